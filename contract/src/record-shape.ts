import type { Field, FieldValue, Fields, Kind } from '@moisson/core/record/field'
import { isNeverEmpty } from '@moisson/core/record/field'
import * as z from 'zod/mini'
import {
  Bps,
  Day,
  Email,
  Id,
  Instant,
  MOST_CENTS,
  freeText,
  oneLine,
  spacedOnce,
  text,
  withDecimals,
} from './shapes.ts'

type Shape<Value> = z.ZodMiniType<Value, Value>
type Readable<Fs> = { -readonly [Name in keyof Fs]: Shape<FieldValue<Fs[Name]>> }
type Writable<Fs> = { -readonly [Name in keyof Fs]: z.ZodMiniOptional<Shape<FieldValue<Fs[Name]>>> }

/** The shape of a record as it is answered: every field is there; of a secret, only its mask. */
export const readable = <const Fs extends Fields>(fields: Fs): Readable<Fs> =>
  shapes(fields, (field) =>
    orNothing(field, field.kind === 'secret' ? z.string() : shapeOf(field)),
  ) as Readable<Fs>

/** The shape of a change of a record: what is left out stays as it is; a secret arrives in clear, or masked when unchanged. */
export const writable = <const Fs extends Fields>(fields: Fs): Writable<Fs> =>
  shapes(fields, (field) => z.optional(orNothing(field, shapeOf(field)))) as Writable<Fs>

function shapes(fields: Fields, shape: (field: Field) => z.ZodMiniType): Record<string, z.ZodMiniType> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, shape(field)]))
}

const orNothing = (field: Field, shape: z.ZodMiniType): z.ZodMiniType =>
  isNeverEmpty(field) ? shape : z.nullable(shape)

/** Of the parts of a value, the others than the required and the stated ones may be left out. */
const partOf = (field: Field): z.ZodMiniType => {
  const shape = orNothing(field, shapeOf(field))
  return isNeverEmpty(field) || field.stated ? shape : z.optional(shape)
}

function numberOf({ whole, decimals }: Kind & { kind: 'number' }) {
  if (whole) return z.int()
  return decimals === undefined ? z.number() : withDecimals(decimals)
}

/** Signs of a text above which it is prose, with lines of its own. */
const MOST_OF_A_LINE = 200

function shapeOf(field: Kind & { readonly required?: true }): z.ZodMiniType {
  switch (field.kind) {
    case 'text':
    case 'phone':
    case 'secret': {
      const shape = field.required ? text(field.max) : freeText(field.max)
      return field.max > MOST_OF_A_LINE ? shape : shape.check(spacedOnce, oneLine)
    }
    case 'email':
      return Email
    case 'id':
      return Id
    case 'day':
      return Day
    case 'instant':
      return Instant
    case 'flag':
      return z.boolean()
    case 'bps':
      return Bps
    case 'cents':
      return z.int().check(z.gte(field.min ?? 0), z.lte(field.max ?? MOST_CENTS))
    case 'number':
      return numberOf(field).check(z.gte(field.min), z.lte(field.max))
    case 'choice':
      return z.enum(Object.keys(field.names))
    case 'group':
      return z.object(shapes(field.fields, partOf))
    case 'list': {
      const list = z.array(shapeOf(field.of)).check(z.minLength(field.least ?? 0))
      return field.most === undefined ? list : list.check(z.maxLength(field.most))
    }
    case 'texts':
      return z.record(z.string(), freeText(field.max))
  }
}
