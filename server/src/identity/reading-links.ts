import { randomBytes } from 'node:crypto'
import type { NewReadingLink, ReadingLink } from '@moisson/contract/reading-link'
import { addDays } from '@moisson/law/calendar'
import { parisDay } from '@moisson/law/paris-time'
import { sql } from 'kysely'
import type { infer as Infer } from 'zod/mini'
import type { Tx } from '../database/connect.ts'
import { notFound, refused } from '../http/refused.ts'
import { digestOf } from './mint-link.ts'
import { refuseWithoutAccess } from './opened-links.ts'

const DAYS = 30
const MOST_DAYS = 90
const OPEN_AT_ONCE = 20

type Link = Infer<typeof ReadingLink> & { may_comment: boolean }
/** What a link opens: the page of a company’s works council, or one draft of an agreement. */
export interface Opens {
  companyId: string
  draftId: string | null
}

export async function readingLinks(tx: Tx, opens: Opens, now: Date): Promise<Link[]> {
  const today = parisDay(now)
  const rows = await linksTo(tx, opens)
    .select(['id', 'label', 'ends_on', 'revoked_at', 'created_at', 'created_by_name'])
    .select(['opened', 'last_opened_at', 'may_comment'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ revoked_at, ...row }) => ({
    ...row,
    state: revoked_at ? 'revoked' : today > row.ends_on ? 'expired' : 'open',
    created_at: row.created_at.toISOString(),
    last_opened_at: row.last_opened_at?.toISOString() ?? null,
  }))
}

interface NewLink extends Infer<typeof NewReadingLink> {
  id: string
  may_comment?: boolean
  by: { id: string; name: string }
}

/** The token leaves once and is never read again. */
export async function makeReadingLink(tx: Tx, opens: Opens, given: NewLink, now: Date) {
  const today = parisDay(now)
  const { id, label, ends_on = addDays(today, DAYS), may_comment = false, by } = given
  const latest = addDays(today, MOST_DAYS)
  if (ends_on <= today || ends_on > latest) throw refused('reading_link_end', { latest })
  // Two made at once are counted one after the other.
  await tx
    .selectFrom('company')
    .select('id')
    .where('id', '=', opens.companyId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const open = (await readingLinks(tx, opens, now)).filter(({ state }) => state === 'open')
  if (open.length >= OPEN_AT_ONCE) throw refused('too_many_reading_links', { limit: OPEN_AT_ONCE })
  const token = randomBytes(32).toString('base64url')
  const link = { id, label, ends_on, may_comment, created_by_name: by.name }
  await tx
    .insertInto('reading_link')
    .values({
      ...link,
      company_id: opens.companyId,
      draft_id: opens.draftId,
      token_hash: digestOf(token),
      created_by: by.id,
      created_at: now,
      revoked_at: null,
      last_opened_at: null,
    })
    .execute()
  await refuseWithoutAccess(tx, by.id, now)
  const made: Link = {
    ...link,
    state: 'open',
    created_at: now.toISOString(),
    opened: 0,
    last_opened_at: null,
  }
  return { link: made, token }
}

/** Closes a link; one already closed stays so. Gives for whom it was. */
export async function revokeReadingLink(tx: Tx, opens: Opens, id: string, now: Date): Promise<string> {
  const link = await linksTo(tx, opens)
    .select(['label', 'revoked_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!link) throw notFound()
  if (!link.revoked_at)
    await tx.updateTable('reading_link').set({ revoked_at: now }).where('id', '=', id).execute()
  return link.label
}

/** What a token opens today; nothing for one that is unknown, over or withdrawn. */
export function readingLinkOf(tx: Tx, token: string, of: 'council' | 'draft', now: Date) {
  return tx
    .selectFrom('reading_link')
    .select(['id', 'company_id', 'draft_id', 'label', 'ends_on', 'may_comment', 'last_opened_at'])
    .where('token_hash', '=', digestOf(token))
    .where('draft_id', of === 'council' ? 'is' : 'is not', null)
    .where('revoked_at', 'is', null)
    .where('ends_on', '>=', parisDay(now))
    .executeTakeFirst()
}
export type OpenLink = NonNullable<Awaited<ReturnType<typeof readingLinkOf>>>

/** Counts a visit; answers whether it is the first of its day, the one that the log keeps. */
export async function countVisit(tx: Tx, link: OpenLink, now: Date): Promise<boolean> {
  const before = await tx
    .selectFrom('reading_link')
    .select('last_opened_at')
    .where('id', '=', link.id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('reading_link')
    .set({ opened: sql<number>`opened + 1`, last_opened_at: now })
    .where('id', '=', link.id)
    .execute()
  return before.last_opened_at === null || parisDay(before.last_opened_at) !== parisDay(now)
}

const linksTo = (tx: Tx, { companyId, draftId }: Opens) =>
  tx
    .selectFrom('reading_link')
    .where('company_id', '=', companyId)
    .where('draft_id', 'is not distinct from', draftId)
