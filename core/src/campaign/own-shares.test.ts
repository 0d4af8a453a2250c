import { expect, test } from 'vitest'
import { euros } from '@moisson/law/words/figures'
import { confirmable } from '../choice/check-lines.ts'
import { defaultLines } from '../choice/default-lines.ts'
import { draftSentence, choiceSentence, defaultDecider } from '../choice/default-sentence.ts'
import { recordedConsequence } from '../choice/consequence.ts'
import type { Line, Offer, Person } from '../choice/offer.ts'
import { isRefusal } from '../refusal.ts'
import { shareOfLateComer } from './late-share.ts'
import { explainShare } from './explain-share.ts'
import type { Candidate, ShareRules } from './share.ts'
import { shareEnvelope } from './share-envelope.ts'

const rules: ShareRules = {
  exercise: { start: '2026-06-30', end: '2026-06-30' },
  envelope_gross_cents: null,
  own: { pay_year: 2025 },
  criteria: [{ criterion: 'uniform', weight_bps: 10_000 }],
  seniority_months: 3,
  individual_cap_cents: null,
  prorate_cap: false,
  redistribute: false,
  paid_on: '2026-06-30',
  officers: { left_out: null, spouse_quarter: false },
}
const person = (id: string, more: Partial<Candidate> = {}): Candidate => ({
  beneficiary_id: id,
  employee_number: id,
  hire_date: '2020-01-01',
  exit_date: null,
  reference_salary_cents: 3_200_001,
  presence_days: null,
  contract_type: 'permanent',
  income_before_cents: null,
  by_hand: null,
  already_granted_cents: 0,
  ...more,
})
const roomsOf = (...people: Candidate[]) => {
  const shared = shareEnvelope(rules, people)
  if (isRefusal(shared)) return shared.refusal
  return shared.shares.map(({ beneficiary_id, room_cents, gross_cents }) => [
    beneficiary_id,
    room_cents,
    gross_cents,
  ])
}

test('everybody may pay in a quarter of their pay, rounded down, less what other campaigns of the year took in', () => {
  expect(
    roomsOf(
      person('a'),
      person('b', { already_granted_cents: 300_000 }),
      person('c', { already_granted_cents: 900_000 }),
    ),
  ).toEqual([
    ['a', 800_000, 0],
    ['b', 500_000, 0],
    ['c', 0, 0],
  ])
})

test('no pay at all is a quarter of the ceiling of social security; a pay nobody knows is refused', () => {
  expect(roomsOf(person('a', { reference_salary_cents: 0 }))).toEqual([['a', 1_201_500, 0]])
  expect(roomsOf(person('a', { reference_salary_cents: null }))).toBe('pay_missing')
})

test('the income of an officer counts whole, and who is gone or too new on the day may not pay in', () => {
  const officer = person('a', { contract_type: 'corporate_officer', reference_salary_cents: 12_000_000 })
  expect(
    roomsOf(officer, person('b', { exit_date: '2026-06-29' }), person('c', { hire_date: '2026-05-01' })),
  ).toEqual([['a', 3_000_000, 0]])
})

test('a pay corrected by hand sets the limit of who came late too, and its steps say where it comes from', () => {
  const shared = shareEnvelope(rules, [person('a')])
  if (isRefusal(shared)) throw new Error(shared.refusal)
  const late = shareOfLateComer(
    rules,
    shared.calculation,
    person('b', { by_hand: { reference_salary_cents: 400_000 } }),
  )
  if (isRefusal(late)) throw new Error(late.refusal)
  expect(late.room_cents).toBe(100_000)
  const steps = explainShare(shared.calculation, { ...late, net_cents: 60_000 }, 'voluntary_payment')
  expect(steps.map(({ label, detail, amount_cents }) => [label.fr, detail?.fr, amount_cents])).toEqual([
    [
      'Limite de l’année\u00a0: 25\u202f% de votre rémunération brute',
      `25\u202f% × ${euros(400_000, 'fr')}`,
      100_000,
    ],
    ['Vous pouvez verser jusqu’à', undefined, 100_000],
    ['Montant versé', undefined, 60_000],
  ])
})

const offer: Offer = {
  type: 'voluntary_payment',
  destinations: ['pee'],
  default_rule: 'nothing_paid',
  draft_policy: 'ignore_draft',
  exercise_start: '2026-06-30',
  exercise_end: '2026-06-30',
  payment_day: '2026-06-30',
  plans: [
    {
      id: 'p',
      kind: 'pee',
      name: 'PEE',
      abondement: { kind: 'single', rate_bps: 5000, cap_cents: null, base: 'net', leavers: false },
      funds: [{ id: 'f', name: 'Fonds', sri: 1 }],
      default_fund_id: 'f',
      has_managed_profiles: false,
    },
  ],
}
const payer: Person = {
  gross_cents: 0,
  net_cents: 0,
  csg_deductible_cents: 0,
  room_cents: 100_000,
  last_day: null,
}
const into = (amount_cents: number): Line => ({
  destination: 'pee',
  management_mode: 'free',
  managed_profile: null,
  fund_id: 'f',
  amount_cents,
})

test('any amount up to the limit is a choice, nothing is one too, and a cent above is refused', () => {
  const codeOf = (...lines: Line[]) => {
    const found = confirmable(offer, lines, payer)
    return isRefusal(found) ? found.refusal : 'ok'
  }
  expect([codeOf(), codeOf(into(100)), codeOf(into(100_000))]).toEqual(['ok', 'ok', 'ok'])
  expect([codeOf(into(99)), codeOf(into(100_001))]).toEqual(['line_too_small', 'above_room'])
})

test('what is paid in leaves the pay, is matched, and silence pays nothing', () => {
  expect(defaultLines(offer, 0)).toEqual([])
  const { estimate, lines } = recordedConsequence(offer, [into(40_000)], payer)
  expect(estimate).toMatchObject({ pee_cents: 40_000, net_cash_cents: 0, taxable_cents: 0, own: true })
  expect(choiceSentence(lines, estimate).fr).toMatch(
    /^400,00\s€ seront retenus sur votre paie et versés sur le PEE.*libres le lundi 30 juin 2031\.$/u,
  )
  expect(choiceSentence([], recordedConsequence(offer, [], payer).estimate).en).toBe(
    'Nothing is taken off your pay, and nothing is paid in.',
  )
  expect(draftSentence(offer).fr).toContain('rien n’est versé')
  expect(defaultDecider('nothing_paid', 'voluntary_payment').fr).toContain('votre argent')
})
