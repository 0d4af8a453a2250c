import { expect, test } from 'vitest'
import type { OrientationFacts, OrientationGiven } from './answers.ts'
import { orient, type Orientation } from './orientation.ts'

const unknown: OrientationFacts = {
  today: '2026-11-23',
  closing: { month: 12, day: 31 },
  closing_known: false,
  headcount: null,
  headcount_year: null,
  annual_gross_payroll_cents: null,
  annual_gross_payroll_year: null,
  annual_revenue_cents: null,
  taxable_profit_cents: null,
  equity_cents: null,
  added_value_cents: null,
  bound_to_participation: false,
  bound_at_250: false,
  has_cse: null,
  has_union_delegate: null,
  agreements: { interessement: null, participation: null },
  interessement_signed: false,
  participation_signed: false,
  told_agreement: null,
  abondement: { pee: null, percol: null },
  people: null,
  retained: { envelope_cents: null, reserve_cents: null },
  processes: [],
}
function asked(given: OrientationGiven, facts: Partial<OrientationFacts> = {}): Orientation {
  const outcome = orient(given, { ...unknown, ...facts })
  if ('problems' in outcome) throw new Error(JSON.stringify(outcome.problems))
  return outcome
}
const lineOf = (outcome: Orientation, code: string, part: string) =>
  outcome.parts.find((one) => one.code === part)?.lines.find((line) => line.code === code)
const amount = (outcome: Orientation, part: string, code: string) => lineOf(outcome, code, part)?.amount_cents
const word = (outcome: Orientation, part: string, code: string) => lineOf(outcome, code, part)?.value?.fr

test('nothing is known: five questions, the wages with their exercice, and no figure', () => {
  const outcome = asked({})
  expect(outcome.asks).toHaveLength(6)
  expect(outcome.closed_year).toBe(2025)
  // An exercice that ends in September 2026 is over in November.
  expect(asked({ fiscal_year_end_month: 9 }).closed_year).toBe(2026)
  expect(outcome.parts).toEqual([])
  expect(outcome.next).toBeNull()
})

test('what the file says is not asked, and said to be used', () => {
  const file = { headcount: 15, annual_gross_payroll_cents: 60_000_000, closing_known: true }
  expect(asked({}, file).asks).toContain('annual_gross_payroll_year')
  const outcome = asked({}, { ...file, annual_gross_payroll_year: 2025 })
  expect(outcome.asks).toEqual(['taxable_profit_cents', 'situation'])
  expect(outcome.told.map(({ fr }) => fr)).toEqual([
    expect.stringContaining('15'),
    expect.stringMatching(/exercice 2025\s: 600\s000\s€/),
    expect.stringContaining('31 déc'),
  ])
})

test('what was said of works council and agreement is kept in the file and not asked again', () => {
  const file = { headcount: 15, has_cse: false }
  expect(asked({}, file).asks).toContain('situation')
  const outcome = asked({}, { ...file, told_agreement: true })
  expect(outcome.asks).not.toContain('situation')
  expect(outcome.next?.page).toBe('/societe?section=agreements')
  expect(outcome.told.map(({ fr }) => fr)).toEqual(
    expect.arrayContaining(['Pas de CSE', 'Un accord déjà en place']),
  )
  expect(asked({}, { ...file, told_agreement: false }).next?.template_code).toBe('interessement_setup')
})

test('fifteen people with a profit owe to share value, and are led to intéressement', () => {
  const outcome = asked({
    headcount: 15,
    annual_gross_payroll_cents: 60_000_000,
    taxable_profit_cents: 40_000_000,
    situation: 'nothing',
  })
  expect(word(outcome, 'duties', 'participation')).toBe('facultative')
  expect(word(outcome, 'duties', 'value_sharing')).toBe('à mettre en place')
  // Half a month of pay: 600 000 / 24 / 15, to ten euros.
  expect(outcome.per_person_cents).toBe(167_000)
  expect(amount(outcome, 'cost', 'interessement')).toBe(15 * 167_000)
  expect(amount(outcome, 'cost', 'forfait_social')).toBe(0)
  expect(amount(outcome, 'cost', 'saved')).toBe((15 * 167_000 * 42) / 100)
  // 1 670 € less 9,7 %; placed, with 300 € of matching less 9,7 % of it.
  expect(amount(outcome, 'net', 'cash')).toBe(150_801)
  expect(amount(outcome, 'net', 'pee')).toBe(150_801 + 27_090)
  // 1 670 € of cost is 1 176,06 € of gross pay, of which 78 % are left.
  expect(amount(outcome, 'net', 'as_pay')).toBe(91_733)
  const asPay = outcome.parts
    .find(({ code }) => code === 'net')
    ?.steps.filter(({ of, detail }) => of === 'as_pay' && detail)
  expect(asPay?.map(({ detail }) => detail?.en)).toEqual([
    expect.stringContaining('roughly, without the reductions on low pay'),
    expect.stringContaining('roughly, without the reductions on low pay'),
  ])
  expect(outcome.estimated.map(({ fr }) => fr).join(' ')).toMatch(/1\s670\s€/u)
  expect(outcome.next).toMatchObject({ template_code: 'interessement_setup', page: null })
  expect(outcome.next?.why.fr).toContain('30 juin 2027')
})

