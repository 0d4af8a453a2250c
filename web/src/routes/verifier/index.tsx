import { createFileRoute } from '@tanstack/react-router'
import { readLanguage } from '../../public/read-language.ts'
import { CheckPage } from './-check-page.tsx'

export const Route = createFileRoute('/verifier/')({
  validateSearch: readLanguage,
  staticData: { title: { fr: 'Vérifier un reçu', en: 'Check a receipt' } },
  component: CheckPage,
})
