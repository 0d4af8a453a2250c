import type { ShareStep } from '@moisson/core/campaign/share-step'
import type { ExplainedStep } from '../../../../kit/steps-panel.tsx'
import { useEasier } from '../../../../words/plain.ts'

/** The steps of an amount as the person reads. */
export function useEasySteps() {
  const easier = useEasier()
  return (steps: readonly ShareStep[]): ExplainedStep[] =>
    steps.map(({ detail, ...step }) => ({
      ...step,
      label: easier(step.label),
      ...(detail && { detail: easier(detail) }),
    }))
}
