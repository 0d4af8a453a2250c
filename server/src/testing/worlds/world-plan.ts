import fc from 'fast-check'
import type { MatchingClause, MatchingPart } from '@moisson/core/company/matching-clause'
import type { CampaignCriterion } from '@moisson/core/campaign/frozen-rules'

/** A world before it happens: where it starts, and what is tried one after the other. Nothing but data. */
export interface WorldPlan {
  begins: Beginning
  employers: EmployerPlan[]
  steps: Step[]
}

export interface Beginning {
  at: string
  closing: { month: number; day: number }
  year: number
  /** Days on which a campaign may be paid, the second one in another civil year than the first where there is one. */
  payments: (string | null)[]
  why: string
}

export interface EmployerPlan {
  pee: MatchingClause
  percol: MatchingClause
  percolFunds: boolean
  bound: boolean
  /** The agreement lets heads and officers benefit too. */
  officers: boolean
  people: PersonPlan[]
  campaigns: CampaignPlan[]
}

export interface PersonPlan {
  pay: number
  presence: number
  hired: string
  contract: 'permanent' | 'fixed_term' | 'apprentice' | 'corporate_officer'
  email: boolean
  /** Leaves so many days after the beginning of the world. */
  leaves: number | null
  iban: boolean
  /** A second contract in the year, with a file, a number and an address of its own. */
  again: boolean
  site: string | null
}

export interface CampaignPlan {
  envelope: number
  criteria: CampaignCriterion[]
  cap: number | null
  prorate: boolean
  redistribute: boolean
  seniority: 0 | 3
  honourDrafts: boolean
  presumption: number
  payment: number
  /** Opens at once, or some days after the launch. */
  opensIn: number
  /** The PER COL is not offered, although there is one. */
  peeOnly: boolean
  /** The place of work it is limited to, where it is. */
  site: string | null
}

type QuickMode = 'quick_cash' | 'quick_managed' | 'quick_half'
export type Way =
  | { mode: QuickMode }
  | { mode: 'custom'; weights: [cash: number, pee: number, percol: number]; whole: boolean }

/** Where the people of each employer work. */
export const sites = ['Quai', 'Entrepôt'] as const

/** Persons and campaigns are chosen by number, taken again from the start when there are fewer. */
export type Step =
  | {
      does: 'launch' | 'remind' | 'submit' | 'validate' | 'send back' | 'complete' | 'cancel' | 'pay'
      campaign: number
    }
  | { does: 'answer' | 'draft'; person: number; campaign: number; way: Way }
  | { does: 'exclude' | 'correct pay'; person: number; campaign: number }
  /** Printed; then handed over so many days ago, unless null; then answered by its code, unless null. */
  | { does: 'letter'; person: number; campaign: number; handed: number | null; mode: QuickMode | null }
  /** On a signed sheet that the company enters; again: instead of one already entered. */
  | { does: 'answer on paper'; person: number; campaign: number; mode: QuickMode; again: boolean }
  | { does: 'question'; person: number; campaign: number; kind: 'question' | 'amount' }
  | {
      does: 'answer a question'
      employer: number
      thread: number
      outcome: 'explained' | 'kept' | 'corrected' | null
    }
  | { does: 'ask again'; employer: number; thread: number }
  /** Before the launch: something already received of the share, perhaps more than it will be. */
  | { does: 'pay an advance'; person: number; campaign: number; gross: number }
  /** The interest of a movement is fixed for a day so many days after the last legal one. */
  | { does: 'pay late'; campaign: number; kind: 'payroll' | 'account_keeper'; days: number }
  /** After the launch: another pay in percent of the former, or other days of presence; told, and decided again. */
  | { does: 'correct amount'; person: number; campaign: number; pay: number | null; presence: number }
  | { does: 'add late'; campaign: number; gross: number; complement: boolean }
  /** On top of what a campaign shared out, and launched at once. */
  | { does: 'supplement'; campaign: number; gross: number }
  /** A bonus of value sharing, launched at once. */
  | { does: 'bonus'; employer: number; each: number; byPresence: number }
  /** Money of the people's own, or days of rest, asked for at once. */
  | { does: 'ask for own'; employer: number; type: 'voluntary_payment' | 'cet_transfer' }
  /** A participation of the exercice, launched at once. */
  | {
      does: 'participation'
      employer: number
      profit: number
      equity: number
      by: 'uniform' | 'salary' | 'presence'
    }
  /** For somebody whom no notice reached, once the collection is over. */
  | { does: 'open a window'; person: number; campaign: number; by: 'mail' | 'paper' }
  | { does: 'extend'; campaign: number; days: number }
  | { does: 'postpone payment'; campaign: number; days: number }
  | { does: 'extend one'; person: number; campaign: number; days: number }
  /** The people's files change, and the campaign is corrected by them or by another envelope. */
  | {
      does: 'correct all'
      person: number
      campaign: number
      pay: number
      envelope: number | null
      again: boolean
    }
  | { does: 'give address' | 'take address' | 'oppose mail' | 'leave'; person: number }
  | { does: 'speak English' | 'speak French'; person: number }
  | { does: 'receive elsewhere'; person: number; kind: 'pee' | 'percol'; gross: number; nextYear: boolean }
  | { does: 'list elsewhere'; employer: number; kind: 'pee' | 'percol'; gross: number[]; nextYear: boolean }
  | { does: 'correct elsewhere' | 'take back elsewhere'; person: number; gross: number }
  | { does: 'wait'; hours: number }
  | { does: 'change matching'; employer: number; kind: 'pee' | 'percol'; to: MatchingClause }

