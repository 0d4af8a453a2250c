import { civilYear } from '../company/closing.ts'
import { levyRegime } from '../company/levy-regime.ts'
import { coveredUntil } from '@moisson/law/parameter'
import { pass } from '@moisson/law/parameters/social-security-ceiling'
import { describe, expect, test } from 'vitest'
import { launchChecks } from './launch-checks.ts'
import type { LaunchFacts } from './launch-facts.ts'
import { agreed, codes, plain, said, some } from './testing/plain-launch.ts'

test('a plain correct campaign has neither blocker nor warning', () => {
  expect(launchChecks(plain)).toEqual({ blockers: [], warnings: [], reasons: [], wages_cents: 11_800_000 })
})

test.each<[string, Partial<LaunchFacts>, string]>([
  ['criteria under 100 %', { criteria: [{ criterion: 'uniform', weight_bps: 9_000 }] }, 'criteria_not_100'],
  [
    'a floor above its ceiling',
    { criteria: [{ criterion: 'salary', weight_bps: 10_000, floor_cents: 2, ceiling_cents: 1 }] },
    'floor_above_ceiling',
  ],
  [
    'nobody entitled',
    {
      people: {
        ...plain.people,
        entitled: 0,
        reference_salary_total_cents: 0,
      },
    },
    'nobody_entitled',
  ],
  [
    'a missing pay where pay is a criterion',
    { people: { ...plain.people, without_pay: some }, payroll_gross_cents: 11_800_000 },
    'pay_missing',
  ],
  [
    'one cent above 20 % of the wages',
    { envelope_gross_cents: 2_360_001, calculation: null },
    'collective_ceiling',
  ],
  [
    'shares that do not make the envelope',
    { calculation: { distributed_cents: 1_999_999, not_distributed_cents: 0, cap_provisional: false } },
    'totals_do_not_match',
  ],
  [
    'a figure that nobody knows',
    { unknown_figure: { fr: 'Inconnu.', en: 'Unknown.' } },
    'parameter_not_published',
  ],
  ['a plan without a fund', { plans: [{ kind: 'pee', funds: 2, matching: null }] }, 'plan_without_funds'],
  ['no immediate payment', { destinations: ['pee', 'percol'] }, 'payment_not_offered'],
  ['silence paid although there is a PEE', { default_rule: 'immediate_payment' }, 'default_not_legal'],
  ['silence half to the PER COL', { default_rule: 'half_percol_half_pee' }, 'default_not_legal'],
  ['a PEE that is not offered', { destinations: ['immediate_payment'] }, 'default_not_legal'],
  ['nobody to ask', { contact_name: null }, 'contact_missing'],
  ['no way to ask', { contact_email: ' ' }, 'contact_missing'],
  ['a payment before the last answer', { planned_payment_date: '2027-03-21' }, 'payment_before_close'],
  ['no payment day', { planned_payment_date: null }, 'payment_day_missing'],
  ['an exercice that is not over', { now: new Date('2026-11-20T09:00:00Z') }, 'exercise_not_over'],
  ['no agreement', { agreement: null }, 'agreement_missing'],
  ['an agreement nobody signed', { agreement: { ...agreed, signed_on: null } }, 'agreement_unsigned'],
  ['an agreement nobody filed', { agreement: { ...agreed, filed_on: null } }, 'agreement_unfiled'],
  [
    'an agreement that begins later',
    { agreement: { ...agreed, first_exercise_start: '2027-01-01' } },
    'agreement_not_covering',
  ],
  [
    'an agreement that ended before',
    { agreement: { ...agreed, last_exercise_end: '2025-12-31' } },
    'agreement_not_covering',
  ],
  [
    'an agreement that says nothing of what is copied',
    { agreement: { ...agreed, clauses: {} } },
    'agreement_clauses_missing',
  ],
  [
    'an agreement without its exercices',
    { agreement: { ...agreed, first_exercise_start: null, last_exercise_end: null } },
    'agreement_not_covering',
  ],
  [
    'less time to answer than the agreement gives',
    { agreement: { ...agreed, clauses: { ...agreed.clauses, response_days: 30 } }, response_days: 29 },
    'reply_shorter_than_agreement',
  ],
  ['no legal name', { company: { ...plain.company, legal_name: ' ' } }, 'legal_name_missing'],
  ['no SIREN', { company: { ...plain.company, siren: null } }, 'siren_missing'],
  ['no closing day', { company: { ...plain.company, closing: null } }, 'closing_missing'],
  ['no head-count', { company: { ...plain.company, headcount: null } }, 'headcount_missing'],
  ['no representative', { company: { ...plain.company, representative: null } }, 'representative_missing'],
  [
    'a missing hire date where seniority is asked',
    { people: { ...plain.people, without_hire_date: some }, seniority_months: 3 },
    'hire_date_missing',
  ],
  [
    'a missing presence where presence is a criterion',
    {
      people: { ...plain.people, without_presence: some },
      criteria: [{ criterion: 'presence', weight_bps: 10_000 }],
    },
    'presence_missing',
  ],
])('%s stops the launch', (_, more, code) => {
  expect(codes(more).blockers).toEqual([code])
})

