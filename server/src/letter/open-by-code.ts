import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { openByCode } from '@moisson/contract/letter'
import { isAnswerable } from '@moisson/core/campaign/answer-window'
import type { Language } from '@moisson/law/text'
import { isRefusal } from '@moisson/core/refusal'
import { businessNow } from '../campaign/business-now.ts'
import type { Tx } from '../database/connect.ts'
import { takeBackAttempt } from '../http/count-attempts.ts'
import { handleFreely } from '../http/handle.ts'
import { refused } from '../http/refused.ts'
import { identityScope } from '../identity/see-identity.ts'
import { startSession } from '../identity/start-session.ts'
import { addressWithoutMailbox } from '../outbox/no-mailbox.ts'
import { codeTried, enrolmentOfCode } from './code-tried.ts'
import { letterCampaigns } from './letter-store.ts'

/**
 * The code of a letter, or of an SMS, opens what a personal link opens, until the person's deadline. Every try is counted
 * before it is looked at; only the right ones are taken back.
 */
export const handleOpenByCode = handleFreely(openByCode, async (context) => {
  const { services, input } = context
  const { digests, attempts } = await codeTried(context, input.body.code)
  return context.inTransaction(async (tx, now) => {
    const letter = await enrolmentOfCode(tx, digests)
    if (!letter) throw refused('unknown_letter_code')
    for (const attempt of attempts) await takeBackAttempt(services, tx, attempt)
    const { state } = letter.campaign
    // Handed over after the collection: the window begins when HR records it, which it cannot from the control on.
    if (letter.enrolment.engagement_state === 'unreachable' && state !== 'cancelled')
      throw refused(letterCampaigns.has(state) ? 'letter_not_recorded' : 'letter_sum_kept')
    if (isRefusal(isAnswerable(letter.campaign, letter.enrolment, await businessNow(tx))))
      throw refused('letter_code_over')
    await tx
      .updateTable(letter.by === 'sms' ? 'text_code' : 'letter')
      .set({ used_at: now })
      .where('code_hash', 'in', digests)
      .execute()
    const account = await accountOfLetters(tx, letter.enrolment, context.language)
    const answered = await tx
      .selectFrom('question')
      .select('id')
      .where('campaign_id', '=', letter.campaign.id)
      .where('beneficiary_id', '=', letter.enrolment.beneficiary_id)
      .where('to_give_since', 'is not', null)
      .limit(1)
      .executeTakeFirst()
    const session = await startSession(context, tx, account, {
      campaignScope: letter.campaign.id,
      beneficiaryScope: letter.enrolment.beneficiary_id,
      // Nothing else told them that they are answered.
      redirect: answered ? '/beneficiaire' : `/beneficiaire/investir?campaign=${letter.campaign.id}`,
      amr: ['code', ...(letter.by === 'sms' ? ['sms'] : []), ...(input.body.kiosk ? ['kiosk'] : [])],
    })
    await context.audit(tx, now, {
      actor: { user_id: account, name: nameOf(letter.enrolment) },
      company_id: letter.company_id,
      target_type: 'campaign',
      target_id: letter.campaign.id,
      summary: `opened by the code of ${letter.by === 'sms' ? 'an SMS' : 'a letter'}${input.body.kiosk ? ', on a kiosk' : ''}`,
    })
    return session
  }, identityScope)
})

const nameOf = (person: { first_name: string; last_name: string }) =>
  `${person.first_name} ${person.last_name}`

/**
 * The account that the letters of a person open: it has no mailbox, holds no name, and nobody signs in with it otherwise.
 * It begins in the language of their file, else in the one that the first code was entered in.
 */
async function accountOfLetters(
  tx: Tx,
  person: { beneficiary_id: string },
  language: Language,
): Promise<string> {
  const id = randomUUID()
  await tx
    .insertInto('app_user')
    .values({
      id,
      email: addressWithoutMailbox(id),
      letter_of: person.beneficiary_id,
      locale: sql<string>`coalesce((select language from beneficiary where id = ${person.beneficiary_id}::uuid), ${language}::text)`,
    })
    // As a literal, so that a plan kept for all values finds the index.
    .onConflict((conflict) =>
      conflict.column('letter_of').where('status', '<>', sql.lit('closed')).doNothing(),
    )
    .execute()
  const account = await tx
    .selectFrom('app_user')
    .select(['id', 'status'])
    .where('letter_of', '=', person.beneficiary_id)
    .where('status', '<>', 'closed')
    .executeTakeFirstOrThrow()
  if (account.status !== 'active') throw refused('user-disabled')
  return account.id
}
