import { campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import { defaultRuleNames } from '@moisson/core/campaign/choice-names'
import { getStatistics } from '@moisson/contract/campaign-follow'
import { useLateRead } from '../../../../api/read.ts'
import { Card } from '../../../../kit/card.tsx'
import { BarChart, StackedBar } from '../../../../kit/chart-bars.tsx'
import type { ChartColour } from '../../../../kit/chart-figure.tsx'
import { LineChart } from '../../../../kit/chart-line.tsx'
import { ErrorCard } from '../../../../kit/error-card.tsx'
import { SkeletonLines } from '../../../../kit/skeleton.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { ExplainWord } from '../../../../academy/explain-word.tsx'
import { Figure } from '../../../../kit/figure.tsx'
import type { Campaign, Statistics } from '../../../../campaign/campaign.ts'
import { campaignWords } from '../../../../campaign/campaign-words.ts'
import { useMoneyParts } from '../../../../campaign/money-parts.ts'
import { StandingList } from '../../../../campaign/standing-list.tsx'
import { cumulated } from './by-day.ts'
import { followWords } from './follow-words.ts'
import { parisDay } from '@moisson/law/paris-time'

const refreshMs = 30_000

/** The live figures: answers day by day, where the money goes, by site, and what happens if nothing changes. */
export default function FollowTab({ campaign }: { campaign: Campaign }) {
  const words = useWords(followWords)
  const { timeOf } = useFormat()
  const live = campaign.state === 'open'
  const read = useLateRead(getStatistics, { path: { id: campaign.id } }, live ? { refetchMs: refreshMs } : {})
  if (read.error && !read.data) return <ErrorCard error={read.error} onRetry={() => void read.refetch()} />
  if (!read.data) return <SkeletonLines lines={8} />
  const statistics = read.data
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2 [&_figure]:grid-cols-1 [&_figure>div]:grid-cols-1">
        <ByDay campaign={campaign} statistics={statistics} />
        <Outcome campaign={campaign} statistics={statistics} />
        <ByDestination campaign={campaign} statistics={statistics} />
        <BySite statistics={statistics} />
        <ByInformation statistics={statistics} />
      </div>
      <p className="tabular text-sm text-neutral-600">{words.live(timeOf(statistics.as_of))}</p>
    </div>
  )
}

function ByDay({ campaign, statistics }: { campaign: Campaign; statistics: Statistics }) {
  const words = useWords(followWords)
  const { shortDay, count } = useFormat()
  const started = campaign.opens_at ?? campaign.launched_at ?? campaign.created_at
  const until = parisDay(campaign.closed_at ?? statistics.as_of)
  const days = cumulated(statistics.by_day, parisDay(started), until)
  return (
    <Card>
      <LineChart
        title={words.byDay}
        points={days.map(({ date }) => shortDay(date).slice(0, 5))}
        pointLabel={words.day}
        write={count}
        series={[
          { label: words.submitted, values: days.map(({ submitted }) => submitted), colour: 'primary' },
          { label: words.opened, values: days.map(({ opened }) => opened), colour: 'neutral' },
        ]}
      />
    </Card>
  )
}

const colours: Record<string, ChartColour> = {
  immediate_payment: 'cash',
  pee: 'pee',
  percol: 'percol',
  held: 'held',
}

function ByDestination({ campaign, statistics }: { campaign: Campaign; statistics: Statistics }) {
  const words = useWords(followWords)
  const { beforePay } = useWords(campaignWords)
  const { money } = useFormat()
  const { by_destination, by_fund, standings } = statistics
  const chosenOnly =
    campaign.state === 'open' && standings.default_applied.people + standings.held.people === 0
  return (
    <Card>
      {by_destination.length === 0 ? (
        <>
          <p className="font-medium text-neutral-950">{words.byDestination}</p>
          <p className="mt-1 text-neutral-600">
            {standings.answered.people > 0 ? words.tooFew : words.nothingYet}
          </p>
        </>
      ) : (
        <div className="grid grid-cols-1 gap-6">
          <BarChart
            title={chosenOnly ? words.byDestination : words.destinations}
            columns={[words.destination, campaign.like_pay ? beforePay.amount : words.amount]}
            parts={by_destination.map(({ key, label, amount_cents }) => ({
              label,
              value: amount_cents,
              text: money(amount_cents),
              colour: colours[key] ?? 'neutral',
            }))}
          />
          {by_fund.length > 0 && (
            <BarChart
              title={words.byFund}
              columns={[words.fund, campaign.like_pay ? beforePay.amount : words.amount]}
              parts={by_fund.map(({ key, label, amount_cents }) => ({
                label,
                value: amount_cents,
                text: money(amount_cents),
                colour: colours[key.split(' ')[0] ?? ''] ?? 'neutral',
              }))}
            />
          )}
          {campaign.state === 'open' && <p className="text-sm text-neutral-600">{words.choicesNote}</p>}
        </div>
      )}
    </Card>
  )
}

