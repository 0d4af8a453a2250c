import { getRouteApi } from '@tanstack/react-router'
import { Suspense } from 'react'
import { PagePending } from '../../../shell/page-pending.tsx'
import { ImportAssistant, PeopleList } from './-screens.ts'

const route = getRouteApi('/_authed/beneficiaires/')

/** The people of the company, or the assistant that brings them in. */
export function PeoplePage() {
  const { import: file } = route.useSearch()
  return <Suspense fallback={<PagePending />}>{file ? <ImportAssistant /> : <PeopleList />}</Suspense>
}
