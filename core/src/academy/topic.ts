import type { Day } from '@moisson/law/calendar'
import type { Language } from '@moisson/law/text'
import type { BasisPoint } from './basis.ts'
import type { FigureName, Figures } from './figures.ts'

/** Who a topic is written for. */
export const audiences = ['beneficiary', 'hr', 'both'] as const
export type Audience = (typeof audiences)[number]

/** A paragraph, what stands side by side, or what is done in order. */
export type Part = string | { readonly list: readonly string[] } | { readonly steps: readonly string[] }

export interface Section {
  readonly title: string
  readonly body: readonly Part[]
}

export interface Question {
  readonly question: string
  readonly answers: readonly string[]
  /** Place of the right answer. */
  readonly right: number
  readonly why: string
}

/** A topic as it is read in one language. */
export interface TopicWords {
  readonly title: string
  /** The answer first: three short lines. */
  readonly summary: readonly [string, string, string]
  readonly goals: readonly string[]
  readonly sections: readonly Section[]
  /** One worked example, line by line; the last one is what it comes to. */
  readonly example: {
    readonly title: string
    readonly lines: readonly { readonly label: string; readonly amount: string }[]
    readonly said: string
  }
  readonly quiz: readonly [Question, Question, Question]
}

export type WrittenTopic = (figures: Figures) => TopicWords

/** The calculators of the pages, each on the law. */
export const toolNames = ['net', 'tax', 'matching', 'deadline', 'ceilings', 'release'] as const
export type ToolName = (typeof toolNames)[number]

/** What a topic is, whatever the language. */
export interface TopicFacts {
  readonly slug: string
  readonly audience: Audience
  /** Of a slow reader. */
  readonly minutes: 3 | 4 | 5
  readonly level: 1 | 2 | 3
  readonly figures: readonly FigureName[]
  readonly basis: readonly BasisPoint[]
  /** The calculator that stands in it. */
  readonly tool?: ToolName
  readonly related: readonly string[]
  /** What to do next, by the address of a screen. */
  readonly next: '/beneficiaire' | '/simulations' | '/campagne' | '/wizards/interessementCreator'
  readonly reviewed_at: Day
  readonly review_due: Day
  readonly words: Readonly<Record<Language, WrittenTopic>>
}
