import { daysBetween } from '@moisson/law/calendar'
import { latestNotification } from '@moisson/law/payment-deadline'
import { REPLY_DAYS } from '@moisson/law/reply-window'
import type { Text } from '@moisson/law/text'
import { counted } from '../campaign/words.ts'
import { euros, shortDay } from '../choice/in-words.ts'
import { nextLegalDeadline } from '../company-deadline.ts'
import { costOfADayLate } from './cost-of-a-day-late.ts'
import type { CampaignStanding, CompanyStanding, SystemTodo } from './standing.ts'

/** Days before the end of the collection from which a reminder presses. */
const pressingDays = 5

/** What each campaign asks for in its state, and the next one when none is under way. */
export function campaignTodos(standing: CompanyStanding): SystemTodo[] {
  const { campaigns, today } = standing
  return [...campaigns.flatMap((campaign) => todosOf(campaign, today)), ...campaignToPrepare(standing)]
}

function todosOf(campaign: CampaignStanding, today: string): SystemTodo[] {
  switch (campaign.state) {
    case 'draft':
      return [campaign.calculated ? toLaunch(campaign) : toComplete(campaign)]
    case 'open':
      return whileOpen(campaign, today)
    case 'closed':
      return [toSubmit(campaign)]
    case 'submitted':
      return [toValidate(campaign)]
    case 'correction':
      return [toCorrect(campaign)]
    case 'validated':
      return [toPay(campaign, today)]
    default:
      return []
  }
}

const about = ({ id, year }: CampaignStanding) => ({
  year,
  due_date: null,
  due_rule: null,
  assignee_role: 'company_admin' as const,
  related: { kind: 'campaign' as const, id, route: `/campagne/detail-${id}` },
})

/** The last day on which notices can leave so that the answers are in before the last day to pay. */
const lastNotices = (deadline: string, presumption_days: number): string =>
  latestNotification.value({
    last_payment_day: deadline,
    presumption_days,
    reply_days: REPLY_DAYS,
    processing_days: 0,
  }).latest_notification

const noticesRule: Text = {
  fr: 'Quinze jours pour répondre, plus la présomption de réception, avant le dernier jour pour verser (C. trav., art. R3313-12)',
  en: 'Fifteen days to answer, plus the presumed receipt, before the last day to pay (Labour Code, art. R3313-12)',
}
const paymentRule: Text = {
  fr: 'Dernier jour du cinquième mois après la clôture (C. trav., art. L3314-9)',
  en: 'Last day of the fifth month after the closing (Labour Code, art. L3314-9)',
}

/** What each late day would cost, as a sentence; the text alone when nothing is owed. */
export function withInterest(text: Text, gross: number, deadline: string): Text {
  const cost = costOfADayLate(gross, deadline)
  if (!cost || cost.cents === 0) return text
  return {
    fr: `${text.fr} Environ ${euros(cost.cents, 'fr')} par jour de retard.`,
    en: `${text.en} About ${euros(cost.cents, 'en')} for each late day.`,
  }
}

function toComplete(campaign: CampaignStanding): SystemTodo {
  return {
    ...about(campaign),
    key: `campaign_complete:${campaign.id}`,
    type: 'campaign',
    priority: 'normal',
    due_date: lastNotices(campaign.legal_payment_deadline, campaign.presumption_days),
    due_rule: noticesRule,
    minutes: 10,
    title: { fr: `Compléter «\u00a0${campaign.name}\u00a0»`, en: `Complete “${campaign.name}”` },
    description: {
      fr: 'Donnez l’enveloppe et les règles\u00a0: la part de chacun est calculée au centime.',
      en: 'Give the envelope and the rules: each share is calculated to the cent.',
    },
    consequence: {
      fr: `Lancée après ce jour, la campagne finit après le dernier jour pour verser, le ${shortDay(campaign.legal_payment_deadline, 'fr')}.`,
      en: `Launched after that day, the campaign ends after the last day to pay, ${shortDay(campaign.legal_payment_deadline, 'en')}.`,
    },
    twins: ['annual.envelope', 'annual.launch'],
  }
}

function toLaunch(campaign: CampaignStanding): SystemTodo {
  return {
    ...toComplete(campaign),
    key: `campaign_launch:${campaign.id}`,
    priority: 'high',
    minutes: 3,
    title: {
      fr: `Vérifier et lancer «\u00a0${campaign.name}\u00a0»`,
      en: `Check and launch “${campaign.name}”`,
    },
    description: {
      fr: 'Les parts sont calculées. Vérifiez-les, puis chacun recevra son avis par e-mail.',
      en: 'The shares are calculated. Check them, then everybody gets a notice by e-mail.',
    },
    twins: ['annual.launch'],
  }
}

function whileOpen(campaign: CampaignStanding, today: string): SystemTodo[] {
  const { id, name, closes_on, people, silent } = campaign
  if (people > 0 && silent === 0) return [toSubmit(campaign)]
  if (silent === 0 || closes_on === null) return []
  const pressing = daysBetween(today, closes_on) <= pressingDays
  return [
    {
      ...about(campaign),
      key: `campaign_remind:${id}`,
      type: 'communication',
      priority: pressing ? 'high' : 'normal',
      due_date: closes_on,
      due_rule: { fr: 'La fin de la collecte des choix', en: 'The end of the collection of choices' },
      minutes: 1,
      title: {
        fr: `Relancer ${counted(silent, 'personne', 'personnes')} sans réponse`,
        en: `Remind ${counted(silent, 'person', 'people')} without an answer`,
      },
      description: {
        fr: `«\u00a0${name}\u00a0» se ferme le ${shortDay(closes_on, 'fr')}. Les relances automatiques partent d’elles-mêmes\u202f; un mot de vous porte davantage.`,
        en: `“${name}” closes on ${shortDay(closes_on, 'en')}. Automatic reminders leave by themselves; a word from you does more.`,
      },
      consequence: {
        fr: 'Après ce jour, le choix par défaut s’applique à qui n’a pas répondu.',
        en: 'After that day the default applies to whoever has not answered.',
      },
    },
  ]
}

