import { fillPath, methodOf, type CallDeclaration, type Example, type Schema } from '@moisson/contract/call'
import type { ExampleWorld } from '@moisson/contract/example-world'
import type { Chance } from './chance.ts'
import { likelyValue } from './likely-value.ts'
import { spoiled, wrongValues } from './wrong-value.ts'

export interface WrongRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'OPTIONS' | 'HEAD'
  url: string
  headers: Record<string, string>
  payload?: string | Buffer
  /** What is wrong with it, in a few words. */
  how: string
}

const ways = [
  'as it should be',
  'likely',
  'likely',
  'likely',
  'spoiled',
  'spoiled',
  'spoiled',
  'other ids',
  'other ids',
  'query',
  'broken JSON',
  'media type',
  'verb',
  'headers',
  'form',
] as const

const brokenJson: readonly ((body: string) => string)[] = [
  (body) => body.slice(0, -1),
  (body) => `${body},`,
  (body) => `\ufeff${body}`,
  (body) => body.replace('{', '{"a":1,"a":2,'),
  (body) => body.replace('{', '{"__proto__":{"admin":true},'),
  (body) => body.replace('{', '{"constructor":{"prototype":{"admin":true}},'),
  () => 'NaN',
  () => '"a text"',
  () => '[]',
  () => '',
  () => 'null',
  () => '['.repeat(3000),
  (body) => body.replaceAll('"', "'"),
  () => '{"a":1e99999}',
  (body) => `${body}${body}`,
]
const mediaTypes = [
  'foo',
  '/',
  'a/b/c',
  'text/plain',
  'application/xml',
  'application/json; charset=utf-16',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/x-www-form-urlencoded',
  'application/json;;;',
  'x'.repeat(3000),
]
const oddHeaders: readonly Record<string, string>[] = [
  { 'if-match': '"-1"' },
  { 'if-match': '999999999999' },
  { 'if-match': 'W/"0"' },
  { 'idempotency-key': 'k'.repeat(300) },
  { 'idempotency-key': 'É\u00e9' },
  { 'x-language': 'xx' },
  { 'x-language': '../en' },
  { accept: 'text/html' },
  { cookie: 'moisson=a.b.c; moisson-device=1.2' },
  { range: 'bytes=0-1' },
  { expect: '100-continue' },
  { 'x-forwarded-for': '1.2.3.4, unknown' },
]

/** One wrong request to a call, as the schema of the call lets one think of. */
export function wrongRequest(call: CallDeclaration, world: ExampleWorld, chance: Chance): WrongRequest {
  const how = chance.pick(ways)
  const ids = Object.values(world).filter((value) => typeof value === 'string' && value.length === 36)
  const example = call.example(world)
  const method = methodOf(call)
  switch (how) {
    case 'likely': {
      const whole = { ...example, ...likelyParts(call, example, chance, ids) }
      return chance.oneIn(2) ? request(call, whole, how) : bent(call, whole, chance, 'likely, spoiled')
    }
    case 'spoiled':
      return bent(call, example, chance, how)
    case 'other ids': {
      const text = JSON.stringify({ ...example, file: undefined }).replaceAll(
        /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g,
        (id) => (chance.oneIn(2) ? id : chance.oneIn(3) ? chance.uuid() : chance.pick(ids)),
      )
      const path = (JSON.parse(text) as Example).path ?? {}
      const odd = chance.oneIn(4)
        ? {
            [Object.keys(path)[0] ?? 'id']: chance.pick([
              'undefined',
              '-1',
              '%00',
              'x'.repeat(900),
              '..',
              "'",
            ]),
          }
        : {}
      return request(call, { ...example, ...(JSON.parse(text) as Example), path: { ...path, ...odd } }, how)
    }
    case 'query': {
      const known = Object.keys((call.input?.query?.def as { shape?: object } | undefined)?.shape ?? {})
      const name =
        known.length > 0 && !chance.oneIn(4)
          ? chance.pick(known)
          : chance.pick(['zz', 'limit', 'cursor', 'q', '__proto__', 'q[]'])
      const value = chance.pick(wrongValues)()
      const text =
        typeof value === 'string' && value.isWellFormed()
          ? value.slice(0, 2000)
          : String(JSON.stringify(value)).slice(0, 2000)
      const twice = chance.oneIn(4) ? `&${name}=1&${name}=2` : ''
      const made = request(call, example, how)
      return {
        ...made,
        url: `${made.url}${made.url.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(text)}${twice}`,
      }
    }
    case 'broken JSON': {
      const body = JSON.stringify(example.body ?? { a: 1 })
      const made = request(call, { ...example, file: undefined }, how)
      return {
        ...made,
        headers: { 'content-type': 'application/json' },
        payload: chance.pick(brokenJson)(body),
      }
    }
    case 'media type': {
      const made = request(call, example, how)
      return { ...made, headers: { 'content-type': chance.pick(mediaTypes) }, payload: made.payload ?? '{}' }
    }
    case 'verb':
      return {
        ...request(call, example, how),
        method: chance.pick(
          (['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'] as const).filter(
            (one) => one !== method,
          ),
        ),
      }
    case 'headers': {
      const made = request(call, example, how)
      return { ...made, headers: { ...made.headers, ...chance.pick(oddHeaders) } }
    }
    case 'form':
      return form(call, example, chance)
    case 'as it should be':
      return request(call, example, how)
  }
}

