import { refreshSession } from '@moisson/contract/identity'
import { sql } from 'kysely'
import { handleFreely } from '../http/handle.ts'
import { noteForOperator } from '../http/note-for-operator.ts'
import { refused } from '../http/refused.ts'
import { endSessionRow } from './end-sessions.ts'
import { isGenuine, readRefreshToken, refreshTokenFor } from './refresh-token.ts'
import { identityScope } from './see-identity.ts'
import { forgottenCookie, isOwnOrigin, presentedCookie, sessionCookie } from './session-cookie.ts'
import { answerSession } from './start-session.ts'
import { accountRow } from './user-record.ts'

/** Tabs that renew at once, and answers on their way. */
const overlapSeconds = 30

/**
 * Renews the bearer. The current token gives way to its successor; the one before it gets the same successor again,
 * since answers do get lost, until the bearer that came with it has been used for half a minute: then two hold the
 * session. That, and anything older, ends it. Whoever only knows a session's id has nothing.
 */
export const handleRefreshSession = handleFreely(refreshSession, async (context) => {
  const { services, request } = context
  const { config, sealer } = services
  if (!isOwnOrigin(config, request)) throw refused('foreign_origin')
  const presented = readRefreshToken(presentedCookie(config, request.cookies))
  if (!presented) throw refused('user-token-expired')
  const renewed = await context.inTransaction(async (tx, now, outbox) => {
    const session = await tx
      .selectFrom('session')
      .selectAll()
      .select([
        sql<boolean>`ended_at is null and expires_at > clock_timestamp() and last_seen_at > clock_timestamp() - make_interval(mins => ${config.session.inactivityMinutes})`.as(
          'open',
        ),
        sql<boolean>`used_step >= counter and used_step_at < clock_timestamp() - make_interval(secs => ${overlapSeconds})`.as(
          'arrived',
        ),
      ])
      .where('id', '=', presented.sessionId)
      .forUpdate()
      .executeTakeFirst()
    if (!session || !isGenuine(sealer, session, presented)) return 'user-token-expired' as const
    const user = await accountRow(tx, session.user_id)
    if (session.ended_at === null && user.status !== 'active') return 'user-disabled' as const
    if (!session.open) {
      await endSessionRow(tx, session.id, 'inactive')
      return 'user-token-expired' as const
    }
    const counter = presented.counter
    const isBefore = counter === session.counter - 1
    if (counter !== session.counter && !(isBefore && !session.arrived)) {
      noteForOperator('refresh token reused')
      await endSessionRow(tx, session.id, 'refresh token reused')
      await outbox.add({
        kind: 'session-ended-notice',
        dedupe: `session-ended-notice:${session.id}`,
        recipient: user.email,
        priority: 1,
        payload: {
          language: user.locale,
          name: user.display_name,
          device: session.device,
          at: new Date().toISOString(),
        },
      })
      await context.audit(tx, now, {
        action: 'identity.refreshReused',
        actor: { user_id: user.id, name: user.display_name ?? user.email },
        target_type: 'session',
        target_id: session.id,
        summary: 'a former refresh token came back: the session was ended',
      })
      return 'user-token-expired' as const
    }
    const next = counter === session.counter ? session.counter + 1 : session.counter
    if (next !== session.counter)
      await tx.updateTable('session').set({ counter: next }).where('id', '=', session.id).execute()
    return {
      cookie: refreshTokenFor(sealer, session, next),
      expiresAt: session.amr.includes('kiosk') ? null : session.expires_at,
      answer: await answerSession(services, tx, {
        id: session.id,
        userId: session.user_id,
        authTime: session.auth_time,
        amr: session.amr,
        campaignScope: session.campaign_scope,
        step: next,
      }),
    }
  }, identityScope)
  if (typeof renewed === 'string') {
    context.setHeader('set-cookie', forgottenCookie(config))
    throw refused(renewed)
  }
  context.setHeader('set-cookie', sessionCookie(config, renewed.cookie, renewed.expiresAt))
  return renewed.answer
})
