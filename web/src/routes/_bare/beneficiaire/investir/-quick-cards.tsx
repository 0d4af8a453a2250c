import { ChevronRight, SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { amountsOf } from '../-amounts-of.ts'
import { placeText } from '../-place-colours.ts'
import { placeWords } from '../-place-words.ts'
import { SplitBar } from '../-split-bar.tsx'
import type { Profile } from './-campaign-facts.ts'
import { firstWords } from './-first-words.ts'
import type { Asked } from './-asked.ts'
import { askedOf, sameAsked } from './-asked.ts'

type Quick = Profile['quick_choices'][number]

/** The ways to answer in one tap, in the same order for everybody, nothing chosen before the person chooses. */
export function QuickCards(props: {
  /** Whether the sum may be paid; else it is placed anyhow. */
  cash: boolean
  choices: readonly Quick[]
  /** The lines of a draft, to mark the card that it is. */
  draft: readonly Asked[] | null
  /** The lines of the confirmed choice that counts. */
  counted: readonly Asked[] | null
  onPick: (quick: Quick) => void
  onCustomise: (() => void) | null
}) {
  const words = useWords(firstWords)
  const { draft, counted } = props
  const is = (quick: Quick, lines: readonly Asked[] | null) =>
    lines !== null && sameAsked(quick.lines.map(askedOf), lines)
  const own = (lines: readonly Asked[] | null) =>
    lines !== null && !props.choices.some((quick) => is(quick, lines))
  return (
    <ul className="grid grid-cols-1 gap-2.5 lg:grid-cols-3 lg:gap-4">
      {props.choices.map((quick) => (
        <li key={quick.mode} className="grid">
          <QuickCard
            quick={quick}
            cash={props.cash}
            mark={<Mark draft={is(quick, draft)} counted={is(quick, counted)} />}
            onPick={() => props.onPick(quick)}
          />
        </li>
      ))}
      {props.onCustomise && (
        <li className="lg:col-span-3">
          <button
            type="button"
            onClick={props.onCustomise}
            className="card flex w-full items-center gap-3 px-4 py-3 text-left transition-colors hover:border-secondary-600 hover:bg-secondary-50"
          >
            <span className="grid size-9 shrink-0 place-items-center rounded-lg bg-secondary-100 text-secondary-800">
              <SlidersHorizontal aria-hidden className="size-4.5" />
            </span>
            <span className="min-w-0 flex-1">
              <span className="block font-semibold text-neutral-950">{words.customise}</span>
              <span className="block text-sm leading-5 text-neutral-600">
                {props.cash ? words.customiseBody : words.customiseFunds}
              </span>
            </span>
            <Mark draft={own(draft)} counted={own(counted)} />
            <ChevronRight aria-hidden className="size-5 shrink-0 text-neutral-500" />
          </button>
        </li>
      )}
    </ul>
  )
}

function QuickCard(props: { quick: Quick; cash: boolean; mark: ReactNode; onPick: () => void }) {
  const { quick, cash, mark, onPick } = props
  const words = useWords(firstWords)
  const places = useWords(placeWords)
  const { money, shortDay } = useFormat()
  const { estimate, lines } = quick
  const amounts = amountsOf(lines)
  const invested = amounts.pee + amounts.percol
  const kind = amounts.pee > 0 ? 'pee' : 'percol'
  const free =
    invested === 0
      ? words.freeAtOnce
      : kind === 'percol'
        ? words.freeRetirement
        : estimate.pee_available_on
          ? words.freeOn(shortDay(estimate.pee_available_on))
          : places.peeLocked
  return (
    <button
      type="button"
      onClick={onPick}
      className="group card grid w-full content-start gap-1.5 px-4 py-2.5 text-left transition-colors hover:border-primary-700 hover:bg-primary-50/60"
    >
      <span className="flex items-center gap-2">
        <span className="min-w-0 flex-1 font-semibold text-neutral-950">
          {cash ? words.quick[quick.mode as 'quick_cash'] : words.placed[lines[0]?.management_mode ?? 'free']}
        </span>
        {mark}
        <ChevronRight
          aria-hidden
          className="size-5 shrink-0 text-neutral-500 transition-transform group-hover:translate-x-0.5"
        />
      </span>
      <SplitBar amounts={amounts} silent />
      <span className="grid grid-cols-2 gap-x-4 gap-y-0.5">
        {cash && (
          <Figure
            label={estimate.like_pay ? places.place.immediate_payment : words.netToday}
            value={money(amounts.immediate_payment)}
            strong={amounts.immediate_payment > 0}
            tone="text-cash"
          />
        )}
        <Figure
          label={invested > 0 ? `${words.invested} ${words.onPlan(places.place[kind])}` : words.invested}
          value={money(invested)}
          strong={invested > 0}
          tone={placeText[kind]}
        />
        {cash && (
          <Figure
            label={words.matching}
            value={estimate.abondement_net_cents > 0 ? `+ ${money(estimate.abondement_net_cents)}` : money(0)}
            strong={estimate.abondement_net_cents > 0}
            tone="text-neutral-950"
          />
        )}
        <Figure label={words.free} value={free} strong tone="text-neutral-950" />
      </span>
    </button>
  )
}

function Figure(props: { label: string; value: string; strong: boolean; tone: string }) {
  return (
    <span className="block leading-5">
      <span className="block text-xs leading-4 text-neutral-600">{props.label} </span>
      <span className={`tabular block ${props.strong ? `font-semibold ${props.tone}` : 'text-neutral-600'}`}>
        {props.value}
      </span>
    </span>
  )
}

function Mark({ draft, counted }: { draft: boolean; counted: boolean }) {
  const words = useWords(firstWords)
  if (!draft && !counted) return null
  return (
    <span
      className={`rounded-full px-2.5 text-xs leading-6 font-medium whitespace-nowrap ${draft ? 'bg-amber-100 text-amber-950' : 'bg-primary-100 text-primary-900'}`}
    >
      {draft ? words.yourDraft : words.yourChoice}
    </span>
  )
}
