import { createFileRoute } from '@tanstack/react-router'
import { CouncilPage } from './-council-page.tsx'

export const Route = createFileRoute('/_authed/council/')({
  staticData: { title: { fr: 'CSE', en: 'Works council' }, roles: ['company_admin'] },
  component: CouncilPage,
})
