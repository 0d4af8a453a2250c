import { getMyCampaign } from '@moisson/contract/choice'
import { markOpened } from '../campaign/mark-opened.ts'
import { handle } from '../http/handle.ts'
import { campaignDetails } from './campaign-for-person.ts'
import { versionsOf, type Versions } from './choice-store.ts'
import { myFile } from './my-file.ts'

/** The first reading of an open campaign is remembered: the person is informed from that day on. */
export const handleGetMyCampaign = handle(getMyCampaign, async ({ tx, caller, input }) => {
  let file = await myFile(tx, caller, input.path.id)
  if (file.enrolment.opened_at === null && file.campaign.state === 'open') {
    await markOpened(tx, file.enrolment.id, file.now)
    file = await myFile(tx, caller, input.path.id)
  }
  return campaignDetails(file, statusOf(await versionsOf(tx, file.enrolment.id)))
})

export function statusOf({ draft, counted }: Versions) {
  return ((draft ?? counted)?.status ?? 'empty') as Parameters<typeof campaignDetails>[1]
}
