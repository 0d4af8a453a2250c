import { createFileRoute } from '@tanstack/react-router'
import { loadOperator } from '../../public/operator.ts'
import { readLanguage } from '../../public/read-language.ts'
import { AccessibilityPage } from './-accessibility-page.tsx'

export const Route = createFileRoute('/accessibilite/')({
  validateSearch: readLanguage,
  loader: loadOperator,
  staticData: { title: { fr: 'Accessibilité', en: 'Accessibility' } },
  component: AccessibilityRoute,
})

function AccessibilityRoute() {
  return <AccessibilityPage operator={Route.useLoaderData()} />
}
