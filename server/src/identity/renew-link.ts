import { renewLink } from '@moisson/contract/identity'
import { handleFreely } from '../http/handle.ts'
import { countLinkRequest } from './count-link-request.ts'
import { lookAtLink, renewalAddress, type LinkRow } from './link-store.ts'
import type { LinkOrder } from './mint-link.ts'
import { identityScope } from './see-identity.ts'

/** Sends a new link in the place of an old one, to the address known today; whether there was one is not told. */
export const handleRenewLink = handleFreely(renewLink, async (context) => {
  const { request, input } = context
  const link = await context.inTransaction((tx) => lookAtLink(tx, input.body.token), identityScope)
  await countLinkRequest(context, link ? renewalAddress(link) : null)
  if (link && link.user_status === 'active' && link.kind !== 'recover_email') {
    await context.inTransaction(async (tx, now, outbox) => {
      await outbox.add({
        kind: mailOf(link),
        dedupe: `renewed:${context.newId()}`,
        recipient: renewalAddress(link),
        priority: 1,
        payload: {
          link: renewed(link),
          language: link.user_locale,
          name: link.user_name,
          device: request.device,
          asked_at: new Date().toISOString(),
          company_name: link.company_name,
          campaign_name: link.campaign_name,
          // A campaign's link goes on until the person's deadline; another one has its minutes.
          until: renewed(link).kind === 'campaign' ? link.expires_at.toISOString() : null,
          inviter_name: null,
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

/** The same link again; once the campaign's window is over, an ordinary sign-in that leads to the same page. */
function renewed(link: LinkRow): LinkOrder {
  const kind = link.kind === 'campaign' && link.state === 'expired' ? 'sign_in' : link.kind
  return {
    kind,
    user_id: link.user_id,
    email: renewalAddress(link),
    redirect: link.redirect,
    campaign_id: link.campaign_id,
    beneficiary_id: link.beneficiary_id,
    company_id: link.company_id,
  }
}

function mailOf(link: LinkRow): string {
  if (link.kind === 'reset_password') return 'password-reset'
  if (link.kind === 'verify_email') return 'email-change'
  if (link.kind === 'invitation')
    return link.company_name === null ? 'platform-invitation' : 'admin-invitation'
  return 'sign-in-link'
}
