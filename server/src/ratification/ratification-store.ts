import type { Output } from '@moisson/contract/call'
import type { openRatification } from '@moisson/contract/ratification'
import { notOfThePersonnel, votesNeeded } from '@moisson/core/accord/ratification'
import type { Day } from '@moisson/law/calendar'
import { sql, type Selectable } from 'kysely'
import type { Tx } from '../database/connect.ts'
import type { RatificationTable } from '../database/schema-ratification.ts'
import { notFound } from '../http/refused.ts'

export type RatificationRow = Selectable<RatificationTable>
export type RatificationOut = Output<typeof openRatification>

interface Counted {
  title: string
  file_name: string
  answered: number
  without_mail: number
}

/** One consultation of a company, or all of them, latest first, with how many have answered. */
export async function ratificationsOf(tx: Tx, companyId: string, id?: string): Promise<RatificationOut[]> {
  const rows = await tx
    .selectFrom('ratification as r')
    .innerJoin('document as d', 'd.id', 'r.document_id')
    .innerJoin('stored_file as f', 'f.id', 'd.file_id')
    .selectAll('r')
    .select(['d.title', 'f.file_name'])
    .select([
      sql<number>`(select count(*)::int from ratification_voter v where v.ratification_id = r.id and v.answer is not null)`.as(
        'answered',
      ),
      sql<number>`(select count(*)::int from ratification_voter v where v.ratification_id = r.id and v.email is null)`.as(
        'without_mail',
      ),
    ])
    .where('r.company_id', '=', companyId)
    .$if(id !== undefined, (query) => query.where('r.id', '=', id ?? ''))
    .orderBy('r.opened_at', 'desc')
    .orderBy('r.id')
    .execute()
  return rows.map(ratificationOut)
}

export async function ratificationOf(tx: Tx, companyId: string, id: string): Promise<RatificationOut> {
  const [found] = await ratificationsOf(tx, companyId, id)
  if (!found) throw notFound()
  return found
}

/** What was answered leaves only once it is over: nobody is pressed by how it stands. */
const ratificationOut = (row: RatificationRow & Counted): RatificationOut => ({
  id: row.id,
  company_id: row.company_id,
  document: { id: row.document_id, title: row.title, file_name: row.file_name },
  state: row.state,
  day: row.day,
  personnel: row.personnel,
  needed: votesNeeded(row.personnel),
  answered: row.answered,
  without_mail: row.without_mail,
  message: row.message,
  joint_request: row.joint_request,
  opened_at: row.opened_at.toISOString(),
  opened_by_name: row.opened_by_name,
  ends_on: row.ends_on,
  reminded_at: row.reminded_at?.toISOString() ?? null,
  ended_at: row.ended_at?.toISOString() ?? null,
  yes: row.state === 'open' ? null : row.yes,
  no: row.state === 'open' ? null : row.no,
  signed_on: row.signed_on,
  minutes_document_id: row.minutes_document_id,
  reason: row.reason,
  version: row.version,
})

export interface PersonOfDay {
  id: string
  last_name: string
  first_name: string
  employee_number: string | null
  email: string | null
}

/** Everybody employed on a day, absent or not; those who benefit without being employees are not the personnel. */
export async function personnelOf(tx: Tx, companyId: string, day: Day): Promise<PersonOfDay[]> {
  const { rows } = await sql<PersonOfDay>`
    select b.id, b.last_name, b.first_name, b.employee_number, coalesce(b.personal_email, b.work_email) as email
    from beneficiary b
    where b.company_id = ${companyId} and b.status <> 'archived' and b.forgotten_at is null
      and (b.hire_date is null or b.hire_date <= ${day}) and (b.exit_date is null or b.exit_date >= ${day})
      and (b.exit_date is not null or b.status in ('active', 'on_leave'))
      and coalesce(b.contract_type, '') <> all(${[...notOfThePersonnel]}::text[])
    order by b.last_name, b.first_name, b.id`.execute(tx)
  return rows
}
