import { getRouteApi } from '@tanstack/react-router'
import { Suspense } from 'react'
import { PagePending } from '../../../shell/page-pending.tsx'
import { Builder, Compare, Orientation, SimulationList } from './-screens.ts'
import { screenOf } from './-search.ts'

const route = getRouteApi('/_authed/simulations/')

/** The simulations of the company: the list, one being built, two side by side, or an owner's first questions. */
export function SimulationsPage() {
  const search = route.useSearch()
  const screen = screenOf(search)
  return (
    <Suspense fallback={<PagePending />}>
      {screen === 'list' && <SimulationList />}
      {screen === 'builder' && <Builder key={search.open ?? search.copy ?? search.new} />}
      {screen === 'compare' && <Compare />}
      {screen === 'orientation' && <Orientation />}
    </Suspense>
  )
}
