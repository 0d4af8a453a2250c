import { addMonths, daysBetween, startOfMonth, type Day } from '@moisson/law/calendar'
import { scaleHalfUp } from '@moisson/law/money'
import type { CampaignState } from '../vocabulary.ts'
import type { MovementStatus, PaymentKind } from './payment-vocabulary.ts'

/** What a campaign is known to move, in cents; the levies of `forfait_social_cents` come after the choices. */
export interface PaymentFacts {
  state: CampaignState
  envelope_gross_cents: number
  gross_cents: number
  /** Of the gross, what was paid before as an advance: it is moved no more, and its levies were declared then. */
  advance_gross_cents: number
  /** What was advanced above the shares: gross, and net, which its people return. */
  overpaid_gross_cents: number
  to_return_cents: number
  /** Of what is still due: withheld, and net. */
  levies_cents: number
  net_cents: number
  paid_cents: number
  pee_cents: number
  percol_cents: number
  held_cents: number
  /** What was held and has left since, by day. */
  released: readonly ReleasedSums[]
  /** Interest for paying late as it was fixed: with what is paid at once, with what is placed. */
  late_interest_paid_cents: number
  late_interest_placed_cents: number
  abondement_gross_cents: number
  abondement_net_cents: number
  forfait_social_cents: number
  /** The same on what is held: charged with the exercice, declared when the sum leaves. */
  held_forfait_cents: number
  /** Matching and levies that may come on top while the outcome is not written; 0 once it is. */
  on_top_at_most_cents: number
  /** Net of the lines that go to the keeper’s file, matching left out, and their net matching. */
  sent_cents: number
  sent_abondement_net_cents: number
  /** People whose outcome is not written yet. */
  unsettled: number
  people: number
  planned_payment_date: Day | null
  /** The last day to pay, or the end of the year that dates it. */
  legal_payment_deadline: Day
  /** The day after which late interest runs; null where no text makes it run. */
  interest_after: Day | null
  paid_on: Day | null
}

/** Held sums that left on a day: to their owners, or to the Caisse des dépôts. */
export interface ReleasedSums {
  on: Day
  paid_cents: number
  deposited_cents: number
}

export interface PaymentRecord {
  kind: PaymentKind
  status: 'to_prepare' | 'ordered' | 'paid'
  amount_cents: number
  paid_on: Day | null
}

export interface Movement {
  kind: PaymentKind
  amount_cents: number
  /** What it may become before the outcome is written; the amount itself afterwards. */
  at_most_cents: number
  parts: { code: string; amount_cents: number }[]
  status: MovementStatus
  due_on: Day | null
  due_month: string | null
  late_days: number
  paid_on: Day | null
  /** What is recorded as paid: of levies, maybe another amount than the one owed since. */
  paid_cents: number
}

/** Where the validated amounts and a movement part company, in cents. */
export interface PaymentGap {
  kind: PaymentKind
  gap_cents: number
  reason: 'envelope' | 'lines' | 'record'
}

export const isPayable = (state: CampaignState): boolean => state === 'validated' || state === 'completed'
/** The day the payment is meant for: what is planned, else the last legal day. Lateness counts from the legal day alone. */
export const dueDayOf = (facts: Pick<PaymentFacts, 'planned_payment_date' | 'legal_payment_deadline'>): Day =>
  facts.planned_payment_date ?? facts.legal_payment_deadline

/**
 * The movements of a campaign with their dates and states. Together they are the envelope less the advances, the gross
 * matching, the employer's levy, on what was held once it leaves, and the interest for paying late. Before the outcomes are written, what is not levied is `undecided`.
 */
export function movementsOf(
  facts: PaymentFacts,
  records: ReadonlyMap<PaymentKind, PaymentRecord>,
  today: Day,
): Movement[] {
  const listed = amountsOf(facts)
    .filter(({ kind, amount_cents }) => amount_cents > 0 || records.has(kind))
    .map(({ kind, parts, amount_cents }) => {
      const record = records.get(kind)
      const dates = datesOf(kind, facts, records, today)
      const short = isShort(kind, amount_cents, record)
      const status = statusOf(kind, facts, record, { ...dates, today, short })
      return {
        kind,
        amount_cents,
        at_most_cents: amount_cents + (kind === 'undecided' ? facts.on_top_at_most_cents : 0),
        parts,
        ...dates,
        status,
        late_days:
          status === 'late' && dates.due_on !== null && facts.interest_after !== null
            ? daysBetween(facts.interest_after, today)
            : 0,
        paid_on:
          record && record.status !== 'to_prepare'
            ? record.paid_on
            : status === 'paid'
              ? facts.paid_on
              : null,
        paid_cents:
          record?.status === 'paid' ? record.amount_cents : !record && status === 'paid' ? amount_cents : 0,
      }
    })
  return [...listed, ...releasedOf(facts), ...releasedLevies(facts, today)]
}

