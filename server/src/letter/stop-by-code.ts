import { stopRemindersByCode } from '@moisson/contract/letter'
import { takeBackAttempt } from '../http/count-attempts.ts'
import { handleFreely } from '../http/handle.ts'
import { refused } from '../http/refused.ts'
import { identityScope } from '../identity/see-identity.ts'
import { codeTried, enrolmentOfCode } from './code-tried.ts'

/** Stops a campaign's reminders for the person of a code, or takes them up again: one press, without opening anything. */
export const handleStopRemindersByCode = handleFreely(stopRemindersByCode, async (context) => {
  const { services, input } = context
  const { digests, attempts } = await codeTried(context, input.body.code)
  const stopped = input.body.again !== true
  return context.inTransaction(async (tx, now) => {
    const found = await enrolmentOfCode(tx, digests)
    if (!found) throw refused('unknown_letter_code')
    for (const attempt of attempts) await takeBackAttempt(services, tx, attempt)
    const { enrolment, campaign, company_id, company_name } = found
    const told = { stopped, campaign_name: campaign.name, company_name }
    if ((enrolment.reminders_stopped_at !== null) === stopped) return told
    await tx
      .updateTable('campaign_beneficiary')
      .set({ reminders_stopped_at: stopped ? now : null })
      .where('id', '=', enrolment.id)
      .execute()
    await context.audit(tx, now, {
      actor: { name: `${enrolment.first_name} ${enrolment.last_name}` },
      company_id,
      target_type: 'campaign',
      target_id: campaign.id,
      after: { stopped, people: [enrolment.id] },
    })
    return told
  }, identityScope)
})
