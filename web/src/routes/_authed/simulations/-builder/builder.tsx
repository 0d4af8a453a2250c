import { getSimulation } from '@moisson/contract/simulation'
import { getRouteApi } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useLateRead } from '../../../../api/read.ts'
import { ErrorCard } from '../../../../kit/error-card.tsx'
import { useCompany } from '../../../../session/account.ts'
import { PagePending } from '../../../../shell/page-pending.tsx'
import { isType } from '../-simulation.ts'
import { BuilderPage } from './builder-page.tsx'

const route = getRouteApi('/_authed/simulations/')

/** A new simulation, one that is open, or a new one that starts from another. */
export default function Builder() {
  const search = route.useSearch()
  const company = useCompany()
  const source = search.open ?? search.copy
  const read = useLateRead(
    getSimulation,
    { path: { id: company.id, sid: source ?? '' } },
    { enabled: source !== undefined },
  )
  if (source === undefined) {
    const type = isType(search.new) ? search.new : 'interessement_envelope'
    return <BuilderPage type={type} stored={null} copied={null} />
  }
  if (read.error && !read.data) return <ErrorCard error={read.error} onRetry={() => void read.refetch()} />
  if (!read.data) return <PagePending />
  const { data } = read
  return (
    <Suspense fallback={<PagePending />}>
      <BuilderPage
        key={`${data.id} ${search.open ? data.version : 'copy'}`}
        type={data.type}
        stored={search.open ? data : null}
        copied={search.open ? null : data}
      />
    </Suspense>
  )
}
