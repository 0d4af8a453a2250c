import type { Day } from '@moisson/law/calendar'
import { longDay } from '@moisson/law/words/days'
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
const planWords: Partial<Record<Destination, string>> = { pee: 'le PEE', percol: 'le PER\u00a0COL' }
const plansOf = (facts: KitFacts) =>
  placed(facts)
    .map((one) => planWords[one] ?? one)
    .join(' ou ')

/** « Intéressement 2025 » */
export const kitTitle = ({ type, year }: KitFacts): string => `${campaignTypeNames[type].fr} ${year}`

const contactLine = ({ contact }: KitFacts): string | null => {
  const ways = [contact.name, contact.email, contact.phone].filter((one) => one !== null && one !== '')
  return ways.length > 0 ? ways.join(', ') : null
}

/** « Jusqu’au 27 mai 2026 »: the days one may answer, as they stand when the kit is written. */
function windowOf({ answers, opens, until }: KitFacts): string | null {
  if (answers === 'over') return until === null ? null : `Réponses closes depuis le ${longDay(until, 'fr')}`
  if (answers === 'coming' && opens !== null)
    return `À partir du ${longDay(opens, 'fr')}${until === null ? '' : `, jusqu’au ${longDay(until, 'fr')}`}`
  return until === null ? null : `Jusqu’au ${longDay(until, 'fr')}`
}

/** How a message begins: by where the campaign stands on the day it is written. */
function announced(facts: KitFacts): string {
  const { answers, opens, until } = facts
  const chooses = placed(facts).length > 0
  const named = `${facts.company}\u00a0: la campagne «\u00a0${facts.campaign}\u00a0»`
  const ways = `recevoir votre somme, ou la placer dans ${plansOf(facts)}`
  if (answers === 'coming')
    return `${named} ouvrira${opens === null ? ' bientôt' : ` le ${longDay(opens, 'fr')}`}. ${chooses ? `Vous pourrez alors ${ways}.` : 'Votre montant et la date de son versement vous attendront dans votre espace.'}`
  if (answers === 'over')
    return `${named} est close aux réponses${until === null ? '' : ` depuis la fin de la journée du ${longDay(until, 'fr').replace(/^le /, '')}`}. ${chooses ? 'Ce qui est fait de votre somme, par votre choix ou par la règle par défaut, se lit dans votre espace.' : 'Votre montant et la date de son versement se lisent dans votre espace.'}`
  return chooses
    ? `${named} est ouverte. Vous décidez de ce que devient votre somme\u00a0: la recevoir, ou la placer dans ${plansOf(facts)}.`
    : `${named} est ouverte. Votre montant et la date de son versement vous attendent dans votre espace.`
}

/** What stands on the wall: three steps, the last day, whom to ask. */
export function posterOf(facts: KitFacts) {
  const chooses = placed(facts).length > 0
  return {
    title: kitTitle(facts),
    headline: !bonuses.some((type) => type === facts.type)
      ? 'Votre épargne salariale'
      : facts.answers === 'coming'
        ? 'Votre prime arrive'
        : chooses && facts.answers === 'open'
          ? 'Votre prime est là\u00a0: choisissez ce que vous en faites'
          : 'Votre prime est là',
    until: windowOf(facts),
    steps: [
      'Scannez le code, ou ouvrez l’adresse ci-dessous.',
      'Entrez votre adresse e-mail\u00a0: un lien vous est envoyé, sans mot de passe.',
      chooses && facts.answers !== 'over'
        ? `Lisez votre montant, puis choisissez\u00a0: le recevoir, ou le placer dans ${plansOf(facts)}.`
        : chooses
          ? 'Lisez votre montant et ce qui en est fait.'
          : 'Lisez votre montant et la date de son versement.',
    ],
    foot: [
      'Sans adresse e-mail, demandez votre avis papier.',
      ...(contactLine(facts) ? [`Une question\u00a0? ${contactLine(facts)}`] : []),
    ],
  }
}

