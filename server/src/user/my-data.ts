import { everyYearField, personFields } from '@moisson/core/beneficiary/fields'
import { purposes } from '@moisson/core/beneficiary/purposes'
import type { Language } from '@moisson/law/text'
import { sql, type RawBuilder } from 'kysely'
import { accessesOf } from '../beneficiary/accesses-of.ts'
import { shownOf } from '../database/columns-of.ts'
import type { Tx } from '../database/connect.ts'
import type { Caller } from '../http/caller.ts'
import { accountRow, userRecordOf } from '../identity/user-record.ts'

/** One part of what is kept about somebody: the tables it tells whole, and its rows. */
interface Part {
  tables: readonly string[]
  rows: (of: { user: string; mine: RawBuilder<unknown>; whole: WholeRows }) => RawBuilder<unknown>
}
/** Every column of a table that says something, whichever are added later. */
type WholeRows = (table: string, alias: string) => RawBuilder<unknown>

/** Columns that hold the place of a row, a secret of the installation or the name of one of the staff. */
const leftOut =
  /^(id|.*_id|version|.*_by(_name)?|next_due_at|address_followed|series_id|search|credential_id|object_key)$/

const parts: Readonly<Record<string, Part>> = {
  sessions: {
    tables: ['session'],
    rows: ({ user }) => sql`select created_at, last_seen_at, device, amr, ended_at, end_reason from session
      where user_id = ${user} order by created_at desc`,
  },
  second_factors: {
    tables: ['sign_in_factor'],
    rows: ({ user }) => sql`select kind, name, created_at, confirmed_at, last_used_at from sign_in_factor
      where user_id = ${user} order by created_at`,
  },
  companies: {
    tables: ['membership'],
    rows: ({
      user,
    }) => sql`select c.legal_name as company, m.role, m.company_role, m.status, m.created_at from membership m
      join company c on c.id = m.company_id where m.user_id = ${user} order by m.created_at`,
  },
  employee_files: {
    tables: ['beneficiary'],
    rows: ({ mine }) => sql`select c.legal_name as company, ${shownOf(personFields, 'b')}, b.wants_reminders,
        b.account_status, b.created_at, b.updated_at
      from beneficiary b join company c on c.id = b.company_id where b.id = ${mine}`,
  },
  pay_and_presence: {
    tables: ['beneficiary_year'],
    rows: ({
      mine,
    }) => sql`select c.legal_name as company, y.year, ${shownOf(everyYearField, 'y')} from beneficiary_year y
      join company c on c.id = y.company_id where y.beneficiary_id = ${mine} order by y.year desc`,
  },
  campaigns: {
    tables: ['campaign_beneficiary'],
    rows: ({
      mine,
      whole,
    }) => sql`select c.name, c.type, c.year, c.state, ${whole('campaign_beneficiary', 'e')}
      from campaign_beneficiary e join campaign c on c.id = e.campaign_id
      where e.beneficiary_id = ${mine} and c.state <> 'draft' order by c.year desc, c.created_at desc`,
  },
  letters: {
    tables: ['letter'],
    rows: ({ mine, whole }) => sql`select c.name as campaign, ${whole('letter', 'l')} from letter l
      join campaign c on c.id = l.campaign_id where l.beneficiary_id = ${mine} order by l.printed_at desc`,
  },
  held_sums: {
    tables: ['held_sum'],
    rows: ({ mine, whole }) => sql`select c.name as campaign, ${whole('held_sum', 'h')} from held_sum h
      join campaign c on c.id = h.campaign_id where h.beneficiary_id = ${mine} order by h.recorded_at desc`,
  },
  text_messages: {
    tables: ['text_code'],
    rows: ({ mine, whole }) => sql`select c.name as campaign, ${whole('text_code', 't')} from text_code t
      join campaign c on c.id = t.campaign_id where t.beneficiary_id = ${mine} order by t.created_at desc`,
  },
  choices: {
    tables: ['choice'],
    rows: ({ mine, whole }) => sql`select c.name as campaign, ${whole('choice', 'k')} from choice k
      join campaign c on c.id = k.campaign_id where k.beneficiary_id = ${mine} order by k.updated_at desc`,
  },
  signed_papers: {
    tables: ['choice_paper'],
    rows: ({
      mine,
      whole,
    }) => sql`select c.name as campaign, ${whole('choice_paper', 'p')} from choice_paper p
      join campaign c on c.id = p.campaign_id where p.beneficiary_id = ${mine} order by p.entered_at desc`,
  },
  matching_accounts: {
    tables: ['abondement_entry'],
    rows: ({
      mine,
      whole,
    }) => sql`select o.legal_name as company, c.name as campaign, ${whole('abondement_entry', 'a')}
      from abondement_entry a join company o on o.id = a.company_id left join campaign c on c.id = a.campaign_id
      where a.beneficiary_id = ${mine} order by a.year desc, a.confirmed_at`,
  },
  keeper_answers: {
    tables: ['keeper_answer_line'],
    rows: ({
      mine,
      whole,
    }) => sql`select c.name as campaign, ${whole('keeper_answer_line', 'l')} from keeper_answer_line l
      join campaign c on c.id = l.campaign_id where l.beneficiary_id = ${mine} order by l.position`,
  },
  votes: {
    tables: ['ratification_voter'],
    rows: ({
      mine,
      whole,
    }) => sql`select o.legal_name as company, d.title as text, r.day, r.state, ${whole('ratification_voter', 'v')}
      from ratification_voter v join ratification r on r.id = v.ratification_id
      join document d on d.id = r.document_id join company o on o.id = v.company_id
      where v.beneficiary_id = ${mine} order by r.opened_at desc`,
  },
  questions: {
    tables: ['question', 'question_message'],
    rows: ({
      mine,
    }) => sql`select q.number, o.legal_name as company, c.name as campaign, q.kind, q.state, q.net_cents,
        q.asked_at, q.answer_due, q.closed_at, q.outcome, q.given_at, q.given_how,
        (select jsonb_agg(jsonb_build_object('by', m.by, 'body', m.body, 'created_at', m.created_at) order by m.created_at, m.id)
          from question_message m where m.question_id = q.id) as messages
      from question q join campaign c on c.id = q.campaign_id join company o on o.id = q.company_id
      where q.beneficiary_id = ${mine} order by q.asked_at desc`,
  },
  messages: {
    tables: ['outbox'],
    rows: ({ mine }) =>
      sql`select kind, recipient, state, due_at, sent_at from outbox where beneficiary_id = ${mine} order by due_at desc`,
  },
  guide_readings: {
    tables: ['academy_reading'],
    rows: ({ user }) => sql`select page, read_at, saved_at, answers from academy_reading
      where user_id = ${user} order by updated_at desc`,
  },
  saver_profile: {
    tables: ['saver_profile'],
    rows: ({ user }) => sql`select answered_on, answers from saver_profile where user_id = ${user}`,
  },
  files_handed_in: {
    tables: ['extract'],
    rows: ({ user }) =>
      sql`select file_name, size_bytes, created_at, expires_at from extract where user_id = ${user} order by created_at desc`,
  },
  papers_opened: {
    tables: ['document_access'],
    rows: ({
      user,
    }) => sql`select d.title, x.kind, x.at from document_access x join document d on d.id = x.document_id
      where x.user_id = ${user} order by x.at desc`,
  },
  erasure_requests: {
    tables: ['erasure_request'],
    rows: ({
      mine,
    }) => sql`select message, asked_at, decided_at, granted, reason, outcome from erasure_request
      where beneficiary_id = ${mine} order by asked_at desc`,
  },
  accesses_by_others: {
    tables: ['audit'],
    rows: ({ user, mine }) =>
      sql`select a.at, a.actor_name as who, a.action from audit a where ${accessesOf(mine, user)} order by a.at desc`,
  },
  own_actions: {
    tables: ['audit'],
    rows: ({ user }) =>
      sql`select at, action from audit where actor_id = ${user} order by at desc limit 10000`,
  },
}

