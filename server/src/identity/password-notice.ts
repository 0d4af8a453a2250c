import type { OutgoingMail } from '../outbox/outbox.ts'

/** The mail that tells a person their password has changed; one per change. */
export function passwordNotice(
  id: string,
  user: { email: string; display_name: string | null; locale: string },
  now: Date,
): OutgoingMail {
  return {
    kind: 'password-changed',
    dedupe: `password-changed:${id}`,
    recipient: user.email,
    priority: 1,
    payload: { language: user.locale, name: user.display_name, at: now.toISOString() },
  }
}
