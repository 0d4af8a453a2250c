import { getMyCampaign, listMyCampaigns } from '@moisson/contract/choice'
import { Sprout } from 'lucide-react'
import type { ReactNode } from 'react'
import { Suspense, lazy } from 'react'
import { useLateRead } from '../../../api/read.ts'
import { Afterwards } from '../../../kit/afterwards.tsx'
import { EmptyState } from '../../../kit/empty-state.tsx'
import { ErrorCard } from '../../../kit/error-card.tsx'
import { OnceNear } from '../../../kit/once-near.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useUser } from '../../../session/account.ts'
import { AccountMenu } from '../../../shell/account-menu.tsx'
import { isKiosk } from '../../../session/session.ts'
import { LegalLinks } from '../../../shell/legal-links.tsx'
import { useWords } from '../../../words/catalogue.ts'
import { useEasyWords } from '../../../words/plain.ts'
import { kitWords } from '../../../words/kit.ts'
import { useNow } from '../../../clock/business-now.ts'
import { CampaignCard } from './-campaign-card.tsx'
import { ContactCard } from './-contact-card.tsx'
import { HoldingsPending } from './-holdings-pending.tsx'
import { CardShape, CountShape, homeShape } from '../../../beneficiary/home-shape.tsx'
import { homeWords } from './-home-words.ts'
import { PastCampaigns } from './-past-campaigns.tsx'
import { CompanyMark, SpaceBar } from '../../../beneficiary/space-frame.tsx'
import type { MyCampaign, Standing } from '../../../beneficiary/standing.ts'
import { awaitsAnswer, isPast, isSettled, isUnfinished, standingOf } from '../../../beneficiary/standing.ts'
import { WordsExplained } from './-words-explained.tsx'
import { parisDay } from '@moisson/law/paris-time'

const BeyondLink = lazy(() => import('./-beyond-link.tsx'))
const Holdings = lazy(() => import('./-holdings.tsx'))
const MyData = lazy(async () => ({ default: (await import('../../../beneficiary/my-data.tsx')).MyData }))
const MyQuestions = lazy(() => import('./-my-questions.tsx'))
const VoteCard = lazy(() => import('./-vote-card.tsx'))

/** The person's own space: what waits for them first, then what they have, then who helps. */
export function HomePage() {
  const words = useEasyWords(homeWords)
  const user = useUser()
  // By a personal link one sees what may be answered: nothing is said of what it does not open.
  const linked = user.campaign_scope !== null
  const now = useNow()
  const { timeOf } = useFormat()
  const list = useLateRead(listMyCampaigns, { query: { include_completed: 'true' } })
  const campaigns = list.data?.items
  const employer = user.memberships.find(({ role }) => role === 'beneficiary')
  const company =
    campaigns?.[0]?.company ?? (employer && { legal_name: employer.company_name, logo_url: null })
  const several = campaigns?.some((campaign) => campaign.company.id !== campaigns[0]?.company.id) ?? false
  const current = (campaigns ?? [])
    .filter((campaign) => !isPast(campaign))
    .map((campaign) => ({ campaign, standing: standingOf(campaign, now) }))
    .toSorted((one, other) => urgency(other.standing) - urgency(one.standing))
  const past = (campaigns ?? []).filter(isPast).toSorted((one, other) => other.year - one.year)
  const waiting = current.filter(({ standing }) => awaitsAnswer(standing))
  const kept = (campaigns ?? []).some((campaign) => standingOf(campaign, now) === 'held')
  const read = current.find(({ campaign }) => hasBeenRead(campaign))?.campaign

  return (
    <>
      <SpaceBar end={<AccountMenu compact />}>
        <div className="flex min-w-0 items-center gap-2.5">
          {company && !several && (
            <>
              <CompanyMark name={company.legal_name} logo={company.logo_url} />
              <span className="truncate text-sm font-medium text-neutral-800">{company.legal_name}</span>
            </>
          )}
        </div>
      </SpaceBar>
      <main id="content" tabIndex={-1} className={homeShape}>
        <header className="lg:col-span-2">
          <h1 tabIndex={-1} data-page-title className="text-2xl leading-8 font-semibold tracking-tight">
            {words.hello(firstNameOf(user))}
          </h1>
          {campaigns ? (
            <p className="text-neutral-700">
              {linked ? words.toDoHere(waiting.length) : words.toDo(waiting.length, kept)}
            </p>
          ) : (
            !list.error && <CountShape />
          )}
        </header>
        <div className="grid min-w-0 gap-5">
          {!linked && list.data?.vote_awaited && (
            <Suspense>
              <VoteCard />
            </Suspense>
          )}
          {list.error && (
            <ErrorCard
              error={list.error}
              title={
                campaigns
                  ? words.lastKnown(timeOf(new Date(list.dataUpdatedAt).toISOString()))
                  : words.listFailed
              }
              safe={words.listSafe}
              onRetry={() => void list.refetch()}
            />
          )}
          {!campaigns && !list.error && <CardsPending />}
          {campaigns && current.length === 0 && !linked && <Nothing past={past} />}
          {current.length > 0 && (
            <section className="grid gap-3" aria-labelledby="current">
              <h2 id="current" className="sr-only">
                {words.current}
              </h2>
              {current.map(({ campaign, standing }, place) => (
                <CampaignCard
                  key={campaign.id}
                  campaign={campaign}
                  standing={standing}
                  primary={place === 0 && isUnfinished(standing)}
                  several={several}
                  onOver={() => void list.refetch()}
                />
              ))}
            </section>
          )}
          {linked ? (
            <Suspense>
              <BeyondLink />
            </Suspense>
          ) : (
            campaigns && (
              <Afterwards>
                {campaigns.some(isSettled) && (
                  <OnceNear pending={<HoldingsPending />}>
                    <Holdings />
                  </OnceNear>
                )}
                <PastCampaigns campaigns={past} several={several} now={now} />
              </Afterwards>
            )
          )}
        </div>
        {/* What stands below on a phone comes with what stands above: nothing is pushed away under a thumb. */}
        {(campaigns ?? list.error) && (
          <Afterwards>
            <Beside linked={linked} read={read} asked={list.data?.has_questions ?? false} />
          </Afterwards>
        )}
      </main>
      <LegalLinks apart={isKiosk()} className="mx-auto w-full max-w-5xl px-4 pb-6 sm:px-5" />
    </>
  )
}

