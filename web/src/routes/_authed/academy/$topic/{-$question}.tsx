import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '../../../../academy/guide-data.ts'
import { GuideView } from '../../../../academy/guide-view.tsx'

export const Route = createFileRoute('/_authed/academy/$topic/{-$question}')({
  loader: ({ params }) => loadPage(params),
  staticData: { title: { fr: 'Comprendre', en: 'Understand' } },
  component: TopicRoute,
})

function TopicRoute() {
  return <GuideView page={Route.useLoaderData()} place="academy" />
}
