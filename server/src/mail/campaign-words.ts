import { campaignNames } from '@moisson/core/choice/campaign-names'
import { draftSentence } from '@moisson/core/choice/default-sentence'
import { euros, longDay, longInstant, parisDay } from '@moisson/core/choice/in-words'
import type { Language } from '@moisson/core/vocabulary'
import { deadlineOf, ifNothing, type CampaignFacts } from './campaign-facts.ts'
import type { Block } from './letter.ts'

/** `vendredi 4 juin 2027`, the last day to answer. */
export function lastDay(facts: CampaignFacts, now: Date, language: Language): string {
  return longDay(parisDay(deadlineOf(facts, now)), language)
}

/** « Intéressement 2026 », what the money is. */
export function whatItIs({ campaign }: CampaignFacts, language: Language): string {
  return `${campaignNames[campaign.type][language]} ${campaign.year}`
}

/** The campaign by its own name and its year, for a subject: two campaigns of a year differ. */
export function campaignNamed({ campaign: { name, year } }: CampaignFacts): string {
  const short = name.length > 60 ? `${name.slice(0, 59)}…` : name
  return short.includes(String(year)) ? short : `${short} ${year}`
}

export function hello(facts: CampaignFacts, language: Language): Block {
  const name = facts.person?.first_name
  if (!name) return { kind: 'text', text: language === 'fr' ? 'Bonjour,' : 'Hello,' }
  return { kind: 'text', text: language === 'fr' ? `Bonjour ${name},` : `Hello ${name},` }
}

/** The amount, the deadline and what silence means: the three things a person has to know. */
export function whatIsAtStake(facts: CampaignFacts, now: Date, language: Language): Block[] {
  const { person, campaign } = facts
  if (!person) return []
  const fr = language === 'fr'
  const gross = euros(person.gross_cents, language)
  return [
    {
      kind: 'amount',
      label: fr ? 'Votre montant net' : 'Your net amount',
      amount: euros(person.net_cents, language),
      note: fr ? `${gross} brut, moins la CSG et la CRDS` : `${gross} gross, less CSG and CRDS`,
    },
    {
      kind: 'facts',
      rows: [[fr ? 'Date limite' : 'Deadline', longInstant(deadlineOf(facts, now), language)]],
    },
    { kind: 'notice', text: ifNothing(campaign.offer, person, language) },
  ]
}

export function contactBlock({ campaign }: CampaignFacts, language: Language): Block[] {
  const ways = [campaign.contact_name, campaign.contact_email, campaign.contact_phone].filter(Boolean)
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
  const ask = language === 'fr' ? `Une question\u00a0? ${fr}` : `A question? ${en}`
  return [{ kind: 'small', text: `${ask}\u00a0: ${ways.join(', ')}` }]
}

/** What a personal link is, and what becomes of a choice that nobody confirmed. */
export function smallPrint({ campaign }: CampaignFacts, language: Language): Block[] {
  return [
    { kind: 'small', text: draftSentence(campaign.offer.draft_policy)[language] },
    {
      kind: 'small',
      text:
        language === 'fr'
          ? 'Ce bouton vous est personnel\u00a0: il ouvre votre choix, une seule fois, jusqu’à la date limite. Ne transférez pas ce message.'
          : 'This button is yours alone: it opens your choice, once, until the deadline. Do not forward this message.',
    },
  ]
}

/** People who may still answer: the campaign is open and they have not confirmed anything. */
export function mayStillAnswer({ campaign, person }: CampaignFacts): boolean {
  return (
    campaign.state === 'open' &&
    person !== null &&
    ['not_invited', 'invited', 'opened', 'in_progress'].includes(person.engagement_state)
  )
}

/** The page of the choice, for the personal link. */
export const choicePage = ({ campaign }: CampaignFacts): string =>
  `/beneficiaire/investir?campaign=${campaign.id}`