/** What was held and has left: paid on its own day, whatever the campaign's. */
const releasedOf = ({ released }: PaymentFacts): Movement[] =>
  released.map(({ on, paid_cents, deposited_cents }) => {
    const sums = summed('released', { held_paid: paid_cents, held_deposited: deposited_cents })
    return {
      ...sums,
      at_most_cents: sums.amount_cents,
      status: 'paid',
      due_on: null,
      due_month: on.slice(0, 7),
      late_days: 0,
      paid_on: on,
      paid_cents: sums.amount_cents,
    }
  })

/** The levy on what was held, due day by day in the part of the sums that left; the last of them takes what is left of it. */
export function leviesReleased({
  released,
  held_cents,
  held_forfait_cents,
}: PaymentFacts): { on: Day; cents: number }[] {
  let [left, due] = [0, 0]
  return released
    .toSorted((a, b) => (a.on < b.on ? -1 : 1))
    .map(({ on, paid_cents, deposited_cents }) => {
      left += paid_cents + deposited_cents
      const before = due
      due = scaleHalfUp(held_forfait_cents, left, held_cents)
      return { on, cents: due - before }
    })
}

/** By month: declared with the pay of the one in which the sums left, and settled in the next. */
function releasedLevies(facts: PaymentFacts, today: Day): Movement[] {
  const months = new Map<string, number>()
  for (const { on, cents } of leviesReleased(facts)) {
    const month = addMonths(startOfMonth(on), 1).slice(0, 7)
    months.set(month, (months.get(month) ?? 0) + cents)
  }
  return [...months]
    .filter(([, cents]) => cents > 0)
    .map(([due_month, cents]) => {
      return {
        ...summed('released_levies', { forfait_social: cents }),
        at_most_cents: cents,
        // As the levies of a campaign that is over: nothing says that they left with their declaration.
        status: due_month >= today.slice(0, 7) ? 'forecast' : 'unrecorded',
        due_on: null,
        due_month,
        late_days: 0,
        paid_on: null,
        paid_cents: 0,
      }
    })
}

/** The employer's levy goes by headcounts, which may be declared after it was paid: the rest is still to be paid. */
const isShort = (kind: PaymentKind, amount_cents: number, record: PaymentRecord | undefined): boolean =>
  kind === 'levies' && record?.status === 'paid' && record.amount_cents < amount_cents

/**
 * What runs interest of a movement paid after the legal day: the sums of the campaign itself, net of what is withheld.
 * Matching, levies and what waits for its owner do not (L3314-9, D3313-13).
 */
export const owedLate = (parts: Movement['parts']): number =>
  parts
    .filter(({ code }) => ['net_paid', 'pee', 'percol'].includes(code))
    .reduce((sum, { amount_cents }) => sum + amount_cents, 0)

type Amounts = Pick<Movement, 'kind' | 'amount_cents' | 'parts'>

function amountsOf(facts: PaymentFacts): Amounts[] {
  if (facts.unsettled > 0 || facts.people === 0) {
    // Before the shares are calculated, the whole envelope is all there is to know.
    const calculated = facts.gross_cents > 0
    return [
      summed('undecided', { net: calculated ? facts.net_cents : facts.envelope_gross_cents }),
      summed('levies', { csg_crds: calculated ? facts.levies_cents : 0 }),
    ]
  }
  return [
    summed('payroll', { net_paid: facts.paid_cents, late_interest: facts.late_interest_paid_cents }),
    summed('account_keeper', {
      pee: facts.pee_cents,
      percol: facts.percol_cents,
      abondement_net: facts.abondement_net_cents,
      late_interest: facts.late_interest_placed_cents,
    }),
    summed('levies', {
      csg_crds: facts.levies_cents,
      csg_crds_abondement: facts.abondement_gross_cents - facts.abondement_net_cents,
      forfait_social: facts.forfait_social_cents,
    }),
    summed('held', { net_held: facts.held_cents - releasedCents(facts) }),
  ]
}

