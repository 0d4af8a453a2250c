import * as z from 'zod/mini'
import { factorKinds } from '@moisson/core/vocabulary'
import { call, everybody, signedIn, type Example } from './call.ts'
import { Session } from './identity.ts'
import { Id, Instant, freeText, oneLine, text } from './shapes.ts'

/** What a browser’s authenticator answered, as JSON (WebAuthn Level 3); its signature decides, not its shape. */
const Credential = z.record(z.string(), z.unknown())
/** What a browser is asked to do, as JSON (WebAuthn Level 3). */
const BrowserOptions = z.record(z.string(), z.unknown())
const FactorName = freeText(60).check(oneLine, z.minLength(1))
/** Six digits; spaces as an application shows them are fine. */
const TotpCode = text(12)
const RecoveryCodes = z.array(z.string())
/** Codes are answered with the first factor of an account and never again. */
const Added = z.object({ id: Id, recovery_codes: z.nullable(RecoveryCodes) })
const nothingSigned: Example = { body: { credential: {}, name: 'Téléphone' } }

export const listFactors = call({
  does: 'The caller’s second factors, and the recovery codes that are left',
  http: 'GET /auth/factors',
  rights: { scope: 'none', effect: 'reads', kind: 'own' },
  output: z.object({
    items: z.array(
      z.object({
        id: Id,
        kind: z.enum(factorKinds),
        name: z.string(),
        created_at: Instant,
        last_used_at: z.nullable(Instant),
      }),
    ),
    recovery_codes_left: z.int(),
    /** Whether the caller’s roles, a company or a recovery ask for one: the last one is then not removed. */
    required: z.boolean(),
  }),
  who: signedIn,
  secondStep: ['enrol'],
  example: () => ({}),
})

export const startPasskey = call({
  does: 'What the browser needs to make a passkey for the caller',
  http: 'POST /auth/factors/passkey/options',
  rights: { scope: 'none', effect: 'changes', kind: 'own' },
  keyless: true,
  output: z.object({ options: BrowserOptions }),
  refusals: ['recent_sign_in_required'],
  who: signedIn,
  stepUp: true,
  secondStep: ['enrol'],
  example: () => ({}),
})

export const addPasskey = call({
  does: 'Keep the passkey that the browser made; with the first factor, the recovery codes are answered once',
  http: 'POST /auth/factors/passkey',
  rights: { scope: 'none', effect: 'changes', kind: 'own' },
  keyless: true,
  input: { body: z.object({ credential: Credential, name: FactorName }) },
  output: Added,
  status: 201,
  refusals: ['wrong_passkey', 'recent_sign_in_required'],
  who: signedIn,
  stepUp: true,
  changes: ['identity', 'user'],
  secondStep: ['enrol'],
  example: () => nothingSigned,
})

export const startTotp = call({
  does: 'A new secret for an application of codes; it counts once a first code has proved it',
  http: 'POST /auth/factors/totp',
  rights: { scope: 'none', effect: 'changes', kind: 'own' },
  keyless: true,
  output: z.object({
    id: Id,
    /** For whoever types it, in base32. */
    secret: z.string(),
    /** What a QR code of it holds (otpauth). */
    uri: z.string(),
  }),
  status: 201,
  refusals: ['recent_sign_in_required'],
  who: signedIn,
  stepUp: true,
  secondStep: ['enrol'],
  example: () => ({}),
})

export const addTotp = call({
  does: 'Keep an application of codes, proved by the code it shows; with the first factor, the recovery codes are answered once',
  http: 'POST /auth/factors/totp/{id}',
  rights: { scope: 'none', effect: 'changes', kind: 'own' },
  keyless: true,
  input: { path: z.object({ id: Id }), body: z.object({ code: TotpCode, name: FactorName }) },
  output: Added,
  refusals: ['not_found', 'wrong_factor_code', 'recent_sign_in_required', 'too-many-requests'],
  who: signedIn,
  stepUp: true,
  changes: ['identity', 'user'],
  secondStep: ['enrol'],
  example: (world) => ({ path: { id: world.totp }, body: { code: world.totpCode, name: 'Téléphone' } }),
})

export const renameFactor = call({
  does: 'Name one of one’s own factors',
  http: 'PUT /auth/factors/{id}',
  rights: { scope: 'none', effect: 'changes', kind: 'own' },
  input: { path: z.object({ id: Id }), body: z.object({ name: FactorName }) },
  status: 204,
  refusals: ['not_found'],
  who: signedIn,
  changes: ['identity'],
  example: (world) => ({ path: { id: world.totp }, body: { name: 'Téléphone' } }),
})

export const removeFactor = call({
  does: 'Remove one of one’s own factors; the caller’s other sessions end',
  http: 'DELETE /auth/factors/{id}',
  rights: { scope: 'none', effect: 'changes', kind: 'own' },
  input: { path: z.object({ id: Id }) },
  status: 204,
  refusals: ['not_found', 'last_factor', 'recent_sign_in_required'],
  who: signedIn,
  stepUp: true,
  changes: ['identity', 'user'],
  example: (world) => ({ path: { id: world.totp } }),
})

export const renewRecoveryCodes = call({
  does: 'Ten new recovery codes, answered once; the former ones end',
  http: 'POST /auth/recovery-codes',
  rights: { scope: 'none', effect: 'changes', kind: 'own' },
  keyless: true,
  output: z.object({ recovery_codes: RecoveryCodes }),
  refusals: ['no_factor', 'recent_sign_in_required'],
  who: signedIn,
  stepUp: true,
  changes: ['identity'],
  example: () => ({}),
})

export const startFactor = call({
  does: 'How the caller may confirm: their passkeys’ challenge, an application of codes, recovery codes left',
  http: 'POST /auth/factor/options',
  rights: { scope: 'none', effect: 'session', kind: 'own' },
  output: z.object({
    passkey: z.nullable(BrowserOptions),
    totp: z.boolean(),
    recovery_codes_left: z.int(),
  }),
  who: signedIn,
  secondStep: ['confirm'],
  example: () => ({}),
})

export const confirmFactor = call({
  does: 'Confirm with a second factor: the second step of a sign-in, or a recent sign-in again in place',
  http: 'POST /auth/factor',
  rights: { scope: 'none', effect: 'session', kind: 'own' },
  input: {
    body: z.union([
      z.object({ credential: Credential }),
      z.object({ code: TotpCode }),
      /** As printed; case, spaces and dashes do not matter. */
      z.object({ recovery_code: text(40) }),
    ]),
  },
  output: Session,
  refusals: ['no_factor', 'wrong_passkey', 'wrong_factor_code', 'wrong_recovery_code', 'too-many-requests'],
  who: signedIn,
  changes: ['identity', 'user'],
  secondStep: ['confirm'],
  example: (world) => ({ body: { code: world.totpCode } }),
})

export const startPasskeySignIn = call({
  does: 'The challenge for signing in with a passkey alone; the same for everybody',
  http: 'POST /auth/passkey/options',
  rights: { scope: 'none', effect: 'session', kind: 'open' },
  output: z.object({ options: BrowserOptions }),
  who: everybody,
  example: () => ({}),
})

export const signInWithPasskey = call({
  does: 'Open a session with a passkey alone, which verified its holder itself',
  http: 'POST /auth/passkey',
  rights: { scope: 'none', effect: 'session', kind: 'open' },
  input: { body: z.object({ credential: Credential }) },
  output: Session,
  refusals: ['wrong_passkey', 'user-disabled', 'too-many-requests'],
  who: everybody,
  changes: ['identity'],
  example: () => ({ body: { credential: {} } }),
})
