import { expect, test } from 'vitest'
import type { Known, ShownLine } from './-shown-choice.ts'
import { shownChoice, unnamed, wayOf } from './-shown-choice.ts'
import { thousandAfter, yearlyCost } from './-campaign-facts.ts'

const line = (more: Partial<ShownLine>): ShownLine => ({
  destination: 'pee',
  management_mode: 'free',
  managed_profile: null,
  fund_id: 'f',
  fund_name: 'Équilibre',
  amount_cents: 50_000,
  share_bps: 10_000,
  available_on: '2031-05-29',
  abondement_gross_cents: 10_000,
  abondement_net_cents: 9030,
  ...more,
})
const known = {
  campaign: {
    due_cents: 50_000,
    funds: { pee: [{ id: 'f', name: 'Équilibre', recurring_cost_bps: 105 }], percol: [] },
  },
  profile: {
    amounts: { due_gross_cents: 55_371, due_csg_deductible_cents: 3765, due_cents: 50_000 },
    quick_choices: [{ mode: 'quick_managed', lines: [line({})] }],
    default_preview: { lines: [] },
    pee_available_on: '2031-05-29',
  },
  choices: { lines: [], counted: null },
} as unknown as Known

test('the server’s own matching is shown for lines it has computed', () => {
  const shown = shownChoice(
    [{ destination: 'pee', management_mode: 'free', fund_id: 'f', amount_cents: 50_000 }],
    known,
  )
  expect(shown.matching).toEqual({ gross_cents: 10_000, net_cents: 9030 })
  // The costs are those of what is placed, the matching with it.
  expect(shown.cost_cents).toBe(620)
})

test('a fund that nobody named is neither shown nor counted in the costs, and its matching is', () => {
  const kept = { ...known, choices: { lines: [line({ by_plan: true })], counted: null } } as unknown as Known
  const shown = shownChoice([{ destination: 'pee', amount_cents: 50_000 }], kept)
  expect(shown.cost_cents).toBe(0)
  expect(shown.lines).toMatchObject([{ fund_id: null, fund_name: null, management_mode: null }])
  expect(shown.matching).toEqual({ gross_cents: 10_000, net_cents: 9030 })
})

test('a line that names neither a fund nor a manager is not said to be managed', () => {
  const words = { managed: { prudent: 'P', balanced: 'B', dynamic: 'D' }, managedOpen: 'managed' }
  expect(wayOf(unnamed(line({ by_plan: true })), words)).toBeNull()
  expect(wayOf(line({}), words)).toBe('Équilibre')
  const managed = line({ management_mode: 'managed', fund_id: null, fund_name: null })
  expect(wayOf(managed, words)).toBe('managed')
  expect(wayOf({ ...managed, managed_profile: 'dynamic' }, words)).toBe('D')
})

test('no matching is guessed for lines the server has not seen', () => {
  const shown = shownChoice(
    [
      { destination: 'immediate_payment', amount_cents: 25_000 },
      { destination: 'pee', management_mode: 'free', fund_id: 'f', amount_cents: 25_000 },
    ],
    known,
  )
  expect(shown.matching).toBeNull()
  expect(shown.lines[1]).toMatchObject({ fund_name: 'Équilibre', available_on: '2031-05-29' })
  expect(shown.taxable_cents).toBe(25_803)
})

test('the costs say that a part managed for the person is not in them', () => {
  const funds = { destination: 'pee', management_mode: 'free', fund_id: 'f', amount_cents: 25_000 } as const
  const managed = { destination: 'percol', management_mode: 'managed', amount_cents: 25_000 } as const
  expect(shownChoice([funds, managed], known)).toMatchObject({ cost_cents: 263, managed: true })
  expect(shownChoice([funds], known).managed).toBe(false)
})

test('money paid at once has no matching to wait for', () => {
  const shown = shownChoice([{ destination: 'immediate_payment', amount_cents: 50_000 }], known)
  expect(shown.matching).toEqual({ gross_cents: 0, net_cents: 0 })
  expect(shown.taxable_cents).toBe(51_606)
})

test('what bears tax as pay does is taxable as a whole, placed or not', () => {
  const placed = [
    { destination: 'pee' as const, management_mode: 'free' as const, fund_id: 'f', amount_cents: 50_000 },
  ]
  expect(shownChoice(placed, known).taxable_cents).toBe(0)
  const late = { ...known, campaign: { ...known.campaign, like_pay: true } }
  expect(shownChoice(placed, late)).toMatchObject({ like_pay: true, taxable_cents: 51_606 })
})

test('costs and scenarios are said in euros, to the cent', () => {
  expect(yearlyCost({ recurring_cost_bps: 15 }, 123_457)).toBe(185)
  expect(thousandAfter(-1300)).toBe(87_000)
  expect(thousandAfter(0)).toBe(100_000)
})
