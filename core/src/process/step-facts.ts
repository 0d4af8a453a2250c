import { untouched, type StepFacts as Step } from './life-cycle.ts'
import type { RecordedFact } from './recorded-fact.ts'
import { processTemplate } from './templates.ts'

export type Recorded = Readonly<Record<RecordedFact, boolean>>

/** The fact that ends a step of a template by itself; null where somebody's work does. */
export function factOf(templateCode: string, stepCode: string): RecordedFact | null {
  return processTemplate(templateCode)?.steps.find(({ code }) => code === stepCode)?.done_by ?? null
}

/** Whether nobody ends the step by saying so: there is nothing to give back, only a thing to record elsewhere. */
export const endsByItself = (
  { template_code }: { template_code: string },
  { code, kind }: Pick<Step, 'code' | 'kind'>,
): boolean => kind === 'information' && factOf(template_code, code) !== null

/** Steps as the facts leave them: one whose thing is recorded is over, unless it waits for somebody's answer. */
export function withFacts<Own extends Step>(
  steps: readonly Own[],
  templateCode: string,
  recorded: Recorded,
): Own[] {
  return steps.map((step) => {
    const fact = factOf(templateCode, step.code)
    const begun = untouched.includes(step.status) || step.status === 'in_progress'
    return fact !== null && recorded[fact] && begun ? { ...step, status: 'validated' as const } : step
  })
}
