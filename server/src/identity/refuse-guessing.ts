import type { Tx } from '../database/connect.ts'
import type { Scope } from '../database/transaction.ts'
import type { Services } from '../services.ts'
import { countAttempts } from './count-attempts.ts'
import { identityScope } from './see-identity.ts'

export interface FreelyContext {
  services: Services
  request: { ip: string }
  inTransaction: <Result>(work: (tx: Tx) => Promise<Result>, scope?: Scope) => Promise<Result>
}

/** Counts a token nobody was given against the network that tried it; honest clicks are never counted. */
export async function refuseGuessing({ services, request, inTransaction }: FreelyContext): Promise<void> {
  await countAttempts(services, (work) => inTransaction(work, identityScope), [
    { bucket: 'token-network', subject: request.ip, limit: services.config.limits.guessesPerNetwork },
  ])
}
