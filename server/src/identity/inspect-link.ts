import { inspectLink } from '@moisson/contract/identity'
import { handleFreely } from '../http/handle.ts'
import { refused } from '../http/refused.ts'
import { lookAtLink, maskedEmail } from './link-store.ts'
import { refuseGuessing } from './refuse-guessing.ts'
import { identityScope } from './see-identity.ts'

/** Says what a link would do: mail gateways may open and ask as often as they like. */
export const handleInspectLink = handleFreely(inspectLink, async (context) => {
  const link = await context.inTransaction((tx) => lookAtLink(tx, context.input.body.token), identityScope)
  if (!link) {
    await refuseGuessing(context)
    throw refused('invalid-action-code')
  }
  return {
    kind: link.kind,
    state: link.state,
    masked_email: maskedEmail(link.email),
    company_name: link.company_name,
    campaign_name: link.campaign_name,
    expires_at: link.expires_at.toISOString(),
  }
})
