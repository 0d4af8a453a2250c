import type { FieldValue, Fields } from './field.ts'

/** The fields of a record that need nobody to say anything: all but the required ones. */
type Blank<Fs> = {
  -readonly [Name in keyof Fs as Fs[Name] extends { required: true } ? never : Name]: FieldValue<Fs[Name]>
}

/** What a record begins with where nobody says otherwise: initial values, empty lists, and null for what is not known. */
export function blankOf<const Fs extends Fields>(fields: Fs): Blank<Fs> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, { required }]) => !required)
      .map(([name, { kind, initial }]) => [
        name,
        initial ?? (kind === 'list' ? [] : kind === 'texts' ? {} : null),
      ]),
  ) as Blank<Fs>
}
