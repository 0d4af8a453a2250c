import { createFileRoute } from '@tanstack/react-router'
import { loadTopic } from '../../../academy/guide-data.ts'
import { TopicView } from '../../../academy/topic-view.tsx'

export const Route = createFileRoute('/_authed/academy/$topic')({
  loader: ({ params }) => loadTopic(params.topic),
  staticData: { title: { fr: 'Comprendre', en: 'Understand' } },
  component: TopicRoute,
})

function TopicRoute() {
  return <TopicView topic={Route.useLoaderData()} place="academy" />
}
