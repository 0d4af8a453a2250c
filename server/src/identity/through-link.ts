import type { RefusalCode } from '@moisson/contract/refusals'
import type { Tx } from '../database/connect.ts'
import type { Scope } from '../database/transaction.ts'
import { countAttempts } from '../http/count-attempts.ts'
import { refused } from '../http/refused.ts'
import type { Services } from '../services.ts'
import { refuseGuessing } from './refuse-guessing.ts'
import { identityScope } from './see-identity.ts'

interface Context {
  services: Services
  request: { ip: string }
  inTransaction: <Result>(work: (tx: Tx, now: Date) => Promise<Result>, scope?: Scope) => Promise<Result>
}

const tenMinutes = 600

/**
 * What the token of a link without an account opens. A token nobody was given counts against its network, and who uses
 * a link without end waits: whoever holds one can neither stop the machine nor fill the log, nor shut out who reads it
 * elsewhere. The limit of the link in all is for readers by the dozen.
 */
export async function throughLink<Link extends { id: string }>(
  context: Context,
  find: (tx: Tx, now: Date) => Promise<Link | null | undefined>,
  unknown: RefusalCode & ('reading_link_closed' | 'unknown_vote_link' | 'unknown_share'),
): Promise<Link> {
  const link = await context.inTransaction(find, { companies: '*' })
  if (!link) {
    await refuseGuessing(context)
    throw refused(unknown)
  }
  const { services, request, inTransaction } = context
  const { usesPerReader, usesPerLink } = services.config.limits
  await countAttempts(services, (work) => inTransaction(work, identityScope), [
    {
      bucket: 'link-reader',
      subject: `${link.id} ${request.ip}`,
      limit: usesPerReader,
      windowSeconds: tenMinutes,
    },
    { bucket: 'link-use', subject: link.id, limit: usesPerLink, windowSeconds: tenMinutes },
  ])
  return link
}
