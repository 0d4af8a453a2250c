import type { FastifyInstance } from 'fastify'
import {
  asksVersion,
  fillPath,
  methodOf,
  type CallDeclaration,
  type Output,
  type Request,
} from '@moisson/contract/call'
import { inTransaction } from '../database/transaction.ts'
import { signIdToken } from '../identity/id-token.ts'
import { openSession } from '../identity/open-session.ts'
import type { Services } from '../services.ts'

export type Caller = <D extends CallDeclaration>(call: D, request: Request<D>) => Promise<Output<D>>

/** Makes calls as a user through the same handlers as everybody, without a socket; throws on a refusal. */
export async function clientOf(app: FastifyInstance, services: Services, userId: string): Promise<Caller> {
  const session = await inTransaction(services.pool, { identity: true, companies: '*' }, (tx) =>
    openSession(tx, userId, { absoluteHours: 1, device: 'demo', perPerson: 50 }),
  )
  const { token } = await signIdToken(services.keys, { id: session.id, userId, authTime: session.authTime })
  return async (call, request) => {
    const parts = request as {
      path?: Record<string, string>
      query?: Record<string, string>
      body?: unknown
      file?: File
    }
    const form = parts.file && (await formOf(parts.file, parts.body as object))
    const query = new URLSearchParams(parts.query ?? {}).toString()
    const answer = await app.inject({
      method: methodOf(call),
      url: `/api${fillPath(call, parts.path)}${query ? `?${query}` : ''}`,
      headers: {
        authorization: `Bearer ${token}`,
        ...(form ? form.headers : parts.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(asksVersion(call) ? { 'if-match': '*' } : {}),
      },
      payload: form ? form.payload : parts.body === undefined ? undefined : JSON.stringify(parts.body),
    })
    if (answer.statusCode >= 300)
      throw new Error(`${call.http} answered ${answer.statusCode}: ${answer.payload.slice(0, 600)}`)
    const isJson = String(answer.headers['content-type'] ?? '').includes('json')
    return (isJson && answer.payload ? JSON.parse(answer.payload) : undefined) as never
  }
}

/** A multipart form: its text fields, then its file. */
async function formOf(file: File, fields: object = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
  form.set('file', file)
  const sent = new Response(form)
  return {
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  }
}
