import clsx from 'clsx'
import { Check, X } from 'lucide-react'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import type { Campaign } from '../../../../campaign/campaign.ts'
import type { TimelineStep } from './timeline-steps.ts'
import { timelineOf } from './timeline-steps.ts'
import { detailWords } from './detail-words.ts'
import { parisDay } from '@moisson/law/paris-time'

/** The life of the campaign from left to right; on a phone, where it stands and what comes next. */
export function StateTimeline({ campaign }: { campaign: Campaign }) {
  const words = useWords(detailWords)
  const steps = timelineOf(campaign)
  const current = steps.findLastIndex(({ status }) => status !== 'to_come')
  return (
    <nav aria-label={words.timeline}>
      <ol className="hidden md:flex">
        {steps.map((step, index) => (
          <Step key={step.key} step={step} first={index === 0} last={index === steps.length - 1} />
        ))}
      </ol>
      <div className="grid gap-2 md:hidden">
        <div className="flex justify-between gap-4 text-sm">
          <span className="font-medium text-neutral-950">{words.steps[steps[current]?.key ?? 'draft']}</span>
          <span className="text-neutral-600">{words.stepOf(current + 1, steps.length)}</span>
        </div>
        <div aria-hidden className="grid auto-cols-fr grid-flow-col gap-1">
          {steps.map(({ key, status }) => (
            <span
              key={key}
              className={clsx(
                'h-1.5 rounded-full',
                status === 'done' && 'bg-primary-700',
                status === 'current' && 'bg-primary-400',
                status === 'to_come' && 'bg-neutral-200',
                status === 'stopped' && 'bg-red-700',
              )}
            />
          ))}
        </div>
      </div>
    </nav>
  )
}

function Step({ step, first, last }: { step: TimelineStep; first: boolean; last: boolean }) {
  const words = useWords(detailWords)
  const { shortDay, longInstant } = useFormat()
  const { status, at, by } = step
  const day = at && (at.length > 10 ? parisDay(at) : at)
  return (
    <li
      aria-current={status === 'current' || status === 'stopped' ? 'step' : undefined}
      className="min-w-0 flex-1"
    >
      <div className="flex items-center" aria-hidden>
        <span className={clsx('h-0.5 flex-1', first ? 'bg-transparent' : lineOf(status))} />
        <span
          className={clsx(
            'grid size-6 shrink-0 place-items-center rounded-full',
            status === 'done' && 'bg-primary-700 text-white',
            status === 'current' && 'bg-white ring-2 ring-primary-700',
            status === 'to_come' && 'bg-white ring-2 ring-neutral-300',
            status === 'stopped' && 'bg-red-700 text-white',
          )}
        >
          {status === 'stopped' && <X className="size-3.5" strokeWidth={3} />}
          {status === 'done' && <Check className="size-3.5" strokeWidth={3} />}
          {status === 'current' && <span className="size-2.5 rounded-full bg-primary-700" />}
        </span>
        <span
          className={clsx(
            'h-0.5 flex-1',
            last ? 'bg-transparent' : status === 'done' ? 'bg-primary-700' : 'bg-neutral-200',
          )}
        />
      </div>
      <p
        className={clsx(
          'mt-1.5 truncate px-1 text-center text-sm',
          status === 'to_come' ? 'text-neutral-600' : 'font-medium text-neutral-950',
        )}
      >
        {words.steps[step.key]}
        <span className="sr-only">
          {' '}
          ({status === 'current' ? words.current : status === 'to_come' ? words.toCome : words.done})
        </span>
      </p>
      <p
        className="tabular truncate px-1 text-center text-xs text-neutral-600"
        title={at && at.length > 10 ? longInstant(at) : undefined}
      >
        {day ? (step.planned ? words.planned(shortDay(day)) : shortDay(day)) : '\u00a0'}
      </p>
      {by && <p className="truncate px-1 text-center text-xs text-neutral-600">{words.by(by)}</p>}
    </li>
  )
}

const lineOf = (status: TimelineStep['status']): string =>
  status === 'to_come' ? 'bg-neutral-200' : 'bg-primary-700'