function toSubmit(campaign: CampaignStanding): SystemTodo {
  const { id, name, silent } = campaign
  return {
    ...about(campaign),
    key: `campaign_submit:${id}`,
    type: 'campaign',
    priority: 'high',
    minutes: 2,
    title: { fr: `Transmettre «\u00a0${name}\u00a0» au contrôle`, en: `Submit “${name}” for control` },
    description:
      silent === 0
        ? {
            fr: 'Tout le monde a répondu. Votre conseiller pourra valider.',
            en: 'Everybody has answered. Your adviser will be able to validate.',
          }
        : {
            fr: `La collecte est finie. Le choix par défaut sera appliqué à ${counted(silent, 'personne', 'personnes')} sans réponse.`,
            en: `The collection is over. The default will be applied to ${counted(silent, 'person', 'people')} without an answer.`,
          },
    consequence: beforePayment(campaign),
  }
}

function toValidate(campaign: CampaignStanding): SystemTodo {
  return {
    ...about(campaign),
    key: `campaign_validate:${campaign.id}`,
    type: 'campaign',
    priority: 'high',
    assignee_role: 'manager',
    minutes: 10,
    title: {
      fr: `Contrôler et valider «\u00a0${campaign.name}\u00a0»`,
      en: `Check and validate “${campaign.name}”`,
    },
    description: {
      fr: 'Vérifiez montants, choix par défaut et contrôles, puis validez ou renvoyez avec un motif.',
      en: 'Check amounts, defaults and controls, then validate, or send back with a reason.',
    },
    consequence: beforePayment(campaign),
  }
}

function toCorrect(campaign: CampaignStanding): SystemTodo {
  return {
    ...about(campaign),
    key: `campaign_correct:${campaign.id}`,
    type: 'campaign',
    priority: 'high',
    minutes: 5,
    title: { fr: `Corriger «\u00a0${campaign.name}\u00a0»`, en: `Correct “${campaign.name}”` },
    description: campaign.reason
      ? { fr: campaign.reason, en: campaign.reason }
      : { fr: 'Votre conseiller a demandé une correction.', en: 'Your adviser asked for a correction.' },
    consequence: beforePayment(campaign),
  }
}

const beforePayment = ({ legal_payment_deadline: day }: CampaignStanding): Text => ({
  fr: `Le versement attend cette étape\u00a0: dernier jour légal le ${shortDay(day, 'fr')}.`,
  en: `The payment waits for this step: last legal day ${shortDay(day, 'en')}.`,
})

function toPay(campaign: CampaignStanding, today: string): SystemTodo {
  const { id, name, legal_payment_deadline: day, gross_cents } = campaign
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
    ...about(campaign),
    key: `campaign_pay:${id}`,
    type: 'payment',
    priority: 'legal',
    due_date: day,
    due_rule: paymentRule,
    minutes: 10,
    related: { kind: 'campaign', id, route: `/campagne/versement-${id}` },
    title: late
      ? { fr: `Payer sans attendre «\u00a0${name}\u00a0»`, en: `Pay “${name}” without waiting` }
      : { fr: `Payer «\u00a0${name}\u00a0»`, en: `Pay “${name}”` },
    description: {
      fr: 'La campagne est validée\u00a0: virez, transmettez au teneur de compte, puis notez le versement.',
      en: 'The campaign is validated: transfer, send to the account keeper, then record the payment.',
    },
    consequence: withInterest(text, gross_cents, day),
    twins: ['annual.pay'],
  }
}

/** With people and no campaign under way, the next one is proposed, in time for its legal dates. */
function campaignToPrepare({ campaigns, closing, has_people, today }: CompanyStanding): SystemTodo[] {
  const running = campaigns.some(({ state }) => state !== 'completed' && state !== 'cancelled')
  if (!has_people || running) return []
  const settled = campaigns
    .filter(({ state }) => state === 'completed')
    .map(({ exercise_end }) => exercise_end)
  const next = nextLegalDeadline(closing, today, settled)
  // Nothing can be calculated before the accounts are closed.
  if (next.exercise_end >= today) return []
  const year = Number(next.exercise_end.slice(0, 4))
  return [
    {
      key: `campaign_prepare:${year}`,
      type: 'campaign',
      priority: 'normal',
      due_date: lastNotices(next.date, 0),
      due_rule: noticesRule,
      year,
      assignee_role: 'company_admin',
      minutes: 10,
      related: { kind: 'campaign', id: null, route: '/campagne' },
      title: { fr: `Préparer la campagne ${year}`, en: `Prepare the ${year} campaign` },
      description: {
        fr: 'L’exercice est clos. Les dates légales sont calculées pour vous.',
        en: 'The exercice has closed. The legal dates are calculated for you.',
      },
      consequence: {
        fr: `Dernier jour pour verser les primes de cet exercice\u00a0: ${shortDay(next.date, 'fr')}.`,
        en: `Last day to pay the bonuses of this exercice: ${shortDay(next.date, 'en')}.`,
      },
      twins: ['annual.envelope', 'annual.launch'],
    },
  ]
}
