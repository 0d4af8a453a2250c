import { codeDuTravail, convention, decree } from './article.ts'
import { type Destination, destination, PENSION_PLANS, planKind, SAVINGS_PLANS } from './plan-kind.ts'
import { rule } from './rule.ts'
import { stop } from './stopped.ts'
import { byName, list, named, nullable, optional, record, type Taken } from './shape.ts'
import { cents } from './takes.ts'

const choiceKind = named('interessement', 'participation', 'ppv')
export type ChoiceKind = Taken<typeof choiceKind>
export type ByDestination = Partial<Record<Destination, number>>

const defaultChoiceGiven = record({
  kind: choiceKind,
  net_cents: cents,
  /** Plans open to the person. */
  plans: list(planKind),
  /** What the person chose, in cents by destination; null or absent for silence. */
  answer: optional(nullable(byName(destination, cents))),
  /** Participation: the net part within the legal formula; the whole when absent. */
  within_legal_formula_cents: optional(cents),
  /** Participation: what the agreement does with the other half, and with what exceeds the legal formula. */
  other_half_to: optional(destination),
  above_legal_to: optional(destination),
})
export type DefaultChoiceGiven = Taken<typeof defaultChoiceGiven>

export type DefaultChoice = {
  /** Every cent of the net amount, by destination. */
  by_destination: ByDestination
  /** The part placed or paid because the person said nothing about it. */
  defaulted: ByDestination
  defaulted_cents: number
  /** Cents paid at once, on which income tax is due. */
  paid_cents: number
}

const totalOf = (amounts: ByDestination): number =>
  entriesOf(amounts).reduce((sum, [, amount = 0]) => sum + amount, 0)

/**
 * Where the money goes when a person says nothing, or says something about a part only: the rest follows the
 * default. Intéressement to the company plan, participation half to the pension plan, PPV paid.
 */