function likelyParts(call: CallDeclaration, example: Example, chance: Chance, ids: readonly string[]) {
  const made = (schema: Schema | undefined, given: unknown) => {
    if (!schema) return undefined
    const value = likelyValue(schema, chance, ids)
    // Half of the time what the example says stays, with more beside it.
    const both = typeof value === 'object' && value !== null && typeof given === 'object' && given !== null
    return both && chance.oneIn(2) ? { ...value, ...given } : value
  }
  const query = made(call.input?.query, example.query) as Record<string, unknown> | undefined
  return {
    ...(call.input?.body ? { body: made(call.input.body, example.body) } : {}),
    ...(query
      ? {
          query: Object.fromEntries(
            Object.entries(query)
              .filter(([, value]) => value !== null)
              .map(([key, value]) => [key, String(value)]),
          ),
        }
      : {}),
  }
}

function bent(call: CallDeclaration, example: Example, chance: Chance, how: string): WrongRequest {
  if (example.body === undefined && !call.input?.body) return request(call, example, how)
  const { value, how: done } = spoiled(example.body ?? {}, chance)
  return request(call, { ...example, body: value }, `${how}: ${done}`)
}

function request(call: CallDeclaration, { path, query, body, file }: Example, how: string): WrongRequest {
  const search = new URLSearchParams(query ?? {}).toString()
  const url = `/api${fillPath(call, path)}${search ? `?${search}` : ''}`
  const made = { method: methodOf(call), url, how }
  if (file) return { ...made, ...multipart(body, file) }
  if (body === undefined) return { ...made, headers: {} }
  return { ...made, headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) }
}

function multipart(
  fields: unknown,
  file: { name: string; content: string | Uint8Array },
  boundary = 'fuzzfuzz',
) {
  const head = Object.entries((fields ?? {}) as Record<string, unknown>)
    .map(
      ([name, value]) =>
        `--${boundary}\r\ncontent-disposition: form-data; name="${name.replaceAll(/[\r\n"]/g, '_')}"\r\n\r\n${typeof value === 'string' ? value : JSON.stringify(value)}\r\n`,
    )
    .join('')
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([
      Buffer.from(
        `${head}--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${file.name}"\r\n\r\n`,
      ),
      Buffer.from(file.content),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  }
}

const oddFiles: readonly { name: string; content: string | Uint8Array }[] = [
  { name: 'vide.csv', content: '' },
  { name: '../../x.pdf', content: '%PDF-1.7\n' },
  { name: 'a.xlsx', content: new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0, 0]) },
  { name: 'nul\u0001.csv', content: 'a;b\r\n\u0000;\u0001\r\n' },
  { name: 'x'.repeat(400), content: 'Matricule;Nom\r\n"ouvert;1\r\n' },
  {
    name: 'paie.csv',
    content: `Matricule;Nom;Prénom;Brut annuel;Jours de présence\r\nZ1;Fuzz;Fox;${'9'.repeat(40)};366\r\n`,
  },
]

/** A form, whole or not, to a call that takes one or does not. */
function form(call: CallDeclaration, example: Example, chance: Chance): WrongRequest {
  const made = request(call, { ...example, file: undefined, body: undefined }, 'form')
  const sent = multipart(example.body, chance.oneIn(3) && example.file ? example.file : chance.pick(oddFiles))
  const cut = chance.oneIn(4) ? sent.payload.subarray(0, chance.int(sent.payload.length)) : sent.payload
  return { ...made, headers: sent.headers, payload: cut }
}
