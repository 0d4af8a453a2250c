import type { CampaignFacts } from './campaign-facts.ts'
import type { Letter } from './letter.ts'
import type { Language } from '@moisson/law/text'

/** What a template knows besides its payload. */
export interface MailContext {
  language: Language
  /** How the recipient is addressed; null when nobody knows. */
  name: string | null
  publicUrl: string
  /** Address with the personal token, minted for this sending; null for mails without one. */
  link: string | null
  /** Business time of the sending. */
  now: Date
}

export interface CampaignMailContext extends MailContext {
  facts: CampaignFacts
}

interface PlainMail<Payload> {
  kind: string
  render(payload: Payload, context: MailContext): Letter
  /** The same for whoever's account asks for easy words. */
  easy?(payload: Payload, context: MailContext): Letter
}

interface CampaignMail<Payload> {
  kind: string
  about: 'campaign'
  /** Page the personal link leads to; none for mails to staff. */
  page?: (facts: CampaignFacts) => string
  /** False once there is no reason left to send it: the person has answered, the campaign is over. */
  stillDue?: (facts: CampaignFacts, payload: Payload) => boolean
  /** The person may stop mails of this kind, for the campaign. */
  reminds?: true
  /** The receipt of the choice goes along. */
  attaches?: 'receipt'
  render(payload: Payload, context: CampaignMailContext): Letter
  /** The same with the same figures for whoever's account asks for easy words; null where the usual words are said. */
  easy?(payload: Payload, context: CampaignMailContext): Letter | null
}

export type Mail = PlainMail<never> | CampaignMail<never>

/** One kind of mail: its payload, its words in both languages. */
export function mail<Payload>(definition: PlainMail<Payload>): PlainMail<Payload> {
  return definition
}

/** A mail about a campaign, to one of its people or to staff. */
export function campaignMail<Payload>(
  definition: Omit<CampaignMail<Payload>, 'about'>,
): CampaignMail<Payload> {
  return { about: 'campaign', ...definition }
}
