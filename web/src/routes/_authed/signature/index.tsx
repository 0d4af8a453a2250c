import { createFileRoute } from '@tanstack/react-router'
import { SignaturePage } from './-signature-page.tsx'

export const Route = createFileRoute('/_authed/signature/')({
  staticData: {
    title: { fr: 'Signature de l’accord', en: 'Signing the agreement' },
    roles: ['company_admin', 'manager', 'platform_admin'],
  },
  component: SignaturePage,
})
