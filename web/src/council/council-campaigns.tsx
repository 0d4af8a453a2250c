import { ExplainWord } from '../academy/explain-word.tsx'
import type { Output } from '@moisson/contract/call'
import type { getCouncil } from '@moisson/contract/council'
import { UsersRound } from 'lucide-react'
import { Card } from '../kit/card.tsx'
import { LineChart } from '../kit/chart-line.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { Figure } from '../kit/figure.tsx'
import { StepsPanel } from '../kit/steps-panel.tsx'
import { useFormat } from '../kit/use-format.ts'
import { useWords } from '../words/catalogue.ts'
import { dataWords } from '../words/data.ts'
import { councilWords } from './council-words.ts'

type CouncilCampaign = Output<typeof getCouncil>['campaigns'][number]

/** The launched campaigns as a works council reads them, with an account or by a link. */
export function CouncilCampaigns({ campaigns }: { campaigns: readonly CouncilCampaign[] }) {
  const words = useWords(councilWords)
  if (campaigns.length === 0)
    return (
      <Card flush>
        <EmptyState icon={UsersRound} title={words.noCampaign}>
          {words.noCampaignWhy}
        </EmptyState>
      </Card>
    )
  return campaigns.map((campaign) => <CampaignCard key={campaign.id} campaign={campaign} />)
}

function CampaignCard({ campaign }: { campaign: CouncilCampaign }) {
  const words = useWords(councilWords)
  const { money, count, percent, mediumDay } = useFormat()
  const { average_cents, lowest_five_cents, highest_five_cents, envelope_cents, criteria } = campaign
  const how = criteria
    .filter(({ weight_bps }) => weight_bps > 0)
    .map(({ criterion, weight_bps }) => `${words.criteria[criterion]} ${percent(weight_bps, 0)}`)
  const when = [
    words.launched(mediumDay(campaign.launched_on)),
    ...(campaign.planned_payment_date ? [words.payment(mediumDay(campaign.planned_payment_date))] : []),
  ]
  const amounts = [
    [words.envelope, envelope_cents],
    [words.average, average_cents],
    [words.lowest, lowest_five_cents],
    [words.highest, highest_five_cents],
  ] as const
  return (
    <Card level={3} title={campaign.name}>
      <p className="text-sm text-pretty text-neutral-600">{when.join(' · ')}</p>
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 lg:grid-cols-5">
        <Figure label={words.people}>{count(campaign.people)}</Figure>
        {amounts.map(
          ([label, cents]) =>
            cents !== null && (
              <Figure
                key={label}
                label={label === words.envelope ? <ExplainWord of="enveloppe" word={label} /> : label}
              >
                {money(cents)}
              </Figure>
            ),
        )}
      </dl>
      <p className="mt-4 text-sm text-pretty text-neutral-600">
        {average_cents === null ? words.few : words.gross(lowest_five_cents !== null)}
        {how.length > 0 && ` ${words.shared(how.join(', '))}`}
      </p>
      {average_cents !== null && <Origin campaign={campaign} />}
    </Card>
  )
}

/** The formula in words, the curve it draws, and the figures and steps that gave the envelope. */
function Origin({ campaign }: { campaign: CouncilCampaign }) {
  const words = useWords(councilWords)
  const data = useWords(dataWords)
  const { formula, envelope_steps, curve } = campaign
  if (envelope_steps.length === 0)
    return <p className="mt-2 text-sm text-pretty text-neutral-600">{words.typed}</p>
  // The reserve of a participation has its steps, and no formula of its own to draw.
  if (formula.length === 0)
    return (
      <div className="mt-6">
        <StepsPanel steps={envelope_steps} title={data.envelopeFrom} />
      </div>
    )
  return (
    <div className="mt-6 grid grid-cols-1 gap-6">
      <section className="grid gap-2">
        <h4 className="font-medium text-neutral-950">{words.formula}</h4>
        {words.formulaFrench && <p className="text-sm text-neutral-600">{words.formulaFrench}</p>}
        <ul lang="fr" className="grid max-w-prose gap-1.5 text-pretty text-neutral-800">
          {formula.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      {curve ? (
        <Curve curve={curve} />
      ) : (
        <p className="text-sm text-pretty text-neutral-600">{words.noCurve}</p>
      )}
      <StepsPanel steps={envelope_steps} title={data.envelopeFrom} />
    </div>
  )
}

function Curve({ curve }: { curve: NonNullable<CouncilCampaign['curve']> }) {
  const words = useWords(councilWords)
  const { money, roundMoney, text } = useFormat()
  const { label, points, at } = curve
  const now = points[at]
  return (
    <div className="grid max-w-2xl gap-2">
      <LineChart
        title={words.curve(label)}
        pointLabel={label}
        points={points.map(({ shown }) => text(shown))}
        series={[{ label: words.envelope, values: points.map(({ envelope_cents }) => envelope_cents) }]}
        write={roundMoney}
        at={at}
      />
      {now && (
        <p className="text-sm text-pretty text-neutral-600">
          {words.curveNow(label, text(now.shown), money(now.envelope_cents))}
        </p>
      )}
    </div>
  )
}
