import * as z from 'zod/mini'
import { LETTERS_AT_ONCE, letterReasons, letterStates } from '@moisson/core/campaign/letter-state'
import { handoverWays } from '@moisson/core/vocabulary'
import { call, everybody, staff } from './call.ts'
import { Session } from './identity.ts'
import { Cents, Day, Id, Instant, QueryLimit, Searched, freeText, pageOf, several, text } from './shapes.ts'

const one = z.object({ id: Id })
/** Whoever prints a code could answer with it: the company’s own people alone. */
const company = { ...staff, platformAdmin: 'never', manager: 'never' } as const

const Letter = z.object({
  id: Id,
  beneficiary_id: Id,
  employee_number: z.nullable(z.string()),
  last_name: z.string(),
  first_name: z.string(),
  establishment: z.nullable(z.string()),
  due_cents: Cents,
  /** Whether the person has anything to decide about: the letter bears a code. */
  decides: z.boolean(),
  /** What was received in advance above the share; the letter of somebody without an amount to decide about has no code. */
  to_return_cents: Cents,
  /** Why a letter and no mail; `has_email` once an address was found. */
  reason: z.enum(letterReasons),
  state: z.enum(letterStates),
  /** The amount was corrected after the letter was printed. */
  out_of_date: z.boolean(),
  printed_at: z.nullable(Instant),
  printed_by_name: z.nullable(z.string()),
  handed_on: z.nullable(Day),
  handed_how: z.nullable(z.enum(handoverWays)),
  handed_at: z.nullable(Instant),
  handed_by_name: z.nullable(z.string()),
  informed_on: z.nullable(Day),
  /** Of somebody informed alone: what was announced to others does not bind the rest. */
  deadline_at: z.nullable(Instant),
})

export const listLetters = call({
  does: 'The people of a campaign whom no mail reaches, by establishment and name: whose letter is to be printed, printed, handed over, answered',
  http: 'GET /campaigns/{id}/letters',
  rights: { scope: 'campaign', effect: 'reads', kind: 'company' },
  input: {
    path: one,
    query: z.object({
      state: z.optional(several(letterStates)),
      q: z.optional(Searched),
      cursor: z.optional(freeText(500)),
      limit: z.optional(QueryLimit),
    }),
  },
  output: z.object({
    ...pageOf(Letter).def.shape,
    counts: z.object({
      to_print: z.int(),
      printed: z.int(),
      handed: z.int(),
      answered: z.int(),
    }),
  }),
  who: staff,
  example: (world) => ({ path: { id: world.openCampaign } }),
})

export const printLetters = call({
  does: 'Letters as one PDF to print, by establishment and name: of the people named, or of the first 200 left to print. Each has a fresh code, which is told nowhere else; the code of a letter printed before opens nothing any more',
  http: 'POST /campaigns/{id}/letters/print',
  rights: { scope: 'campaign', effect: 'changes', kind: 'person' },
  weight: 10,
  input: {
    path: one,
    body: z.optional(
      z.object({
        ids: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(LETTERS_AT_ONCE))),
      }),
    ),
  },
  file: ['application/pdf'],
  names: 'people',
  refusals: ['letters_not_now', 'no_letter_left', 'not_for_letter'],
  who: company,
  keyless: true,
  changes: ['letter', 'campaign'],
  example: (world) => ({
    path: { id: world.closedCampaign },
    body: { ids: [world.unreachedEnrolment] },
  }),
})

const skipped = ['not_printed', 'before_print', 'answered', 'not_concerned'] as const

export const recordHandovers = call({
  does: 'Record on which day and how letters were handed over, one or many at once: each person’s own window starts, informed that day plus the presumption days of the agreement. A record is mended by another one until the person has answered; a window once told is never shortened',
  http: 'POST /campaigns/{id}/letters/handovers',
  rights: { scope: 'campaign', effect: 'changes', kind: 'person' },
  input: {
    path: one,
    body: z.object({
      handed_on: Day,
      handed_how: z.enum(handoverWays),
      ids: z.array(Id).check(z.minLength(1), z.maxLength(1000)),
    }),
  },
  output: z.object({
    recorded: z.int(),
    /** The last instant to answer of those just recorded; null when there is none. */
    latest_deadline_at: z.nullable(Instant),
    skipped: z.array(
      z.object({
        reason: z.enum(skipped),
        message: z.string(),
        count: z.int(),
      }),
    ),
  }),
  refusals: ['letters_not_now', 'not_for_letter', 'handed_over_to_come', 'payment_before_close'],
  who: company,
  changes: ['letter', 'campaign'],
  example: (world) => ({
    path: { id: world.closedCampaign },
    body: {
      handed_on: '2026-04-20',
      handed_how: 'in_person',
      ids: [world.unreachedEnrolment],
    },
  }),
})

export const stopRemindersByCode = call({
  does: 'Stop the reminders of a campaign with the code of an SMS or a letter, or take them up again; what has to be told still is',
  http: 'POST /auth/code/reminders',
  rights: { scope: 'none', effect: 'changes', kind: 'open' },
  input: { body: z.object({ code: text(40), again: z.optional(z.boolean()) }) },
  output: z.object({ stopped: z.boolean(), campaign_name: z.string(), company_name: z.string() }),
  refusals: ['unknown_letter_code', 'too-many-requests'],
  who: everybody,
  changes: ['campaign'],
  example: (world) => ({ body: { code: world.letterCode } }),
})

export const openByCode = call({
  does: 'Open the campaigns a person may still answer with the code of their letter or of an SMS; on a device that everybody uses the session lasts half an hour at most',
  http: 'POST /auth/code',
  rights: { scope: 'none', effect: 'session', kind: 'open' },
  input: { body: z.object({ code: text(40), kiosk: z.optional(z.boolean()) }) },
  output: Session,
  refusals: [
    'unknown_letter_code',
    'letter_code_over',
    'letter_not_recorded',
    'letter_sum_kept',
    'user-disabled',
    'too-many-requests',
  ],
  who: everybody,
  changes: ['identity'],
  example: (world) => ({ body: { code: world.letterCode } }),
})
