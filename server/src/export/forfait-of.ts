import { forfaitOfHeld } from '@moisson/core/export/payroll-line'
import { isLikePay } from '@moisson/core/campaign/like-pay'
import type { OpenTransaction } from '../database/transaction.ts'
import { paymentDay, type ExportedCampaign } from './exported-campaign.ts'
import { payrollLines } from './export-payroll.ts'
import { settledPeople } from './settled-people.ts'

/** The employer's levy as the payroll lines add it up, and that of what they hold back; none where it is not bound. */
export async function forfaitOf(
  { client }: Pick<OpenTransaction, 'client'>,
  campaign: ExportedCampaign,
): Promise<{ forfait_social_cents: number; held_forfait_cents: number }> {
  const { regime } = campaign.levy
  let [forfait_social_cents, held] = [0, 0]
  if (!regime.obliged_to_participation) return { forfait_social_cents, held_forfait_cents: 0 }
  for await (const lines of payrollLines(settledPeople(client, campaign), campaign))
    for (const line of lines) {
      forfait_social_cents += line.forfait_social_cents
      held += line.brut_retenu_cents
    }
  const like_pay = campaign.frozen !== null && isLikePay(campaign.frozen)
  const on = paymentDay(campaign)
  const held_forfait_cents = forfaitOfHeld(held, { type: campaign.type, like_pay }, { regime, on })
  return { forfait_social_cents, held_forfait_cents }
}
