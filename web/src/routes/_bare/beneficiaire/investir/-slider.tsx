import clsx from 'clsx'
import type { ComponentProps } from 'react'

const look = [
  'h-11 min-w-0 cursor-pointer appearance-none bg-transparent',
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
]

/** The browser's own slider in hundredths, thick enough for a thumb; it takes the colour of the text. */
export function Slider({ percent, className, ...input }: { percent: number } & ComponentProps<'input'>) {
  return (
    <input
      type="range"
      min={0}
      max={100}
      step={1}
      value={percent}
      className={clsx(look, className)}
      style={{ '--filled': `${percent}%` } as React.CSSProperties}
      {...input}
    />
  )
}
