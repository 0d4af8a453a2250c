import type { FastifyRequest } from 'fastify'
import { callerOf, type Caller } from '../http/caller.ts'
import { refused } from '../http/refused.ts'
import type { Services } from '../services.ts'
import { sessionOf } from './id-token.ts'
import { noteActivity } from './note-activity.ts'
import { noteStep } from './note-step.ts'

/** The signed-in person of a request; null for a visitor where visitors are welcome. */
export async function authenticate(
  services: Services,
  request: FastifyRequest,
  visitorsWelcome: boolean,
): Promise<Caller | null> {
  const header = request.headers.authorization
  const bearer = header === undefined ? undefined : /^Bearer +([\w.-]+)$/i.exec(header)?.[1]
  if (bearer === undefined) {
    if (visitorsWelcome) return null
    throw refused('unauthenticated')
  }
  const session = await sessionOf(services.keys, bearer)
  const caller = session ? await callerOf(services.pool, session.sessionId) : null
  if (caller && caller.user_id === session?.userId && caller.status === 'active') {
    await noteActivity(services, caller)
    await noteStep(services, session)
    return caller
  }
  if (visitorsWelcome) return null
  if (caller && caller.status !== 'active') throw refused('user-disabled')
  throw refused('user-token-expired')
}
