import type { Output } from '@moisson/contract/call'
import type { getQuestion, listMyQuestions, listQuestions } from '@moisson/contract/question'
import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { Tx } from '../database/connect.ts'
import { notFound } from '../http/refused.ts'
import type { QuestionMessageTable, QuestionTable } from '../database/schema-question.ts'

export type QuestionRow = Selectable<QuestionTable> & { campaign_name: string }
type Mine = Output<typeof listMyQuestions>['items'][number]
type Asked = Output<typeof getQuestion>
type Line = Output<typeof listQuestions>['items'][number]

/** A question with whom it is of, as the company’s list reads it. */
export interface AskedRow extends QuestionRow {
  last_name: string
  first_name: string
  employee_number: string | null
  net_now_cents: number
  has_address: boolean
}

/** The rows of questions with their campaign and their person, under the names `q`, `c`, `b`, `e`. */
export const askedFrom = sql`question q join campaign c on c.id = q.campaign_id
  join beneficiary b on b.id = q.beneficiary_id
  left join campaign_beneficiary e on e.campaign_id = q.campaign_id and e.beneficiary_id = q.beneficiary_id`
export const askedColumns = sql`q.*, c.name as campaign_name, b.last_name, b.first_name, b.employee_number,
  coalesce(e.room_cents, e.net_cents, 0) as net_now_cents, (b.user_id is not null or coalesce(b.personal_email, b.work_email) is not null) as has_address`

/** Questions of the company by some condition, in the order they are given. */
async function askedRows(tx: Tx, where: RawBuilder<unknown>): Promise<AskedRow[]> {
  const { rows } = await sql<AskedRow>`select ${askedColumns} from ${askedFrom} where ${where}`.execute(tx)
  return rows
}

type Messages = ReadonlyMap<string, Mine['messages']>

/** What was written in each of these threads, oldest first. */
export async function messagesOf(tx: Tx, ids: readonly string[]): Promise<Messages> {
  const found = new Map<string, Mine['messages']>()
  if (ids.length === 0) return found
  const rows: Selectable<QuestionMessageTable>[] = await tx
    .selectFrom('question_message')
    .selectAll()
    .where('question_id', 'in', ids)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  for (const row of rows) {
    const { id, by, author_name, body, created_at } = row
    const message = { id, by, author_name, body, created_at: created_at.toISOString() }
    found.set(row.question_id, [...(found.get(row.question_id) ?? []), message])
  }
  return found
}

const lineOut = (row: QuestionRow) => ({
  id: row.id,
  number: row.number,
  campaign_id: row.campaign_id,
  campaign_name: row.campaign_name,
  kind: row.kind,
  state: row.state,
  asked_at: row.asked_at.toISOString(),
  answer_due: row.answer_due,
  closed_at: row.closed_at?.toISOString() ?? null,
  outcome: row.outcome,
  net_cents: row.net_cents,
  version: row.version,
})

export const myQuestionOut = (row: QuestionRow, messages: Messages): Mine => ({
  ...lineOut(row),
  messages: messages.get(row.id) ?? [],
  unread: row.to_give_since !== null,
})

export const askedLine = (row: AskedRow): Line => ({
  ...lineOut(row),
  beneficiary_id: row.beneficiary_id,
  last_name: row.last_name,
  first_name: row.first_name,
  employee_number: row.employee_number,
  net_now_cents: row.net_now_cents,
  has_address: row.has_address,
  to_give_since: row.to_give_since?.toISOString() ?? null,
  given_at: row.given_at?.toISOString() ?? null,
  given_how: row.given_how,
})

const askedOut = (row: AskedRow, messages: Messages): Asked => ({
  ...askedLine(row),
  messages: messages.get(row.id) ?? [],
})

/** One question of the company; an invented id and another company’s are not found. */
export async function askedById(tx: Tx, companyId: string, id: string): Promise<AskedRow> {
  const [row] = await askedRows(tx, sql`q.company_id = ${companyId} and q.id = ${id}`)
  if (!row) throw notFound()
  return row
}

/** The same with all that was written, as the company reads it. */
export const shownAsked = async (tx: Tx, companyId: string, id: string): Promise<Asked> =>
  askedOut(await askedById(tx, companyId, id), await messagesOf(tx, [id]))
