import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import type { Step } from '../-process.ts'
import { processWords } from '../-process-words.ts'
import { StepMark } from './step-mark.tsx'
import { useDuration } from './use-duration.ts'
import { useToday } from '../../../../clock/business-now.ts'

const tones: Partial<Record<Step['status'], string>> = {
  changes_requested: 'text-red-700',
  submitted: 'text-secondary-800',
  validated: 'text-primary-800',
}

/** The steps in their order, with state, minutes and date. */
export function StepsList(props: {
  steps: readonly Step[]
  processId: string
  shown: string | undefined
  className?: string
}) {
  const { steps, processId, shown, className } = props
  const words = useWords(processWords)
  const { mediumDay } = useFormat()
  const duration = useDuration()
  const today = useToday()
  return (
    <nav aria-label={words.page.steps} className={clsx('card overflow-hidden', className)}>
      <ol className="divide-y divide-neutral-100">
        {steps.map((step) => {
          const open = step.status !== 'validated' && step.status !== 'skipped'
          const late = open && step.due_date !== null && step.due_date < today
          return (
            <li key={step.id}>
              <Link
                to="/process/$processId"
                params={{ processId }}
                search={{ step: step.code }}
                aria-current={step.code === shown ? 'step' : undefined}
                className={clsx(
                  'flex gap-3 px-4 py-2.5 hover:bg-neutral-50',
                  step.code === shown && 'lg:bg-primary-50',
                )}
              >
                <StepMark step={step} />
                <span className="min-w-0 flex-1">
                  <span
                    className={clsx(
                      'block leading-5',
                      step.status === 'locked' ? 'text-neutral-600' : 'font-medium text-neutral-950',
                    )}
                  >
                    {step.title}
                  </span>
                  <span className="mt-0.5 flex flex-wrap gap-x-2 text-sm text-neutral-600">
                    <span className={tones[step.status]}>{words.stepStatus[step.status]}</span>
                    {open && step.estimated_minutes !== null && (
                      <span>{duration(step.estimated_minutes)}</span>
                    )}
                    {open && step.due_date && (
                      <span className={clsx(late && 'font-medium text-red-700')}>
                        {mediumDay(step.due_date)}
                      </span>
                    )}
                  </span>
                </span>
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
