import type { Services } from '../services.ts'
import { countAttempts } from '../http/count-attempts.ts'
import { refused } from '../http/refused.ts'
import { lookAtLink, type LinkRow } from './link-store.ts'
import type { FreelyContext } from './refuse-guessing.ts'
import { identityScope } from './see-identity.ts'

const triesPerLink = 3

/** The number shown where a link is asked for: the browser’s own, so that it goes with the mail of a second request too. */
export const screenNumber = ({ sealer }: Services, device: Buffer): string =>
  String(10 + (sealer.blindIndex('platform', `screen ${device.toString('hex')}`).readUInt32BE() % 90))

/** Whether a link answers a request made in another browser than this one. */
export const isAskedElsewhere = ({ kind, device }: LinkRow, here: Buffer): boolean =>
  (kind === 'sign_in' || kind === 'reset_password') && device !== null && !device.equals(here)

/** Whether the number is that of the screen where the link was asked for; counted before it is looked at, so that parallel tries win nothing. */
export async function provesScreen(
  context: FreelyContext,
  { token, screen_number: number }: { token: string; screen_number?: string | undefined },
): Promise<boolean> {
  if (number === undefined) return false
  const link = await context.inTransaction((tx) => lookAtLink(tx, token), identityScope)
  if (!link?.device) return false
  await countAttempts(context.services, (work) => context.inTransaction(work, identityScope), [
    { bucket: 'link-number', subject: link.id, limit: triesPerLink },
  ])
  return number === screenNumber(context.services, link.device)
}

/** Binds a link to the request it answers: it opens where it was asked for, or with the number shown there. */
export function requireAsker(link: LinkRow, here: Buffer, proved: boolean): void {
  if (isAskedElsewhere(link, here) && !proved) throw refused('screen_number_needed')
}
