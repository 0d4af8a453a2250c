import { ChevronRight, SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormat } from '../../../../kit/use-format.ts'
import { useEasyWords } from '../../../../words/plain.ts'
import { amountsOf } from '../-amounts-of.ts'
import { placeWords } from './-place-words.ts'
import { SplitBar } from '../-split-bar.tsx'
import type { Profile } from './-campaign-facts.ts'
import { firstWords } from './-first-words.ts'
import type { Asked } from './-asked.ts'
import { askedOf, isOpen, sameAsked } from './-asked.ts'

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
  const words = useEasyWords(firstWords)
  const { draft, counted } = props
  const is = (quick: Quick, lines: readonly Asked[] | null) =>
    lines !== null && !lines.some(isOpen) && sameAsked(quick.lines.map(askedOf), lines)
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
            <span className="grid size-9 shrink-0 place-items-center rounded-lg bg-secondary-100 text-secondary-800 max-[16rem]:hidden">
              <SlidersHorizontal aria-hidden className="size-4.5" />
            </span>
            {/* On a narrow phone the mark goes under the words rather than squeeze them. */}
            <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1.5">
              <span className="min-w-0 grow basis-40">
                <span className="block font-semibold text-neutral-950">{words.customise}</span>
                <span className="block text-sm leading-5 text-neutral-600">
                  {props.cash ? words.customiseBody : words.customiseFunds}
                </span>
              </span>
              <Mark draft={own(draft)} counted={own(counted)} />
            </span>
            <ChevronRight aria-hidden className="size-5 shrink-0 text-neutral-500" />
          </button>
        </li>
      )}
    </ul>
  )
}

function QuickCard(props: { quick: Quick; cash: boolean; mark: ReactNode; onPick: () => void }) {
  const { quick, cash, mark, onPick } = props
  const words = useEasyWords(firstWords)
  const { money } = useFormat()
  const { estimate, lines } = quick
  const amounts = amountsOf(lines)
  const gain = estimate.abondement_net_cents
  const paid = amounts.immediate_payment
  const [value, label, tone] =
    gain > 0
      ? [`+ ${money(gain)}`, words.added, 'text-primary-800']
      : paid > 0
        ? [money(paid), words.paid, 'text-cash']
        : [money(amounts.pee + amounts.percol), words.invested, 'text-neutral-950']
  return (
    <button
      type="button"
      onClick={onPick}
      className="group card grid w-full content-start gap-1.5 px-4 py-2.5 text-left transition-colors hover:border-primary-700 hover:bg-primary-50/60"
    >
      <span className="flex items-center gap-2">
        <span className="flex-1 font-semibold text-neutral-950">
          {cash ? words.quick[quick.mode as 'quick_cash'] : words.placed[lines[0]?.management_mode ?? 'free']}
        </span>
        {mark}
        <ChevronRight
          aria-hidden
          className="size-5 shrink-0 text-neutral-500 transition-transform group-hover:translate-x-0.5"
        />
      </span>
      <SplitBar amounts={amounts} silent />
      <span className="leading-6">
        <strong className={`tabular text-lg font-semibold ${tone}`}>{value}</strong> <span>{label}</span>
      </span>
      <Means amounts={amounts} estimate={estimate} />
    </button>
  )
}

/** What the way does with each part: where it goes, what is declared, when it is free. */
function Means({
  amounts,
  estimate,
}: {
  amounts: ReturnType<typeof amountsOf>
  estimate: Quick['estimate']
}) {
  const words = useEasyWords(firstWords)
  const places = useEasyWords(placeWords)
  const { money, shortDay } = useFormat()
  const { abondement_net_cents, like_pay, pee_available_on, taxable_cents } = estimate
  const paid = amounts.immediate_payment
  const facts = [
    paid > 0 && abondement_net_cents > 0 && words.paidPart(money(paid)),
    ...(['pee', 'percol'] as const).map(
      (kind) => amounts[kind] > 0 && words.onPlan(money(amounts[kind]), places.place[kind]),
    ),
    paid > 0 && !like_pay && words.taxable(money(taxable_cents)),
    amounts.pee > 0 && (pee_available_on ? words.freeOn(shortDay(pee_available_on)) : places.peeLocked),
    amounts.percol > 0 && words.freeRetirement,
  ]
  return (
    <span className="tabular flex flex-wrap gap-x-3 text-sm leading-5 text-neutral-700">
      {facts.map(
        (fact) =>
          fact && (
            <span key={fact}>
              <span className="sr-only">, </span>
              {fact}{' '}
            </span>
          ),
      )}
    </span>
  )
}

function Mark({ draft, counted }: { draft: boolean; counted: boolean }) {
  const words = useEasyWords(firstWords)
  if (!draft && !counted) return null
  return (
    <span
      className={`rounded-xl px-2.5 text-center text-xs leading-6 font-medium ${draft ? 'bg-amber-100 text-amber-950' : 'bg-primary-100 text-primary-900'}`}
    >
      {draft ? words.yourDraft : words.yourChoice}
    </span>
  )
}
