import type { CallDeclaration, Request } from '@moisson/contract/call'
import type { RequestParts } from './request-of.ts'
import { answerOf } from './send.ts'

/** A long export may take its time to be written: five minutes. */
const downloadTimeoutMs = 300_000

/** The file of a call; its name is empty when the server gives none. */
export async function fileOf<D extends CallDeclaration>(call: D, request: Request<D>) {
  const { response, body } = await answerOf(call, request as RequestParts, { timeoutMs: downloadTimeoutMs })
  const type = response.headers.get('content-type') ?? 'application/octet-stream'
  return { blob: new Blob([body], { type }), name: fileNameOf(response.headers.get('content-disposition')) }
}

/** The name in a Content-Disposition header; the encoded form (RFC 6266) wins. */
export function fileNameOf(disposition: string | null): string {
  const encoded = disposition?.match(/filename\*\s*=\s*UTF-8''([^;]+)/i)?.[1]
  if (encoded) {
    try {
      return decodeURIComponent(encoded.trim())
    } catch {
      // A malformed name is no reason to lose the file.
    }
  }
  return disposition?.match(/filename\s*=\s*"?([^";]+)"?/i)?.[1]?.trim() ?? ''
}
