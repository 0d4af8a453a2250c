import type { FastifyInstance } from 'fastify'
import * as z from 'zod/v4/core'
import { auditNameOf, calls } from '@moisson/contract/calls'
import { methodOf, pathOf, type CallDeclaration, type Schema } from '@moisson/contract/call'
import { refusals } from '@moisson/contract/refusals'
import { languages } from '@moisson/law/text'
import { documentedWorld } from './documented-world.ts'

type Json = Record<string, unknown>

/** The OpenAPI 3.1 document, walked from the declarations. */
export function openApiDocument(serverUrl: string): Json {
  const paths: Record<string, Json> = {}
  for (const [name, { noun, declaration }] of calls) {
    const path = pathOf(declaration)
    paths[path] = {
      ...paths[path],
      [methodOf(declaration).toLowerCase()]: operation(name, noun, declaration),
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Moisson',
      version: '1',
      description:
        'Profit-sharing and employee-savings campaigns. Amounts are integer cents, rates basis points, days ISO dates, deadlines instants. ' +
        'Action calls accept an empty body. A key that no shape knows, in a body or a query, is refused by name. A PUT accepts what its GET gave: what is only read is taken with its stored value and refused with another, what is computed is passed over, a masked value means unchanged. Without If-Match a write replaces what somebody else just wrote: send the version that was read, above all where money moves. Writes accept If-Match with the version of the entity; POSTs accept Idempotency-Key.',
    },
    servers: [{ url: serverUrl }],
    tags: [...new Set([...calls.values()].map(({ noun }) => noun))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: errorSchema },
    },
  }
}

const errorSchema = {
  type: 'object',
  required: ['error', 'code', 'request_id'],
  properties: {
    error: { type: 'string', description: 'The sentence for the person, in the caller’s language' },
    code: { type: 'string' },
    field_errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { field: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
      },
    },
    details: { type: 'object' },
    current: { description: 'The current state, with 412' },
    request_id: { type: 'string' },
  },
}

function operation(name: string, noun: string, call: CallDeclaration): Json {
  const { input, who } = call
  const parameters = [
    ...parametersOf(input?.path, 'path'),
    ...parametersOf(input?.query, 'query'),
    ...headersOf(call),
  ]
  const example = exampleOf(call)
  const body = input && bodyOf(input, example)
  return {
    operationId: name,
    tags: [noun],
    summary: call.does,
    description: `Who: ${Object.entries(who)
      .map(([role, grant]) => `${role} ${String(grant)}`)
      .join(
        ', ',
      )}. Audit: ${auditNameOf(call)}.${call.stepUp ? ' Needs a sign-in not older than 60 minutes.' : ''}`,
    ...(who.visitor === 'always' ? { security: [] } : { security: [{ bearer: [] }] }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: body } : {}),
    responses: { ...success(call), ...failures(call) },
  }
}

function bodyOf(input: NonNullable<CallDeclaration['input']>, example: unknown): Json | undefined {
  const json = input.body && {
    'application/json': {
      schema: schemaOf(input.body, 'input'),
      ...(example === undefined ? {} : { example }),
    },
  }
  if (!input.file) return json && { content: json }
  const fields = input.body ? ((schemaOf(input.body, 'input') as Json)['properties'] as Json) : {}
  const form = {
    schema: {
      type: 'object',
      ...(input.file === 'file' ? { required: ['file'] } : {}),
      properties: { file: { type: 'string', format: 'binary' }, ...fields },
    },
  }
  return { content: { 'multipart/form-data': form, ...(input.file === 'maybe' ? json : {}) } }
}

function success(call: CallDeclaration): Json {
  const content: Json = {}
  if (call.output) content['application/json'] = { schema: schemaOf(call.output, 'output') }
  for (const type of call.file ?? []) content[type] = { schema: { type: 'string', format: 'binary' } }
  return {
    [call.status ?? 200]: { description: call.does, ...(Object.keys(content).length > 0 ? { content } : {}) },
    ...(call.foundStatus
      ? { [call.foundStatus]: { description: 'It was there already: nothing was made.', content } }
      : {}),
  }
}

