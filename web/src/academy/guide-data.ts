import type { Formulas } from '@moisson/core/academy/formulas'
import type { KeyFigures } from '@moisson/core/academy/key-figures'
import { GLOSSARY } from '@moisson/core/academy/glossary-page'
import type { Meeting } from '@moisson/core/academy/meeting'
import type { Glossary } from '@moisson/core/academy/read-glossary'
import type { ReadQuestion } from '@moisson/core/academy/read-question'
import type { ReadTopic, TopicLine } from '@moisson/core/academy/read-topic'
import type { SearchEntry } from '@moisson/core/academy/search'
import type { InEach, Language } from '@moisson/law/text'
import { PageError } from '../shell/page-error.ts'

export const LIST_FILE = '/guide/topics.json'
export const topicFile = (slug: string) => `/guide/${slug}.json`
export const searchFile = (language: Language) => `/guide/search.${language}.json`
/** Pages that one looks things up in: each stands among the topics. */
export const FIGURES = 'chiffres'
export const FORMULAS = 'formules'
export const questionFile = (topic: string, slug: string) => `/guide/${topic}/${slug}.json`

const known = new Map<string, unknown>()

/** At build the files are given beforehand. */
export function giveGuide(file: string, content: object): void {
  known.set(file, content)
}

/** A file of the guide, fetched once. Throws a 404 where no topic has this name. */
async function read<Content>(path: string): Promise<Content> {
  if (!known.has(path)) {
    const answer = await fetch(path)
    if (!answer.ok) throw new PageError(answer.status)
    known.set(path, await answer.json())
  }
  return known.get(path) as Content
}

export const loadSearch = (language: Language) => read<SearchEntry[]>(searchFile(language))
export const loadTopics = () => read<InEach<TopicLine>[]>(LIST_FILE)
export const loadGlossary = () => read<Glossary>(topicFile(GLOSSARY))
export type GuideContent = ReadTopic | ReadQuestion | Glossary | KeyFigures | Formulas | Meeting
/** A topic, a page to look things up in, or the question named after a topic. */
export const loadPage = ({ topic, question }: { topic: string; question?: string | undefined }) =>
  read<GuideContent>(question === undefined ? topicFile(topic) : questionFile(topic, question))
