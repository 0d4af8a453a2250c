import { getMyProfile } from '@moisson/contract/choice'
import { handle } from '../http/handle.ts'
import { accountEnd } from './account-end.ts'
import { abondementFacts } from './abondement-facts.ts'
import { profileView, type EarlierChoice } from './campaign-for-person.ts'
import { myFile, type MyFile } from './choosing-file.ts'
import { prepared, type Run } from '../database/run-statement.ts'

export const handleGetMyProfile = handle(getMyProfile, async ({ transaction, caller, input, language }) => {
  const run = prepared(transaction.client)
  const file = await myFile(run, caller, input.path.id)
  const [previous, facts] = [await previousChoice(run, file), await abondementFacts(run, file)]
  const shown = profileView(file, previous, facts, language)
  return { ...shown, account_end: await accountEnd(run, file) }
})

const lastTime = `
  select c.name as campaign_name, c.year, k.lines
  from choice k join campaign c on c.id = k.campaign_id
  where k.beneficiary_id = $1::uuid and k.status = 'submitted' and c.company_id = $2::uuid and c.type = $3::text
    and c.id <> $4::uuid and c.year <= $5::int
  order by c.year desc, k.submitted_at desc limit 1`

/** What the person decided the last time, for the same kind of money. */
async function previousChoice(run: Run, { campaign, enrolment }: MyFile): Promise<EarlierChoice | null> {
  const { company_id, type, id, year } = campaign
  const [row] = await run<EarlierChoice>('last time', lastTime, [
    enrolment.beneficiary_id,
    company_id,
    type,
    id,
    year,
  ])
  return row ?? null
}
