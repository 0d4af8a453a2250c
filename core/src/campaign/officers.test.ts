import { expect, test } from 'vitest'
import { isRefusal } from '../refusal.ts'
import { explainShare } from './explain-share.ts'
import { officerPay, standingOf, whyOfficersOut, type OfficerFacts } from './officers.ts'
import { shareEnvelope } from './share-envelope.ts'
import { aCandidate } from './testing/a-candidate.ts'
import type { Candidate, ShareRules } from './share.ts'

const facts: OfficerFacts = { in_agreement: true, headcount: 48, above_250: false, employees: 48 }

test.each<[string, Partial<OfficerFacts>, ReturnType<typeof whyOfficersOut>]>([
  ['a company of 48 whose agreement covers them', {}, null],
  ['an agreement silent on officers', { in_agreement: false }, 'not_in_agreement'],
  ['a headcount nobody gave', { headcount: null }, 'headcount_unknown'],
  ['no employee but the officer', { headcount: 1, employees: 0 }, 'headcount'],
  ['nobody on the payroll', { headcount: 0, employees: 0 }, 'headcount'],
  ['300 this year, not five years running', { headcount: 300 }, null],
  ['250 for five years', { headcount: 300, above_250: true }, 'headcount'],
])('%s', (_, more, expected) => expect(whyOfficersOut({ ...facts, ...more })).toBe(expected))

test('heads, officers and spouses are told from employees by their contract', () => {
  expect(['corporate_officer', 'self_employed_head', 'spouse', 'permanent', null].map(standingOf)).toEqual([
    'officer',
    'officer',
    'spouse',
    null,
    null,
  ])
})

const rules: ShareRules = {
  exercise: { start: '2026-01-01', end: '2026-12-31' },
  envelope_gross_cents: 1_000_000,
  criteria: [{ criterion: 'salary', weight_bps: 10_000 }],
  seniority_months: 0,
  individual_cap_cents: null,
  prorate_cap: true,
  redistribute: true,
  paid_on: '2027-05-31',
  officers: { left_out: null, spouse_quarter: false },
}
const person = (number: string, more: Partial<Candidate> = {}) =>
  aCandidate(number, { beneficiary_id: number, ...more })
const officer = person('Z', { contract_type: 'corporate_officer', reference_salary_cents: 20_000_000 })
const shared = (given: Partial<ShareRules>, people: readonly Candidate[]) => {
  const result = shareEnvelope({ ...rules, ...given }, people)
  if (isRefusal(result)) throw new Error(result.refusal)
  return result
}

test('an officer counts for the income of the year before, no more than the highest salary paid', () => {
  const people = [person('A'), person('B', { reference_salary_cents: 6_000_000 }), officer]
  const { shares, calculation } = shared({}, people)
  expect(shares.map(({ gross_cents }) => gross_cents)).toEqual([200_000, 400_000, 400_000])
  expect(calculation.highest_salary_cents).toBe(6_000_000)
  // The 20 % of the wages look at the whole income.
  expect(calculation.reference_salary_total_cents).toBe(29_000_000)
  const lower = shared({}, [people[0]!, people[1]!, { ...officer, income_before_cents: 3_000_000 }])
  expect(lower.shares.map(({ gross_cents }) => gross_cents)).toEqual([250_000, 500_000, 250_000])
  const step = explainShare(calculation, { ...shares[2]! }, 'interessement').find(
    ({ label }) => label.fr === 'Revenu retenu',
  )
  expect(step?.detail?.fr).toMatch(
    /^60\s000,00\s€\s: revenu de l’exercice, faute de connaître .*\(200\s000,00\s€\)/,
  )
  expect(step?.articles).toEqual(['C. trav., art. L3314-6'])
})

test('an officer the agreement leaves out gets no share, even added by hand', () => {
  const left_out = { officers: { left_out: 'not_in_agreement', spouse_quarter: false } } as const
  const { shares } = shared(left_out, [person('A'), { ...officer, by_hand: { added: true } }])
  expect(shares.map(({ beneficiary_id }) => beneficiary_id)).toEqual(['A'])
})

test('a spouse counts for a quarter of the PASS when the agreement says so, else for their own income', () => {
  const spouse = person('S', { contract_type: 'spouse', reference_salary_cents: null })
  const clause = { ...rules, officers: { left_out: null, spouse_quarter: true } }
  expect(officerPay(spouse, clause, 5_000_000)?.base_cents).toBe(1_201_500)
  expect(officerPay(spouse, rules, 5_000_000)?.base_cents).toBe(null)
  expect(officerPay({ ...spouse, reference_salary_cents: 2_000_000 }, rules, 5_000_000)?.base_cents).toBe(
    2_000_000,
  )
})
