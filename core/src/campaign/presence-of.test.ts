import { expect, test } from 'vitest'
import { civilYear } from '@moisson/law/calendar'
import { contractsIn, contractsText, readContracts } from '../beneficiary/contracts.ts'
import { assumedOf, assumedRemarks } from './assumptions.ts'
import { ceilingsOf } from './individual-ceilings.ts'
import { based, entitledBy, leftOutBy } from './share-bases.ts'
import { shareEnvelope } from './share-envelope.ts'
import { isRefusal } from '../refusal.ts'
import type { Candidate, ShareRules } from './share.ts'

const exercise = civilYear(2025)
const rules: ShareRules = {
  exercise,
  envelope_gross_cents: 1_000_000,
  criteria: [
    { criterion: 'salary', weight_bps: 5_000, floor_cents: null, ceiling_cents: null },
    { criterion: 'presence', weight_bps: 5_000, floor_cents: null, ceiling_cents: null },
  ],
  seniority_months: 3,
  individual_cap_cents: 365_000,
  prorate_cap: true,
  redistribute: false,
  paid_on: '2026-05-29',
  officers: { left_out: null, spouse_quarter: false },
}
const person = (changes: Partial<Candidate> = {}): Candidate => ({
  beneficiary_id: 'p',
  employee_number: 'M1',
  hire_date: '2020-01-01',
  exit_date: null,
  reference_salary_cents: 2_100_000,
  presence_days: null,
  contract_type: 'permanent',
  income_before_cents: null,
  by_hand: null,
  already_granted_cents: 0,
  ...changes,
})
const seasons = person({
  hire_date: '2025-07-01',
  exit_date: '2025-08-10',
  other_contracts: [{ start: '2024-12-15', end: '2025-02-20' }],
})

test('contracts of the exercice and of the twelve months before add up to the seniority', () => {
  const alone = person({ hire_date: '2025-07-01', exit_date: '2025-08-10' })
  expect(entitledBy(rules)(alone)).toBe(false)
  expect(entitledBy(rules)(seasons)).toBe(true)
  // Before the twelve months that precede the exercice nothing counts.
  const old = { ...alone, other_contracts: [{ start: '2023-01-01', end: '2023-12-31' }] }
  expect(entitledBy(rules)(old)).toBe(false)
})

test('who has only contracts outside the exercice is told why', () => {
  const of = (hire_date: string, exit_date: string | null, start: string, end: string) =>
    leftOutBy(rules, { hire_date, exit_date, other_contracts: [{ start, end }] })
  expect(of('2020-01-01', '2024-06-30', '2024-08-01', '2024-12-31')).toBe('left_before')
  expect(of('2026-01-01', null, '2024-08-01', '2024-12-31')).toBe('hired_after')
  expect(of('2025-07-01', '2025-07-31', '2024-12-01', '2024-12-31')).toBe('seniority')
  expect(of('2025-07-01', '2025-08-10', '2024-12-15', '2025-02-20')).toBeNull()
})

test('presence is the days under contract less the absences that the law does not assimilate', () => {
  const of = (changes: Partial<Candidate>) => based(rules, { ...seasons, ...changes }, 0)
  // 1 January to 20 February, 1 July to 10 August.
  expect(of({})).toMatchObject({ presence_days: 92, presence_from: 'contract' })
  expect(of({ absences: { maladie: 10, maternite: 20 } })).toMatchObject({
    presence_days: 82,
    presence_from: 'absences',
  })
  expect(of({ absences: {} })).toMatchObject({ presence_days: 92, presence_from: 'absences' })
  expect(of({ presence_days: 90, absences: { maladie: 10 } })).toMatchObject({
    presence_days: 90,
    presence_from: 'file',
  })
  expect(of({ absences: { maladie: 10 }, by_hand: { presence_days: 5 } })).toMatchObject({
    presence_days: 5,
    presence_from: 'hand',
  })
})

test('pay is rebuilt for assimilated absences, never above what was corrected by hand', () => {
  const rebuilt_pay = {
    absence_months: 4,
    monthly_salary_if_present_cents: 300_000,
    employer_maintained_cents: 100_000,
  }
  expect(based(rules, person({ rebuilt_pay }), 0).reference_salary_cents).toBe(3_200_000)
  expect(
    based(rules, person({ rebuilt_pay, by_hand: { reference_salary_cents: 5 } }), 0).reference_salary_cents,
  ).toBe(5)
  // More kept up than was paid is no pay: it is taken as imported.
  const wrong = { ...rebuilt_pay, employer_maintained_cents: 2_100_001 }
  expect(based(rules, person({ rebuilt_pay: wrong }), 0)).toMatchObject({
    reference_salary_cents: 2_100_000,
    rebuilt: null,
  })
})