/** An answer that is due comes first, then the change of one that counts. */
const urgency = (standing: Standing): number =>
  Number(awaitsAnswer(standing)) + Number(isUnfinished(standing))

/** One's details, who answers, what was asked, the words. */
function Beside({ linked, read, asked }: { linked: boolean; read: MyCampaign | undefined; asked: boolean }) {
  return (
    <div className="grid min-w-0 gap-4">
      {!linked && (
        <OnceNear id="my-data" pending={<div className="card min-h-96" />}>
          <MyData />
        </OnceNear>
      )}
      {read && <HrContact campaign={read} />}
      {asked && (
        <Suspense>
          <MyQuestions />
        </Suspense>
      )}
      <WordsExplained />
    </div>
  )
}

/** Reading a campaign starts its delay: only one already read is opened here for its contact. */
function hasBeenRead({ engagement_state }: MyCampaign): boolean {
  return engagement_state !== 'not_invited' && engagement_state !== 'invited'
}

function HrContact({ campaign }: { campaign: MyCampaign }) {
  const details = useLateRead(getMyCampaign, { path: { id: campaign.id } })
  return details.data ? <ContactCard contact={details.data.contact} campaign={campaign} /> : null
}

function Nothing({ past }: { past: readonly MyCampaign[] }): ReactNode {
  const words = useEasyWords(homeWords)
  const { monthOf } = useFormat()
  const last = past.find(({ deadline_at, state }) => deadline_at !== null && state === 'completed')
  return (
    <div className="card">
      <EmptyState icon={Sprout} title={words.emptyTitle}>
        <p>{words.emptyBody}</p>
        {last?.deadline_at && <p>{words.emptyLast(monthOf(parisDay(last.deadline_at)))}</p>}
      </EmptyState>
    </div>
  )
}

/** The shape of a card, without any figure: an amount is shown once it is known, never before. */
function CardsPending() {
  const { loading } = useWords(kitWords)
  return (
    <CardShape>
      <p aria-live="polite" className="sr-only">
        {loading}
      </p>
    </CardShape>
  )
}

function firstNameOf(user: { displayName?: string | null; email: string }): string {
  return user.displayName?.split(' ')[0] ?? ''
}
