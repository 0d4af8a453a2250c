import type { Text } from './text.ts'
import type { LegalRefusalCode } from './refusal-sentences.ts'
import { stop } from './stopped.ts'

/** What does not fit: where in the input, what is expected there, and what was found. */
export type Fault = {
  readonly code: Extract<
    LegalRefusalCode,
    | 'input_missing'
    | 'input_unknown'
    | 'input_not_valid'
    | 'not_an_amount'
    | 'amount_too_large'
    | 'period_not_valid'
  >
  readonly input: string
  readonly expected: Text
  readonly value: unknown
}

/** Tells whether a value has a shape (fast), and where it has not (slow, asked for only then). */
type Checker = {
  readonly expected: Text
  readonly fits: (value: unknown) => boolean
  readonly fault: (value: unknown, input: string) => Fault | null
  /** An input that may be left out. */
  readonly optional?: true
  /** The names that a record reads. */
  readonly names?: readonly string[]
}
/** The shape of what a rule takes; `taken` is its type, never a value. */
export type Shape<T> = Checker & { readonly taken?: (value: T) => T }
type Optional<T> = Shape<T | undefined> & { readonly optional: true }

/** The type of what fits a shape: rules take their input’s type from there, so that the two cannot drift. */
export type Taken<S> = S extends { readonly taken?: (value: infer T) => unknown } ? T : never

type Fields = Readonly<Record<string, Checker>>
type OptionalKey<F extends Fields> = {
  [Key in keyof F]: F[Key] extends { readonly optional: true } ? Key : never
}[keyof F]
type Merged<T> = { [Key in keyof T]: T[Key] }
type TakenRecord<F extends Fields> = Merged<
  { [Key in keyof F as Exclude<Key, OptionalKey<F>>]: Taken<F[Key]> } & {
    [Key in OptionalKey<F>]?: Taken<F[Key]>
  }
>

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const below = (input: string, key: string): string => (input === '' ? key : `${input}.${key}`)

const wrong = (expected: Text, value: unknown, input: string): Fault => ({
  code: value === undefined ? 'input_missing' : 'input_not_valid',
  input,
  expected,
  value,
})

/** A shape with nothing inside. */
export const leaf = <T>(
  expected: Text,
  fits: (value: unknown) => boolean,
  codeOf: (value: unknown) => Fault['code'] = () => 'input_not_valid',
): Shape<T> => ({
  expected,
  fits,
  fault: (value, input) => {
    if (fits(value)) return null
    const found = wrong(expected, value, input)
    return value === undefined ? found : { ...found, code: codeOf(value) }
  },
})

const INPUTS: Text = { fr: 'un ensemble de données nommées', en: 'a set of named inputs' }

/** Named inputs: each with its shape, none that the rule does not know. What is `undefined` is absent. */
export function record<F extends Fields>(fields: F): Shape<TakenRecord<F>> {
  const entries = Object.entries(fields)
  const shapes = new Map<string, Checker>(entries)
  const required = entries.filter(([, shape]) => shape.optional !== true).length
  // The names in the order of the last record: a list of people has the same one from its first to its last.
  const names: string[] = []
  const inOrder: Checker[] = []
  const fits = (value: unknown): boolean => {
    if (!isObject(value)) return false
    let [found, place] = [0, 0]
    for (const key in value) {
      const one = value[key]
      if (one === undefined) continue
      if (names[place] !== key) {
        const shape = shapes.get(key)
        if (shape === undefined) return false
        names[place] = key
        inOrder[place] = shape
      }
      const shape = inOrder[place]!
      if (!shape.fits(one)) return false
      if (shape.optional !== true) found += 1
      place += 1
    }
    return found === required
  }
  const fault = (value: unknown, input: string): Fault | null => {
    if (!isObject(value)) return wrong(INPUTS, value, input)
    for (const [key, shape] of entries) {
      const one = value[key]
      if (one === undefined && shape.optional === true) continue
      const found = shape.fault(one, below(input, key))
      if (found !== null) return found
    }
    const unknown = Object.keys(value).find((key) => !shapes.has(key) && value[key] !== undefined)
    return unknown === undefined
      ? null
      : { code: 'input_unknown', input: below(input, unknown), expected: INPUTS, value: value[unknown] }
  }
  return { expected: INPUTS, fits, fault, names: Object.keys(fields) }
}

/** An input that may be left out of a record. */
export const optional = <T>(shape: Shape<T>): Optional<T> => ({
  expected: shape.expected,
  fits: shape.fits,
  fault: shape.fault,
  optional: true,
})

