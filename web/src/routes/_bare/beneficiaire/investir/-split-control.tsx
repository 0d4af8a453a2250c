import { Lock, LockOpen } from 'lucide-react'
import { useRef } from 'react'
import { MoneyField } from '../../../../form/money-field.tsx'
import { IconButton } from '../../../../kit/icon-button.tsx'
import { buttonClass } from '../../../../kit/button-class.ts'
import { LiveRegion } from '../../../../kit/live-region.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useEasyWords } from '../../../../words/plain.ts'
import { choiceWords } from './-choice-words.ts'
import { Slider } from './-slider.tsx'
import type { Part, Run } from './-split.ts'
import { percentsOf, setPart, slidePart, startOf, sumOf } from './-split.ts'

export interface SplitPart<Key extends string> extends Part<Key> {
  name: string
  /** Under the name: when the money is free. */
  note?: string
  /** Class of its hue, for the text. */
  hue: string
}

/**
 * Shares an amount between places with sliders, euro fields and locks. The parts and what remains always make the
 * total, to the cent; the total is said aloud when it changes.
 */
export function SplitControl<Key extends string>(props: {
  parts: readonly SplitPart<Key>[]
  total: number
  onChange: (parts: Part<Key>[]) => void
  locks?: boolean
}) {
  const { parts, total, onChange, locks = true } = props
  const words = useEasyWords(choiceWords)
  const { money, percent: written } = useFormat()
  const run = useRef<Run<Key> | null>(null)
  const remaining = total - sumOf(parts)
  const percents = percentsOf(parts, total)
  const bare = parts.map(({ key, cents, locked }): Part<Key> => ({ key, cents, locked }))
  function move(key: Key, next: (from: readonly Part<Key>[]) => Part<Key>[]) {
    const from = startOf(run.current, bare, key)
    const gave = next(from)
    run.current = { key, from, gave }
    onChange(gave)
  }

  return (
    <>
      <div className="grid divide-y divide-neutral-200">
        {parts.map((part, place) => {
          const percent = percents[place] ?? 0
          const fixed = sumOf(parts.filter((other) => other.locked && other.key !== part.key))
          const toggleLock = () =>
            onChange(bare.map((one) => (one.key === part.key ? { ...one, locked: !one.locked } : one)))
          return (
            <fieldset key={part.key} className="grid min-w-0 gap-0.5 py-3 first:pt-0 last:pb-0">
              <legend className="sr-only">{part.name}</legend>
              <div className="flex items-center gap-3">
                <span aria-hidden className={`size-3 shrink-0 rounded-full bg-current ${part.hue}`} />
                <div className="min-w-0 flex-1 leading-5">
                  <p aria-hidden className="font-medium text-neutral-950">
                    {part.name}
                  </p>
                  {part.note && <p className="text-xs leading-4 text-neutral-600">{part.note}</p>}
                </div>
                <MoneyField
                  label={words.amountFor(part.name)}
                  labelHidden
                  className="w-32 shrink-0"
                  value={part.cents}
                  min={0}
                  max={Math.max(0, total - fixed)}
                  disabled={part.locked}
                  meanwhile={words.stillKept(money(part.cents))}
                  onChange={(cents) => move(part.key, (from) => setPart(from, part.key, cents ?? 0, total))}
                />
              </div>
              <div className="flex items-center gap-2">
                <Slider
                  percent={percent}
                  disabled={part.locked}
                  aria-label={words.shareFor(part.name)}
                  aria-valuetext={words.shareValue(String(percent), money(part.cents))}
                  className={`flex-1 ${part.hue}`}
                  onPercent={(asked) => move(part.key, (from) => slidePart(from, part.key, asked, total))}
                />
                <span aria-hidden className="tabular w-12 text-right text-sm text-neutral-700">
                  {written(percent * 100, 0)}
                </span>
                {locks && (
                  <IconButton
                    icon={part.locked ? Lock : LockOpen}
                    label={words.lock(part.name)}
                    aria-pressed={part.locked === true}
                    className={part.locked ? 'bg-neutral-200!' : '-mr-1'}
                    onClick={toggleLock}
                  />
                )}
              </div>
              {remaining > 0 && !part.locked && (
                <button
                  type="button"
                  className={buttonClass({ look: 'link', className: 'min-h-6 justify-self-start text-sm' })}
                  onClick={() => onChange(setPart(bare, part.key, part.cents + remaining, total))}
                >
                  {words.putRest(money(remaining))}
                  <span className="sr-only"> ({part.name})</span>
                </button>
              )}
            </fieldset>
          )
        })}
      </div>
      <LiveRegion>
        {words.live(money(remaining), parts.map((part) => `${part.name} ${money(part.cents)}`).join(', '))}
      </LiveRegion>
    </>
  )
}
