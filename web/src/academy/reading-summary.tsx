import type { TopicLine } from '@moisson/core/academy/read-topic'
import { useEffect, useState } from 'react'
import { Progress } from '../kit/progress.tsx'
import { useUser } from '../session/account.ts'
import { useWords } from '../words/catalogue.ts'
import { readingWords } from './reading-words.ts'
import { useLanguage } from '../words/language.ts'
import { loadSearch } from './guide-data.ts'
import { QuestionLink, TopicLink } from './topic-link.tsx'
import type { useReading } from './use-reading.ts'

/** How far one is in the topics written for one, what to read next, and what was put aside. */
export function ReadingSummary(props: {
  topics: readonly TopicLine[]
  items: NonNullable<ReturnType<typeof useReading>['items']>
}) {
  const { topics, items } = props
  const words = useWords(readingWords)
  const saver = useUser().roles.every((role) => role === 'beneficiary')
  const mine = topics.filter(({ audience }) => audience !== (saver ? 'hr' : 'beneficiary'))
  const read = new Set(items.filter(({ read_at }) => read_at !== null).map(({ page }) => page))
  const done = mine.filter(({ slug }) => read.has(slug)).length
  const next = mine.find(({ slug }) => !read.has(slug))
  const saved = items.filter(({ saved_at }) => saved_at !== null)
  return (
    <section aria-label={words.progress} className="card grid gap-5 p-5">
      <Progress
        value={done}
        max={mine.length}
        label={words.progress}
        detail={words.done(done, mine.length)}
      />
      <p className="text-neutral-800">
        {next ? (
          <>
            {done === 0 ? words.begin : words.goOn}{' '}
            <TopicLink place="academy" slug={next.slug} className={linkClass}>
              {next.title}
            </TopicLink>
          </>
        ) : (
          words.allRead
        )}
      </p>
      {saved.length > 0 && (
        <div className="grid gap-1">
          <h2 className="font-semibold text-neutral-950">{words.list}</h2>
          <ul>
            {saved.map(({ page }) => (
              <li key={page}>
                <SavedLink page={page} topics={topics} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
const linkClass =
  'inline-flex min-h-11 items-center font-medium text-secondary-800 underline underline-offset-4'

/** A page put aside, by its title; a question waits for what the search knows. */
function SavedLink({ page, topics }: { page: string; topics: readonly TopicLine[] }) {
  const language = useLanguage()
  const [topic = '', question] = page.split('/')
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (question === undefined) return
    let left = false
    loadSearch(language).then(
      (entries) => {
        const found = entries.find((one) => one.topic === topic && one.question === question)
        if (!left && found) setTitle(found.title)
      },
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [topic, question, language])
  const name = topics.find(({ slug }) => slug === topic)?.title ?? topic
  if (question === undefined)
    return (
      <TopicLink place="academy" slug={topic} className={linkClass}>
        {name}
      </TopicLink>
    )
  return (
    <QuestionLink place="academy" topic={topic} question={question} className={linkClass}>
      {title || name}
    </QuestionLink>
  )
}
