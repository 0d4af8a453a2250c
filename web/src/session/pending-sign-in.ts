const key = 'moisson.pending-sign-in'

/** A link that was asked for on this tab: where it was sent, what for, and when. */
export interface PendingSignIn {
  kind: 'sign_in' | 'reset_password'
  email: string
  redirect: string | null
  sentAt: number
  /** Asked for where the link is opened, when it is another browser. */
  number: string
}

export function keepPendingSignIn(pending: PendingSignIn): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(pending))
  } catch {
    // Without storage the next page only lacks the address.
  }
}

export function pendingSignIn(): PendingSignIn | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as PendingSignIn | null
    return stored && typeof stored.email === 'string' ? stored : null
  } catch {
    return null
  }
}

/** `c••••@example.org`: enough to recognise one's own address. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? email : `${email[0]}••••${email.slice(at)}`
}
