import * as z from 'zod/mini'
import { choiceModes } from '@moisson/core/vocabulary'
import { call, staff } from './call.ts'
import { fileRefusals } from './file-refusals.ts'
import { ChoiceLineInput } from './choice.ts'
import { Day, DayOfThisCentury, Id, Instant, text } from './shapes.ts'

const one = z.object({ id: Id, bid: Id })
/** No line is an answer of whoever pays in nothing of their own money. */
const Lines = z.array(ChoiceLineInput).check(z.maxLength(40))

/** A form carries text alone: the lines of a split come as the JSON of a list. */
const LinesOfForm = z.pipe(
  text(9000),
  z.pipe(
    z.transform((value: string): unknown => {
      try {
        return JSON.parse(value)
      } catch {
        return value
      }
    }),
    Lines,
  ),
)

export const enterChoice = call({
  does: 'Enter the choice that somebody gave on paper, with the signed paper: one of the ways in one tap, or lines as the JSON of a list. Until the person’s deadline, never over an answer of their own; entered anew with a reason. The person is told by mail, or by the receipt to hand over',
  http: 'POST /campaigns/{id}/beneficiaries/{bid}/choices',
  rights: { scope: 'campaign', effect: 'changes', kind: 'person' },
  weight: 2,
  input: {
    path: one,
    file: 'file',
    body: z.object({
      /** The day written on the paper. */
      signed_on: DayOfThisCentury,
      mode: z.optional(z.enum(choiceModes)),
      lines: z.optional(LinesOfForm),
      /** Why a paper already entered is entered anew. */
      reason: z.optional(text(300)),
    }),
  },
  output: z.object({
    receipt_number: z.string(),
    submitted_at: Instant,
    signed_on: Day,
    sha256: z.string(),
    /** How the person learns of it: nobody has an address for them where it is `letter`. */
    told: z.enum(['mail', 'letter']),
  }),
  status: 201,
  refusals: [
    'campaign_closed',
    'campaign_not_open',
    'nothing_to_enter',
    'answered_oneself',
    'paper_day',
    'paper_before_correction',
    'paper_correction_reason',
    'no_paper_to_correct',
    'amount_mismatch',
    'above_room',
    'not_half_days',
    'no_draft',
    'destination_not_offered',
    'fund_not_offered',
    'profile_not_offered',
    'too_many_funds',
    'line_too_small',
    'unexpected_format',
    ...fileRefusals,
  ],
  who: staff,
  changes: ['choice', 'campaign', 'letter'],
  example: (world) => ({
    path: { id: world.openCampaign, bid: world.enrolment },
    body: { signed_on: '2026-04-20', mode: 'quick_cash' },
    file: world.pdf,
  }),
})

export const readChoicePaper = call({
  does: 'The signed paper of a choice entered for somebody, or its receipt to hand over; before the close for whoever entered it alone',
  http: 'GET /campaigns/{id}/beneficiaries/{bid}/choices/{paper}',
  rights: { scope: 'campaign', effect: 'reads', kind: 'person' },
  weight: 2,
  input: { path: z.object({ id: Id, bid: Id, paper: z.enum(['paper', 'receipt']) }) },
  file: ['application/pdf', 'image/png', 'image/jpeg'],
  names: 'person',
  refusals: ['choices_hidden_until_close', 'no_receipt', 'storage_unavailable'],
  who: staff,
  example: (world) => ({
    path: { id: world.validatedCampaign, bid: world.validatedEnrolment, paper: 'paper' },
  }),
})