export type Of<Does extends Step['does']> = Extract<Step, { does: Does }>

export const beginnings: Beginning[] = [
  {
    at: '2026-03-20T08:00:00Z',
    closing: { month: 12, day: 31 },
    year: 2025,
    payments: [null, '2026-05-15'],
    why: 'spring, over the change of hour',
  },
  {
    at: '2026-10-12T08:00:00Z',
    closing: { month: 8, day: 31 },
    year: 2026,
    payments: [null, '2026-12-18', '2027-01-15'],
    why: 'autumn, over the change of hour',
  },
  {
    at: '2026-11-30T08:00:00Z',
    closing: { month: 9, day: 30 },
    year: 2026,
    payments: [null, '2026-12-31', '2027-02-12'],
    why: 'winter, paid on both sides of the end of the year',
  },
  {
    at: '2026-12-18T08:00:00Z',
    closing: { month: 9, day: 30 },
    year: 2026,
    payments: [null, '2027-01-29', '2027-02-12'],
    why: 'Christmas, answered over the end of the year',
  },
]

const matching: fc.Arbitrary<MatchingClause> = fc
  .record({
    kind: fc.constantFrom('none', 'single', 'single', 'bands', 'seniority', 'several'),
    rate_bps: fc.constantFrom(2500, 5000, 10_000, 30_000),
    cap_cents: fc.constantFrom(30_000, 60_000, 100_000, null),
    base: fc.constantFrom('net', 'gross'),
    leavers: fc.boolean(),
  })
  .map(({ kind, rate_bps, ...rest }): MatchingClause => {
    const clause = rest as Pick<MatchingClause, 'cap_cents' | 'base' | 'leavers'>
    if (kind === 'none') return { ...clause, kind }
    if (kind === 'single') return { ...clause, kind, rate_bps }
    const bands = [
      { up_to_cents: 30_000, rate_bps: 20_000 },
      { up_to_cents: 90_000, rate_bps: 5000 },
      { up_to_cents: null, rate_bps: 1000 },
    ]
    if (kind === 'bands') return { ...clause, kind: 'bands', bands }
    const seniority = [
      { from_years: 0, rate_bps: 1000 },
      { from_years: 2, rate_bps },
    ]
    if (kind === 'seniority') return { ...clause, kind: 'seniority', seniority }
    const sources = { interessement: 2500, ppv: 4000 }
    const parts: MatchingPart[] = [
      { kind: 'fixed', fixed_cents: 10_001 },
      { kind: 'seniority', seniority: [{ from_years: 1, rate_bps: 2500 }] },
      { kind: 'sources', sources },
    ]
    return { ...clause, kind: 'several', parts }
  })

