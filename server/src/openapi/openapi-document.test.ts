import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { calls } from '@moisson/contract/calls'
import { methodOf, pathOf, type CallDeclaration } from '@moisson/contract/call'
import { refusals } from '@moisson/contract/refusals'
import matrix from '../http/permission-matrix.json' with { type: 'json' }
import { unknownText } from './composed-example.ts'
import { openApiDocument } from './openapi-document.ts'

interface Content {
  schema: Record<string, unknown>
  example?: unknown
}
interface Operation {
  operationId: string
  tags: string[]
  parameters?: { name: string; in: string; description?: string }[]
  requestBody?: { content: Record<string, Content> }
  responses: Record<string, { content?: Record<string, Content> }>
}
const document = openApiDocument('/api') as {
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Record<string, unknown>>; examples: object }
  'x-errors': Record<string, { status: number; fr: string; en: string }>
}
const operationOf = (call: CallDeclaration) =>
  document.paths[pathOf(call)]?.[methodOf(call).toLowerCase()] as Operation
const every = [...calls].map(([name, { noun, declaration }]) => ({ name, noun, call: declaration }))

test('every declared call is documented at exactly its path and method, under its noun', () => {
  const tags = new Set(document.tags.map(({ name }) => name))
  for (const { name, noun, call } of every) {
    expect([operationOf(call)?.operationId, operationOf(call)?.tags]).toEqual([name, [noun]])
    expect([noun, tags.has(noun)]).toEqual([noun, true])
  }
})

test('each parameter of a path is described, and each answer has a status', () => {
  for (const [path, methods] of Object.entries(document.paths)) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map((found) => found[1])
    for (const operation of Object.values(methods)) {
      const parameters = operation.parameters ?? []
      const described = parameters.filter((one) => one.in === 'path').map(({ name }) => name)
      expect([path, new Set(described)]).toEqual([path, new Set(named)])
      expect(parameters.filter((one) => !one.description)).toEqual([])
      expect(Object.keys(operation.responses).every((status) => /^[2-5]\d\d$/.test(status))).toBe(true)
    }
  }
})

test('each body and each answer has an example that its call accepts, and whose every value is declared', () => {
  for (const { name, call } of every) {
    const { requestBody, responses } = operationOf(call)
    const body = requestBody?.content['application/json']
    const asked = call.input?.body
    if (asked && call.input?.file !== 'file') {
      const optional = z.safeParse(asked, undefined).success
      if (!optional) expect([name, body?.example]).not.toEqual([name, undefined])
      if (body?.example !== undefined)
        expect([name, z.safeParse(asked, body.example).error]).toEqual([name, undefined])
    }
    if (!call.output) continue
    const answer = responses[String(call.status ?? 200)]?.content?.['application/json']
    const parsed = z.safeParse(call.output, answer?.example)
    expect([name, parsed.error?.issues]).toEqual([name, undefined])
    expect([name, parsed.data]).toEqual([name, answer?.example])
  }
})

test('each property says what it is, and what is no object shows a value', () => {
  const found = { described: 0, bare: [] as string[] }
  eachProperty(document.components.schemas, (name, property) => {
    if (property['description']) found.described++
    else found.bare.push(name)
    const whole = '$ref' in property || 'not' in property || JSON.stringify(property).includes('"properties"')
    if (
      !whole &&
      !('examples' in property) &&
      name !== 'details' &&
      name !== 'current' &&
      name !== 'asked' &&
      name !== 'field_errors'
    )
      found.bare.push(`${name} without an example`)
  })
  expect(found.bare).toEqual([])
  expect(found.described).toBeGreaterThan(2_500)
})

test('each example says something of its property', () => {
  const wrong: unknown[] = []
  const texts = new Map<string, Set<string>>()
  const look = (name: string, property: Record<string, unknown>) => {
    for (const example of (property['examples'] ?? []) as unknown[]) {
      for (const text of [example].flat(3)) {
        if (typeof text !== 'string') continue
        texts.set(text, (texts.get(text) ?? new Set()).add(name))
        // An address stands where an address is asked for, and nowhere else.
        if (/^https?:/.test(text) !== /url$/i.test(name)) wrong.push([name, text])
        if (text === unknownText) wrong.push([name, 'nothing is known of it'])
      }
    }
  }
  eachProperty(document.components.schemas, look)
  expect(wrong).toEqual([])
  // One value for everything says nothing: only people, days and identifiers are the same everywhere.
  const worn = [...texts].filter(([text, names]) => {
    const others = [...names].filter((name) => !/(^|_)(by|name|who|person|actor)$/.test(name))
    return others.length > 12 && !/^\d{4}-\d\d-\d\d|^0190f5a8-/.test(text)
  })
  expect(worn.map(([text, names]) => [text, [...names]])).toEqual([])
})

test('the same larger shape is never written twice without a name', () => {
  const seen = new Map<string, number>()
  const look = (value: unknown, isNamed: boolean) => {
    if (typeof value !== 'object' || value === null) return
    const properties = (value as { properties?: object }).properties
    if (properties && !isNamed && Object.keys(properties).length >= 4) {
      const text = JSON.stringify(value)
      seen.set(text, (seen.get(text) ?? 0) + 1)
    }
    for (const [key, part] of Object.entries(value)) if (key !== 'description') look(part, false)
  }
  for (const schema of Object.values(document.components.schemas)) look(schema, true)
  expect([...seen].filter(([, count]) => count > 1)).toEqual([])
})

test('every refusal is catalogued with its status and its sentence in both languages', () => {
  expect(Object.keys(document['x-errors'])).toEqual(Object.keys(refusals))
  for (const error of Object.values(document['x-errors']))
    expect(error).toEqual({
      status: expect.any(Number),
      fr: expect.stringMatching(/\S/),
      en: expect.stringMatching(/\S/),
    })
})

test('a linter of registries has nothing to say against the document, and each example is one that its schema takes', async () => {
  const rules = {
    'no-invalid-schema-examples': 'error',
    'no-invalid-media-type-examples': 'error',
    'no-invalid-parameter-examples': 'error',
    'no-schema-type-mismatch': 'error',
    'operation-operationId-unique': 'error',
  } as const
  const config = await createConfig({ extends: ['recommended'], rules })
  const problems = await lintFromString({ source: JSON.stringify(document), config })
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
}, 30_000)

test('every list of the specification is read the same way: items, their total, and where the next page starts', () => {
  const specified = new Set<string>(matrix.calls.map(({ method, path }) => `${method} ${path}`))
  // The payroll file has lines and totals, not pages.
  const lists = every.filter(
    ({ name, call }) =>
      specified.has(call.http) && name !== 'exportPayroll' && 'items' in shapeOf(call.output),
  )
  expect(lists.length).toBeGreaterThan(12)
  for (const { name, call } of lists)
    expect([name, Object.keys(shapeOf(call.output))]).toEqual([
      name,
      expect.arrayContaining(['items', 'total', 'next_cursor']),
    ])
})

const shapeOf = (output: unknown): object =>
  (output as { def?: { shape?: object } } | undefined)?.def?.shape ?? {}

function eachProperty(
  value: unknown,
  visit: (name: string, property: Record<string, unknown>) => void,
): void {
  if (Array.isArray(value)) return value.forEach((part) => eachProperty(part, visit))
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) {
    if (key === 'properties')
      for (const [name, property] of Object.entries(part as Record<string, Record<string, unknown>>))
        visit(name, property)
    if (key !== 'examples' && key !== 'example') eachProperty(part, visit)
  }
}
