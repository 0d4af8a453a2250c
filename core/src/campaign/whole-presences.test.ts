import { expect, test } from 'vitest'
import { PRESENCES } from '../accord/accord.ts'
import { completeAnswers } from '../accord/complete-answers.ts'
import type { GivenAnswers } from '../accord/given-answers.ts'
import { facts, minimal } from '../accord/testing/random-answers.ts'
import { writeAccord } from '../accord/write-accord.ts'
import { plainText } from '../accord/content.ts'
import { agreementFormula, computeEnvelope, envelopeFields, recomputed } from './envelope-basis.ts'
import { aCandidate } from './testing/a-candidate.ts'
import type { Candidate, ShareRules } from './share.ts'
import { shareEnvelope } from './share-envelope.ts'
import { isRefusal } from '../refusal.ts'
import { wholePresences } from './whole-presences.ts'

const exercise = { start: '2025-01-01', end: '2025-12-31' }
const rules: ShareRules = {
  exercise,
  envelope_gross_cents: null,
  criteria: [{ criterion: 'presence', weight_bps: 10_000 }],
  seniority_months: 3,
  individual_cap_cents: null,
  prorate_cap: true,
  redistribute: true,
  paid_on: '2026-05-31',
  officers: { left_out: 'not_in_agreement', spouse_quarter: false },
}
const person = (place: number, more: Partial<Candidate> = {}) => aCandidate(`N${place}`, more)
const people = [
  person(1),
  person(2),
  person(3, { presence_days: 200 }),
  person(4, { presence_days: 183, hire_date: '2025-07-02' }),
  person(5, { hire_date: '2025-11-01', presence_days: 61 }),
]

/** 600 € for each. */
const sixHundred = (criterion: 'presence' | 'uniform'): GivenAnswers => ({
  ...minimal,
  formula: {
    tree: {
      if: { cmp: '>=', left: { var: 'resultat' }, right: { const: 80_000 } },
      [`${'then'}`]: { per_head: { const: 600 } },
      else: { const: 0 },
    },
  },
  split: { criteria: [{ criterion, weight_bps: 10_000 }] },
})
const accordOf = (criterion: 'presence' | 'uniform') =>
  completeAnswers(sixHundred(criterion), facts, '2025-03-01')

test('who was there all the year has the amount that the agreement says, and the others their part of it', () => {
  const agreement = agreementFormula(accordOf('presence'))
  expect(envelopeFields(agreement, exercise).map(({ name }) => name)).toContain(PRESENCES)
  const presences = wholePresences(rules, people, 'presence')
  // 365, 365, 200 and 183 days of 365; the fifth has no three months.
  expect(presences).toBe(3.049315)
  const { basis } = computeEnvelope(agreement, exercise, {
    resultat: 100_000,
    masse_salariale: 500_000,
    [PRESENCES]: presences,
  })
  expect(basis?.amount_cents).toBe(182_959)
  const shared = shareEnvelope({ ...rules, envelope_gross_cents: basis?.amount_cents ?? null }, people)
  if (isRefusal(shared)) throw new Error(shared.refusal)
  expect(shared.shares.map(({ gross_cents }) => gross_cents)).toEqual([60_000, 60_000, 32_877, 30_082])
})

test('where each has the same, persons are counted; and so is what was recorded before', () => {
  const each = agreementFormula(accordOf('uniform'))
  const figures = { resultat: 100_000, masse_salariale: 500_000, effectif: 4 }
  expect(computeEnvelope(each, exercise, figures).basis?.amount_cents).toBe(240_000)
  const before = computeEnvelope(each, exercise, figures).basis!
  expect(recomputed(agreementFormula(accordOf('presence')), { ...before, exercise })).toBe(240_000)
})

test('the text says of whom the amount is whole', () => {
  const text = (criterion: 'presence' | 'uniform') =>
    writeAccord(accordOf(criterion))
      .clauses.map(({ blocks }) => plainText(blocks))
      .join('\n')
      .replaceAll('\u00a0', ' ')
      .replaceAll('\u202f', ' ')
  expect(text('presence')).toContain('réduit pour les autres en proportion de leur durée de présence')
  expect(text('uniform')).toContain('un montant par bénéficiaire ;')
})

test('times that are not days make no whole presences', () => {
  expect(wholePresences(rules, [person(1, { presence_days: 1607 })], 'presence')).toBeNull()
  expect(wholePresences(rules, [], 'presence')).toBeNull()
  expect(wholePresences(rules, people, 'appartenance')).toBe(3.50137)
})
