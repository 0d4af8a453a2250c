import clsx from 'clsx'
import { ArrowDown } from 'lucide-react'
import { useFormat } from '../../../../kit/use-format.ts'
import type { BuilderState } from './use-builder.ts'

/** Where form and result stand one above the other: the main figure stays in sight, and leads to the rest. */
export function MainFigure({ builder }: { builder: BuilderState }) {
  const { money, text } = useFormat()
  const main = builder.results?.lines.find(({ role }) => role === 'result')
  if (!main || builder.error?.status === 422) return null
  return (
    <a
      href="#result"
      className={clsx(
        'no-print sticky top-16 z-20 flex min-h-11 items-baseline justify-between gap-3 rounded-xl border border-neutral-200 bg-white/95 px-4 py-2 shadow-card backdrop-blur transition-opacity lg:top-[calc(var(--demo-strip)+0.5rem)] xl:hidden',
        builder.stale && 'opacity-60',
      )}
    >
      <span className="min-w-0 truncate text-sm text-neutral-700">{text(main.label)}</span>
      <span className="tabular flex shrink-0 items-center gap-2 font-semibold text-neutral-950">
        {main.amount_cents === null ? main.value && text(main.value) : money(main.amount_cents)}
        <ArrowDown aria-hidden className="size-4 text-neutral-500" />
      </span>
    </a>
  )
}
