import { reviewAccess } from '@moisson/contract/company-access'
import { nextReviewOn } from '@moisson/core/company/access-review'
import { parisDay } from '@moisson/law/paris-time'
import { handle } from '../http/handle.ts'
import { accessesOf } from './access-store.ts'

/** The yearly look at who has access: an owner, or the adviser, says that the list is right. */
export const handleReviewAccess = handle(reviewAccess, async ({ tx, companyId, now, note }) => {
  const rows = await accessesOf(tx, companyId)
  const today = parisDay(now.toISOString())
  await tx.updateTable('company').set({ access_reviewed_on: today }).where('id', '=', companyId).execute()
  note({ after: { active: rows.filter(({ status }) => status === 'active').length } })
  return { access_reviewed_on: today, next_review_on: nextReviewOn(today, today) }
})
