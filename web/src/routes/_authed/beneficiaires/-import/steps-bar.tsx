import clsx from 'clsx'
import { Check } from 'lucide-react'
import { useWords } from '../../../../words/catalogue.ts'
import type { ImportStep } from '../-search.ts'
import { importSteps } from '../-search.ts'
import { importWords } from './import-words.ts'

/** Where one is: the file, its columns, its rows, the confirmation. A step passed can be opened again. */
export function StepsBar(props: {
  current: 'file' | ImportStep | 'done'
  onStep?: (step: ImportStep) => void
}) {
  const words = useWords(importWords)
  const all = ['file', ...importSteps] as const
  const at = props.current === 'done' ? all.length : all.indexOf(props.current)
  return (
    <ol className="flex gap-1.5 sm:gap-2">
      {all.map((step, index) => {
        const passed = index < at
        const label = words.steps[step]
        const face = (
          <>
            <span
              aria-hidden
              className={clsx(
                'tabular grid size-6 shrink-0 place-items-center rounded-full text-xs font-semibold',
                passed
                  ? 'bg-primary-700 text-white'
                  : index === at
                    ? 'bg-primary-100 text-primary-900'
                    : 'bg-neutral-200 text-neutral-600',
              )}
            >
              {passed ? <Check className="size-3.5" /> : index + 1}
            </span>
            <span className={clsx('truncate', index !== at && 'max-sm:sr-only')}>{label}</span>
          </>
        )
        const look = clsx(
          'flex h-11 w-full items-center gap-2.5 rounded-lg border-t-2 px-1 text-sm font-medium',
          index <= at ? 'border-primary-700' : 'border-neutral-200',
          index === at ? 'text-neutral-950' : 'text-neutral-600',
        )
        const open = passed && step !== 'file' ? props.onStep : undefined
        return (
          <li
            key={step}
            className={clsx('min-w-0 flex-1', index === at && 'max-sm:flex-3')}
            aria-current={index === at ? 'step' : undefined}
          >
            {open && step !== 'file' ? (
              <button
                type="button"
                className={clsx(look, 'rounded-t-none hover:text-neutral-950')}
                onClick={() => open(step)}
              >
                {face}
              </button>
            ) : (
              <span className={clsx(look, 'rounded-t-none')}>{face}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
