import { ratification } from '@moisson/law/agreement-mode'
import { addDays, addMonths, type Day } from '@moisson/law/calendar'
import type { contractTypes, DocumentType } from '../vocabulary.ts'

export const ratificationStates = ['open', 'ratified', 'not_ratified', 'cancelled'] as const
export type RatificationState = (typeof ratificationStates)[number]
export const voteAnswers = ['yes', 'no'] as const
export type VoteAnswer = (typeof voteAnswers)[number]
/** How an answer came: signed in, by the personal link of the mail, or on paper and entered by the company. */
export const voteChannels = ['account', 'link', 'paper'] as const
export type VoteChannel = (typeof voteChannels)[number]
export const representatives = ['union', 'cse'] as const

/** Texts that two thirds of the personnel may ratify. */
export const ratifiedTypes = [
  'interessement_agreement',
  'interessement_amendment',
  'participation_agreement',
  'pee_rules',
  'percol_rules',
] as const satisfies readonly DocumentType[]

/** Benefit from an agreement, but are no employees: they are not among the personnel that ratifies it. */
export const notOfThePersonnel = [
  'corporate_officer',
  'spouse',
  'self_employed_head',
] as const satisfies readonly (typeof contractTypes)[number][]

const LONGEST = 60
/** A list of the personnel older than this is not the personnel any more. */
const OLDEST_LIST = 31
/** A request older than a year was made about another text. */
const OLDEST_REQUEST_MONTHS = 12

/** What is wrong with the days of a consultation; null when nothing is. */
export function ratificationDaysFault({
  day,
  ends_on,
  today,
}: {
  day: Day
  ends_on: Day
  today: Day
}): 'ratification_day' | 'ratification_end' | null {
  if (day > today || day < addDays(today, -OLDEST_LIST)) return 'ratification_day'
  return ends_on <= today || ends_on > addDays(today, LONGEST) ? 'ratification_end' : null
}

/** What is wrong with the joint request the minutes will state; null when nothing is. An unknown of the file (null) refuses nobody. */
export function jointRequestFault(
  request: { with: (typeof representatives)[number]; on: Day },
  company: { has_union_delegate: boolean | null; has_cse: boolean | null },
  today: Day,
): 'joint_request_day' | 'joint_request_partner' | null {
  const partner = request.with === 'union' ? company.has_union_delegate : company.has_cse
  if (partner === false) return 'joint_request_partner'
  return request.on > today || request.on < addMonths(today, -OLDEST_REQUEST_MONTHS)
    ? 'joint_request_day'
    : null
}

export interface GivenVote {
  answer: VoteAnswer
  /** The day it was given, Paris. */
  on: Day
}

/** What came out of the votes on everybody there was: ratified on the day of the vote that made the two thirds. */
export function outcomeOf(personnel: number, votes: readonly GivenVote[]) {
  const inFavour = votes
    .filter(({ answer }) => answer === 'yes')
    .map(({ on }) => on)
    .toSorted()
  const { ratified, minimum_yes } = ratification.value({
    personnel,
    yes: inFavour.length,
  })
  return {
    yes: inFavour.length,
    no: votes.length - inFavour.length,
    silent: personnel - votes.length,
    minimum_yes,
    ratified,
    signed_on: ratified ? (inFavour[minimum_yes - 1] ?? null) : null,
  }
}

/** Votes in favour that two thirds of the personnel make. */
export const votesNeeded = (personnel: number): number =>
  ratification.value({ personnel: Math.max(1, personnel), yes: 0 }).minimum_yes
