import { getAccordDraft, listAccordDrafts } from '@moisson/contract/accord-drafts'
import { handle } from '../http/handle.ts'
import { draftIn, draftOut, MOST_DRAFTS, summaryOf } from './draft-store.ts'

/** Latest changed first; there are never so many that they need pages. */
export const handleListAccordDrafts = handle(listAccordDrafts, async ({ tx, companyId }) => {
  const rows = await tx
    .selectFrom('accord_draft')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(MOST_DRAFTS)
    .execute()
  return { items: rows.map(summaryOf) }
})

export const handleGetAccordDraft = handle(getAccordDraft, async ({ tx, companyId, input }) =>
  draftOut(await draftIn(tx, companyId, input.path.aid)),
)
