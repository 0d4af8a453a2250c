import { signOut, signOutEverywhere } from '@moisson/contract/identity'
import { handleFreely } from '../http/handle.ts'
import { endSessionRow, endSessions } from './end-sessions.ts'
import { isGenuine, readRefreshToken } from './refresh-token.ts'
import { identityScope } from './see-identity.ts'
import { forgottenCookie, isOwnOrigin, presentedCookie } from './session-cookie.ts'

const clearSiteData = '"cache", "storage"'

/** Ends the session of the bearer and that of the cookie; signing out twice is fine. */
export const handleSignOut = handleFreely(signOut, async (context) => {
  const { services, request, caller } = context
  const presented = isOwnOrigin(services.config, request)
    ? readRefreshToken(presentedCookie(services.config, request.cookies))
    : null
  await context.inTransaction(async (tx, now) => {
    const sessions = new Set(caller ? [caller.session_id] : [])
    if (presented) {
      const row = await tx
        .selectFrom('session')
        .select(['id', 'secret'])
        .where('id', '=', presented.sessionId)
        .executeTakeFirst()
      if (row && isGenuine(services.sealer, row, presented)) sessions.add(row.id)
    }
    for (const id of sessions) {
      if (await endSessionRow(tx, id, 'signed out'))
        await context.audit(tx, now, { target_type: 'session', target_id: id, summary: 'signed out' })
    }
  }, identityScope)
  context.setHeader('set-cookie', forgottenCookie(services.config))
  context.setHeader('clear-site-data', clearSiteData)
})

/** Ends every session of the caller, on every device. */
export const handleSignOutEverywhere = handleFreely(signOutEverywhere, async (context) => {
  await context.inTransaction(async (tx, now) => {
    const count = await endSessions(tx, { userId: context.caller.user_id }, 'signed out everywhere')
    await context.audit(tx, now, {
      target_type: 'user',
      target_id: context.caller.user_id,
      summary: `signed out everywhere (${count})`,
    })
  }, identityScope)
  context.setHeader('set-cookie', forgottenCookie(context.services.config))
  context.setHeader('clear-site-data', clearSiteData)
})
