import { questionsOf } from './questions.ts'
import { topics } from './topics.ts'

/** Every page of the guide by its name: a topic, or a topic and its question. */
export const pageNames: ReadonlySet<string> = new Set(
  topics.flatMap(({ slug }) => [
    slug,
    ...(questionsOf[slug] ?? []).map((question) => `${slug}/${question.slug}`),
  ]),
)
