import { createFileRoute } from '@tanstack/react-router'
import { CodePage } from './-code-page.tsx'

export const Route = createFileRoute('/code/')({
  staticData: { title: { fr: 'Code de la lettre', en: 'Code of the letter' } },
  component: CodePage,
})
