import { campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import { daysOfAmount } from '@moisson/core/choice/half-days'
import type { CampaignType } from '@moisson/core/vocabulary'
import type { InEach, Language } from '@moisson/law/text'
import { euros } from '@moisson/law/words/figures'
import { longDay } from '@moisson/law/words/days'
import type { PersonFacts } from './campaign-facts.ts'
import type { Block } from './letter.ts'

interface Offered {
  company: string
  name: string
  /** Where it may go, listed. */
  into: string
}

/** What the mails of a campaign in which people pay in of their own say of it, in usual and in easy words. */
interface OwnWords {
  preview: string
  title: string
  offered: (about: Offered) => string
  upTo: string
  comesFrom: (day: string) => string
  /** After « les choix déjà faits ne s’appliquent pas et ». */
  cancelled: string
  unmatchedPreview: string
  unmatched: string
  easy: {
    title: string
    offered: (about: Offered) => string
    upTo: string
    comesFrom: (day: string) => string
    cancelled: string
    unmatchedPreview: string
    unmatched: string
  }
}

const money: InEach<OwnWords> = {
  fr: {
    preview: 'Vous décidez combien, ou rien\u00a0: c’est votre argent.',
    title: 'Combien voulez-vous verser\u00a0?',
    offered: ({ company, into, name }) =>
      `${company} vous propose de verser de votre argent sur votre ${into}\u00a0: «\u00a0${name}\u00a0». Vous décidez combien, ou rien du tout.`,
    upTo: 'Vous pouvez verser jusqu’à',
    comesFrom: (day) => `de votre argent, retenu sur votre paie et versé le ${day}`,
    cancelled: 'rien n’est retenu sur votre paie',
    unmatchedPreview: 'Vous pouvez toujours verser de votre argent.',
    unmatched:
      'si vous versez de votre argent, rien n’y sera ajouté. Vous pouvez toujours en verser, ou rien du tout',
    easy: {
      title: 'Combien voulez-vous verser\u00a0?',
      offered: ({ company, into, name }) =>
        `${company} vous propose d’épargner. Vous pouvez verser de votre argent sur le ${into}. La campagne\u00a0: «\u00a0${name}\u00a0». Vous dites combien. Vous pouvez dire rien.`,
      upTo: 'Vous pouvez verser au plus',
      comesFrom: (day) => `C’est votre argent. Il part de votre paie. Il est versé le ${day}.`,
      cancelled: 'Rien n’est pris sur votre paie.',
      unmatchedPreview: 'Vous pouvez toujours verser.',
      unmatched:
        'Si vous placez votre argent, rien n’y est ajouté. Vous pouvez toujours verser. Vous pouvez dire rien.',
    },
  },
  en: {
    preview: 'You decide how much, or nothing: it is your money.',
    title: 'How much would you like to pay in?',
    offered: ({ company, into, name }) =>
      `${company} invites you to pay money of your own into your ${into}: “${name}”. You decide how much, or nothing at all.`,
    upTo: 'You may pay in up to',
    comesFrom: (day) => `of your own money, taken off your pay and paid in on ${day}`,
    cancelled: 'nothing is taken off your pay',
    unmatchedPreview: 'You may still pay in money of your own.',
    unmatched:
      'if you pay in money of your own, nothing is added to it. You may still pay some in, or nothing at all',
    easy: {
      title: 'How much do you want to pay in?',
      offered: ({ company, into, name }) =>
        `${company} offers you a way to save. You can pay your own money into the ${into}. The campaign: “${name}”. You say how much. You can say nothing.`,
      upTo: 'You can pay in at most',
      comesFrom: (day) => `It is your money. It leaves your pay. It is paid in on ${day}.`,
      cancelled: 'Nothing is taken off your pay.',
      unmatchedPreview: 'You can still pay in.',
      unmatched:
        'If you place your money, nothing is added to it. You can still pay in. You can say nothing.',
    },
  },
}

const days: InEach<OwnWords> = {
  fr: {
    preview: 'Vous décidez combien, ou aucun\u00a0: ce sont vos jours.',
    title: 'Combien de jours placez-vous\u00a0?',
    offered: ({ company, into, name }) =>
      `${company} vous propose de placer des jours de repos sur votre ${into}\u00a0: «\u00a0${name}\u00a0». Vous décidez combien, ou aucun. Les jours placés quittent votre solde\u00a0; l’entreprise verse leur valeur nette, sans impôt sur le revenu, et cet argent est bloqué jusqu’à la retraite, sauf exceptions prévues par la loi.`,
    upTo: 'Vous pouvez placer jusqu’à',
    comesFrom: (day) => `de vos jours de repos, à leur valeur nette, versée sur votre PER COL le ${day}`,
    cancelled: 'vous gardez vos jours de repos',
    unmatchedPreview: 'Vous pouvez toujours placer des jours de repos.',
    unmatched:
      'si vous placez des jours de repos, rien ne sera ajouté à leur valeur. Vous pouvez toujours en placer, ou aucun',
    easy: {
      title: 'Combien de jours placez-vous\u00a0?',
      offered: ({ company, into, name }) =>
        `${company} vous propose d’épargner. Vous pouvez placer des jours de repos sur le ${into}. La campagne\u00a0: «\u00a0${name}\u00a0». Vous dites combien de jours. Vous pouvez dire aucun. Les jours placés ne sont plus à prendre. L’entreprise verse leur valeur. Il n’y a pas d’impôt sur le revenu dessus. L’argent est bloqué jusqu’à la retraite. La loi prévoit des exceptions.`,
      upTo: 'Vous pouvez placer au plus',
      comesFrom: (day) => `Ce sont vos jours de repos. Leur valeur est versée le ${day}.`,
      cancelled: 'Vous gardez vos jours de repos.',
      unmatchedPreview: 'Vous pouvez toujours placer des jours.',
      unmatched:
        'Si vous placez des jours, rien n’y est ajouté. Vous pouvez toujours en placer. Vous pouvez dire aucun.',
    },
  },
  en: {
    preview: 'You decide how many, or none: they are your days.',
    title: 'How many days do you give?',
    offered: ({ company, into, name }) =>
      `${company} invites you to give rest days to your ${into}: “${name}”. You decide how many, or none. The days you give leave your balance; the company pays in their net value, free of income tax, and this money is locked until retirement, with exceptions set by law.`,
    upTo: 'You may give up to',
    comesFrom: (day) => `of your rest days, at their net value, paid into your PER COL on ${day}`,
    cancelled: 'you keep your rest days',
    unmatchedPreview: 'You may still give rest days.',
    unmatched:
      'if you give rest days, nothing is added to their value. You may still give some, or none at all',
    easy: {
      title: 'How many days do you give?',
      offered: ({ company, into, name }) =>
        `${company} offers you a way to save. You can give rest days to the ${into}. The campaign: “${name}”. You say how many days. You can say none. You can no longer take the days you give. The company pays their value. There is no income tax on it. The money is locked until retirement. The law sets exceptions.`,
      upTo: 'You can give at most',
      comesFrom: (day) => `They are your rest days. Their value is paid in on ${day}.`,
      cancelled: 'You keep your rest days.',
      unmatchedPreview: 'You can still give days.',
      unmatched: 'If you give days, nothing is added to them. You can still give some. You can say none.',
    },
  },
}

/** The words of a campaign in which people pay in of their own; null of any other. */
export function ownWords(type: CampaignType, language: Language): OwnWords | null {
  const asked = campaignTypeFacts[type].asked_in
  return asked === null ? null : { money, days }[asked][language]
}

/** The most that somebody may pay in of their own: an amount, or days with theirs. */
export function mostToPayIn(
  { day_cents }: Pick<PersonFacts, 'day_cents'>,
  room_cents: number,
  { upTo, comesFrom }: Pick<OwnWords, 'upTo' | 'comesFrom'>,
  { payment_day, language }: { payment_day: string; language: Language },
): Block {
  const amount = euros(room_cents, language)
  return {
    kind: 'amount',
    label: upTo,
    amount: day_cents === undefined ? amount : `${daysOfAmount(room_cents, day_cents, language)} (${amount})`,
    note: comesFrom(longDay(payment_day, language)),
  }
}
