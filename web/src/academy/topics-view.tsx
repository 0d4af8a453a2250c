import type { TopicLine } from '@moisson/core/academy/read-topic'
import type { InEach } from '@moisson/law/text'
import { useState } from 'react'
import { useLanguage } from '../words/language.ts'
import { useWords } from '../words/catalogue.ts'
import { guideWords } from './guide-words.ts'
import { TopicLink, type GuidePlace } from './topic-link.tsx'

/** Every topic, those for whoever saves first, found by any word of their title or first line. */
export function TopicsView({ topics, place }: { topics: readonly InEach<TopicLine>[]; place: GuidePlace }) {
  const words = useWords(guideWords)
  const language = useLanguage()
  const [found, setFound] = useState<ReadonlySet<string> | null>(null)
  const lines = topics.map((topic) => topic[language]).filter(({ slug }) => found === null || found.has(slug))
  // How letters are compared comes with the first key: the page is read by more people than search it.
  const search = async (asked: string) => {
    const { holdsWords } = await import('@moisson/core/record/same-letters')
    const all = topics.map((topic) => topic[language])
    const holding = all.filter(({ title, summary }) => holdsWords(`${title} ${summary}`, asked))
    setFound(new Set(holding.map(({ slug }) => slug)))
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
        {lines.length === 0 && `${words.nothing} ${words.nothingWhy}`}
      </output>
      {parts.map(
        (part) =>
          part.lines.length > 0 && (
            <section key={part.title} className="grid gap-4">
              <h2 className="text-xl font-semibold tracking-tight text-neutral-950">{part.title}</h2>
              <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
                {part.lines.map((topic) => (
                  <li key={topic.slug}>
                    <TopicCard topic={topic} place={place} />
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  )
}

export function TopicCard({ topic, place }: { topic: TopicLine; place: GuidePlace }) {
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
      </span>
    </TopicLink>
  )
}
