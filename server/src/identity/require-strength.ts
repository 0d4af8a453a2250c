import { detailIn } from '@moisson/law/refusal'
import { judgePassword } from '@moisson/core/password-strength'
import { refused } from '../http/refused.ts'
import { isBreached } from './breached-passwords.ts'

const leaked = {
  fr: 'il a fuité d’un autre site, où d’autres l’ont lu. Choisissez plusieurs mots sans lien entre eux.',
  en: 'it leaked from another site, where others have read it. Choose several unrelated words.',
}

/** Refuses a password that takes too few guesses, knowing who chooses it, and one that has leaked. */
export function requireStrength(password: string, person: { email: string; name: string | null }): void {
  const { problem } = judgePassword(password, [person.email, person.name ?? ''])
  const reason = problem ?? (isBreached(password) ? leaked : null)
  if (reason) throw refused('weak_password', detailIn('reason', reason))
}
