import { codeDuTravail, convention, decree } from './article.ts'
import type { PlanKind } from './plan-kind.ts'
import { PENSION_PLANS, SAVINGS_PLANS } from './plan-kind.ts'
import { rule } from './rule.ts'
import { stop } from './refusal.ts'

export type ChoiceKind = 'interessement' | 'participation' | 'ppv'
export type Destination = PlanKind | 'paid'
export type ByDestination = Partial<Record<Destination, number>>

export type DefaultChoiceGiven = {
  kind: ChoiceKind
  net_cents: number
  /** Plans open to the person. */
  plans: readonly PlanKind[]
  /** What the person chose, in cents by destination; null or absent for silence. */
  answer?: ByDestination | null
  /** Participation: the net part within the legal formula; the whole when absent. */
  within_legal_formula_cents?: number
  /** Participation: what the agreement does with the other half, and with what exceeds the legal formula. */
  other_half_to?: Destination
  above_legal_to?: Destination
}

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
  Object.values(amounts).reduce((sum, cents) => sum + cents, 0)

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
    codeDuTravail('R3334-1-1'),
    decree('2024-644'),
    convention('centime impair de la moitié au PEE\u00a0; réponse partielle\u00a0: le reste suit le défaut'),
  ],
  compute: (given: DefaultChoiceGiven, note): DefaultChoice => {
    const answered = checkedAnswer(given)
    const rest = given.net_cents - totalOf(answered)
    const defaulted = defaultOf(given, rest)
    const by_destination: ByDestination = { ...answered }
    for (const [destination, cents] of entriesOf(defaulted)) {
      by_destination[destination] = (by_destination[destination] ?? 0) + cents
      note({
        label: {
          fr: destination === 'paid' ? 'Versé par défaut' : `Placé par défaut\u00a0: ${destination}`,
          en: destination === 'paid' ? 'Paid by default' : `Placed by default: ${destination}`,
        },
        inputs: { net_cents: given.net_cents, not_answered_cents: rest },
        result: cents,
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
  ],
})

const entriesOf = (amounts: ByDestination): [Destination, number][] =>
  Object.entries(amounts) as [Destination, number][]

function all(destination: Destination, cents: number): DefaultChoice {
  const whole = { [destination]: cents }
  return {
    by_destination: whole,
    defaulted: whole,
    defaulted_cents: cents,
    paid_cents: destination === 'paid' ? cents : 0,
  }
}

function checkedAnswer(given: DefaultChoiceGiven): ByDestination {
  const answer = given.answer ?? {}
  for (const [plan, cents] of entriesOf(answer)) {
    if (!Number.isSafeInteger(cents) || cents < 0) stop('not_an_amount', { what: plan, value: cents })
    if (plan !== 'paid' && !given.plans.includes(plan)) stop('plan_not_offered', { plan })
  }
  const excess_cents = totalOf(answer) - given.net_cents
  if (excess_cents > 0) stop('choice_above_amount', { excess_cents })
  return answer
}

function defaultOf(given: DefaultChoiceGiven, rest: number): ByDestination {
  if (rest === 0) return {}
  const savings = SAVINGS_PLANS.find((plan) => given.plans.includes(plan)) ?? 'paid'
  if (given.kind === 'ppv') return { paid: rest }
  if (given.kind === 'interessement') return { [savings]: rest }

  const pension = PENSION_PLANS.find((plan) => given.plans.includes(plan))
  const otherHalf = given.other_half_to ?? savings
  const above = given.above_legal_to ?? otherHalf
  // What the person left unanswered is taken first in the part within the legal formula.
  const legal = Math.min(rest, given.within_legal_formula_cents ?? given.net_cents)
  const half = pension === undefined ? 0 : Math.floor(legal / 2)
  const amounts: ByDestination = pension === undefined ? {} : { [pension]: half }
  amounts[otherHalf] = (amounts[otherHalf] ?? 0) + (legal - half)
  if (rest > legal) amounts[above] = (amounts[above] ?? 0) + (rest - legal)
  return amounts
}
