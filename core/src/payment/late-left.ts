import { daysBetween, type Day } from '@moisson/law/calendar'
import { sourceIn } from '@moisson/law/legal-points'
import { inEach, type Text } from '@moisson/law/text'
import { mediumDay } from '@moisson/law/words/days'
import { euros } from '@moisson/law/words/figures'
import { interestAfter } from '../campaign/has-legal-day.ts'
import { campaignTypeFacts } from '../campaign/type-facts.ts'
import type { CampaignType } from '../vocabulary.ts'
import type { Remark } from '../campaign/launch-facts.ts'
import type { LateKind } from './payment-vocabulary.ts'

/** A movement of a validated campaign as its interest is concerned. */
export interface OwedMovement {
  kind: LateKind
  /** Net of the sums it pays, without matching. */
  owed_cents: number
  /** The day it was recorded for; null while it is not ordered. */
  recorded_on: Day | null
  /** The day its interest was fixed for; null while it is not. */
  fixed_on: Day | null
}

const to: Record<LateKind, Text> = {
  payroll: { fr: 'payé par la paie', en: 'paid by payroll' },
  account_keeper: { fr: 'versé au teneur de compte', en: 'sent to the account keeper' },
}

/** How it is fixed: of what is recorded already, the record is taken back first. */
const waysOf = {
  open: { fr: 'Fixez-les dans «\u00a0Versements\u00a0».', en: 'Fix it in “Payments”.' },
  recorded: (day: string): Text => ({
    fr: `Dans «\u00a0Versements\u00a0», annulez l’enregistrement de ce versement, fixez-les pour le ${day}, puis enregistrez-le de nouveau.`,
    en: `In “Payments”, take the record of this payment back, fix it for ${day}, then record it again.`,
  }),
}

/** What the company still owes of interest on what is paid late: told before the campaign ends, movement by movement. */
export function lateInterestLeft(
  movements: readonly OwedMovement[],
  campaign: { type: CampaignType; legal_payment_deadline: Day },
  today: Day,
): Remark[] {
  const limit = interestAfter(campaign)
  if (limit === null) return []
  const { deadline } = campaignTypeFacts[campaign.type].points
  return movements.flatMap(({ kind, owed_cents, recorded_on, fixed_on }): Remark[] => {
    const on = recorded_on ?? today
    if (owed_cents === 0 || on <= limit || fixed_on === on) return []
    if (fixed_on === null)
      return [
        {
          code: `late_interest_left_${kind}`,
          message: inEach((language) => {
            const [owed, last] = [euros(owed_cents, language), mediumDay(limit, language)]
            const way = recorded_on === null ? waysOf.open : waysOf.recorded(mediumDay(recorded_on, language))
            return {
              fr: `Intérêts de retard non fixés sur ${owed} (${to[kind].fr}), dus pour chaque jour après le ${last}\u00a0: l’entreprise les doit en même temps que le principal (${sourceIn(deadline, 'fr')}). ${way.fr}`,
              en: `Late interest not fixed on ${owed} (${to[kind].en}), due for each day after ${last}: the company owes it together with the principal (${sourceIn(deadline, 'en')}). ${way.en}`,
            }[language]
          }),
        },
      ]
    if (recorded_on === null) return []
    const days = Math.abs(daysBetween(fixed_on, recorded_on))
    return [
      {
        code: `late_interest_other_day_${kind}`,
        count: days,
        message: inEach((language) => {
          const [meant, made] = [mediumDay(fixed_on, language), mediumDay(recorded_on, language)]
          return {
            fr: `Les intérêts de retard de ce qui est ${to[kind].fr} sont fixés pour le ${meant}, et le versement est noté le ${made}\u00a0: l’entreprise doit ceux du jour réel. Annulez l’enregistrement et fixez-les pour ce jour.`,
            en: `The late interest of what is ${to[kind].en} is fixed for ${meant}, and the payment is recorded on ${made}: the company owes that of the real day. Take the record back and fix it for that day.`,
          }[language]
        }),
      },
    ]
  })
}
