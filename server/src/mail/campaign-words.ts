import { returnSentence } from '@moisson/core/campaign/advance'
import { phoneInWords } from '@moisson/core/record/phone-in-words'
import { campaignTypeNames, sumNouns } from '@moisson/core/campaign/type-names'
import { abondementSentence, isMatched } from '@moisson/core/choice/abondement-sentence'
import { lateToPeople } from '@moisson/core/payment/past-legal-day'
import { draftSentence } from '@moisson/core/choice/default-sentence'
import { cash, decides, mayPlace, openDestinations, type Offer } from '@moisson/core/choice/offer'
import { deadlineOf, ifConfirmed, ifNothing, type CampaignFacts, type PersonFacts } from './campaign-facts.ts'
import type { Block } from './letter.ts'
import { mostToPayIn, ownWords } from './own-words.ts'
import { sourceIn } from '@moisson/law/legal-points'
import type { Language, Said } from '@moisson/law/text'
import { euros } from '@moisson/law/words/figures'
import { longDay } from '@moisson/law/words/days'
import { longInstant } from '@moisson/law/words/instants'
import { colon } from '@moisson/law/words/punctuation'
import { parisDay } from '@moisson/law/paris-time'

/** What the amount was before it was corrected. */
export interface Corrected {
  net_cents: number
  reason: string
  /** The advance as it was told, where it is what was corrected. */
  advance_net_cents?: number
}

/** A campaign without a plan pays: there is nothing to choose, and no mail speaks of a choice. */
export const isCashOnly = ({ campaign }: CampaignFacts): boolean =>
  !mayPlace(openDestinations(campaign.offer))

/** Somebody who has nothing to decide about. */
export const hasNothing = ({ person }: CampaignFacts): boolean => person !== null && !decides(person)

/** `vendredi 4 juin 2027`, the last day to answer. */
export function lastDay(facts: CampaignFacts, now: Date, language: Language): string {
  return longDay(parisDay(deadlineOf(facts, now)), language)
}

/** « Intéressement 2026 », what the money is. */
export function whatItIs({ campaign }: CampaignFacts, language: Language): string {
  return `${campaignTypeNames[campaign.type][language]} ${campaign.year}`
}

/** The campaign by its own name, for a subject: two campaigns of a year differ. Its year where the name tells none. */
export function campaignNamed({ campaign: { name, year } }: CampaignFacts): string {
  const short = name.length > 60 ? `${name.slice(0, 59)}…` : name
  return /\b20\d\d\b/.test(name) ? short : `${short} ${year}`
}

export function hello(facts: CampaignFacts, language: Language): Block {
  const name = facts.person?.first_name
  if (!name) return { kind: 'text', text: { fr: 'Bonjour,', en: 'Hello,' }[language] }
  return { kind: 'text', text: { fr: `Bonjour ${name},`, en: `Hello ${name},` }[language] }
}

/** That the money comes past its legal day, with the interest that the company owes for it. */
export function lateSaid({ campaign, person }: CampaignFacts, said: (one: Said) => string): Block[] {
  const late = person?.net_cents
    ? lateToPeople({ ...campaign, payment_day: campaign.offer.payment_day })
    : null
  return late ? [{ kind: 'small', text: said(late) }] : []
}

/** The amount, the deadline and what silence means: the three things a person has to know. */
export function whatIsAtStake(facts: CampaignFacts, now: Date, language: Language): Block[] {
  const { person, campaign } = facts
  if (!person) return []
  if (person.net_cents === 0 && person.advance_net_cents > 0) return receivedBefore(person, language)
  const unmatched = unmatchedPlan(campaign.offer, person)
  const own = ownWords(campaign.type, language)
  return [
    own && person.room_cents !== undefined
      ? mostToPayIn(person, person.room_cents, own, { payment_day: campaign.offer.payment_day, language })
      : amountDue(facts, person, language),
    ...(isCashOnly(facts)
      ? whatComes(facts, language)
      : [
          {
            kind: 'facts' as const,
            rows: [
              [
                { fr: 'Date limite', en: 'Deadline' }[language],
                longInstant(deadlineOf(facts, now), language),
              ],
            ] as [string, string][],
          },
          {
            kind: 'notice' as const,
            text: ifNothing(campaign.offer, person)[language],
          },
          ...(unmatched ? [{ kind: 'small' as const, text: unmatched[language] }] : []),
        ]),
  ]
}

