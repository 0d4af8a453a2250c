import type { SessionAnswer } from './token-times.ts'

const key = 'moisson.signed-in'
const kioskKey = 'moisson.kiosk'
const aloneKey = 'moisson.left-alone'
/** What the person read last in their own space; their name stands before it. */
export const lastKnownKey = 'moisson.last-known'

/** A person, and what of theirs the session opens. */
export const personOf = ({ user, campaign_scope }: SessionAnswer): string =>
  `${user.uid} ${campaign_scope ?? ''}`

/** Whether this tab is a device's that everybody uses: its session, as the tab, outlives a reload and nothing more. */
export function isKioskTab(): boolean {
  try {
    return sessionStorage.getItem(kioskKey) !== null
  } catch {
    return false
  }
}

export function rememberKioskTab(kiosk: boolean): void {
  try {
    if (kiosk) sessionStorage.setItem(kioskKey, 'yes')
    else sessionStorage.removeItem(kioskKey)
  } catch {
    // Storage refused: after a reload the code is typed again.
  }
}

/** Whether the device closed by itself what nobody touched any more: the page it comes back to says so. */
export function wasLeftAlone(): boolean {
  try {
    return sessionStorage.getItem(aloneKey) !== null
  } catch {
    return false
  }
}

export function rememberLeftAlone(alone: boolean): void {
  try {
    if (alone) sessionStorage.setItem(aloneKey, 'yes')
    else sessionStorage.removeItem(aloneKey)
  } catch {
    // Storage refused: the page comes back without saying why.
  }
}

/** True when this browser was signed in last time: worth a silent refresh on a public page. */
export function mayBeSignedIn(): boolean {
  try {
    return localStorage.getItem(key) !== null || isKioskTab()
  } catch {
    return true
  }
}

/** Remembers that somebody is signed in, null that nobody is; what another person read goes at once. */
export function rememberSignedIn(person: string | null): void {
  try {
    if (person === null) localStorage.removeItem(key)
    else localStorage.setItem(key, 'yes')
    if (person === null || !localStorage.getItem(lastKnownKey)?.startsWith(`${person}\n`))
      localStorage.removeItem(lastKnownKey)
  } catch {
    // Private browsing: the next visit tries the cookie.
  }
}
