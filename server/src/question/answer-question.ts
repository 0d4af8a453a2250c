import { answerQuestion, getQuestion, listQuestions } from '@moisson/contract/question'
import { sql } from 'kysely'
import { noteListed } from '../audit/note-reading.ts'
import type { Tx } from '../database/connect.ts'
import { handle } from '../http/handle.ts'
import { byId, pageOf, type Order } from '../http/list-page.ts'
import { Refused } from '../http/refused.ts'
import { askedById, askedColumns, askedFrom, askedLine, shownAsked, type AskedRow } from './question-store.ts'
import { tellPerson } from './tell-question.ts'

/** What waits for the company first, the soonest due first; then what is to be given, then the others, the latest asked first. */
const turn = sql`case when q.state = 'open' then '0' || q.answer_due::text
  else case when q.to_give_since is null then '2' else '1' end || lpad((100000000000 - extract(epoch from q.asked_at)::bigint)::text, 12, '0') end`
type Placed = AskedRow & { turn: string }
const byTurn: Order<Placed> = {
  keys: [{ column: turn, kind: 'text', value: (row) => row.turn }, byId('q.id')],
}

export const handleListQuestions = handle(listQuestions, async (context) => {
  const { tx, companyId, input, caller, now, request } = context
  const { state, kind, q } = input.query
  const filters = [sql`q.company_id = ${companyId}`]
  if (state) filters.push(sql`q.state = any(${[...state]})`)
  if (kind) filters.push(sql`q.kind = any(${[...kind]})`)
  if (q)
    filters.push(sql`(strpos(plain_text(b.first_name || ' ' || b.last_name || ' ' || coalesce(b.employee_number, '')), plain_text(${q})) > 0
      or q.number::text = ${q})`)
  const where = sql.join(filters, sql` and `)
  const page = pageOf(byTurn, input.query)
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from ${askedFrom} where ${where}`.execute(tx)
  const { rows } = await sql<Placed>`
    select ${askedColumns}, ${turn} as turn from ${askedFrom} where ${where} and ${page.after}
    order by ${page.order} limit ${page.limit}`.execute(tx)
  const { shown, next_cursor } = page.cut(rows)
  const total = counted.rows[0]?.total ?? 0
  const { user_id, name, session_id } = caller
  await noteListed(
    tx,
    now,
    { user_id, name, session_id, request_id: request.id },
    {
      companyId,
      query: input.query,
      shown: [...new Set(shown.map(({ beneficiary_id }) => beneficiary_id))],
      people: total,
    },
  )
  return { items: shown.map(askedLine), total, next_cursor }
})

export const handleGetQuestion = handle(getQuestion, async ({ tx, companyId, input, note }) => {
  const question = await shownAsked(tx, companyId, input.path.qid)
  note({ target_type: 'beneficiary', target_id: question.beneficiary_id })
  return question
})

/** An answer leaves it to the person to go on, unless it ends the thread. */
export const handleAnswerQuestion = handle(answerQuestion, async (context) => {
  const { tx, caller, companyId, input, now, outbox, newId, note, refuse, ifMatch } = context
  const { qid } = input.path
  await tx
    .selectFrom('question')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', qid)
    .forUpdate()
    .execute()
  const before = await askedById(tx, companyId, qid)
  if (ifMatch !== undefined && ifMatch !== before.version)
    throw new Refused(
      { refusal: 'version_conflict', details: {} },
      { current: await shownAsked(tx, companyId, qid) },
    )
  const { body, outcome = null } = input.body
  if (outcome === 'corrected' && !(await isCorrected(tx, before))) throw refuse('amount_not_corrected')
  const message = newId()
  await tx
    .insertInto('question_message')
    .values({
      id: message,
      company_id: companyId,
      question_id: qid,
      beneficiary_id: before.beneficiary_id,
      by: 'company',
      author_id: caller.user_id,
      author_name: caller.name,
      body,
      created_at: now,
    })
    .execute()
  const state = outcome === null ? ('answered' as const) : ('closed' as const)
  const told = await tellPerson(tx, outbox, {
    companyId,
    beneficiaryId: before.beneficiary_id,
    message,
    closed: outcome !== null,
    question: before,
  })
  await tx
    .updateTable('question')
    .set({
      state,
      answer_due: null,
      outcome,
      closed_at: outcome === null ? null : now,
      version: before.version + 1,
      // Whom no mail reaches is given it on paper, or reads it with the code of their letter.
      to_give_since: told ? null : now,
      given_at: null,
      given_how: null,
    })
    .where('company_id', '=', companyId)
    .where('id', '=', qid)
    .execute()
  note({
    target_type: 'question',
    target_id: qid,
    before: { state: before.state, outcome: before.outcome },
    after: { state, outcome, to_give: !told },
  })
  return shownAsked(tx, companyId, qid)
})

/** Whether the amount moved since they asked: in its campaign, or by another of its kind and year that gives them something since. */
async function isCorrected(tx: Tx, question: AskedRow): Promise<boolean> {
  const { campaign_id, beneficiary_id, asked_at, net_cents, net_now_cents } = question
  if (net_now_cents !== net_cents) return true
  const { rows } = await sql`
    select from campaign c join campaign d on d.company_id = c.company_id and d.year = c.year and d.type = c.type
      join campaign_beneficiary e on e.campaign_id = d.id and e.beneficiary_id = ${beneficiary_id}
    where c.id = ${campaign_id} and e.engagement_state <> 'excluded' and ((d.id = c.id
      and (e.correction->>'at')::timestamptz >= ${asked_at}::timestamptz)
      or (d.id <> c.id and d.state <> 'cancelled' and e.gross_cents > 0 and d.launched_at >= ${asked_at}::timestamptz))
    limit 1`.execute(tx)
  return rows.length > 0
}
