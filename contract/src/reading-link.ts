import * as z from 'zod/mini'
import { Day, DayOfThisCentury, Id, Instant, text, nameOf } from './shapes.ts'

/** A link that opens a page without an account until a day. */
export const ReadingLink = z.object({
  id: Id,
  /** For whom: « Secrétaire du CSE ». */
  label: z.string(),
  /** The last day it opens. */
  ends_on: Day,
  state: z.enum(['open', 'expired', 'revoked']),
  created_at: Instant,
  created_by_name: z.nullable(z.string()),
  opened: z.int(),
  last_opened_at: z.nullable(Instant),
})

export const NewReadingLink = z.object({
  label: nameOf(80),
  /** The last day it opens, ninety days ahead at most; thirty days when it is left out. */
  ends_on: z.optional(DayOfThisCentury),
})

/** The token stands in the body: no address and no log holds it. */
export const LinkToken = z.object({ token: text(100) })
