import { asksDays, campaignTypeFacts, isOwnMoney } from './type-facts.ts'
import type { Day } from '@moisson/law/calendar'
import { phoneInWords } from '../record/phone-in-words.ts'
import { longDay } from '@moisson/law/words/days'
import { say, type Language } from '@moisson/law/text'
import { campaignTypeNames } from './type-names.ts'
import type { CampaignType, Destination } from '../vocabulary.ts'

/** What the kit of a campaign says: nothing about anybody, no amount. */
export interface KitFacts {
  company: string
  campaign: string
  type: CampaignType
  year: number
  destinations: readonly Destination[]
  /** Whether people may answer not yet, now, or no longer. */
  answers: 'coming' | 'open' | 'over'
  /** The day from which they may, where it is to come. */
  opens: Day | null
  /** Whether what is placed bears no income tax, as the law has it of profit-sharing concluded in time. */
  exempt: boolean
  /** The last day of the common window; null when each person has an own one. */
  until: Day | null
  payment_day: Day | null
  contact: { name: string | null; email: string | null; phone: string | null }
  /** The address the code opens: that of the site, with nothing personal in it. */
  address: string
}

/** What is given, rather than moved or added by the person. */
const bonuses: readonly CampaignType[] = [
  'interessement',
  'interessement_supplement',
  'participation',
  'participation_supplement',
  'ppv',
]

const placed = (facts: KitFacts) => facts.destinations.filter((one) => one !== 'immediate_payment')
const planWords: Partial<Record<Destination, Record<Language, string>>> = {
  pee: say('le PEE', 'the PEE'),
  percol: say('le PER\u00a0COL', 'the PER\u00a0COL'),
}
const plansOf = (facts: KitFacts, language: Language) =>
  placed(facts)
    .map((one) => planWords[one]?.[language] ?? one)
    .join({ fr: ' ou ', en: ' or ' }[language])

/** What a person decides: whether it is paid, how much of their own they pay in, or only where it is invested. */
function decisionOf(facts: KitFacts): Record<'is' | 'will' | 'may' | 'read', Record<Language, string>> {
  const [fr, en] = [plansOf(facts, 'fr'), plansOf(facts, 'en')]
  if (asksDays(facts.type))
    return {
      is: say(
        `Vous décidez combien de jours de repos vous placez dans ${fr}, ou aucun.`,
        `You decide how many rest days you give to ${en}, or none.`,
      ),
      will: say(
        `Vous pourrez alors placer des jours de repos dans ${fr}, si vous le voulez.`,
        `You will then be able to give rest days to ${en}, if you like.`,
      ),
      may: say(
        `Placer dans ${fr} le nombre de jours de votre choix, par demi-journées, dans la limite écrite sur votre avis, ou aucun. Ils quittent votre solde, et l’entreprise verse leur valeur nette, sans impôt sur le revenu.`,
        `Give as many days as you like to ${en}, by half days, within the limit on your notice, or none. They leave your balance, and the company pays in their net value, free of income tax.`,
      ),
      read: say(
        `Lisez combien de jours vous pouvez placer, puis dites combien vous en placez dans ${fr}.`,
        `Read how many days you may give, then say how many you give to ${en}.`,
      ),
    }
  if (isOwnMoney(facts.type))
    return {
      is: say(
        `Vous décidez combien vous versez de votre argent dans ${fr}, ou rien du tout.`,
        `You decide how much of your own money you pay into ${en}, or nothing at all.`,
      ),
      will: say(
        `Vous pourrez alors verser de votre argent dans ${fr}, si vous le voulez.`,
        `You will then be able to pay money of your own into ${en}, if you like.`,
      ),
      may: say(
        `Verser le montant de votre choix dans ${fr}, dans la limite écrite sur votre avis, ou rien. Ce que vous validez est retenu sur votre paie.`,
        `Pay in as much as you like into ${en}, within the limit on your notice, or nothing. What you confirm is taken off your pay.`,
      ),
      read: say(
        `Lisez votre limite, puis dites combien vous versez dans ${fr}.`,
        `Read your limit, then say how much you pay into ${en}.`,
      ),
    }
  if (!facts.destinations.includes('immediate_payment'))
    return {
      is: say(
        `Une somme est versée pour vous dans ${fr}\u00a0: vous choisissez comment elle est placée.`,
        `A sum is paid for you into ${en}: you choose how it is invested.`,
      ),
      will: say(
        `Vous pourrez alors choisir comment votre somme est placée dans ${fr}.`,
        `You will then be able to choose how your money is invested in ${en}.`,
      ),
      may: say(
        `Choisir comment la somme est placée dans ${fr}.`,
        `Choose how the money is invested in ${en}.`,
      ),
      read: say(
        `Lisez votre montant, puis choisissez comment il est placé dans ${fr}.`,
        `Read your amount, then choose how it is invested in ${en}.`,
      ),
    }
  return {
    is: say(
      `Vous décidez de ce que devient votre somme\u00a0: la recevoir, ou la placer dans ${fr}.`,
      `You decide what becomes of your money: receive it, or invest it in ${en}.`,
    ),
    will: say(
      `Vous pourrez alors recevoir votre somme, ou la placer dans ${fr}.`,
      `You will then be able to receive your money, or to invest it in ${en}.`,
    ),
    may: say(
      `Recevoir la somme, ou la placer dans ${fr}, en tout ou en partie.${facts.exempt ? ' Ce qui est placé dans les limites de la loi n’est pas soumis à l’impôt sur le revenu\u00a0; ce qui est versé l’est.' : ''}`,
      `Receive the money, or invest it in ${en}, all or part of it.${facts.exempt ? ' What is invested within the limits of the law bears no income tax; what is paid does.' : ''}`,
    ),
    read: say(
      `Lisez votre montant, puis choisissez\u00a0: le recevoir, ou le placer dans ${fr}.`,
      `Read your amount, then choose: receive it, or invest it in ${en}.`,
    ),
  }
}

