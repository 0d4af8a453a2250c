import type { FastifyRequest } from 'fastify'
import type { CallDeclaration, Input, Schema } from '@moisson/contract/call'
import type { Language } from '@moisson/law/text'
import * as z from 'zod/mini'
import { fieldErrors } from './field-errors.ts'
import { keysOfBody, keysOfQuery } from './known-keys.ts'
import { unreadableFields } from './readable.ts'
import { Refused, notFound, refused, type FieldError } from './refused.ts'
import { unknownKeys } from './unknown-keys.ts'

/** What a request says, by the shapes of its call; what they do not know is refused by name. `fields` are a form's. */
export function parseInput<D extends CallDeclaration>(
  call: D,
  request: FastifyRequest,
  fields: Record<string, string> | undefined,
  language: Language,
): Input<D> {
  const { input } = call
  const path = input?.path ? z.safeParse(input.path, request.params) : undefined
  // A malformed id answers as an unknown one does.
  if (path && !path.success) throw notFound()
  if (!input?.file && request.isMultipart()) throw refused('unsupported_body')
  // An empty filter, as a form sends it, is no filter.
  const asked = Object.entries({ ...(request.query as object), ...(input?.body ? {} : fields) }).filter(
    ([, value]) => value !== '',
  )
  // Text fields of a form stand in for the query of a call that has no body.
  const strangers = unknownKeys(
    { ...(request.query as object), ...(input?.body ? {} : fields) },
    keysOfQuery(call),
    language,
  )
  const query = part(input?.query, Object.fromEntries(asked), language, strangers)
  const sent = fields ?? request.body
  const body = part(
    input?.body,
    input?.body ? emptyToNothing(input.body, sent) : undefined,
    language,
    input?.body || !fields ? unknownKeys(sent, keysOfBody(call), language) : [],
  )
  return { path: path?.data, query, body } as Input<D>
}

/** An action call accepts an empty body. */
function emptyToNothing(schema: Schema, body: unknown): unknown {
  if (body !== null && body !== undefined && body !== '') return body
  return z.safeParse(schema, undefined).success ? undefined : {}
}

/** A part of the request as its shape reads it; all that is wrong of it is told at once. */
function part(
  schema: Schema | undefined,
  value: unknown,
  language: Language,
  strangers: readonly FieldError[],
): unknown {
  const unreadable = unreadableFields(value, language)
  if (unreadable.length > 0) throw invalid(unreadable)
  const parsed = schema && z.safeParse(schema, value, { reportInput: true })
  const wrong = parsed?.success === false ? fieldErrors(parsed.error.issues, language) : []
  if (wrong.length > 0 || strangers.length > 0) throw invalid([...wrong, ...strangers])
  return parsed?.data
}

const invalid = (errors: FieldError[]) =>
  new Refused({ refusal: 'invalid_request', details: {} }, { fieldErrors: errors })
