import * as z from 'zod/mini'
import { call, everybody, secondSteps, signedIn } from './call.ts'
import { Email, Id, Instant, freeText, text } from './shapes.ts'
import { UserRecord } from './user.ts'

/** A session just opened or renewed; the refresh token travels in a cookie only. */
export const Session = z.object({
  id_token: z.string(),
  expires_at: Instant,
  auth_time: Instant,
  user: UserRecord,
  /** When the session only answers the campaigns open to a person (a personal link), the one that opened it. */
  campaign_scope: z.nullable(Id),
  /** Opened on a device that everybody uses. */
  kiosk: z.boolean(),
  /** What is owed before the session opens anything: a second factor to confirm with, or a first one to add. */
  second_step: z.nullable(z.enum(secondSteps)),
  /** Where the link leads, a path of this site. */
  redirect: z.nullable(z.string()),
})
const Token = text(200)
/** The number shown where the link was asked for; needed in another browser. */
const ScreenNumber = z.optional(text(2))
const Password = z.string().check(z.minLength(1), z.maxLength(256))
export const linkKinds = [
  'sign_in',
  'campaign',
  'reset_password',
  'verify_email',
  'recover_email',
  'invitation',
] as const

export const inspectLink = call({
  does: 'What a link would do, without using it',
  http: 'POST /auth/link/inspect',
  rights: { scope: 'none', effect: 'session', kind: 'open' },
  input: { body: z.object({ token: Token }) },
  output: z.object({
    kind: z.enum(linkKinds),
    state: z.enum(['valid', 'used', 'expired', 'superseded']),
    /** Enough of the address to recognise it: the link's own, or the one a new link would go to. */
    masked_email: z.string(),
    /** The page it leads to, when the caller is signed in already as the person it was sent to. */
    opens: z.nullable(z.string()),
    company_name: z.nullable(z.string()),
    campaign_name: z.nullable(z.string()),
    /** The role an invitation gives, in the caller’s language. */
    invited_as: z.nullable(z.string()),
    /** Whether it answers a request made in another browser, whose number it asks for. */
    screen_number_asked: z.boolean(),
    expires_at: Instant,
  }),
  refusals: ['invalid_action_code', 'too-many-requests'],
  who: everybody,
  example: (world) => ({ body: { token: world.signInToken } }),
})

export const redeemLink = call({
  does: 'Use a link once and open a session',
  http: 'POST /auth/link/redeem',
  rights: { scope: 'none', effect: 'session', kind: 'open' },
  input: { body: z.object({ token: Token, screen_number: ScreenNumber }) },
  output: Session,
  refusals: [
    'invalid_action_code',
    'expired_action_code',
    'used_action_code',
    'superseded_action_code',
    'screen_number_needed',
    'own_session_needed',
    'email-already-in-use',
    'user-disabled',
    'too-many-requests',
    'email-already-in-use',
  ],
  who: everybody,
  changes: ['identity'],
  example: (world) => ({ body: { token: world.signInToken } }),
})

export const renewLink = call({
  does: 'Send a new link in the place of an expired or used one, to the address known today and the same page; a change of address is asked for again',
  http: 'POST /auth/link/renew',
  rights: { scope: 'none', effect: 'session', kind: 'open' },
  input: { body: z.object({ token: Token }) },
  output: z.object({ sent: z.boolean() }),
  status: 202,
  refusals: ['too-many-requests', 'link_sent_already'],
  who: everybody,
  example: (world) => ({ body: { token: world.signInToken } }),
})

export const signInWithPassword = call({
  does: 'Open a session with an address and a password',
  http: 'POST /auth/password',
  rights: { scope: 'none', effect: 'session', kind: 'open' },
  input: { body: z.object({ email: Email, password: Password }) },
  output: Session,
  refusals: ['invalid-credential', 'user-disabled', 'too-many-requests'],
  who: everybody,
  changes: ['identity'],
  example: (world) => ({ body: world.passwordAccount }),
})

export const requestPasswordReset = call({
  does: 'Send a link to choose a new password; always the same answer',
  http: 'POST /auth/password/forgotten',
  rights: { scope: 'none', effect: 'session', kind: 'open' },
  input: { body: z.object({ email: Email }) },
  output: z.object({ sent: z.boolean(), screen_number: z.string() }),
  status: 202,
  refusals: ['too-many-requests', 'link_sent_already'],
  who: everybody,
  example: (world) => ({ body: { email: world.passwordAccount.email } }),
})

