import { exportMyData } from '@moisson/contract/user'
import { personFields, yearFields } from '@moisson/core/beneficiary/fields'
import { purposes } from '@moisson/core/beneficiary/purposes'
import type { Language } from '@moisson/law/text'
import { sql } from 'kysely'
import { writeAudit } from '../audit/write-audit.ts'
import { shownOf } from '../database/columns-of.ts'
import type { Tx } from '../database/connect.ts'
import type { Caller } from '../http/caller.ts'
import { handle } from '../http/handle.ts'
import { accountRow, userRecordOf } from '../identity/user-record.ts'

/** Everything kept about the caller in one JSON file; what is masked on screen is masked in it. */
export const handleExportMyData = handle(exportMyData, async ({ tx, caller, now, request, language }) => {
  const row = await accountRow(tx, caller.user_id)
  const data = {
    made_at: now.toISOString(),
    account: { ...userRecordOf(row), locale: row.locale, notifications: row.notifications },
    sessions: await rowsOf(
      tx,
      sql`select created_at, last_seen_at, device, ended_at, end_reason from session where user_id = ${caller.user_id}
        order by created_at desc`,
    ),
    companies: await rowsOf(
      tx,
      sql`select c.legal_name as company, m.role, m.company_role, m.status, m.created_at from membership m
        join company c on c.id = m.company_id where m.user_id = ${caller.user_id} order by m.created_at`,
    ),
    ...(await employeeData(tx, caller, language)),
  }
  await writeAudit(
    tx,
    now,
    'user.exportMyData',
    {
      user_id: caller.user_id,
      name: caller.name,
      session_id: caller.session_id,
      request_id: request.id,
    },
    { target_type: 'user', target_id: caller.user_id },
  )
  return {
    file: {
      name: `moisson-mes-donnees-${now.toISOString().slice(0, 10)}.json`,
      type: 'application/json',
      body: Buffer.from(JSON.stringify(data, null, 2)),
    },
  }
})

/** The person's files with each employer and what each field is kept for: identity, pay, campaigns, choices and receipts, messages. */
async function employeeData(tx: Tx, caller: Caller, language: Language): Promise<Record<string, unknown>> {
  const ids = caller.beneficiaries.map((file) => file.id)
  if (ids.length === 0) return {}
  const mine = sql`any(${ids}::uuid[])`
  return {
    employee_fields: Object.entries({ ...personFields, ...yearFields }).map(([name, { label, purpose }]) => ({
      name,
      label: label[language],
      kept_for: purposes[purpose][language],
    })),
    employee_files: await rowsOf(
      tx,
      sql`select c.legal_name as company, ${shownOf(personFields, 'b')}, b.wants_reminders, b.created_at, b.updated_at
      from beneficiary b join company c on c.id = b.company_id where b.id = ${mine}`,
    ),
    pay_and_presence: await rowsOf(
      tx,
      sql`select c.legal_name as company, y.year, ${shownOf(yearFields, 'y')} from beneficiary_year y
        join company c on c.id = y.company_id where y.beneficiary_id = ${mine} order by y.year desc`,
    ),
    campaigns: await rowsOf(
      tx,
      sql`select c.name, c.type, c.year, c.state, e.engagement_state, e.gross_cents, e.csg_deductible_cents,
        e.csg_non_deductible_cents, e.crds_cents, e.net_cents, e.calculation, e.invited_at, e.informed_on, e.deadline_at,
        e.opened_at, e.submitted_at, e.submission_channel, e.receipt_number, e.paid_cents, e.pee_cents, e.percol_cents,
        e.held_cents, e.abondement_gross_cents, e.abondement_net_cents
      from campaign_beneficiary e join campaign c on c.id = e.campaign_id
      where e.beneficiary_id = ${mine} and c.state <> 'draft' order by c.year desc, c.created_at desc`,
    ),
    choices: await rowsOf(
      tx,
      sql`select c.name as campaign, k.status, k.mode, k.lines, k.acknowledgements, k.receipt_number, k.receipt_sha256,
        k.submitted_at, k.updated_at from choice k join campaign c on c.id = k.campaign_id
      where k.beneficiary_id = ${mine} order by k.updated_at desc`,
    ),
    matching_accounts: await rowsOf(
      tx,
      sql`select o.legal_name as company, a.plan_kind as plan, a.year, a.kind, c.name as campaign, a.note, a.contributed_cents,
        a.gross_cents, a.net_cents, a.above_cap_cents, a.confirmed_at, a.settled_at, a.freed_at, a.freed_because
      from abondement_entry a join company o on o.id = a.company_id left join campaign c on c.id = a.campaign_id
      where a.beneficiary_id = ${mine} order by a.year desc, a.confirmed_at`,
    ),
    messages: await rowsOf(
      tx,
      sql`select kind, state, due_at, sent_at from outbox where beneficiary_id = ${mine} order by due_at desc`,
    ),
  }
}

async function rowsOf(tx: Tx, query: ReturnType<typeof sql>): Promise<unknown[]> {
  return (await query.execute(tx)).rows
}
