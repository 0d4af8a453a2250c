import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Output } from '@moisson/contract/call'
import { revokeShare, shareDocument, type getDocument } from '@moisson/contract/document'
import type { Tx } from '../database/connect.ts'
import { handle } from '../http/handle.ts'
import { notFound, refused } from '../http/refused.ts'
import { refuseWithoutAccess } from '../identity/opened-links.ts'
import { documentIn } from './document-store.ts'

const DAYS = 14
const OPEN_AT_ONCE = 20

/** A link carries 32 random bytes; only their print is kept. */
export const printOfToken = (token: string): Buffer => createHash('sha256').update(token).digest()

type Shares = Output<typeof getDocument>['shares']

/** The links of some versions, newest first, with how often each was opened. */
export async function sharesOf(tx: Tx, documentIds: string[], now: Date): Promise<Shares> {
  const rows = await tx
    .selectFrom('document_share as s')
    .leftJoin('document_access as a', 'a.share_id', 's.id')
    .where('s.document_id', 'in', documentIds)
    .groupBy('s.id')
    .select(['s.id', 's.label', 's.expires_at', 's.revoked_at', 's.created_by_name', 's.created_at'])
    .select([sql<number>`count(a.id)`.as('opened'), sql<Date | null>`max(a.at)`.as('last_opened_at')])
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id')
    .execute()
  return rows.map((row) => ({
    ...row,
    state: row.revoked_at ? 'revoked' : row.expires_at <= now ? 'expired' : 'open',
    expires_at: row.expires_at.toISOString(),
    revoked_at: row.revoked_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    opened: row.opened,
    last_opened_at: row.last_opened_at?.toISOString() ?? null,
  }))
}

/** Makes a link to one version; the token leaves once and is never read again. */
export const handleShareDocument = handle(shareDocument, async (context) => {
  const { tx, caller, companyId, input, now, services, newId, note } = context
  const row = await documentIn(tx, caller, { companyId, documentId: input.path.did }, { lock: true })
  if (row.status === 'archived') throw refused('document_archived')
  if (row.visibility === 'managers_only') throw refused('adviser_document')
  const open = (await sharesOf(tx, [row.id], now)).filter((share) => share.state === 'open')
  if (open.length >= OPEN_AT_ONCE) throw refused('too_many_shares', { limit: OPEN_AT_ONCE })
  const { label, days = DAYS } = input.body
  const token = randomBytes(32).toString('base64url')
  const id = newId()
  const share = {
    id,
    label,
    expires_at: new Date(now.getTime() + days * 86_400_000),
    created_by_name: caller.name,
    created_at: now,
  }
  await tx
    .insertInto('document_share')
    .values({
      ...share,
      company_id: companyId,
      document_id: row.id,
      token_hash: printOfToken(token),
      revoked_at: null,
      created_by: caller.user_id,
    })
    .execute()
  await refuseWithoutAccess(tx, caller.user_id, now)
  note({
    target_type: 'document',
    target_id: row.id,
    after: { label, expires_at: share.expires_at.toISOString(), revision: row.revision },
  })
  const { apiBaseUrl, publicUrl } = services.config
  const base = apiBaseUrl.startsWith('/') ? publicUrl + apiBaseUrl : apiBaseUrl
  return {
    ...share,
    state: 'open' as const,
    expires_at: share.expires_at.toISOString(),
    revoked_at: null,
    created_at: now.toISOString(),
    opened: 0,
    last_opened_at: null,
    url: `${base}/shared/${token}`,
  }
})

/** Closes a link; one already closed stays so. */
export const handleRevokeShare = handle(revokeShare, async ({ tx, caller, companyId, input, now, note }) => {
  const { did, sid } = input.path
  const row = await documentIn(tx, caller, { companyId, documentId: did })
  const share = await tx
    .selectFrom('document_share as s')
    .innerJoin('document as d', 'd.id', 's.document_id')
    .select(['s.id', 's.label', 's.revoked_at'])
    .where('s.id', '=', sid)
    .where('d.series_id', '=', row.series_id)
    .executeTakeFirst()
  if (!share) throw notFound()
  note({ target_type: 'document', target_id: did, before: { label: share.label } })
  if (share.revoked_at) return
  await tx.updateTable('document_share').set({ revoked_at: now }).where('id', '=', sid).execute()
})