export const defaultChoice = rule({
  label: { fr: 'Affectation par défaut', en: 'Default allocation' },
  articles: [
    codeDuTravail('L3315-2'),
    codeDuTravail('R3313-12'),
    codeDuTravail('L3324-12'),
    decree('2024-644'),
    convention('centime impair de la moitié au PEE\u00a0; réponse partielle\u00a0: le reste suit le défaut'),
  ],
  takes: defaultChoiceGiven,
  compute: (given, note): DefaultChoice => {
    const answered = checkedAnswer(given)
    const rest = given.net_cents - totalOf(answered)
    const defaulted = defaultOf(given, rest)
    const by_destination: ByDestination = { ...answered }
    for (const [to, amount = 0] of entriesOf(defaulted)) {
      by_destination[to] = (by_destination[to] ?? 0) + amount
      note({
        label: {
          fr: to === 'paid' ? 'Versé par défaut' : `Placé par défaut\u00a0: ${to}`,
          en: to === 'paid' ? 'Paid by default' : `Invested by default: ${to}`,
        },
        inputs: { net_cents: given.net_cents, not_answered_cents: rest },
        result: amount,
      })
    }
    if (rest === 0) {
      note({ label: { fr: 'Réponse complète', en: 'Complete answer' }, result: given.net_cents })
    }
    return { by_destination, defaulted, defaulted_cents: rest, paid_cents: by_destination.paid ?? 0 }
  },
  vectors: [
    {
      why: 'intéressement, silence: all to the PEE',
      given: { kind: 'interessement', net_cents: 108_360, plans: ['PEE'] },
      expect: all('PEE', 108_360),
    },
    {
      why: 'intéressement, no PEE: the PEI, never the PER COL',
      given: { kind: 'interessement', net_cents: 108_360, plans: ['PERCOL', 'PEI'] },
      expect: all('PEI', 108_360),
    },
    {
      why: 'intéressement without a plan: paid',
      given: { kind: 'interessement', net_cents: 108_360, plans: [] },
      expect: all('paid', 108_360),
    },
    {
      why: 'participation: half to the PER COL, the odd cent to the PEE',
      given: { kind: 'participation', net_cents: 200_001, plans: ['PEE', 'PERCOL'] },
      expect: {
        by_destination: { PERCOL: 100_000, PEE: 100_001 },
        defaulted: { PERCOL: 100_000, PEE: 100_001 },
        defaulted_cents: 200_001,
        paid_cents: 0,
      },
    },
    {
      why: 'participation above the legal formula follows the agreement',
      given: {
        kind: 'participation',
        net_cents: 150_000,
        within_legal_formula_cents: 100_000,
        plans: ['PEE', 'PERCOL'],
      },
      expect: {
        by_destination: { PERCOL: 50_000, PEE: 100_000 },
        defaulted: { PERCOL: 50_000, PEE: 100_000 },
        defaulted_cents: 150_000,
        paid_cents: 0,
      },
    },
    {
      why: 'PPV: paid, never placed',
      given: { kind: 'ppv', net_cents: 100_000, plans: ['PEE'] },
      expect: all('paid', 100_000),
    },
    {
      why: 'a partial answer is kept and the rest follows the default',
      given: {
        kind: 'interessement',
        net_cents: 100_000,
        plans: ['PEE', 'PERCOL'],
        answer: { PEE: 40_000, paid: 30_000 },
      },
      expect: {
        by_destination: { PEE: 70_000, paid: 30_000 },
        defaulted: { PEE: 30_000 },
        defaulted_cents: 30_000,
        paid_cents: 30_000,
      },
    },
    {
      why: 'more than the net amount cannot be chosen',
      given: { kind: 'interessement', net_cents: 100, plans: ['PEE'], answer: { PEE: 101 } },
      refuses: 'choice_above_amount',
    },
    {
      why: 'a plan that the company does not offer',
      given: { kind: 'interessement', net_cents: 100, plans: ['PEE'], answer: { PERCOL: 50 } },
      refuses: 'plan_not_offered',
    },
    {
      why: 'the other half cannot go to a plan that is not offered',
      given: { kind: 'participation', net_cents: 100, plans: ['PERCOL'], other_half_to: 'PEE' },
      refuses: 'plan_not_offered',
    },
    {
      why: 'participation without a plan is not paid by silence: L3324-10 locks it',
      given: { kind: 'participation', net_cents: 100, plans: [] },
      refuses: 'default_not_settled',
    },
    {
      why: 'a complete answer leaves nothing to a default',
      given: { kind: 'interessement', net_cents: 100, plans: ['PEE'], answer: { PEE: 60, paid: 40 } },
      expect: { by_destination: { PEE: 60, paid: 40 }, defaulted: {}, defaulted_cents: 0, paid_cents: 40 },
    },
    {
      why: 'one cent unanswered follows the default',
      given: { kind: 'participation', net_cents: 101, plans: ['PEE', 'PERCOL'], answer: { PERCOL: 100 } },
      expect: {
        by_destination: { PERCOL: 100, PEE: 1 },
        defaulted: { PERCOL: 0, PEE: 1 },
        defaulted_cents: 1,
        paid_cents: 0,
      },
    },
    {
      why: 'nothing chosen for a plan is an answer too',
      given: { kind: 'interessement', net_cents: 100, plans: ['PEE', 'PERCOL'], answer: { PERCOL: 0 } },
      expect: {
        by_destination: { PERCOL: 0, PEE: 100 },
        defaulted: { PEE: 100 },
        defaulted_cents: 100,
        paid_cents: 0,
      },
    },
    {
      why: 'a negative choice',
      given: { kind: 'interessement', net_cents: 100, plans: ['PEE'], answer: { PEE: -1 } },
      refuses: 'not_an_amount',
    },
    {
      why: 'half a cent chosen',
      given: { kind: 'interessement', net_cents: 100, plans: ['PEE'], answer: { PEE: 0.5 } },
      refuses: 'not_an_amount',
    },
    {
      why: 'one cent more than the net amount, in two plans',
      given: {
        kind: 'interessement',
        net_cents: 100,
        plans: ['PEE', 'PERCOL'],
        answer: { PEE: 50, PERCOL: 51 },
      },
      refuses: 'choice_above_amount',
    },
    {
      why: 'the agreement pays the other half',
      given: { kind: 'participation', net_cents: 1001, plans: ['PEE', 'PERCOL'], other_half_to: 'paid' },
      expect: {
        by_destination: { PERCOL: 500, paid: 501 },
        defaulted: { PERCOL: 500, paid: 501 },
        defaulted_cents: 1001,
        paid_cents: 501,
      },
    },
    {
      why: 'the agreement sends both halves to the pension plan',
      given: { kind: 'participation', net_cents: 1001, plans: ['PEE', 'PERCOL'], other_half_to: 'PERCOL' },
      expect: {
        by_destination: { PERCOL: 1001 },
        defaulted: { PERCOL: 1001 },
        defaulted_cents: 1001,
        paid_cents: 0,
      },
    },
    {
      why: 'what exceeds the legal formula goes where the agreement says',
      given: {
        kind: 'participation',
        net_cents: 1500,
        within_legal_formula_cents: 1000,
        plans: ['PEE', 'PERCOL'],
        above_legal_to: 'PERCOL',
      },
      expect: {
        by_destination: { PERCOL: 1000, PEE: 500 },
        defaulted: { PERCOL: 1000, PEE: 500 },
        defaulted_cents: 1500,
        paid_cents: 0,
      },
    },
    {
      why: 'one cent above the legal formula',
      given: {
        kind: 'participation',
        net_cents: 1001,
        within_legal_formula_cents: 1000,
        plans: ['PEE', 'PERCOL'],
        above_legal_to: 'paid',
      },
      expect: {
        by_destination: { PERCOL: 500, PEE: 500, paid: 1 },
        defaulted: { PERCOL: 500, PEE: 500, paid: 1 },
        defaulted_cents: 1001,
        paid_cents: 1,
      },
    },
    {
      why: 'participation without a pension plan: all to the PEE',
      given: { kind: 'participation', net_cents: 1001, plans: ['PEE'] },
      expect: {
        by_destination: { PEE: 1001 },
        defaulted: { PEE: 1001 },
        defaulted_cents: 1001,
        paid_cents: 0,
      },
    },
    {
      why: 'nothing exceeds the legal formula: nothing goes where the rest would',
      given: {
        kind: 'participation',
        net_cents: 1000,
        within_legal_formula_cents: 1000,
        plans: ['PEE', 'PERCOL'],
        above_legal_to: 'paid',
      },
      expect: {
        by_destination: { PERCOL: 500, PEE: 500 },
        defaulted: { PERCOL: 500, PEE: 500 },
        defaulted_cents: 1000,
        paid_cents: 0,
      },
    },
  ],
})

