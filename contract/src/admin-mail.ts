import * as z from 'zod/mini'
import { call, type Who } from './call.ts'
import { Day, Instant } from './shapes.ts'

/** Those who run the installation; an adviser's portfolio is not concerned. */
const operators: Who = {
  platformAdmin: 'all',
  manager: 'never',
  companyAdmin: 'never',
  beneficiary: 'never',
  visitor: 'never',
}

export const getMailState = call({
  does: 'What keeps outgoing mail: held since a restore, refused by the mail server, or of unknown fate',
  http: 'GET /admin/mail',
  rights: { scope: 'none', effect: 'reads', kind: 'platform' },
  output: z.object({
    /** Since when a restored installation holds its mail; null when it does not. */
    held_since: z.nullable(Instant),
    /** When the backup that was restored was made: what was ordered before may have left since. */
    backup_made_at: z.nullable(Instant),
    /** What is held, by the day it was ordered. */
    held: z.array(z.object({ date: Day, count: z.int() })),
    /** What the mail server keeps out, with its last words. */
    kept: z.array(
      z.object({
        hindrance: z.enum(['refused', 'away', 'deferred']),
        count: z.int(),
        since: Instant,
        answer: z.nullable(z.string()),
      }),
    ),
    uncertain: z.int(),
    failed: z.int(),
  }),
  who: operators,
  example: () => ({}),
})

export const releaseMail = call({
  does: 'Release the mail that a restore holds; what was ordered before an instant may be marked as sent instead',
  http: 'POST /admin/mail/release',
  rights: { scope: 'none', effect: 'changes', kind: 'platform' },
  input: { body: z.optional(z.strictObject({ sent_before: z.optional(z.nullable(Instant)) })) },
  output: z.object({ released: z.int(), marked_sent: z.int() }),
  refusals: ['mail_not_held'],
  who: operators,
  changes: ['admin'],
  example: () => ({ body: {} }),
})
