import { readSharedFile } from '@moisson/contract/document'
import { throughLink } from '../identity/through-link.ts'
import { openFile } from '../file/keep-file.ts'
import { handleFreely, type FreeContext } from '../http/handle.ts'
import type { Tx } from '../database/connect.ts'
import { Refused, refused } from '../http/refused.ts'
import { logAccess } from './log-access.ts'
import { fileAnswer } from './read-document-file.ts'
import { sharePage } from './share-page.ts'
import { printOfToken } from './shares.ts'

/** The file behind a link, for whoever holds it, while the link is open and the paper in use. */
export const handleReadSharedFile = handleFreely(readSharedFile, async (context) => {
  context.setHeader('x-robots-tag', 'noindex, nofollow')
  try {
    return fileAnswer(await sharedFile(context), false)
  } catch (error) {
    if (error instanceof Refused && context.request.wantsPage) return sharePage(error, context.language)
    throw error
  }
})

async function sharedFile(context: FreeContext<typeof readSharedFile>) {
  const { input, services, inTransaction } = context
  const { token } = input.path
  const shareBy = (tx: Tx) =>
    tx
      .selectFrom('document_share as s')
      .innerJoin('document as d', 'd.id', 's.document_id')
      .select(['s.id', 's.label', 's.expires_at', 's.revoked_at', 'd.file_id', 'd.status', 'd.company_id'])
      .select(['d.id as document_id', 'd.visibility'])
      .where('s.token_hash', '=', printOfToken(token))
      .executeTakeFirst()
  const share = await throughLink(context, shareBy, 'unknown_share')
  return inTransaction(
    async (tx, now) => {
      const over = share.revoked_at !== null || share.expires_at <= now
      if (over || share.status === 'archived' || share.visibility === 'managers_only')
        throw refused('share_over')
      const file = await openFile(services, tx, share.file_id)
      const document = { id: share.document_id, company_id: share.company_id }
      await logAccess(tx, document, { kind: 'share', who: share.label, share_id: share.id }, now)
      return file
      // The token is the right to read, in this company and no other.
    },
    { companies: [share.company_id] },
  )
}