/** What the company announces from its own mailbox, ready to paste: no amount, and the address of the site in full. */
export function mailOf(facts: KitFacts): string {
  const chooses = placed(facts).length > 0 && facts.answers !== 'over'
  const lines = [
    `Objet\u00a0: ${facts.campaign}${chooses ? ', à vous de choisir' : ''}`,
    '',
    'Bonjour,',
    '',
    announced(facts),
    '',
    facts.answers === 'coming'
      ? `Ce jour-là, un message personnel vous l’apprendra\u00a0; vous pourrez aussi ouvrir ${facts.address} avec votre adresse e-mail, sans mot de passe.`
      : `Pour ${chooses ? 'répondre' : 'le lire'}\u00a0: ouvrez le lien du message personnel que vous avez reçu, ou ${facts.address} avec votre adresse e-mail, sans mot de passe.`,
    ...(chooses
      ? [
          facts.until === null
            ? 'Vous avez jusqu’à la date écrite sur votre avis.'
            : `Vous avez jusqu’à la fin de la journée du ${longDay(facts.until, 'fr').replace(/^le /, '')}.`,
          'Sans réponse, la règle par défaut écrite sur votre avis s’applique.',
        ]
      : []),
    '',
    'Votre montant n’est écrit que sur votre avis, que vous seul lisez. Personne ne vous demandera de mot de passe ni de coordonnées bancaires par e-mail. Sans adresse e-mail, demandez votre avis papier.',
    '',
    contactLine(facts)
      ? `Une question\u00a0? ${contactLine(facts)}`
      : 'Une question\u00a0? Votre service des ressources humaines vous répond.',
    '',
    facts.company,
  ]
  return `\ufeff${lines.join('\r\n')}\r\n`
}

/** What people ask, answered without an amount: each has their own on their notice. */
export function questionsOf(facts: KitFacts): { title: string; sentences: string[] }[] {
  const chooses = placed(facts).length > 0 && facts.answers !== 'over'
  const until = facts.until === null ? 'la date écrite sur votre avis' : `le ${longDay(facts.until, 'fr')}`
  return [
    {
      title: 'Combien vais-je recevoir\u00a0?',
      sentences: [
        'Votre montant est sur votre avis, que vous seul lisez dans votre espace. Personne d’autre ne le voit dans vos messages.',
      ],
    },
    ...(chooses
      ? [
          {
            title: 'Que puis-je choisir\u00a0?',
            sentences: [
              `Recevoir la somme, ou la placer dans ${plansOf(facts)}, en tout ou en partie.${facts.exempt ? ' Ce qui est placé dans les limites de la loi n’est pas soumis à l’impôt sur le revenu\u00a0; ce qui est versé l’est.' : ''}`,
              'Une somme placée est bloquée jusqu’à la date que votre espace indique, sauf les cas de déblocage que la loi prévoit.',
            ],
          },
          {
            title: 'Jusqu’à quand\u00a0?',
            sentences: [
              `Vous répondez et changez d’avis jusqu’à ${until.replace(/^le /, 'la fin de la journée du ')}. La dernière réponse confirmée compte.`,
            ],
          },
          {
            title: 'Et si je ne réponds pas\u00a0?',
            sentences: [
              'La règle par défaut de la campagne s’applique\u00a0: elle est écrite sur votre avis, avec ce qu’elle ferait de votre montant.',
            ],
          },
        ]
      : []),
    ...(facts.payment_day === null
      ? []
      : [
          {
            title: 'Quand serai-je payé\u00a0?',
            sentences: [`Le versement est prévu le ${longDay(facts.payment_day, 'fr')}.`],
          },
        ]),
    {
      title: 'Comment entrer dans mon espace\u00a0?',
      sentences: [
        `Par le lien de votre message, ou depuis ${facts.address} avec votre adresse e-mail. Nous ne demandons jamais de mot de passe ni de coordonnées bancaires par e-mail.`,
      ],
    },
    {
      title: 'À qui poser une question\u00a0?',
      sentences: [`${contactLine(facts) ?? 'À votre service des ressources humaines'}.`],
    },
  ]
}
