import type { Day } from '@moisson/law/calendar'
import { refuse } from '../refusal.ts'
import type { ProcessStatus, StepKind, StepResponsible, StepStatus } from '../vocabulary.ts'
import type { Refusal } from '@moisson/law/refusal'

/** What the life of a process is decided by; the rest of a step are words. */
export interface StepFacts {
  code: string
  position: number
  kind: StepKind
  status: StepStatus
  responsible: StepResponsible
  depends_on: readonly string[]
  due_date: Day | null
}

const over: readonly StepStatus[] = ['validated', 'skipped']
/** Not begun: what a reopened dependency may lock again. */
export const untouched: readonly StepStatus[] = ['locked', 'available']

export function isOver(step: Pick<StepFacts, 'status'>): boolean {
  return over.includes(step.status)
}

/** The steps that keep another one closed. */
export function blockersOf<Step extends StepFacts>(step: StepFacts, steps: readonly Step[]): Step[] {
  return steps.filter((other) => step.depends_on.includes(other.code) && !isOver(other))
}

/**
 * Opens what can be begun and closes again what was not begun and waits for another step. The step that makes the
 * campaign is over as soon as it is open and the campaign exists.
 */
export function settled<Step extends StepFacts>(steps: readonly Step[], campaign: boolean): Step[] {
  let current = [...steps]
  for (;;) {
    const next = current.map((step) => {
      const status = settledStatus(step, current, campaign)
      return status === step.status ? step : { ...step, status }
    })
    if (next.every((step, index) => step === current[index])) return next
    current = next
  }
}

function settledStatus(step: StepFacts, steps: readonly StepFacts[], campaign: boolean): StepStatus {
  if (!untouched.includes(step.status)) return step.status
  if (blockersOf(step, steps).length > 0) return 'locked'
  return step.kind === 'campaign_launch' && campaign ? 'validated' : 'available'
}

export interface Progress {
  done: number
  total: number
  percent: number
}

/** Steps over, out of all; 100 only when none is left. */
export function progressOf(steps: readonly StepFacts[]): Progress {
  const done = steps.filter(isOver).length
  const total = steps.length
  return { done, total, percent: total === 0 ? 0 : Math.floor((100 * done) / total) }
}

const companys = (step: StepFacts): boolean => step.responsible === 'company_admin'
const onTheTable = (step: StepFacts): boolean => !isOver(step) && step.status !== 'locked'

/** The step to look at first: what came back, then what the company can do, then what waits for others. */
export function nextStep<Step extends StepFacts>(steps: readonly Step[]): Step | null {
  const open = steps.filter(onTheTable).toSorted((a, b) => a.position - b.position)
  return (
    open.find((step) => step.status === 'changes_requested') ??
    open.find((step) => companys(step) && step.status !== 'submitted') ??
    open[0] ??
    null
  )
}

/** Where a process stands, which is whose turn it is. */
export function processStatus(steps: readonly StepFacts[], cancelled = false): ProcessStatus {
  if (cancelled) return 'cancelled'
  if (steps.length > 0 && steps.every(isOver)) return 'completed'
  if (steps.every((step) => untouched.includes(step.status))) return 'not_started'
  const open = steps.filter(onTheTable)
  const mine = open.filter((step) => companys(step) && step.status !== 'submitted')
  if (open.some((step) => step.status === 'changes_requested')) return 'waiting_company'
  if (mine.some((step) => step.status === 'available')) return 'waiting_company'
  if (mine.length > 0) return 'in_progress'
  const advisers = (step: StepFacts) =>
    step.status === 'submitted' || step.responsible === 'manager' || step.responsible === 'agent'
  return open.some(advisers) ? 'waiting_manager' : 'waiting_third_party'
}

/** Whether somebody else looks at the work before the step is over. */
export function isReviewed(step: { kind: StepKind; required_documents: readonly unknown[] }): boolean {
  return step.required_documents.length > 0 || reviewedKinds.includes(step.kind)
}
const reviewedKinds: readonly StepKind[] = ['form', 'upload', 'signature', 'external_filing']

type LifeRefusal = 'step_locked' | 'step_over' | 'process_over' | 'step_of_adviser' | 'step_not_skippable'
export type Side = 'company' | 'adviser'

export interface Work {
  step: StepFacts & { skippable: boolean }
  steps: readonly (StepFacts & { title: string })[]
  /** The process was cancelled. */
  cancelled: boolean
}

/** Whether papers, answers and comments may still go into a step; the reason when not. */
export function canWork({ step, steps, cancelled }: Work): Refusal<LifeRefusal> | null {
  if (cancelled) return refuse('process_over')
  if (isOver(step)) return refuse('step_over')
  if (step.status !== 'locked') return null
  return refuse('step_locked', { steps: titles(blockersOf(step, steps)) })
}

/** Whether this side may say that the step is done. */
export function canSubmit(work: Work, side: Side): Refusal<LifeRefusal> | null {
  const refused = canWork(work)
  if (refused) return refused
  const advisers = work.step.responsible === 'manager' || work.step.responsible === 'agent'
  return side === 'company' && advisers ? refuse('step_of_adviser') : null
}

/** Whether this side may do without the step. */
export function canSkip(work: Work, side: Side): Refusal<LifeRefusal> | null {
  const refused = canSubmit(work, side)
  if (refused) return refused
  return work.step.skippable ? null : refuse('step_not_skippable')
}

export type SetStatus = 'available' | 'in_progress' | 'changes_requested' | 'validated' | 'skipped'

/** Whether an adviser may put a step in a state; setting the state it is in changes nothing. */
export function canSet(work: Work, status: SetStatus): Refusal<LifeRefusal> | null {
  const { step } = work
  if (status === step.status) return null
  if (status === 'skipped') return canSkip(work, 'adviser')
  if (status === 'changes_requested' || status === 'available') {
    // What is over may be opened again.
    return isOver(step) && !work.cancelled ? null : canWork(work)
  }
  return canWork(work)
}

function titles(steps: readonly { title: string }[]): string {
  return steps.map((step) => `«\u00a0${step.title}\u00a0»`).join(', ')
}
