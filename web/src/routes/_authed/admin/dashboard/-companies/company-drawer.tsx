import { Copy, Eye, ListPlus, LogIn, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../../kit/button.tsx'
import { Drawer } from '../../../../../kit/dialog.tsx'
import { late } from '../../../../../kit/late.tsx'
import { SkeletonLines } from '../../../../../kit/skeleton.tsx'
import { useFormat } from '../../../../../kit/use-format.ts'
import { useSwitches } from '../../../../../shell/use-switches.ts'
import { useView } from '../../../../../shell/use-view.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import { StateBadge } from '../../../../../campaign/state-badge.tsx'
import { useAgo } from '../-use-ago.ts'
import { CompanyDates } from './company-dates.tsx'
import { liveFirst } from './company-columns.tsx'
import { spaced } from '@moisson/core/company/spaced-number'
import type { CompanySummary } from './company-summary.ts'
import { portfolioWords } from './portfolio-words.ts'
import { parisDay } from '@moisson/law/paris-time'

const CopyProcess = late(() => import('./copy-process.tsx'))
const GiveTodos = late(() => import('./give-todos.tsx'))

/** A company beside the list: its dates, its campaigns, what to know, and the way in. */
export function CompanyDrawer(props: {
  company: CompanySummary | undefined
  loading: boolean
  onClose: () => void
  onCheck: (campaign: string) => void
}) {
  const { company, loading, onClose, onCheck } = props
  const words = useWords(portfolioWords)
  const switches = useSwitches()
  const view = useView()
  const [entering, setEntering] = useState<string | null>(null)
  async function enter(id: string, home: string) {
    setEntering(home)
    await switches.toCompany(id, home)
    setEntering(null)
  }
  if (!company) {
    return (
      <Drawer open title={loading ? '…' : words.notHere} onClose={onClose}>
        {loading ? <SkeletonLines lines={6} /> : <p>{words.notHereBody}</p>}
      </Drawer>
    )
  }
  return (
    <Drawer
      open
      title={company.legal_name}
      description={`${words.siren} ${spaced(company.siren)} · ${words.statuses[company.status]}`}
      onClose={onClose}
      footer={
        <>
          <Button icon={Eye} running={view.running} onClick={() => void view.open(company.id)}>
            {words.lookAt}
          </Button>
          <Button
            look="primary"
            icon={LogIn}
            running={entering === '/dashboard'}
            onClick={() => void enter(company.id, '/dashboard')}
          >
            {words.enter}
          </Button>
        </>
      }
    >
      <Content
        company={company}
        entering={entering}
        onCheck={onCheck}
        onOpen={(campaign) => void enter(company.id, `/campagne/detail-${campaign}`)}
      />
    </Drawer>
  )
}

function Content(props: {
  company: CompanySummary
  entering: string | null
  onCheck: (campaign: string) => void
  onOpen: (campaign: string) => void
}) {
  const { company, entering, onCheck, onOpen } = props
  const words = useWords(portfolioWords)
  const { longDay, mediumDay, money, percent } = useFormat()
  const ago = useAgo()
  const [giving, setGiving] = useState<'process' | 'todos' | null>(null)
  const next = company.next_deadline
  return (
    <div className="grid gap-7">
      {company.alerts.length > 0 && (
        <section>
          <h3 className="mb-2 font-semibold">{words.alerts}</h3>
          <ul className="grid gap-2 rounded-xl border border-amber-300 bg-amber-50 px-4 py-3 text-sm">
            {company.alerts.map((alert) => (
              <li key={`${alert.code}-${alert.campaign_id ?? ''}`} className="flex gap-2.5">
                <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-amber-700" />
                {alert.message}
              </li>
            ))}
          </ul>
        </section>
      )}
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3">
        {next && (
          <div className="col-span-2">
            <dt className="text-sm text-neutral-600">{words.nextDate}</dt>
            <dd className="text-neutral-950">
              <span className="block font-medium">{longDay(next.date)}</span>
              <span className="text-sm">{next.label}</span>
            </dd>
          </div>
        )}
        <div>
          <dt className="text-sm text-neutral-600">{words.manager}</dt>
          <dd className="text-neutral-950">{company.manager_name ?? words.nobody}</dd>
        </div>
        <div>
          <dt className="text-sm text-neutral-600">{words.columns.people}</dt>
          <dd className="tabular text-neutral-950">{words.people(company.beneficiary_count)}</dd>
        </div>
        <div className="col-span-2">
          <dt className="text-sm text-neutral-600">{words.lastContact}</dt>
          <dd className="text-neutral-950">
            {company.last_contact_at ? ago(company.last_contact_at) : words.neverCame}
          </dd>
        </div>
      </dl>
      <CompanyDates company={company.id} />
      <section>
        <h3 className="mb-2 font-semibold">{words.give}</h3>
        <div className="flex flex-wrap gap-2">
          <Button icon={Copy} onClick={() => setGiving('process')}>
            {words.copyProcess}
          </Button>
          <Button icon={ListPlus} onClick={() => setGiving('todos')}>
            {words.giveTodos}
          </Button>
        </div>
        {giving === 'process' && <CopyProcess company={company} onClose={() => setGiving(null)} />}
        {giving === 'todos' && <GiveTodos company={company} onClose={() => setGiving(null)} />}
      </section>
      <section>
        <h3 className="mb-1 font-semibold">{words.campaigns}</h3>
        {company.campaigns.length === 0 ? (
          <p className="text-neutral-600">{words.noCampaign}</p>
        ) : (
          <ul className="divide-y divide-neutral-100">
            {liveFirst(company).map((campaign) => (
              <li key={campaign.id} className="grid gap-2 py-3.5">
                <div className="flex items-start justify-between gap-3">
                  <p className="min-w-0">
                    <span className="block truncate font-medium text-neutral-950">{campaign.name}</span>
                    <span className="tabular text-sm text-neutral-600">
                      {[
                        campaign.envelope_gross_cents === null ? null : money(campaign.envelope_gross_cents),
                        ['draft', 'scheduled'].includes(campaign.state)
                          ? null
                          : words.answered(percent(campaign.response_rate_bps, 0)),
                        campaign.state === 'open' && campaign.closes_at
                          ? words.closesOn(mediumDay(parisDay(campaign.closes_at)))
                          : null,
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </p>
                  <StateBadge state={campaign.state} />
                </div>
                <div className="flex gap-2">
                  {campaign.state === 'submitted' && (
                    <Button size="small" onClick={() => onCheck(campaign.id)}>
                      {campaign.submitted_by_me ? words.seeIt : words.check}
                    </Button>
                  )}
                  <Button
                    size="small"
                    look="quiet"
                    className="-ml-3"
                    running={entering === `/campagne/detail-${campaign.id}`}
                    aria-label={words.openCampaign(campaign.name)}
                    onClick={() => onOpen(campaign.id)}
                  >
                    {words.openCampaign('').trim()}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}
