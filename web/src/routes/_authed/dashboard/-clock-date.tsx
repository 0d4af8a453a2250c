import clsx from 'clsx'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormat } from '../../../kit/use-format.ts'
import { useWords } from '../../../words/catalogue.ts'
import { daysBetween } from '../../../clock/days-between.ts'
import { dashboardWords } from './-dashboard-words.ts'

/** Days before a date from which it presses. */
const soonDays = 15

/** One point of the clock: its day, the days left, and what it is about; a tick where it is behind. */
export function ClockDate(props: {
  day: string
  today: string
  done?: boolean
  /** Behind, and nothing that anybody did. */
  past?: boolean
  last?: boolean
  children: ReactNode
}) {
  const { day, today, done, past, last, children } = props
  const words = useWords(dashboardWords)
  const { mediumDay } = useFormat()
  const left = daysBetween(today, day)
  const pressing = done ? 'done' : past ? 'past' : left < 0 ? 'late' : left <= soonDays ? 'soon' : 'calm'
  const dots = {
    done: '',
    past: 'bg-neutral-400',
    late: 'bg-red-700',
    soon: 'bg-amber-500',
    calm: 'bg-primary-700',
  }
  const looks = {
    done: 'text-primary-800',
    past: '',
    late: 'font-medium text-red-700',
    soon: 'font-medium text-amber-900',
    calm: 'text-neutral-600',
  }
  return (
    <li className="grid grid-cols-[1rem_minmax(0,1fr)] gap-x-3">
      <span aria-hidden className="grid grid-rows-[1.5rem_1fr] justify-items-center">
        {done ? (
          <Check className="mt-1 size-4 text-primary-700" />
        ) : (
          <span className={clsx('mt-2 size-2.5 rounded-full', dots[pressing])} />
        )}
        {!last && <span className="w-px bg-neutral-200" />}
      </span>
      <div className={clsx('min-w-0', !last && 'pb-5')}>
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-medium text-neutral-950">{mediumDay(day)}</span>
          {pressing !== 'past' && (
            <span className={clsx('text-sm', looks[pressing])}>
              {done ? words.behind : left < 0 ? words.daysLate(-left) : words.inDays(left)}
            </span>
          )}
        </p>
        {children}
      </div>
    </li>
  )
}