/** « Intéressement 2025 » */
export const kitTitle = ({ type, year }: KitFacts, language: Language): string =>
  `${campaignTypeNames[type][language]} ${year}`

const contactLine = ({ contact }: KitFacts): string | null => {
  const phone = contact.phone && phoneInWords(contact.phone)
  const ways = [contact.name, contact.email, phone].filter((one) => one !== null && one !== '')
  return ways.length > 0 ? ways.join(', ') : null
}

/** « la fin de la journée du 27 mai 2026 » */
const endOf = (day: Day, language: Language) =>
  say(
    `la fin de la journée du ${longDay(day, 'fr').replace(/^le /, '')}`,
    `the end of ${longDay(day, 'en')}`,
  )[language]

/** « Jusqu’au 27 mai 2026 »: the days one may answer, as they stand when the kit is written. */
function windowOf({ answers, opens, until }: KitFacts, language: Language): string | null {
  const day = (one: Day) => longDay(one, language)
  if (answers === 'over')
    return until === null
      ? null
      : say(`Réponses closes depuis le ${day(until)}`, `Answers closed on ${day(until)}`)[language]
  if (answers === 'coming' && opens !== null)
    return say(
      `À partir du ${day(opens)}${until === null ? '' : `, jusqu’au ${day(until)}`}`,
      `From ${day(opens)}${until === null ? '' : ` until ${day(until)}`}`,
    )[language]
  return until === null ? null : say(`Jusqu’au ${day(until)}`, `Until ${day(until)}`)[language]
}

