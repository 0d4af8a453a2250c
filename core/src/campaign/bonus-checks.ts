import { sourceIn } from '@moisson/law/legal-points'
import { yearOf, type Day } from '@moisson/law/calendar'
import { ppvCalendar, VALUE_SHARING_FROM } from '@moisson/law/ppv'
import { euros } from '@moisson/law/words/figures'
import { longDay, shortDay } from '@moisson/law/words/days'
import { bonusLaw } from './bonus-terms.ts'
import { criterionNames } from './choice-names.ts'
import { isUsed } from './criteria.ts'
import { decisionToCome } from './decision-to-come.ts'
import type { LaunchFacts, Remark } from './launch-facts.ts'
import type { CampaignCriterion } from './frozen-rules.ts'
import { campaignTypeFacts } from './type-facts.ts'
import type { CampaignType, Criterion } from '../vocabulary.ts'

const dayOf = (facts: LaunchFacts): Day => facts.planned_payment_date ?? facts.legal_payment_deadline

/** What the bonus may follow here, of what the law lists: it allows pay, classification and seniority too. */
export const bonusCriteria: readonly Criterion[] = ['uniform', 'presence']

/** Whether a campaign of this type may be shared by these criteria: only a bonus has a list of its own. */
export const followable = (type: CampaignType, criteria: readonly CampaignCriterion[]): boolean =>
  campaignTypeFacts[type].limits !== 'bonus' ||
  criteria.filter(isUsed).every(({ criterion }) => bonusCriteria.includes(criterion))

/** A bonus is decided by an act, modulated by what the law lists, within its limit, twice a year at most. */
export function bonusBlockers(facts: LaunchFacts): Remark[] {
  const { bonus } = facts
  if (bonus === null) return []
  return [
    ...actBlockers(facts),
    ...amountBlockers(facts, bonus.limit_cents),
    ...criteriaBlockers(facts),
    ...dayBlockers(facts),
    ...(bonus.unpublished === null
      ? []
      : [
          {
            code: 'parameter_not_published',
            field: 'planned_payment_date',
            message: bonus.unpublished,
          },
        ]),
  ]
}

/** Which act, and when: before the campaign tells anybody of it. */
function actBlockers({ decided_by, decided_on, now }: LaunchFacts): Remark[] {
  const found: Remark[] = []
  if (decided_by === null)
    found.push({
      code: 'bonus_act_missing',
      field: 'decided_by',
      message: {
        fr: `Dites si la prime est décidée par un accord ou par une décision unilatérale (${bonusLaw.fr}).`,
        en: `Say whether the bonus is decided by an agreement or by the employer alone (${bonusLaw.en}).`,
      },
    })
  if (decided_on === null)
    found.push({
      code: 'decision_missing',
      field: 'decided_on',
      message: {
        fr: `Indiquez le jour où l’accord ou la décision a été signé (${bonusLaw.fr}).`,
        en: `Give the day the agreement or the decision was signed (${bonusLaw.en}).`,
      },
    })
  else if (decided_on < VALUE_SHARING_FROM)
    found.push({
      code: 'decision_before_law',
      field: 'decided_on',
      message: {
        fr: `L’acte est daté du ${longDay(decided_on, 'fr')}\u00a0: la prime de partage de la valeur n’existe que depuis le ${longDay(VALUE_SHARING_FROM, 'fr')} (${bonusLaw.fr}). Corrigez la date.`,
        en: `The act is dated ${longDay(decided_on, 'en')}: the bonus of value sharing exists only since ${longDay(VALUE_SHARING_FROM, 'en')} (${bonusLaw.en}). Correct the date.`,
      },
    })
  else found.push(...decisionToCome({ decided_on, now }))
  return found
}

function amountBlockers({ each_gross_cents: each }: LaunchFacts, limit_cents: number): Remark[] {
  if (!each)
    return [
      {
        code: 'amount_for_each_missing',
        field: 'each_gross_cents',
        message: { fr: 'Indiquez le montant de la prime.', en: 'Give the amount of the bonus.' },
      },
    ]
  if (each <= limit_cents) return []
  return [
    {
      code: 'bonus_above_limit',
      field: 'each_gross_cents',
      message: {
        fr: `La prime (${euros(each, 'fr')}) dépasse ce qui est exonéré par personne et par année civile, ${euros(limit_cents, 'fr')} (${bonusLaw.fr})\u00a0: au-delà, c’est un salaire, à verser avec la paie. Réduisez-la.`,
        en: `The bonus (${euros(each, 'en')}) is above what is exempt per person and calendar year, ${euros(limit_cents, 'en')} (${bonusLaw.en}): beyond it, it is pay, and goes with the payroll. Reduce it.`,
      },
    },
  ]
}

/** Time on the books is none of the law's criteria; pay is one, but its bands are not carried out here. */
function criteriaBlockers({ criteria }: LaunchFacts): Remark[] {
  const other = criteria.filter(isUsed).find(({ criterion }) => !bonusCriteria.includes(criterion))
  if (!other) return []
  const name = criterionNames[other.criterion]
  return [
    {
      code: 'criterion_not_of_bonus',
      field: 'criteria',
      message: {
        fr: `La prime ne se répartit pas ici selon le critère «\u00a0${name.fr}\u00a0»\u00a0: un même montant pour tous, ou au prorata de la présence des douze derniers mois (${bonusLaw.fr}).`,
        en: `The bonus is not shared by the criterion “${name.en}” here: the same amount for everybody, or in proportion to presence over the last twelve months (${bonusLaw.en}).`,
      },
    },
  ]
}

