import { createFileRoute } from '@tanstack/react-router'
import { KioskPage } from './-kiosk-page.tsx'

export const Route = createFileRoute('/kiosque/')({
  staticData: { title: { fr: 'Borne', en: 'Kiosk' } },
  component: KioskPage,
})
