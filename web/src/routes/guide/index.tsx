import { createFileRoute } from '@tanstack/react-router'
import { loadTopics } from '../../academy/guide-data.ts'
import { readLanguage } from '../../public/read-language.ts'
import { GuidePage } from './-guide-page.tsx'

export const Route = createFileRoute('/guide/')({
  validateSearch: readLanguage,
  loader: loadTopics,
  staticData: { title: { fr: 'Comprendre l’épargne salariale', en: 'Understanding employee savings' } },
  component: GuideRoute,
})

function GuideRoute() {
  return <GuidePage topics={Route.useLoaderData()} />
}
