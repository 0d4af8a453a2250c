import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** Green: yours, done. Blue: information, PEE. Amber: waits for you. Red: loss or refusal. Violet: PER COL. */
export type Tone = 'green' | 'blue' | 'violet' | 'amber' | 'red' | 'neutral'

export const toneClass: Record<Tone, string> = {
  green: 'bg-primary-100 text-primary-900 ring-primary-700/15',
  blue: 'bg-secondary-100 text-secondary-900 ring-secondary-700/15',
  violet: 'bg-violet-100 text-violet-900 ring-violet-700/15',
  amber: 'bg-amber-100 text-amber-950 ring-amber-700/20',
  red: 'bg-red-100 text-red-900 ring-red-700/15',
  neutral: 'bg-neutral-100 text-neutral-800 ring-neutral-600/15',
}

/** A short state, always in words; the colour only helps. */
export function Badge({ tone = 'neutral', icon: Icon, children }: BadgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex min-h-6 items-center gap-1.5 rounded-full px-2.5 text-xs font-medium whitespace-nowrap ring-1 ring-inset',
        toneClass[tone],
      )}
    >
      {Icon && <Icon aria-hidden className="size-3.5" />}
      {children}
    </span>
  )
}
export interface BadgeProps {
  tone?: Tone
  icon?: LucideIcon
  children: ReactNode
}
