import { isOwnMoney } from '@moisson/core/campaign/type-facts'
import { calculateCampaign, getCampaign } from '@moisson/contract/campaign'
import type { CampaignAction } from '@moisson/core/vocabulary'
import { Link, getRouteApi } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { lazy, useState } from 'react'
import { useRead } from '../../../../api/read.ts'
import { late } from '../../../../kit/late.tsx'
import { PageHeader } from '../../../../kit/page-header.tsx'
import { Tabs } from '../../../../kit/tabs.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { useFormat } from '../../../../kit/use-format.ts'
import { useCompany } from '../../../../session/account.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { ActionFailure } from '../../../../campaign/action-failure.tsx'
import { peopleIn } from '../../../../campaign/figures.ts'
import { StateBadge } from '../../../../campaign/state-badge.tsx'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { useCampaignChange } from '../../../../campaign/use-campaign-change.ts'
import { campaignWords } from '../../../../campaign/campaign-words.ts'
import type { SettingSection } from '@moisson/core/campaign/setting-fields'
import { useSettings } from '../-settings/use-settings.ts'
import { HeaderActions } from './header-actions.tsx'
import type { CampaignSearch, CampaignTab } from './search.ts'
import { Situation } from './situation.tsx'
import { StateTimeline } from './state-timeline.tsx'
import type { OpenStep } from './step.ts'
import { detailWords } from './detail-words.ts'

const MailsNotice = late(() => import('../-mails/mails-notice.tsx'))
const SaveBar = late(() => import('../-settings/save-bar.tsx'))
const SettingsPanel = lazy(() => import('../-settings/settings-panel.tsx'))
const PeopleTab = lazy(() => import('../-people/people-tab.tsx'))
const LettersTab = lazy(() => import('../-letters/letters-tab.tsx'))
const FollowTab = lazy(() => import('../-follow/follow-tab.tsx'))
const PreviewTab = lazy(() => import('./preview-tab.tsx'))
const JournalTab = lazy(() => import('./journal-tab.tsx'))
const Steps = late(() => import('../-steps/steps.tsx'))
const route = getRouteApi('/_authed/campagne/detail-{$campaignId}')

/** States in which the campaign has sent mail. */
const mayHaveMail: ReadonlySet<Campaign['state']> = new Set([
  'open',
  'closed',
  'submitted',
  'correction',
  'validated',
  'completed',
])

/** One campaign: where it stands, what is missing, what happens next, who has not answered. */
export function CampaignPage() {
  const { campaignId } = route.useParams()
  const company = useCompany()
  const campaign = useRead(getCampaign, { path: { id: company.id, cid: campaignId } })
  // Another campaign is another page: nothing typed in one is kept for the next.
  return <OneCampaign key={campaign.id} campaign={campaign} />
}

