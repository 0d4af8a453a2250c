import {
  monthsToAsk,
  releaseEvents,
  releaseIn,
  type ReleaseEvent,
  type ReleaseEventName,
} from '@moisson/law/release-events'
import { noteIn, papersIn } from '@moisson/law/release-request'
import { say, type Language, type Text } from '@moisson/law/text'
import { capital } from '@moisson/law/words/capital'
import { mediumDay } from '@moisson/law/words/days'
import type { BasisPoint } from './basis.ts'
import type { Figures } from './figures.ts'
import type { ToolName, TopicFacts } from './topic.ts'

/** One question as people ask it, answered on one screen of a phone. */
export interface QuestionWords {
  readonly question: string
  /** The answer first: two short lines. */
  readonly answer: readonly [string, string]
  /** What the law asks exactly. */
  readonly condition: string
  /** What to send; none where nothing is asked. */
  readonly papers: readonly string[]
  readonly delay: string
  /** What to do next, in a sentence. */
  readonly next: string
}

export type WrittenQuestion = (figures: Figures) => QuestionWords

export interface QuestionFacts {
  readonly slug: string
  /** Each statement of law stands in one of these. */
  readonly basis: readonly [BasisPoint, ...BasisPoint[]]
  /** The calculator that answers in the reader's own figures. */
  readonly tool?: ToolName
  /** Where to go next, when it is not where the topic leads. */
  readonly to?: TopicFacts['next']
  readonly words: Readonly<Record<Language, WrittenQuestion>>
}

type Said = { readonly question: string; readonly answer: readonly [string, string] }

/** A case of early release: condition, papers and delay are those of the law. */
export function releaseQuestion(
  slug: string,
  [event, plan]: readonly [ReleaseEventName, 'PEE' | 'PERCOL'],
  said: Readonly<Record<Language, Said>>,
): QuestionFacts {
  const { since }: ReleaseEvent = releaseEvents[event]
  const label = releaseIn(releaseEvents[event], plan)
  if (!label) throw new Error(`${event} does not open a ${plan}`)
  const limited = monthsToAsk(event, plan) !== null
  const written =
    (language: Language): WrittenQuestion =>
    (figures) => ({
      ...said[language],
      condition: [
        `${capital(label[language])}.`,
        ...(since ? [sinceWhen(mediumDay(since, language))[language]] : []),
      ].join(' '),
      papers: papersIn(event, plan).map((paper) => capital(paper[language])),
      delay: [limited ? withinMonths(figures.delay('release_request')) : anyTime[plan], noteIn(event, plan)]
        .flatMap((one) => (one ? [one[language]] : []))
        .join(' '),
      next: [askKeeper, ...(plan === 'PEE' ? [askedOnce] : [])].map((said) => said[language]).join(' '),
    })
  return {
    slug,
    basis:
      plan === 'PERCOL'
        ? ['releases_percol']
        : ['releases_savings', 'release_request', ...(event === 'deces' ? (['heirs'] as const) : [])],
    ...(plan === 'PEE' && { tool: 'release' as const }),
    words: { fr: written('fr'), en: written('en') },
  }
}

const sinceWhen = (day: string): Text =>
  say(`Ce cas existe depuis le ${day}.`, `This case has existed since ${day}.`)
const withinMonths = (months: string): Text =>
  say(
    `La demande se fait dans les ${months} qui suivent l’événement, jamais avant lui.`,
    `Ask within ${months} of the event, never before it.`,
  )
const anyTime: Record<'PEE' | 'PERCOL', Text> = {
  PEE: say(
    'La demande se fait quand vous voulez, une fois l’événement arrivé.',
    'Ask whenever you like, once the event has happened.',
  ),
  PERCOL: say(
    'Les textes que nous avons lus ne fixent pas de délai : demandez une fois l’événement arrivé.',
    'The texts we have read set no time limit: ask once the event has happened.',
  ),
}
const askKeeper = say(
  'Écrivez au teneur de compte, pas à l’entreprise, avec les pièces ; il peut en demander d’autres.',
  'Write to the account keeper, not to the company, with the papers; it may ask for more.',
)
const askedOnce = say(
  'Un événement ouvre un seul versement : demandez tout ce dont vous avez besoin.',
  'One event opens one payment: ask for all you need.',
)
