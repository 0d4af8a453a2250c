import { sourceIn } from '@moisson/law/legal-points'
import { addDays, type Day } from '@moisson/law/calendar'
import type { Text } from '@moisson/law/text'
import { PROCESSING_DAYS } from '../campaign/default-settings.ts'
import { interestAfter } from '../campaign/has-legal-day.ts'
import { asksDays, campaignTypeFacts, isOwnMoney } from '../campaign/type-facts.ts'
import type { CampaignType } from '../vocabulary.ts'
import { costOfADayLate, owedOfGross, rateCaution } from '../payment/delay-cost.ts'
import type { CampaignStanding, SystemTodo } from './standing.ts'
import { euros } from '@moisson/law/words/figures'
import { shortDay } from '@moisson/law/words/days'
import { plural, pluriel } from '@moisson/law/words/plural'

export const about = ({ id, year }: CampaignStanding) => ({
  year,
  due_date: null,
  due_rule: null,
  assignee_role: 'company_admin' as const,
  related: { kind: 'campaign' as const, id, route: `/campagne/detail-${id}` },
})

const paymentRule = (type: CampaignType): Text => {
  const { deadline } = campaignTypeFacts[type].points
  return {
    fr: `Dernier jour du cinquième mois après la clôture (${sourceIn(deadline, 'fr')})`,
    en: `Last day of the fifth month after the closing (${sourceIn(deadline, 'en')})`,
  }
}

const inBrackets = (words: string) => (words === '' ? '' : ` (${words})`)

const inTimeRule = (type: CampaignType): Text => {
  const { deadline } = campaignTypeFacts[type].points
  return {
    fr: `${PROCESSING_DAYS} jours avant le dernier jour pour verser, le temps de payer (${sourceIn(deadline, 'fr')})`,
    en: `${PROCESSING_DAYS} days before the last day to pay, the time it takes (${sourceIn(deadline, 'en')})`,
  }
}

/** What each late day would cost, as a sentence; the text alone when nothing is owed. */
export function withInterest(text: Text, gross: number, deadline: string): Text {
  const cost = costOfADayLate(owedOfGross(gross, deadline), deadline)
  if (!cost || cost.cents === 0) return text
  const caution = rateCaution(cost)
  return {
    fr: `${text.fr} Environ ${euros(cost.cents, 'fr')} par jour de retard${inBrackets(caution.fr)}.`,
    en: `${text.en} About ${euros(cost.cents, 'en')} for each late day${inBrackets(caution.en)}.`,
  }
}

/** The day that people were told, where no legal day makes interest run. */
/** The day of payment that people were told of. */
export const announcedDay = ({ planned_payment_date, legal_payment_deadline }: CampaignStanding): Day =>
  planned_payment_date ?? legal_payment_deadline

/** Whether a day had passed when what it dates appeared: nobody is late with what was not asked yet. */
export const bornLate = (day: Day, since: Day | null): since is Day => since !== null && day < since

/** The day by which a step leaves the time to pay by `limit`, and never before the step is there. */
function inTimeFor(limit: Day, since: Day | null, rule: Text): { due_date: Day; due_rule: Text } {
  const day = addDays(limit, -PROCESSING_DAYS)
  if (!bornLate(day, since)) return { due_date: day, due_rule: rule }
  return {
    due_date: since,
    due_rule: {
      fr: `Le jour où cette étape a commencé\u00a0: ${rule.fr}, c’était le ${shortDay(day, 'fr')}`,
      en: `The day on which this step began: ${rule.en} was ${shortDay(day, 'en')}`,
    },
  }
}

/** What stands between the last answer and the payment that people were told of. */
function asAnnounced(campaign: CampaignStanding) {
  const day = announcedDay(campaign)
  return {
    ...about(campaign),
    priority: 'high' as const,
    ...inTimeFor(day, campaign.state_since, {
      fr: `${PROCESSING_DAYS} jours avant le versement annoncé, le temps de payer`,
      en: `${PROCESSING_DAYS} days before the payment that was announced, the time it takes`,
    }),
    consequence: {
      fr: `Le versement, annoncé pour le ${shortDay(day, 'fr')}, attend cette étape.`,
      en: `The payment, announced for ${shortDay(day, 'en')}, waits for this step.`,
    },
  }
}

/** What stands between the last answer and the payment: the day by which it can still be in time, and what it costs after. */
function stillInTime(campaign: CampaignStanding, today: Day) {
  const { gross_cents } = campaign
  const limit = interestAfter(campaign)
  if (limit === null) return asAnnounced(campaign)
  const text =
    limit < today
      ? {
          fr: `Le dernier jour légal pour verser, le ${shortDay(limit, 'fr')}, est passé\u00a0: des intérêts courent.`,
          en: `The last legal day to pay, ${shortDay(limit, 'en')}, has passed: interest is running.`,
        }
      : {
          fr: `Le versement attend cette étape\u00a0: dernier jour légal le ${shortDay(limit, 'fr')}.`,
          en: `The payment waits for this step: last legal day ${shortDay(limit, 'en')}.`,
        }
  return {
    ...about(campaign),
    priority: 'legal' as const,
    ...inTimeFor(limit, campaign.state_since, inTimeRule(campaign.type)),
    consequence: withInterest(text, gross_cents, limit),
  }
}

