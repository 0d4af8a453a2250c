import type { VoteAnswer } from '@moisson/core/accord/ratification'
import type { HeldOutcome } from '@moisson/core/payment/held-sum'
import type { DataRequestKind } from '@moisson/core/privacy/data-requests'
import type { ErasureOutcome } from '@moisson/core/privacy/erasure'
import type { Day } from '@moisson/law/calendar'
import type { contactNames } from './identity-words.ts'

/** What mails tell that are said in usual and in easy words, each in a file of its own. */
export interface SignInAsked {
  device: string
  /** The last instant of a campaign's own link; other links have their minutes. */
  until?: string | null
  company_name: string | null
  campaign_name: string | null
}

export interface ChangedContact {
  fields: readonly (keyof typeof contactNames)[]
  /** The company changed them, not the person. */
  by_company?: boolean
}

export interface IbanChanged {
  iban_mask: string | null
  by: string
}

export interface HeldTold {
  campaign: string
  company_name: string
  held: HeldOutcome
  on: string | null
  reference: string | null
}

export interface Answered {
  number: number
  campaign: string
  company_name: string
  closed: boolean
}

export interface ErasureAnswer {
  /** Absent of those written before there was more than erasure. */
  asked_for?: DataRequestKind
  granted: boolean
  reason: string | null
  outcome: ErasureOutcome | null
}

/** What somebody is asked; `vote` names the person the personal link is made for. */
export interface RatificationAsked {
  vote: string
  reminder: boolean
  title: string
  company_name: string
  ends_on: Day
  message: string | null
  name: string
}

export interface RatificationEnded {
  company_name: string
  title: string
  state: 'ratified' | 'not_ratified'
  yes: number
  no: number
  personnel: number
}

/** What the company entered for somebody from a paper. */
export interface VoteEntered {
  company_name: string
  title: string
  ends_on: Day
  answer: VoteAnswer
  on: Day
  /** Why it was entered anew; null the first time. */
  corrected_because: string | null
  by_name: string
}

export interface RatificationCalledOff {
  company_name: string
  title: string
  reason: string
}

/** What came out, for everybody asked. */
export interface RatificationResult extends RatificationEnded {
  /** Votes in favour that two thirds of the personnel make. */
  needed: number
}
