/** The time-out of a call to the identity service: 30 s on a desktop, 60 s on a mobile. */
export function signInTimeout(userAgent: string): number {
  return /Android|webOS|iPhone|iPad|iPod|BlackBerry|IEMobile|Mobile/i.test(userAgent) ? 60_000 : 30_000
}

export const identityTimeout = (): number => signInTimeout(navigator.userAgent)
