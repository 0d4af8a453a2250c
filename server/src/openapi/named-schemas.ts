import * as z from 'zod/v4/core'
import type { Schema } from '@moisson/contract/call'
import { calls, shapes } from '@moisson/contract/calls'
import { hoistRepeated } from './hoist-repeated.ts'

export type Json = Record<string, unknown>
export const schemaPath = '#/components/schemas/'

/** The schemas of the document by name, and where each body and answer stands among them. */
export interface NamedSchemas {
  schemas: Record<string, Json>
  answerOf: (name: string) => Json | undefined
  bodyOf: (name: string) => Json | undefined
}

/** Names every shape once: those the contract exports by their name, the others by their call. */
export function nameSchemas(): NamedSchemas {
  const registry = z.registry<{ id: string }>()
  const names = new Map<Schema, string>()
  const name = (schema: Schema | undefined, id: string) => {
    if (schema === undefined || names.has(schema)) return
    names.set(schema, id)
    registry.add(schema as unknown as z.$ZodType, { id })
  }
  for (const [id, schema] of shapes) if (isStructured(schema)) name(schema, id)
  for (const [call, { declaration }] of calls) {
    name(declaration.output, `${capital(call)}Answer`)
    name(declaration.input?.body, `${capital(call)}Body`)
  }
  const output = written(registry, 'output')
  const input = written(registry, 'input')
  // What is sent and what is answered share a name while they are the same.
  const differing = new Set(
    Object.keys(input).filter((id) => JSON.stringify(input[id]) !== JSON.stringify(output[id])),
  )
  for (let grew = true; grew;) {
    grew = false
    for (const [id, schema] of Object.entries(input))
      if (!differing.has(id) && refsOf(schema).some((ref) => differing.has(ref))) {
        differing.add(id)
        grew = true
      }
  }
  const sent = (id: string) => (differing.has(id) && !id.endsWith('Body') ? `${id}Input` : id)
  const schemas: Record<string, Json> = { ...output }
  for (const [id, schema] of Object.entries(input)) schemas[sent(id)] = withRefs(schema, sent)
  const refTo = (id: string | undefined) => (id === undefined ? undefined : { $ref: `${schemaPath}${id}` })
  const idOf = (schema: Schema | undefined) => (schema ? names.get(schema) : undefined)
  const declarationOf = (call: string) => calls.get(call)?.declaration
  const answerOf = (call: string) => refTo(idOf(declarationOf(call)?.output))
  const bodyOf = (call: string) => {
    const id = idOf(declarationOf(call)?.input?.body)
    return id === undefined ? undefined : refTo(sent(id))
  }
  const used = reachable(
    [...calls].flatMap(([call, { declaration }]) => [
      answerOf(call),
      // The fields of a form with a file are told beside the file.
      declaration.input?.file === 'file' ? undefined : bodyOf(call),
    ]),
    schemas,
  )
  return { schemas: hoistRepeated(used), answerOf, bodyOf }
}

function written(registry: z.$ZodRegistry<{ id: string }>, io: 'input' | 'output'): Record<string, Json> {
  const { schemas } = z.toJSONSchema(registry, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    uri: (id) => `${schemaPath}${id}`,
  })
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, plain(schema) as Json]))
}

/** Without what only stands alone; alternatives as `anyOf`, records of known keys as objects. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  const { $schema: _, $id: __, oneOf, propertyNames, ...rest } = value as Json
  const keys = (propertyNames as { enum?: string[] } | undefined)?.enum
  const copy = Object.fromEntries(Object.entries(rest).map(([key, part]) => [key, plain(part)]))
  if (oneOf) copy['anyOf'] = plain(oneOf)
  const all = (copy['allOf'] ?? []) as Json[]
  if (all.some((part) => 'const' in part)) {
    // One of a list, and this one: this one.
    delete copy['allOf']
    Object.assign(copy, ...all)
    delete copy['enum']
  }
  copy['format'] ??= all.find((part) => 'format' in part)?.['format']
  if (copy['format'] === undefined) delete copy['format']
  // The format says it; its expression would be most of the document.
  else if (known.has(copy['format'])) delete copy['pattern']
  if (keys) {
    copy['properties'] = Object.fromEntries(keys.map((key) => [key, copy['additionalProperties']]))
    copy['additionalProperties'] = false
  }
  return copy
}

const known = new Set<unknown>(['date', 'date-time', 'uuid', 'email'])

/** A component for each object or choice of objects; a plain text or number is told where it stands. */
const isStructured = (schema: Schema) => ['object', 'union'].includes((schema.def as { type: string }).type)
const capital = (name: string) => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`

const refsOf = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map((found) => found[1] ?? '')
const withRefs = (schema: Json, renamed: (id: string) => string): Json =>
  JSON.parse(
    JSON.stringify(schema).replaceAll(
      /"#\/components\/schemas\/([^"]+)"/g,
      (_, id: string) => `"${schemaPath}${renamed(id)}"`,
    ),
  ) as Json

function reachable(roots: unknown[], schemas: Record<string, Json>): Record<string, Json> {
  const kept = new Set<string>()
  const waiting = refsOf(roots)
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (kept.has(id)) continue
    kept.add(id)
    waiting.push(...refsOf(schemas[id] ?? {}))
  }
  return Object.fromEntries(
    Object.entries(schemas)
      .filter(([id]) => kept.has(id))
      .toSorted(([one], [other]) => one.localeCompare(other)),
  )
}
