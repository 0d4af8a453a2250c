import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../steps.ts'
import { argumentsOfNothing } from './argued.ts'
import { allMutants, chosen, mutantsOf } from './generate.ts'
import { judge } from './run-mutants.ts'

const sample = `
import { addDays } from './calendar.ts'
export const threshold = rule({
  label: { fr: 'a < b', en: 'a < b' },
  compute: ({ a, b, on }, note) => {
    note({ result: a < b })
    return { above: a >= 50 && on < '2026-12-31', last: addDays(on, 15), most: Math.min(a, 2 * b) }
  },
  vectors: [{ why: 'x', given: { a: 1 }, expect: { above: false } }],
})`

test('faults are planted in what a rule computes, not in its words, steps or examples', () => {
  expect(mutantsOf('law/src/x.ts', sample).map(({ kind, from, to }) => `${kind}: ${from} → ${to}`)).toEqual([
    "condition: a >= 50 && on < '2026-12-31' → (a >= 50 || on < '2026-12-31')",
    'boundary: a >= 50 → a > 50',
    'rate or figure: 50 → 51',
    "boundary: on < '2026-12-31' → on <= '2026-12-31'",
    "date: '2026-12-31' → '2027-01-01'",
    'date: addDays(on, 15) → addDays(on, (15) + 1)',
    'rate or figure: 15 → 16',
    'min or max: Math.min(a, 2 * b) → Math.max(a, 2 * b)',
    'missing term: 2 * b → (2)',
    'rate or figure: 2 → 3',
  ])
})

test('the choice is the same at each run and reaches every rule first', () => {
  const mutants = allMutants(root)
  const rules = new Set(mutants.map(({ file, rule }) => `${file} ${rule}`))
  const taken = chosen(mutants, 300, 1)
  expect(taken).toHaveLength(300)
  expect(chosen(mutants, 300, 1)).toEqual(taken)
  expect(new Set(taken.map(({ file, rule }) => `${file} ${rule}`)).size).toBe(Math.min(300, rules.size))
})

test('what is argued still stands in the rules', () =>
  expect(argumentsOfNothing((file) => readFileSync(join(root, file), 'utf8'))).toEqual([]))

/** Deductions of nothing, a month after the other: the list grows until its process may hold no more. */
function endless() {
  const found = allMutants(root).findLast(
    ({ file, to }) => file.endsWith('/advances.ts') && to === 'most >= 0',
  )
  if (!found) throw new Error('no loop of deductions found')
  return found
}

test('the tests of law see faults of the levies; what piles up without end is ended alone; what changes nothing lives', async () => {
  const inLevies = allMutants(root).filter((one) => one.file === 'law/src/csg-crds.ts')
  const [first] = inLevies
  if (!first) throw new Error('no fault found a place in the levies')
  const unchanged = { ...first, to: first.from }
  const given = [...inLevies.slice(0, 5), unchanged, endless()]
  const judged = await judge(given, () => {}, { workers: 1, runs: [20], heap_mb: 192 })
  expect(judged.filter(({ by }) => by === null).map(({ mutant }) => mutant)).toEqual([unchanged])
  expect(judged.filter(({ by }) => by === 'the process ends').map(({ mutant }) => mutant)).toEqual([
    endless(),
  ])
}, 240_000)