export const resetPassword = call({
  does: 'Choose a new password with the link received; every other session ends',
  http: 'POST /auth/password/reset',
  rights: { scope: 'none', effect: 'session', kind: 'open' },
  input: { body: z.object({ token: Token, screen_number: ScreenNumber, password: Password }) },
  output: Session,
  refusals: [
    'invalid_action_code',
    'expired_action_code',
    'used_action_code',
    'superseded_action_code',
    'screen_number_needed',
    'weak_password',
    'user-disabled',
    'too-many-requests',
  ],
  who: everybody,
  changes: ['identity'],
  example: (world) => ({ body: { token: world.resetToken, password: 'quatre-pommes-et-un-verger' } }),
})

export const setPassword = call({
  does: 'Set or change one’s password; other sessions end',
  http: 'PUT /auth/password',
  rights: { scope: 'none', effect: 'changes', kind: 'own' },
  input: { body: z.object({ current: z.optional(Password), password: Password }) },
  output: z.object({ changed: z.boolean() }),
  refusals: ['invalid-credential', 'weak_password', 'recent_sign_in_required'],
  who: signedIn,
  stepUp: true,
  changes: ['user', 'identity'],
  example: () => ({ body: { password: 'quatre-pommes-et-un-verger' } }),
})

export const changeEmail = call({
  does: 'Ask to sign in with another address; a link sent there confirms it',
  http: 'PUT /auth/email',
  rights: { scope: 'none', effect: 'changes', kind: 'own' },
  input: { body: z.object({ email: Email }) },
  output: z.object({ sent: z.boolean() }),
  status: 202,
  refusals: ['recent_sign_in_required', 'too-many-requests'],
  who: signedIn,
  stepUp: true,
  example: () => ({ body: { email: 'claire.martin@vergers.example' } }),
})

export const refreshSession = call({
  does: 'Renew the ID token; the refresh token is read from its cookie',
  http: 'POST /auth/refresh',
  rights: { scope: 'none', effect: 'session', kind: 'open' },
  output: Session,
  refusals: ['user-token-expired', 'user-disabled', 'foreign_origin'],
  who: everybody,
  example: (world) => ({ cookie: world.refreshCookie }),
})

export const signOut = call({
  does: 'End this session',
  http: 'POST /auth/signout',
  rights: { scope: 'none', effect: 'session', kind: 'open' },
  status: 204,
  who: everybody,
  example: () => ({}),
  secondStep: ['confirm', 'enrol'],
})

export const signOutEverywhere = call({
  does: 'End every session of the caller',
  http: 'POST /auth/signout-everywhere',
  rights: { scope: 'none', effect: 'session', kind: 'own' },
  status: 204,
  who: signedIn,
  changes: ['identity'],
  example: () => ({}),
  secondStep: ['confirm', 'enrol'],
})

export const listSessions = call({
  does: 'The caller’s open sessions',
  http: 'GET /auth/sessions',
  rights: { scope: 'none', effect: 'reads', kind: 'own' },
  output: z.object({
    items: z.array(
      z.object({
        id: Id,
        current: z.boolean(),
        created_at: Instant,
        last_seen_at: Instant,
        device: z.string(),
      }),
    ),
  }),
  who: signedIn,
  example: () => ({}),
})

export const endSession = call({
  does: 'End one of one’s own sessions',
  http: 'DELETE /auth/sessions/{sid}',
  rights: { scope: 'none', effect: 'changes', kind: 'own' },
  input: { path: z.object({ sid: Id }) },
  status: 204,
  refusals: ['not_found'],
  who: signedIn,
  changes: ['identity'],
  example: (world) => ({ path: { sid: world.session } }),
})

export const lookUpAccount = call({
  does: 'The caller’s own identity record',
  http: 'POST /auth/lookup',
  rights: { scope: 'none', effect: 'session', kind: 'own' },
  output: UserRecord,
  who: signedIn,
  example: () => ({}),
})

export const deleteAccount = call({
  does: 'Close one’s own account; what the law keeps stays in the company’s file',
  http: 'DELETE /auth/account',
  rights: { scope: 'none', effect: 'changes', kind: 'own' },
  input: { body: z.optional(z.object({ confirmation: z.optional(freeText(20)) })) },
  status: 204,
  refusals: ['recent_sign_in_required', 'last_admin'],
  who: signedIn,
  stepUp: true,
  example: () => ({ body: {} }),
})

export const listSigningKeys = call({
  does: 'The public keys that verify ID tokens (JWKS)',
  http: 'GET /auth/jwks',
  rights: { scope: 'none', effect: 'reads', kind: 'open' },
  output: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }),
  who: everybody,
  example: () => ({}),
})
