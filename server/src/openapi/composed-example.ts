import type { ExampleWorld } from '@moisson/contract/example-world'
import { documentedWorld } from './documented-world.ts'
import { endings, values } from './example-values.ts'
import { schemaPath, type Json } from './named-schemas.ts'

/** Which object of the documented world an identifier names. */
const idOf: Record<string, keyof ExampleWorld> = {
  company_id: 'company',
  current_company_id: 'company',
  beneficiary_id: 'beneficiary',
  document_id: 'document',
  fund_id: 'fund',
  step_id: 'step',
  process_id: 'process',
  extract_id: 'extract',
  uid: 'colleague',
  user_id: 'colleague',
}

/** Texts of a set shape; the first that a pattern takes stands for it. */
const shaped = [
  '/dashboard',
  '2026-05-31',
  '2026-05',
  '31/05',
  'A0042',
  '9f2c7d1b'.repeat(8),
  '12345678',
  '73282932000074',
  '732829320',
  'FR7630006000011234567890189',
  'AGRIFRPP',
  '25',
  '1',
  '2511Z',
  '10.84B',
  'FR',
  'fr',
  '#166534',
  '+33612345678',
  'FR16732829320',
  '09:00',
  'https://moisson.example/rendez-vous',
]

/** What stands for a text about which nothing is known: a test holds that none is shown. */
export const unknownText = 'texte'

/** A value that a schema takes, the same at each start. */
export function exampleOf(schema: Json, name: string, schemas: Record<string, Json>, depth = 0): unknown {
  const ref = schema['$ref'] as string | undefined
  if (ref) return exampleOf(schemas[ref.slice(schemaPath.length)] ?? {}, name, schemas, depth + 1)
  if ('const' in schema) return schema['const']
  if (Array.isArray(schema['enum'])) return schema['enum'][0]
  const options = schema['anyOf'] as Json[] | undefined
  if (options) {
    const chosen = options.find((one) => one['type'] !== 'null') ?? {}
    return depth > 7 && options.some((one) => one['type'] === 'null')
      ? null
      : exampleOf(chosen, name, schemas, depth + 1)
  }
  const several = schema['type']
  if (Array.isArray(several))
    return exampleOf({ ...schema, type: several.find((one) => one !== 'null') }, name, schemas, depth)
  const told = toldOf(name, schema)
  if (told !== undefined) return told
  switch (schema['type']) {
    case 'object':
      return objectOf(schema, schemas, depth)
    case 'array':
      return listOf(schema, name, schemas, depth)
    case 'string':
      return textOf(schema, name)
    case 'integer':
    case 'number':
      return clamp(name.endsWith('_cents') ? 150_000 : /_bps/.test(name) ? 2_500 : 12, schema)
    case 'boolean':
      return false
    case 'null':
      return null
    default:
      return unknownText
  }
}

/** The value that stands for a name, where the schema takes it. */
function toldOf(name: string, schema: Json): unknown {
  const known = name in values ? values[name] : endings.find(([end]) => end.test(name))?.[1]
  return [known].flat().find((one) => one !== undefined && fits(one, schema))
}

function objectOf(schema: Json, schemas: Record<string, Json>, depth: number): Json {
  const required = new Set((schema['required'] ?? []) as string[])
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Json>)
  return Object.fromEntries(
    properties
      .filter(([key]) => depth < 6 || required.has(key))
      .map(([key, part]) => [key, exampleOf(part, key, schemas, depth + 1)]),
  )
}

function listOf(schema: Json, name: string, schemas: Record<string, Json>, depth: number): unknown[] {
  const least = Number(schema['minItems'] ?? 0)
  if (depth > 6 && least === 0) return []
  const one = exampleOf((schema['items'] ?? {}) as Json, name, schemas, depth + 1)
  return Array.from({ length: Math.max(1, least) }, () => one)
}

function textOf(schema: Json, name: string): string {
  const format = schema['format']
  if (format === 'uuid') return documentedWorld[idOf[name] ?? 'openCampaign'] as string
  if (format === 'date') return '2026-05-31'
  if (format === 'date-time') return '2026-05-31T09:00:00.000Z'
  if (format === 'email') return 'lina.moreau@example.org'
  if (format === 'binary') return ''
  const patterns = patternsOf(schema)
  const fitting = shaped.find((one) => patterns.every((pattern) => pattern.test(one)))
  const text = patterns.length > 0 ? (fitting ?? unknownText) : unknownText
  const most = Number(schema['maxLength'] ?? text.length)
  return text.slice(0, most)
}

const patternsOf = (schema: Json): RegExp[] =>
  [schema, ...((schema['allOf'] ?? []) as Json[])].flatMap((part) =>
    typeof part['pattern'] === 'string' ? [new RegExp(part['pattern'], 'u')] : [],
  )

function clamp(value: number, { minimum, maximum, exclusiveMinimum }: Json): number {
  const least = Math.max(Number(minimum ?? -Infinity), Number(exclusiveMinimum ?? -Infinity) + 1)
  return Math.min(Math.max(value, least), Number(maximum ?? Infinity))
}

function fits(value: unknown, schema: Json): boolean {
  const type = schema['type']
  if (type === undefined) return true
  if (value === null) return type === 'null' || schema['nullable'] === true
  if (typeof value === 'string')
    return (
      type === 'string' &&
      (schema['format'] === undefined || (schema['format'] === 'date' && /^\d{4}-\d\d-\d\d$/.test(value))) &&
      value.length <= Number(schema['maxLength'] ?? Infinity) &&
      value.length >= Number(schema['minLength'] ?? 0) &&
      patternsOf(schema).every((pattern) => pattern.test(value))
    )
  return (
    (type === 'integer' || type === 'number') &&
    Number(value) >= Number(schema['minimum'] ?? -Infinity) &&
    Number(value) <= Number(schema['maximum'] ?? Infinity)
  )
}
