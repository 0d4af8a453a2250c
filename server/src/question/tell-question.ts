import { readsIn } from '../beneficiary/reader-languages.ts'
import { rolesThatMay } from '@moisson/core/company/role-rights'
import type { QuestionKind } from '@moisson/core/question/question'
import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import { seeIdentity } from '../identity/see-identity.ts'
import type { Outbox } from '../outbox/outbox.ts'

/** One mail for each administrator who may answer; what was written waits behind the sign-in. */
export async function tellCompany(
  tx: Tx,
  outbox: Outbox,
  asked: {
    companyId: string
    person: string
    message: string
    question: {
      id: string
      number: number
      kind: QuestionKind
      campaign_name: string
      answer_due: string | null
    }
  },
): Promise<void> {
  await seeIdentity(tx)
  const { question, person, companyId, message } = asked
  const administrators = await tx
    .selectFrom('membership as m')
    .innerJoin('app_user as u', 'u.id', 'm.user_id')
    .select(['u.id', 'u.email', 'u.display_name', 'u.locale'])
    .where('m.company_id', '=', companyId)
    .where('m.role', '=', 'company_admin')
    .where('m.company_role', 'in', rolesThatMay('question.person', 'changes'))
    .where('m.status', '=', 'active')
    .where('u.status', '=', 'active')
    .execute()
  const { id: question_id, number, kind, campaign_name: campaign, answer_due: due } = question
  for (const one of administrators)
    await outbox.add({
      kind: 'question-asked',
      dedupe: `question-asked:${message}:${one.id}`,
      recipient: one.email,
      company_id: companyId,
      payload: {
        language: one.locale,
        name: one.display_name,
        question_id,
        number,
        kind,
        campaign,
        due,
        person,
      },
    })
}

/** Tells the person that they are answered, wherever they read their mail; gives whether there is such a place. */
export async function tellPerson(
  tx: Tx,
  outbox: Outbox,
  answered: {
    companyId: string
    beneficiaryId: string
    message: string
    closed: boolean
    question: { number: number; campaign_name: string }
  },
): Promise<boolean> {
  await seeIdentity(tx)
  const { companyId, beneficiaryId, message, closed, question } = answered
  const { rows } = await sql<{
    email: string | null
    locale: string
    first_name: string
    company_name: string
  }>`
    select coalesce(u.email, b.personal_email, b.work_email) as email, ${readsIn} as locale, b.first_name,
      o.legal_name as company_name
    from beneficiary b join company o on o.id = b.company_id
    left join app_user u on u.id = b.user_id and u.status = 'active'
    left join app_user l on l.letter_of = b.id and l.status <> 'closed' where b.id = ${beneficiaryId}`.execute(
    tx,
  )
  const [found] = rows
  if (!found?.email) return false
  const { number, campaign_name: campaign } = question
  await outbox.add({
    kind: 'question-answered',
    dedupe: `question-answered:${message}`,
    recipient: found.email,
    company_id: companyId,
    beneficiary_id: beneficiaryId,
    payload: {
      language: found.locale,
      name: found.first_name,
      number,
      campaign,
      closed,
      company_name: found.company_name,
    },
  })
  return true
}