const criteria = fc.constantFrom<CampaignCriterion[]>(
  [{ criterion: 'uniform', weight_bps: 10_000 }],
  [{ criterion: 'salary', weight_bps: 10_000 }],
  [{ criterion: 'presence', weight_bps: 10_000 }],
  [
    { criterion: 'salary', weight_bps: 5000 },
    { criterion: 'presence', weight_bps: 5000 },
  ],
  [
    { criterion: 'uniform', weight_bps: 3333 },
    { criterion: 'salary', weight_bps: 3334, floor_cents: 2_500_000, ceiling_cents: 6_000_000 },
    { criterion: 'presence', weight_bps: 3333 },
  ],
)

const person: fc.Arbitrary<PersonPlan> = fc.record({
  pay: fc.integer({ min: 1_900_000, max: 9_000_000 }),
  presence: fc.constantFrom(365, 365, 365, 182, 37, 0),
  hired: fc.constantFrom('2004-02-29', '2015-01-05', '2025-06-01', '2025-11-20'),
  contract: fc.constantFrom('permanent', 'permanent', 'fixed_term', 'apprentice', 'corporate_officer'),
  email: fc.constantFrom(true, true, true, true, false),
  leaves: fc.constantFrom(null, null, null, null, -20, 15),
  iban: fc.boolean(),
  again: fc.constantFrom(false, false, false, false, true),
  site: fc.constantFrom('Quai', 'Quai', 'Quai', 'Entrepôt', 'Entrepôt', null),
})

const campaign: fc.Arbitrary<CampaignPlan> = fc.record({
  envelope: fc.oneof(fc.integer({ min: 100, max: 1_200_000 }), fc.integer({ min: 150_000, max: 1_200_000 })),
  criteria,
  cap: fc.constantFrom(null, null, null, 300_000, 500_000),
  prorate: fc.boolean(),
  redistribute: fc.boolean(),
  seniority: fc.constantFrom(0, 0, 3),
  honourDrafts: fc.boolean(),
  presumption: fc.integer({ min: 0, max: 5 }),
  payment: fc.integer({ min: 0, max: 2 }),
  opensIn: fc.constantFrom(0, 0, 0, 2),
  peeOnly: fc.constantFrom(false, false, false, true),
  site: fc.constantFrom(null, null, null, 'Quai', 'Entrepôt'),
})

const employer: fc.Arbitrary<EmployerPlan> = fc.record({
  pee: matching,
  percol: matching,
  percolFunds: fc.boolean(),
  bound: fc.boolean(),
  officers: fc.boolean(),
  people: fc.array(person, { minLength: 1, maxLength: 5 }),
  campaigns: fc.array(campaign, { minLength: 2, maxLength: 3 }),
})

