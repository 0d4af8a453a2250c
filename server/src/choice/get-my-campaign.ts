import { getMyCampaign } from '@moisson/contract/choice'
import { markOpened } from '../campaign/mark-opened.ts'
import { totalOf } from '@moisson/core/choice/check-lines'
import { handle } from '../http/handle.ts'
import { campaignDetails } from './campaign-for-person.ts'
import { versionsOf, type Versions } from './choice-store.ts'
import { myFile } from './choosing-file.ts'
import { prepared } from '../database/run-statement.ts'

/** The first reading of an open campaign is remembered: the person is informed from that day on. */
export const handleGetMyCampaign = handle(getMyCampaign, async ({ tx, transaction, caller, input }) => {
  const run = prepared(transaction.client)
  let file = await myFile(run, caller, input.path.id)
  if (file.enrolment.opened_at === null && file.campaign.state === 'open') {
    await markOpened(tx, file.enrolment.id, file.now)
    file = await myFile(run, caller, input.path.id)
  }
  const versions = await versionsOf(run, file.enrolment)
  return campaignDetails(file, {
    choice_status: statusOf(versions),
    receipt_language: versions.counted?.receipt?.language ?? null,
    asked_cents: askedOf(file.enrolment, versions),
  })
})

/** What the confirmed choice asks to pay in of one’s own money. */
function askedOf({ room_cents }: { room_cents: number | null }, { counted }: Versions): number | null {
  return room_cents !== null && counted?.status === 'submitted' ? totalOf(counted.lines) : null
}

export function statusOf({ draft, counted }: Versions) {
  return (draft ?? counted)?.status ?? 'empty'
}
