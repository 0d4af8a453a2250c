import type { Day } from '@moisson/law/calendar'
import { inEach, type InEach, type Language } from '@moisson/law/text'
import { mediumDay } from '@moisson/law/words/days'
import { basisIn, type BasisLine } from './basis.ts'
import { figuresOn } from './figures.ts'
import type { QuestionFacts, QuestionWords } from './question.ts'
import { GLOSSARY } from './glossary-page.ts'
import { readGlossary } from './read-glossary.ts'
import { questionsOf } from './questions.ts'
import type { SearchEntry } from './search.ts'
import { spacedIn } from './spaced.ts'
import type { TopicFacts } from './topic.ts'
import { topics } from './topics.ts'

/** A line of the questions of a topic. */
export interface QuestionLine {
  topic: string
  slug: string
  question: string
}

export interface QuestionPage extends QuestionWords {
  basis: BasisLine[]
  topicTitle: string
  reviewed: string
  due: string
}

/** A question as the pages take it, with the others of its topic. */
export interface ReadQuestion extends Pick<QuestionFacts, 'slug' | 'tool'> {
  topic: string
  next: TopicFacts['next']
  in: InEach<QuestionPage>
  others: InEach<QuestionLine>[]
}

const questionIn = (question: QuestionFacts, day: Day, language: Language): QuestionWords =>
  spacedIn(language, question.words[language](figuresOn(day, language)))

export const questionLines = (topic: string, day: Day): InEach<QuestionLine>[] =>
  (questionsOf[topic] ?? []).map((one) =>
    inEach((language) => ({ topic, slug: one.slug, question: questionIn(one, day, language).question })),
  )

/** One question at a day; its figures, delays, papers and articles come from the law. */
export function readQuestion(topic: TopicFacts, question: QuestionFacts, day: Day): ReadQuestion {
  const { slug, tool, basis } = question
  return {
    slug,
    ...(tool && { tool }),
    topic: topic.slug,
    next: question.to ?? topic.next,
    in: inEach((language) => ({
      ...questionIn(question, day, language),
      basis: basisIn(basis, language),
      topicTitle: spacedIn(language, topic.words[language](figuresOn(day, language)).title),
      reviewed: mediumDay(topic.reviewed_at, language),
      due: mediumDay(topic.review_due, language),
    })),
    others: questionLines(topic.slug, day).filter(({ fr }) => fr.slug !== slug),
  }
}

/** Every page of the guide in one language and every word of its glossary, as a search reads them. */
export const searchEntries = (day: Day, language: Language): SearchEntry[] => [
  ...pageEntries(day, language),
  ...readGlossary(day).in[language].terms.map(({ name, word, means }): SearchEntry => ({
    topic: GLOSSARY,
    question: null,
    term: name,
    title: word,
    says: means,
  })),
]

const pageEntries = (day: Day, language: Language): SearchEntry[] =>
  topics.flatMap((topic): SearchEntry[] => {
    const { title, summary } = spacedIn(language, topic.words[language](figuresOn(day, language)))
    const questions = (questionsOf[topic.slug] ?? []).map((one): SearchEntry => {
      const { question, answer } = questionIn(one, day, language)
      // The name of a page holds the words of the trade that its question does without.
      const named = language === 'fr' ? one.slug.replaceAll('-', ' ') : ''
      return {
        topic: topic.slug,
        question: one.slug,
        title: question,
        says: [...answer, title, named].join(' '),
      }
    })
    return [{ topic: topic.slug, question: null, title, says: summary.join(' ') }, ...questions]
  })
