import { listCampaigns } from '@moisson/contract/campaign'
import { getRouteApi } from '@tanstack/react-router'
import clsx from 'clsx'
import { CopyPlus, Plus } from 'lucide-react'
import { useList } from '../../../../api/read-list.ts'
import { useRead } from '../../../../api/read.ts'
import { Button } from '../../../../kit/button.tsx'
import { EmptyState } from '../../../../kit/empty-state.tsx'
import { late } from '../../../../kit/late.tsx'
import { PageHeader } from '../../../../kit/page-header.tsx'
import { Skeleton } from '../../../../kit/skeleton.tsx'
import { QueryRows } from '../../../../list/query-rows.tsx'
import { useCompany } from '../../../../session/account.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { campaignWords } from '../../../../campaign/campaign-words.ts'
import { CampaignCard } from './campaign-card.tsx'
import { CompareYears } from './compare-years.tsx'
import { everyCampaign } from '../../../../campaign/every-campaign.ts'
import { FiltersBar } from './filters-bar.tsx'
import { FirstCampaign } from './first-campaign.tsx'
import type { CampaignsSearch } from './search.ts'
import { queryOf } from './search.ts'
import { byYear, modelOf } from './years.ts'
import { listWords } from './list-words.ts'

const PromisesNotice = late(() => import('../../../../abondement/promises-notice.tsx'))
const NewCampaign = late(() => import('./new-campaign.tsx'))
const route = getRouteApi('/_authed/campagne/')

/** The campaigns of the company, newest exercice first, each with what it waits for. */
export function CampaignsPage() {
  const words = useWords(listWords)
  const parts = useWords(campaignWords)
  const company = useCompany()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const every = useRead(listCampaigns, everyCampaign(company.id))
  const list = useList(listCampaigns, { path: { id: company.id }, query: queryOf(search) })

  const change = (changes: Partial<CampaignsSearch>) =>
    void navigate({ search: (former) => ({ ...former, ...changes }), replace: true })
  const create = (from: string) => void navigate({ search: (former) => ({ ...former, create: from }) })
  const model = modelOf(every.items)
  const hidden = search.state || search.include_completed === 'true' ? 0 : hiddenIn(every.items, search)

  return (
    <div className="grid min-w-0 grid-cols-1 gap-6">
      <PageHeader
        title={words.title}
        actions={
          every.total > 0 && (
            <>
              {model && (
                <Button makes="POST /company/{id}/campaigns" icon={CopyPlus} onClick={() => create(model.id)}>
                  {words.again(model.year)}
                </Button>
              )}
              <Button
                makes="POST /company/{id}/campaigns"
                look="primary"
                icon={Plus}
                onClick={() => create('new')}
              >
                {words.create}
              </Button>
            </>
          )
        }
      >
        {words.intro}
      </PageHeader>
      {every.total === 0 ? (
        <FirstCampaign onCreate={() => create('new')} />
      ) : (
        <>
          <PromisesNotice company={company.id} />
          <FiltersBar
            search={search}
            campaigns={every.items}
            total={list.loading || list.error ? undefined : list.total}
            onChange={change}
          />
          <QueryRows
            list={list}
            waiting={<WaitingCards />}
            empty={
              <div className="card">
                <EmptyState
                  title={words.noneFound}
                  actions={
                    <Button
                      onClick={() =>
                        change({
                          year: undefined,
                          type: undefined,
                          state: undefined,
                          include_completed: 'true',
                        })
                      }
                    >
                      {words.clear}
                    </Button>
                  }
                />
              </div>
            }
          >
            {(rows) =>
              byYear(rows).map(({ year, campaigns }) => (
                <section key={year} aria-labelledby={`year-${year}`} className="grid grid-cols-1 gap-3">
                  <h2 id={`year-${year}`} className="text-sm font-medium text-neutral-600">
                    {campaigns.every((one) => one.legal_payment_deadline === null)
                      ? parts.civilYear(year)
                      : parts.fiscalYear(year)}
                  </h2>
                  <ul className={clsx('grid grid-cols-1 gap-4 lg:grid-cols-2', list.stale && 'opacity-60')}>
                    {campaigns.map((campaign) => (
                      <li key={campaign.id} className="min-w-0">
                        <CampaignCard campaign={campaign} />
                      </li>
                    ))}
                  </ul>
                </section>
              ))
            }
          </QueryRows>
          {hidden > 0 && (
            <p className="flex flex-wrap items-center gap-2 text-sm text-neutral-600">
              {words.hidden(hidden)}
              <Button look="link" size="small" onClick={() => change({ include_completed: 'true' })}>
                {words.showHidden}
              </Button>
            </p>
          )}
          <CompareYears campaigns={every.items} told={every.people_by_year} />
        </>
      )}
      {search.create && (
        <NewCampaign
          from={search.create}
          campaigns={every.items}
          onClose={() => void navigate({ search: (former) => ({ ...former, create: undefined }) })}
        />
      )}
    </div>
  )
}

/** How many campaigns that are over the filters of the address leave out. */
function hiddenIn(
  campaigns: readonly { state: string; year: number; type: string }[],
  { year, type }: CampaignsSearch,
): number {
  return campaigns.filter(
    (campaign) =>
      (campaign.state === 'completed' || campaign.state === 'cancelled') &&
      (!year || String(campaign.year) === year) &&
      (!type || campaign.type === type),
  ).length
}

function WaitingCards() {
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2" aria-hidden>
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key} className="card grid gap-4 p-5">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-2 w-full" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      ))}
    </div>
  )
}
