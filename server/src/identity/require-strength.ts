import { judgePassword } from '@moisson/core/password-strength'
import { refused } from '../http/refused.ts'

/** Refuses a password that takes too few guesses, knowing who chooses it. */
export function requireStrength(password: string, person: { email: string; name: string | null }): void {
  const { problem } = judgePassword(password, [person.email, person.name ?? ''])
  if (problem) throw refused('weak_password', { reason: problem.fr, reason_en: problem.en })
}
