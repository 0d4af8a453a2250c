import type { Text } from '@moisson/law/text'
import { personFields, yearDetails, yearFields, type PersonField } from '../beneficiary/fields.ts'
import type { Fields, Kind } from '../record/field.ts'
import type { HeaderRules } from './header-words.ts'

type Person = typeof personFields
type PersonKey = keyof Person
/** The fields of a file that fill a field of a person. */
type FilledBy<Key, F> = F extends { imported: { as: infer As } }
  ? As & string
  : F extends { imported: { parts: infer Parts } }
    ? Parts[keyof Parts] & string
    : F extends { imported: { headers: unknown } }
      ? Key
      : never
type Numeric = { kind: 'cents' | 'bps' | 'number' }
type PersonValues = {
  [Key in PersonKey as FilledBy<Key, Person[Key]>]: Person[Key] extends Numeric ? number : string
}
/** The field of a file that fills a part of what pay and presence are found from. */
type DetailField =
  | `absence_${keyof (typeof yearDetails)['absences']['fields']}`
  | keyof (typeof yearDetails)['rebuilt_pay']['fields']
type YearValues = { -readonly [Key in keyof typeof yearFields | DetailField]: number }

/** The fields that hold a secret: each is read in its own way. */
export type SecretField = {
  [Key in PersonKey]: Person[Key] extends { kind: 'secret' } ? FilledBy<Key, Person[Key]> : never
}[PersonKey]

/** Fields that say in another way what another one says, after which they are listed: they fill nothing by themselves. */
const otherwise = {
  establishment_siret: {
    after: 'establishment_name',
    label: { fr: 'SIRET de l’établissement', en: 'Establishment SIRET' },
  },
} as const satisfies Record<string, { after: keyof PersonValues; label: Text }>

/** The fields of a record read from a file. */
export type RecordField = keyof PersonValues | keyof YearValues | keyof typeof otherwise
/** One data row, read: dates `YYYY-MM-DD`, money in cents; what is blank or cannot be trusted is absent. */
export type ImportRecord = { row: number } & Partial<
  PersonValues & YearValues & Record<keyof typeof otherwise, string>
>

/** What a field of a file fills: a field of a person, or a part of one. */
export interface Filling {
  readonly field: keyof PersonValues
  readonly label: Text
  readonly kind: Kind
  readonly person: PersonKey
  readonly part?: string
}

/** A list stands in one cell, as text. */
const LONGEST_LIST = 2_000

/** Every field of a file that fills something of a person. */
export const fillings: readonly Filling[] = Object.entries<PersonField>(personFields).flatMap(
  ([name, { imported, ...field }]): Filling[] => {
    const filling = { kind: field, label: field.label, person: name as PersonKey }
    if ('not' in imported) return []
    if ('parts' in imported)
      return Object.entries(imported.parts).flatMap(([part, as]) => {
        const kind = field.kind === 'group' ? field.fields[part] : undefined
        return kind ? [{ ...filling, kind, part, label: kind.label, field: as as Filling['field'] }] : []
      })
    if ('headers' in imported) {
      const kind: Kind = field.kind === 'list' ? { kind: 'text', max: LONGEST_LIST } : field
      return [{ ...filling, kind, field: name as Filling['field'] }]
    }
    return [{ ...filling, label: imported.label ?? field.label, field: imported.as as Filling['field'] }]
  },
)

/** What a field of a file fills of an exercice: a part of one of its details. */
export interface DetailFilling {
  readonly field: DetailField
  readonly label: Text
  readonly kind: Kind
  readonly of: keyof typeof yearDetails
  readonly part: string
}

/** Every field of a file that fills a detail of an exercice. */
export const detailFillings: readonly DetailFilling[] = (
  Object.entries(yearDetails) as [keyof typeof yearDetails, { fields: Fields }][]
).flatMap(([of, { fields: parts }]) =>
  Object.entries(parts).map(([part, kind]) => ({
    field: (of === 'absences' ? `absence_${part}` : part) as DetailField,
    label: kind.label,
    kind,
    of,
    part,
  })),
)

/** Fields that only serve to read another, after which they are listed: they never appear in a record. */
const helpers = {
  full_name: { after: 'first_name', label: { fr: 'Nom et prénom', en: 'Full name' } },
  nir_key: { after: 'nir', label: { fr: 'Clé du n° de sécurité sociale', en: 'Social security key' } },
  officer: {
    after: 'contract_type',
    label: { fr: 'Mandataire social ou conjoint', en: 'Corporate officer or spouse' },
  },
} as const satisfies Record<string, { after: RecordField; label: Text }>
export type HelperField = keyof typeof helpers
export type Field = RecordField | HelperField

/** The fields a column can be mapped to, with their label; the order is the one screens show. */
export const fieldLabels = Object.fromEntries([
  ...fillings.flatMap(({ field, label }) => [
    [field, label],
    ...Object.entries({ ...otherwise, ...helpers }).flatMap(([name, helper]) =>
      helper.after === field ? [[name, helper.label]] : [],
    ),
  ]),
  ...Object.entries(yearFields).map(([name, { label }]) => [name, label]),
  ...detailFillings.map(({ field, label }) => [field, label]),
]) as Readonly<Record<Field, Text>>

export const fields = Object.keys(fieldLabels) as Field[]
export const isField = (name: string): name is Field => Object.hasOwn(fieldLabels, name)
/** The fields that fill something of a person by themselves. */
export const fillsAlone = (field: Field): boolean => !Object.hasOwn(otherwise, field)
export const isRecordField = (field: Field): field is RecordField => !Object.hasOwn(helpers, field)

/** The fields whose headers stand with the person's field itself. */
export type OwnHeadersField = {
  [Key in PersonKey]: Person[Key] extends { imported: { headers: unknown } } ? Key : never
}[PersonKey]
export const ownHeaders = Object.fromEntries(
  Object.entries<PersonField>(personFields).flatMap(([name, { imported }]) =>
    'headers' in imported ? [[name, imported.headers]] : [],
  ),
) as Readonly<Record<OwnHeadersField, HeaderRules>>