const releasedCents = ({ released }: PaymentFacts): number =>
  released.reduce((sum, { paid_cents, deposited_cents }) => sum + paid_cents + deposited_cents, 0)

function summed(kind: PaymentKind, amounts: Record<string, number>): Amounts {
  const parts = Object.entries(amounts)
    .filter(([, cents]) => cents !== 0)
    .map(([code, amount_cents]) => ({ code, amount_cents }))
  return { kind, parts, amount_cents: parts.reduce((sum, part) => sum + part.amount_cents, 0) }
}

/** Levies are declared with the pay of the month in which the sums are paid, and settled the month after. */
function datesOf(
  kind: PaymentKind,
  facts: PaymentFacts,
  records: ReadonlyMap<PaymentKind, PaymentRecord>,
  today: Day,
): { due_on: Day | null; due_month: string | null } {
  if (kind === 'held') return { due_on: null, due_month: null }
  const due_on = dueDayOf(facts)
  if (kind !== 'levies') return { due_on, due_month: due_on.slice(0, 7) }
  const paid = records.get('payroll')?.paid_on ?? facts.paid_on ?? (due_on < today ? today : due_on)
  return { due_on: null, due_month: addMonths(startOfMonth(paid), 1).slice(0, 7) }
}

function statusOf(
  kind: PaymentKind,
  facts: PaymentFacts,
  record: PaymentRecord | undefined,
  when: { due_on: Day | null; due_month: string | null; today: Day; short: boolean },
): MovementStatus {
  if (!isPayable(facts.state)) return 'forecast'
  if (kind === 'held') return 'held'
  // Levies leave with the declaration of the month after: a campaign that is over has not paid them yet.
  const declaredLater =
    kind === 'levies' && when.due_month !== null && when.due_month >= when.today.slice(0, 7)
  if (!record && facts.state === 'completed')
    return declaredLater ? 'forecast' : kind === 'levies' ? 'unrecorded' : 'paid'
  if (record?.status === 'paid' && !when.short) return 'paid'
  const late =
    when.due_on === null
      ? when.due_month !== null && when.due_month < when.today.slice(0, 7)
      : facts.interest_after !== null && facts.interest_after < when.today
  if (late) return 'late'
  return when.short ? 'to_prepare' : (record?.status ?? 'to_prepare')
}

/**
 * What makes a payable campaign doubtful: its totals, the lines behind them, or what was recorded before. Levies go by
 * the company's file too, which may change after they were recorded: that is an amount left to pay, and no doubt.
 */
export function gapOf(
  facts: PaymentFacts,
  records: ReadonlyMap<PaymentKind, PaymentRecord>,
): PaymentGap | null {
  if (!isPayable(facts.state)) return null
  const { paid_cents, pee_cents, percol_cents, held_cents, levies_cents } = facts
  const envelope =
    facts.envelope_gross_cents -
    (facts.advance_gross_cents + paid_cents + pee_cents + percol_cents + held_cents + levies_cents)
  if (envelope !== 0) return { kind: 'payroll', gap_cents: envelope, reason: 'envelope' }
  const keeper = pee_cents + percol_cents + facts.abondement_net_cents
  const lines = keeper - (facts.sent_cents + facts.sent_abondement_net_cents)
  if (lines !== 0) return { kind: 'account_keeper', gap_cents: lines, reason: 'lines' }
  for (const { kind, amount_cents } of amountsOf(facts)) {
    const record = records.get(kind)
    if (kind !== 'levies' && record && record.status !== 'to_prepare' && record.amount_cents !== amount_cents)
      return { kind, gap_cents: amount_cents - record.amount_cents, reason: 'record' }
  }
  return null
}

/** Everything payable is paid, and the campaign only waits to be completed. */
export const canComplete = (state: CampaignState, movements: readonly Movement[]): boolean =>
  state === 'validated' &&
  movements
    .filter(({ kind }) => kind === 'payroll' || kind === 'account_keeper')
    .every(({ status }) => status === 'paid')
