import * as z from 'zod/mini'
import { complianceCodes, complianceStatuses } from '@moisson/core/accord/compliance-lines'
import { AccordClause } from './accord.ts'
import { call, everybody, staff } from './call.ts'
import { LinkToken, NewReadingLink, ReadingLink } from './reading-link.ts'
import { Cents, Day, Id, Instant, personName, Text, text } from './shapes.ts'

const one = z.object({ id: Id, aid: Id })

/** To read, or to read and comment. */
const AccordLink = z.extend(ReadingLink, { may_comment: z.boolean() })

export const listAccordLinks = call({
  does: 'The links by which a draft of an agreement is read without an account, latest first, with how often each was opened',
  http: 'GET /company/{id}/accord-drafts/{aid}/links',
  rights: { scope: 'company', effect: 'reads', kind: 'company' },
  input: { path: one },
  output: z.object({ items: z.array(AccordLink) }),
  who: staff,
  example: (world) => ({ path: { id: world.company, aid: world.accordDraft } }),
})

export const makeAccordLink = call({
  does: 'Makes a link by which a draft is read, or read and commented, without an account until a day; the link is shown once',
  http: 'POST /company/{id}/accord-drafts/{aid}/links',
  rights: { scope: 'company', effect: 'changes', kind: 'company' },
  begins: true,
  input: { path: one, body: z.extend(NewReadingLink, { may_comment: z._default(z.boolean(), false) }) },
  output: z.extend(AccordLink, { url: z.string() }),
  status: 201,
  refusals: ['reading_link_end', 'too_many_reading_links'],
  who: staff,
  changes: ['accord'],
  example: (world) => ({
    path: { id: world.company, aid: world.accordDraft },
    body: { label: 'Maître Roche', may_comment: true },
  }),
})

export const revokeAccordLink = call({
  does: 'Closes a link to a draft at once; the comments left by it stay',
  http: 'DELETE /company/{id}/accord-drafts/{aid}/links/{sid}',
  rights: { scope: 'company', effect: 'changes', kind: 'company' },
  input: { path: z.object({ id: Id, aid: Id, sid: Id }) },
  status: 204,
  who: staff,
  changes: ['accord'],
  example: (world) => ({ path: { id: world.company, aid: world.accordDraft, sid: world.accordLink } }),
})

const Comment = z.object({
  id: Id,
  /** The clause as it was called then; none for the whole text. */
  clause_code: z.nullable(z.string()),
  clause_title: z.nullable(z.string()),
  author_name: z.string(),
  body: z.string(),
  created_at: Instant,
  answer: z.nullable(z.string()),
  answered_at: z.nullable(Instant),
  /** Who wrote the text has dealt with it. */
  closed_at: z.nullable(Instant),
})
const KeptComment = z.extend(Comment, {
  /** For whom the link was made. */
  link_label: z.nullable(z.string()),
  answered_by_name: z.nullable(z.string()),
  closed_by_name: z.nullable(z.string()),
})

export const listAccordComments = call({
  does: 'What the readers of a draft wrote at its clauses, oldest first, with the answers given',
  http: 'GET /company/{id}/accord-drafts/{aid}/comments',
  rights: { scope: 'company', effect: 'reads', kind: 'company' },
  input: { path: one },
  output: z.object({ items: z.array(KeptComment) }),
  who: staff,
  example: (world) => ({ path: { id: world.company, aid: world.accordDraft } }),
})

export const treatAccordComment = call({
  does: 'Answers a comment on a draft, closes it or opens it again; what is left out stays as it is',
  http: 'POST /company/{id}/accord-drafts/{aid}/comments/{cid}',
  rights: { scope: 'company', effect: 'changes', kind: 'company' },
  input: {
    path: z.object({ id: Id, aid: Id, cid: Id }),
    body: z.object({ answer: z.optional(text(2000)), closed: z.optional(z.boolean()) }),
  },
  output: KeptComment,
  who: staff,
  changes: ['accord'],
  example: (world) => ({
    path: { id: world.company, aid: world.accordDraft, cid: world.accordComment },
    body: { answer: 'Le seuil est celui de l’exercice 2025.', closed: true },
  }),
})

export const deleteAccordComment = call({
  does: 'Erases a comment on a draft with the answer given to it, as its author may ask; that it was erased stays in the log, its words do not',
  http: 'DELETE /company/{id}/accord-drafts/{aid}/comments/{cid}',
  rights: { scope: 'company', effect: 'changes', kind: 'company' },
  input: { path: z.object({ id: Id, aid: Id, cid: Id }) },
  status: 204,
  who: staff,
  changes: ['accord'],
  example: (world) => ({ path: { id: world.company, aid: world.accordDraft, cid: world.accordComment } }),
})

/** Of what is computed, nothing about people’s shares leaves the company. */
const SharedFigures = z.object({
  formula: z.array(z.string()),
  /** Whether the formula gives an amount for each person instead of an envelope. */
  per_head: z.boolean(),
  distributable_cents: Cents,
  /** The figures supposed, in words. */
  inputs: z.array(z.object({ label: z.string(), shown: z.string() })),
  curve: z.nullable(
    z.object({
      label: z.string(),
      points: z.array(z.object({ shown: z.string(), envelope_cents: Cents })),
    }),
  ),
})

const SharedDraft = z.object({
  company_name: z.string(),
  name: z.string(),
  /** For whom the link was made. */
  label: z.string(),
  ends_on: Day,
  may_comment: z.boolean(),
  updated_at: Instant,
  /** The day a text written from it was signed; null while none is. */
  signed_on: z.nullable(Day),
  /** What still stands in the way of a whole text. */
  missing: z.array(Text),
  compliance: z.array(
    z.object({
      code: z.enum(complianceCodes),
      label: Text,
      status: z.enum(complianceStatuses),
      message: Text,
      articles: z.array(z.string()),
    }),
  ),
  /** Null until the answers are complete. */
  text: z.nullable(
    z.object({ title: z.string(), clauses: z.array(AccordClause), annexes: z.array(AccordClause) }),
  ),
  /** Null until the formula can be computed. */
  figures: z.nullable(SharedFigures),
  /** Those left by this very link. */
  comments: z.array(Comment),
})

export const readAccordLink = call({
  does: 'A draft of an agreement as whoever holds its link reads it: the text, what the law says of it, the curve of its formula; each opening is counted',
  http: 'POST /accord-link',
  rights: { scope: 'none', effect: 'computes', kind: 'open' },
  input: { body: LinkToken },
  output: SharedDraft,
  refusals: ['reading_link_closed'],
  who: everybody,
  example: (world) => ({ body: { token: world.accordToken } }),
})

export const commentAccordLink = call({
  does: 'Leaves a comment at a clause of a shared draft, or on the whole, by a link that allows it',
  http: 'POST /accord-link/comments',
  rights: { scope: 'none', effect: 'changes', kind: 'open' },
  input: {
    body: z.extend(LinkToken, {
      name: personName(80).check(z.minLength(1)),
      body: text(2000),
      clause_code: z.optional(text(60)),
    }),
  },
  output: Comment,
  status: 201,
  refusals: ['reading_link_closed', 'link_without_comments', 'unknown_clause', 'too_many_comments'],
  who: everybody,
  changes: ['accord'],
  example: (world) => ({
    body: { token: world.accordToken, name: 'Hélène Roche', body: 'Le seuil est-il celui de 2025 ?' },
  }),
})
