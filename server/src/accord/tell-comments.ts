import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import { inTransaction } from '../database/transaction.ts'
import { identityScope } from '../identity/see-identity.ts'
import type { DraftComments } from '../mail/draft-comments.ts'
import { outboxIn } from '../outbox/outbox.ts'
import type { Services } from '../services.ts'

/** A reader who goes on writing is waited for; what waits longest is told all the same. */
const QUIET = '30 minutes'
const LONGEST = '4 hours'

/** One mail for all that was written on a draft since the last, to whoever shared it; gives how many drafts. */
export async function tellComments(services: Services, goOn: () => boolean): Promise<number> {
  for (let done = 0; ; done += 1) {
    const told = await inTransaction(services.pool, identityScope, async (tx, now) => {
      const draft = await nextUntold(tx)
      if (!draft) return false
      const comments = await tx
        .updateTable('accord_comment as c')
        .set({ told_at: now })
        .where('c.draft_id', '=', draft.id)
        .where('c.told_at', 'is', null)
        .returning(['c.id', 'c.link_id', 'c.author_name', 'c.clause_title', 'c.body', 'c.created_at'])
        .execute()
      const inOrder = comments.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime())
      for (const [recipient, theirs] of await recipientsOf(tx, draft.company_id, inOrder)) {
        const payload: DraftComments = {
          draft_id: draft.id,
          draft_name: draft.name,
          company_name: draft.legal_name,
          comments: theirs.map((one) => ({
            author: one.author_name,
            clause: one.clause_title,
            text: one.body,
          })),
        }
        await outboxIn(tx, now).add({
          kind: 'draft-comments',
          dedupe: `draft-comments:${theirs[0]?.id}:${recipient}`,
          recipient,
          company_id: draft.company_id,
          payload: { ...payload },
        })
      }
      return true
    })
    if (!told || !goOn()) return told ? done + 1 : done
  }
}

const nextUntold = (tx: Tx) =>
  tx
    .selectFrom('accord_draft as d')
    .innerJoin('company as k', 'k.id', 'd.company_id')
    .select(['d.id', 'd.company_id', 'd.name', 'k.legal_name'])
    .where(
      sql<boolean>`exists (select from accord_comment c where c.draft_id = d.id and c.told_at is null
        having max(c.created_at) < business_now() - ${QUIET}::interval
          or min(c.created_at) < business_now() - ${LONGEST}::interval)`,
    )
    .orderBy('d.id')
    .limit(1)
    .forUpdate('d')
    .skipLocked()
    .executeTakeFirst()

interface Untold {
  id: string
  link_id: string | null
  author_name: string
  clause_title: string | null
  body: string
}

/** Whoever made the link, while they may still enter the company; else its owners. */
async function recipientsOf(tx: Tx, companyId: string, comments: readonly Untold[]) {
  const links = await tx
    .selectFrom('reading_link as l')
    .innerJoin('app_user as u', 'u.id', 'l.created_by')
    .select(['l.id', 'u.email'])
    .where('l.id', 'in', [...new Set(comments.flatMap(({ link_id }) => link_id ?? []))])
    .where('u.status', '=', 'active')
    .where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom('membership as m')
            .select('m.user_id')
            .whereRef('m.user_id', '=', 'u.id')
            .where('m.company_id', '=', companyId)
            .where('m.status', '=', 'active'),
        ),
        eb('u.is_platform_admin', '=', true),
      ]),
    )
    .execute()
  const owners = await tx
    .selectFrom('membership as m')
    .innerJoin('app_user as u', 'u.id', 'm.user_id')
    .select('u.email')
    .where('m.company_id', '=', companyId)
    .where('m.role', '=', 'company_admin')
    .where('m.company_role', '=', 'owner')
    .where('m.status', '=', 'active')
    .where('u.status', '=', 'active')
    .execute()
  const byRecipient = new Map<string, Untold[]>()
  for (const comment of comments) {
    const maker = links.find(({ id }) => id === comment.link_id)?.email
    const to = maker ? [maker] : owners.flatMap(({ email }) => email ?? [])
    for (const email of to) byRecipient.set(email, [...(byRecipient.get(email) ?? []), comment])
  }
  return byRecipient
}
