import { useState } from 'react'
import { MoneyField } from '../../../../form/money-field.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useEasyWords } from '../../../../words/plain.ts'
import { leastCents } from './-asked.ts'
import { plansOf } from './-campaign-facts.ts'
import { OwnFrame, type OwnStepProps } from './-own-frame.tsx'
import { ownWords } from './-own-words.ts'
import { placeWords } from './-place-words.ts'
import { shownChoice } from './-shown-choice.ts'
import { linesOf, workingFrom } from './-working-choice.ts'

/** How much of one's own money to pay in, on each plan. */
export function OwnStep({ room, start, onChange, onNext, ...known }: OwnStepProps) {
  const { campaign, profile, choices } = known
  const words = useEasyWords(ownWords)
  const places = useEasyWords(placeWords)
  const { money, longDay, mediumDay } = useFormat()
  const paidOn = profile.default_preview.estimate.rules_date
  const plans = plansOf(campaign)
  const [working, setWorking] = useState(() => workingFrom(start, plans))
  const [asked, setAsked] = useState(false)
  const total = working.amounts.pee + working.amounts.percol
  const shown = shownChoice(linesOf(working), { campaign, profile, choices })
  const notes = {
    pee: profile.pee_available_on ? places.freeOn(mediumDay(profile.pee_available_on)) : places.peeLocked,
    percol: places.when.percol,
  }
  const problem =
    total > room ? words.above(money(total - room)) : asked && total === 0 ? words.noAmount : null

  function change(kind: 'pee' | 'percol', cents: number | null) {
    const next = { ...working, amounts: { ...working.amounts, [kind]: cents ?? 0 } }
    setWorking(next)
    onChange(linesOf(next))
  }
  function goOn() {
    setAsked(true)
    if (total > 0 && total <= room) onNext()
  }
  return (
    <OwnFrame {...known} most={money(room)} upTo={words.upTo} problem={problem} onGoOn={goOn}>
      <div className="grid gap-4 sm:grid-cols-2">
        {plans.map(({ kind }) => (
          <MoneyField
            key={kind}
            name={`amounts.${kind}`}
            label={places.place[kind]}
            help={notes[kind]}
            value={working.amounts[kind] || null}
            min={leastCents}
            orNothing
            onChange={(cents) => change(kind, cents)}
          />
        ))}
      </div>
      {total > 0 && (
        <p className="tabular text-pretty text-neutral-900" aria-live="polite">
          <strong className="font-semibold">{words.each(money(total))}</strong>
          {shown.matching && shown.matching.net_cents > 0
            ? ` ${words.matched(money(shown.matching.net_cents))}`
            : '.'}
        </p>
      )}
      <ul className="grid list-disc gap-1 pl-5 text-sm text-pretty text-neutral-700">
        <li>{words.fromPay(longDay(paidOn))}</li>
        <li>{words.elsewhere(paidOn.slice(0, 4))}</li>
        <li>{words.taxed(campaign.destinations.includes('percol'))}</li>
      </ul>
    </OwnFrame>
  )
}
