import { meetingPapers } from '@moisson/core/academy/meeting-page'
import { languages } from '@moisson/law/text'
import * as z from 'zod/mini'
import { call, everybody, signedIn, type Who } from './call.ts'
import { freeText, Id, Instant, oneLine } from './shapes.ts'

/** A page of the guide: the name of a topic, or `topic/question`. */
const Page = z.string().check(z.maxLength(120), oneLine, z.regex(/^[a-z0-9-]+(\/[a-z0-9-]+)?$/))
const Answers = z.array(z.int().check(z.minimum(0), z.maximum(9))).check(z.maxLength(5))
const platform: Who = { ...signedIn, manager: 'never', companyAdmin: 'never', beneficiary: 'never' }

/** What one has read, put aside and answered of a page. */
export const Reading = z.object({
  page: Page,
  read_at: z.nullable(Instant),
  /** On the reading list since. */
  saved_at: z.nullable(Instant),
  /** The place of the answer given to each question of the page; null before they are all answered. */
  answers: z.nullable(Answers),
})

export const listReading = call({
  does: 'The pages of the guide that the caller has read, put aside or answered, latest first',
  http: 'GET /academy/reading',
  rights: { scope: 'none', effect: 'reads', kind: 'own' },
  output: z.object({ items: z.array(Reading) }),
  who: signedIn,
  example: () => ({}),
})

export const keepReading = call({
  does: 'Keep that a page of the guide was read, put aside for later, or its questions answered; what is not named stays as it was',
  http: 'POST /academy/reading',
  rights: { scope: 'none', effect: 'changes', kind: 'own' },
  input: {
    body: z.object({
      page: Page,
      read: z.optional(z.boolean()),
      saved: z.optional(z.boolean()),
      answers: z.optional(Answers),
    }),
  },
  output: Reading,
  who: signedIn,
  changes: ['academy'],
  example: () => ({ body: { page: 'pee', read: true } }),
})

export const giveOpinion = call({
  does: 'Say whether a page of the guide was useful, with a word if one wishes; nothing of who says it is kept',
  http: 'POST /academy/opinions',
  rights: { scope: 'none', effect: 'changes', kind: 'open' },
  input: {
    body: z.object({
      page: Page,
      useful: z.boolean(),
      comment: z._default(freeText(1000), ''),
      language: z.enum(languages),
    }),
  },
  status: 204,
  who: everybody,
  changes: ['academy'],
  example: () => ({ body: { page: 'pee', useful: true, language: 'fr' } }),
})

export const listOpinions = call({
  does: 'What readers say of a page of the guide: how many found it useful, and the words that wait to be read',
  http: 'GET /academy/opinions',
  rights: { scope: 'none', effect: 'reads', kind: 'platform' },
  input: { query: z.object({ page: Page }) },
  output: z.object({
    useful: z.int(),
    not_useful: z.int(),
    items: z.array(
      z.object({
        id: Id,
        useful: z.boolean(),
        comment: z.string(),
        language: z.enum(languages),
        said_at: Instant,
      }),
    ),
  }),
  who: platform,
  example: () => ({ query: { page: 'pee' } }),
})

export const settleOpinion = call({
  does: 'Mark what a reader said as dealt with: its words are erased, the count stays',
  http: 'POST /academy/opinions/{oid}/settle',
  rights: { scope: 'none', effect: 'changes', kind: 'platform' },
  input: { path: z.object({ oid: Id }) },
  status: 204,
  who: platform,
  changes: ['academy', 'admin'],
  example: (world) => ({ path: { oid: world.opinion } }),
})

export const readMeetingPaper = call({
  does: 'A paper of the fifteen-minute meeting that explains employee savings: its slides, the sheet to hand out or the poster; it names nobody, its figures are today’s law',
  http: 'GET /academy/meeting/{paper}',
  rights: { scope: 'none', effect: 'reads', kind: 'open' },
  input: {
    path: z.object({ paper: z.enum(meetingPapers) }),
    query: z.object({ language: z._default(z.enum(languages), 'fr') }),
  },
  file: ['application/pdf'],
  names: 'nobody',
  who: everybody,
  example: () => ({ path: { paper: 'poster' }, query: { language: 'fr' } }),
})
