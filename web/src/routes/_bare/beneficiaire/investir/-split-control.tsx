import { Lock, LockOpen } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from '../../../../kit/button.tsx'
import { buttonClass } from '../../../../kit/button-class.ts'
import { LiveRegion } from '../../../../kit/live-region.tsx'
import { MoneyField } from '../../../../kit/money-field.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { choiceWords } from './-choice-words.ts'
import type { Part } from './-split.ts'
import { percentOf, setPart, slidePart, sumOf } from './-split.ts'

export interface SplitPart<Key extends string> extends Part<Key> {
  name: string
  /** Under the name: when the money is free, what is added to it. */
  note?: React.ReactNode
  /** Classes of its hue: `dot` fills, `accent` colours the slider. */
  dot: string
  accent: string
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
  const words = useWords(choiceWords)
  const { money } = useFormat()
  const gesture = useRef<readonly Part<Key>[] | null>(null)
  const remaining = total - sumOf(parts)
  const bare = parts.map(({ key, cents, locked }): Part<Key> => ({ key, cents, locked }))

  function begin() {
    gesture.current = bare
  }
  function end() {
    gesture.current = null
  }
  const toggle = (key: Key) =>
    onChange(bare.map((part) => (part.key === key ? { ...part, locked: !part.locked } : part)))

  return (
    <div className="grid divide-y divide-neutral-200">
      {parts.map((part) => {
        const percent = percentOf(part.cents, total)
        const fixed = sumOf(parts.filter((other) => other.locked && other.key !== part.key))
        return (
          <fieldset key={part.key} className="grid gap-1 py-3 first:pt-0 last:pb-0">
            <legend className="sr-only">{part.name}</legend>
            <div className="flex items-center gap-2">
              <span aria-hidden className={`size-3 shrink-0 rounded-full ${part.dot}`} />
              <div className="min-w-0 flex-1 leading-5">
                <p className="font-medium text-neutral-950">{part.name}</p>
                {part.note && <div className="text-xs leading-4 text-neutral-600">{part.note}</div>}
              </div>
              <MoneyField
                label={words.amountFor(part.name)}
                labelHidden
                className="w-34 shrink-0"
                value={part.cents}
                max={Math.max(0, total - fixed)}
                disabled={part.locked}
                onChange={(cents) => onChange(setPart(bare, part.key, cents ?? 0, total))}
              />
              {locks && (
                <IconButton
                  icon={part.locked ? Lock : LockOpen}
                  label={part.locked ? words.unlock(part.name) : words.lock(part.name)}
                  aria-pressed={part.locked === true}
                  className={part.locked ? 'bg-neutral-200!' : undefined}
                  onClick={() => toggle(part.key)}
                />
              )}
            </div>
            <div className="flex items-center gap-3">
              <input
                type="range"
                min={0}
                max={100}
                step={1}
                value={percent}
                disabled={part.locked}
                aria-label={words.shareFor(part.name)}
                aria-valuetext={words.shareValue(String(percent), money(part.cents))}
                onPointerDown={begin}
                onPointerUp={end}
                onPointerCancel={end}
                onBlur={end}
                onChange={(event) =>
                  onChange(slidePart(gesture.current ?? bare, part.key, Number(event.target.value), total))
                }
                className={`h-11 min-w-0 flex-1 cursor-pointer disabled:cursor-not-allowed disabled:opacity-60 ${part.accent}`}
              />
              <span aria-hidden className="tabular w-12 text-right text-sm text-neutral-700">
                {percent}&nbsp;%
              </span>
            </div>
            {remaining > 0 && !part.locked && (
              <button
                type="button"
                className={buttonClass({ look: 'link', className: 'justify-self-start text-sm' })}
                onClick={() => onChange(setPart(bare, part.key, part.cents + remaining, total))}
              >
                {words.putRest(money(remaining))}
              </button>
            )}
          </fieldset>
        )
      })}
      <LiveRegion>
        {words.live(money(remaining), parts.map((part) => `${part.name} ${money(part.cents)}`).join(', '))}
      </LiveRegion>
    </div>
  )
}
