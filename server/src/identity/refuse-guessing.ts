import type { Tx } from '../database/connect.ts'
import type { Scope } from '../database/transaction.ts'
import { Refused } from '../http/refused.ts'
import type { Services } from '../services.ts'
import { countAttempts } from '../http/count-attempts.ts'
import { identityScope } from './see-identity.ts'

export interface FreelyContext {
  services: Services
  request: { ip: string }
  inTransaction: <Result>(work: (tx: Tx) => Promise<Result>, scope?: Scope) => Promise<Result>
}

/** Does what a link's token opens; a token nobody was given is counted against the network that tried it. */
export async function withToken<Result>(
  context: FreelyContext,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refused && error.refusal.refusal === 'invalid_action_code')
      await refuseGuessing(context)
    throw error
  }
}

/** Counts a token nobody was given against the network that tried it; honest clicks are never counted. */
export async function refuseGuessing({ services, request, inTransaction }: FreelyContext): Promise<void> {
  await countAttempts(services, (work) => inTransaction(work, identityScope), [
    { bucket: 'token-network', subject: request.ip, limit: services.config.limits.guessesPerNetwork },
  ])
}
