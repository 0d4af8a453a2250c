import type { FormField } from './template.ts'

export type Answer = string | number | boolean | null
export type Answers = Readonly<Record<string, Answer>>

/**
 * What is wrong with an answer: nothing said where something is needed, something else than asked, beyond a bound, or
 * parts that do not add up.
 */
export type FieldFault =
  | { field: string; fault: 'required' | 'wrong' }
  | { field: string; fault: 'too_small' | 'too_big' | 'other_sum'; bound: number; money: boolean }

/** The answers that belong to the form, and what is wrong with them; an empty text is no answer. */
export function checkForm(
  fields: readonly FormField[],
  given: Answers,
): { answers: Record<string, Answer>; faults: FieldFault[] } {
  const answers: Record<string, Answer> = {}
  const faults: FieldFault[] = []
  for (const field of fields) {
    const value = given[field.name]
    if (value === undefined || value === null || value === '') {
      if (field.required) faults.push({ field: field.name, fault: 'required' })
      continue
    }
    const fault = fits(field, value)
      ? outside(field, value)
      : ({ field: field.name, fault: 'wrong' } as const)
    if (fault) faults.push(fault)
    else answers[field.name] = value
  }
  return { answers, faults: [...faults, ...wrongSums(fields, answers)] }
}

/** The bound a number passes. */
function outside({ name, min, max, type }: FormField, value: Answer): FieldFault | null {
  if (typeof value !== 'number') return null
  const money = type === 'money'
  if (min !== undefined && value < min) return { field: name, fault: 'too_small', bound: min, money }
  return max !== undefined && value > max ? { field: name, fault: 'too_big', bound: max, money } : null
}

/** The groups whose parts are all given and do not make their total, told at the last part. */
function wrongSums(fields: readonly FormField[], answers: Answers): FieldFault[] {
  const groups = Map.groupBy(
    fields.filter(({ sum }) => sum !== undefined),
    ({ sum }) => sum?.group,
  )
  return [...groups.values()].flatMap((parts): FieldFault[] => {
    const given = parts.map(({ name }) => answers[name])
    const last = parts.at(-1)
    if (!last?.sum || !given.every((part) => typeof part === 'number')) return []
    const total = given.reduce((sum, part) => sum + part, 0)
    return total === last.sum.total
      ? []
      : [{ field: last.name, fault: 'other_sum', bound: last.sum.total, money: last.type === 'money' }]
  })
}

function fits(field: FormField, value: Answer): boolean {
  switch (field.type) {
    case 'number':
      return typeof value === 'number' && Number.isFinite(value)
    case 'money':
      return Number.isSafeInteger(value)
    case 'boolean':
      return typeof value === 'boolean'
    case 'date':
      return (
        typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
      )
    case 'choice':
      return field.choices?.some((choice) => choice.value === value) ?? false
    case 'text':
    case 'long_text':
      return typeof value === 'string'
  }
}