/** The tables whose rows are a person’s and that the export tells; the account itself is its own part. */
export const exportedTables: readonly string[] = [
  'app_user',
  ...Object.values(parts).flatMap(({ tables }) => tables),
]

/** Everything kept about the caller, part by part; what is masked on screen is masked in it. */
export async function myData(
  tx: Tx,
  caller: Caller,
  { now, language }: { now: Date; language: Language },
): Promise<Record<string, unknown>> {
  const row = await accountRow(tx, caller.user_id)
  const mine = sql`any(${caller.beneficiaries.map((file) => file.id)}::uuid[])`
  const columns = await columnsOf(tx)
  const whole: WholeRows = (table, alias) =>
    sql.join((columns.get(table) ?? []).map((name) => sql.ref(`${alias}.${name}`)))
  const data: Record<string, unknown> = {
    format: 'moisson-my-data/2',
    made_at: now.toISOString(),
    account: {
      ...userRecordOf(row),
      locale: row.locale,
      easy_words: row.easy_words,
      notifications: row.notifications,
      agent: row.agent,
    },
    employee_fields: Object.entries({ ...personFields, ...everyYearField }).map(
      ([name, { label, purpose }]) => ({
        name,
        label: label[language],
        kept_for: purposes[purpose][language],
      }),
    ),
  }
  for (const [name, { rows }] of Object.entries(parts))
    data[name] = (await rows({ user: caller.user_id, mine, whole }).execute(tx)).rows
  return data
}

async function columnsOf(tx: Tx): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.columns where table_schema = 'public' and data_type <> 'bytea' group by 1`.execute(
    tx,
  )
  return new Map(rows.map(({ name, columns }) => [name, columns.filter((column) => !leftOut.test(column))]))
}
