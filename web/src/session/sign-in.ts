import type { CallDeclaration, Output, Request } from '@moisson/contract/call'
import { enterDemo } from '@moisson/contract/demo'
import { redeemLink, resetPassword, signInWithPassword } from '@moisson/contract/identity'
import { ApiError, loggedTexts } from '../api/api-error.ts'
import { send } from '../api/send.ts'
import { identityTimeout } from './identity-timeout.ts'
import type { SessionAnswer } from './token-times.ts'

/** Codes of the identity service that the screens tell apart. */
export type IdentityCode =
  | 'network-request-failed'
  | 'user-disabled'
  | 'user-token-expired'
  | 'email-already-in-use'
  | 'too-many-requests'
  | 'invalid-credential'
  | 'invalid_action_code'
  | 'expired_action_code'
  | 'used_action_code'
  | 'unknown_letter_code'
  | 'weak_password'
  | 'unknown'

export interface IdentityFailure {
  code: IdentityCode
  /** The server's sentence in the person's language; empty when nobody answered. */
  message: string
  fieldErrors: Record<string, string>
}
export type IdentityOutcome<Value> = { ok: true; value: Value } | { ok: false; failure: IdentityFailure }

/** A call to the identity service within its own time-out; its failures are told apart by their code. */
export async function askIdentity<D extends CallDeclaration>(
  call: D,
  request: Request<D>,
  timeoutMs = identityTimeout(),
): Promise<IdentityOutcome<Output<D>>> {
  try {
    return { ok: true, value: await send(call, request, { timeoutMs }) }
  } catch (error) {
    return { ok: false, failure: identityFailureOf(error) }
  }
}

export function identityFailureOf(error: unknown): IdentityFailure {
  const known = error instanceof ApiError ? error : new ApiError(loggedTexts.unknown, { status: 500 })
  if (known.status === null) return { code: 'network-request-failed', message: '', fieldErrors: {} }
  return {
    code: (known.code ?? 'unknown') as IdentityCode,
    message: known.message,
    fieldErrors: known.fieldErrors,
  }
}

/** A call that opens a session, taken up at once. */
export async function entering<D extends CallDeclaration>(
  call: D,
  request: Request<D>,
): Promise<IdentityOutcome<SessionAnswer>> {
  const outcome = (await askIdentity(call, request)) as IdentityOutcome<SessionAnswer>
  if (outcome.ok) {
    const { adopt } = await import('./session.ts')
    adopt(outcome.value)
  }
  return outcome
}

/** The number of the screen where a link was asked for, when it is opened elsewhere. */
type ScreenNumber = { screen_number?: string }
export const enterWithPassword = (email: string, password: string) =>
  entering(signInWithPassword, { body: { email, password } })
export const enterWithLink = (token: string, shown: ScreenNumber) =>
  entering(redeemLink, { body: { token, ...shown } })
export const enterWithNewPassword = (token: string, password: string, shown: ScreenNumber) =>
  entering(resetPassword, { body: { token, password, ...shown } })
export const enterAs = (persona: string) => entering(enterDemo, { body: { persona } })
