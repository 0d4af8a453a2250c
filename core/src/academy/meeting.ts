import type { Day } from '@moisson/law/calendar'
import { inEach, say, type InEach, type Language } from '@moisson/law/text'
import { mediumDay } from '@moisson/law/words/days'
import { basisIn, type BasisLine, type BasisPoint } from './basis.ts'
import { figuresOn } from './figures.ts'
import { meetingWords, type MeetingPart } from './meeting-words.ts'
import { questionsOf } from './questions.ts'
import { readQuestion } from './read-question.ts'
import { spacedIn } from './spaced.ts'
import { topics } from './topics.ts'

/** Of each part and, last, of the questions: they make a quarter of an hour. */
export const meetingMinutes = [2, 3, 3, 3, 4] as const

/** What is asked most in such a meeting: questions of the guide, by their topic. */
const asked = [
  ['bases-epargne-salariale', 'sans-reponse'],
  ['interessement', 'montant-nul'],
  ['choisir-cash-ou-placer', 'toucher-et-placer'],
  ['quitter-entreprise', 'prime-apres-depart'],
] as const

const basis: readonly BasisPoint[] = [
  'reply',
  'silence',
  'participation_silence',
  'immediate_payment',
  'csg',
  'crds',
  'savings_lock',
  'retirement_lock',
  'releases_savings',
  'releases_percol',
  'seniority',
  'address_on_leaving',
]

interface Asked {
  topic: string
  slug: string
  question: string
  answer: readonly string[]
}

/** The fifteen-minute meeting in one language, for its slides, its sheet and the page that leads it. */
export interface MeetingPage {
  title: string
  headline: string
  agenda: string
  before: readonly string[]
  parts: (MeetingPart & { minutes: number })[]
  asked: { title: string; minutes: number; questions: Asked[] }
  releases: { title: string; cases: readonly string[] }[]
  poster: ReturnType<(typeof meetingWords)['fr']>['poster']
  basis: BasisLine[]
  /** The day its figures are of, in words. */
  day: string
}

/** The kit as a page of the guide. */
export interface Meeting {
  look: 'meeting'
  in: InEach<MeetingPage>
}

/** The meeting at a day: figures and articles come from the law, questions and answers from the guide. */
export const readMeeting = (day: Day): Meeting => ({
  look: 'meeting',
  in: inEach((language) => pageIn(day, language)),
})

function pageIn(day: Day, language: Language): MeetingPage {
  const figures = figuresOn(day, language)
  const { parts, asked: title, ...words } = meetingWords[language](figures)
  return spacedIn(language, {
    ...words,
    parts: parts.map((part, place) => ({ ...part, minutes: meetingMinutes[place] ?? 0 })),
    asked: { title, minutes: meetingMinutes[parts.length] ?? 0, questions: askedIn(day, language) },
    releases: [
      { title: releaseTitles.PEE[language], cases: figures.savings_cases },
      { title: releaseTitles.PERCOL[language], cases: figures.percol_cases },
    ],
    basis: basisIn(basis, language),
    day: mediumDay(day, language),
  })
}

const releaseTitles = {
  PEE: say('Les cas de sortie anticipée d’un PEE', 'Cases of early release of a PEE'),
  PERCOL: say('Les cas de sortie anticipée d’un PER COL', 'Cases of early release of a PER COL'),
}

const askedIn = (day: Day, language: Language): Asked[] =>
  asked.map(([named, slug]) => {
    const topic = topics.find((one) => one.slug === named)
    const facts = questionsOf[named]?.find((one) => one.slug === slug)
    if (!topic || !facts) throw new Error(`${named}/${slug} is no question of the guide`)
    const { question, answer } = readQuestion(topic, facts, day).in[language]
    return { topic: named, slug, question, answer }
  })
