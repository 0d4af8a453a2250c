import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import type { Scope } from '../database/transaction.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { screenNumber } from './asking-screen.ts'
import { countLinkRequest, type CountingContext } from './count-link-request.ts'
import { deviceOf } from './device-mark.ts'
import { safeRedirect } from './mint-link.ts'
import type { LinkKind } from '../database/kept-mail.ts'
import { identityScope } from './see-identity.ts'
import type { Language } from '@moisson/law/text'

export interface OrderContext extends CountingContext {
  language: Language
  request: CountingContext['request'] & { device: string }
  inTransaction<Result>(
    work: (tx: Tx, now: Date, outbox: Outbox) => Promise<Result>,
    scope?: Scope,
  ): Promise<Result>
  audit(
    tx: Tx,
    now: Date,
    note: { actor?: { user_id: string; name: string }; summary?: string; target_id?: string },
  ): Promise<void>
}

const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * Puts the mail of a link in the outbox for an active account, after counting the request. For an unknown or
 * suspended address the same statements run and are undone, so that answer and time tell nothing. Answers the number
 * that the asking screen shows.
 */
export async function orderLinkFor(
  context: OrderContext,
  asked: { kind: LinkKind; mail: string; email: string; redirect?: string | undefined },
): Promise<string> {
  const { request, language } = context
  const device = deviceOf(context)
  await countLinkRequest(context, asked.email)
  await context.inTransaction(async (tx, now, outbox) => {
    const user = await tx
      .selectFrom('app_user')
      .select(['id', 'display_name', 'locale', 'status', 'email'])
      .where('email_key', '=', asked.email)
      .executeTakeFirst()
    await sql`savepoint known`.execute(tx)
    await outbox.add({
      kind: asked.mail,
      dedupe: `${asked.mail}:${randomUUID()}`,
      recipient: asked.email,
      priority: 1,
      payload: {
        link: {
          kind: asked.kind,
          user_id: user?.id ?? nobody,
          email: asked.email,
          redirect: safeRedirect(asked.redirect),
          device: device.id.toString('base64url'),
        },
        language: language === 'fr' ? (user?.locale ?? 'fr') : language,
        name: user?.display_name ?? null,
        device: request.device,
        asked_at: new Date().toISOString(),
        company_name: null,
        campaign_name: null,
      },
    })
    await context.audit(tx, now, {
      actor: { user_id: user?.id ?? nobody, name: user?.display_name ?? asked.email },
      target_id: user?.id ?? nobody,
      summary: `asked for a link (${asked.kind})`,
    })
    await (
      user?.status === 'active' ? sql`release savepoint known` : sql`rollback to savepoint known`
    ).execute(tx)
  }, identityScope)
  return screenNumber(context.services, device.id)
}
