import type { Day } from '@moisson/law/calendar'
import { mediumDay } from '@moisson/law/words/days'
import { valueIn } from '@moisson/law/parameter'
import { inEach, type InEach, type Language } from '@moisson/law/text'
import { basisIn, type BasisLine } from './basis.ts'
import { figureLabel, figureOn, figuresOn } from './figures.ts'
import { questionLines, type QuestionLine } from './read-question.ts'
import { spacedIn } from './spaced.ts'
import type { Audience, TopicFacts, TopicWords } from './topic.ts'
import { topics } from './topics.ts'

/** A line of the list of topics. */
export interface TopicLine {
  slug: string
  title: string
  summary: string
  audience: Audience
  minutes: number
  level: 1 | 2 | 3
}

/** A topic ready to be read in one language, with the figures of a day. */
export interface TopicPage extends TopicWords {
  /** `since` and the days of review are in words. */
  figures: { label: string; value: string; since: string; text: string; url: string | null }[]
  basis: BasisLine[]
  reviewed: string
  due: string
}

/** A topic as the pages take it: the same in every language, and what each reads. */
export interface ReadTopic extends Pick<TopicFacts, 'slug' | 'minutes' | 'level' | 'next' | 'tool'> {
  in: InEach<TopicPage>
  related: InEach<TopicLine>[]
  questions: InEach<QuestionLine>[]
  /** In the order of reading; null at both ends. */
  before: InEach<TopicLine> | null
  after: InEach<TopicLine> | null
}

/** The list of topics at a day, in each language. */
export const topicList = (day: Day): InEach<TopicLine>[] => topics.map((topic) => lineOf(topic, day))

/** One topic at a day; its figures and articles come from the law. Throws where a related topic does not exist. */
export function readTopic(topic: TopicFacts, day: Day): ReadTopic {
  const place = topics.indexOf(topic)
  const line = (other: TopicFacts | undefined) => (other ? lineOf(other, day) : null)
  const { slug, minutes, level, next, tool } = topic
  return {
    slug,
    minutes,
    level,
    next,
    ...(tool && { tool }),
    questions: questionLines(slug, day),
    in: inEach((language) => pageIn(topic, day, language)),
    related: topic.related.map((slug) => {
      const found = topics.find((one) => one.slug === slug)
      if (!found) throw new Error(`${topic.slug} names ${slug}, which is no topic`)
      return lineOf(found, day)
    }),
    before: line(topics[place - 1]),
    after: line(topics[place + 1]),
  }
}

const lineOf = (topic: TopicFacts, day: Day): InEach<TopicLine> =>
  inEach((language) => {
    const { title, summary } = wordsIn(topic, day, language)
    const { slug, audience, minutes, level } = topic
    return { slug, title, summary: summary[0], audience, minutes, level }
  })

function pageIn(topic: TopicFacts, day: Day, language: Language): TopicPage {
  return {
    ...wordsIn(topic, day, language),
    figures: topic.figures.map((name) => {
      const figure = figureOn(name, day)
      const { from, text, url } = figure
      const since = mediumDay(from, language)
      return { label: figureLabel(name)[language], value: valueIn(figure, language), since, text, url }
    }),
    reviewed: mediumDay(topic.reviewed_at, language),
    due: mediumDay(topic.review_due, language),
    basis: basisIn(topic.basis, language),
  }
}

/** The words of a topic, with the spaces that each language prints. */
const wordsIn = (topic: TopicFacts, day: Day, language: Language): TopicWords =>
  spacedIn(language, topic.words[language](figuresOn(day, language)))
