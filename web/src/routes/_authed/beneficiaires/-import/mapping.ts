import type { Field } from '@moisson/core/import/field'
import { isField } from '@moisson/core/import/field'
import type { FileColumn } from './use-extract.ts'

/** What the person decided, by header; the other columns stay as they were recognised. */
export type Choices = Readonly<Record<string, Field | null>>

/** The field of a column once the choices are taken. */
export function chosenField(column: FileColumn, choices: Choices): Field | null {
  const chosen = choices[column.header]
  if (chosen !== undefined) return chosen
  return column.field !== null && isField(column.field) ? column.field : null
}

/**
 * Gives a field to a column. A field has one column: the one that had it is no longer used.
 * `taken` is the header of that other column.
 */
export function choose(
  columns: readonly FileColumn[],
  choices: Choices,
  header: string,
  field: Field | null,
): { choices: Choices; taken: string | null } {
  const other =
    field === null
      ? undefined
      : columns.find((column) => column.header !== header && chosenField(column, choices) === field)
  const next = { ...choices, [header]: field, ...(other ? { [other.header]: null } : {}) }
  const changed = Object.entries(next).filter(([name, value]) => {
    const column = columns.find((one) => one.header === name)
    return column !== undefined && column.field !== value
  })
  return { choices: Object.fromEntries(changed), taken: other?.header ?? null }
}

/** The whole mapping, as the API takes it: what is not named would be recognised anew. */
export function mappingOf(columns: readonly FileColumn[], choices: Choices): Record<string, string | null> {
  return Object.fromEntries(columns.map((column) => [column.header, chosenField(column, choices)]))
}

const expectedFields = [
  'employee_number',
  'name',
  'email',
  'birth_date',
  'hire_date',
  'reference_salary_cents',
  'presence_days',
] as const
export type Expected = (typeof expectedFields)[number]

/** What a campaign needs of the people, and whether the file brings it. */
export function broughtBy(
  columns: readonly FileColumn[],
  choices: Choices,
): { expected: Expected; here: boolean }[] {
  const chosen = new Set(columns.map((column) => chosenField(column, choices)))
  const named =
    chosen.has('full_name') ||
    ((chosen.has('last_name') || chosen.has('birth_name')) && chosen.has('first_name'))
  return expectedFields.map((expected) => ({
    expected,
    here: expected === 'name' ? named : chosen.has(expected),
  }))
}
