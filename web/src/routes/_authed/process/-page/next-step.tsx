import { Link } from '@tanstack/react-router'
import { ArrowRight, CircleCheck } from 'lucide-react'
import { Progress } from '../../../../kit/progress.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import type { Process, Step } from '../-process.ts'
import { processWords } from '../-process-words.ts'
import { useDuration } from './use-duration.ts'
import { useDueWords } from './use-due-words.ts'

/** How far the process is, and what comes next; stays in sight while the page scrolls. */
export function NextStep({ process, steps }: { process: Process; steps: readonly Step[] }) {
  const words = useWords(processWords)
  const { percent } = useFormat()
  const duration = useDuration()
  const dueWords = useDueWords()
  const { progress, next_step: next } = process
  const code = steps.find((step) => step.id === next?.id)?.code
  return (
    <section
      aria-label={words.page.progress}
      className="card sticky top-16 z-10 lg:top-[calc(var(--demo-strip)+0.5rem)] grid gap-3 px-4 py-3 shadow-card sm:px-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] lg:items-center lg:gap-8"
    >
      <Progress
        label={words.page.done(progress.done, progress.total)}
        value={progress.percent}
        detail={percent(progress.percent * 100, 0)}
      />
      {next && code ? (
        <Link
          to="/process/$processId"
          params={{ processId: process.id }}
          search={{ step: code }}
          className="group flex min-w-0 items-center gap-3 rounded-lg lg:justify-end"
        >
          <span className="min-w-0 flex-1 lg:text-right">
            <span className="block truncate">
              <span className="text-neutral-600">{words.page.next} </span>
              <span className="font-medium text-neutral-950 group-hover:underline">{next.title}</span>
            </span>
            <span className="block truncate text-sm text-neutral-600">
              {[
                next.due_date && dueWords(next.due_date),
                process.minutes_left > 0 && words.page.left(duration(process.minutes_left)),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          <span className="grid size-9 shrink-0 place-items-center rounded-full bg-primary-700 text-white">
            <ArrowRight aria-hidden className="size-4" />
          </span>
        </Link>
      ) : (
        <p className="flex items-center gap-2 text-neutral-700 lg:justify-end">
          <CircleCheck aria-hidden className="size-5 text-primary-700" />
          {words.page.nothingLeft}
        </p>
      )}
    </section>
  )
}
