import { readSharedFile } from '@moisson/contract/document'
import { openFile } from '../file/keep-file.ts'
import { handleFreely, type FreeContext } from '../http/handle.ts'
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

function sharedFile({ input, services, inTransaction }: FreeContext<typeof readSharedFile>) {
  const { token } = input.path
  if (!/^[\w-]{43}$/.test(token)) throw refused('unknown_share')
  // The token is the right to read: nobody's companies are asked for.
  const scope = { companies: '*' as const }
  return inTransaction(async (tx, now) => {
    const share = await tx
      .selectFrom('document_share as s')
      .innerJoin('document as d', 'd.id', 's.document_id')
      .select(['s.id', 's.label', 's.expires_at', 's.revoked_at', 'd.file_id', 'd.status', 'd.company_id'])
      .select(['d.id as document_id', 'd.visibility'])
      .where('s.token_hash', '=', printOfToken(token))
      .executeTakeFirst()
    if (!share) throw refused('unknown_share')
    const over = share.revoked_at !== null || share.expires_at <= now
    if (over || share.status === 'archived' || share.visibility === 'managers_only')
      throw refused('share_over')
    const file = await openFile(services, tx, share.file_id)
    const document = { id: share.document_id, company_id: share.company_id }
    await logAccess(tx, document, { kind: 'share', who: share.label, share_id: share.id }, now)
    return file
  }, scope)
}
