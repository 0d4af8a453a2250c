import { delayFirst } from '@moisson/law/delays'
import { sourceIn } from '@moisson/law/legal-points'
import { daysBetween, type Day } from '@moisson/law/calendar'
import { latestNotification } from '@moisson/law/payment-deadline'
import { REPLY_DAYS } from '@moisson/law/reply-days'
import { inEach, type Language, type Text } from '@moisson/law/text'
import { interestAfter, owedByExercise } from '../campaign/has-legal-day.ts'
import { asksDays, campaignTypeFacts, isOwnMoney } from '../campaign/type-facts.ts'
import type { CampaignType } from '../vocabulary.ts'
import { covers, nextPaymentDue } from '../company/covered-exercise.ts'
import { leaversWords } from '../campaign/leavers-words.ts'
import { about, announcedDay, bornLate, toCorrect, toPay, toSubmit, toValidate } from './after-close-todos.ts'
import type { CampaignStanding, CompanyStanding, SystemTodo } from './standing.ts'
import { shortDay } from '@moisson/law/words/days'
import { plural, pluriel } from '@moisson/law/words/plural'

/** Days before the end of the collection from which a reminder presses. */
const pressingDays = 5

/** What each campaign asks for in its state, and the next one when none is under way. */
export function campaignTodos(standing: CompanyStanding): SystemTodo[] {
  const { campaigns } = standing
  return [...campaigns.flatMap((campaign) => todosOf(campaign, standing)), ...campaignToPrepare(standing)]
}

function todosOf(campaign: CampaignStanding, { agreements, today }: CompanyStanding): SystemTodo[] {
  switch (campaign.state) {
    case 'draft':
      return [dated(campaign.calculated ? toLaunch(campaign) : toComplete(campaign), campaign, agreements)]
    case 'open':
      return [...whileOpen(campaign, today), ...leftSince(campaign)]
    case 'closed':
      return [toSubmit(campaign, today), ...leftSince(campaign)]
    case 'submitted':
      return [toValidate(campaign, today)]
    case 'correction':
      return [toCorrect(campaign, today)]
    case 'validated':
      return [toPay(campaign, today)]
    default:
      return []
  }
}

/** The last day on which notices can leave so that the answers are in before the last day to pay. */
const lastNotices = (deadline: string, presumption_days: number): string =>
  latestNotification.value({
    last_payment_day: deadline,
    presumption_days,
    reply_days: REPLY_DAYS,
    processing_days: 0,
  }).latest_notification

const lastDayToPay: Text = { fr: 'le dernier jour pour verser', en: 'the last day to pay' }
const plannedPayment: Text = { fr: 'le versement annoncé', en: 'the payment that was announced' }

/** The text that gives the days to answer, in brackets; none for what people pay in of their own, whose days the campaign gives. */
const replyIn = (type: CampaignType, language: Language): string =>
  isOwnMoney(type) ? '' : ` (${sourceIn(campaignTypeFacts[type].points.reply, language)})`

const noticesRule = (type: CampaignType, before = lastDayToPay): Text => {
  return {
    fr: `${delayFirst('reply', 'fr')} pour répondre, plus les jours avant que l’avis soit tenu pour reçu, avant ${before.fr}${replyIn(type, 'fr')}`,
    en: `${delayFirst('reply', 'en')} to answer, plus the presumed receipt, before ${before.en}${replyIn(type, 'en')}`,
  }
}

const tooLateRule = (type: CampaignType, limit: Day, before: Text): Text => {
  return {
    fr: `Le jour où la lettre est à imprimer\u00a0: le délai de réponse ne tient plus avant ${before.fr}, le ${shortDay(limit, 'fr')}${replyIn(type, 'fr')}`,
    en: `The day on which the letter is to be printed: the time to answer no longer fits before ${before.en}, ${shortDay(limit, 'en')}${replyIn(type, 'en')}`,
  }
}

