import type { Output } from '@moisson/contract/call'
import type { redeemLink } from '@moisson/contract/identity'
import type { Tx } from '../database/connect.ts'
import type { Services } from '../services.ts'
import { signIdToken } from './id-token.ts'
import { openSession } from './open-session.ts'
import { refreshTokenFor } from './refresh-token.ts'
import { sessionCookie } from './session-cookie.ts'
import { accountRow, userRecordOf } from './user-record.ts'

export type SessionOut = Output<typeof redeemLink>

export interface SessionContext {
  services: Services
  request: { device: string }
  setHeader(name: string, value: string | string[]): void
}

/** Opens a session, sets its refresh cookie and signs its bearer. The transaction must see the identity tables. */
export async function startSession(
  context: SessionContext,
  tx: Tx,
  userId: string,
  {
    campaignScope = null,
    beneficiaryScope = null,
    redirect = null,
  }: { campaignScope?: string | null; beneficiaryScope?: string | null; redirect?: string | null } = {},
): Promise<SessionOut> {
  const { config, keys, sealer } = context.services
  const session = await openSession(tx, userId, {
    absoluteHours: config.session.absoluteHours,
    perPerson: config.session.perPerson,
    device: context.request.device,
    campaignScope,
    beneficiaryScope,
  })
  context.setHeader(
    'set-cookie',
    sessionCookie(config, refreshTokenFor(sealer, session, 0), session.expiresAt),
  )
  const { token, expiresAt } = await signIdToken(keys, session)
  return {
    id_token: token,
    expires_at: expiresAt.toISOString(),
    auth_time: session.authTime.toISOString(),
    user: userRecordOf(await accountRow(tx, userId)),
    campaign_scope: campaignScope,
    redirect,
  }
}
