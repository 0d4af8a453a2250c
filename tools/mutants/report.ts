import { argumentFor } from './argued.ts'
import type { Judged } from './run-mutants.ts'

/** At most one fault in twenty may live. */
const MOST_ALIVE = 0.05

/** Prints what lived, rule by rule, and says whether all of it is argued and, of a choice over all rules, few enough. */
export function report(judged: readonly Judged[], ofAllRules: boolean): boolean {
  for (const [rule, list] of Map.groupBy(judged, ({ mutant }) => `${mutant.file} ${mutant.rule}`)) {
    const seen = list.filter(({ by }) => by !== null).length
    console.log(`${String(seen).padStart(4)} of ${String(list.length).padStart(3)}  ${rule}`)
  }
  const alive = judged.filter(({ by }) => by === null).map(({ mutant }) => mutant)
  const notArgued = alive.filter((mutant) => argumentFor(mutant) === undefined)
  for (const mutant of alive) {
    const { file, line, rule, kind, from, to } = mutant
    console.log(`\nALIVE ${file}:${line} ${rule}, ${kind}: ${from} → ${to}`)
    console.log(`  ${argumentFor(mutant) ?? 'NOT ARGUED: an example is missing'}`)
  }
  const ratio = alive.length / judged.length
  const percent = (100 * ratio).toFixed(1)
  console.log(
    `\n${judged.length} planted, ${judged.length - alive.length} caught, ${alive.length} alive (${percent} %, ${notArgued.length} not argued)`,
  )
  return (ratio <= MOST_ALIVE || !ofAllRules) && notArgued.length === 0
}