test('20 % to the cent is legal', () => {
  expect(codes({ envelope_gross_cents: 2_360_000, calculation: null }).blockers).toEqual([])
})

test('what other campaigns gave for the exercice is told when all together pass 20 %', () => {
  expect(codes({ granted_elsewhere_cents: 360_000 }).warnings).toEqual([])
  const above = { granted_elsewhere_cents: 360_001 }
  // Known pays may not be the whole company's: their excess asks for a reason; wages that somebody told stop it.
  expect(codes(above)).toEqual({
    blockers: ['reason_missing'],
    warnings: ['collective_ceiling_of_exercice'],
  })
  expect(codes({ ...above, payroll_gross_cents: 11_800_000 })).toEqual({
    blockers: ['collective_ceiling_of_exercice'],
    warnings: [],
  })
  // What they allow is not told for the wages, nor the pays of a campaign for those of all.
  const said = (more: Partial<LaunchFacts>) => {
    const { blockers, warnings } = launchChecks({ ...plain, ...more })
    const found = [...blockers, ...warnings].find(({ code }) => code === 'collective_ceiling_of_exercice')
    return found?.message.fr.replaceAll(/[\u00a0\u202f]/g, ' ')
  }
  expect(said(above)).toContain(
    'des personnes de cette campagne, seuls connus ici : 118 000,00 € en permettent 23 600,00 €',
  )
  expect(said({ ...above, payroll_gross_cents: 11_800_000 })).toContain('des salaires bruts : 118 000,00 €')
})

test('an opening whose day is over is told: the launch opens at once', () => {
  const day = 86_400_000
  const at = (days: number) => ({ opens_at: new Date(plain.now.getTime() + days * day) })
  expect(codes(at(-1)).warnings).toEqual(['opening_passed'])
  expect(codes(at(0)).warnings).toEqual([])
})

test('a company without plans pays, and that is all it needs', () => {
  const cash: Partial<LaunchFacts> = {
    destinations: ['immediate_payment'],
    default_rule: 'immediate_payment',
    plans: [],
    company_has_pee: false,
  }
  expect(codes({ ...cash, company: { ...plain.company, has_plans: false } })).toEqual({
    blockers: [],
    warnings: ['cash_only'],
  })
})

test('what may be placed needs an account keeper, whose field is named; what is only paid needs none', () => {
  const company = { ...plain.company, kept_plans: [] }
  const { blockers } = launchChecks({ ...plain, company })
  expect(blockers.map(({ code, page }) => [code, page])).toEqual([
    ['account_keeper_missing', '/societe?section=payroll&field=account_keeper'],
  ])
  const ofPlan = (...kept_plans: ('pee' | 'percol')[]) =>
    launchChecks({ ...plain, company: { ...company, kept_plans } }).blockers.map(({ message }) => message.fr)
  expect(ofPlan('percol')).toEqual([expect.stringMatching(/^Le teneur de compte du PEE manque.*retirez/)])
  // Days go to the PER COL alone: nobody can take it off.
  const days = launchChecks({ ...plain, company, type: 'cet_transfer', destinations: ['percol'] }).blockers
  const asked = days.find(({ code }) => code === 'account_keeper_missing')?.message.fr
  expect(asked).toMatch(/Choisissez-le\.$/)
  const cash: Partial<LaunchFacts> = {
    destinations: ['immediate_payment'],
    default_rule: 'immediate_payment',
    plans: [],
    company_has_pee: false,
  }
  expect(codes({ ...cash, company: { ...company, has_plans: false } }).blockers).toEqual([])
})

