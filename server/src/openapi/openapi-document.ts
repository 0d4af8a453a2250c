import { calls } from '@moisson/contract/calls'
import { methodOf, pathOf } from '@moisson/contract/call'
import { refusals } from '@moisson/contract/refusals'
import { describeSchemas } from './described.ts'
import { nameSchemas, type Json } from './named-schemas.ts'
import { operation, refusalExamples } from './operation.ts'
import { tagWords } from './tag-words.ts'

/** The day on which the published calls last changed in a way a client could notice. */
const documentVersion = '2026-11-23'

/** The OpenAPI 3.1 document, walked from the declarations. */
export function openApiDocument(serverUrl: string): Json {
  const named = nameSchemas()
  const paths: Record<string, Json> = {}
  for (const [name, { noun, declaration }] of calls) {
    const path = pathOf(declaration)
    paths[path] = {
      ...paths[path],
      [methodOf(declaration).toLowerCase()]: operation(name, noun, declaration, named),
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Moisson',
      version: documentVersion,
      license: { name: 'All rights reserved: see the file LICENSE', identifier: 'LicenseRef-Moisson' },
      description: introduction,
    },
    servers: [{ url: serverUrl, description: 'This installation' }],
    tags: Object.entries(tagWords).map(([name, description]) => ({ name, description })),
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description:
            'The ID token of a session, good for 15 minutes and renewed by `POST /auth/refresh`, which reads the refresh token from its cookie.',
        },
      },
      headers,
      examples: refusalExamples(),
      schemas: { ...describeSchemas(named.schemas), Error: errorSchema },
    },
    'x-errors': Object.fromEntries(
      Object.entries(refusals).map(([code, { status, fr, en }]) => [code, { status, fr, en }]),
    ),
  }
}

const introduction = [
  'Profit-sharing and employee-savings campaigns. Amounts are integer cents, rates basis points, days ISO dates, deadlines instants in UTC.',
  'Action calls accept an empty body. A POST that changes something takes an Idempotency-Key where it names the header: the same key and body act once, with the same answer; with another body the key is refused (422), and a twin of a request that still runs too (409). Every object has a version, answered as ETag; where a call names If-Match a stale one answers 412 with the current state, and without one it overwrites what somebody else changed meanwhile. Where money depends on it the header is required (428): payments, corrections, calculation, matching received elsewhere. The calls of the published specification that touch money (the campaign and its settings, the company and its IBAN, its completion) work without it: send it all the same.',
  'What is outside the caller’s reach answers 404 as an invented identifier does; a call that no role of the caller is granted answers 403 before anything is looked up. A refusal is `{ error, code, field_errors?, details?, request_id }`; `x-errors` lists every code with its status and its sentence in French and English.',
  'Heavy calls weigh in a limit for the account and the company over ten minutes, told by RateLimit and RateLimit-Policy; beyond it they answer 429 with Retry-After. There are no webhooks: nothing is sent to a client’s address.',
].join('\n\n')

const headers = {
  RequestId: {
    description: 'Reference of the request, to be given when asking for help',
    schema: { type: 'string' },
  },
  RateLimit: {
    description:
      'What is left of the limits, and when they begin anew: `"account";r=…;t=…, "company";r=…;t=…`',
    schema: { type: 'string' },
  },
  ETag: {
    description: 'The version of the object, to be sent back in If-Match',
    schema: { type: 'string' },
  },
}

const text = (description: string, examples: unknown[]) => ({ type: 'string', description, examples })
const errorSchema = {
  type: 'object',
  description: 'A refusal',
  required: ['error', 'code', 'request_id'],
  properties: {
    error: text('The sentence for the person, in the caller’s language', ['Some fields need correcting.']),
    code: {
      ...text('Which refusal it is; stable', ['invalid_request']),
      enum: Object.keys(refusals).toSorted((one, other) => one.localeCompare(other)),
    },
    field_errors: {
      type: 'array',
      description: 'What is wrong, field by field',
      items: {
        type: 'object',
        properties: {
          field: text('Name of the field, with dots', ['email']),
          code: text('Which fault it is', ['invalid_format']),
          message: text('The sentence for the person', ['An e-mail address is expected.']),
        },
      },
    },
    details: { type: 'object', description: 'Facts that the sentence names, by name' },
    current: { description: 'The current state, with 412' },
    asked: {
      description: 'What was asked and not written, with 412 of a choice: its lines and what they would do',
    },
    request_id: text('Reference of the request', ['0190f5a8-7c3e-7b11-9d52-3f6a1c2e0011']),
  },
}
