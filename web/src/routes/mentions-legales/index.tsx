import { createFileRoute } from '@tanstack/react-router'
import { loadOperator } from '../../public/operator.ts'
import { readLanguage } from '../../public/read-language.ts'
import { LegalNoticePage } from './-legal-notice-page.tsx'

export const Route = createFileRoute('/mentions-legales/')({
  validateSearch: readLanguage,
  loader: loadOperator,
  staticData: { title: { fr: 'Mentions légales', en: 'Legal notice' } },
  component: LegalNoticeRoute,
})

function LegalNoticeRoute() {
  return <LegalNoticePage operator={Route.useLoaderData()} />
}
