import type { Config } from '../config.ts'
import type { Sealer } from '../security/sealer.ts'
import type { MarkedContext } from './device-mark.ts'
import { cookieName, isSecure, presentedCookie } from './session-cookie.ts'

const keptSeconds = 400 * 24 * 60 * 60

/**
 * The `Set-Cookie` of a browser where somebody has signed in. It names nobody and opens nothing: it only keeps what
 * a stranger asks for an address from shutting its owner out.
 */
export function homeCookie(config: Config, sealer: Sealer, email: string): string {
  const secure = isSecure(config) ? '; Secure' : ''
  return `${homeName(config)}=${sealer.blindIndex('platform', marked(email)).toString('base64url')}; Path=/; Max-Age=${keptSeconds}; HttpOnly; SameSite=Strict${secure}`
}

/** Whom attempts for an address count for: the browsers where its owner signed in apart from all the others. */
export function countedFor({ services, request }: MarkedContext, address: string): string {
  const { config, sealer } = services
  const mark = presentedCookie(config, request.cookies, homeName(config))
  const isHome = sealer.isIndex('platform', marked(address), Buffer.from(mark ?? '', 'base64url'))
  return isHome ? `${address} at home` : address
}

const homeName = (config: Config): string => `${cookieName(config)}-home`
const marked = (email: string): string => `at home ${email.toLowerCase()}`
