import { randomUUID } from 'node:crypto'
import type { CallDeclaration, Example, Schema } from '@moisson/contract/call'
import type { openPool } from '@moisson/server/database/connect'
import { send } from './api.ts'
import type { RunningServer } from './start-server.ts'

const id = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
/** The same request about things that do not exist. */
export function invented(example: Example, kept: readonly string[] = []): Example {
  const made = new Map<string, string>()
  const text = JSON.stringify(example).replaceAll(id, (found) => {
    if (kept.includes(found)) return found
    made.set(found, made.get(found) ?? randomUUID())
    return made.get(found) as string
  })
  return JSON.parse(text) as Example
}

/** Status, body and headers of an answer without what differs from one request to the next. */
export async function answerOf(
  server: RunningServer,
  token: string,
  call: CallDeclaration,
  example: Example,
) {
  const { file, ...rest } = example
  const request = file ? { ...rest, file: new File([file.content as string], file.name) } : rest
  const answer = await send(server, call, request as never, { token })
  const changing = new Set(['date', 'x-request-id', 'keep-alive', 'content-length', 'ratelimit'])
  const headers = [...answer.headers].filter(([name]) => !changing.has(name))
  const { request_id: _, ...body } = (answer.body ?? {}) as Record<string, unknown>
  return { status: answer.status, body: JSON.stringify(body).replaceAll(id, '#'), headers }
}

/** Every table without its traces: sessions and counters of attempts are nobody's data. */
export async function printOf(owner: ReturnType<typeof openPool>): Promise<Record<string, string>> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public'
       and relkind = 'r' and relname not in ('session', 'rate_limit', 'audit', 'audit_head') order by 1`,
  )
  const { rows } = await owner.query<{ name: string; sum: string }>(
    tables
      .map(
        ({ name }) =>
          `select '${name}' as name, md5(string_agg(x::text, '|' order by x::text)) as sum from ${name} x`,
      )
      .join(' union all '),
  )
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]))
}

interface Definition {
  shape?: Record<string, Schema>
  innerType?: Schema
  element?: Schema
  options?: Schema[]
  in?: Schema
}
/** Where a schema takes identifiers, by the names of its fields. */
export function idsIn(schema: Schema | undefined, path: string): string[] {
  if (!schema) return []
  const { shape, innerType, element, options, in: inner } = (schema as { def: Definition }).def
  const inside = [innerType, element, inner, ...(options ?? [])].flatMap((one) => idsIn(one, path))
  const fields = Object.entries(shape ?? {}).flatMap(([name, field]) =>
    /^(id|ids|bid|cid)$|_ids?$/.test(name) ? [`${path}.${name}`] : idsIn(field, `${path}.${name}`),
  )
  return [...new Set([...inside, ...fields])]
}
