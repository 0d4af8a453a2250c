import { listBeneficiaries } from '@moisson/contract/beneficiary'
import { listCampaigns } from '@moisson/contract/campaign'
import { listTodos } from '@moisson/contract/todo'
import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useLateRead } from '../../../api/read.ts'
import { Card } from '../../../kit/card.tsx'
import { late } from '../../../kit/late.tsx'
import { PageHeader } from '../../../kit/page-header.tsx'
import { SkeletonLines } from '../../../kit/skeleton.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useCompany, useUser } from '../../../session/account.ts'
import { useWords } from '../../../words/catalogue.ts'
import { everyCampaign } from '../../../campaign/every-campaign.ts'
import { useToday } from '../../../clock/business-now.ts'
import { Now } from './-todo/now.tsx'
import { openTodos } from './-todo/todo.ts'
import { dashboardWords } from './-dashboard-words.ts'

const Welcome = late(() => import('./-welcome.tsx'), <Waiting lines={6} />)
const Cards = lazy(() => import('./-cards.tsx'))
const route = getRouteApi('/_authed/dashboard/')

/** Where the company stands: what waits, what runs, the legal dates, the people, the year. */
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

  return (
    <>
      <PageHeader title={words.hello(firstName)}>
        <span className="block first-letter:uppercase">{longDay(today)}</span>
      </PageHeader>
      {starting && <Welcome people={people.data?.total ?? 0} />}
      <Now todos={todos} search={search} today={today} quiet={starting} />
      <Suspense
        fallback={
          <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
            <Waiting lines={8} />
            <Waiting lines={6} />
          </div>
        }
      >
        <Cards {...{ campaigns, people, company, today, starting }} />
      </Suspense>
    </>
  )
}

function Waiting({ lines }: { lines: number }) {
  return (
    <Card>
      <SkeletonLines lines={lines} />
    </Card>
  )
}