/** How a message begins: by where the campaign stands on the day it is written. */
function announced(facts: KitFacts, language: Language): string {
  const { answers, opens, until } = facts
  const chooses = placed(facts).length > 0
  const own = isOwnMoney(facts.type)
  const { is, will } = decisionOf(facts)
  const named = say(
    `${facts.company}\u00a0: la campagne «\u00a0${facts.campaign}\u00a0»`,
    `${facts.company}: the campaign “${facts.campaign}”`,
  )[language]
  if (answers === 'coming')
    return say(
      `${named} ouvrira${opens === null ? ' bientôt' : ` le ${longDay(opens, 'fr')}`}. ${chooses ? will.fr : 'Votre montant et la date de son versement vous attendront dans votre espace.'}`,
      `${named} will open${opens === null ? ' soon' : ` on ${longDay(opens, 'en')}`}. ${chooses ? will.en : 'Your amount and the day it is paid will wait for you in your space.'}`,
    )[language]
  if (answers === 'over')
    return say(
      `${named} est close aux réponses${until === null ? '' : ` depuis ${endOf(until, 'fr')}`}. ${own ? 'Votre réponse, et ce qui en est fait, se lisent dans votre espace.' : chooses ? 'Ce qui est fait de votre somme, par votre choix ou par la règle par défaut, se lit dans votre espace.' : 'Votre montant et la date de son versement se lisent dans votre espace.'}`,
      `${named} has been closed to answers${until === null ? '' : ` since ${endOf(until, 'en')}`}. ${own ? 'Your answer, and what becomes of it, are in your space.' : chooses ? 'What becomes of your money, by your choice or by the default rule, is in your space.' : 'Your amount and the day it is paid are in your space.'}`,
    )[language]
  return chooses
    ? say(`${named} est ouverte. ${is.fr}`, `${named} is open. ${is.en}`)[language]
    : say(
        `${named} est ouverte. Votre montant et la date de son versement vous attendent dans votre espace.`,
        `${named} is open. Your amount and the day it is paid wait for you in your space.`,
      )[language]
}

const headlines = {
  savings: say('Votre épargne salariale', 'Your employee savings'),
  coming: say('Votre prime arrive', 'Your bonus is coming'),
  choose: say(
    'Votre prime est là\u00a0: choisissez ce que vous en faites',
    'Your bonus is here: choose what you do with it',
  ),
  here: say('Votre prime est là', 'Your bonus is here'),
}

function headlineOf(facts: KitFacts): keyof typeof headlines {
  if (!bonuses.some((type) => type === facts.type)) return 'savings'
  if (facts.answers === 'coming') return 'coming'
  return placed(facts).length > 0 && facts.answers === 'open' ? 'choose' : 'here'
}

/** What stands on the wall: three steps, the last day, whom to ask. */
export function posterOf(facts: KitFacts, language: Language) {
  const chooses = placed(facts).length > 0
  const read =
    chooses && facts.answers !== 'over'
      ? decisionOf(facts).read
      : chooses
        ? isOwnMoney(facts.type)
          ? say('Lisez votre réponse et ce qui en est fait.', 'Read your answer and what becomes of it.')
          : say('Lisez votre montant et ce qui en est fait.', 'Read your amount and what becomes of it.')
        : say('Lisez votre montant et la date de son versement.', 'Read your amount and the day it is paid.')
  const contact = contactLine(facts)
  return {
    title: kitTitle(facts, language),
    headline: headlines[headlineOf(facts)][language],
    until: windowOf(facts, language),
    steps: [
      say('Scannez le code, ou ouvrez l’adresse ci-dessous.', 'Scan the code, or open the address below.'),
      say(
        'Entrez votre adresse e-mail\u00a0: un lien vous est envoyé, sans mot de passe.',
        'Enter your e-mail address: a link is sent to you, without a password.',
      ),
      read,
    ].map((step) => step[language]),
    foot: [
      say(
        'Sans adresse e-mail, demandez votre avis papier.',
        'Without an e-mail address, ask for your notice on paper.',
      ),
      ...(contact ? [say(`Une question\u00a0? ${contact}`, `A question? ${contact}`)] : []),
    ].map((line) => line[language]),
  }
}

