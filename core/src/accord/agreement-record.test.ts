import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answersOfClauses } from './amendment.ts'
import { agreementRecord } from './agreement-record.ts'
import { checkAnswers } from './check-answers.ts'
import { completeAnswers } from './complete-answers.ts'
import { plainText } from './content.ts'
import type { GivenAnswers } from './given-answers.ts'
import { facts, lawfulAnswers, minimal } from './testing/random-answers.ts'
import { counted, euros, inLetters } from './french-wording.ts'
import { typeset } from './typeset.ts'
import { writeAccord } from './write-accord.ts'

test('what campaigns copy of a written agreement is what its text says', () => {
  fc.assert(
    fc.property(lawfulAnswers, (given) => {
      const accord = completeAnswers(given, facts, '2026-11-20')
      expect(checkAnswers(accord, given).problems).toEqual([])
      const text = writeAccord(accord)
        .clauses.map(({ blocks }) => plainText(blocks))
        .join('\n')
      const says = (words: string) => text.includes(typeset(words))
      const { clauses } = agreementRecord(accord)
      const pays = accord.criteria.some(({ criterion }) => criterion === 'salary')
      const plans = accord.choice.plans
      expect({
        officers: clauses.officers,
        spouse_quarter: clauses.spouse_quarter,
        prorate_cap: clauses.prorate_cap,
        redistribute: clauses.redistribute,
        seniority: clauses.seniority_months === 0,
        presumption: clauses.presumption_days === 0,
        own_cap: clauses.individual_cap_cents !== null,
        pee: clauses.destinations.includes('pee'),
        percol: clauses.destinations.includes('percol'),
        placed_by_default: clauses.default_rule === 'pee_lowest_risk',
        criteria: clauses.criteria,
        reply: clauses.response_days === undefined,
      }).toEqual({
        officers: says('intéressement le chef d’entreprise'),
        spouse_quarter: says('Pour le conjoint collaborateur ou associé, il est tenu compte d’une somme'),
        prorate_cap: says('ce plafond est réduit en proportion'),
        redistribute: says('sont réparties entre les bénéficiaires qui ne l’ont pas atteint'),
        seniority: says('sans condition d’ancienneté'),
        presumption:
          plans.length === 0 ? clauses.presumption_days === 0 : says('réputé informé le jour de l’envoi'),
        own_cap: says('au plus sont attribués à un même bénéficiaire'),
        pee: plans.some((plan) => plan !== 'PERCOL'),
        percol: plans.includes('PERCOL'),
        placed_by_default: says('la somme est affectée en totalité au'),
        criteria: accord.criteria,
        reply: plans.length === 0,
      })
      if (clauses.response_days !== undefined)
        expect(says(`Il dispose de ${counted(clauses.response_days, 'jour')}`)).toBe(true)
      if (clauses.seniority_months > 0)
        expect(says(`au moins ${inLetters(clauses.seniority_months)} mois d’ancienneté`)).toBe(true)
      if (clauses.individual_cap_cents !== null)
        expect(says(`${euros(clauses.individual_cap_cents)} au plus`)).toBe(true)
      expect(pays || clauses.spouse_quarter === false).toBe(true)
    }),
    { numRuns: 120 },
  )
})

test('officers and spouses benefit by the record as by the text', () => {
  const record = (executives: boolean, spouse: boolean) => {
    const given = {
      ...minimal,
      split: {
        criteria: [{ criterion: 'salary' as const, weight_bps: 10_000 }],
      },
      beneficiaries: { executives, spouse },
    }
    const accord = completeAnswers(given, facts, '2026-11-20')
    const { clauses } = agreementRecord(accord)
    const { warnings } = checkAnswers(accord, given)
    return [clauses.officers, clauses.spouse_quarter, warnings.some(({ code }) => code === 'spouse_apart')]
  }
  expect(record(true, true)).toEqual([true, true, false])
  expect(record(false, false)).toEqual([false, false, false])
  // One clause of the campaigns for both: what they cannot do apart is said.
  expect(record(true, false)).toEqual([true, false, true])
})

test('the split of a supplement goes with the agreement, and an amendment of it begins with it', () => {
  const equal = [{ criterion: 'uniform' as const, weight_bps: 10_000 }]
  const of = (supplement: GivenAnswers['supplement']) =>
    agreementRecord(completeAnswers({ ...minimal, supplement }, facts, '2026-11-20')).clauses
      .supplement_criteria
  expect(of({ split: 'own', criteria: equal })).toEqual(equal)
  expect(of({ split: 'specific' })).toEqual([])
  expect(of({ split: 'same' })).toBeUndefined()
  expect(of({ planned: false, split: 'own', criteria: equal })).toBeUndefined()
  expect(answersOfClauses({ supplement_criteria: equal }).supplement).toEqual({
    split: 'own',
    criteria: equal,
  })
  expect(answersOfClauses({ supplement_criteria: [] }).supplement).toEqual({ split: 'specific' })
  expect(answersOfClauses({}).supplement).toBeUndefined()
})

test('an amendment begins with the time to answer and the months to pay that are on record', () => {
  const { choice, payment } = answersOfClauses({ response_days: 30, payment_months: 3 })
  expect([choice, payment]).toEqual([{ response_days: 30 }, { months_after_closing: 3 }])
})

test('the months to pay are on record where the agreement promises less than the law', () => {
  const of = (payment: GivenAnswers['payment'], duration: GivenAnswers['duration'] = {}) =>
    agreementRecord(completeAnswers({ ...minimal, payment, duration }, facts, '2026-11-20')).clauses
      .payment_months
  expect([of({}), of({ months_after_closing: 5 }), of({ months_after_closing: 3 })]).toEqual([
    undefined,
    undefined,
    3,
  ])
  expect(of({ months_after_closing: 2 }, { period_months: 3 })).toBeUndefined()
  expect(of({ months_after_closing: 1 }, { period_months: 3 })).toBe(1)
})
