import { getRadar } from '@moisson/contract/admin'
import { holdsWords } from '@moisson/core/record/same-letters'
import { radarKinds, radarRisks } from '@moisson/core/vocabulary'
import { ChartGantt } from 'lucide-react'
import { useState } from 'react'
import { useLateRead } from '../../../../../api/read.ts'
import { Button } from '../../../../../kit/button.tsx'
import { EmptyState } from '../../../../../kit/empty-state.tsx'
import { ErrorCard } from '../../../../../kit/error-card.tsx'
import { Chip } from '../../../../../kit/chip.tsx'
import { Skeleton } from '../../../../../kit/skeleton.tsx'
import { useFormat } from '../../../../../kit/use-format.ts'
import { useUser } from '../../../../../session/account.ts'
import { FilterSelect } from '../../../../../list/filter-select.tsx'
import { SearchBox } from '../../../../../list/search-box.tsx'
import { useWords } from '../../../../../words/catalogue.ts'
import { EmptyPortfolio } from '../-companies/empty-portfolio.tsx'
import { usePlatformSearch } from '../-use-search.ts'
import { CheckQueue, useCheckQueue } from './check-queue.tsx'
import { groupCompanies } from './group-companies.ts'
import type { Radar } from './radar.ts'
import { Timeline } from './timeline.tsx'
import { radarWords } from './radar-words.ts'
import { UrgencyGroup } from './urgency-group.tsx'
import { Workload } from './workload.tsx'

/** What waits for a check, then every company by urgency; the timeline is for who asks for it. */
export default function RadarTab() {
  const reading = useLateRead(getRadar, {})
  const queue = useCheckQueue()
  const { go } = usePlatformSearch()
  if (reading.error) return <ErrorCard error={reading.error} onRetry={() => void reading.refetch()} />
  // What stands above the companies comes with them: it would push them down.
  if (reading.isPending || queue.isPending) return <Skeleton className="h-96 w-full" />
  if (reading.data.companies.length === 0) return <EmptyPortfolio onCreate={() => go({ company: 'new' })} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <CheckQueue queue={queue.data?.items[0]} />
      <Shown radar={reading.data} />
      <Workload />
    </div>
  )
}

/** No group is open. */
const CLOSED = 'none'

function Shown({ radar }: { radar: Radar }) {
  const words = useWords(radarWords)
  const { mediumDay } = useFormat()
  const { search, go } = usePlatformSearch()
  const [drawn, draw] = useState(false)
  const { companies, isWide, canWiden, advisers } = useScope(radar)
  const kind = radarKinds.find((one) => one === search.kind)
  const groups = groupCompanies(companies, kind)
  const first = radarRisks.find((risk) => groups[risk].length > 0)
  const open = search.risk === undefined ? first : search.risk
  const onOpen = (company: string) => go({ company })
  return (
    <section aria-labelledby="radar" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <h2 id="radar" className="font-semibold">
          {words.title}
        </h2>
        <p className="text-sm text-neutral-600">{words.intro(mediumDay(radar.from), mediumDay(radar.to))}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {radar.companies.length > 1 && (
          <SearchBox
            label={words.search}
            hint={words.searchHint}
            value={search.q}
            onChange={(q) => go({ q }, true)}
          />
        )}
        <FilterSelect
          label={words.columns.what}
          any={words.anyKind}
          className="w-48"
          options={radarKinds.map((value) => ({ value, label: words.kinds[value] }))}
          value={kind}
          onChange={(next) => go({ kind: next, risk: undefined }, true)}
        />
        {canWiden && (
          <fieldset className="flex flex-wrap gap-1">
            <legend className="sr-only">{words.scope}</legend>
            {(['mine', 'all'] as const).map((scope) => (
              <Chip
                key={scope}
                pressed={(scope === 'all') === isWide}
                onPress={() => go({ scope: scope === 'all' ? 'all' : undefined }, true)}
              >
                {scope === 'mine' ? words.mine : words.everybody}
              </Chip>
            ))}
          </fieldset>
        )}
        {advisers.length > 1 && (
          <FilterSelect
            label={words.columns.manager}
            any={words.anyManager}
            className="w-48"
            options={advisers.map(([value, label]) => ({ value, label }))}
            value={search.manager}
            onChange={(manager) => go({ manager }, true)}
          />
        )}
        <Button
          icon={ChartGantt}
          aria-pressed={drawn}
          className="ml-auto max-md:hidden"
          onClick={() => draw(!drawn)}
        >
          {words.timeline}
        </Button>
      </div>
      {first === undefined ? (
        <div className="card">
          <EmptyState
            title={words.nothing}
            actions={
              <Button
                onClick={() => go({ q: undefined, kind: undefined, scope: 'all', manager: undefined }, true)}
              >
                {words.showAll}
              </Button>
            }
          />
        </div>
      ) : (
        radarRisks.map((risk) => (
          <UrgencyGroup
            key={risk}
            risk={risk}
            rows={groups[risk]}
            today={radar.today}
            open={open === risk}
            onToggle={(next) => go({ risk: next ? risk : CLOSED }, true)}
            onOpen={onOpen}
          />
        ))
      )}
      {drawn && (
        <Timeline
          radar={radar}
          companies={radarRisks.flatMap((risk) => groups[risk].map(({ company }) => company))}
          onOpen={onOpen}
        />
      )}
    </section>
  )
}

/** The companies that the address asks for, and the ways to ask for others. */
function useScope(radar: Radar) {
  const { search } = usePlatformSearch()
  const user = useUser()
  const canWiden = user.roles.includes('manager') && user.roles.includes('platform_admin')
  const isWide = !user.roles.includes('manager') || search.scope === 'all'
  const { manager, q = '' } = search
  const companies = radar.companies
    .filter((company) => !canWiden || isWide || company.is_mine)
    .filter((company) => !manager || company.manager_id === manager)
    .filter((company) => holdsWords(company.legal_name, q))
  const advisers = [
    ...new Map(
      radar.companies.flatMap(({ manager_id: id, manager_name: name }) => (id && name ? [[id, name]] : [])),
    ),
  ]
  return { companies, isWide, canWiden, advisers }
}
