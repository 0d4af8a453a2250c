import type { Day } from '@moisson/law/calendar'
import { languages, type Language } from '@moisson/law/text'
import { readingAge, readingEase } from './reading-ease.ts'
import { questionsOf } from './questions.ts'
import { readQuestion } from './read-question.ts'
import { readTopic } from './read-topic.ts'
import { topics } from './topics.ts'

export interface PageAge {
  page: string
  language: Language
  ease: number
  age: number
}

/** Every sentence of a page; titles, articles and figures are looked at, not read. */
const sentencesIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, part]) => (notRead.has(key) ? [] : sentencesIn(part)))
      : []
const notRead = new Set(['basis', 'figures', 'reviewed', 'due', 'topicTitle', 'lines', 'title'])

/** How old one has to be to read each page of the guide, the hardest first. */
export const readAges = (day: Day): PageAge[] =>
  topics
    .flatMap((topic) => [
      { page: topic.slug, in: readTopic(topic, day).in },
      ...(questionsOf[topic.slug] ?? []).map((question) => ({
        page: `${topic.slug}/${question.slug}`,
        in: readQuestion(topic, question, day).in,
      })),
    ])
    .flatMap(({ page, in: words }) =>
      languages.map((language): PageAge => {
        const ease = Math.round(readingEase(sentencesIn(words[language]), language))
        return { page, language, ease, age: readingAge(ease) }
      }),
    )
    .toSorted((one, other) => one.ease - other.ease)
