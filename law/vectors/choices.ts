import type { ByDestination, DefaultChoiceGiven } from '../src/default-choice.ts'
import { defaultChoice } from '../src/default-choice.ts'
import { csgCrds } from '../src/csg-crds.ts'
import type { Destination, PlanKind } from '../src/plan-kind.ts'
import { informedOn, percolWithdrawal, replyDeadline } from '../src/reply-window.ts'
import { smallParticipation } from '../src/leavers.ts'
import { answer, type Shapes } from './shape.ts'

const ON = '2026-06-30'

type ChoiceInput = {
  gross_cents?: number
  net_cents?: number
  kind?: DefaultChoiceGiven['kind']
  answer: ByDestination | null
  plans: PlanKind[]
  accord_other_half?: Destination
  accord_excess?: Destination
  share_within_legal_formula_net_cents?: number
}

function choose(kind: DefaultChoiceGiven['kind'], input: ChoiceInput) {
  const net_cents =
    input.net_cents ?? csgCrds.value({ gross_cents: input.gross_cents as number, on: ON }).net_cents
  const choice = defaultChoice.value({
    kind: input.kind ?? kind,
    net_cents,
    plans: input.plans,
    answer: input.answer,
    other_half_to: input.accord_other_half,
    above_legal_to: input.accord_excess,
    within_legal_formula_cents: input.share_within_legal_formula_net_cents,
  })
  const to = (destination: Destination) => choice.by_destination[destination] ?? 0
  return {
    PEE_cents: to('PEE'),
    PEG_cents: to('PEG'),
    PEI_cents: to('PEI'),
    PERCO_cents: to('PERCO'),
    PERCOL_cents: to('PERCOL'),
    paid_cents: choice.paid_cents,
    paid: choice.paid_cents > 0,
    taxable: choice.paid_cents > 0,
  }
}

const interessement = (input: ChoiceInput) => choose('interessement', input)
const participation = (input: ChoiceInput) => choose('participation', input)

export const choiceShapes: Shapes = {
  default_interessement: interessement,
  default_interessement_pei_only: interessement,
  default_interessement_no_plan: interessement,
  default_participation_percol: participation,
  default_participation_no_percol: participation,
  default_participation_derogatory: participation,
  default_ppv: (input: ChoiceInput) => choose('ppv', input),
  partial_choice: interessement,
  reply_deadline: ({ informed_on }: { informed_on: string }) => replyDeadline(informed_on),
  reply_deadline_presumption: (input: { notified_on: string; presumption_calendar_days: number }) => {
    const presumed_informed_on = informedOn(input.notified_on, input.presumption_calendar_days)
    return { presumed_informed_on, ...replyDeadline(presumed_informed_on) }
  },
  percol_default_withdrawal: (input: {
    kind: string
    allocated_by_default_to: string
    notified_on: string
    requested_on: string
  }) =>
    percolWithdrawal.value({
      notified_on: input.notified_on,
      requested_on: input.requested_on,
      by_default: input.kind === 'participation' && input.allocated_by_default_to.startsWith('PERCO'),
    }),
  small_participation_direct_payment: (input: { amount_cents: number; threshold_cents: number }) =>
    answer(smallParticipation, { ...input, on: ON }),
}
