import { listBeneficiaries } from '@moisson/contract/beneficiary'
import { listCampaigns } from '@moisson/contract/campaign'
import { listTodos } from '@moisson/contract/todo'
import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useLateRead } from '../../../api/read.ts'
import { Card } from '../../../kit/card.tsx'
import { PageHeader } from '../../../kit/page-header.tsx'
import { SkeletonLines } from '../../../kit/skeleton.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useCompany, useUser } from '../../../session/account.ts'
import { useWords } from '../../../words/catalogue.ts'
import { everyCampaign } from '../campagne/-list/every-campaign.ts'
import { useToday } from '../campagne/-parts/business-now.ts'
import { LegalClock } from './-legal-clock.tsx'
import { OpenCampaign } from './-open-campaign.tsx'
import { DataQuality } from './-data-quality.tsx'
import { Now } from './-todo/now.tsx'
import { openTodos } from './-todo/types.ts'
import { Welcome } from './-welcome.tsx'
import { dashboardWords } from './-words.ts'
import { YearCard } from './-year-card.tsx'

const ProcessCard = lazy(() => import('./-process-card.tsx'))
const route = getRouteApi('/_authed/dashboard/')

/** Where the company stands: what waits, what runs, the legal dates, the people, the year. Each card fails alone. */
export function DashboardPage() {
  const words = useWords(dashboardWords)
  const { longDay } = useFormat()
  const company = useCompany()
  const user = useUser()
  const today = useToday()
  const campaigns = useLateRead(listCampaigns, everyCampaign(company.id))
  const people = useLateRead(listBeneficiaries, { path: { id: company.id }, query: { limit: '1' } })
  const todos = useLateRead(listTodos, openTodos(company.id))
  const search = route.useSearch()
  const firstName = user.displayName?.split(' ')[0] ?? ''
  const starting = campaigns.data?.items.length === 0 && people.data !== undefined
  const processes = (
    <Suspense
      fallback={
        <Card>
          <SkeletonLines lines={5} />
        </Card>
      }
    >
      <ProcessCard />
    </Suspense>
  )

  return (
    <>
      <PageHeader title={words.hello(firstName)}>
        <span className="block first-letter:uppercase">{longDay(today)}</span>
      </PageHeader>
      {starting ? (
        <>
          <Welcome people={people.data?.total ?? 0} />
          <Now todos={todos} search={search} today={today} quiet />
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <LegalClock campaigns={campaigns} closing={company} today={today} />
            <div className="grid min-w-0 gap-6">
              {processes}
              <DataQuality people={people} />
            </div>
          </div>
        </>
      ) : (
        <>
          <Now todos={todos} search={search} today={today} />
          <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
            <div className="grid min-w-0 gap-6">
              <OpenCampaign campaigns={campaigns} />
              <YearCard campaigns={campaigns} />
            </div>
            <div className="grid min-w-0 gap-6">
              <LegalClock campaigns={campaigns} closing={company} today={today} />
              {processes}
              <DataQuality people={people} />
            </div>
          </div>
        </>
      )}
    </>
  )
}