test('between two contracts the ceiling is that of the days on the books', () => {
  const ceilings = ceilingsOf(rules)
  expect(ceilings.of(seasons)).toBe(92_000)
  // Contracts that follow each other day to day are one.
  const followed = person({
    hire_date: '2025-07-01',
    other_contracts: [{ start: '2020-01-01', end: '2025-06-30' }],
  })
  expect(ceilings.of(followed)).toBe(365_000)
})

test('more absences than days of contract are refused by number, not counted', () => {
  const shared = shareEnvelope(rules, [
    person(),
    person({ beneficiary_id: 'q', employee_number: 'M2', absences: { maladie: 366 } }),
  ])
  expect(shared).toMatchObject({ refusal: 'absent_too_long', details: { count: 1, numbers: 'M2' } })
})

test('the envelope is shared to the cent whatever presence is made of', () => {
  const shared = shareEnvelope({ ...rules, individual_cap_cents: null }, [
    seasons,
    person({ beneficiary_id: 'q', employee_number: 'M2', absences: { maladie: 65 } }),
    person({ beneficiary_id: 'r', employee_number: 'M3', absences: { maternite: 112 } }),
  ])
  if (isRefusal(shared)) throw new Error(shared.refusal)
  expect(shared.shares.reduce((sum, { gross_cents }) => sum + gross_cents, 0)).toBe(1_000_000)
  expect(shared.shares.map(({ presence_days }) => presence_days)).toEqual([92, 300, 365])
  expect(shared.shares[1]?.calculation.absences).toEqual([{ type: 'maladie', days: 65, counts: false }])
  expect(shared.calculation.assumed?.map(({ code, people }) => [code, people])).toEqual([
    ['no_absences', ['p']],
    ['pay_as_given', ['r']],
  ])
})

test('what was assumed is told of those it was assumed of, and of nobody else', () => {
  const people = [
    person({ beneficiary_id: 'undated', hire_date: null, absences: {} }),
    person({ beneficiary_id: 'filed', presence_days: 300 }),
    person({ beneficiary_id: 'both', presence_days: 300, absences: { maladie: 5 } }),
    person({ beneficiary_id: 'late', hire_date: '2025-10-01', presence_days: 93, absences: {} }),
    person({ beneficiary_id: 'all', hire_date: '2025-10-01', presence_days: 92, absences: {} }),
    person({ beneficiary_id: 'leave', absences: { maternite: 50, conges_payes: 25 } }),
    person({ beneficiary_id: 'holidays', absences: { conges_payes: 25 } }),
    person({ beneficiary_id: 'head', contract_type: 'corporate_officer', absences: {} }),
  ]
  const out = [
    person({ beneficiary_id: 'short', hire_date: '2025-12-01' }),
    person({ beneficiary_id: 'gone', exit_date: '2021-01-01' }),
    person({ beneficiary_id: 'chair', contract_type: 'corporate_officer' }),
  ]
  const assumed = assumedOf(
    { ...rules, officers: { left_out: 'not_in_agreement', spouse_quarter: false } },
    people.map((one) => based(rules, one, 9_000_000)),
    out,
  )
  expect(Object.fromEntries(assumed.map(({ code, people: ids }) => [code, ids]))).toEqual({
    no_hire_date: ['undated'],
    as_imported: ['filed'],
    presence_as_given: ['both'],
    presence_above_contract: ['late'],
    pay_as_given: ['leave'],
    officer_income: ['head'],
    single_contract: ['short'],
  })
  const [first] = assumedRemarks(assumed, new Map([['undated', 'Ana Roux']]), {
    campaign_id: 'c',
    year: 2025,
  })
  expect(first).toMatchObject({ count: 1, people: [{ id: 'undated', name: 'Ana Roux' }], field: 'hire_date' })
  expect(first?.message.fr).toMatch(/^1 personne/)
})

test('a cell of contracts is read whole or not at all, and written as it is read', () => {
  const day = (text: string) =>
    /^\d\d\/\d\d\/\d{4}$/.test(text) ? { value: text.split('/').toReversed().join('-') } : {}
  expect(readContracts('01/02/2025 au 30/04/2025 ; 01/06/2025-', day)).toBe(
    '01/02/2025-30/04/2025; 01/06/2025-',
  )
  expect(readContracts('30/04/2025-01/02/2025', day)).toBeNull()
  expect(readContracts('01/02/2025-30/04/2025; bientôt', day)).toBeNull()
  const contracts = [
    { start: '2025-02-01', end: '2025-04-30' },
    { start: '2025-06-01', end: null },
  ]
  expect(contractsIn(contractsText(contracts))).toEqual(contracts)
})
