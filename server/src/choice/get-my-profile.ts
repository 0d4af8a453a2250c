import { getMyProfile } from '@moisson/contract/choice'
import type { Line } from '@moisson/core/choice/offer'
import type { Tx } from '../database/connect.ts'
import { handle } from '../http/handle.ts'
import { profileView, type EarlierChoice } from './campaign-for-person.ts'
import { myFile, type MyFile } from './my-file.ts'

export const handleGetMyProfile = handle(getMyProfile, async ({ tx, caller, input, language }) => {
  const file = await myFile(tx, caller, input.path.id)
  return profileView(file, await previousChoice(tx, file), language)
})

/** What the person decided the last time, for the same kind of money. */
export async function previousChoice(
  tx: Tx,
  { campaign, enrolment }: Pick<MyFile, 'campaign' | 'enrolment'>,
): Promise<EarlierChoice | null> {
  const row = await tx
    .selectFrom('choice as k')
    .innerJoin('campaign as c', 'c.id', 'k.campaign_id')
    .select(['c.name as campaign_name', 'c.year', 'k.lines'])
    .where('k.beneficiary_id', '=', enrolment.beneficiary_id)
    .where('k.company_id', '=', campaign.company_id)
    .where('k.status', '=', 'submitted')
    .where('c.type', '=', campaign.type)
    .where('c.id', '<>', campaign.id)
    .where('c.year', '<=', campaign.year)
    .orderBy('c.year', 'desc')
    .orderBy('k.submitted_at', 'desc')
    .executeTakeFirst()
  return row ? { ...row, lines: row.lines as Line[] } : null
}
