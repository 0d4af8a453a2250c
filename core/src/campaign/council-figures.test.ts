import { expect, test } from 'vitest'
import { completeAnswers } from '../accord/complete-answers.ts'
import { facts, minimal } from '../accord/testing/random-answers.ts'
import { councilFigures, councilOrigin } from './council-figures.ts'
import { agreementFormula, computeEnvelope, type RecordedBasis } from './envelope-basis.ts'

const totals = {
  envelope_cents: 500_000,
  distributed_cents: 500_003,
  lowest_sum_cents: 80_003,
  highest_sum_cents: 120_000,
}
const noExtremes = { lowest_five_cents: null, highest_five_cents: null }

test('of five people the totals are told, the average to the cent', () => {
  expect(councilFigures({ ...totals, people: 5 })).toEqual({
    people: 5,
    envelope_cents: 500_000,
    average_cents: 100_001,
    ...noExtremes,
  })
})

test.each([0, 1, 4])('of %i people no amount is told', (people) => {
  expect(councilFigures({ ...totals, people })).toEqual({
    people,
    envelope_cents: null,
    average_cents: null,
    ...noExtremes,
  })
})

test.each([10, 15, 300])('of %i people the extremes are told as the average of five', (people) => {
  const { lowest_five_cents, highest_five_cents } = councilFigures({ ...totals, people })
  expect([lowest_five_cents, highest_five_cents]).toEqual([16_001, 24_000])
})

test.each([9, 11, 14])('of %i people no extreme is told: the rest would be fewer than five', (people) => {
  expect(councilFigures({ ...totals, people })).toMatchObject(noExtremes)
})

/** 8 % of a result from 100 000 € on. */
const agreement = agreementFormula(completeAnswers(minimal, facts, '2026-11-20'))
const exercise = { start: '2027-01-01', end: '2027-12-31' }
function recordedFor(resultat: number): RecordedBasis {
  const { basis } = computeEnvelope(agreement, exercise, { resultat, masse_salariale: 2_000_000 })
  if (!basis) throw new Error('these figures give an amount')
  return {
    ...basis,
    exercise,
    agreement: { id: 'a', title: 'Accord', version: 1 },
    recorded_at: '2028-02-01T09:00:00Z',
    recorded_by: 'Claire Martin',
  }
}

test('the formula stands in words with the steps recorded, and its curve goes through what the year gave', () => {
  const recorded = recordedFor(250_000)
  const { amount_cents, formula } = recorded
  const found = councilOrigin(5, recorded, { own_cents: amount_cents, agreement, reserve: null })
  expect(found.formula).toEqual(formula)
  expect(found.formula.join(' ')).toContain('8')
  expect(found.envelope_steps.at(-1)?.label.en).toBe('The envelope is €20,000.00.')
  const { curve } = found
  expect(curve?.label).toBe('résultat courant avant impôt')
  expect(curve?.points[curve.at]).toMatchObject({
    envelope_cents: amount_cents,
    shown: { en: '€250,000' },
  })
  const amounts = curve?.points.map(({ envelope_cents }) => envelope_cents) ?? []
  expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
  expect(Math.min(...amounts)).toBe(0)
  expect(JSON.stringify(found)).not.toContain('Claire Martin')
})

test('an agreement that gives another amount than was recorded draws no curve, what was recorded stays', () => {
  const recorded = { ...recordedFor(250_000), amount_cents: 900_000 }
  const found = councilOrigin(5, recorded, { own_cents: 900_000, agreement, reserve: null })
  expect([found.curve, found.formula]).toEqual([null, recorded.formula])
  expect(
    councilOrigin(5, recordedFor(250_000), { own_cents: 900_000, agreement: null, reserve: null }).curve,
  ).toBeNull()
})

test('of a participation the steps of its reserve stand there, and nothing under five people', () => {
  const steps = [{ label: { fr: 'Réserve', en: 'Reserve' }, amount_cents: 1, articles: [] }]
  const reserve = { legal_cents: 1, derogatory: null, carried_cents: 0, total_cents: 1, steps }
  const of = { own_cents: 1, agreement: null, reserve }
  expect(councilOrigin(5, null, of)).toEqual({ formula: [], envelope_steps: steps, curve: null })
  expect(councilOrigin(4, null, of).envelope_steps).toEqual([])
})

test('under five people, or without a record, neither formula, figure nor curve', () => {
  const nothing = { formula: [], envelope_steps: [], curve: null }
  expect(councilOrigin(4, recordedFor(250_000), { own_cents: 1, agreement, reserve: null })).toEqual(nothing)
  expect(councilOrigin(5, null, { own_cents: 1, agreement, reserve: null })).toEqual(nothing)
})
