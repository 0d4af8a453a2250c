const key = 'moisson.signed-in'

/** True when this browser was signed in last time: worth a silent refresh on a public page. */
export function mayBeSignedIn(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return true
  }
}

export function rememberSignedIn(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(key, 'yes')
    else localStorage.removeItem(key)
  } catch {
    // Private browsing: the next visit tries the cookie.
  }
}
