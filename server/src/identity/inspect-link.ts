import { inspectLink } from '@moisson/contract/identity'
import { companyRoleNames } from '@moisson/core/company/role-names'
import { say, type Text } from '@moisson/law/text'
import { handleFreely } from '../http/handle.ts'
import { refused } from '../http/refused.ts'
import type { Caller } from '../http/caller.ts'
import { isAskedElsewhere } from './asking-screen.ts'
import { deviceOf } from './device-mark.ts'
import { lookAtLink, maskedEmail, renewalAddress, stateOn, type LinkRow } from './link-store.ts'
import { refuseGuessing } from './refuse-guessing.ts'
import { identityScope } from './see-identity.ts'

/** Says what a link would do: mail gateways may open and ask as often as they like. */
export const handleInspectLink = handleFreely(inspectLink, async (context) => {
  const link = await context.inTransaction((tx) => lookAtLink(tx, context.input.body.token), identityScope)
  if (!link) {
    await refuseGuessing(context)
    throw refused('invalid_action_code')
  }
  const here = deviceOf(context).id
  const state = stateOn(link, here)
  return {
    kind: link.kind,
    state,
    masked_email: maskedEmail((state === 'valid' ? null : renewalAddress(link)) ?? link.email),
    opens: opensAtOnce(link, context.caller) ? link.redirect : null,
    company_name: link.company_name,
    campaign_name: link.campaign_name,
    invited_as: roleOf(link)?.[context.language] ?? null,
    screen_number_asked: isAskedElsewhere(link, here),
    expires_at: link.expires_at.toISOString(),
  }
})

/** What an invitation makes of its person. */
function roleOf({ platform_role, company_role }: LinkRow): Text | null {
  if (platform_role === 'platform_admin')
    return say('Administration de la plateforme', 'Platform administration')
  if (platform_role === 'manager') return say('Conseiller', 'Adviser')
  return company_role && companyRoleNames[company_role].name
}

/** Whoever is signed in as the person a campaign's link was sent to needs no link to go where it leads. */
function opensAtOnce(link: LinkRow, caller: Caller | null): boolean {
  if (caller === null || caller.viewing || link.kind !== 'campaign' || caller.user_id !== link.user_id)
    return false
  return caller.beneficiaries.some(({ id }) => id === link.beneficiary_id)
}