describe('dates', () => {
  test('a window chosen too long for the legal deadline asks for a reason', () => {
    const late = { response_days: 90, planned_payment_date: '2027-07-01' }
    expect(codes(late)).toEqual({ blockers: ['reason_missing'], warnings: ['late_payment_chosen'] })
    expect(codes({ ...late, warning_reasons: { late_payment_chosen: ' ' } }).blockers).toEqual([
      'reason_missing',
    ])
    expect(codes({ ...late, warning_reasons: { late_payment_chosen: 'Accord du CSE' } }).blockers).toEqual([])
  })
  test('a payment within the law and after the day that the agreement promises asks for a reason', () => {
    const agreement = { ...agreed, clauses: { ...agreed.clauses, payment_months: 4 } }
    expect(codes({ agreement })).toEqual({
      blockers: ['reason_missing'],
      warnings: ['payment_after_agreement'],
    })
    expect(codes({ agreement, planned_payment_date: '2027-04-30' }).warnings).toEqual([])
    expect(codes({ agreement, planned_payment_date: '2027-06-15' }).warnings).toEqual(['late_payment_chosen'])
  })
  test('an opening planned too late asks for a reason', () => {
    const opens_at = new Date('2027-05-15T09:00:00Z')
    expect(codes({ opens_at, planned_payment_date: '2027-06-15' }).warnings).toEqual(['late_payment_chosen'])
  })
  test('where nobody can be on time any more a reason is asked too, and a late day has its price', () => {
    const late = { now: new Date('2027-05-20T09:00:00Z'), planned_payment_date: '2027-06-19' }
    expect(codes(late)).toEqual({ blockers: ['reason_missing'], warnings: ['late_payment'] })
    const [warning] = launchChecks({ ...plain, ...late }).warnings
    expect(warning?.message.fr).toMatch(/environ \d+,\d\d\u00a0€ par jour/)
    expect(codes({ ...late, warning_reasons: { late_payment: 'Comptes arrêtés en mai' } }).blockers).toEqual(
      [],
    )
  })
  test('a payment planned on a day the banks are closed is late when no open day is left before the legal one', () => {
    // A Sunday, the legal day too: the answers end the Saturday before, or early enough for the Friday.
    const sunday = { planned_payment_date: '2027-05-30', legal_payment_deadline: '2027-05-30' }
    const late = { ...sunday, response_days: 15, now: new Date('2027-05-08T09:00:00Z') }
    expect(codes(late)).toEqual({ blockers: ['reason_missing'], warnings: ['late_payment_chosen'] })
    const [warning] = launchChecks({ ...plain, ...late }).warnings
    expect(warning?.message.fr).toMatch(/fermées le dimanche 30 mai 2027.+lundi 31 mai 2027, après/)
    expect(codes({ ...late, now: new Date('2027-05-06T09:00:00Z') })).toEqual({ blockers: [], warnings: [] })
  })
  test('the last day on which everything still fits asks for nothing', () => {
    // 11 May + 5 days of presumption + 15 days to answer: 31 May.
    const base = { planned_payment_date: '2027-06-02' }
    const onTime = { planned_payment_date: '2027-05-31', response_days: 15 }
    expect(codes({ ...onTime, now: new Date('2027-05-10T09:00:00Z') }).warnings).toEqual([])
    expect(codes({ ...base, now: new Date('2027-05-12T09:00:00Z') }).warnings).toEqual(['late_payment'])
  })
})

