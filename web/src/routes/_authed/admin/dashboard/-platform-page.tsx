import { Plus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Button } from '../../../../kit/button.tsx'
import { late } from '../../../../kit/late.tsx'
import { PageHeader } from '../../../../kit/page-header.tsx'
import { Skeleton } from '../../../../kit/skeleton.tsx'
import { Tabs } from '../../../../kit/tabs.tsx'
import { useUser } from '../../../../session/account.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { platformWords } from './-platform-words.ts'
import { tabs, type TabName } from './-search.ts'
import { usePlatformSearch } from './-use-search.ts'

// Each tab and what opens over them is read when it is asked for.
const contents: Record<TabName, React.LazyExoticComponent<() => React.ReactNode>> = {
  radar: lazy(() => import('./-radar/radar-tab.tsx')),
  queues: lazy(() => import('./-queues/queues-tab.tsx')),
  companies: lazy(() => import('./-companies/companies-tab.tsx')),
  users: lazy(() => import('./-users/users-tab.tsx')),
  funds: lazy(() => import('./-funds/funds-tab.tsx')),
  templates: lazy(() => import('./-templates/templates-tab.tsx')),
}
const MailAlarm = lazy(() => import('./-mail/mail-alarm.tsx'))
const CompanyOverlays = late(() => import('./-companies/company-overlays.tsx'))

/** The platform’s screen: legal dates, what waits, companies, people, funds and templates. */
export function PlatformPage() {
  const words = useWords(platformWords)
  const { search, go, toTab } = usePlatformSearch()
  const user = useUser()
  const tab = tabs.find((name) => name === search.tab) ?? 'radar'
  const Content = contents[tab]
  return (
    <>
      <PageHeader
        title={words.title}
        actions={
          <Button look="primary" icon={Plus} onClick={() => go({ company: 'new' })}>
            {words.create}
          </Button>
        }
      >
        {user.roles.includes('platform_admin') ? words.platformIntro : words.adviserIntro}
      </PageHeader>
      {user.roles.includes('platform_admin') && (
        <Suspense fallback={null}>
          <div className="grid gap-3 not-empty:mb-2">
            <MailAlarm />
          </div>
        </Suspense>
      )}
      <div className="min-w-0">
        <Tabs
          label={words.tabsLabel}
          value={tab}
          onChange={(next) => toTab(next === 'radar' ? undefined : next)}
          tabs={tabs.map((value) => ({ value, label: words.tabs[value] }))}
          pending={<TabPending />}
        >
          <Content />
        </Tabs>
      </div>
      {search.company && <CompanyOverlays />}
    </>
  )
}

function TabPending() {
  return (
    <div className="grid gap-4" aria-hidden>
      <Skeleton className="h-10 w-72 max-w-full" />
      <Skeleton className="h-72 w-full" />
    </div>
  )
}
