import type { OutgoingMail } from '../outbox/outbox.ts'

/** What somebody of the platform, or an adviser, did to an account. */
export type AccountChange =
  | 'suspended'
  | 'compromised'
  | 'activated'
  | 'platform_admin'
  | 'platform_admin_ended'
  | 'manager'
  | 'manager_ended'

/** Tells a person what was done to their account, or to the one of `person` when it is somebody else’s. */
export function accountNotice(
  id: string,
  to: { id: string; email: string; display_name: string | null; locale: string },
  told: { account_change: AccountChange; by_name: string; person: string | null },
): OutgoingMail {
  return {
    kind: 'account-changed',
    dedupe: `account-changed:${id}:${to.id}`,
    recipient: to.email,
    priority: 1,
    payload: { language: to.locale, name: to.display_name, ...told },
  }
}
