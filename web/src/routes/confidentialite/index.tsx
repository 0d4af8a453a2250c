import { createFileRoute } from '@tanstack/react-router'
import { loadOperator } from '../../public/operator.ts'
import { readLanguage } from '../../public/read-language.ts'
import { PrivacyPage } from './-privacy-page.tsx'

export const Route = createFileRoute('/confidentialite/')({
  validateSearch: readLanguage,
  loader: loadOperator,
  staticData: { title: { fr: 'Confidentialité', en: 'Privacy' } },
  component: PrivacyRoute,
})

function PrivacyRoute() {
  return <PrivacyPage operator={Route.useLoaderData()} />
}
