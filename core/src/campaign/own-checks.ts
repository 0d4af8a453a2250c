import { yearOf } from '@moisson/law/calendar'
import { sourceIn } from '@moisson/law/legal-points'
import { euros } from '@moisson/law/words/figures'
import { plural, pluriel } from '@moisson/law/words/plural'
import { endNamingOf } from './named-people.ts'
import type { Lacking, LaunchFacts, Remark } from './launch-facts.ts'
import { asksDays } from './type-facts.ts'

const dayOf = (facts: LaunchFacts) => facts.planned_payment_date ?? facts.legal_payment_deadline

/** What people pay in of their own counts in the limit of the year it is paid in, with what the year’s other campaigns take in. */
export function ownBlockers(facts: LaunchFacts): Remark[] {
  const { year, own_in_progress: other } = facts
  const found: Remark[] = []
  const days = asksDays(facts.type)
  if (facts.destinations.includes('immediate_payment'))
    found.push({
      code: 'own_money_to_a_plan',
      field: 'destinations',
      message: days
        ? {
            fr: 'La valeur des jours de repos va au PER COL\u00a0: retirez le versement immédiat des destinations.',
            en: 'The value of rest days goes to the PER COL: take immediate payment off the destinations.',
          }
        : {
            fr: 'Un versement volontaire va à un plan\u00a0: retirez le versement immédiat des destinations.',
            en: 'A voluntary payment goes to a plan: take immediate payment off the destinations.',
          },
    })
  if (yearOf(dayOf(facts)) !== year)
    found.push({
      code: 'paid_in_another_year',
      field: 'planned_payment_date',
      message: days
        ? {
            fr: `Ces jours comptent parmi les dix de l’année où ils sont versés (${sourceIn('rest_days', 'fr')})\u00a0: prévoyez le versement en ${year}.`,
            en: `These days count among the ten of the year they are paid in (${sourceIn('rest_days', 'en')}): plan the payment in ${year}.`,
          }
        : {
            fr: `Ces versements comptent dans la limite de l’année où ils sont faits\u00a0: prévoyez-les en ${year}.`,
            en: `These payments count in the limit of the year they are made in: plan them in ${year}.`,
          },
    })
  if (other !== null)
    found.push({
      code: 'own_payments_in_progress',
      message: days
        ? {
            fr: `«\u00a0${other}\u00a0» est en cours, et les mêmes jours y sont proposés\u00a0: lancez cette campagne une fois l’autre transmise au contrôle.`,
            en: `“${other}” is in progress and offers the same days: launch this campaign once the other is handed to the control.`,
          }
        : {
            fr: `«\u00a0${other}\u00a0» est en cours pour la même année, et la limite de chacun est commune (${sourceIn('voluntary', 'fr')})\u00a0: lancez cette campagne une fois l’autre transmise au contrôle.`,
            en: `“${other}” is in progress for the same year, and everybody has one limit for both (${sourceIn('voluntary', 'en')}): launch this campaign once the other is handed to the control.`,
          },
    })
  return found
}

/** What Moisson does not see of the limit. */
export function ownWarnings({ own_pay_year, type, people }: LaunchFacts): Remark[] {
  if (asksDays(type)) return [...unlikelyValues(people.unlikely_day_value), ...daysWarnings(people.gave_days)]
  if (own_pay_year === null) return []
  return [
    {
      code: 'own_limit_estimated',
      message: {
        fr: `La limite de chacun est prise sur sa rémunération de ${own_pay_year}, dernier exercice clos\u00a0; la loi compte celle de l’année du versement (${sourceIn('voluntary', 'fr')}). Ce que chacun a versé lui-même, hors de Moisson, compte aussi\u00a0: l’écran du choix le lui dit.`,
        en: `Everybody’s limit is taken on their pay of ${own_pay_year}, the last closed financial year; the law counts that of the year of the payment (${sourceIn('voluntary', 'en')}). What somebody paid in themself, outside Moisson, counts too: the choice screen tells them so.`,
      },
    },
  ]
}

/** Between what a day of work is likely to be worth, net: a rule of the product, to catch a comma or a unit that went wrong. */
export const likelyDay = { least_cents: 2_000, most_cents: 150_000 }

/** What a slip of the keyboard makes of a day would be told to its owner as what they may place. */
function unlikelyValues({ count, first }: Lacking): Remark[] {
  if (count === 0) return []
  const names = endNamingOf({ count, first })
  return [
    {
      code: 'unlikely_day_value',
      count,
      people: first,
      page: '/beneficiaires',
      reason_required: true,
      to_confirm: {
        fr: 'Ces valeurs sont bien celles d’un jour, nettes.',
        en: 'These values really are those of one day, net.',
      },
      message: {
        fr: `Un jour vaut moins de ${euros(likelyDay.least_cents, 'fr')} ou plus de ${euros(likelyDay.most_cents, 'fr')} pour ${pluriel(count, '# personne', '# personnes')}\u00a0: ${names} Vérifiez la valeur nette d’un jour de leur fiche\u00a0: elle leur est annoncée, et versée.`,
        en: `A day is worth less than ${euros(likelyDay.least_cents, 'en')} or more than ${euros(likelyDay.most_cents, 'en')} for ${plural(count, '# person', '# people')}: ${names} Check the net value of a day on their record: they are told it, and it is paid.`,
      },
    },
  ]
}

/** Days given outside Moisson, and those given before whose balance may not say so. */
function daysWarnings({ count, first }: Lacking): Remark[] {
  const found: Remark[] = [
    {
      code: 'days_given_elsewhere',
      message: {
        fr: `Dix jours par an sont exonérés (${sourceIn('rest_days', 'fr')})\u00a0: personne ne peut en donner plus ici. Ceux que quelqu’un a placés hors de Moisson comptent aussi\u00a0: l’écran du choix le lui dit.`,
        en: `Ten days a year are exempt (${sourceIn('rest_days', 'en')}): nobody may give more of them here. Those that somebody paid in outside Moisson count too: the choice screen tells them so.`,
      },
    },
  ]
  if (count === 0) return found
  const names = endNamingOf({ count, first })
  return [
    ...found,
    {
      code: 'days_given_before',
      count,
      people: first,
      page: '/beneficiaires',
      reason_required: true,
      to_confirm: {
        fr: 'Les jours à placer ne comptent plus ceux qui ont déjà été placés.',
        en: 'The days to give no longer count those given before.',
      },
      message: {
        fr: `${pluriel(count, '# personne a', '# personnes ont')} déjà placé des jours dans une campagne précédente\u00a0: ${names} Vérifiez que les jours à placer de leur fiche ne les comptent plus.`,
        en: `${plural(count, '# person', '# people')} gave days in an earlier campaign: ${names} Check that the days to give on their record no longer count them.`,
      },
    },
  ]
}
