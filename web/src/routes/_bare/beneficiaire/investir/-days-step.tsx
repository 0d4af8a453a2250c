import { halfDaysIn, inDays } from '@moisson/core/choice/half-days'
import { valueOfHalfDays } from '@moisson/law/half-days'
import { useState } from 'react'
import { useFormat } from '../../../../kit/use-format.ts'
import { useEasyWords } from '../../../../words/plain.ts'
import { plansOf } from './-campaign-facts.ts'
import { choiceWords } from './-choice-words.ts'
import { daysWords } from './-days-words.ts'
import { EarlierRelease } from './-earlier-release.tsx'
import { HalfDaysField } from './-half-days-field.tsx'
import { OwnFrame, type OwnStepProps } from './-own-frame.tsx'
import { shownChoice } from './-shown-choice.ts'
import { linesOf, workingFrom } from './-working-choice.ts'

/** How many rest days to give: by halves, each count with its value, all of it on the PER COL. */
export function DaysStep({ room, start, onChange, onNext, ...known }: OwnStepProps & { day: number }) {
  const { campaign, profile, choices, day } = known
  const words = useEasyWords(daysWords)
  const { language, money, longDay } = useFormat()
  const paidOn = profile.default_preview.estimate.rules_date
  const [working, setWorking] = useState(() => workingFrom(start, plansOf(campaign)))
  const [asked, setAsked] = useState(false)
  const most = halfDaysIn(room, day) ?? 0
  // What was kept before the value of a day was corrected is no number of days any more: it is chosen again.
  const { percol } = working.amounts
  const kept = halfDaysIn(percol, day)
  const halves = kept ?? 0
  const worth = money(valueOfHalfDays(halves, day))

  function change(half_days: number) {
    const next = { ...working, amounts: { ...working.amounts, percol: valueOfHalfDays(half_days, day) } }
    setWorking(next)
    onChange(linesOf(next))
  }
  function goOn() {
    setAsked(true)
    if (halves === 0 || halves > most) return
    onNext()
  }
  return (
    <OwnFrame
      {...known}
      most={inDays(most, language)}
      upTo={words.most(money(room))}
      problem={
        kept === null
          ? words.corrected
          : halves > most
            ? words.tooMany(inDays(most, language))
            : asked && halves === 0
              ? words.noAnswer
              : null
      }
      onGoOn={goOn}
    >
      <HalfDaysField value={halves} most={most} onChange={change} />
      <div className="grid justify-items-center gap-0.5 text-center">
        <p className="tabular text-lg font-semibold text-pretty text-neutral-950" aria-live="polite">
          {halves === 0 ? words.keepsAll : words.worth(inDays(halves, language), worth)}
        </p>
        <Added
          matched={
            halves === 0
              ? 0
              : (shownChoice(linesOf(working), { campaign, profile, choices }).matching?.net_cents ?? null)
          }
          {...known}
        />
      </div>
      <ul className="grid list-disc gap-1 pl-5 text-sm text-pretty text-neutral-700">
        <li>{words.taken(longDay(paidOn))}</li>
        <li>{words.valued}</li>
        <li>{words.taxed()}</li>
        <li>{words.elsewhere(paidOn.slice(0, 4))}</li>
        <li>{words.locked}</li>
      </ul>
      <EarlierRelease plans={['percol']} />
    </OwnFrame>
  )
}

/** What the company adds to these days, where its plan adds anything. */
function Added(props: Pick<OwnStepProps, 'profile' | 'view'> & { matched: number | null }) {
  const { profile, view, matched } = props
  const words = useEasyWords(choiceWords)
  const { money } = useFormat()
  if (profile.leaver_note || !profile.abondement.rules.some(({ plan }) => plan === 'percol')) return null
  return (
    <p className="tabular text-sm text-neutral-700" aria-live="polite">
      {words.matching}{' '}
      <span className={matched ? 'font-semibold text-primary-800' : ''}>
        {matched !== null
          ? `${matched > 0 ? '+\u00a0' : ''}${money(matched)}`
          : view.state.kind === 'on_phone'
            ? words.offlinePending
            : words.pending}
      </span>
    </p>
  )
}