export const LAST = 11
const number = fc.nat({ max: LAST })
const way: fc.Arbitrary<Way> = fc.oneof(
  fc.record({ mode: fc.constantFrom('quick_cash', 'quick_managed', 'quick_half', 'quick_managed') }),
  fc.record({
    mode: fc.constant('custom' as const),
    weights: fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 3 }), fc.nat({ max: 3 })),
    whole: fc.constantFrom(true, true, true, false),
  }),
)
const quickMode = fc.constantFrom<QuickMode[]>('quick_cash', 'quick_managed', 'quick_half')
const ofCampaign = <const Does extends string>(...does: Does[]) =>
  fc.record({ does: fc.constantFrom(...does), campaign: number })

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: ofCampaign('launch') },
  {
    weight: 12,
    arbitrary: fc.record({ does: fc.constant('answer' as const), person: number, campaign: number, way }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('draft' as const), person: number, campaign: number, way }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('wait' as const),
      hours: fc.constantFrom(3, 24, 72, 120, 408, 408, 960),
    }),
  },
  { weight: 3, arbitrary: ofCampaign('submit', 'submit', 'validate', 'send back', 'pay', 'complete') },
  { weight: 1, arbitrary: ofCampaign('remind', 'cancel') },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constantFrom(
        'give address' as const,
        'take address' as const,
        'oppose mail' as const,
        'leave' as const,
        'speak English' as const,
        'speak English' as const,
        'speak French' as const,
      ),
      person: number,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('correct amount' as const),
      person: number,
      campaign: number,
      pay: fc.constantFrom(null, 50, 90, 110, 200),
      presence: fc.constantFrom(0, 30, 180, 365),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('open a window' as const),
      person: number,
      campaign: number,
      by: fc.constantFrom('mail' as const, 'paper' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constantFrom('extend' as const, 'postpone payment' as const),
      campaign: number,
      days: fc.constantFrom(1, 5, 20, 90),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('extend one' as const),
      person: number,
      campaign: number,
      days: fc.constantFrom(1, 10),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constantFrom('exclude' as const, 'correct pay' as const),
      person: number,
      campaign: number,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('pay an advance' as const),
      person: number,
      campaign: number,
      gross: fc.oneof(fc.constantFrom(1, 10_000, 99_999), fc.nat({ max: 400_000 })),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('pay late' as const),
      campaign: number,
      kind: fc.constantFrom('payroll' as const, 'account_keeper' as const),
      days: fc.constantFrom(0, 1, 30, 200),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('correct all' as const),
      person: number,
      campaign: number,
      pay: fc.constantFrom(0, 1_900_000, 4_200_000, 8_000_000),
      envelope: fc.constantFrom(null, null, 90_000, 777_777),
      again: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('supplement' as const),
      campaign: number,
      gross: fc.oneof(fc.constantFrom(1, 99_999), fc.integer({ min: 1, max: 900_000 })),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('bonus' as const),
      employer: number,
      each: fc.oneof(fc.constantFrom(1, 99_999, 300_000), fc.integer({ min: 1, max: 350_000 })),
      byPresence: fc.constantFrom(0, 5_000, 10_000),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('ask for own' as const),
      employer: number,
      type: fc.constantFrom('voluntary_payment' as const, 'cet_transfer' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('participation' as const),
      employer: number,
      profit: fc.oneof(fc.constantFrom(0, 100_001), fc.integer({ min: 1, max: 9_000_000 })),
      equity: fc.constantFrom(0, 20_000_000),
      by: fc.constantFrom('uniform' as const, 'salary' as const, 'presence' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('letter' as const),
      person: number,
      campaign: number,
      handed: fc.constantFrom(null, 0, 0, 0, 2),
      mode: fc.oneof(fc.constant(null), quickMode),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('answer on paper' as const),
      person: number,
      campaign: number,
      mode: quickMode,
      again: fc.constantFrom(false, false, true),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('question' as const),
      person: number,
      campaign: number,
      kind: fc.constantFrom('question' as const, 'amount' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('answer a question' as const),
      employer: number,
      thread: number,
      outcome: fc.constantFrom(null, 'explained' as const, 'kept' as const, 'corrected' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('ask again' as const), employer: number, thread: number }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('add late' as const),
      campaign: number,
      gross: fc.oneof(fc.constant(0), fc.nat({ max: 90_000 })),
      complement: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('receive elsewhere' as const),
      person: number,
      kind: fc.constantFrom('pee' as const, 'pee' as const, 'percol' as const),
      gross: fc.constantFrom(10_000, 45_000, 200_000),
      nextYear: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('list elsewhere' as const),
      employer: number,
      kind: fc.constantFrom('pee' as const, 'percol' as const),
      gross: fc.array(fc.constantFrom(5000, 20_000, 60_000, 300_000), { minLength: 1, maxLength: 4 }),
      nextYear: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constantFrom('correct elsewhere' as const, 'take back elsewhere' as const),
      person: number,
      gross: fc.constantFrom(1000, 30_000, 250_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('change matching' as const),
      employer: number,
      kind: fc.constantFrom('pee' as const, 'percol' as const),
      to: matching,
    }),
  },
)

/** Campaigns are mostly launched first, so that several are open together; no world is small because it is the first. */
export const worldPlan: fc.Arbitrary<WorldPlan> = fc.noBias(
  fc.record({
    begins: fc.constantFrom(...beginnings),
    employers: fc.array(employer, { minLength: 1, maxLength: 2, size: 'max' }),
    steps: fc
      .tuple(
        fc.array(ofCampaign('launch'), { minLength: 2, maxLength: 4 }),
        fc.array(step, { minLength: 4, maxLength: 24, size: 'max' }),
      )
      .map(([first, then]) => [...first, ...then]),
  }),
)