describe('the agreement', () => {
  test('signed and filed on the last days costs nothing; a day later it asks why, and says on what amount', () => {
    const first = { ...agreed, first_exercise_start: '2026-01-01' }
    const onTime = { ...first, signed_on: '2026-06-30', filed_on: '2026-07-15' }
    expect(codes({ agreement: onTime })).toEqual({ blockers: [], warnings: [] })
    for (const late of [
      { ...onTime, signed_on: '2026-07-01' },
      { ...onTime, filed_on: '2026-07-16' },
    ])
      expect(codes({ agreement: late })).toEqual({ blockers: ['reason_missing'], warnings: ['filed_late'] })
    // Counting by quarters, it was due before the second half of the first one.
    const quarterly = { ...onTime, signed_on: '2026-02-14', filed_on: '2026-03-01', period_months: 3 }
    expect(codes({ agreement: quarterly }).warnings).toEqual([])
    expect(codes({ agreement: { ...quarterly, filed_on: '2026-03-02' } }).warnings).toEqual(['filed_late'])
    // The second quarter was open on the day of the filing too, whether or not the agreement says its period.
    const second = { exercise_start: '2026-04-01', exercise_end: '2026-06-30' }
    for (const period_months of [3, null]) {
      const agreement = { ...quarterly, period_months, filed_on: '2026-05-10' }
      expect(codes({ ...second, agreement }).warnings).toContain('filed_late')
    }
    const told = launchChecks({ ...plain, agreement: { ...onTime, filed_on: '2026-07-16' } }).warnings[0]
    expect(told?.message.fr).toContain('20\u202f000,00\u00a0€ seraient soumis')
  })
  test('filed late, it is exempt again for the exercices opened after its filing', () => {
    expect(codes({ agreement: { ...agreed, filed_on: '2025-12-01' } }).warnings).toEqual([])
  })
  test('changed since the draft was made, it asks why the draft keeps other rules', () => {
    const changed = { ...agreed, changed_at: new Date('2027-02-02T09:00:00Z') }
    expect(codes({ agreement: { ...changed, clauses: said } }).warnings).toEqual([])
    for (const clauses of [
      { presumption_days: 0 },
      { seniority_months: 3 },
      { criteria: [{ criterion: 'uniform' as const, weight_bps: 10_000 }] },
    ])
      expect(codes({ agreement: { ...changed, clauses: { ...said, ...clauses } } })).toEqual({
        blockers: ['reason_missing'],
        warnings: ['rules_before_agreement'],
      })
    expect(codes({ agreement: { ...agreed, clauses: { ...said, presumption_days: 0 } } }).warnings).toEqual(
      [],
    )
  })
  test('names what it does not say of what a campaign copies, and nothing that it says', () => {
    const { redistribute: _redistribute, seniority_months: _seniority, ...half } = said
    const [blocker] = launchChecks({ ...plain, agreement: { ...agreed, clauses: half } }).blockers
    expect(blocker?.code).toBe('agreement_clauses_missing')
    expect(blocker?.message.fr).toMatch(/indiquez l’ancienneté demandée et si ce qu’un plafond retient/)
    expect(blocker?.page).toBe('/societe?section=agreements')
  })
  test('of participation is signed within a year of the closing, whatever the months before it', () => {
    const of = (signed_on: string) =>
      codes({
        type: 'participation',
        default_rule: 'half_percol_half_pee',
        agreement: { ...agreed, signed_on, filed_on: signed_on },
      })
    expect(of('2026-12-20')).toEqual({ blockers: [], warnings: [] })
    expect(of('2027-12-31').blockers).toEqual([])
    expect(of('2028-01-01').blockers).toEqual(['agreement_after_a_year'])
  })
  test('of participation may have no end', () => {
    const endless = { ...agreed, last_exercise_end: null }
    const ofParticipation = { type: 'participation', default_rule: 'half_percol_half_pee' } as const
    expect(codes({ agreement: endless, ...ofParticipation }).blockers).toEqual([])
    expect(codes({ agreement: endless }).blockers).toEqual(['agreement_not_covering'])
  })
})

describe('what is not known of people', () => {
  test('names the first of them, counts the others, and leads to the list and back', () => {
    const people = { ...plain.people, without_pay: some }
    const [blocker] = launchChecks({ ...plain, people, payroll_gross_cents: 11_800_000 }).blockers
    expect(blocker).toMatchObject({
      count: 2,
      people: [{ id: 'p1', name: 'Ana Partie' }],
      page: '/beneficiaires?issue=no_pay&year=2026&campaign=c1',
    })
  })
  test('is told with what is assumed where it decides nothing, and asks why where a ceiling depends on it', () => {
    const people = { ...plain.people, without_hire_date: some }
    expect(codes({ people })).toEqual({ blockers: ['reason_missing'], warnings: ['hire_date_assumed'] })
    expect(codes({ people, prorate_cap: false })).toEqual({ blockers: [], warnings: ['hire_date_assumed'] })
  })
  test('is nothing where the presence is no criterion', () => {
    expect(codes({ people: { ...plain.people, without_presence: some } })).toEqual({
      blockers: [],
      warnings: [],
    })
  })
})

