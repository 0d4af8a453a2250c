import type { FieldValue, Fields, ValueOf } from '@moisson/core/record/field'
import { sql, type Generated, type RawBuilder } from 'kysely'
import type { Instant, JsonColumnOrNull, JsonWithDefault } from './columns.ts'

type Secret = { kind: 'secret' }
/** Groups, lists of groups and texts are json; a list of plain values is an array. */
type ColumnOf<F> = F extends { kind: 'group' }
  ? JsonColumnOrNull<ValueOf<F>>
  : F extends { kind: 'texts' } | { kind: 'list'; of: { kind: 'group' } }
    ? JsonWithDefault<ValueOf<F>>
    : F extends { initial: unknown } | { kind: 'list' }
      ? Generated<ValueOf<F>>
      : F extends { kind: 'instant' }
        ? Instant | null
        : FieldValue<F>

/** The columns that hold a record, of a secret its cipher and its mask. */
export type ColumnsOf<Fs> = {
  -readonly [Name in keyof Fs as Fs[Name] extends Secret ? never : Name]: ColumnOf<Fs[Name]>
} & {
  -readonly [Name in keyof Fs as Fs[Name] extends Secret ? `${Name & string}_cipher` : never]: Buffer | null
} & {
  -readonly [Name in keyof Fs as Fs[Name] extends Secret ? `${Name & string}_mask` : never]: string | null
}

/** What shows a record of the table aliased `alias`: of a secret its mask, under the name of the field. */
export const shownOf = (fields: Fields, alias: string): RawBuilder<unknown> =>
  sql.raw(
    Object.entries(fields)
      .map(([name, { kind }]) =>
        kind === 'secret' ? `${alias}.${name}_mask as ${name}` : `${alias}.${name}`,
      )
      .join(', '),
  )

/** The columns of a record that are written as json. */
const jsonColumnsOf = (fields: Fields): string[] =>
  Object.entries(fields)
    .filter(
      ([, field]) =>
        field.kind === 'group' ||
        field.kind === 'texts' ||
        (field.kind === 'list' && field.of.kind === 'group'),
    )
    .map(([name]) => name)

/** Values of a record as its columns take them: json as its text. */
export const columnValues = <Values extends object>(fields: Fields, values: Values): object => {
  const json = new Set(jsonColumnsOf(fields))
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      json.has(name) && value !== null && value !== undefined ? JSON.stringify(value) : value,
    ]),
  )
}
