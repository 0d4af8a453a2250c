import clsx from 'clsx'
import type { ComponentProps, PointerEvent } from 'react'
import { useRef } from 'react'
import type { Touch } from './-touch.ts'
import { touchAt, touchMoved } from './-touch.ts'

const look = [
  'h-11 min-w-0 cursor-pointer touch-pan-y appearance-none bg-transparent',
  'disabled:cursor-not-allowed disabled:opacity-50',
  '[&::-webkit-slider-runnable-track]:h-2 [&::-webkit-slider-runnable-track]:rounded-full',
  '[&::-webkit-slider-runnable-track]:bg-[linear-gradient(to_right,currentColor_var(--filled),var(--color-neutral-300)_var(--filled))]',
  '[&::-webkit-slider-thumb]:-mt-2.5 [&::-webkit-slider-thumb]:size-7 [&::-webkit-slider-thumb]:appearance-none',
  '[&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-[3px] [&::-webkit-slider-thumb]:border-current',
  '[&::-webkit-slider-thumb]:bg-white [&::-webkit-slider-thumb]:shadow-card',
  '[&::-moz-range-track]:h-2 [&::-moz-range-track]:rounded-full [&::-moz-range-track]:bg-neutral-300',
  '[&::-moz-range-progress]:h-2 [&::-moz-range-progress]:rounded-full [&::-moz-range-progress]:bg-current',
  '[&::-moz-range-thumb]:size-6 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-[3px]',
  '[&::-moz-range-thumb]:border-current [&::-moz-range-thumb]:bg-white',
  // Where the system chooses the colours a track drawn as a background is not there.
  'forced-colors:appearance-auto',
]

/**
 * The browser's own slider in hundredths, thick enough for a thumb; it takes the colour of the text. A finger that
 * scrolls the page over it moves nothing: a touch counts once it goes sideways, or ends where it began.
 */
export function Slider(
  props: { percent: number; onPercent: (percent: number) => void } & Omit<
    ComponentProps<'input'>,
    'onChange' | 'value'
  >,
) {
  const { percent, onPercent, className, ...input } = props
  const touch = useRef<Touch | null>(null)
  function moved(event: PointerEvent) {
    if (!touch.current) return
    touch.current = touchMoved(touch.current, event)
    if (touch.current.goes === 'sideways') give()
  }
  function give() {
    const held = touch.current?.held ?? null
    if (held === null) return
    touch.current = touch.current && { ...touch.current, held: null }
    onPercent(held)
  }
  return (
    <input
      type="range"
      min={0}
      max={100}
      step={1}
      value={percent}
      className={clsx(look, className)}
      style={{ '--filled': `${percent}%` } as React.CSSProperties}
      onPointerDown={(event) => {
        touch.current = event.pointerType === 'touch' ? touchAt(event) : null
      }}
      onPointerMove={moved}
      onPointerUp={() => {
        if (touch.current?.goes === 'nowhere') give()
        touch.current = null
      }}
      onPointerCancel={() => {
        touch.current = null
      }}
      onChange={(event) => {
        const asked = Number(event.target.value)
        if (touch.current && touch.current.goes !== 'sideways')
          touch.current = { ...touch.current, held: asked }
        else onPercent(asked)
      }}
      {...input}
    />
  )
}
