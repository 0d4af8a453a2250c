import { createFileRoute } from '@tanstack/react-router'
import { KitPage } from './-kit-page.tsx'

export const Route = createFileRoute('/demo/kit/')({
  staticData: { title: { fr: 'Pièces de l’interface', en: 'Pieces of the interface' } },
  component: KitPage,
})
