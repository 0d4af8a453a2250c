import { createFileRoute } from '@tanstack/react-router'
import { loadTopics } from '../../../academy/guide-data.ts'
import { guideWords } from '../../../academy/guide-words.ts'
import { ReadingSummary } from '../../../academy/reading-summary.tsx'
import { TopicsView } from '../../../academy/topics-view.tsx'
import { useReading } from '../../../academy/use-reading.ts'
import { PageHeader } from '../../../kit/page-header.tsx'
import { useWords } from '../../../words/catalogue.ts'
import { useLanguage } from '../../../words/language.ts'

export const Route = createFileRoute('/_authed/academy/')({
  loader: loadTopics,
  staticData: { title: { fr: 'Comprendre', en: 'Understand' } },
  component: AcademyRoute,
})

function AcademyRoute() {
  const words = useWords(guideWords)
  const language = useLanguage()
  const topics = Route.useLoaderData()
  const { items } = useReading()
  const read = new Set(items?.filter(({ read_at }) => read_at !== null).map(({ page }) => page))
  return (
    <>
      <PageHeader title={words.title}>{words.intro}</PageHeader>
      {items && <ReadingSummary topics={topics.map((topic) => topic[language])} items={items} />}
      <TopicsView topics={topics} place="academy" read={read} />
    </>
  )
}
