import { yearOf } from '@moisson/law/calendar'
import { sourceIn } from '@moisson/law/legal-points'
import type { LaunchFacts, Remark } from './launch-facts.ts'

const dayOf = (facts: LaunchFacts) => facts.planned_payment_date ?? facts.legal_payment_deadline

/** What people pay in of their own counts in the limit of the year it is paid in, with what the year’s other campaigns take in. */
export function ownBlockers(facts: LaunchFacts): Remark[] {
  const { year, own_in_progress: other } = facts
  const found: Remark[] = []
  if (facts.destinations.includes('immediate_payment'))
    found.push({
      code: 'own_money_to_a_plan',
      field: 'destinations',
      message: {
        fr: 'Un versement volontaire va à un plan\u00a0: retirez le versement immédiat des destinations.',
        en: 'A voluntary payment goes to a plan: take immediate payment off the destinations.',
      },
    })
  if (yearOf(dayOf(facts)) !== year)
    found.push({
      code: 'paid_in_another_year',
      field: 'planned_payment_date',
      message: {
        fr: `Ces versements comptent dans la limite de l’année où ils sont faits\u00a0: prévoyez-les en ${year}.`,
        en: `These payments count in the limit of the year they are made in: plan them in ${year}.`,
      },
    })
  if (other !== null)
    found.push({
      code: 'own_payments_in_progress',
      message: {
        fr: `«\u00a0${other}\u00a0» est en cours pour la même année, et la limite de chacun est commune (${sourceIn('voluntary', 'fr')})\u00a0: lancez cette campagne une fois l’autre transmise au contrôle.`,
        en: `“${other}” is in progress for the same year, and everybody has one limit for both (${sourceIn('voluntary', 'en')}): launch this campaign once the other is handed to the control.`,
      },
    })
  return found
}

/** What Moisson does not see of the limit. */
export const ownWarnings = ({ own_pay_year }: LaunchFacts): Remark[] =>
  own_pay_year === null
    ? []
    : [
        {
          code: 'own_limit_estimated',
          message: {
            fr: `La limite de chacun est prise sur sa rémunération de ${own_pay_year}, dernier exercice clos\u00a0; la loi compte celle de l’année du versement (${sourceIn('voluntary', 'fr')}). Ce que chacun a versé lui-même, hors de Moisson, compte aussi\u00a0: l’écran du choix le lui dit.`,
            en: `Everybody’s limit is taken on their pay of ${own_pay_year}, the last closed financial year; the law counts that of the year of the payment (${sourceIn('voluntary', 'en')}). What somebody paid in themself, outside Moisson, counts too: the choice screen tells them so.`,
          },
        },
      ]