/** A draft owes nothing by itself: its day comes from an agreement that somebody recorded for its exercice. */
function dated(
  todo: SystemTodo,
  campaign: CampaignStanding,
  agreements: CompanyStanding['agreements'],
): SystemTodo {
  // No agreement owes a bonus, a supplement or what the employer pays alone.
  if (interestAfter(campaign) === null)
    return { ...todo, due_date: null, due_rule: null, consequence: null, twins: [] }
  const { exercise_end } = campaign
  const exercise = { start: exercise_end, end: exercise_end }
  const owed = agreements.some((one) => !one.is_example && covers(one, exercise))
  return owed ? todo : { ...todo, due_date: null, due_rule: null, consequence: null }
}

/** By when a campaign is launched for its answers to be in before the last day to pay; never before it could be. */
function launchBy(type: CampaignType, deadline: Day, presumption_days: number, since: Day | null) {
  const day = lastNotices(deadline, presumption_days)
  const { fr, en } = inEach((language) => shortDay(deadline, language))
  if (!bornLate(day, since))
    return {
      due_date: day,
      due_rule: noticesRule(type),
      consequence: {
        fr: `Lancée après ce jour, la campagne finit après le dernier jour pour verser, le ${fr}.`,
        en: `Launched after that day, the campaign ends after the last day to pay, ${en}.`,
      },
    }
  const { reply } = campaignTypeFacts[type].points
  return {
    due_date: since,
    due_rule: {
      fr: `Le jour où elle a été créée\u00a0: le délai de réponse ne tenait plus avant le dernier jour pour verser, le ${fr} (${sourceIn(reply, 'fr')})`,
      en: `The day on which it was created: the time to answer no longer fitted before the last day to pay, ${en} (${sourceIn(reply, 'en')})`,
    },
    consequence: {
      fr: `La campagne finit après le dernier jour pour verser, le ${fr}\u00a0: chaque jour de plus retarde le versement.`,
      en: `The campaign ends after the last day to pay, ${en}: each further day delays the payment.`,
    },
  }
}

function toComplete(campaign: CampaignStanding): SystemTodo {
  const { type, legal_payment_deadline: deadline, presumption_days, state_since } = campaign
  const { consequence, ...dates } = launchBy(type, deadline, presumption_days, state_since)
  return {
    ...about(campaign),
    ...dates,
    key: `campaign_complete:${campaign.id}`,
    type: 'campaign',
    priority: 'normal',
    minutes: 10,
    title: { fr: `Compléter «\u00a0${campaign.name}\u00a0»`, en: `Complete “${campaign.name}”` },
    description: asksDays(type)
      ? {
          fr: 'Vérifiez les jours de repos des fiches et leur valeur\u00a0: ce que chacun peut placer est calculé.',
          en: 'Check the rest days on the records and their value: what each person may give is calculated.',
        }
      : isOwnMoney(type)
        ? {
            fr: 'Vérifiez les réglages\u00a0: ce que chacun peut verser est calculé.',
            en: 'Check the settings: what each person may pay in is calculated.',
          }
        : {
            fr: 'Donnez l’enveloppe et les règles\u00a0: la part de chacun est calculée au centime.',
            en: 'Give the envelope and the rules: each share is calculated to the cent.',
          },
    consequence,
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
    description: isOwnMoney(campaign.type)
      ? {
          fr: 'Ce que chacun peut placer est calculé. Vérifiez-le, puis chacun recevra son avis par e-mail.',
          en: 'What each person may put in is calculated. Check it, then everybody gets a notice by e-mail.',
        }
      : {
          fr: 'Les parts sont calculées. Vérifiez-les, puis chacun recevra son avis par e-mail.',
          en: 'The shares are calculated. Check them, then everybody gets a notice by e-mail.',
        },
    twins: ['annual.launch'],
  }
}

function whileOpen(campaign: CampaignStanding, today: string): SystemTodo[] {
  const { people, silent } = campaign
  if (people > 0 && silent === 0) return [toSubmit(campaign, today), ...toTell(campaign)]
  return [...toPrint(campaign, today), ...toRemind(campaign, today)]
}

