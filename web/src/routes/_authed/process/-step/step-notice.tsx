import { Link } from '@tanstack/react-router'
import { Notice } from '../../../../kit/notice.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import type { Process, Step } from '../-process.ts'
import { processWords } from '../-process-words.ts'

/** What the step waits for, in words: other steps, the adviser, a correction, nothing any more. */
export function StepNotice(props: { step: Step; steps: readonly Step[]; process: Process }) {
  const { step, steps, process } = props
  const { step: words } = useWords(processWords)
  const { longInstant } = useFormat()
  const adviser = step.allowed_actions.includes('review')
  switch (step.status) {
    case 'locked':
      return (
        <Notice title={words.waits}>
          <p>{words.waitsBody}</p>
          <ul className="list-disc pl-5">
            {step.waits_for.map((one) => (
              <li key={one.id}>
                <Link
                  to="/process/$processId"
                  params={{ processId: process.id }}
                  search={{ step: steps.find((other) => other.id === one.id)?.code }}
                  className="link"
                >
                  {one.title}
                </Link>
              </li>
            ))}
          </ul>
        </Notice>
      )
    case 'submitted':
      // Sent to an adviser who is gone: whoever reads ends it.
      if (!step.reviewed) return null
      return (
        <Notice title={adviser ? words.waitingAdviser : words.waiting}>
          <p>{adviser ? words.waitingAdviserBody : words.waitingBody}</p>
          {step.submitted_by && step.submitted_at && (
            <p className="text-sm text-neutral-600">
              {words.sentBy(step.submitted_by, longInstant(step.submitted_at))}
            </p>
          )}
        </Notice>
      )
    case 'changes_requested':
      return (
        <Notice kind="warning" title={words.correct}>
          {step.comment}
        </Notice>
      )
    case 'skipped':
      return <Notice title={words.skippedTitle}>{step.comment}</Notice>
    case 'validated':
      return (
        <Notice
          kind="success"
          title={
            step.validated_at
              ? step.validated_by
                ? words.validatedBy(step.validated_by, longInstant(step.validated_at))
                : words.validatedOn(longInstant(step.validated_at))
              : words.doneElsewhere
          }
        >
          {step.comment}
        </Notice>
      )
    default:
      // Where nobody advises, the company does the adviser's steps as well.
      if (step.allowed_actions.includes('submit')) return null
      if (adviser || step.responsible === 'company_admin' || step.responsible === 'third_party') return null
      return <Notice title={words.adviserStep}>{words.adviserStepBody}</Notice>
  }
}
