import { commentAccordLink, readAccordLink } from '@moisson/contract/accord-links'
import { parisDay } from '@moisson/law/paris-time'
import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import { handleFreely } from '../http/handle.ts'
import { refused } from '../http/refused.ts'
import { countVisit, readingLinkOf, type OpenLink } from '../identity/reading-links.ts'
import { throughLink } from '../identity/through-link.ts'
import { commentOut, commentsOf } from './comment-store.ts'
import { draftIn } from './draft-store.ts'
import { draftSeen } from './preview-accord.ts'

const MOST_COMMENTS = 200

async function shownBy(tx: Tx, link: OpenLink, now: Date) {
  const draft = await draftIn(tx, link.company_id, link.draft_id ?? '')
  const asked = { answers: draft.answers, text: true }
  return { draft, seen: await draftSeen(tx, link.company_id, asked, parisDay(now)) }
}

/** The day a text written from a draft was signed, by its paper or by the agreement it became. */
async function signedOn(tx: Tx, companyId: string, draftId: string): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select max(coalesce(d.signed_at, a.signed_on)) as day
    from document d left join agreement a on a.company_id = d.company_id and a.document_id = d.id
    where d.company_id = ${companyId} and d.source = 'generated' and d.answers->>'draft_id' = ${draftId}`.execute(
    tx,
  )
  return rows[0]?.day ?? null
}

// The token is the right to read and comment, in this company and no other.
const within = (link: OpenLink) => ({ companies: [link.company_id] })
const reader = (link: OpenLink) => ({
  actor: { name: link.label },
  company_id: link.company_id,
  target_type: 'accord_draft',
  target_id: link.draft_id ?? '',
})

/** One refusal for a link that is unknown, over or withdrawn. */
export const handleReadAccordLink = handleFreely(readAccordLink, async (context) => {
  const { input, inTransaction, audit, setHeader } = context
  setHeader('x-robots-tag', 'noindex, nofollow')
  const link = await throughLink(
    context,
    (tx, now) => readingLinkOf(tx, input.body.token, 'draft', now),
    'reading_link_closed',
  )
  return inTransaction(async (tx, now) => {
    if (await countVisit(tx, link, now)) await audit(tx, now, reader(link))
    const { draft, seen } = await shownBy(tx, link, now)
    const { text, figures, problems, compliance, accord } = seen
    const comments = await commentsOf(tx, link.company_id, draft.id)
      .where('c.link_id', '=', link.id)
      .execute()
    return {
      company_name: accord.company.legal_name,
      name: draft.name,
      label: link.label,
      ends_on: link.ends_on,
      may_comment: link.may_comment,
      updated_at: draft.updated_at.toISOString(),
      signed_on: await signedOn(tx, link.company_id, draft.id),
      missing: problems.map(({ message }) => message),
      compliance: compliance.map(({ code, label, status, message, articles }) => ({
        code,
        label,
        status,
        message,
        articles,
      })),
      text,
      figures: figures && {
        formula: figures.formula,
        per_head: figures.per_head,
        distributable_cents: figures.outcome.distributable_cents,
        inputs: figures.inputs.map(({ label, shown }) => ({ label, shown })),
        curve: figures.curve && {
          label: figures.curve.label,
          points: figures.curve.points.map(({ shown, envelope_cents }) => ({ shown, envelope_cents })),
        },
      },
      comments: comments.map(commentOut),
    }
  }, within(link))
})

export const handleCommentAccordLink = handleFreely(commentAccordLink, async (context) => {
  const { input, inTransaction, audit, newId } = context
  const { token, name, body, clause_code } = input.body
  const link = await throughLink(
    context,
    (tx, now) => readingLinkOf(tx, token, 'draft', now),
    'reading_link_closed',
  )
  if (!link.may_comment) throw refused('link_without_comments')
  return inTransaction(async (tx, now) => {
    // Comments of one link come one after the other, so that their number is known.
    await tx.updateTable('reading_link').set({ last_opened_at: now }).where('id', '=', link.id).execute()
    const { draft, seen } = await shownBy(tx, link, now)
    const clauses = [...(seen.text?.clauses ?? []), ...(seen.text?.annexes ?? [])]
    const clause = clauses.find(({ code }) => code === clause_code)
    if (clause_code !== undefined && !clause) throw refused('unknown_clause')
    const { count } = await tx
      .selectFrom('accord_comment')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('link_id', '=', link.id)
      .executeTakeFirstOrThrow()
    if (Number(count) >= MOST_COMMENTS) throw refused('too_many_comments', { limit: MOST_COMMENTS })
    const row = await tx
      .insertInto('accord_comment')
      .values({
        id: newId(),
        company_id: link.company_id,
        draft_id: draft.id,
        link_id: link.id,
        clause_code: clause?.code ?? null,
        clause_title: clause?.title ?? null,
        author_name: name,
        body,
        created_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await audit(tx, now, { ...reader(link), after: { clause: row.clause_title } })
    return commentOut(row)
  }, within(link))
})