/** What the company announces from its own mailbox, ready to paste: no amount, and the address of the site in full. */
export function mailOf(facts: KitFacts, language: Language): string {
  const { address, until } = facts
  const chooses = placed(facts).length > 0 && facts.answers !== 'over'
  const contact = contactLine(facts)
  const lines = [
    say(
      `Objet\u00a0: ${facts.campaign}${chooses ? ', à vous de choisir' : ''}`,
      `Subject: ${facts.campaign}${chooses ? ', your choice' : ''}`,
    ),
    null,
    say('Bonjour,', 'Hello,'),
    null,
    say(announced(facts, 'fr'), announced(facts, 'en')),
    null,
    facts.answers === 'coming'
      ? say(
          `Ce jour-là, un message personnel vous l’apprendra\u00a0; vous pourrez aussi ouvrir ${address} avec votre adresse e-mail, sans mot de passe.`,
          `That day a message of your own will tell you; you will also be able to open ${address} with your e-mail address, without a password.`,
        )
      : say(
          `Pour ${chooses ? 'répondre' : 'le lire'}\u00a0: ouvrez le lien du message personnel que vous avez reçu, ou ${address} avec votre adresse e-mail, sans mot de passe.`,
          `To ${chooses ? 'answer' : 'read it'}: open the link of the message you received, or ${address} with your e-mail address, without a password.`,
        ),
    ...(chooses
      ? [
          until === null
            ? say(
                'Vous avez jusqu’à la date écrite sur votre avis.',
                'You have until the date on your notice.',
              )
            : say(`Vous avez jusqu’à ${endOf(until, 'fr')}.`, `You have until ${endOf(until, 'en')}.`),
          ownAsked(facts)?.silent ??
            say(
              'Sans réponse, la règle par défaut écrite sur votre avis s’applique.',
              'Without an answer, the default rule written on your notice applies.',
            ),
        ]
      : []),
    null,
    say(
      `${isOwnMoney(facts.type) ? 'Ce que vous pouvez placer' : 'Votre montant'} n’est écrit que sur votre avis, que vous seul lisez. Personne ne vous demandera de mot de passe ni de coordonnées bancaires par e-mail. Sans adresse e-mail, demandez votre avis papier.`,
      `${isOwnMoney(facts.type) ? 'What you may put in' : 'Your amount'} is written on your notice only, which you alone read. Nobody will ask you for a password or bank details by e-mail. Without an e-mail address, ask for your notice on paper.`,
    ),
    null,
    contact
      ? say(`Une question\u00a0? ${contact}`, `A question? ${contact}`)
      : say(
          'Une question\u00a0? Votre service des ressources humaines vous répond.',
          'A question? Your human resources department answers it.',
        ),
    null,
    say(facts.company, facts.company),
  ]
  return `\ufeff${lines.map((line) => line?.[language] ?? '').join('\r\n')}\r\n`
}

/** What is answered where people pay in of their own. */
const ownAnswers = {
  money: {
    howMuch: {
      title: say('Combien puis-je verser\u00a0?', 'How much may I pay in?'),
      sentences: [
        say(
          'Votre limite est sur votre avis, que vous seul lisez dans votre espace. Ce que vous versez ne regarde que vous, et la paie qui le retient.',
          'Your limit is on your notice, which you alone read in your space. What you pay in concerns you alone, and the payroll that takes it off.',
        ),
      ],
    },
    silent: say('Sans réponse, rien n’est versé.', 'Without an answer, nothing is paid in.'),
    without: say('Rien n’est retenu, et rien n’est versé.', 'Nothing is taken off, and nothing is paid in.'),
  },
  days: {
    howMuch: {
      title: say('Combien de jours puis-je placer\u00a0?', 'How many days may I give?'),
      sentences: [
        say(
          'Leur nombre et leur valeur sont sur votre avis, que vous seul lisez dans votre espace. Ce que vous placez ne regarde que vous, et la paie qui retire ces jours de votre solde.',
          'Their number and their value are on your notice, which you alone read in your space. What you give concerns you alone, and the payroll that takes these days off your balance.',
        ),
      ],
    },
    silent: say(
      'Sans réponse, vous gardez vos jours de repos.',
      'Without an answer, you keep your rest days.',
    ),
    without: say(
      'Vous gardez vos jours de repos, et rien n’est versé.',
      'You keep your rest days, and nothing is paid in.',
    ),
  },
}

