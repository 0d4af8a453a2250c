import { daysOfAmount } from '@moisson/core/choice/half-days'
import { incomeTaxRates } from '@moisson/law/parameters/income-tax'
import { Suspense, lazy, useState } from 'react'
import { ExplainWord } from '../../../../academy/explain-word.tsx'
import { SelectField } from '../../../../kit/field.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useEasier, useEasyWords } from '../../../../words/plain.ts'
import { placeWords } from './-place-words.ts'
import { SplitBar } from '../-split-bar.tsx'
import { TaxableTerm } from '../-terms.tsx'
import { useAskedWords } from './-asked-words.ts'
import type { Profile } from './-campaign-facts.ts'
import { choiceWords } from './-choice-words.ts'
import type { ShownChoice } from './-shown-choice.ts'

const MatchingSteps = lazy(() => import('./-matching-steps.tsx'))

/** What the choice gives, as it changes: paid, invested, matched, free, taxed. */
export function Effects(props: {
  shown: ShownChoice
  profile: Profile
  offline: boolean
  remaining?: number
}) {
  const { shown, profile, offline, remaining = 0 } = props
  const words = useEasyWords(choiceWords)
  const own = useAskedWords(shown)
  const { peeLocked, place } = useEasyWords(placeWords)
  const { language, money, mediumDay, shortDay, text } = useFormat()
  const easier = useEasier()
  const { amounts, matching } = shown
  const invested = amounts.pee + amounts.percol
  const day = shown.pee_available_on ? mediumDay(shown.pee_available_on) : null
  const free =
    invested === 0
      ? words.freeAtOnce
      : amounts.percol === 0
        ? day
          ? words.freeOn(day)
          : peeLocked
        : amounts.pee === 0 || !day
          ? words.freeRetirement
          : words.freeBoth(shortDay(shown.pee_available_on ?? ''))
  return (
    <section className="card grid gap-3 p-4">
      <h2 className="font-semibold">{words.effects}</h2>
      <SplitBar amounts={amounts} remaining={remaining} />
      <dl className="grid gap-1.5">
        {shown.own ? (
          <Row
            label={own.withheld}
            value={
              shown.day_cents === null ? money(invested) : daysOfAmount(invested, shown.day_cents, language)
            }
            strong
          />
        ) : (
          <Row
            label={shown.like_pay ? place.immediate_payment : words.netToday}
            value={money(amounts.immediate_payment)}
            strong
          />
        )}
        <Row label={words.invested} value={money(invested)} strong />
        <Row
          label={
            <ExplainWord
              of="abondement"
              word={words.matching}
              example={profile.abondement.rules.map((rule) => (
                <p key={rule.plan}>
                  <strong className="block font-medium">{place[rule.plan]}</strong>
                  {text(easier(rule.sentence))}
                </p>
              ))}
            />
          }
          value={
            matching
              ? matching.net_cents > 0
                ? `+ ${money(matching.net_cents)}`
                : money(0)
              : offline
                ? words.offlinePending
                : words.pending
          }
          strong={matching !== null}
        />
        <Row label={words.free} value={free} strong />
        {shown.cost_cents > 0 && <Row label={words.yearCost} value={money(shown.cost_cents)} />}
      </dl>
      {shown.managed && <p className="text-xs leading-4 text-neutral-600">{words.managedCost}</p>}
      {profile.abondement.rules
        .filter(
          (rule) =>
            amounts[rule.plan] > 0 && (rule.used_cents > 0 || rule.subject_to || rule.remaining_cents === 0),
        )
        .map((rule) => (
          <p key={rule.plan} className="text-xs leading-4 text-neutral-600">
            {text(easier(rule.account))} {rule.subject_to && text(easier(rule.subject_to))}
          </p>
        ))}
      {matching && matching.gross_cents > 0 && (
        <Suspense>
          <MatchingSteps lines={shown.lines} profile={profile} />
        </Suspense>
      )}
      {shown.like_pay || shown.own ? (
        <p className="border-t border-neutral-200 pt-3 text-sm text-pretty text-neutral-700">
          {shown.like_pay ? words.likePay : own.taxed(amounts.percol > 0)}
        </p>
      ) : (
        <IncomeTax shown={shown} profile={profile} />
      )}
    </section>
  )
}

/** What of the part paid is taxed, at the band the person names. */
function IncomeTax({ shown, profile }: { shown: ShownChoice; profile: Profile }) {
  const words = useEasyWords(choiceWords)
  const { money, percent } = useFormat()
  const [band, setBand] = useState('')
  const { rules_date } = profile.default_preview.estimate
  const bands = [0, ...incomeTaxRates.map((rate) => rate.on(rules_date).value)]
  return (
    <div className="grid gap-2 border-t border-neutral-200 pt-3">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="text-sm text-neutral-700">
          <TaxableTerm amounts={profile.amounts} word={words.taxTitle} />
        </h3>
        <p className="tabular text-right text-sm">
          {shown.taxable_cents === 0
            ? words.taxFree
            : band
              ? words.taxEstimate(money(Math.round((shown.taxable_cents * Number(band)) / 100)))
              : words.taxable(money(shown.taxable_cents))}
        </p>
      </div>
      {shown.taxable_cents > 0 && (
        <>
          <SelectField
            label={words.taxRate}
            value={band}
            onChange={(event) => setBand(event.target.value)}
            options={bands.map((value) => ({ value: String(value), label: percent(value * 100, 0) }))}
            placeholder={words.taxNone}
          />
          <p className="text-xs leading-4 text-neutral-600">{words.taxNote}</p>
        </>
      )}
    </div>
  )
}

function Row(props: { label: React.ReactNode; value: React.ReactNode; strong?: boolean }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-sm text-neutral-700">{props.label}</dt>
      <dd
        className={`tabular text-right ${props.strong ? 'font-semibold text-neutral-950' : 'text-neutral-800'}`}
      >
        {props.value}
      </dd>
    </div>
  )
}