function failures(call: CallDeclaration): Json {
  const always = call.who.visitor === 'always' ? [] : (['unauthenticated', 'forbidden', 'not_found'] as const)
  const byStatus = new Map<number, string[]>()
  for (const code of [
    ...always,
    'invalid_request' as const,
    ...(call.weight ? (['too_much_work'] as const) : []),
    ...(call.refusals ?? []),
  ]) {
    const { status } = refusals[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\``).join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  )
}

function parametersOf(schema: Schema | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return []
  const json = schemaOf(schema, 'input') as { properties?: Record<string, Json>; required?: string[] }
  return Object.entries(json.properties ?? {}).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || (json.required ?? []).includes(name),
    schema: value,
  }))
}

function schemaOf(schema: Schema, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema as unknown as z.$ZodType, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  }) as Json
  return json
}

/** A body that the call accepts, with made-up ids, so that the page shows what to send. */
function exampleOf(call: CallDeclaration): unknown {
  return call.example(documentedWorld).body
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
  const method = methodOf(call)
  return [
    header('X-Language', 'Language of the sentences', { type: 'string', enum: [...languages] }),
    ...(method === 'PUT' || method === 'DELETE'
      ? [header('If-Match', 'The version that was read; a stale one answers 412 with the current state')]
      : []),
    ...(method === 'POST'
      ? [header('Idempotency-Key', 'The same key and body act once and give the same answer')]
      : []),
  ]
}

/** Serves the document, and a page that reads well without any script. */
export function serveOpenApi(app: FastifyInstance, apiBaseUrl: string): void {
  const document = openApiDocument(apiBaseUrl)
  const page = documentationPage(document)
  app.get('/api/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(document)),
  )
  app.get('/api/docs', (_request, reply) =>
    reply
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      )
      .type('text/html; charset=utf-8')
      .send(page),
  )
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const text = (value: unknown) => String(value).replaceAll(/[&<>"]/g, (found) => escapes[found] ?? found)

function documentationPage(document: Json): string {
  const paths = document['paths'] as Record<string, Record<string, Json>>
  const byTag = new Map<string, string[]>()
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, details] of Object.entries(methods)) {
      const tag = (details['tags'] as string[])[0] ?? ''
      byTag.set(tag, [...(byTag.get(tag) ?? []), section(method, path, details)])
    }
  }
  const index = [...byTag.keys()].map((tag) => `<a href="#${text(tag)}">${text(tag)}</a>`).join(' ')
  const body = [...byTag]
    .map(([tag, sections]) => `<h2 id="${text(tag)}">${text(tag)}</h2>${sections.join('')}`)
    .join('')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Moisson API</title><style>
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#0f172a}nav a{margin-right:.75rem}a{color:#1d4ed8}
h2{margin-top:2.5rem;text-transform:capitalize}details{border-top:1px solid #e2e8f0;padding:.5rem 0}summary{cursor:pointer;overflow-wrap:anywhere}
code{font:14px/1.4 ui-monospace,monospace}b{display:inline-block;min-width:4rem;color:#166534}pre{background:#f8fafc;padding:.75rem;overflow:auto;font-size:13px}</style>
<h1>Moisson API</h1><p>${text((document['info'] as Json)['description'])} The same as data: <a href="openapi.json">openapi.json</a>.</p><nav>${index}</nav>${body}</html>`
}

function section(method: string, path: string, details: Json): string {
  const request = (details['requestBody'] as { content?: Json } | undefined)?.content
  const responses = Object.entries(details['responses'] as Record<string, Json>)
    .map(([status, response]) => `<li>${text(status)}: ${text(response['description'])}</li>`)
    .join('')
  return `<details><summary><b>${text(method.toUpperCase())}</b> <code>${text(path)}</code> — ${text(details['summary'])}</summary>
<p>${text(details['description'])}</p>${details['parameters'] ? `<pre>${text(JSON.stringify(details['parameters'], null, 1))}</pre>` : ''}${
    request ? `<pre>${text(JSON.stringify(request, null, 1))}</pre>` : ''
  }<ul>${responses}</ul><pre>${text(JSON.stringify((Object.values(details['responses'] as object)[0] as { content?: Json }).content ?? {}, null, 1))}</pre></details>`
}
