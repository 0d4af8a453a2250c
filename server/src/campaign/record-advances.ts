import { sql } from 'kysely'
import { recordAdvances } from '@moisson/contract/advance'
import { handle } from '../http/handle.ts'
import { lockCampaign } from './campaign-store.ts'
import { writeAdvances } from './write-advances.ts'

/** How many numbers a refusal names. */
const NAMED = 10

/** The advances of many people at once, by employee number: all of them or none. Who is not named keeps theirs. */
export const handleRecordAdvances = handle(recordAdvances, async (context) => {
  const { tx, companyId, input, refuse, note } = context
  const { campaign, now } = await lockCampaign(tx, companyId, input.path.id, 'update')
  if (campaign.state !== 'draft') throw refuse('advances_told', { state: campaign.state })
  const asked = new Map(input.body.advances.map((one) => [one.employee_number, one.gross_cents]))
  if (asked.size < input.body.advances.length) throw refuse('advance_twice')
  const { rows } = await sql<{ id: string; employee_number: string }>`
    select id, employee_number from campaign_beneficiary
    where company_id = ${companyId} and campaign_id = ${campaign.id} and employee_number = any(${[...asked.keys()]}::text[])`.execute(
    tx,
  )
  const known = new Set(rows.map((row) => row.employee_number))
  const unknown = [...asked.keys()].filter((number) => !known.has(number))
  if (unknown.length > 0)
    throw refuse('advance_of_nobody', {
      count: unknown.length,
      numbers: unknown.slice(0, NAMED).join(', ') + (unknown.length > NAMED ? '…' : ''),
    })
  await writeAdvances(
    tx,
    campaign,
    rows.map(({ id, employee_number }) => ({
      enrolment_id: id,
      gross_cents: asked.get(employee_number) ?? 0,
    })),
    now,
  )
  const gross_cents = [...asked.values()].reduce((sum, cents) => sum + cents, 0)
  note({ target_type: 'campaign', target_id: campaign.id, after: { people: rows.length, gross_cents } })
  return { people: rows.length, gross_cents }
})