describe('the wages behind the 20 % ceiling', () => {
  const people = { ...plain.people, without_pay: some }
  const uniform: Partial<LaunchFacts> = { people, criteria: [{ criterion: 'uniform', weight_bps: 10_000 }] }
  const recorded = (year: number | null, example = false): Partial<LaunchFacts> => ({
    ...uniform,
    company: { ...plain.company, payroll: { cents: 147_500_000, year, example } },
  })
  test('are those the company recorded for the exercice', () => {
    expect(codes(recorded(2026)).warnings).toEqual([])
    expect(launchChecks({ ...plain, ...recorded(2026) }).wages_cents).toBe(147_500_000)
  })
  test('of another exercice, or of nobody knows which, leave the ceiling unchecked and say so', () => {
    for (const [year, words] of [
      [2025, 'celle de 2026'],
      [null, 'sans dire de quel exercice'],
    ] as const) {
      const { warnings } = launchChecks({ ...plain, ...recorded(year) })
      expect(warnings).toMatchObject([{ code: 'payroll_unknown', reason_required: true }])
      expect(warnings[0]?.message.fr).toContain('1\u202f475\u202f000')
      expect(warnings[0]?.message.fr).toContain(words)
    }
    expect(launchChecks({ ...plain, ...uniform }).warnings[0]?.message.fr).toContain('n’est pas connue')
  })
  test('of an example give way to the pays that are known', () => {
    const whole = { ...recorded(2026, true), people: plain.people }
    expect(launchChecks({ ...plain, ...whole }).wages_cents).toBe(11_800_000)
    expect(launchChecks({ ...plain, ...recorded(2026, true) }).wages_cents).toBe(147_500_000)
  })
})

test('who has a share in a campaign of another place is named, and a reason lets the launch through', () => {
  const people = {
    ...plain.people,
    also_in_other_site: { count: 1, first: [{ id: 'p1', name: 'Zoé Morel' }] },
  }
  const { blockers, warnings } = launchChecks({ ...plain, people })
  expect(blockers).toMatchObject([{ field: 'warning_reasons.also_in_other_site' }])
  expect(warnings[0]?.message.fr).toContain('1 personne a déjà une part')
})

test('two files for one person are named and ask to confirm that they are two, which lets namesakes through', () => {
  const first = [
    { id: 'p1', name: 'Ana Partie' },
    { id: 'p2', name: 'Ana Partie' },
  ]
  const people = { ...plain.people, same_person: { count: 2, first } }
  const { blockers, warnings } = launchChecks({ ...plain, people })
  expect(blockers).toMatchObject([{ code: 'reason_missing', field: 'warning_reasons.same_person' }])
  expect(warnings).toMatchObject([{ code: 'same_person', people: first, reason_required: true }])
  expect(warnings[0]?.message.fr).toContain('Ana Partie, Ana Partie')
  expect(warnings[0]?.to_confirm?.fr).toBe('Ce sont bien des personnes différentes.')
  expect(blockers[0]?.message.fr).toBe(
    'Confirmez avant de lancer\u00a0: ce sont bien des personnes différentes.',
  )
  const kept = launchChecks({ ...plain, people, warning_reasons: { same_person: 'Deux homonymes' } })
  expect(kept).toMatchObject({ blockers: [], reasons: [{ code: 'same_person', reason: 'Deux homonymes' }] })
})

test('the reasons written for the warnings that stand are kept with them', () => {
  const written = { late_payment_chosen: 'Demande du CSE', payroll_unknown: 'Sans objet' }
  const { reasons } = launchChecks({
    ...plain,
    planned_payment_date: '2027-07-01',
    warning_reasons: written,
  })
  expect(reasons).toMatchObject([{ code: 'late_payment_chosen', reason: 'Demande du CSE' }])
})

test('what is held back by ceilings, unknown or provisional is told without stopping anything', () => {
  const calculation = { distributed_cents: 1_500_000, not_distributed_cents: 500_000, cap_provisional: true }
  expect(codes({ calculation })).toEqual({
    blockers: [],
    warnings: ['not_distributed', 'provisional_parameter'],
  })
  const [held] = launchChecks({ ...plain, calculation, redistribute: false }).warnings
  expect(held?.message.fr).toContain('l’accord ne les redistribue pas')
  // With redistribution, what is left is what nobody below their ceiling could receive.
  const [left] = launchChecks({ ...plain, calculation, redistribute: true }).warnings
  expect(left?.message.fr).toContain('aucun bénéficiaire sous son plafond ne peut les recevoir')
  const criteria = [{ criterion: 'uniform', weight_bps: 10_000 } as const]
  const people = { ...plain.people, without_pay: some, without_email: 1, on_paper: 1 }
  expect(codes({ criteria, people })).toEqual({
    blockers: ['reason_missing'],
    warnings: ['without_email', 'on_paper', 'payroll_unknown'],
  })
})