/** The net that is due, and what it is left of. */
function amountDue({ campaign }: CampaignFacts, person: PersonFacts, language: Language): Block {
  const gross = euros(person.gross_cents, language)
  const received = euros(person.advance_net_cents, language)
  const after =
    person.advance_net_cents > 0
      ? {
          fr: `\u00a0; ce qui vous reste dû après les ${received} nets déjà reçus en avance`,
          en: `; what is still due after the ${received} net you received as an advance`,
        }
      : { fr: '', en: '' }
  return {
    kind: 'amount',
    label: (campaign.offer.like_pay
      ? { fr: 'Votre montant avant cotisations et impôt', en: 'Your amount before contributions and tax' }
      : person.advance_net_cents > 0
        ? { fr: 'Ce qui vous reste dû, net', en: 'What is still due to you, net' }
        : { fr: 'Votre montant net', en: 'Your net amount' }
    )[language],
    amount: euros(person.net_cents, language),
    note: (person.untaxed
      ? {
          fr: 'sans CSG, ni CRDS, ni impôt sur le revenu',
          en: 'with neither CSG, CRDS nor income tax',
        }
      : {
          fr: `${gross} bruts, moins la CSG et la CRDS${after.fr}`,
          en: `${gross} gross, less CSG and CRDS${after.en}`,
        }
    )[language],
  }
}

/** An advance that covered the whole share: what was received, and what of it is to be returned. */
export function receivedBefore(
  { advance_net_cents, share_net_cents }: PersonFacts,
  language: Language,
): Block[] {
  const share = euros(share_net_cents, language)
  const back = Math.max(0, advance_net_cents - share_net_cents)
  const returned = euros(back, language)
  const rest =
    back > 0
      ? { fr: `${returned} sont à restituer`, en: `${returned} are to be returned` }
      : { fr: 'il ne vous reste rien à recevoir', en: 'nothing is left to be paid' }
  return [
    {
      kind: 'amount',
      label: { fr: 'Déjà reçu en avance, net', en: 'Already received as an advance, net' }[language],
      amount: euros(advance_net_cents, language),
      note:
        share_net_cents === 0
          ? { fr: `Vous n’avez pas de part\u00a0; ${rest.fr}`, en: `You have no share; ${rest.en}` }[language]
          : {
              fr: `Votre part nette est de ${share}\u00a0; ${rest.fr}`,
              en: `Your net share is ${share}; ${rest.en}`,
            }[language],
    },
    ...(back > 0
      ? [
          {
            kind: 'small' as const,
            text: returnSentence(returned, sourceIn('advances', language))[language],
          },
        ]
      : []),
  ]
}

/** Why who has left the company has no matching, where the plans match the others. */
export function unmatchedPlan(offer: Offer, person: PersonFacts): Said | null {
  const open = openDestinations(offer)
  const barred = offer.plans.find(
    (plan) => open.includes(plan.kind) && plan.abondement.kind !== 'none' && !isMatched(plan, person),
  )
  return barred ? abondementSentence(barred, person) : null
}

/** Where there is nothing to choose: when the money comes, and that nothing is asked. */
function whatComes({ campaign: { offer }, person }: CampaignFacts, language: Language): Block[] {
  const paid = person ? ifConfirmed(offer, [cash(person.net_cents)], person)[language] : ''
  return [
    {
      kind: 'facts',
      rows: [
        [{ fr: 'Versement prévu', en: 'Payment planned' }[language], longDay(offer.payment_day, language)],
      ],
    },
    {
      kind: 'notice',
      text: { fr: `${paid} Vous n’avez rien à choisir.`, en: `${paid} There is nothing for you to choose.` }[
        language
      ],
    },
  ]
}

/** The button of a mail about one's campaign. */
export function openButton(
  facts: CampaignFacts,
  link: string | null | undefined,
  language: Language,
): Block[] {
  if (!link) return []
  const noun = sumNouns[facts.campaign.type]
  const [fr, en] = isCashOnly(facts)
    ? [`Voir ma ${noun.fr}`, `See my ${noun.en}`]
    : ['Faire mon choix', 'Make my choice']
  return [{ kind: 'button', label: { fr: fr, en: en }[language], url: link }]
}

