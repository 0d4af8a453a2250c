import type { Config } from '../../config.ts'
import { isOwnOrigin } from '../session-cookie.ts'

/** The site a passkey belongs to: its domain, and the address its pages are served from. */
export interface RelyingParty {
  id: string
  origin: string
}

/**
 * The configured address of the pages. The demo answers under several names of its machine: there the page that asks
 * says which.
 */
export function relyingParty(
  config: Config,
  request: { origin: string | undefined; site: string | undefined; host: string | undefined },
): RelyingParty {
  const here = config.demo && isOwnOrigin(config, request) ? request.origin : undefined
  const { origin, hostname } = new URL(here ?? config.publicUrl)
  return { id: hostname, origin }
}
