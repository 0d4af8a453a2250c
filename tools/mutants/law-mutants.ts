import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../steps.ts'
import { allMutants, chosen } from './generate.ts'
import type { Mutant } from './mutant.ts'
import { report } from './report.ts'
import { judge } from './run-mutants.ts'

/** A fault or more in each of the rules and functions, some three hundred. */
const DEFAULT_COUNT = 320
/** What lived at the last run, so that an example written for it is tried without the others. */
const kept = join(root, '.cache/law-faults-alive.json')

/** Whether a fault stands in a part of a path (`seniority`), or at a place (`seniority.ts:42`). */
const standsIn = ({ file, line }: Mutant, part: string): boolean =>
  /:\d+$/.test(part) ? `${file}:${line}`.endsWith(part) : file.includes(part)

/** npm run faults -- law [COUNT | all | alive] [SEED] [PLACES]: single faults over the rules of law, each against its tests. */
export async function runLawMutants([
  count = String(DEFAULT_COUNT),
  seed = '1',
  places = '',
]: readonly string[]): Promise<boolean> {
  const mutants = allMutants(root).filter((one) => places.split(',').some((part) => standsIn(one, part)))
  const planted = plantedOf(mutants, count, Number(seed))
  if (!(planted.length > 0))
    throw new Error('usage: npm run faults -- law [COUNT | all | alive] [SEED] [FILE, FILE:LINE, …]')
  console.log(`${planted.length} of ${mutants.length} possible faults, seed ${seed}`)
  let done = 0
  const alive: string[] = []
  const judged = await judge(planted, ({ mutant, by }) => {
    done += 1
    if (by === null) keep(alive, mutant)
    if (done % 20 === 0) console.log(`${done} of ${planted.length}, ${alive.length} alive`)
  })
  if (alive.length === 0) write(alive)
  return report(judged, count !== 'alive' && places === '')
}

function plantedOf(mutants: readonly Mutant[], count: string, seed: number): readonly Mutant[] {
  if (count === 'all') return mutants
  if (count !== 'alive') return chosen(mutants, Number(count), seed)
  const names = new Set(JSON.parse(readFileSync(kept, 'utf8')) as string[])
  return mutants.filter((mutant) => names.has(nameOf(mutant)))
}

/** A fault by what it says, so that it is found again after lines moved. */
const nameOf = ({ file, rule, lineText, from, to }: Mutant): string =>
  [file, rule, lineText, from, to].join('\n')

function keep(alive: string[], mutant: Mutant): void {
  alive.push(nameOf(mutant))
  write(alive)
}

function write(alive: readonly string[]): void {
  mkdirSync(dirname(kept), { recursive: true })
  writeFileSync(kept, JSON.stringify(alive))
}
