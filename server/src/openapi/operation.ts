import * as z from 'zod/v4/core'
import { auditNameOf, calls } from '@moisson/contract/calls'
import {
  asksVersion,
  comparesVersion,
  honoursKey,
  takingOf,
  type CallDeclaration,
  type Example,
  type Schema,
} from '@moisson/contract/call'
import { refusals, type RefusalCode } from '@moisson/contract/refusals'
import { roleMay } from '@moisson/core/company/role-rights'
import { companyRoles } from '@moisson/core/vocabulary'
import { languages } from '@moisson/law/text'
import { exampleOf } from './composed-example.ts'
import { wordsOf } from './described.ts'
import { documentedWorld } from './documented-world.ts'
import type { Json, NamedSchemas } from './named-schemas.ts'
import { pathWords } from './path-words.ts'

/** One call as an operation of the document. */
export function operation(name: string, noun: string, call: CallDeclaration, named: NamedSchemas): Json {
  const { who, rights } = call
  const example = call.example(documentedWorld)
  const parameters = [
    ...parametersOf(call, 'path', example),
    ...parametersOf(call, 'query', example),
    ...headersOf(call),
  ]
  const body = bodyOf(name, call, example, named)
  return {
    operationId: name,
    tags: [noun],
    summary: call.does,
    description: [
      `Who: ${Object.entries(who)
        .map(([role, grant]) => `${role} ${String(grant)}`)
        .join(', ')}.`,
      rolesOf(noun, call),
      call.answering ? 'Open to the session of a campaign’s personal link.' : '',
      `It ${effects[rights.effect]}.`,
      takingTold(noun, call),
      call.stepUp ? 'Needs a sign-in not older than 60 minutes.' : '',
      call.weight === undefined ? '' : `Weighs ${call.weight} in the limits of the account and the company.`,
      ['changes', 'takes-file'].includes(rights.effect) ? `In the audit: ${auditNameOf(call)}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
    ...(who.visitor === 'always' ? { security: [] } : { security: [{ bearer: [] }] }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: body } : {}),
    responses: { ...success(name, call, named), ...failures(call) },
  }
}

/** Which roles of a company make a call of its administrators, where not all do. */
function rolesOf(noun: string, { who, rights: { kind, effect } }: CallDeclaration): string {
  if (who.companyAdmin === 'never' || ['own', 'open', 'shared'].includes(kind)) return ''
  const may = companyRoles.filter((role) => roleMay(role, `${noun}.${kind}`, effect))
  return may.length === companyRoles.length ? '' : `Of a company’s administrators: ${may.join(', ')}.`
}

/** What a read does besides, when its file of people is asked for. */
function takingTold(noun: string, call: CallDeclaration): string {
  const taking = takingOf(call)
  if (!taking) return ''
  const asked = new URLSearchParams(call.taken).toString()
  return `With \`${asked}\` it ${effects['takes-file']}. ${rolesOf(noun, taking)} In the audit: ${auditNameOf(call)}.`
}

const effects: Record<CallDeclaration['rights']['effect'], string> = {
  reads: 'reads',
  computes: 'computes and keeps nothing',
  changes: 'changes what is kept',
  'takes-file':
    'gives out a file that names people: who began to take it is recorded before the first byte, and that it was taken whole at the last',
  session: 'is about the caller’s own sign-in',
}

function bodyOf(
  name: string,
  call: CallDeclaration,
  example: Example,
  named: NamedSchemas,
): Json | undefined {
  const { input } = call
  const schema = named.bodyOf(name)
  const json = schema && {
    'application/json': { schema, example: example.body ?? exampleOf(schema, name, named.schemas) },
  }
  if (!input?.file) return json && { required: !isOptional(input?.body), content: json }
  const fields = schema ? (plainSchema(input.body as Schema)['properties'] as Record<string, Json>) : {}
  const described = Object.fromEntries(
    Object.entries(fields).map(([field, one]) => [
      field,
      { ...one, description: wordsOf(field, one) ?? field },
    ]),
  )
  const form = {
    schema: {
      type: 'object',
      ...(input.file === 'file' ? { required: ['file'] } : {}),
      properties: {
        file: { type: 'string', format: 'binary', description: 'The file itself' },
        ...described,
      },
    },
  }
  return { content: { 'multipart/form-data': form, ...(input.file === 'maybe' ? json : {}) } }
}
const isOptional = (schema: Schema | undefined) =>
  schema !== undefined && z.safeParse(schema as never, undefined).success

function success(name: string, call: CallDeclaration, named: NamedSchemas): Json {
  const content: Json = {}
  const schema = named.answerOf(name)
  if (schema) content['application/json'] = { schema, example: exampleOf(schema, name, named.schemas) }
  for (const type of call.file ?? []) content[type] = { schema: { type: 'string', format: 'binary' } }
  const headers = {
    'X-Request-Id': { $ref: '#/components/headers/RequestId' },
    ...(call.weight === undefined ? {} : { RateLimit: { $ref: '#/components/headers/RateLimit' } }),
    ...(hasVersion(schema, named) ? { ETag: { $ref: '#/components/headers/ETag' } } : {}),
  }
  const made = { headers, ...(Object.keys(content).length > 0 ? { content } : {}) }
  return {
    [call.status ?? 200]: { description: call.does, ...made },
    ...(call.foundStatus
      ? { [call.foundStatus]: { description: 'It was there already: nothing was made.', ...made } }
      : {}),
  }
}
function hasVersion(schema: Json | undefined, { schemas }: NamedSchemas): boolean {
  const found = schemas[String(schema?.['$ref']).split('/').at(-1) ?? '']
  return 'version' in ((found?.['properties'] ?? {}) as Json)
}

/** Every refusal of the call by its status, each with its sentence as an example. */
function failures(call: CallDeclaration): Json {
  const byStatus = new Map<number, RefusalCode[]>()
  for (const code of codesOf(call)) {
    const { status } = refusals[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return Object.fromEntries([...byStatus].map(([status, list]) => [status, failure(list)]))
}
function codesOf(call: CallDeclaration): RefusalCode[] {
  const codes: RefusalCode[] = [
    ...(call.who.visitor === 'always' ? [] : (['unauthenticated', 'forbidden', 'not_found'] as const)),
    ...(call.who.companyAdmin === 'own' ? (['role_not_allowed'] as const) : []),
    ...(call.begins ? (['company_suspended'] as const) : []),
    ...(call.weight === undefined ? [] : (['too_much_work'] as const)),
    ...(call.stepUp ? (['recent_sign_in_required'] as const) : []),
    ...(asksVersion(call) ? (['version_missing'] as const) : []),
    ...(honoursKey(call)
      ? (['invalid_idempotency_key', 'idempotency_mismatch', 'idempotency_running'] as const)
      : []),
    'invalid_request',
    ...(call.refusals ?? []),
  ]
  return [...new Set(codes)]
}
function failure(codes: readonly RefusalCode[]): Json {
  const examples = Object.fromEntries(
    codes.map((code) => [code, { $ref: `#/components/examples/${exampleName(code)}` }]),
  )
  return {
    description: codes.map((code) => `\`${code}\``).join(', '),
    headers: { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } },
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' }, examples } },
  }
}

const exampleName = (code: string) => `refused-${code}`
/** An answer of each refusal that a call declares. */
export function refusalExamples(): Json {
  const request_id = documentedWorld.extract
  const declared = new Set<RefusalCode>(
    [...calls.values()].flatMap(({ declaration }) => codesOf(declaration)),
  )
  return Object.fromEntries(
    [...declared].map((code) => [
      exampleName(code),
      { summary: refusals[code].fr, value: { error: refusals[code].en, code, request_id } },
    ]),
  )
}

function parametersOf(call: CallDeclaration, place: 'path' | 'query', example: Example): Json[] {
  const schema = call.input?.[place]
  if (!schema) return []
  const json = plainSchema(schema) as { properties?: Record<string, Json>; required?: string[] }
  return Object.entries(json.properties ?? {}).map(([name, value]) => {
    const shown = example[place]?.[name]
    return {
      name,
      in: place,
      required: place === 'path' || (json.required ?? []).includes(name),
      description:
        (place === 'path' ? pathWords(name, call) : undefined) ??
        wordsOf(name, value) ??
        name.replaceAll('_', ' '),
      schema: value,
      ...(shown === undefined ? {} : { example: shown }),
    }
  })
}

function plainSchema(schema: Schema): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema as unknown as z.$ZodType, {
    io: 'input',
    unrepresentable: 'any',
    target: 'draft-2020-12',
  }) as Json
  return json
}

/** What every call of a kind understands besides its own parameters. */
function headersOf(call: CallDeclaration): Json[] {
  const header = (name: string, description: string, schema: Json = { type: 'string' }) => ({
    name,
    in: 'header',
    required: false,
    description,
    schema,
  })
  return [
    header('X-Language', 'Language of the sentences', { type: 'string', enum: [...languages] }),
    ...(asksVersion(call)
      ? [
          {
            ...header(
              'If-Match',
              'The version that was read; a stale one answers 412 with the current state. Money depends on it: without it the answer is 428 and nothing is saved. `*` writes over whatever stands, 0 says that nothing stood yet.',
            ),
            required: true,
            example: '*',
          },
        ]
      : comparesVersion(call)
        ? [
            header(
              'If-Match',
              'The version that was read; a stale one answers 412 with the current state. Without it the last one to write wins and overwrites what somebody else changed meanwhile.',
            ),
          ]
        : []),
    ...(honoursKey(call)
      ? [
          header(
            'Idempotency-Key',
            'The same key (1 to 255 characters) and body act once and give the same answer, for two days',
          ),
        ]
      : []),
  ]
}