test('ten people owe nothing; a loss owes nothing either', () => {
  const few = asked({ headcount: 10, taxable_profit_cents: 40_000_000, situation: 'nothing' })
  expect(word(few, 'duties', 'value_sharing')).toBe('non concerné')
  const loss = asked({ headcount: 30, taxable_profit_cents: -1, situation: 'nothing' })
  expect(word(loss, 'duties', 'value_sharing')).toBe('non concerné')
})

test('fifty people for years owe participation, unless it is signed', () => {
  const outcome = asked({ headcount: 50, situation: 'nothing' })
  expect(word(outcome, 'duties', 'participation')).toContain('obligatoire')
  expect(outcome.next?.template_code).toBe('participation_setup')
  expect(outcome.estimated.map(({ fr }) => fr).join()).toContain('cinq ans')
  expect(asked({ headcount: 50 }, { participation_signed: true }).next?.code).toBe('interessement_setup')
})

test('each figure opens into its steps, and each of the law names its article', () => {
  const { parts } = asked({ headcount: 60, annual_gross_payroll_cents: 240_000_000, situation: 'cse' })
  expect(parts.map(({ code }) => code)).toEqual(['duties', 'possible', 'cost', 'net'])
  for (const { lines, steps } of parts)
    for (const { code } of lines) {
      const own = steps.filter((step) => step.of === code)
      expect(own, code).not.toEqual([])
      // What pay bears is no figure of the law: it says that it is rough.
      const rough = own.some(({ detail }) => detail?.en.includes('roughly'))
      expect(rough || own.some(({ articles }) => articles.length > 0), code).toBe(true)
    }
})

test('a bonus above what the law allows one or all is refused with its ceiling', () => {
  const tried = (per_person_cents: number, annual_gross_payroll_cents: number) =>
    orient({ headcount: 10, annual_gross_payroll_cents, per_person_cents }, unknown)
  expect(tried(100_000, 10_000_000)).toHaveProperty('parts')
  expect(tried(200_000, 10_000_000)).toHaveProperty('parts')
  expect(tried(200_001, 10_000_000)).toMatchObject({
    problems: [{ field: 'per_person_cents', code: 'too_big' }],
  })
  expect(tried(3_700_000, 900_000_000)).toMatchObject({ problems: [{ code: 'too_big' }] })
  expect(orient({ headcount: 0 }, unknown)).toMatchObject({ problems: [{ field: 'headcount' }] })
})

test('the next step follows what is there: an agreement to enter, a campaign to prepare, a process to go on with', () => {
  expect(asked({ headcount: 15, situation: 'agreement' }).next?.page).toBe('/societe?section=agreements')
  expect(asked({ headcount: 15 }, { interessement_signed: true }).next?.page).toBe('/campagne?create=new')
  const processes = [{ id: 'p1', template_code: 'interessement_setup' }]
  expect(asked({ headcount: 15 }, { processes }).next).toMatchObject({
    template_code: null,
    page: '/process/p1',
  })
})

test('a later year, whose bonus has no published rules, still answers: that one cost is left out and said', () => {
  const given = { headcount: 15, annual_gross_payroll_cents: 48_000_000, taxable_profit_cents: 6_200_000 }
  const outcome = asked(given, { today: '2027-08-05' })
  expect(outcome.parts).toHaveLength(4)
  expect(lineOf(outcome, 'ppv', 'cost')).toBeUndefined()
  expect(outcome.parts.flatMap(({ warnings }) => warnings.map(({ code }) => code))).toContain(
    'ppv_not_published',
  )
})
