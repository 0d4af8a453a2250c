import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser'

/** What an authenticator answered; or why it did not: the person said no, it has one already, or it cannot. */
export type PasskeyAnswer =
  | { credential: Record<string, unknown> }
  | { refused: 'cancelled' | 'known' | 'unsupported' }

type Options = Record<string, unknown>

/** Has the device make a passkey. */
export const makePasskey = (options: Options): Promise<PasskeyAnswer> =>
  answered(() => startRegistration({ optionsJSON: options as never }))

/** Asks for a passkey; `quietly`, it is offered in the field of the address and nothing opens by itself. */
export const askPasskey = (options: Options, quietly = false): Promise<PasskeyAnswer> =>
  answered(() => startAuthentication({ optionsJSON: options as never, useBrowserAutofill: quietly }))

async function answered(work: () => Promise<unknown>): Promise<PasskeyAnswer> {
  if (!browserSupportsWebAuthn()) return { refused: 'unsupported' }
  try {
    return { credential: (await work()) as Record<string, unknown> }
  } catch (error) {
    const code = error instanceof WebAuthnError ? error.code : ''
    if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return { refused: 'known' }
    const cannot = /INVALID_DOMAIN|INVALID_RP_ID|NO_SUPPORTED|MISSING_/.test(code)
    return { refused: cannot ? 'unsupported' : 'cancelled' }
  }
}
