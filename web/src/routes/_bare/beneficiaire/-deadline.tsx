import clsx from 'clsx'
import { CalendarClock } from 'lucide-react'
import { useEffect } from 'react'
import { useFormat } from '../../../kit/use-format.ts'
import { useWords } from '../../../words/catalogue.ts'
import { useNowOffset } from '../../../clock/business-now.ts'
import { placeWords } from './-place-words.ts'

/** A timer longer than this overflows in browsers. */
const longestTimerMs = 2_000_000_000

/** The last moment to answer; `pressing` while an answer is awaited. */
export function Deadline(props: { at: string | null; pressing: boolean; onOver?: () => void }) {
  const { at, pressing, onOver } = props
  const words = useWords(placeWords)
  const { longInstant } = useFormat()
  const nowOffsetMs = useNowOffset()
  useEffect(() => {
    const left = at ? Date.parse(at) - Date.now() - nowOffsetMs : Infinity
    if (!onOver || left <= 0 || left > longestTimerMs) return
    const timer = setTimeout(onOver, left)
    return () => clearTimeout(timer)
  }, [at, nowOffsetMs, onOver])
  return (
    <p
      className={clsx(
        'flex items-start gap-2 text-sm leading-5',
        pressing ? 'text-amber-900' : 'text-neutral-700',
      )}
    >
      <CalendarClock aria-hidden className="mt-0.5 size-4 shrink-0" />
      {at ? words.until(longInstant(at)) : words.noDeadline}
    </p>
  )
}
