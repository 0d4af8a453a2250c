import type { OutgoingMail } from '../../outbox/outbox.ts'

/** What became of somebody’s factors, as the mail tells it. */
export type FactorChange = 'added' | 'removed' | 'codes_renewed' | 'recovery_code_used'

/** The mail that tells a person that their second factors have changed; one per change. */
export function factorNotice(
  id: string,
  user: { email: string; display_name: string | null; locale: string },
  now: Date,
  told: { factor_change: FactorChange; factor: string },
): OutgoingMail {
  return {
    kind: 'second-factor-changed',
    dedupe: `second-factor-changed:${id}`,
    recipient: user.email,
    priority: 1,
    payload: { language: user.locale, name: user.display_name, at: now.toISOString(), ...told },
  }
}
