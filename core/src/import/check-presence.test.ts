import { expect, test } from 'vitest'
import { checkPresence, type KnownPresence } from './check-presence.ts'
import { problemSentence } from './problem-sentence.ts'

const exercise = { start: '2025-01-01', end: '2025-12-31' }
const found = (record: object, known: KnownPresence | null = null, of = exercise) =>
  checkPresence({ row: 2, ...record }, known, of)
const doubt = (...given: Parameters<typeof found>) => found(...given)[0]?.presence

test('more days of presence than of contract in the exercice are doubted, both ends counted', () => {
  const late = { hire_date: '2025-10-01' }
  expect(doubt({ ...late, presence_days: 365 })).toEqual({ given: 365, most: 92 })
  expect(doubt({ ...late, presence_days: 92.5 })).toEqual({ given: 92.5, most: 92 })
  expect(doubt({ ...late, presence_days: 92 })).toBeUndefined()
  expect(doubt(late)).toBeUndefined()
  const left = { hire_date: '2010-01-01', exit_date: '2025-01-31' }
  expect(doubt({ ...left, presence_days: 31 })).toBeUndefined()
  expect(doubt({ ...left, presence_days: 32 })).toEqual({ given: 32, most: 31 })
  expect(doubt({ hire_date: '2026-01-01', presence_days: 1 })).toEqual({ given: 1, most: 0 })
  expect(doubt({ presence_days: 366 })).toEqual({ given: 366, most: 365 })
  // An error of its own, said once.
  expect(doubt({ ...late, presence_days: 367 })).toBeUndefined()
})

test('the exercice is the company’s own, and every contract counts, each day once', () => {
  const late = { hire_date: '2025-10-01', presence_days: 300 }
  expect(doubt(late, null, { start: '2025-08-01', end: '2026-07-31' })).toBeUndefined()
  const other_contracts = '01/01/2025-31/03/2025; 01/03/2025-30/06/2025'
  expect(doubt({ ...late, presence_days: 273, other_contracts })).toBeUndefined()
  expect(doubt({ ...late, presence_days: 274, other_contracts })).toEqual({ given: 274, most: 273 })
})

test('what the company knows already counts where the row says nothing', () => {
  const known = {
    hire_date: '2025-07-01',
    exit_date: null,
    other_contracts: [{ start: '2025-01-01', end: '2025-01-31' }],
    presence_days: 215,
  }
  expect(doubt({ presence_days: 365 }, known)).toEqual({ given: 365, most: 215 })
  expect(doubt({}, known)).toBeUndefined()
  expect(doubt({ exit_date: '2025-09-30' }, known)).toEqual({ given: 215, most: 123 })
})

test('the doubt says the days given and the most possible', () => {
  const [problem] = found({ hire_date: '2025-10-01', presence_days: 182.5 })
  if (problem === undefined) throw new Error('no doubt')
  expect(problemSentence(problem, 'fr')).toMatch(/^Jours de présence\u00a0: 182,5, .* couvrent 92 au plus/)
  expect(problemSentence(problem, 'en')).toMatch(/^Days of presence: 182\.5, .* cover 92 at most/)
})
