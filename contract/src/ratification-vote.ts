import * as z from 'zod/mini'
import { ratificationStates, voteAnswers } from '@moisson/core/accord/ratification'
import { AccordClause } from './accord.ts'
import { call, everybody, oneself } from './call.ts'
import { Day, Id, Instant, text } from './shapes.ts'

const Answer = z.enum(voteAnswers)

/** What somebody asked reads: the text, until when, and what they answered. */
const Asked = z.object({
  id: Id,
  company_name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  title: z.string(),
  state: z.enum(ratificationStates),
  ends_on: Day,
  personnel: z.int(),
  needed: z.int(),
  message: z.nullable(z.string()),
  answer: z.nullable(Answer),
  answered_at: z.nullable(Instant),
  /** The clauses, when the text was written here; otherwise its file is all there is. */
  clauses: z.nullable(z.array(AccordClause)),
})

export const listMyRatifications = call({
  does: 'The ratifications the caller is asked about, or was in the last months',
  http: 'GET /beneficiary/me/ratifications',
  rights: { scope: 'me', effect: 'reads', kind: 'own' },
  output: z.object({ items: z.array(Asked) }),
  who: oneself,
  example: () => ({}),
})

export const readMyRatificationText = call({
  does: 'The text to ratify, as a file',
  http: 'GET /beneficiary/me/ratifications/{rid}/text',
  rights: { scope: 'me', effect: 'reads', kind: 'own' },
  input: { path: z.object({ rid: Id }) },
  file: ['application/pdf'],
  names: 'papers',
  refusals: ['storage_unavailable'],
  who: oneself,
  example: (world) => ({ path: { rid: world.ratification } }),
})

export const answerRatification = call({
  does: 'Say yes or no to a text, once',
  http: 'POST /beneficiary/me/ratifications/{rid}/answer',
  rights: { scope: 'me', effect: 'changes', kind: 'own' },
  input: { path: z.object({ rid: Id }), body: z.object({ answer: Answer }) },
  output: Asked,
  refusals: ['ratification_over', 'already_voted'],
  who: oneself,
  changes: ['accord'],
  example: (world) => ({
    path: { rid: world.ratification },
    body: { answer: 'yes' },
  }),
})

/** The token of the mail stands in the body: no address and no log holds it. */
const byLink = z.object({ token: text(100) })

export const readRatificationLink = call({
  does: 'What somebody is asked, for whoever holds the personal link of the mail',
  http: 'POST /ratification/link',
  rights: { scope: 'none', effect: 'computes', kind: 'open' },
  input: { body: byLink },
  output: Asked,
  refusals: ['unknown_vote_link'],
  who: everybody,
  example: (world) => ({ body: { token: world.voteToken } }),
})

export const readRatificationLinkText = call({
  does: 'The text to ratify, as a file, for whoever holds the personal link of the mail',
  http: 'POST /ratification/link/text',
  rights: { scope: 'none', effect: 'computes', kind: 'open' },
  input: { body: byLink },
  file: ['application/pdf'],
  names: 'papers',
  refusals: ['unknown_vote_link', 'storage_unavailable'],
  who: everybody,
  example: (world) => ({ body: { token: world.voteToken } }),
})

export const answerRatificationLink = call({
  does: 'Say yes or no to a text, once, by the personal link of the mail',
  http: 'POST /ratification/link/answer',
  rights: { scope: 'none', effect: 'changes', kind: 'open' },
  input: { body: z.extend(byLink, { answer: Answer }) },
  output: Asked,
  refusals: ['unknown_vote_link', 'ratification_over', 'already_voted'],
  who: everybody,
  changes: ['accord'],
  example: (world) => ({ body: { token: world.voteToken, answer: 'yes' } }),
})
