import { randomBytes } from 'node:crypto'
import type { Output } from '@moisson/contract/call'
import { listCouncilLinks, makeCouncilLink, revokeCouncilLink } from '@moisson/contract/council-link'
import { addDays, type Day } from '@moisson/law/calendar'
import { parisDay } from '@moisson/law/paris-time'
import type { Tx } from '../database/connect.ts'
import { handle } from '../http/handle.ts'
import { notFound, refused } from '../http/refused.ts'
import { digestOf } from '../identity/mint-link.ts'

const DAYS = 30
const MOST_DAYS = 90
const OPEN_AT_ONCE = 20

type Link = Output<typeof listCouncilLinks>['items'][number]

async function linksOf(tx: Tx, companyId: string, today: Day): Promise<Link[]> {
  const rows = await tx
    .selectFrom('council_link')
    .select(['id', 'label', 'ends_on', 'revoked_at', 'created_at', 'created_by_name'])
    .select(['opened', 'last_opened_at'])
    .where('company_id', '=', companyId)
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

export const handleListCouncilLinks = handle(listCouncilLinks, async ({ tx, companyId, now }) => ({
  items: await linksOf(tx, companyId, parisDay(now)),
}))

/** The token leaves once and is never read again. */
export const handleMakeCouncilLink = handle(makeCouncilLink, async (context) => {
  const { tx, caller, companyId, input, now, services, newId, note } = context
  const today = parisDay(now)
  const { label, ends_on = addDays(today, DAYS) } = input.body
  const latest = addDays(today, MOST_DAYS)
  if (ends_on <= today || ends_on > latest) throw refused('council_link_end', { latest })
  const open = (await linksOf(tx, companyId, today)).filter(({ state }) => state === 'open')
  if (open.length >= OPEN_AT_ONCE) throw refused('too_many_council_links', { limit: OPEN_AT_ONCE })
  const token = randomBytes(32).toString('base64url')
  const link = { id: newId(), label, ends_on, created_by_name: caller.name }
  await tx
    .insertInto('council_link')
    .values({
      ...link,
      company_id: companyId,
      token_hash: digestOf(token),
      created_by: caller.user_id,
      created_at: now,
      revoked_at: null,
      last_opened_at: null,
    })
    .execute()
  note({ target_type: 'company', target_id: companyId, after: { label, ends_on } })
  return {
    ...link,
    state: 'open' as const,
    created_at: now.toISOString(),
    opened: 0,
    last_opened_at: null,
    url: `${services.config.publicUrl}/cse#token=${token}`,
  }
})

/** Closes a link; one already closed stays so. */
export const handleRevokeCouncilLink = handle(
  revokeCouncilLink,
  async ({ tx, companyId, input, now, note }) => {
    const link = await tx
      .selectFrom('council_link')
      .select(['id', 'label', 'revoked_at'])
      .where('id', '=', input.path.sid)
      .where('company_id', '=', companyId)
      .executeTakeFirst()
    if (!link) throw notFound()
    note({ target_type: 'company', target_id: companyId, before: { label: link.label } })
    if (link.revoked_at) return
    await tx.updateTable('council_link').set({ revoked_at: now }).where('id', '=', link.id).execute()
  },
)
