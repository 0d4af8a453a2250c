import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '../../../academy/guide-data.ts'
import { GuideView } from '../../../academy/guide-view.tsx'
import { readLanguage } from '../../../public/read-language.ts'
import { PublicLayout } from '../../../shell/public-layout.tsx'

export const Route = createFileRoute('/guide/$topic/{-$question}')({
  validateSearch: readLanguage,
  loader: ({ params }) => loadPage(params),
  staticData: { title: { fr: 'Guide', en: 'Guide' } },
  component: TopicRoute,
})

function TopicRoute() {
  return (
    <PublicLayout>
      <div className="mx-auto w-full max-w-3xl px-5 pt-6 pb-14 sm:px-8 sm:pt-10">
        <GuideView page={Route.useLoaderData()} place="guide" />
      </div>
    </PublicLayout>
  )
}
