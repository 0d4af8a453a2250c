import { askQuestion, listMyQuestions, writeToMyQuestion } from '@moisson/contract/question'
import { answerDue, MOST_OPEN, MOST_UNANSWERED } from '@moisson/core/question/question'
import { parisDay } from '@moisson/law/paris-time'
import { writeAudit } from '../audit/write-audit.ts'
import { lockMyFile } from '../choice/choosing-file.ts'
import type { Tx } from '../database/connect.ts'
import { plain } from '../database/run-statement.ts'
import type { Caller } from '../http/caller.ts'
import { handle } from '../http/handle.ts'
import { notFound, refused } from '../http/refused.ts'
import { messagesOf, myQuestionOut } from './question-store.ts'
import { tellCompany } from './tell-question.ts'

/** The questions of the caller; by a personal link, those of its campaign. */
function mine(tx: Tx, caller: Caller) {
  const found = tx
    .selectFrom('question as q')
    .innerJoin('campaign as c', 'c.id', 'q.campaign_id')
    .selectAll('q')
    .select('c.name as campaign_name')
    .where(
      'q.beneficiary_id',
      'in',
      caller.beneficiaries.map(({ id }) => id),
    )
  return caller.campaign_scope === null ? found : found.where('q.campaign_id', '=', caller.campaign_scope)
}

async function one(tx: Tx, caller: Caller, id: string) {
  const row = await mine(tx, caller).where('q.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}
const shown = async (tx: Tx, caller: Caller, id: string) =>
  myQuestionOut(await one(tx, caller, id), await messagesOf(tx, [id]))

/** What an answer waited for is that they read it: nobody has to hand it over any more. */
export const handleListMyQuestions = handle(listMyQuestions, async ({ tx, caller, now, request }) => {
  const rows = await mine(tx, caller).orderBy('q.asked_at', 'desc').orderBy('q.id').limit(100).execute()
  const messages = await messagesOf(
    tx,
    rows.map(({ id }) => id),
  )
  const unread = rows.filter(({ to_give_since }) => to_give_since !== null)
  const [first] = unread
  if (first) {
    await tx
      .updateTable('question')
      .set((row) => ({
        to_give_since: null,
        given_at: now,
        given_how: 'read',
        version: row('version', '+', 1),
      }))
      .where(
        'id',
        'in',
        unread.map(({ id }) => id),
      )
      .where('to_give_since', 'is not', null)
      .execute()
    const { user_id, name, session_id } = caller
    await writeAudit(
      tx,
      now,
      'question.readAnswer',
      { user_id, name, session_id, request_id: request.id },
      {
        company_id: first.company_id,
        target_type: 'question',
        target_id: first.id,
        after: { read: unread.map(({ number }) => number) },
      },
    )
  }
  return { items: rows.map((row) => myQuestionOut(row, messages)) }
})

/** Whoever asks is held until it is written: two at once are counted both. */
export const handleAskQuestion = handle(askQuestion, async (context) => {
  const { tx, caller, input, now, outbox, newId, note } = context
  const { campaign, enrolment } = await lockMyFile(plain(tx), caller, input.path.id)
  const open = await tx
    .selectFrom('question')
    .select('id')
    .where('beneficiary_id', '=', enrolment.beneficiary_id)
    .where('state', '=', 'open')
    .limit(MOST_OPEN)
    .execute()
  if (open.length === MOST_OPEN) throw refused('too_many_questions')
  const id = newId()
  const { kind, body } = input.body
  const due = answerDue(parisDay(now), enrolment.deadline_at && parisDay(enrolment.deadline_at))
  const { company_id, beneficiary_id } = enrolment
  const { number } = await tx
    .updateTable('company')
    .set((company) => ({ questions_asked: company('questions_asked', '+', 1) }))
    .where('id', '=', company_id)
    .returning('questions_asked as number')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('question')
    .values({
      id,
      number,
      company_id,
      campaign_id: campaign.id,
      beneficiary_id,
      kind,
      // Of what is one’s own, the most that may be paid in is what is disputed: no amount is known before the answers.
      net_cents: enrolment.room_cents ?? enrolment.net_cents,
      asked_at: now,
      answer_due: due,
      closed_at: null,
      outcome: null,
      to_give_since: null,
      given_at: null,
      given_how: null,
    })
    .execute()
  await write(tx, { id: newId(), question_id: id, company_id, beneficiary_id, body }, caller, now)
  note({ company_id, target_type: 'question', target_id: id, after: { kind } })
  const question = await shown(tx, caller, id)
  await tellCompany(tx, outbox, { question, companyId: company_id, person: nameOf(enrolment), message: id })
  return question
})

/** What is added is read as asked again: the company answers by a new day. */
export const handleWriteToMyQuestion = handle(writeToMyQuestion, async (context) => {
  const { tx, caller, input, now, outbox, newId, note } = context
  await tx.selectFrom('question').select('id').where('id', '=', input.path.qid).forUpdate().execute()
  const before = await one(tx, caller, input.path.qid)
  const { id, company_id, beneficiary_id, campaign_id } = before
  const written = (await messagesOf(tx, [id])).get(id) ?? []
  const answered = written.findLastIndex(({ by }) => by === 'company')
  if (written.length - answered > MOST_UNANSWERED) throw refused('too_many_questions')
  const person = await tx
    .selectFrom('beneficiary as b')
    .leftJoin('campaign_beneficiary as e', (join) =>
      join.onRef('e.beneficiary_id', '=', 'b.id').on('e.campaign_id', '=', campaign_id),
    )
    .select(['b.first_name', 'b.last_name', 'e.deadline_at'])
    .where('b.id', '=', beneficiary_id)
    .executeTakeFirstOrThrow()
  const message = newId()
  const { body } = input.body
  await write(tx, { id: message, question_id: id, company_id, beneficiary_id, body }, caller, now)
  const due = answerDue(parisDay(now), person.deadline_at && parisDay(person.deadline_at))
  await tx
    .updateTable('question')
    .set({
      state: 'open',
      answer_due: before.answer_due ?? due,
      closed_at: null,
      outcome: null,
      version: before.version + 1,
      to_give_since: null,
    })
    .where('id', '=', id)
    .execute()
  note({
    company_id,
    target_type: 'question',
    target_id: id,
    before: { state: before.state },
    after: { state: 'open' },
  })
  const question = await shown(tx, caller, id)
  await tellCompany(tx, outbox, { question, companyId: company_id, person: nameOf(person), message })
  return question
})

const nameOf = ({ first_name, last_name }: { first_name: string; last_name: string }) =>
  `${first_name} ${last_name}`

interface Written {
  id: string
  question_id: string
  company_id: string
  beneficiary_id: string
  body: string
}
const write = (tx: Tx, message: Written, caller: Caller, now: Date) =>
  tx
    .insertInto('question_message')
    .values({
      ...message,
      by: 'person',
      author_id: caller.user_id,
      author_name: caller.name,
      created_at: now,
    })
    .execute()
