import clsx from 'clsx'
import { Check, Hourglass, Lock, Minus, PencilLine } from 'lucide-react'
import type { Step } from '../-process.ts'

const marks = {
  validated: { icon: Check, look: 'bg-primary-700 text-white' },
  skipped: { icon: Minus, look: 'bg-neutral-200 text-neutral-700' },
  locked: { icon: Lock, look: 'bg-neutral-100 text-neutral-500' },
  submitted: { icon: Hourglass, look: 'bg-secondary-100 text-secondary-900' },
  changes_requested: { icon: PencilLine, look: 'bg-red-100 text-red-900' },
  available: { icon: null, look: 'border-2 border-primary-700 text-primary-800' },
  in_progress: { icon: null, look: 'border-2 border-amber-500 text-amber-950' },
} as const

/** The state of a step at a glance; its words stand beside it. */
export function StepMark({ step }: { step: Pick<Step, 'status' | 'position'> }) {
  const { icon: Icon, look } = marks[step.status]
  return (
    <span
      aria-hidden
      className={clsx('grid size-7 shrink-0 place-items-center rounded-full text-xs font-semibold', look)}
    >
      {Icon ? <Icon className="size-4" /> : step.position}
    </span>
  )
}
