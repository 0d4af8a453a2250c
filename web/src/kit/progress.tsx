import clsx from 'clsx'
import type { ReactNode } from 'react'

/** How much is done, of 100 unless `max` says otherwise; `value` null while the total is not known. */
export function Progress(props: {
  value: number | null
  max?: number
  label: string
  /** What is shown at the end of the line: « 120 lignes sur 300 ». */
  detail?: ReactNode
  labelHidden?: boolean
}) {
  const { value, max = 100, label, detail, labelHidden } = props
  return (
    <div className="grid gap-1.5">
      {(!labelHidden || detail) && (
        <div className="flex justify-between gap-4 text-sm">
          <span className={labelHidden ? 'sr-only' : 'text-neutral-700'}>{label}</span>
          {detail && <span className="tabular text-neutral-700">{detail}</span>}
        </div>
      )}
      <progress
        aria-label={label}
        max={max}
        value={value === null ? undefined : Math.min(max, Math.max(0, value))}
        className={clsx(
          'block h-2 w-full appearance-none overflow-hidden rounded-full bg-neutral-200',
          '[&::-webkit-progress-bar]:bg-neutral-200 [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:transition-[width] [&::-webkit-progress-value]:duration-200 [&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-primary-600 [&::-webkit-progress-value]:bg-primary-600',
          value === null && 'animate-shimmer',
        )}
      />
    </div>
  )
}
