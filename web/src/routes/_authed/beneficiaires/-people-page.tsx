import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { PagePending } from '../../../shell/page-pending.tsx'
import { PeopleList } from './-people/people-list.tsx'

const ImportAssistant = lazy(() => import('./-import/import-assistant.tsx'))
const route = getRouteApi('/_authed/beneficiaires/')

/** The people of the company, or the assistant that brings them in. */
export function PeoplePage() {
  const { import: file } = route.useSearch()
  if (!file) return <PeopleList />
  return (
    <Suspense fallback={<PagePending />}>
      <ImportAssistant />
    </Suspense>
  )
}
