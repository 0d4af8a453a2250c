import { staffRoles } from '@moisson/core/roles'
import { createFileRoute } from '@tanstack/react-router'
import { companyIn } from '../../../session/account.ts'
import { DocumentsPage } from './-documents-page.tsx'
import { fetchDocuments } from './-list/documents-query.ts'
import { readSearch } from './-search.ts'

export const Route = createFileRoute('/_authed/documents/')({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const company = await companyIn()
    await fetchDocuments(company.id, deps)
  },
  staticData: {
    title: { fr: 'Documents', en: 'Documents' },
    roles: staffRoles,
  },
  component: DocumentsPage,
})
