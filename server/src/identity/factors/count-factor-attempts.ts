import type { Tx } from '../../database/connect.ts'
import type { Services } from '../../services.ts'
import { countAttempts, forgetAttempts } from '../../http/count-attempts.ts'
import type { FreelyContext } from '../refuse-guessing.ts'
import { identityScope } from '../see-identity.ts'

/** Counts a try of a code or a passkey against its account before it is looked at: ten an hour unless one is right. */
export function countFactorAttempt(
  { services, inTransaction }: Pick<FreelyContext, 'services' | 'inTransaction'>,
  userId: string,
): Promise<void> {
  return countAttempts(services, (work) => inTransaction(work, identityScope), [
    { bucket: 'factor-account', subject: userId, limit: services.config.limits.failuresPerAccount },
  ])
}

export const forgetFactorAttempts = (services: Services, tx: Tx, userId: string): Promise<void> =>
  forgetAttempts(services, tx, { bucket: 'factor-account', subject: userId })
