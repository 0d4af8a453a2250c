import {
  asksVersion,
  fillPath,
  methodOf,
  type CallDeclaration,
  type Output,
  type Request,
} from '@moisson/contract/call'
import type { RunningServer } from './start-server.ts'

export interface Answer<Body> {
  status: number
  body: Body
  error: { error: string; code: string }
  bytes: Buffer
  headers: Headers
}

/** Makes a call of the contract on a running server. */
export async function send<D extends CallDeclaration>(
  server: RunningServer,
  call: D,
  request: Request<D>,
  {
    token,
    key,
    cookie,
    signal,
  }: { token?: string | null; key?: string; cookie?: string; signal?: AbortSignal } = {},
): Promise<Answer<Output<D>>> {
  const parts = request as {
    path?: Record<string, string>
    query?: Record<string, string>
    body?: unknown
    file?: File
  }
  const query = new URLSearchParams(parts.query ?? {}).toString()
  const form = parts.file ? new FormData() : undefined
  if (form && parts.file) {
    // Text fields of the form stand before its file.
    for (const [name, value] of Object.entries(parts.body ?? {})) form.set(name, String(value))
    form.set('file', parts.file)
  }
  const answer = await fetch(`${server.url}/api${fillPath(call, parts.path)}${query ? `?${query}` : ''}`, {
    method: methodOf(call),
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
      ...(cookie ? { cookie } : {}),
      ...(parts.body === undefined || form ? {} : { 'content-type': 'application/json' }),
      ...(asksVersion(call) ? { 'if-match': '*' } : {}),
    },
    body: form ?? (parts.body === undefined ? undefined : JSON.stringify(parts.body)),
    signal,
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const isJson = (answer.headers.get('content-type') ?? '').includes('json')
  const body = isJson && bytes.length > 0 ? (JSON.parse(bytes.toString()) as unknown) : undefined
  return { status: answer.status, body: body as never, error: body as never, bytes, headers: answer.headers }
}

/** A bearer of one of the demo's people. */
export async function tokenOf(server: RunningServer, persona: string): Promise<string> {
  const answer = await fetch(`${server.url}/api/demo/enter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ persona }),
  })
  if (!answer.ok) throw new Error(`no way in as ${persona}: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { id_token: string }).id_token
}
