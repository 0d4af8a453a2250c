import { languages } from '@moisson/law/text'
import * as z from 'zod/mini'
import { call, everybody, staff } from './call.ts'
import { Id, Instant } from './shapes.ts'

const one = z.object({ id: Id })
const chosen = z.optional(z.object({ ids: z.optional(z.array(Id).check(z.maxLength(10_000))) }))

/** A mail that needs somebody: nobody knows whether it left, it could not be written, or the mail server keeps it out. */
const StuckMail = z.object({
  id: Id,
  kind: z.string(),
  label: z.string(),
  person: z.nullable(z.string()),
  recipient: z.string(),
  state: z.enum(['uncertain', 'failed', 'kept']),
  since: Instant,
  /** What the mail server or the product said, in its own words. */
  answer: z.nullable(z.string()),
})

export const getCampaignMails = call({
  does: 'Mails of a campaign that have not left, and what keeps them',
  http: 'GET /campaigns/{id}/mails',
  rights: { scope: 'campaign', effect: 'reads', kind: 'person' },
  input: { path: one },
  output: z.object({
    /** On their way: waiting their turn or in their dialogue. */
    leaving: z.int(),
    /** Since when a restored installation holds its mail; null when it does not. */
    held_since: z.nullable(Instant),
    kept: z.int(),
    uncertain: z.int(),
    failed: z.int(),
    /** People nobody has informed whose notice is among these: their window has not begun. */
    unsettled_notices: z.int(),
    /** The first 200 that need somebody. */
    items: z.array(StuckMail),
  }),
  who: staff,
  example: (world) => ({ path: { id: world.openCampaign } }),
})

export const resendCampaignMails = call({
  does: 'Send again mails that nobody knows to have left, possibly as a second copy, and try now those that are kept',
  http: 'POST /campaigns/{id}/mails/resend',
  rights: { scope: 'campaign', effect: 'changes', kind: 'person' },
  input: { path: one, body: chosen },
  // 10,000 identifiers.
  maxBody: 512 * 1024,
  output: z.object({ sent_again: z.int() }),
  status: 202,
  who: staff,
  changes: ['campaign'],
  example: (world) => ({ path: { id: world.openCampaign } }),
})

export const giveUpNotices = call({
  does: 'Give up notices that do not leave: these people are not informed, their amount is kept for an own window later',
  http: 'POST /campaigns/{id}/mails/give-up',
  rights: { scope: 'campaign', effect: 'changes', kind: 'person' },
  input: { path: one, body: chosen },
  // 10,000 identifiers.
  maxBody: 512 * 1024,
  output: z.object({ given_up: z.int() }),
  who: staff,
  changes: ['campaign'],
  example: (world) => ({ path: { id: world.openCampaign } }),
})

const ofMail = z.object({ token: z.string() })
const lang = z.optional(z.enum(languages))
const Reminders = z.object({ stopped: z.boolean(), campaign_name: z.string(), company_name: z.string() })

export const readReminders = call({
  does: 'Whether reminders of a campaign still go to the person whom a mail was written to, by the address in that mail; in a browser, a page with the button that stops them',
  http: 'GET /reminders/{token}',
  rights: { scope: 'none', effect: 'reads', kind: 'open' },
  input: { path: ofMail, query: z.object({ lang }) },
  output: Reminders,
  file: ['text/html'],
  names: 'nobody',
  refusals: ['unknown_share'],
  who: everybody,
  example: (world) => ({ path: { token: world.reminderToken } }),
})

export const stopReminders = call({
  does: 'Stop the reminders of a campaign for the person whom a mail was written to, with the one click of a mail program (RFC 8058), or take them up again; notices, changes of date and receipts still leave',
  http: 'POST /reminders/{token}',
  rights: { scope: 'none', effect: 'changes', kind: 'open' },
  input: { path: ofMail, query: z.object({ lang, again: z.optional(z.enum(['true'])) }) },
  output: Reminders,
  file: ['text/html'],
  names: 'nobody',
  refusals: ['unknown_share'],
  who: everybody,
  changes: ['campaign'],
  example: (world) => ({ path: { token: world.reminderToken } }),
})
