import type { PlanKind } from '@moisson/core/vocabulary'
import { useFormat } from '../../../../kit/use-format.ts'
import { useEasyWords } from '../../../../words/plain.ts'
import { amountsOf } from '../-amounts-of.ts'
import { placeFill, placeText } from '../-place-colours.ts'
import { placeWords } from './-place-words.ts'
import { SplitBar } from '../-split-bar.tsx'
import { useAmountSaid } from './-asked-words.ts'
import type { Fund } from './-campaign-facts.ts'
import { yearlyCost } from './-campaign-facts.ts'
import { choiceWords } from './-choice-words.ts'
import { DicLink } from './-dic-link.tsx'
import type { ShownLine } from './-shown-choice.ts'
import { wayOf } from './-shown-choice.ts'
import { destinationOrder } from './-working-choice.ts'

/** A choice in full: how much, where, until when, and in which fund. */
export function ChoiceLines(props: {
  lines: readonly ShownLine[]
  /** With risk, cost and document of each fund. */
  funds?: Readonly<Record<PlanKind, readonly Fund[]>>
  /** No income tax is due on what is paid. */
  untaxed: boolean
  /** Where days are given: the value of one. */
  day_cents: number | null
}) {
  const { lines, funds, untaxed, day_cents } = props
  const said = useAmountSaid(day_cents)
  const words = useEasyWords(choiceWords)
  const places = useEasyWords(placeWords)
  const { money, mediumDay } = useFormat()
  const amounts = amountsOf(lines)
  function fundFacts(line: ShownLine) {
    if (!funds || line.destination === 'immediate_payment') return null
    const fund = funds[line.destination].find((one) => one.id === line.fund_id)
    if (!fund) return null
    return (
      <span className="flex flex-wrap items-center gap-x-3 text-neutral-600">
        <span>{words.risk(String(fund.sri))}</span>
        <span className="tabular">
          {words.perYear(money(yearlyCost(fund, line.amount_cents + line.abondement_net_cents)))}
        </span>
        <DicLink fund={fund} short />
      </span>
    )
  }
  return (
    <div className="grid gap-3">
      <SplitBar amounts={amounts} silent />
      <ul className="grid gap-3">
        {destinationOrder
          .filter((place) => amounts[place] > 0)
          .map((place) => {
            const own = lines.filter((line) => line.destination === place)
            const day = own.find((line) => line.available_on)?.available_on
            const matched = own.reduce((sum, line) => sum + line.abondement_net_cents, 0)
            return (
              <li key={place} className="grid gap-0.5">
                <div className="flex flex-wrap items-baseline gap-x-2.5">
                  <span
                    aria-hidden
                    className={`size-3 shrink-0 self-center rounded-full ${placeFill[place]}`}
                  />
                  <span className="min-w-0 flex-1 basis-32 font-medium text-neutral-950">
                    {places.longPlace[place]}
                  </span>
                  <span className={`tabular ml-auto font-semibold ${placeText[place]}`}>
                    {said(amounts[place])}
                  </span>
                </div>
                <p className="pl-5.5 text-sm text-neutral-700">
                  {place === 'pee'
                    ? day
                      ? places.freeOn(mediumDay(day))
                      : places.peeLocked
                    : untaxed && place === 'immediate_payment'
                      ? places.paidUntaxed
                      : places.when[place]}
                </p>
                {place !== 'immediate_payment' && (
                  <ul className="grid gap-0.5 pl-5.5 text-sm text-neutral-700">
                    {own.map((line, index) => (
                      <li key={index}>
                        <span className="flex justify-between gap-4">
                          <span lang={line.fund_name ? 'fr' : undefined}>{wayOf(line, places)}</span>
                          {own.length > 1 && <span className="tabular">{money(line.amount_cents)}</span>}
                        </span>
                        {fundFacts(line)}
                      </li>
                    ))}
                  </ul>
                )}
                {matched > 0 && (
                  <p className="pl-5.5 text-sm font-medium text-primary-800">
                    {places.matched(money(matched))}
                  </p>
                )}
              </li>
            )
          })}
      </ul>
    </div>
  )
}