/** An input that may be null: asked, and there is none. */
export const nullable = <T>(shape: Shape<T>): Shape<T | null> => ({
  expected: shape.expected,
  fits: (value) => value === null || shape.fits(value),
  fault: (value, input) => (value === null ? null : shape.fault(value, input)),
})

/** A list, each of its items with the same shape. */
export function list<T>(of: Shape<T>, from = 0, to = Infinity): Shape<readonly T[]> {
  const expected =
    from === 0 && to === Infinity
      ? { fr: 'une liste', en: 'a list' }
      : to === Infinity
        ? { fr: `une liste d’au moins ${from} élément`, en: `a list of at least ${from} item` }
        : { fr: `une liste de ${from} à ${to} éléments`, en: `a list of ${from} to ${to} items` }
  const isList = (value: unknown): value is readonly unknown[] =>
    Array.isArray(value) && value.length >= from && value.length <= to
  return {
    expected,
    fits: (value) => {
      if (!isList(value)) return false
      for (let i = 0; i < value.length; i += 1) if (!of.fits(value[i])) return false
      return true
    },
    fault: (value, input) => {
      if (!isList(value)) return wrong(expected, value, input)
      for (let i = 0; i < value.length; i += 1) {
        const found = of.fault(value[i], `${input}[${i}]`)
        if (found !== null) return found
      }
      return null
    },
  }
}

/** The same shape, with a condition that its parts meet together. */
export const where = <T>(
  shape: Shape<T>,
  expected: Text,
  holds: (value: T) => boolean,
  code: Fault['code'] = 'input_not_valid',
): Shape<T> => ({
  ...shape,
  expected,
  fits: (value) => shape.fits(value) && holds(value as T),
  fault: (value, input) =>
    shape.fault(value, input) ?? (holds(value as T) ? null : { code, input, expected, value }),
})

/** Any name may be asked for; of a few known ones, each may be absent. */
type ByName<Name extends string, T> = string extends Name
  ? Readonly<Record<string, T>>
  : Readonly<Partial<Record<Name, T>>>

/** Values by name, the names not known before (years, destinations); `key` says which names are read. */
export const byName = <Name extends string, T>(names: Shape<Name>, of: Shape<T>): Shape<ByName<Name, T>> => ({
  expected: INPUTS,
  fits: (value) =>
    isObject(value) &&
    Object.entries(value).every(([key, one]) => one === undefined || (names.fits(key) && of.fits(one))),
  fault: (value, input) => {
    if (!isObject(value)) return wrong(INPUTS, value, input)
    for (const [key, one] of Object.entries(value)) {
      if (one === undefined) continue
      const found = names.fault(key, below(input, key)) ?? of.fault(one, below(input, key))
      if (found !== null) return found
    }
    return null
  },
})

/** One of several records, told apart by the name in one of their inputs. */
export function either<Key extends string, Cases extends Readonly<Record<string, Checker>>>(
  key: Key,
  cases: Cases,
): Shape<Taken<Cases[keyof Cases]>> {
  const name = named(...Object.keys(cases))
  const shapes: Record<string, Checker | undefined> = Object.assign(Object.create(null), cases)
  const caseOf = (value: unknown) => {
    const told = isObject(value) ? value[key] : undefined
    return typeof told === 'string' ? shapes[told] : undefined
  }
  return {
    expected: INPUTS,
    fits: (value) => caseOf(value)?.fits(value) ?? false,
    fault: (value, input) => {
      if (!isObject(value)) return wrong(INPUTS, value, input)
      return caseOf(value)?.fault(value, input) ?? name.fault(value[key], below(input, key))
    },
  }
}

/** One of the names that the rule knows. */
export function named<Name extends string>(...names: readonly Name[]): Shape<Name> {
  const known: ReadonlySet<unknown> = new Set(names)
  const all = names.join(', ')
  return leaf({ fr: `l’un de ces noms\u00a0: ${all}`, en: `one of these names: ${all}` }, (value) =>
    known.has(value),
  )
}

/** What was found, short enough for a sentence. */
function written(value: unknown): string {
  if (Array.isArray(value)) return '[…]'
  if (typeof value === 'object' && value !== null) return '{…}'
  const text = typeof value === 'string' ? `"${value}"` : String(value)
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

/** Refuses what has not the shape, with the path of the input and what is expected there. */
export function requireShape<T>(shape: Shape<T>, value: unknown): void {
  if (shape.fits(value)) return
  const fault = shape.fault(value, '')
  if (fault === null) return
  const found = written(fault.value)
  stop(fault.code, {
    input: fault.input === '' ? 'given' : fault.input,
    expected: fault.expected,
    // A text, not a fact to be formatted: it may be no day and no number at all.
    value: { fr: found, en: found },
  })
}
