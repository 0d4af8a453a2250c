import { windowAfterOpening } from '@moisson/core/campaign/answer-window'
import { lastUntil } from '../campaign/mark-notified.ts'
import type { Tx } from '../database/connect.ts'
import type { MyFile } from './choosing-file.ts'

/**
 * Who answers before anything recorded had told them knew of it on that day at the latest, and has the whole time to
 * change the answer from then; nothing announced is shortened. The file is locked by the caller.
 */
export async function informedFile(tx: Tx, file: MyFile, on: Date): Promise<MyFile> {
  const { campaign, enrolment, now } = file
  if (enrolment.informed_on !== null) return file
  const window = windowAfterOpening({
    opened_at: on,
    informed_on: null,
    response_days: campaign.response_days,
    announced_until: enrolment.deadline_at,
  })
  await lastUntil(tx, campaign.id, window.deadline_at)
  await tx
    .updateTable('campaign_beneficiary')
    .set({ ...window, updated_at: now })
    .where('id', '=', enrolment.id)
    .execute()
  return { ...file, enrolment: { ...enrolment, ...window } }
}
