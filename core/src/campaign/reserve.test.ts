import { expect, test } from 'vitest'
import { blankOf } from '../record/blank.ts'
import { payCeilingsOf } from './individual-ceilings.ts'
import { addedValueRemark, envelopeOf, reserveOf, type ReserveSettings } from './reserve.ts'
import { reserveBlockers, reserveWarnings } from './reserve-checks.ts'
import { settingFields } from './setting-fields.ts'
import type { Candidate, ShareRules } from './share.ts'

const figures = (more: Partial<ReserveSettings> = {}): ReserveSettings => ({
  ...blankOf(settingFields),
  reserve_profit_cents: 100_000_000,
  reserve_equity_cents: 200_000_000,
  reserve_wages_cents: 300_000_000,
  reserve_added_value_cents: 500_000_000,
  ...more,
})
const codesOf = (more: Partial<ReserveSettings>) => {
  const reading = reserveOf(figures(more))
  return [...reserveBlockers(reading), ...reserveWarnings(reading)].map(({ code }) => code)
}

test('the reserve is the law’s formula of the four figures, and what earlier exercices left is added', () => {
  expect(envelopeOf(figures())).toBe(27_000_000)
  expect(envelopeOf(figures({ reserve_carried_cents: 1_00 }))).toBe(27_000_100)
  expect(codesOf({})).toEqual([])
})

test('without one of the figures there is no reserve, and the missing ones are named', () => {
  const reading = reserveOf(figures({ reserve_equity_cents: null, reserve_added_value_cents: null }))
  expect(envelopeOf(figures({ reserve_equity_cents: null }))).toBe(null)
  expect(reserveBlockers(reading)[0]?.message.fr).toMatch(/Capitaux propres.*Valeur ajoutée/u)
})

test('a formula of the agreement is kept between the legal one and the ceiling it names', () => {
  const own = (reserve_derogatory_cents: number) =>
    figures({
      reserve_formula: 'derogatory',
      reserve_accounting_profit_cents: 80_000_000,
      reserve_derogatory_cents,
    })
  expect(envelopeOf(own(30_000_000))).toBe(30_000_000)
  expect(envelopeOf(own(20_000_000))).toBe(27_000_000)
  expect(codesOf(own(20_000_000))).toEqual(['reserve_below_legal'])
  // Half of the net accounting profit, the ceiling of an agreement that names none.
  expect(envelopeOf(own(50_000_000))).toBe(40_000_000)
  expect(codesOf(own(50_000_000))).toEqual(['reserve_above_ceiling'])
  // A ceiling below the legal reserve does not reduce it, and is not said to.
  const low = reserveOf({
    ...own(50_000_000),
    reserve_accounting_profit_cents: 30_000_000,
  })
  expect(reserveWarnings(low)[0]?.message.fr).toMatch(/légale, .*reste due/u)
  expect(JSON.stringify(low)).not.toContain('au plus le plafond')
  expect(codesOf({ reserve_formula: 'derogatory' })).toEqual(['reserve_figures_missing'])
})

test('what a launched campaign already shared of the exercice has to be explained before the reserve is shared again', () => {
  expect(reserveWarnings(reserveOf(figures()), 0)).toEqual([])
  expect(reserveWarnings(reserveOf(figures({ reserve_equity_cents: null })), 1)).toEqual([])
  const [again] = reserveWarnings(reserveOf(figures()), 27_000_000)
  expect(again).toMatchObject({ code: 'reserve_already_shared', reason_required: true })
  expect(again?.message.fr).toMatch(/270\s000,00.*une seule fois.*L3324-1/u)
})

test('a loss makes nothing to share, and an equity below nothing is refused where it decides', () => {
  expect(codesOf({ reserve_profit_cents: -1 })).toEqual(['reserve_nil'])
  expect(reserveBlockers(reserveOf(figures({ reserve_profit_cents: -1 })), 1)).toEqual([])
  const [nil] = reserveBlockers(reserveOf(figures({ reserve_profit_cents: -1 })))
  expect(nil?.message.fr).toMatch(/aucune somme n’est due.*supprimez ce brouillon.*D3323-13/)
  expect(codesOf({ reserve_equity_cents: -1 })).toEqual(['negative_equity'])
})

const year = { start: '2025-01-01', end: '2025-12-31' }
const person = (more: Partial<Candidate>): Candidate => ({
  beneficiary_id: 'p',
  employee_number: '1',
  hire_date: '2015-01-05',
  exit_date: null,
  reference_salary_cents: null,
  presence_days: null,
  contract_type: null,
  income_before_cents: null,
  by_hand: null,
  already_granted_cents: 0,
  ...more,
})
const rules = (ceiling_cents: number | null): ShareRules => ({
  exercise: year,
  envelope_gross_cents: 1,
  criteria: [{ criterion: 'salary', weight_bps: 10_000, ceiling_cents }],
  seniority_months: 0,
  individual_cap_cents: null,
  prorate_cap: true,
  redistribute: true,
  pay_of_participation: true,
  paid_on: '2026-05-31',
  officers: { left_out: null, spouse_quarter: false },
})

test('pay counts up to three PASS or less by the agreement, for the time in the company', () => {
  const of = (ceiling: number | null, more: Partial<Candidate> = {}) =>
    payCeilingsOf(rules(ceiling))?.(person(more))
  expect(of(null)).toBe(14_130_000)
  expect(of(20_000_000)).toBe(14_130_000)
  expect(of(10_000_000)).toBe(10_000_000)
  expect(of(null, { hire_date: '2025-07-01' })).toBe(7_123_068)
  expect(of(null, { exit_date: '2025-06-30' })).toBe(7_006_932)
  expect(of(10_000_000, { hire_date: '2025-07-01' })).toBe(5_041_096)
  const twice = {
    exit_date: '2025-03-31',
    other_contracts: [{ start: '2025-10-01', end: null }],
  }
  expect(of(null, twice)).toBe(Math.round((14_130_000 * 182) / 365))
  expect(payCeilingsOf({ ...rules(null), pay_of_participation: false })).toBe(null)
})

test('an added value that makes the reserve nil, or that the wages exceed, says what it does', () => {
  const said = (more: Partial<ReserveSettings>) => addedValueRemark(figures(more))?.fr
  expect([0, -1].map((reserve_added_value_cents) => said({ reserve_added_value_cents }))).toEqual(
    Array.from({ length: 2 }, () => expect.stringContaining('la réserve légale est nulle')),
  )
  expect(said({ reserve_added_value_cents: 1, reserve_wages_cents: null })).toBeUndefined()
  expect(said({ reserve_added_value_cents: 299_999_999 })).toContain('dépassent la valeur ajoutée')
  expect(said({ reserve_added_value_cents: 300_000_000 })).toBeUndefined()
  expect(said({ reserve_added_value_cents: null })).toBeUndefined()
})
