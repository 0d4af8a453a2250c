import clsx from 'clsx'
import { Progress as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

/** How much is done, of 100 unless `max` says otherwise; `value` null while the total is not known. */
export function Progress(props: {
  value: number | null
  max?: number
  label: string
  /** What is shown at the end of the line: « 120 lignes sur 300 ». */
  detail?: ReactNode
  tone?: 'primary' | 'amber'
  labelHidden?: boolean
}) {
  const { value, max = 100, label, detail, tone = 'primary', labelHidden } = props
  const share = value === null || max <= 0 ? 0 : Math.min(1, Math.max(0, value / max))
  return (
    <div className="grid gap-1.5">
      {(!labelHidden || detail) && (
        <div className="flex justify-between gap-4 text-sm">
          <span className={labelHidden ? 'sr-only' : 'text-neutral-700'}>{label}</span>
          {detail && <span className="tabular text-neutral-700">{detail}</span>}
        </div>
      )}
      <Radix.Root
        value={value === null ? null : Math.min(value, max)}
        max={max}
        aria-label={label}
        className="h-2 overflow-hidden rounded-full bg-neutral-200"
      >
        <Radix.Indicator
          className={clsx(
            'h-full origin-left rounded-full transition-transform duration-200',
            tone === 'amber' ? 'bg-amber-500' : 'bg-primary-600',
            value === null && 'animate-shimmer',
          )}
          style={{ transform: `scaleX(${value === null ? 1 : share})` }}
        />
      </Radix.Root>
    </div>
  )
}
