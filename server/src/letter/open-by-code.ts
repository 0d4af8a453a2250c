import { randomUUID } from 'node:crypto'
import { openByCode } from '@moisson/contract/letter'
import { isAnswerable } from '@moisson/core/campaign/answer-window'
import { readLetterCode, startOfCode } from '@moisson/core/campaign/letter-code'
import { isRefusal } from '@moisson/core/refusal'
import { businessNow } from '../campaign/business-now.ts'
import type { Tx } from '../database/connect.ts'
import { countAttempts, takeBackAttempt, type Attempt } from '../http/count-attempts.ts'
import { handleFreely } from '../http/handle.ts'
import { refused } from '../http/refused.ts'
import { onDevice } from '../identity/count-link-request.ts'
import { identityScope } from '../identity/see-identity.ts'
import { startSession } from '../identity/start-session.ts'
import { addressWithoutMailbox } from '../outbox/no-mailbox.ts'
import { digestOfCode } from './letter-code.ts'

/**
 * The code of a letter opens what a personal link opens, until the person's deadline. Every try is counted before it is
 * looked at, for the network, the device and the beginning of the code; only the right ones are taken back.
 */
export const handleOpenByCode = handleFreely(openByCode, async (context) => {
  const { services, request, input } = context
  const { limits } = services.config
  const code = readLetterCode(input.body.code)
  const attempts: Attempt[] = [
    ...onDevice(context, 'code-device', limits.failuresPerDevice),
    {
      bucket: 'code-network',
      subject: request.ip,
      limit: limits.guessesPerNetwork,
    },
  ]
  if (code !== null)
    attempts.unshift({
      bucket: 'code-start',
      subject: startOfCode(code),
      limit: limits.triesPerCode,
    })
  await countAttempts(services, (work) => context.inTransaction(work, identityScope), attempts)
  if (code === null) throw refused('unknown_letter_code')
  return context.inTransaction(async (tx, now) => {
    const letter = await letterOf(tx, digestOfCode(services.sealer, code))
    if (!letter) throw refused('unknown_letter_code')
    for (const attempt of attempts) await takeBackAttempt(services, tx, attempt)
    // Handed over after the collection: the window begins when HR records it.
    if (letter.enrolment.engagement_state === 'unreachable') throw refused('letter_not_recorded')
    if (isRefusal(isAnswerable(letter.campaign, letter.enrolment, await businessNow(tx))))
      throw refused('letter_code_over')
    await tx
      .updateTable('letter')
      .set({ used_at: now })
      .where('campaign_beneficiary_id', '=', letter.enrolment.id)
      .execute()
    const account = await accountOfLetters(tx, letter.enrolment)
    const session = await startSession(context, tx, account, {
      campaignScope: letter.campaign.id,
      beneficiaryScope: letter.enrolment.beneficiary_id,
      redirect: `/beneficiaire/investir?campaign=${letter.campaign.id}`,
      amr: input.body.kiosk ? ['code', 'kiosk'] : ['code'],
    })
    await context.audit(tx, now, {
      actor: { user_id: account, name: nameOf(letter.enrolment) },
      company_id: letter.company_id,
      target_type: 'campaign',
      target_id: letter.campaign.id,
      summary: input.body.kiosk
        ? 'opened by the code of a letter, on a kiosk'
        : 'opened by the code of a letter',
    })
    return session
  }, identityScope)
})

async function letterOf(tx: Tx, digest: Buffer) {
  const row = await tx
    .selectFrom('letter as l')
    .innerJoin('campaign_beneficiary as e', 'e.id', 'l.campaign_beneficiary_id')
    .innerJoin('campaign as c', 'c.id', 'e.campaign_id')
    .select(['e.id', 'e.beneficiary_id', 'e.first_name', 'e.last_name', 'e.engagement_state'])
    .select(['e.informed_on', 'e.deadline_at', 'c.state', 'c.id as campaign_id', 'c.company_id'])
    .where('l.code_hash', '=', digest)
    .executeTakeFirst()
  if (!row) return undefined
  const { campaign_id, state, company_id, ...enrolment } = row
  return { campaign: { id: campaign_id, state }, company_id, enrolment }
}

const nameOf = (person: { first_name: string; last_name: string }) =>
  `${person.first_name} ${person.last_name}`

/** The account that the letters of a person open: it has no mailbox, holds no name, and nobody signs in with it otherwise. */
async function accountOfLetters(tx: Tx, person: { beneficiary_id: string }): Promise<string> {
  const id = randomUUID()
  await tx
    .insertInto('app_user')
    .values({
      id,
      email: addressWithoutMailbox(id),
      letter_of: person.beneficiary_id,
    })
    .onConflict((conflict) => conflict.column('letter_of').where('status', '<>', 'closed').doNothing())
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
