import type { Output } from '@moisson/contract/call'
import type { redeemLink } from '@moisson/contract/identity'
import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import { callerFrom, callerQuestion, secondStepOf, type CallerRow } from '../http/caller.ts'
import type { Services } from '../services.ts'
import { factorsOf } from './factors/factor-store.ts'
import { homeCookie } from './home-device.ts'
import { signIdToken } from './id-token.ts'
import { openSession } from './open-session.ts'
import { refreshTokenFor } from './refresh-token.ts'
import { sessionCookie } from './session-cookie.ts'
import { accountRow, userRecordOf } from './user-record.ts'

/** How long a sign-in waits for its second step. */
const halfHours = 0.25
/** How long a device that everybody uses holds a session at most; its page ends it much sooner. */
const kioskHours = 0.5

export type SessionOut = Output<typeof redeemLink>

export interface SessionContext {
  services: Services
  request: { device: string }
  setHeader(name: string, value: string | string[]): void
}

/**
 * Opens a session, sets its refresh cookie and signs its bearer. Where the account has a second factor and the person
 * came in by a first one, the session opens nothing for a quarter of an hour but its second step. The transaction must
 * see the identity tables.
 */
export async function startSession(
  context: SessionContext,
  tx: Tx,
  userId: string,
  {
    campaignScope = null,
    beneficiaryScope = null,
    redirect = null,
    amr,
    pendingLink = null,
  }: {
    campaignScope?: string | null
    beneficiaryScope?: string | null
    redirect?: string | null
    amr: readonly string[]
    /** The link that takes a former address back once the second step is done. */
    pendingLink?: string | null
  },
): Promise<SessionOut> {
  const { config, sealer } = context.services
  const half = campaignScope === null && !amr.includes('mfa') && (await factorsOf(tx, userId)).length > 0
  const kiosk = amr.includes('kiosk')
  const session = await openSession(tx, userId, {
    absoluteHours: half ? halfHours : kiosk ? kioskHours : config.session.absoluteHours,
    perPerson: config.session.perPerson,
    device: context.request.device,
    campaignScope,
    beneficiaryScope,
    amr,
    half,
    pendingLink,
  })
  context.setHeader(
    'set-cookie',
    sessionCookie(config, refreshTokenFor(sealer, session, 0), kiosk ? null : session.expiresAt),
  )
  if (!kiosk && campaignScope === null) {
    const { email } = await accountRow(tx, userId)
    context.setHeader('set-cookie', homeCookie(config, sealer, email))
  }
  return answerSession(context.services, tx, { ...session, campaignScope }, redirect)
}

/** What a session answers: its bearer, whose it is, and what it still owes. */
export async function answerSession(
  { config, keys }: Services,
  tx: Tx,
  session: {
    id: string
    userId: string
    authTime: Date
    amr: readonly string[]
    campaignScope?: string | null
    /** Of how many refreshes its bearer comes. */
    step?: number
  },
  redirect: string | null = null,
): Promise<SessionOut> {
  const { token, expiresAt } = await signIdToken(keys, session, session.step)
  const found = await sql.raw<CallerRow>(callerQuestion(session.id)).execute(tx)
  const caller = callerFrom(found.rows[0])
  return {
    id_token: token,
    expires_at: expiresAt.toISOString(),
    auth_time: session.authTime.toISOString(),
    user: userRecordOf(await accountRow(tx, session.userId)),
    campaign_scope: session.campaignScope ?? null,
    kiosk: session.amr.includes('kiosk'),
    second_step: caller && secondStepOf(caller, config),
    redirect,
  }
}