export function toSubmit(campaign: CampaignStanding, today: Day): SystemTodo {
  const { id, name, silent, type } = campaign
  const rest = isOwnMoney(type)
    ? { fr: 'rien n’est versé pour elles', en: 'nothing is paid in for them' }
    : { fr: 'la règle annoncée s’appliquera', en: 'the rule that was announced will apply' }
  return {
    ...stillInTime(campaign, today),
    key: `campaign_submit:${id}`,
    type: 'campaign',
    minutes: 2,
    title: { fr: `Transmettre «\u00a0${name}\u00a0» au contrôle`, en: `Submit “${name}” for review` },
    description:
      silent === 0
        ? {
            fr: 'Tout le monde a répondu. Votre conseiller pourra valider.',
            en: 'Everybody has answered. Your adviser will be able to validate.',
          }
        : {
            fr: `La collecte est finie. ${pluriel(silent, '# personne n’a', '# personnes n’ont')} pas validé de choix\u00a0: ${rest.fr}.`,
            en: `The collection is over. ${plural(silent, '# person has', '# people have')} confirmed no choice: ${rest.en}.`,
          },
  }
}

export function toValidate(campaign: CampaignStanding, today: Day): SystemTodo {
  return {
    ...stillInTime(campaign, today),
    key: `campaign_validate:${campaign.id}`,
    type: 'campaign',
    assignee_role: 'manager',
    minutes: 10,
    title: {
      fr: `Contrôler et valider «\u00a0${campaign.name}\u00a0»`,
      en: `Check and validate “${campaign.name}”`,
    },
    description: isOwnMoney(campaign.type)
      ? {
          fr: 'Vérifiez montants et contrôles, puis validez ou renvoyez avec un motif.',
          en: 'Read amounts and checks, then validate, or send back with a reason.',
        }
      : {
          fr: 'Vérifiez montants, choix par défaut et contrôles, puis validez ou renvoyez avec un motif.',
          en: 'Read amounts, defaults and checks, then validate, or send back with a reason.',
        },
  }
}

export function toCorrect(campaign: CampaignStanding, today: Day): SystemTodo {
  return {
    ...stillInTime(campaign, today),
    key: `campaign_correct:${campaign.id}`,
    type: 'campaign',
    minutes: 5,
    title: { fr: `Corriger «\u00a0${campaign.name}\u00a0»`, en: `Correct “${campaign.name}”` },
    description: campaign.reason
      ? { fr: campaign.reason, en: campaign.reason }
      : { fr: 'Une correction est demandée.', en: 'A correction is asked for.' },
  }
}

export function toPay(campaign: CampaignStanding, today: string): SystemTodo {
  const { id, name, gross_cents } = campaign
  const paying = {
    ...about(campaign),
    key: `campaign_pay:${id}`,
    type: 'payment' as const,
    minutes: 10,
    related: { kind: 'campaign' as const, id, route: `/campagne/versement-${id}` },
    title: { fr: `Payer «\u00a0${name}\u00a0»`, en: `Pay “${name}”` },
    description: asksDays(campaign.type)
      ? {
          fr: 'La campagne est validée\u00a0: retirez les jours des soldes, virez leur valeur au teneur de compte, puis notez le versement.',
          en: 'The campaign is validated: take the days off the balances, transfer their value to the account keeper, then record the payment.',
        }
      : {
          fr: 'La campagne est validée\u00a0: virez, transmettez au teneur de compte, puis notez le versement.',
          en: 'The campaign is validated: transfer, send to the account keeper, then record the payment.',
        },
  }
  const day = interestAfter(campaign)
  if (day === null)
    return {
      ...paying,
      priority: 'high',
      due_date: announcedDay(campaign),
      due_rule: { fr: 'Le jour annoncé dans les avis', en: 'The day announced in the notices' },
      consequence: null,
    }
  const late = day < today
  const text = late
    ? {
        fr: 'Le dernier jour légal est passé\u00a0: des intérêts courent.',
        en: 'The last legal day has passed: interest is running.',
      }
    : {
        fr: 'Au-delà, des intérêts sont dus à chaque bénéficiaire.',
        en: 'After that day, interest is owed to each beneficiary.',
      }
  return {
    ...paying,
    priority: 'legal',
    due_date: day,
    due_rule: paymentRule(campaign.type),
    ...(late && {
      title: { fr: `Payer sans attendre «\u00a0${name}\u00a0»`, en: `Pay “${name}” without waiting` },
    }),
    consequence: withInterest(text, gross_cents, day),
    twins: ['annual.pay'],
  }
}
