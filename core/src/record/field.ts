import type { Language, Text } from '@moisson/law/text'
import type { Unit } from './unit.ts'

/** Who keeps a fact up to date: the payroll file, HR, or the person. */
export type Owner = 'payroll' | 'hr' | 'person'

/** The values of a closed list, each with its name. */
export type Names = Readonly<Record<string, Text>>

/** What a value is and its limits: amounts are integer cents, rates basis points, days `YYYY-MM-DD`. */
export type Kind =
  | {
      readonly kind: 'text' | 'phone' | 'secret'
      readonly max: number
      /** Names a country, by its code or in words. */ readonly country?: true
      /** The language it is written in, whatever its writer reads the screen in. */ readonly language?: Language
    }
  | { readonly kind: 'email' | 'day' | 'instant' | 'flag' | 'bps' | 'id' }
  /** From nothing to the most an amount may be, unless said otherwise. */
  | { readonly kind: 'cents'; readonly min?: number; readonly max?: number }
  | {
      readonly kind: 'number'
      readonly min: number
      readonly max: number
      readonly whole?: true
      readonly unit?: Unit
      /** How many are kept after the mark when it isn’t whole: what has more is refused, never rounded. */
      readonly decimals?: number
      /** Days after something, or before it when negative. */
      readonly offset?: true
      /** A year or a code: its digits are never grouped. */
      readonly ungrouped?: true
    }
  | { readonly kind: 'choice'; readonly names: Names }
  | { readonly kind: 'group'; readonly fields: Fields }
  | { readonly kind: 'list'; readonly of: Kind; readonly least?: number; readonly most?: number }
  /** Texts, each by the code of what it is about. */
  | { readonly kind: 'texts'; readonly max: number }

/** A field of a record, as data: what stores, reads, shows, checks or sends it derives from this. */
export type Field = Kind & {
  /** Its one name, wherever it is shown. */
  readonly label: Text
  readonly help?: Text
  /** The part of the form and of the file it stands in. */
  readonly section?: string
  readonly owner?: Owner
  /** Never empty, and asked for from the start. */
  readonly required?: true
  /** Never empty either: what a record begins with when nobody says. */
  readonly initial?: string | number | boolean
  /** Of a group: there even when nothing is known, as null. */
  readonly stated?: true
  /** Of a list in a group: it may be left out, as any other part. */
  readonly absent?: true
}
/** A record: its fields by the name that the database, the API and the screens share, in the order they are shown. */
export interface Fields {
  readonly [name: string]: Field
}

export type ValueOf<K> = K extends { kind: 'choice'; names: infer N }
  ? keyof N & string
  : K extends { kind: 'cents' | 'bps' | 'number' }
    ? number
    : K extends { kind: 'flag' }
      ? boolean
      : K extends { kind: 'group'; fields: infer Fs }
        ? GroupOf<Fs>
        : K extends { kind: 'list'; of: infer Item }
          ? ValueOf<Item>[]
          : K extends { kind: 'texts' }
            ? Record<string, string>
            : string

type NeverEmpty = { required: true } | { initial: unknown } | { kind: 'list' | 'texts' }
type Stated = NeverEmpty | { stated: true }
type IsStated<F> = F extends { absent: true } ? false : F extends Stated ? true : false
/** What a field of a record holds; null when nothing is known. */
export type FieldValue<F> = F extends NeverEmpty ? ValueOf<F> : ValueOf<F> | null
/** A record as it is read. */
export type RecordOf<Fs> = { -readonly [Name in keyof Fs]: FieldValue<Fs[Name]> }
/** Of the parts of a value, those that have to be there are; the others may be left out. */
type GroupOf<Fs> = {
  -readonly [Name in keyof Fs as IsStated<Fs[Name]> extends true ? Name : never]: FieldValue<Fs[Name]>
} & {
  -readonly [Name in keyof Fs as IsStated<Fs[Name]> extends true ? never : Name]?:
    | ValueOf<Fs[Name]>
    | null
    | undefined
}

/** The names of the fields of which all of this is said. */
export type KeysWith<Fs, Said> = { [Name in keyof Fs]: Fs[Name] extends Said ? Name : never }[keyof Fs]

/** Nothing known of a list is an empty list. */
export const isNeverEmpty = (field: Field): boolean =>
  field.required === true ||
  field.initial !== undefined ||
  (field.kind === 'list' && field.absent !== true) ||
  field.kind === 'texts'

/** The names of the fields of a record, in the order they are shown. */
export const keysOf = <Fs extends object>(fields: Fs): (keyof Fs & string)[] =>
  Object.keys(fields) as (keyof Fs & string)[]

/** The fields of a record of which all of this is said, a kind for example. */
export const fieldsWith = <const Fs extends Fields, const Said extends Partial<Fs[keyof Fs]>>(
  fields: Fs,
  said: Said,
): Pick<Fs, KeysWith<Fs, Said>> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, field]) =>
      Object.entries(said).every(([key, value]) => (field as Record<string, unknown>)[key] === value),
    ),
  ) as Pick<Fs, KeysWith<Fs, Said>>
