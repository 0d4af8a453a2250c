import { GLOSSARY } from '@moisson/core/academy/glossary-page'
import { MEETING } from '@moisson/core/academy/meeting-page'
import type { TopicLine } from '@moisson/core/academy/read-topic'
import type { SearchEntry } from '@moisson/core/academy/search'
import type { InEach } from '@moisson/law/text'
import { useRef, useState } from 'react'
import { useLanguage } from '../words/language.ts'
import { useWords } from '../words/catalogue.ts'
import { FIGURES, FORMULAS, loadSearch } from './guide-data.ts'
import { guideWords } from './guide-words.ts'
import { QuestionLink, TopicLink, type GuidePlace } from './topic-link.tsx'

/** Every topic, those for whoever saves first; any topic or question is found by its words, however they are typed. */
export function TopicsView(props: {
  topics: readonly InEach<TopicLine>[]
  place: GuidePlace
  /** The topics that were read. */
  read?: ReadonlySet<string>
}) {
  const { topics, place, read } = props
  const words = useWords(guideWords)
  const language = useLanguage()
  const [found, setFound] = useState<readonly SearchEntry[] | null>(null)
  const latest = useRef('')
  const lines = topics.map((topic) => topic[language])
  // What is searched comes with the first key: the page is read by more people than search it.
  const search = async (asked: string) => {
    latest.current = asked
    const [{ findIn }, entries] = await Promise.all([
      import('@moisson/core/academy/search'),
      loadSearch(language),
    ])
    if (latest.current === asked) setFound(asked.trim() === '' ? null : findIn(entries, asked, language))
  }
  const parts = [
    { title: words.forSaver, lines: lines.filter(({ audience }) => audience !== 'hr') },
    { title: words.forCompany, lines: lines.filter(({ audience }) => audience === 'hr') },
  ]
  return (
    <div className="grid gap-8">
      <search>
        <input
          type="search"
          aria-label={words.search}
          placeholder={words.searchHint}
          onChange={({ target }) => void search(target.value)}
          className="h-11 w-full rounded-lg border border-neutral-400 bg-white px-3.5 text-neutral-950 placeholder:text-neutral-500 sm:w-96"
        />
      </search>
      <output className="block empty:hidden">
        {found && (found.length > 0 ? words.found(found.length) : `${words.nothing} ${words.nothingWhy}`)}
      </output>
      {found ? (
        <Found entries={found} place={place} />
      ) : (
        <>
          {parts.map((part) => (
            <section key={part.title} className="grid gap-4">
              <h2 className="text-xl font-semibold tracking-tight text-neutral-950">{part.title}</h2>
              <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
                {part.lines.map((topic) => (
                  <li key={topic.slug}>
                    <TopicCard topic={topic} place={place} read={read?.has(topic.slug)} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <LookUps place={place} />
        </>
      )}
    </div>
  )
}

/** What one looks up rather than reads. */
function LookUps({ place }: { place: GuidePlace }) {
  const words = useWords(guideWords)
  const pages = [
    { page: GLOSSARY, ...words.glossary },
    { page: FIGURES, ...words.keyFigures },
    { page: FORMULAS, ...words.formulas },
    { page: MEETING, ...words.meeting },
  ] as const
  return (
    <section className="grid gap-4">
      <h2 className="text-xl font-semibold tracking-tight text-neutral-950">{words.consult}</h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {pages.map(({ page, title, short }) => (
          <li key={page}>
            <TopicLink
              place={place}
              slug={page}
              className="card flex h-full flex-col gap-2 p-5 transition-colors hover:border-neutral-400"
            >
              <span className="font-semibold text-balance text-neutral-950">{title}</span>
              <span className="flex-1 text-pretty text-neutral-700">{short}</span>
            </TopicLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

const foundClass =
  'grid min-h-12 gap-0.5 py-3 text-pretty text-secondary-800 hover:underline underline-offset-4'

function Found({ entries, place }: { entries: readonly SearchEntry[]; place: GuidePlace }) {
  const { glossary: words } = useWords(guideWords)
  return (
    <ul className="max-w-3xl divide-y divide-neutral-200 border-y border-neutral-200 empty:hidden">
      {entries.map(({ topic, question, term, title }) => (
        <li key={`${topic}/${question ?? term}`}>
          {term !== undefined ? (
            <TopicLink place={place} slug={topic} hash={term} className={foundClass}>
              <span className="block first-letter:uppercase">{title}</span>
              <span className="text-sm text-neutral-600">{words.title}</span>
            </TopicLink>
          ) : question === null ? (
            <TopicLink place={place} slug={topic} className={`${foundClass} font-semibold`}>
              {title}
            </TopicLink>
          ) : (
            <QuestionLink place={place} topic={topic} question={question} className={foundClass}>
              {title}
            </QuestionLink>
          )}
        </li>
      ))}
    </ul>
  )
}

export function TopicCard(props: { topic: TopicLine; place: GuidePlace; read?: boolean | undefined }) {
  const { topic, place, read = false } = props
  const words = useWords(guideWords)
  return (
    <TopicLink
      place={place}
      slug={topic.slug}
      className="card flex h-full flex-col gap-2 p-5 transition-colors hover:border-neutral-400"
    >
      <span className="font-semibold text-balance text-neutral-950">{topic.title}</span>
      <span className="flex-1 text-pretty text-neutral-700">{topic.summary}</span>
      <span className="text-sm text-neutral-600">
        {words.minutes(topic.minutes)} · {words.level[topic.level]}
        {read && <strong className="font-medium text-primary-800"> · {words.isRead}</strong>}
      </span>
    </TopicLink>
  )
}
