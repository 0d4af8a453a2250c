import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Tx } from '../database/connect.ts'
import type { LinkKind, LinkOrder } from '../database/kept-mail.ts'
import type { Config } from '../config.ts'

const minutes: Record<Exclude<LinkKind, 'campaign'>, number> = {
  sign_in: 15,
  reset_password: 30,
  verify_email: 60,
  recover_email: 7 * 24 * 60,
  invitation: 7 * 24 * 60,
}
/** How old a link must be for a new one to supersede it, in milliseconds. */
const sparedMs: Partial<Record<LinkKind, number>> = { sign_in: 10 * 60_000, reset_password: 10 * 60_000 }
export const signInLinkSeconds = minutes.sign_in * 60

/**
 * Makes a link and forgets its token: the table keeps the digest. Null when the account is no longer active.
 * A new link supersedes older ones of its kind, except a campaign's (a reminder must not kill the first mail's button)
 * and the way back to a former address (whoever took the account must not kill it by moving on). What anybody may ask
 * for spares those of the last minutes: a stranger who asks again and again keeps nobody out.
 */
export async function mintLink(
  tx: Tx,
  order: LinkOrder,
  now: Date,
): Promise<{ token: string; expires_at: Date } | null> {
  const user = await tx
    .selectFrom('app_user')
    .select('status')
    .where('id', '=', order.user_id)
    .executeTakeFirst()
  if (user?.status !== 'active') return null
  const expires_at =
    order.kind === 'campaign'
      ? await deadlineOf(tx, order, now)
      : new Date(Date.now() + minutes[order.kind] * 60_000)
  if (order.kind !== 'campaign' && order.kind !== 'recover_email') {
    await tx
      .updateTable('sign_in_link')
      .set({ superseded_at: new Date() })
      .where('user_id', '=', order.user_id)
      .where('kind', '=', order.kind)
      // The invitation of one company does not close another one's.
      .where('company_id', 'is not distinct from', order.company_id ?? null)
      .where('used_at', 'is', null)
      .where('superseded_at', 'is', null)
      .where('created_at', '<=', new Date(Date.now() - (sparedMs[order.kind] ?? 0)))
      .execute()
  }
  const token = randomBytes(32).toString('base64url')
  await tx
    .insertInto('sign_in_link')
    .values({
      id: randomUUID(),
      token_hash: digestOf(token),
      kind: order.kind,
      user_id: order.user_id,
      email: order.email,
      redirect: safeRedirect(order.redirect),
      campaign_id: order.campaign_id ?? null,
      beneficiary_id: order.beneficiary_id ?? null,
      company_id: order.company_id ?? null,
      device: order.device ? Buffer.from(order.device, 'base64url') : null,
      expires_at,
    })
    .execute()
  return { token, expires_at }
}

/** The end of the person's own reply window, on the business clock; a day when none is set. */
async function deadlineOf(tx: Tx, order: LinkOrder, now: Date): Promise<Date> {
  if (!order.campaign_id || !order.beneficiary_id) throw new Error('a campaign link names its person')
  const row = await tx
    .selectFrom('campaign_beneficiary')
    .select('deadline_at')
    .where('campaign_id', '=', order.campaign_id)
    .where('beneficiary_id', '=', order.beneficiary_id)
    .executeTakeFirst()
  return row?.deadline_at ?? new Date(now.getTime() + 86_400_000)
}

export function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** The address behind a mail's button; the token sits in the fragment, which never reaches a server or its logs. */
export function linkAddress(config: Config, token: string): string {
  return `${config.publicUrl}/login/authAction#token=${token}`
}

/** A page of this site, or nothing: another site's address is never kept. */
export function safeRedirect(path: string | null | undefined): string | null {
  if (!path || !/^\/(?![/\\])/.test(path)) return null
  try {
    const url = new URL(path, 'https://site.invalid')
    return url.origin === 'https://site.invalid' ? `${url.pathname}${url.search}${url.hash}` : null
  } catch {
    return null
  }
}