/** Whom no mail reaches is informed by a letter alone: without it nothing of theirs can be decided in time. */
function toPrint(campaign: CampaignStanding, today: string): SystemTodo[] {
  const { legal_payment_deadline: legal, unprinted_since: since } = campaign
  const announced = announcedDay(campaign)
  // The payment people were told of waits for no letter.
  const [limit, before] = announced < legal ? [announced, plannedPayment] : [legal, lastDayToPay]
  const last = lastNotices(limit, campaign.presumption_days)
  const born = bornLate(last, since)
  return lettersLeft(campaign, {
    priority: daysBetween(today, last) <= pressingDays ? 'high' : 'normal',
    due_date: born ? since : last,
    due_rule: born ? tooLateRule(campaign.type, limit, before) : noticesRule(campaign.type, before),
    says: {
      fr: 'chaque lettre dit ce qui est à décider et porte un code personnel. Le délai de réponse commence quand vous notez sa remise.',
      en: 'each letter tells what is to be decided and has a personal code. The time to answer starts once you record that it was handed over.',
    },
    consequence: born
      ? {
          fr: `Chaque jour de plus repousse d’autant la fin du délai de réponse, après ${before.fr}.`,
          en: `Each further day moves the end of the time to answer on by as much, after ${before.en}.`,
        }
      : {
          fr: `Remise après ce jour, une lettre laisse moins que le délai ${isOwnMoney(campaign.type) ? 'de réponse' : 'légal'} avant ${before.fr}.`,
          en: `Handed over after that day, a letter leaves less than the ${isOwnMoney(campaign.type) ? 'time to answer' : 'legal time'} before ${before.en}.`,
        },
  })
}

/** Nobody is awaited: what letters are left to print tell of an advance, and no day binds them. */
function toTell(campaign: CampaignStanding): SystemTodo[] {
  return lettersLeft(campaign, {
    priority: 'normal',
    due_date: null,
    due_rule: null,
    says: {
      fr: 'chaque lettre dit ce qui a été reçu en avance, et ce qui est à restituer. Rien n’est à décider.',
      en: 'each letter tells what was received in advance, and what is to be returned. There is nothing to decide.',
    },
    consequence: null,
  })
}

function lettersLeft(
  campaign: CampaignStanding,
  what: Pick<SystemTodo, 'priority' | 'due_date' | 'due_rule' | 'consequence'> & { says: Text },
): SystemTodo[] {
  const { id, name, unprinted } = campaign
  if (unprinted === 0) return []
  const { says, ...rest } = what
  return [
    {
      ...about(campaign),
      ...rest,
      key: `campaign_letters:${id}`,
      type: 'communication',
      minutes: 5,
      related: { kind: 'campaign', id, route: `/campagne/detail-${id}?tab=letters` },
      title: {
        fr: `${pluriel(unprinted, '# personne', '# personnes')} sans e-mail\u00a0: imprimer ${pluriel(unprinted, 'la lettre', 'les lettres')}`,
        en: `${plural(unprinted, '# person', '# people')} without e-mail: print ${plural(unprinted, 'the letter', 'the letters')}`,
      },
      description: { fr: `«\u00a0${name}\u00a0»\u00a0: ${says.fr}`, en: `“${name}”: ${says.en}` },
    },
  ]
}

/** What to do about somebody who leaves with an amount due. */
const leavingWith = {
  share: {
    fr: 'Vérifiez leur part, et corrigez-la avant de soumettre la campagne s’il le faut.',
    en: 'Check their share, and correct it before you submit the campaign if need be.',
  },
  bonus: {
    fr: 'Vérifiez que leur prime leur est due, et corrigez-la avant de soumettre la campagne s’il le faut.',
    en: 'Check that their bonus is due to them, and correct it before you submit the campaign if need be.',
  },
} as const

/** Nothing is taken from a share by itself: whoever knows why somebody leaves looks at it before it is settled. */
function leftSince(campaign: CampaignStanding): SystemTodo[] {
  const { id, name, type, left } = campaign
  if (!left) return []
  const { count, names } = left
  const who = `${names.join(', ')}${count > names.length ? '…' : '.'}`
  const matching = (language: Language) => sourceIn('matching_of_leavers', language)
  const what =
    leaversWords(type) ?? leavingWith[campaignTypeFacts[type].limits === 'bonus' ? 'bonus' : 'share']
  return [
    {
      ...about(campaign),
      key: `campaign_left:${id}`,
      type: 'campaign',
      priority: 'high',
      minutes: 5,
      related: { kind: 'campaign', id, route: `/campagne/detail-${id}?tab=people` },
      title: {
        fr: `${pluriel(count, '# personne quitte', '# personnes quittent')} l’entreprise avant le versement`,
        en: `${plural(count, '# person leaves', '# people leave')} the company before the payment`,
      },
      description: {
        fr: `«\u00a0${name}\u00a0»\u00a0: ${who} L’abondement que le règlement du plan réserve à ceux qui travaillent dans l’entreprise ne leur est plus promis (${matching('fr')}). ${what.fr}`,
        en: `“${name}”: ${who} Matching that the rules of the plan keep for those who work in the company is no longer promised to them (${matching('en')}). ${what.en}`,
      },
      consequence: null,
    },
  ]
}

