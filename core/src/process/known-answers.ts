import { isOver } from './life-cycle.ts'
import type { Answer, Answers } from './check-form.ts'
import type { FormField, Known } from './template.ts'
import type { StepStatus } from '../vocabulary.ts'

interface Asking {
  status: StepStatus
  form_schema: readonly FormField[] | null
  form_data: Answers | null
}

/**
 * The answers of a step as it is read: what the file says stands where nobody has answered yet, and follows the file
 * until somebody does; what was sent stays as it was sent.
 */
export function answersOf({ status, form_schema, form_data }: Asking, known: Known): Answers | null {
  if (isOver({ status }) || status === 'submitted') return form_data
  const told = (form_schema ?? []).flatMap(({ name, known_as }): [string, Answer][] => {
    const value = known_as === undefined ? null : known[known_as]
    return value === null ? [] : [[name, value]]
  })
  if (told.length === 0) return form_data
  const file = Object.fromEntries(told)
  // Kept on the way, an answer is somebody's own; before that, the file is newer than what the step began with.
  return status === 'in_progress' || status === 'changes_requested'
    ? { ...file, ...form_data }
    : { ...form_data, ...file }
}

/** What the file does not say yet and a step has just answered. */
export function newlyKnown(fields: readonly FormField[], answers: Answers, known: Known): Partial<Known> {
  const answered = (field: keyof Known) =>
    known[field] === null
      ? fields.flatMap(({ name, known_as }) => (known_as === field ? [answers[name]] : []))
      : []
  const headcount = answered('headcount').find((value) => typeof value === 'number')
  const flag = (field: 'has_cse' | 'has_union_delegate') =>
    answered(field).find((value) => typeof value === 'boolean')
  const [has_cse, has_union_delegate] = [flag('has_cse'), flag('has_union_delegate')]
  return {
    ...(headcount !== undefined && { headcount }),
    ...(has_cse !== undefined && { has_cse }),
    ...(has_union_delegate !== undefined && { has_union_delegate }),
  }
}