/** Two bonuses a civil year at most, and one payment a quarter. */
function dayBlockers(facts: LaunchFacts): Remark[] {
  const paid_on = dayOf(facts)
  const year = yearOf(paid_on)
  const others = facts.other_bonuses.filter((one) => yearOf(one.paid_on) === year)
  const found: Remark[] = []
  if (year !== facts.year)
    found.push({
      code: 'paid_in_another_year',
      field: 'planned_payment_date',
      message: {
        fr: `La prime compte dans la limite de l’année où elle est versée\u00a0: prévoyez-la en ${facts.year}.`,
        en: `The bonus counts in the limit of the year it is paid in: plan it in ${facts.year}.`,
      },
    })
  const counted = (payments: readonly Day[], grants: number) =>
    ppvCalendar.value({ grants, granted_on: facts.decided_on ?? paid_on, payments: [...payments] }).accepted
  if (!counted([], others.length + 1))
    found.push({
      code: 'bonuses_of_the_year',
      message: {
        fr: `${others.map(({ name }) => `«\u00a0${name}\u00a0»`).join(' et ')} ${others.length > 1 ? 'sont déjà les primes' : 'est déjà la prime'} de ${year}\u00a0: deux au plus par année civile (${sourceIn('value_sharing_twice', 'fr')}).`,
        en: `${others.map(({ name }) => `“${name}”`).join(' and ')} ${others.length > 1 ? 'are already the bonuses' : 'is already the bonus'} of ${year}: two at most in a calendar year (${sourceIn('value_sharing_twice', 'en')}).`,
      },
    })
  const same = others.find((one) => !counted([one.paid_on, paid_on], 1))
  if (same)
    found.push({
      code: 'bonus_of_the_quarter',
      field: 'planned_payment_date',
      message: {
        fr: `«\u00a0${same.name}\u00a0» est versée le ${longDay(same.paid_on, 'fr')}, dans le même trimestre\u00a0: un seul versement par trimestre (${bonusLaw.fr}). Choisissez un autre trimestre.`,
        en: `“${same.name}” is paid on ${longDay(same.paid_on, 'en')}, in the same quarter: one payment a quarter (${bonusLaw.en}). Choose another quarter.`,
      },
    })
  return found
}

/** What the file cannot tell of the act and of pay: each is answered in writing. */
export function bonusWarnings(facts: LaunchFacts): Remark[] {
  const { bonus, decided_by } = facts
  if (bonus === null) return []
  const found: Remark[] = [
    {
      code: 'bonus_replaces_nothing',
      reason_required: true,
      to_confirm: {
        fr: 'J’ai vérifié que la prime ne remplace rien.',
        en: 'I checked that the bonus replaces nothing.',
      },
      message: {
        fr: `La prime ne remplace aucun élément de rémunération, aucune augmentation ni prime prévus par un accord, le contrat ou un usage (${bonusLaw.fr}).`,
        en: `The bonus takes the place of no part of the pay, no raise and no bonus that an agreement, the contract or custom provides for (${bonusLaw.en}).`,
      },
    },
  ]
  if (decided_by === 'unilateral_decision')
    found.push({
      code: 'bonus_council_consulted',
      reason_required: true,
      to_answer: {
        fr: 'Jour de la consultation du CSE, ou «\u00a0pas de CSE\u00a0»',
        en: 'Day the works council was consulted, or “no works council”',
      },
      message: {
        fr: `Avant une décision unilatérale, le CSE est consulté, s’il existe (${bonusLaw.fr}).`,
        en: `Before a decision of the employer alone the works council is consulted, if there is one (${bonusLaw.en}).`,
      },
    })
  if (decided_by === 'agreement')
    found.push({
      code: 'bonus_agreement_filed',
      reason_required: true,
      to_answer: { fr: 'Jour du dépôt de l’accord', en: 'Day the agreement was filed' },
      message: {
        fr: `L’accord se dépose sur TéléAccords (${bonusLaw.fr}).`,
        en: `The agreement is filed on TéléAccords (${bonusLaw.en}).`,
      },
    })
  if (bonus.three_smic_cents !== null) {
    const { start, end } = bonus.reference
    const year = bonus.pay_year ?? facts.year - 1
    found.push({
      code: 'three_smic_checked',
      reason_required: true,
      to_confirm: {
        fr: 'J’ai vérifié les rémunérations proches de ce seuil.',
        en: 'I checked the pay of those near this threshold.',
      },
      page: `/campagne/detail-${facts.campaign_id}?tab=people`,
      message: {
        fr: `Sous ${euros(bonus.three_smic_cents, 'fr')} de rémunération du ${shortDay(start, 'fr')} au ${shortDay(end, 'fr')} (trois SMIC, réduits selon la durée de travail du contrat), la prime ne supporte ni CSG, ni CRDS, ni impôt (${bonusLaw.fr}). La loi regarde ces douze mois\u00a0; faute de les connaître, celle de l’exercice ${year} en tient lieu. Pour qui s’approche du seuil, donnez celle des douze mois dans la liste des personnes de cette campagne (ramenée au temps plein pour un temps partiel)\u00a0: elle seule compte alors, ici seulement.`,
        en: `Under ${euros(bonus.three_smic_cents, 'en')} of pay from ${shortDay(start, 'en')} to ${shortDay(end, 'en')} (three SMIC, less for a part-time contract) the bonus bears neither CSG, CRDS nor income tax (${bonusLaw.en}). The law looks at these twelve months; as they are not known, the pay of the financial year ${year} stands for them. For whoever is near the threshold give that of the twelve months in the list of people of this campaign (brought to full time for part-time work): it alone counts then, here only.`,
      },
    })
  }
  return found
}
