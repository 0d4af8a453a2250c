import { createFileRoute } from '@tanstack/react-router'
import { loadTopics } from '../../../academy/guide-data.ts'
import { guideWords } from '../../../academy/guide-words.ts'
import { TopicsView } from '../../../academy/topics-view.tsx'
import { PageHeader } from '../../../kit/page-header.tsx'
import { useWords } from '../../../words/catalogue.ts'

export const Route = createFileRoute('/_authed/academy/')({
  loader: loadTopics,
  staticData: { title: { fr: 'Comprendre', en: 'Understand' } },
  component: AcademyRoute,
})

function AcademyRoute() {
  const words = useWords(guideWords)
  return (
    <>
      <PageHeader title={words.title}>{words.intro}</PageHeader>
      <TopicsView topics={Route.useLoaderData()} place="academy" />
    </>
  )
}
