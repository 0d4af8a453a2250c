import { getRadar } from '@moisson/contract/admin'
import { radarRisks } from '@moisson/core/vocabulary'
import clsx from 'clsx'
import { useLateRead } from '../../../../../api/read.ts'
import { ErrorCard } from '../../../../../kit/error-card.tsx'
import { Chip } from '../../../../../kit/chip.tsx'
import { Skeleton } from '../../../../../kit/skeleton.tsx'
import { useFormat } from '../../../../../kit/use-format.ts'
import { useUser } from '../../../../../session/account.ts'
import { FilterSelect } from '../../../../../list/filter-select.tsx'
import { useWords } from '../../../../../words/catalogue.ts'
import { EmptyPortfolio } from '../-companies/empty-portfolio.tsx'
import { usePlatformSearch } from '../-use-search.ts'
import { CheckQueue } from './check-queue.tsx'
import { DatesTable } from './dates-table.tsx'
import { riskLook } from './risk-badge.tsx'
import type { Radar } from './radar.ts'
import { Timeline } from './timeline.tsx'
import { radarWords } from './radar-words.ts'
import { Workload } from './workload.tsx'

/** Every company on one timeline of legal dates, by risk; what waits for a check comes first. */
export default function RadarTab() {
  const reading = useLateRead(getRadar, {})
  const { go } = usePlatformSearch()
  if (reading.error) return <ErrorCard error={reading.error} onRetry={() => void reading.refetch()} />
  if (reading.isPending) return <Skeleton className="h-96 w-full" />
  if (reading.data.companies.length === 0) return <EmptyPortfolio onCreate={() => go({ company: 'new' })} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <CheckQueue />
      <Shown radar={reading.data} />
      <Workload />
    </div>
  )
}

function Shown({ radar }: { radar: Radar }) {
  const words = useWords(radarWords)
  const { mediumDay } = useFormat()
  const { search, go } = usePlatformSearch()
  const user = useUser()
  const onlyMine = user.roles.includes('manager') && search.scope !== 'all'
  const canWiden = user.roles.includes('manager') && user.roles.includes('platform_admin')
  const advisers = [
    ...new Map(
      radar.companies.flatMap(({ manager_id: id, manager_name: name }) => (id && name ? [[id, name]] : [])),
    ),
  ]
  const inScope = radar.companies
    .filter((company) => !canWiden || !onlyMine || company.is_mine)
    .filter((company) => !search.manager || company.manager_id === search.manager)
  const chosen = radarRisks.find((risk) => risk === search.risk)
  const companies = inScope
    .filter(({ risk }) => chosen === undefined || risk === chosen)
    .map((company) => ({
      ...company,
      dates: company.dates.filter(({ risk }) => chosen === undefined || risk === chosen),
    }))
  return (
    <section aria-labelledby="radar" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="radar" className="font-semibold">
            {words.title}
          </h2>
          <p className="text-sm text-neutral-600">
            {words.intro(mediumDay(radar.from), mediumDay(radar.to))}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {canWiden && (
            <fieldset className="flex flex-wrap gap-1">
              <legend className="sr-only">{words.scope}</legend>
              {(['mine', 'all'] as const).map((scope) => (
                <Chip
                  key={scope}
                  pressed={(scope === 'mine') === onlyMine}
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
          <fieldset className="flex flex-wrap gap-1">
            <legend className="sr-only">{words.filter}</legend>
            {radarRisks.map((risk) => (
              <Chip
                key={risk}
                pressed={chosen === risk}
                count={inScope.filter((company) => company.risk === risk).length}
                onPress={(on) => go({ risk: on ? risk : undefined }, true)}
              >
                <span aria-hidden className={clsx('size-2.5 rounded-full', riskLook[risk].dot)} />
                {words.risks[risk]}
              </Chip>
            ))}
          </fieldset>
        </div>
      </div>
      <Timeline radar={radar} companies={companies} onOpen={(id) => go({ company: id })} />
      <DatesTable
        today={radar.today}
        companies={companies}
        onOpen={(id) => go({ company: id })}
        onClear={() => go({ risk: undefined, scope: 'all', manager: undefined }, true)}
      />
    </section>
  )
}
