import type { Config } from '../config.ts'

/** Whether browsers reach the API over https, read from the configuration and never from a request. */
export function isSecure({ apiBaseUrl, publicUrl }: Config): boolean {
  return (apiBaseUrl.startsWith('/') ? publicUrl : apiBaseUrl).startsWith('https:')
}

/** The cookie's name: bound to its host on https, plain on an http demo. */
export function cookieName(config: Config): string {
  return isSecure(config) ? '__Host-moisson' : 'moisson'
}

/** The `Set-Cookie` that keeps a refresh token for the life of its session; without an end, until the browser closes. */
export function sessionCookie(config: Config, token: string, expiresAt: Date | null): string {
  const age =
    expiresAt === null
      ? ''
      : ` Max-Age=${Math.max(0, Math.floor((expiresAt.getTime() - Date.now()) / 1000))};`
  return `${cookieName(config)}=${token}; Path=/;${age} HttpOnly; SameSite=Strict${isSecure(config) ? '; Secure' : ''}`
}

/** The `Set-Cookie` that forgets it. */
export function forgottenCookie(config: Config): string {
  return `${cookieName(config)}=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict${isSecure(config) ? '; Secure' : ''}`
}

/** A cookie that a request carries: the refresh token unless another one is named. */
export function presentedCookie(
  config: Config,
  header: string | undefined,
  name = cookieName(config),
): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const [key, ...value] = part.trim().split('=')
    if (key === name) return value.join('=')
  }
  return undefined
}

/**
 * Whether a request that carries the cookie comes from our own pages: its origin is the host it was sent to
 * (localhost, 127.0.0.1 or a name alike) or a configured address; a client that is no browser sends neither header.
 */
export function isOwnOrigin(
  config: Config,
  { origin, site, host }: { origin: string | undefined; site: string | undefined; host: string | undefined },
): boolean {
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none'
  return originsOf(config).includes(origin) || (host !== undefined && hostOf(origin) === host)
}

function hostOf(origin: string): string | undefined {
  return /^https?:\/\/([^/]+)$/.exec(origin)?.[1]
}

/** The configured origins: the pages' and, when it has its own, the API's. */
export function originsOf(config: Config): string[] {
  return [config.publicUrl, config.apiBaseUrl]
    .filter((address) => /^https?:/.test(address))
    .map((address) => new URL(address).origin)
}
