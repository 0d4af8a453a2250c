import type { Tx } from '../database/connect.ts'
import type { Scope } from '../database/transaction.ts'
import { countAttempts, type Attempt } from '../http/count-attempts.ts'
import { deviceOf, type MarkedContext } from './device-mark.ts'
import { countedFor } from './home-device.ts'
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
  const attempts: Attempt[] = [
    ...onDevice(context, 'link-device', limits.linksPerDevice),
    { bucket: 'link-network', subject: context.request.ip, limit: limits.linksPerNetwork },
  ]
  if (address !== null)
    attempts.unshift({
      bucket: 'link-address',
      subject: countedFor(context, address),
      limit: limits.linksPerAddress,
    })
  await countAttempts(context.services, (work) => context.inTransaction(work, identityScope), attempts)
}

/** The attempt of a device that was here before; a new one has made none. */
export function onDevice(context: MarkedContext, bucket: Attempt['bucket'], limit: number): Attempt[] {
  const device = deviceOf(context)
  return device.isNew ? [] : [{ bucket, subject: device.id.toString('hex'), limit }]
}