function toRemind(campaign: CampaignStanding, today: string): SystemTodo[] {
  const { id, name, type, closes_on, remindable } = campaign
  if (remindable === 0 || closes_on === null) return []
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
        fr: `Relancer ${pluriel(remindable, '# personne', '# personnes')} sans réponse`,
        en: `Remind ${plural(remindable, '# person', '# people')} without an answer`,
      },
      description: {
        fr: `«\u00a0${name}\u00a0» se ferme le ${shortDay(closes_on, 'fr')}. Les relances automatiques partent d’elles-mêmes\u202f; un mot de vous porte davantage.`,
        en: `“${name}” closes on ${shortDay(closes_on, 'en')}. Automatic reminders leave by themselves; a word from you does more.`,
      },
      consequence: isOwnMoney(type)
        ? {
            fr: 'Après ce jour, rien n’est versé pour qui n’a pas validé de choix.',
            en: 'After that day nothing is paid in for whoever has confirmed no choice.',
          }
        : {
            fr: 'Après ce jour, la règle annoncée s’applique à qui n’a pas validé de choix.',
            en: 'After that day the rule that was announced applies to whoever has confirmed no choice.',
          },
    },
  ]
}

/** With people and no campaign under way, the next one that the agreement covers is proposed, in time for its legal dates. */
function campaignToPrepare({
  agreements,
  campaigns,
  closing,
  has_people,
  today,
}: CompanyStanding): SystemTodo[] {
  const yearly = campaigns.filter(({ type }) => owedByExercise.includes(type))
  const running = yearly.some(({ state }) => state !== 'completed' && state !== 'cancelled')
  if (!has_people || running) return []
  const settled = yearly.filter(({ state }) => state === 'completed').map(({ exercise_end }) => exercise_end)
  const next = nextPaymentDue(closing, agreements, today, settled)
  const undertaken = agreements.filter(({ is_example }) => !is_example)
  const owed = nextPaymentDue(closing, undertaken, today, settled) !== null
  // Nothing can be calculated before the accounts are closed.
  if (next === null || next.exercise_end >= today) return []
  const covering = agreements.filter((one) => covers(one, next.exercise))
  const bonus = covering.some((one) => one.type === 'interessement')
  const type = bonus ? 'interessement' : 'participation'
  const year = Number(next.exercise_end.slice(0, 4))
  return [
    {
      key: `campaign_prepare:${year}`,
      type: 'campaign',
      priority: 'normal',
      // What the example covers may be tried, and is due to nobody.
      due_date: owed ? lastNotices(next.date, 0) : null,
      due_rule: owed ? noticesRule(type) : null,
      year,
      assignee_role: 'company_admin',
      minutes: 10,
      related: { kind: 'campaign', id: null, route: '/campagne?create=new' },
      title: { fr: `Préparer la campagne ${year}`, en: `Prepare the ${year} campaign` },
      description: {
        fr: 'L’exercice est clos. Les dates légales sont calculées pour vous.',
        en: 'The financial year has closed. The legal dates are calculated for you.',
      },
      consequence: owed
        ? {
            fr: `Dernier jour pour verser ${bonus ? 'les primes' : 'la participation'} de cet exercice\u00a0: ${shortDay(next.date, 'fr')}.`,
            en: `Last day to pay the ${bonus ? 'bonuses' : 'participation'} of this financial year: ${shortDay(next.date, 'en')}.`,
          }
        : null,
      twins: ['annual.envelope', 'annual.launch'],
    },
  ]
}