const entriesOf = (amounts: ByDestination): [Destination, number | undefined][] =>
  Object.entries(amounts) as [Destination, number | undefined][]

function all(to: Destination, amount: number): DefaultChoice {
  const whole = { [to]: amount }
  return {
    by_destination: whole,
    defaulted: whole,
    defaulted_cents: amount,
    paid_cents: to === 'paid' ? amount : 0,
  }
}

function checkedAnswer(given: DefaultChoiceGiven): ByDestination {
  const answer = given.answer ?? {}
  for (const [plan, amount] of entriesOf(answer)) if (amount !== undefined) requireOffered(given, plan)
  const excess_cents = totalOf(answer) - given.net_cents
  if (excess_cents > 0) stop('choice_above_amount', { excess_cents })
  return answer
}

function requireOffered({ plans }: DefaultChoiceGiven, to: Destination): Destination {
  if (to !== 'paid' && !plans.includes(to)) stop('plan_not_offered', { plan: to })
  return to
}

function defaultOf(given: DefaultChoiceGiven, rest: number): ByDestination {
  if (rest === 0) return {}
  const savings = SAVINGS_PLANS.find((plan) => given.plans.includes(plan))
  if (given.kind === 'ppv') return { paid: rest }
  if (given.kind === 'interessement') return { [savings ?? 'paid']: rest }

  const pension = PENSION_PLANS.find((plan) => given.plans.includes(plan))
  // Silence never pays participation by itself: it stays locked (L3324-10) where the agreement says nothing else.
  const otherHalf = requireOffered(given, given.other_half_to ?? savings ?? stop('default_not_settled'))
  const above = requireOffered(given, given.above_legal_to ?? otherHalf)
  // What the person left unanswered is taken first in the part within the legal formula.
  const legal = Math.min(rest, given.within_legal_formula_cents ?? given.net_cents)
  const half = pension === undefined ? 0 : Math.floor(legal / 2)
  const amounts: ByDestination = pension === undefined ? {} : { [pension]: half }
  amounts[otherHalf] = (amounts[otherHalf] ?? 0) + (legal - half)
  if (rest > legal) amounts[above] = (amounts[above] ?? 0) + (rest - legal)
  return amounts
}
