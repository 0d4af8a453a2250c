import type { FormField } from './template.ts'

export type Answer = string | number | boolean | null
export type Answers = Readonly<Record<string, Answer>>

/** What is wrong with an answer: nothing said where something is needed, or something else than asked. */
export type FieldFault = { field: string; fault: 'required' | 'wrong' }

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
    if (fits(field, value)) answers[field.name] = value
    else faults.push({ field: field.name, fault: 'wrong' })
  }
  return { answers, faults }
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
