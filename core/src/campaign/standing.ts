import type { Text } from '@moisson/law/text'
import type { CampaignType, DraftPolicy, EngagementState, ListedState, standings } from '../vocabulary.ts'
import { isUntoldIn } from './answer-window.ts'
import { campaignTypeFacts } from './type-facts.ts'

export type Standing = (typeof standings)[number]

/** Engagement of whoever confirmed; `locked` with a choice nobody confirmed is a draft that counts. */
export const answeredStates: readonly EngagementState[] = ['submitted', 'locked']
/** Engagement of whoever has not answered, whether somebody told them or not. */
export const silentStates: readonly EngagementState[] = ['not_invited', 'invited', 'opened', 'in_progress']

/** Engagement of those the default is still to be applied to, by type: a list is asked for by engagement. */
export const toDefaultStates = (type: CampaignType): readonly EngagementState[] =>
  campaignTypeFacts[type].cash ? ['invited', 'opened', 'in_progress'] : [...silentStates, 'unreachable']

/** As a list of people shows somebody: `locked` without an amount is no choice. */
export const listedStateOf = (one: {
  engagement_state: EngagementState
  due_cents: number
  room_cents: number | null
}): ListedState =>
  one.engagement_state === 'locked' && one.due_cents === 0 && !one.room_cents
    ? 'nothing'
    : one.engagement_state

/** What a person's standing follows from; `by_default`: what counts for them was confirmed by nobody. */
export interface Stands {
  engagement_state: EngagementState
  /** There is an amount due to them, or room to pay in of their own. */
  decides: boolean
  opened: boolean
  by_default: boolean
}

/**
 * Where somebody stands in a campaign of this type. What is paid waits for whoever was never told: `untold` while the
 * collection lasts, `held` once it has ended; what goes to a plan anyhow goes there for them too.
 */
export function standingOf({ engagement_state, decides, ...one }: Stands, type: CampaignType): Standing {
  const { cash } = campaignTypeFacts[type]
  if (engagement_state === 'excluded') return 'excluded'
  if (!decides) return 'nothing'
  switch (engagement_state) {
    case 'submitted':
      return 'answered'
    case 'locked':
      return one.by_default ? 'honoured' : 'answered'
    case 'defaulted':
      return 'default_applied'
    case 'unreachable':
      return cash ? 'held' : 'default_to_come'
    case 'not_invited':
      return cash && isUntoldIn(engagement_state, one.opened) ? 'untold' : 'default_to_come'
    case 'invited':
    case 'opened':
    case 'in_progress':
      return 'default_to_come'
  }
}

/** How many people stand so, and their net, in cents. */
export interface StandingSum {
  people: number
  cents: number
}
export type StandingSums = Record<Standing, StandingSum>

/** The sums of a campaign in which nobody is yet. */
export const noStandings = (): StandingSums => ({
  answered: { people: 0, cents: 0 },
  honoured: { people: 0, cents: 0 },
  default_applied: { people: 0, cents: 0 },
  default_to_come: { people: 0, cents: 0 },
  untold: { people: 0, cents: 0 },
  held: { people: 0, cents: 0 },
  nothing: { people: 0, cents: 0 },
  excluded: { people: 0, cents: 0 },
})

/** The same word wherever a standing is counted or summed, in a campaign of this type and policy for drafts. */
export function standingName(standing: Standing, policy: DraftPolicy, type: CampaignType): Text {
  const { asked_in } = campaignTypeFacts[type]
  if (asked_in !== null && (standing === 'default_to_come' || standing === 'default_applied'))
    return ofOwn[asked_in][standing]
  return standing === 'default_to_come' && policy === 'honour_complete_draft'
    ? {
        fr: 'N’ont pas validé\u00a0: brouillon complet, sinon choix par défaut',
        en: 'Have not confirmed: complete draft, else the default choice',
      }
    : standingNames[standing]
}

/** Of what people pay in of their own silence decides nothing. */
const ofOwn = {
  money: {
    default_to_come: { fr: 'Ne versent rien sans réponse', en: 'Pay nothing in without an answer' },
    default_applied: { fr: 'N’ont pas répondu, ne versent rien', en: 'Did not answer, pay nothing in' },
  },
  days: {
    default_to_come: { fr: 'Gardent leurs jours sans réponse', en: 'Keep their days without an answer' },
    default_applied: { fr: 'N’ont pas répondu, gardent leurs jours', en: 'Did not answer, keep their days' },
  },
} as const

/** Where no policy for drafts is known. */
export const standingNames: Readonly<Record<Standing, Text>> = {
  answered: { fr: 'Ont répondu', en: 'Have answered' },
  honoured: {
    fr: 'Choix non validé, appliqué comme annoncé',
    en: 'Unconfirmed choice, applied as announced',
  },
  default_applied: { fr: 'Choix par défaut', en: 'Default choice' },
  default_to_come: { fr: 'Ira au choix par défaut', en: 'Will go to the default choice' },
  untold: { fr: 'Conservé si personne ne les informe', en: 'Held unless somebody tells them' },
  held: { fr: 'Conservé', en: 'Held' },
  nothing: { fr: 'Rien à décider', en: 'Nothing to decide' },
  excluded: { fr: 'Exclu', en: 'Excluded' },
}