function OneCampaign({ campaign }: { campaign: Campaign }) {
  const words = useWords(detailWords)
  const { count } = useFormat()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const form = useSettings(campaign)
  const calculate = useCampaignChange(calculateCampaign)
  const [step, setStep] = useState<OpenStep | null>(null)

  const tabs = tabsOf(campaign)
  const tab = tabs.find((known) => known === search.tab) ?? tabs[0] ?? 'settings'

  const go = (changes: Partial<CampaignSearch>, replace = false) =>
    void navigate({ search: (former) => ({ ...former, ...changes }), replace, resetScroll: false })
  const goToTab = (next: CampaignTab) => {
    const { as } = search
    void navigate({ search: { tab: next, ...(next === 'preview' && as ? { as } : {}) }, resetScroll: false })
  }
  function goToSection(section: SettingSection | null) {
    goToTab(section === null ? 'people' : 'settings')
    // A dialog that closes gives the focus back first; the section takes it after.
    if (section)
      void import('../-settings/show-section.ts').then(({ showSection }) =>
        setTimeout(() => showSection(section), 80),
      )
  }

  async function compute() {
    if (form.dirty) {
      showToast({ kind: 'warning', title: words.unsavedFirst })
      return
    }
    const outcome = await calculate.send({ path: { id: campaign.id } }, { version: campaign.version })
    if (outcome.ok) {
      const computed = isOwnMoney(campaign.type) ? words.calculatedLimits : words.calculated
      showToast({ kind: 'success', title: computed(peopleIn(outcome.value)) })
      goToTab('people')
    }
  }
  function act(action: CampaignAction) {
    if (action === 'calculate') void compute()
    else if (action === 'edit') goToTab('settings')
    else if (action === 'export' || action === 'complete')
      void navigate({ to: '/campagne/versement-{$campaignId}', params: { campaignId: campaign.id } })
    else if (form.dirty && (action === 'launch' || action === 'submit'))
      showToast({ kind: 'warning', title: words.unsavedFirst })
    else setStep({ step: action })
  }

  return (
    <div className="grid min-w-0 grid-cols-1 gap-6">
      <PageHeader
        above={<Above campaign={campaign} />}
        title={<Title campaign={campaign} />}
        actions={<HeaderActions campaign={campaign} onAct={act} />}
      />
      <StateTimeline campaign={campaign} />
      {calculate.error && <ActionFailure error={calculate.error} campaign={campaign} />}
      {mayHaveMail.has(campaign.state) && <MailsNotice campaign={campaign} />}
      <Situation
        campaign={campaign}
        onAct={act}
        onSection={goToSection}
        onPeople={(state) => go({ tab: 'people', state })}
        onLetters={() => goToTab('letters')}
        computing={calculate.running}
      />
      <Tabs<CampaignTab>
        label={words.tabs.label}
        value={tab}
        onChange={goToTab}
        tabs={tabs.map((value) => ({
          value,
          label: words.tabs[value],
          ...(value === 'people' && campaign.counts.total > 0 ? { count: count(campaign.counts.total) } : {}),
          ...(value === 'letters' && campaign.notices.letters > 0
            ? { count: count(campaign.notices.letters) }
            : {}),
        }))}
      >
        {tab === 'follow' && <FollowTab campaign={campaign} />}
        {tab === 'settings' && <SettingsPanel campaign={campaign} form={form} />}
        {tab === 'people' && (
          <PeopleTab
            campaign={campaign}
            search={search}
            onSearch={go}
            onStep={setStep}
            onCompute={() => void compute()}
            computing={calculate.running}
          />
        )}
        {tab === 'letters' && <LettersTab campaign={campaign} search={search} onSearch={go} />}
        {tab === 'preview' && <PreviewTab campaign={campaign} as={search.as} onAs={(as) => go({ as })} />}
        {tab === 'journal' && <JournalTab campaign={campaign} />}
      </Tabs>
      {form.dirty && <SaveBar campaign={campaign} form={form} onSettings={() => goToTab('settings')} />}
      {step && (
        <Steps
          campaign={campaign}
          step={step}
          onClose={() => setStep(null)}
          onSection={(section) => {
            setStep(null)
            goToSection(section)
          }}
        />
      )}
    </div>
  )
}

/** The parts of the page in a state, the most useful one first. */
function tabsOf({ state, amounts }: Campaign): CampaignTab[] {
  if (state === 'draft') return ['settings', 'people', 'preview', 'journal']
  if (state === 'scheduled') return ['people', 'settings', 'preview', 'journal']
  if (state === 'cancelled') return ['people', 'settings', 'journal']
  // An advance to be returned is told by letter after the collection too.
  if (['open', 'closed', 'correction'].includes(state) || amounts.to_return_cents > 0)
    return ['follow', 'people', 'letters', 'settings', 'preview', 'journal']
  return ['follow', 'people', 'settings', 'preview', 'journal']
}

/** The way back to the list, and which campaign of it this is. */
function Above({ campaign }: { campaign: Campaign }) {
  const words = useWords(detailWords)
  const parts = useWords(campaignWords)
  return (
    <nav className="flex items-center gap-1.5">
      <Link to="/campagne" className="link shrink-0">
        {words.campaigns}
      </Link>
      <ChevronRight aria-hidden className="size-3.5 text-neutral-500" />
      <span>
        {parts.types[campaign.type]} ·{' '}
        {(campaign.legal_payment_deadline === null ? parts.civilYear : parts.fiscalYear)(campaign.year)}
      </span>
    </nav>
  )
}

function Title({ campaign }: { campaign: Campaign }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {campaign.name}
      <StateBadge state={campaign.state} />
    </span>
  )
}
