import { useState } from 'react'
import { managedProfiles } from '@moisson/core/vocabulary'
import { Button } from '../../../../kit/button.tsx'
import { late } from '../../../../kit/late.tsx'
import { RadioCards } from '../../../../kit/radio-cards.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useEasyWords } from '../../../../words/plain.ts'
import { placeEdge, placeText } from '../-place-colours.ts'
import { placeWords } from './-place-words.ts'
import { Term } from '../-terms.tsx'
import { useAmountSaid } from './-asked-words.ts'
import type { Campaign, Fund } from './-campaign-facts.ts'
import { neutralOrder, shortList } from './-campaign-facts.ts'
import { choiceWords } from './-choice-words.ts'
import { CompareFunds } from './-compare-funds.tsx'
import { FundCard } from './-fund-card.tsx'
import type { ShownLine } from './-shown-choice.ts'
import { SplitControl } from './-split-control.tsx'
import type { PlanOffer, PlanWay, WorkingChoice } from './-working-choice.ts'
import { fundCents, maxFunds, toggleFund } from './-working-choice.ts'

const ManagedGrid = late(() => import('./-managed-grid.tsx'))

/** How the money of one plan is managed: by the person, fund by fund, or by the manager, by profile. */
export function PlanPanel(props: {
  plan: PlanOffer
  funds: readonly Fund[]
  working: WorkingChoice
  abondement: string | null
  /** Where days are given: the value of one. */
  day_cents: number | null
  /** The lines of the choice, with their matching where the server has computed it. */
  lines: readonly ShownLine[]
  /** How its profiles lower the risk, step by step. */
  steps: Campaign['managed_steps'][PlanOffer['kind']]
  availability: string
  /** Who keeps the account, and what it costs after a departure; null where nobody said. */
  keeping: string | null
  onWay: (way: PlanWay) => void
}) {
  const { plan, working, day_cents, steps, abondement, availability, keeping, onWay } = props
  const words = useEasyWords(choiceWords)
  const places = useEasyWords(placeWords)
  const said = useAmountSaid(day_cents)
  const way = working.ways[plan.kind]
  const total = working.amounts[plan.kind]
  const funds = neutralOrder(props.funds)
  const both = plan.managed && funds.length > 0
  const mode = way.mode ?? (both ? null : plan.managed ? 'managed' : 'free')

  return (
    <section
      id={`plan-${plan.kind}`}
      aria-labelledby={`plan-${plan.kind}-title`}
      className={`card grid scroll-mt-20 gap-4 border-l-4 p-4 ${placeEdge[plan.kind]}`}
    >
      <header className="grid gap-0.5">
        <h2 id={`plan-${plan.kind}-title`} className="font-semibold">
          {words.wayTitle(places.place[plan.kind], said(total))}
        </h2>
        <p className="text-sm text-neutral-700">
          {availability} · <Term of={plan.kind} />
        </p>
        {abondement && <p className="text-sm text-pretty text-neutral-700">{abondement}</p>}
        {keeping && <p className="text-sm text-pretty text-neutral-600">{keeping}</p>}
      </header>
      {both && (
        <RadioCards
          legend={words.wayQuestion}
          columns={2}
          value={mode}
          onChange={(value) => onWay({ ...way, mode: value })}
          options={(['free', 'managed'] as const).map((value) => ({
            value,
            title: words.ways[value],
            body: words.wayBodies[value],
          }))}
        />
      )}
      {mode === 'managed' && (
        <RadioCards
          legend={words.profileQuestion}
          columns={3}
          value={way.profile}
          onChange={(profile) => onWay({ ...way, mode: 'managed', profile })}
          options={managedProfiles.map((value) => ({
            value,
            title: words.profiles[value],
            body: words.profileBodies[value],
          }))}
        />
      )}
      {mode === 'managed' && steps.length > 0 && <ManagedGrid steps={steps} profile={way.profile} />}
      {mode === 'free' && <FreeFunds {...props} />}
    </section>
  )
}

/** The funds, the short list first, with what each costs for what would be placed on it, matching included. */
function FreeFunds(props: Parameters<typeof PlanPanel>[0]) {
  const { plan, working, onWay } = props
  const words = useEasyWords(choiceWords)
  const places = useEasyWords(placeWords)
  const { money } = useFormat()
  const way = working.ways[plan.kind]
  const total = working.amounts[plan.kind]
  const funds = neutralOrder(props.funds)
  const [all, setAll] = useState(false)
  const chosenIds = way.funds.map(({ id }) => id)
  const short = all ? null : shortList(funds, chosenIds)
  const matched = (id?: string) =>
    props.lines
      .filter((line) => line.destination === plan.kind && (id === undefined || line.fund_id === id))
      .reduce((sum, line) => sum + line.abondement_net_cents, 0)
  const placed = total + matched()
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1 text-sm font-medium text-neutral-900">
        {words.fundsQuestion(places.place[plan.kind])}
      </legend>
      <p className="text-sm text-pretty text-neutral-600">
        {words.fundsOrder} {short && words.shortListed} {words.costsFor(money(placed))} {words.toKnow}{' '}
        <Term of="sri" />, <Term of="dic" />.
      </p>
      <CompareFunds funds={funds} cents={placed} />
      <div className="grid gap-2.5 md:grid-cols-2">
        {(short ?? funds).map((fund) => {
          const chosen = chosenIds.includes(fund.id)
          return (
            <FundCard
              key={fund.id}
              fund={fund}
              chosen={chosen}
              disabled={!chosen && way.funds.length >= maxFunds}
              cents={chosen ? (fundCents(working, plan.kind).get(fund.id) ?? 0) + matched(fund.id) : placed}
              onToggle={() => onWay(toggleFund(way, fund.id))}
            />
          )
        })}
      </div>
      {short && (
        <Button className="justify-self-start" onClick={() => setAll(true)}>
          {words.allFunds(funds.length)}
        </Button>
      )}
      {way.funds.length >= maxFunds && <p className="text-sm text-amber-900">{words.fundsFull}</p>}
      {way.funds.length > 1 && (
        <div className="grid gap-3 rounded-xl bg-neutral-50 p-3">
          <p className="text-sm font-medium">{words.fundsPicked(way.funds.length)}</p>
          <SplitControl
            parts={way.funds.map(({ id }) => ({
              key: id,
              cents: fundCents(working, plan.kind).get(id) ?? 0,
              name: funds.find((fund) => fund.id === id)?.name ?? id,
              hue: placeText[plan.kind],
            }))}
            total={total}
            locks={false}
            onChange={(parts) =>
              onWay({ ...way, funds: parts.map(({ key, cents }) => ({ id: key, weight: cents })) })
            }
          />
        </div>
      )}
    </fieldset>
  )
}
