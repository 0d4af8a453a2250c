import { renewLink } from '@moisson/contract/identity'
import { handleFreely } from '../http/handle.ts'
import { countLinkRequest } from './count-link-request.ts'
import { deviceOf } from './device-mark.ts'
import { lookAtLink, renewalAddress, type LinkRow } from './link-store.ts'
import type { LinkOrder } from '../database/kept-mail.ts'
import { identityScope } from './see-identity.ts'

/**
 * Sends a new link in the place of an old one, to the address known today; whether there was one is not told. A link to
 * an address that is no longer the account's renews nothing.
 */
export const handleRenewLink = handleFreely(renewLink, async (context) => {
  const { request, input } = context
  const link = await context.inTransaction((tx) => lookAtLink(tx, input.body.token), identityScope)
  const recipient = link ? renewalAddress(link) : null
  await countLinkRequest(context, recipient)
  if (link && link.user_status === 'active' && recipient !== null) {
    const order = renewed(link, recipient, deviceOf(context).id)
    await context.inTransaction(async (tx, now, outbox) => {
      await outbox.add({
        kind: mailOf(order, link),
        dedupe: `renewed:${context.newId()}`,
        recipient,
        priority: 1,
        payload: {
          link: order,
          language: link.user_locale,
          name: link.user_name,
          device: request.device,
          asked_at: new Date().toISOString(),
          company_name: link.company_name,
          campaign_name: link.campaign_name,
          // A campaign's link goes on until the person's deadline; another one has its minutes.
          until: order.kind === 'campaign' ? link.expires_at.toISOString() : null,
          inviter_name: null,
          company_role: link.company_role ?? undefined,
        },
      })
      await context.audit(tx, now, {
        actor: { user_id: link.user_id, name: link.user_name ?? link.user_email },
        target_type: 'user',
        target_id: link.user_id,
        summary: `asked for a new link (${link.kind})`,
      })
    }, identityScope)
  }
  return { sent: true }
})

/** The same link again; of a campaign whose window is over, or an invitation that no longer waits, an ordinary sign-in. */
function renewed(link: LinkRow, email: string, here: Buffer): LinkOrder {
  const over = link.kind === 'campaign' ? link.state === 'expired' : link.kind === 'invitation' && !link.waits
  const kind = over ? 'sign_in' : link.kind
  return {
    kind,
    user_id: link.user_id,
    email,
    redirect: link.redirect,
    campaign_id: link.campaign_id,
    beneficiary_id: link.beneficiary_id,
    company_id: link.company_id,
    device: kind === 'sign_in' || kind === 'reset_password' ? here.toString('base64url') : null,
  }
}

function mailOf({ kind }: LinkOrder, link: LinkRow): string {
  if (kind === 'reset_password') return 'password-reset'
  if (kind === 'invitation') {
    if (link.platform_role === 'manager') return 'adviser-invitation'
    return link.company_name === null ? 'platform-invitation' : 'admin-invitation'
  }
  return 'sign-in-link'
}
