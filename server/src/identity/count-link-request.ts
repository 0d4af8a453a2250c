import type { Tx } from '../database/connect.ts'
import type { Scope } from '../database/transaction.ts'
import { countAttempts, takeBackAttempt, type Attempt } from '../http/count-attempts.ts'
import { deviceOf, type MarkedContext } from './device-mark.ts'
import { countedFor } from './home-device.ts'
import { signInLinkSeconds } from './mint-link.ts'
import { identityScope } from './see-identity.ts'

export interface CountingContext extends MarkedContext {
  request: MarkedContext['request'] & { ip: string }
  inTransaction: <Result>(work: (tx: Tx) => Promise<Result>, scope?: Scope) => Promise<Result>
}

/**
 * Counts a request for a link: strictly for the address it goes to and for the device that asks, widely for the
 * network, behind which a whole company may sit. Known and unknown addresses count alike, so that a limit tells nothing.
 */
export async function countLinkRequest(context: CountingContext, address: string | null): Promise<void> {
  const { limits } = context.services.config
  const attempts = around(context)
  if (address !== null)
    attempts.unshift({
      bucket: 'link-address',
      subject: countedFor(context, address),
      limit: limits.linksPerAddress,
      // A stranger who asks again and again leaves a link in the mailbox that still opens, whenever its owner looks.
      pacedBySeconds: signInLinkSeconds,
    })
  await countAttempts(context.services, (work) => context.inTransaction(work, identityScope), attempts)
}

/**
 * Counts a request to move an account to an address apart from the links that open one there: neither keeps its owner
 * from the other.
 */
export async function countAddressChange(context: CountingContext, address: string): Promise<void> {
  const limit = context.services.config.limits.linksPerAddress
  const attempts: Attempt[] = [
    { bucket: 'email-change', subject: countedFor(context, address), limit },
    ...around(context),
  ]
  await countAttempts(context.services, (work) => context.inTransaction(work, identityScope), attempts)
}

function around(context: CountingContext): Attempt[] {
  const { limits } = context.services.config
  return [
    ...onDevice(context, 'link-device', limits.linksPerDevice),
    { bucket: 'link-network', subject: context.request.ip, limit: limits.linksPerNetwork },
  ]
}

/** A link that its owner opened is no longer one too many; a stranger opens none. */
export const forgetLinkRequest = (context: MarkedContext, tx: Tx, address: string): Promise<void> =>
  takeBackAttempt(context.services, tx, { bucket: 'link-address', subject: countedFor(context, address) })

/** The attempt of a device that was here before; a new one has made none. */
export function onDevice(context: MarkedContext, bucket: Attempt['bucket'], limit: number): Attempt[] {
  const device = deviceOf(context)
  return device.isNew ? [] : [{ bucket, subject: device.id.toString('hex'), limit }]
}
