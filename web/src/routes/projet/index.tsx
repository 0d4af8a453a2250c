import { createFileRoute } from '@tanstack/react-router'
import { DraftLinkPage } from './-draft-link-page.tsx'

export const Route = createFileRoute('/projet/')({
  staticData: { title: { fr: 'Projet d’accord', en: 'Draft agreement' } },
  component: DraftLinkPage,
})