export function contactBlock({ campaign }: CampaignFacts, language: Language): Block[] {
  // Who has given no name yet is known by their address: it is written once.
  const ways = [
    ...new Set(
      [
        campaign.contact_name,
        campaign.contact_email,
        campaign.contact_phone && phoneInWords(campaign.contact_phone),
      ].filter(Boolean),
    ),
  ]
  if (ways.length === 0) return []
  const byPhone = Boolean(campaign.contact_phone)
  const byMail = Boolean(campaign.contact_email)
  const [fr, en] =
    byPhone && byMail
      ? ['Écrivez ou appelez', 'Write or call']
      : byPhone
        ? ['Appelez', 'Call']
        : byMail
          ? ['Écrivez à', 'Write to']
          : ['Demandez à', 'Ask']
  const ask = { fr: `Une question\u00a0? ${fr}`, en: `A question? ${en}` }[language]
  return [{ kind: 'small', text: `${ask}${colon[language]}${ways.join(', ')}` }]
}

/** What a personal link is, and what becomes of a choice that nobody confirmed. */
export function smallPrint(facts: CampaignFacts, language: Language): Block[] {
  const { campaign } = facts
  const cashOnly = isCashOnly(facts)
  const noun = sumNouns[campaign.type]
  return [
    ...exampleSaid(campaign.offer, language),
    ...(cashOnly ? [] : [{ kind: 'small' as const, text: draftSentence(campaign.offer)[language] }]),
    {
      kind: 'small',
      text: {
        fr: `Cet accès vous est personnel\u00a0: il ouvre ${cashOnly ? `le détail de votre ${noun.fr}` : 'votre choix'} jusqu’à la date limite, sur l’appareil où vous l’utilisez d’abord. Sur un autre, il vous propose de recevoir un nouveau lien. Ne transférez pas ce message.`,
        en: `This way in is yours alone: it opens ${cashOnly ? `the details of your ${noun.en}` : 'your choice'} until the deadline, on the device where you use it first. On another one, it offers to send you a new link. Do not forward this message.`,
      }[language],
    },
  ]
}

/** A plan or an agreement that the demo filled in is never told as the company's own. */
export function exampleSaid(offer: Offer, language: Language): Block[] {
  if (!offer.agreement_is_example && !offer.plans.some(({ is_example }) => is_example)) return []
  return [
    {
      kind: 'notice',
      text: {
        fr: 'Exemple de la démonstration\u00a0: personne n’a décidé l’accord, le plan ni l’abondement de cette campagne.',
        en: 'Example of the demo: nobody decided the agreement, the plan or the matching of this campaign.',
      }[language],
    },
  ]
}

/** Somebody to remind: they may still answer, and did not say to be left alone. */
export const mayBeReminded = (facts: CampaignFacts): boolean =>
  mayStillAnswer(facts) && !isCashOnly(facts) && facts.person?.reminders_stopped === false

/** People who may still answer: the campaign is open and they have not confirmed anything. */
function mayStillAnswer({ campaign, person }: CampaignFacts): boolean {
  return (
    campaign.state === 'open' &&
    person !== null &&
    decides(person) &&
    ['not_invited', 'invited', 'opened', 'in_progress'].includes(person.engagement_state)
  )
}

/** The page of the choice, for the personal link. */
export const choicePage = ({ campaign }: CampaignFacts): string =>
  `/beneficiaire/investir?campaign=${campaign.id}`

/**
 * What every mail that awaits a choice ends with: the amount, until when, the way in before anybody has to scroll, what
 * silence does, the company's own words, whom to ask and the small print.
 */
export function toDecide(
  facts: CampaignFacts,
  {
    link,
    now,
    language,
    message = [],
  }: {
    link: string | null | undefined
    now: Date
    language: Language
    message?: readonly Block[]
  },
): Block[] {
  const atStake = whatIsAtStake(facts, now, language)
  const head = atStake.findLastIndex(({ kind }) => kind === 'facts') + 1
  return [
    ...atStake.slice(0, head),
    ...openButton(facts, link, language),
    ...atStake.slice(head),
    ...message,
    ...contactBlock(facts, language),
    ...smallPrint(facts, language),
  ]
}
