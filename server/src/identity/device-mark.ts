import { randomBytes } from 'node:crypto'
import type { Config } from '../config.ts'
import type { Sealer } from '../security/sealer.ts'
import type { Services } from '../services.ts'
import { cookieName, isSecure, presentedCookie } from './session-cookie.ts'

export interface MarkedContext {
  services: Services
  request: { cookies: string | undefined }
  setHeader: (name: string, value: string | string[]) => void
}

interface Device {
  id: Buffer
  /** Marked by this very answer: nobody else's requests carry the mark yet. */
  isNew: boolean
}

const keptSeconds = 400 * 24 * 60 * 60
/** What a request was answered, so that a new browser gets one mark however often it is asked for. */
const marked = new WeakMap<object, Device>()

/**
 * The browser that asks, by a mark we signed and it keeps. It tells devices behind one network apart and grants
 * nothing by itself; a browser without one gets it with the answer.
 */
export function deviceOf(context: MarkedContext): Device {
  const device = marked.get(context.request) ?? readOrMark(context)
  marked.set(context.request, device)
  return device
}

function readOrMark({ services, request, setHeader }: MarkedContext): Device {
  const { config, sealer } = services
  const known = readMark(sealer, presentedCookie(config, request.cookies, markName(config)))
  if (known !== null) return { id: known, isNew: false }
  const id = randomBytes(16)
  const value = `${id.toString('base64url')}.${sealer.blindIndex('platform', signed(id)).toString('base64url')}`
  setHeader(
    'set-cookie',
    `${markName(config)}=${value}; Path=/; Max-Age=${keptSeconds}; HttpOnly; SameSite=Strict${isSecure(config) ? '; Secure' : ''}`,
  )
  return { id, isNew: true }
}

function readMark(sealer: Sealer, value: string | undefined): Buffer | null {
  const found = /^([\w-]{22})\.([\w-]{43})$/.exec(value ?? '')
  if (!found?.[1] || !found[2]) return null
  const id = Buffer.from(found[1], 'base64url')
  const given = Buffer.from(found[2], 'base64url')
  return sealer.isIndex('platform', signed(id), given) ? id : null
}

const markName = (config: Config): string => `${cookieName(config)}-device`

const signed = (id: Buffer): string => `device ${id.toString('hex')}`
