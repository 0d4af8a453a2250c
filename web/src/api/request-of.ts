import type { CallDeclaration } from '@moisson/contract/call'
import { fillPath, methodOf } from '@moisson/contract/call'
import type { Language } from '@moisson/law/text'

/** The parts of a request, whatever the call; `Request<Call>` is its typed form. */
export interface RequestParts {
  path?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  file?: Blob
}

export interface PlainRequest {
  method: string
  url: string
  headers: Record<string, string>
  body?: BodyInit
}

/** The HTTP request of a call: path filled, query written, JSON or multipart body. */
export function requestOf(base: string, call: CallDeclaration, parts: RequestParts = {}): PlainRequest {
  const url = base + fillPath(call, parts.path) + queryOf(parts.query)
  const plain: PlainRequest = { method: methodOf(call), url, headers: { accept: 'application/json' } }
  if (parts.file) return { ...plain, body: formOf(parts) }
  if (parts.body === undefined) return plain
  return {
    ...plain,
    headers: { ...plain.headers, 'content-type': 'application/json' },
    body: JSON.stringify(parts.body),
  }
}

/** The request of a call as somebody makes it: their token, their language, and the cookie where it is read. */
export function personalRequestOf(
  base: string,
  call: CallDeclaration,
  parts: RequestParts,
  { token, language }: { token: string | null; language: Language },
): PlainRequest & Pick<RequestInit, 'credentials' | 'cache'> {
  const plain = requestOf(base, call, parts)
  const headers: Record<string, string> = {
    ...plain.headers,
    'accept-language': language,
    // The browser's own list of languages may replace the other one.
    'x-language': language,
  }
  if (token) headers['authorization'] = `Bearer ${token}`
  // Only the identity routes read the cookie; elsewhere it must not even travel.
  const identity = ['/auth/', '/demo/', '/user/magiclink'].some((part) => plain.url.includes(part))
  return { ...plain, headers, credentials: identity ? 'include' : 'omit', cache: 'no-store' }
}

/** Lists are written `a,b`; absent values are left out, so that an unset filter leaves no trace. */
export function queryOf(query: Record<string, unknown> = {}): string {
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .filter(([, value]) => !(Array.isArray(value) && value.length === 0))
    .map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : String(value)])
  return pairs.length ? `?${new URLSearchParams(pairs).toString()}` : ''
}

/** The other fields go before the file, so that a server reading the stream knows them when the file starts. */
function formOf({ file, body }: RequestParts): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(
    (body ?? {}) as Record<string, string | number | boolean | null>,
  )) {
    if (value !== undefined && value !== null) form.append(name, String(value))
  }
  if (file) form.append('file', file, file instanceof File ? file.name : 'file')
  return form
}
