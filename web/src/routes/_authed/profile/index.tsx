import { createFileRoute } from '@tanstack/react-router'
import { readEmployer } from '../../../beneficiary/employer-search.ts'
import { ProfilePage } from './-profile-page.tsx'

export const Route = createFileRoute('/_authed/profile/')({
  validateSearch: readEmployer,
  staticData: { title: { fr: 'Mon profil', en: 'My profile' } },
  component: ProfilePage,
})
