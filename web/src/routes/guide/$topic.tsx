import { createFileRoute } from '@tanstack/react-router'
import { loadTopic } from '../../academy/guide-data.ts'
import { TopicView } from '../../academy/topic-view.tsx'
import { readLanguage } from '../../public/read-language.ts'
import { PublicLayout } from '../../shell/public-layout.tsx'

export const Route = createFileRoute('/guide/$topic')({
  validateSearch: readLanguage,
  loader: ({ params }) => loadTopic(params.topic),
  staticData: { title: { fr: 'Guide', en: 'Guide' } },
  component: TopicRoute,
})

function TopicRoute() {
  return (
    <PublicLayout>
      <div className="mx-auto w-full max-w-3xl px-5 pt-6 pb-14 sm:px-8 sm:pt-10">
        <TopicView topic={Route.useLoaderData()} place="guide" />
      </div>
    </PublicLayout>
  )
}