function BySite({ statistics }: { statistics: Statistics }) {
  const words = useWords(followWords)
  const answered = useAnswered()
  const sites = statistics.by_establishment
  return (
    <Card>
      <BarChart title={words.bySite} columns={[words.site, words.answered]} parts={sites.map(answered)} />
      {sites.some(({ key }) => key === 'others') && (
        <p className="mt-4 text-sm text-neutral-600">{words.siteNote}</p>
      )}
    </Card>
  )
}

/** What told people first, and how many of them answered. */
function ByInformation({ statistics }: { statistics: Statistics }) {
  const words = useWords(followWords)
  const answered = useAnswered()
  const ways = statistics.by_information
  // One group of everybody says nothing.
  if (ways.every(({ key }) => key === 'others')) return null
  return (
    <Card>
      <BarChart
        title={words.byInformation}
        columns={[words.information, words.answered]}
        parts={ways.map(answered)}
      />
      {ways.some(({ key }) => key === 'others') && (
        <p className="mt-4 text-sm text-neutral-600">{words.informationNote}</p>
      )}
    </Card>
  )
}

/** The part of a group that answered, in a share and in people. */
function useAnswered() {
  const words = useWords(followWords)
  const { count, percent } = useFormat()
  return ({ label, count: people, answered }: Statistics['by_establishment'][number]) => {
    const share = people === 0 ? 0 : answered / people
    return {
      label,
      value: share,
      text: `${percent(Math.round(share * 10_000), 0)} · ${words.ofTotal(count(answered), count(people))}`,
      colour: 'primary' as const,
    }
  }
}

/** Until the submission: what is chosen plus what silence will do. Afterwards: how each came to what was decided. */
function Outcome({ campaign, statistics }: { campaign: Campaign; statistics: Statistics }) {
  const words = useWords(followWords)
  const parts = useWords(campaignWords)
  const { beforePay } = parts
  const { money, text } = useFormat()
  const { amounts, standings } = statistics
  const silent = campaign.state === 'open' || campaign.state === 'closed'
  const { draft_policy, default_rule } = campaign
  const { asked_in } = campaignTypeFacts[campaign.type]
  const lines = useMoneyParts({ ...statistics, draft_policy, type: campaign.type })
  return (
    <Card>
      {silent && asked_in ? (
        <p className="font-medium text-neutral-950">{words.projection}</p>
      ) : silent ? (
        <StackedBar
          title={words.projection}
          columns={[words.destination, campaign.like_pay ? beforePay.amount : words.amount]}
          parts={lines}
        />
      ) : (
        <BarChart
          title={words.byChannel}
          columns={[words.channel, words.people]}
          parts={statistics.by_channel.map((channel) => ({
            label: channel.label,
            value: channel.count,
            text: parts.people(channel.count),
            colour: ['default', 'honoured'].includes(channel.key) ? 'neutral' : 'primary',
          }))}
        />
      )}
      {silent && (
        <p className="mt-3 text-sm text-pretty text-neutral-600">
          {asked_in
            ? words.askedProjection[asked_in]
            : `${words.projectionNote} ${text(defaultRuleNames[default_rule])}.`}
        </p>
      )}
      {/* Once it has ended, they stand at the top of the page. */}
      {campaign.state === 'open' && (
        <div className="mt-4 border-t border-neutral-200 pt-2">
          <StandingList campaign={{ standings, draft_policy, type: campaign.type }} />
        </div>
      )}
      <dl className="mt-4 grid grid-cols-2 gap-4 border-t border-neutral-200 pt-4 empty:hidden sm:grid-cols-3">
        {statistics.average_net_cents !== null && !asked_in && (
          <Figure label={campaign.like_pay ? beforePay.average : words.average}>
            {money(statistics.average_net_cents)}
          </Figure>
        )}
        {statistics.median_net_cents !== null && !asked_in && (
          <Figure label={campaign.like_pay ? beforePay.median : words.median}>
            {money(statistics.median_net_cents)}
          </Figure>
        )}
        {amounts.abondement_gross_cents > 0 && (
          <Figure label={<ExplainWord of="abondement" word={words.abondement} />}>
            {money(amounts.abondement_gross_cents)}
          </Figure>
        )}
        {amounts.late_interest_cents > 0 && (
          <Figure label={<ExplainWord of="interets-de-retard" word={words.lateInterest} />}>
            {money(amounts.late_interest_cents)}
          </Figure>
        )}
      </dl>
    </Card>
  )
}
