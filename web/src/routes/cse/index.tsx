import { createFileRoute } from '@tanstack/react-router'
import { CouncilLinkPage } from './-council-link-page.tsx'

export const Route = createFileRoute('/cse/')({
  staticData: { title: { fr: 'Informations du CSE', en: 'For the works council' } },
  component: CouncilLinkPage,
})
