import type { CallDeclaration, Output, Request } from '@moisson/contract/call'
import { methodOf } from '@moisson/contract/call'
import { apiBase } from './config.ts'
import { ApiError, errorOfAnswer, logFailure, loggedTexts } from './api-error.ts'
import { currentBearer } from './bearer.ts'
import { fetchWithRetry } from './fetch-with-retry.ts'
import { hold } from '../session/at-stake.ts'
import { currentLanguage } from '../words/language.ts'
import type { RequestParts } from './request-of.ts'
import { personalRequestOf } from './request-of.ts'

export interface SendOptions {
  signal?: AbortSignal
  /** The version read, sent as `If-Match`; a stale one answers 412 with the current state. */
  version?: number
  /** Sent with a POST; the same key means the same intention. */
  idempotencyKey?: string
  /** A call refused for an old sign-in asks again in place, unless this is false. */
  stepUp?: boolean
  timeoutMs?: number
}

export interface Answer {
  response: Response
  body: ArrayBuffer
}

/** Makes a call and gives its parsed answer, or throws an `ApiError`. */
export async function send<D extends CallDeclaration>(
  call: D,
  request: Request<D>,
  options: SendOptions = {},
): Promise<Output<D>> {
  const { response, body } = await answerOf(call, request as RequestParts, options).finally(
    hold(() => maySave(call)),
  )
  if (response.status === 204 || body.byteLength === 0) return undefined as Output<D>
  return parsed(body) as Output<D>
}

/** Makes a call and gives the raw answer, for files. Refusals throw as in `send`. */
export async function answerOf(
  call: CallDeclaration,
  parts: RequestParts,
  options: SendOptions = {},
): Promise<Answer> {
  const bearer = currentBearer()
  const open = call.who.visitor === 'always'
  const token = open ? bearer.tokenNow() : await bearer.token()
  const answer = await attempt(call, parts, options, token)
  if (answer.response.ok) return answer

  const error = failureOf(answer)
  if (error.code === 'recent_sign_in_required' && options.stepUp !== false) {
    if (await bearer.confirmRecentSignIn()) return answerOf(call, parts, { ...options, stepUp: false })
    // A wrong present password is a mistake in a form, not the end of the session.
  } else if (error.status === 401 && error.code !== 'invalid-credential' && !open) {
    if (await bearer.rejected(error, token)) return answerOf(call, parts, options)
  }
  if (error.code === 'second_factor_needed' || error.code === 'second_factor_missing') bearer.owesFactor()
  logFailure(error)
  throw error
}

async function attempt(
  call: CallDeclaration,
  parts: RequestParts,
  options: SendOptions,
  token: string | null,
): Promise<Answer> {
  const { url, ...init } = personalRequestOf(apiBase(), call, parts, { token, language: currentLanguage() })
  const { headers } = init
  if (options.version !== undefined) headers['if-match'] = `"${options.version}"`
  if (options.idempotencyKey && init.method === 'POST') headers['idempotency-key'] = options.idempotencyKey
  try {
    return await fetchWithRetry(url, { ...init, signal: options.signal }, options.timeoutMs)
  } catch (cause) {
    if (options.signal?.aborted) throw cause
    const error = new ApiError(loggedTexts.noAnswer, { unsure: maySave(call) })
    logFailure(error)
    throw error
  }
}

/** A POST that changes nothing of what is read is a question, or about the sign-in. */
function maySave(call: CallDeclaration): boolean {
  const method = methodOf(call)
  return method === 'PUT' || method === 'DELETE' || call.changes !== undefined
}

function failureOf({ response, body }: Answer): ApiError {
  return errorOfAnswer(response.status, parsed(body), response.headers.get('x-request-id'))
}

function parsed(body: ArrayBuffer): unknown {
  const text = new TextDecoder().decode(body)
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
