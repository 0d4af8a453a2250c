import { createFileRoute } from '@tanstack/react-router'
import { loadOperator } from '../../public/operator.ts'
import { readLanguage } from '../../public/read-language.ts'
import { ContactPage } from './-contact-page.tsx'

export const Route = createFileRoute('/contact/')({
  validateSearch: readLanguage,
  loader: loadOperator,
  staticData: { title: { fr: 'Contact', en: 'Contact' } },
  component: ContactRoute,
})

function ContactRoute() {
  return <ContactPage operator={Route.useLoaderData()} />
}