test('a computation older than a file or a setting is told: the launch does it again', () => {
  const people = { ...plain.people, changed_since: true }
  expect(codes({ people })).toEqual({ blockers: [], warnings: ['calculation_outdated'] })
  expect(codes({ people, calculation: null }).warnings).toEqual([])
})

test('every remark speaks both languages, with French spaces', () => {
  const everything = launchChecks({
    ...plain,
    envelope_gross_cents: 9_000_000,
    destinations: ['pee', 'percol'],
    plans: [],
    default_rule: 'percol_managed',
    contact_name: null,
    planned_payment_date: '2027-03-02',
    criteria: [{ criterion: 'salary', weight_bps: 100, floor_cents: 2, ceiling_cents: 1 }],
    people: {
      ...plain.people,
      without_pay: some,
      without_hire_date: some,
      without_presence: some,
      same_person: some,
      also_in_other_site: some,
    },
    agreement: null,
    company: { ...plain.company, closing: null, headcount: null, representative: null, legal_name: null },
    payroll_gross_cents: 1000,
  })
  for (const { message } of [...everything.blockers, ...everything.warnings]) {
    expect(message.en).not.toBe('')
    expect(message.fr).not.toMatch(/ [:;!?»%]|« /)
  }
})

test('a headcount that the people contradict asks for a reason, and missing years are asked for', () => {
  const many = launchChecks({ ...plain, people: { ...plain.people, entitled: 10_108 } })
  expect(many.warnings.find(({ code }) => code === 'headcount_doubted')).toMatchObject({
    reason_required: true,
  })
  const levy = levyRegime({
    headcounts: [{ year: 2025, headcount: 300 }],
    declared: { bound_to_participation: false, bound_at_250: false },
    paid_on: '2026-06-30',
    closing: civilYear,
  })
  const codes = launchChecks({ ...plain, levy }).warnings.map(({ code }) => code)
  expect(codes).toContain('levy_unknown')
})

test('a matching ceiling of the year of payment that is not published is told where it may limit somebody', () => {
  const year = Number(coveredUntil(pass).slice(0, 4)) + 1
  const told = (more: Partial<LaunchFacts>) =>
    launchChecks({ ...plain, planned_payment_date: `${year}-01-15`, ...more }).warnings.find(
      ({ code }) => code === 'provisional_matching',
    )
  const pee = (cap_cents: number | null) => [{ kind: 'pee' as const, funds: 2, matching: { cap_cents } }]
  expect(told({ plans: pee(null) })?.message.fr).toContain(`L’abondement de ${year}`)
  // The cap of the plan limits before the law does, no matching has no ceiling, a published one is firm.
  expect(told({ plans: pee(30_000) })).toBeUndefined()
  expect(told({ plans: [{ kind: 'pee', funds: 2, matching: null }] })).toBeUndefined()
  expect(told({ plans: pee(null), planned_payment_date: `${year - 1}-12-15` })).toBeUndefined()
  expect(told({ plans: pee(null), destinations: ['immediate_payment'] })).toBeUndefined()
})

test('a campaign of some places of work has the wages of the company for its ceiling, never those of its people alone', () => {
  const payroll = { cents: 10_000_000, year: plain.year, example: false }
  const facts = { ...plain, envelope_gross_cents: 2_000_000, company: { ...plain.company, payroll } }
  const people = { ...plain.people, reference_salary_total_cents: 3_000_000 }
  const isAbove = (more: Partial<LaunchFacts>) =>
    launchChecks({ ...facts, people, establishments: ['Quai'], ...more }).blockers.some(
      ({ code }) => code === 'collective_ceiling',
    )
  expect([isAbove({}), isAbove({ envelope_gross_cents: 2_000_001 })]).toEqual([false, true])
  expect(isAbove({ establishments: [], envelope_gross_cents: 2_000_001 })).toBe(true)
  // The wages of the company are not known: nothing is checked against a part of them, and it is said.
  const unknown = { ...facts, people, company: { ...plain.company, payroll: null } }
  const told = launchChecks({ ...unknown, establishments: ['Quai'] })
  expect(told.wages_cents).toBeNull()
  expect(told.warnings.map(({ code }) => code)).toContain('payroll_unknown')
  expect(launchChecks({ ...unknown, establishments: [] }).wages_cents).toBe(3_000_000)
})
