import { expect, test } from 'vitest'
import { lateInterestLeft, type OwedMovement } from './late-left.ts'

const ofYear = { type: 'interessement' as const, legal_payment_deadline: '2026-05-31' }
const paid: OwedMovement = { kind: 'payroll', owed_cents: 100_000, recorded_on: null, fixed_on: null }
const codes = (movement: Partial<OwedMovement>, today = '2026-06-10') =>
  lateInterestLeft([{ ...paid, ...movement }], ofYear, today).map(({ code }) => code)

test('what is paid late without its interest is left to pay by the company, said by movement', () => {
  expect(codes({})).toEqual(['late_interest_left_payroll'])
  expect(codes({ kind: 'account_keeper' })).toEqual(['late_interest_left_account_keeper'])
  expect(codes({ recorded_on: '2026-06-01' }, '2026-06-30')).toEqual(['late_interest_left_payroll'])
  const [left] = lateInterestLeft([paid], ofYear, '2026-06-10')
  expect(left?.message.fr).toMatch(/1\s000,00\s€ \(payé par la paie\).*31 mai 2026.*L3314-9/)
  // What is recorded is not fixed before its record is taken back.
  const [recorded] = lateInterestLeft([{ ...paid, recorded_on: '2026-06-08' }], ofYear, '2026-06-10')
  expect([left?.message.fr, recorded?.message.fr]).toEqual([
    expect.stringMatching(/Fixez-les dans/),
    expect.stringMatching(/annulez l’enregistrement.*fixez-les pour le 8 juin 2026/),
  ])
  const [ofReserve] = lateInterestLeft([paid], { ...ofYear, type: 'participation' }, '2026-06-10')
  expect(ofReserve?.message.fr).toMatch(/D3324-21-2 et D3324-25\)/)
})

test.each(['ppv', 'abondement', 'interessement_supplement', 'participation_supplement'] as const)(
  'no interest is asked for on %s, which no text makes it run on',
  (type) => {
    expect(lateInterestLeft([paid], { ...ofYear, type }, '2027-06-10')).toEqual([])
  },
)

test('nothing is left of what was paid in time, of nothing, or with its interest of that day', () => {
  expect(codes({}, '2026-05-31')).toEqual([])
  expect(codes({ recorded_on: '2026-05-31' })).toEqual([])
  expect(codes({ owed_cents: 0 })).toEqual([])
  expect(codes({ fixed_on: '2026-06-08', recorded_on: '2026-06-08' })).toEqual([])
  // Not paid yet: the interest stands for the day that was planned.
  expect(codes({ fixed_on: '2026-06-12' })).toEqual([])
})

test('interest fixed for another day than the payment is told', () => {
  expect(codes({ fixed_on: '2026-06-08', recorded_on: '2026-06-10' })).toEqual([
    'late_interest_other_day_payroll',
  ])
})