function ownAsked({ type }: KitFacts) {
  const asked = campaignTypeFacts[type].asked_in
  return asked === null ? null : ownAnswers[asked]
}

type Asked = { title: Record<Language, string>; sentences: Record<Language, string>[] }

/** What people ask, answered without an amount: each has their own on their notice. */
export const questionsOf = (facts: KitFacts, language: Language): { title: string; sentences: string[] }[] =>
  askedIn(facts).map(({ title, sentences }) => ({
    title: title[language],
    sentences: sentences.map((one) => one[language]),
  }))

function askedIn(facts: KitFacts): Asked[] {
  const { address, payment_day } = facts
  const chooses = placed(facts).length > 0 && facts.answers !== 'over'
  const contact = contactLine(facts)
  return [
    ownAsked(facts)?.howMuch ?? {
      title: say('Combien vais-je recevoir\u00a0?', 'How much will I receive?'),
      sentences: [
        say(
          'Votre montant est sur votre avis, que vous seul lisez dans votre espace. Personne d’autre ne le voit dans vos messages.',
          'Your amount is on your notice, which you alone read in your space. Nobody else sees it in your messages.',
        ),
      ],
    },
    ...(chooses ? aboutTheChoice(facts) : []),
    ...(payment_day === null
      ? []
      : [
          {
            title: isOwnMoney(facts.type)
              ? say('Quand est-ce versé\u00a0?', 'When is it paid in?')
              : say('Quand serai-je payé\u00a0?', 'When will I be paid?'),
            sentences: [
              say(
                `Le versement est prévu le ${longDay(payment_day, 'fr')}.`,
                `Payment is planned on ${longDay(payment_day, 'en')}.`,
              ),
            ],
          },
        ]),
    {
      title: say('Comment entrer dans mon espace\u00a0?', 'How do I enter my space?'),
      sentences: [
        say(
          `Par le lien de votre message, ou depuis ${address} avec votre adresse e-mail. Nous ne demandons jamais de mot de passe ni de coordonnées bancaires par e-mail.`,
          `By the link of your message, or from ${address} with your e-mail address. We never ask for a password or bank details by e-mail.`,
        ),
      ],
    },
    {
      title: say('À qui poser une question\u00a0?', 'Whom do I ask?'),
      sentences: [
        say(
          `${contact ?? 'À votre service des ressources humaines'}.`,
          `${contact ?? 'Your human resources department'}.`,
        ),
      ],
    },
  ]
}

function aboutTheChoice(facts: KitFacts): Asked[] {
  const { until } = facts
  return [
    {
      title: say('Que puis-je choisir\u00a0?', 'What may I choose?'),
      sentences: [
        decisionOf(facts).may,
        say(
          'Une somme placée est bloquée jusqu’à la date que votre espace indique, sauf les cas de déblocage que la loi prévoit.',
          'Money invested is locked until the day your space gives, but for the cases of release that the law provides for.',
        ),
      ],
    },
    {
      title: say('Jusqu’à quand\u00a0?', 'Until when?'),
      sentences: [
        say(
          `Vous répondez et changez d’avis jusqu’à ${until === null ? 'la date écrite sur votre avis' : endOf(until, 'fr')}. La dernière réponse confirmée compte.`,
          `You may answer and change your mind until ${until === null ? 'the date on your notice' : endOf(until, 'en')}. The last answer you confirmed counts.`,
        ),
      ],
    },
    {
      title: say('Et si je ne réponds pas\u00a0?', 'And if I do not answer?'),
      sentences: [
        ownAsked(facts)?.without ??
          say(
            'La règle par défaut de la campagne s’applique\u00a0: elle est écrite sur votre avis, avec ce qu’elle ferait de votre montant.',
            'The default rule of the campaign applies: it is written on your notice, with what it would do with your amount.',
          ),
      ],
    },
  ]
}
