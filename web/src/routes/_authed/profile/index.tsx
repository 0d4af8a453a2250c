import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from './-profile-page.tsx'

export const Route = createFileRoute('/_authed/profile/')({
  staticData: { title: { fr: 'Mon profil', en: 'My profile' } },
  component: ProfilePage,
})
