import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

const version = 1

/** Seals and opens values with AES-256-GCM; `place` binds a value to its column, company and row so that it cannot be moved. */
export interface Sealer {
  seal: (companyId: string, place: string, value: string | Buffer) => Buffer
  open: (companyId: string, place: string, sealed: Buffer) => Buffer
  /** The value sealed by today's key; null where it is already. */
  renewed: (companyId: string, place: string, sealed: Buffer) => Buffer | null
  /** Finds equal values inside one company without telling what they are. */
  blindIndex: (companyId: string, value: string) => Buffer
  /** The same by every key in force, today's first: what to look for among what is kept. */
  blindIndexes: (companyId: string, value: string) => Buffer[]
  /** Whether an index, or its first 16 bytes at least, is that of the value by a key in force. */
  isIndex: (companyId: string, value: string, given: Buffer) => boolean
}

/**
 * One key per company, derived from the master key; version and nonce travel with each value. What `former` sealed opens
 * as well, while what is kept is being sealed anew.
 */
export function sealerFrom(masterKey: Buffer, former: Buffer | null = null): Sealer {
  const today = withKey(masterKey)
  if (former === null) return { ...today, renewed: () => null, ...among([today]) }
  const before = withKey(former)
  const opens = (companyId: string, place: string, sealed: Buffer): boolean => {
    try {
      today.open(companyId, place, sealed)
      return true
    } catch {
      return false
    }
  }
  return {
    ...today,
    open: (companyId, place, sealed) =>
      (opens(companyId, place, sealed) ? today : before).open(companyId, place, sealed),
    renewed: (companyId, place, sealed) =>
      opens(companyId, place, sealed)
        ? null
        : today.seal(companyId, place, before.open(companyId, place, sealed)),
    ...among([today, before]),
  }
}

function among(keys: readonly Pick<Sealer, 'blindIndex'>[]): Pick<Sealer, 'blindIndexes' | 'isIndex'> {
  const blindIndexes = (companyId: string, value: string) =>
    keys.map((key) => key.blindIndex(companyId, value))
  return {
    blindIndexes,
    isIndex: (companyId, value, given) =>
      given.length >= 16 &&
      blindIndexes(companyId, value).some(
        (index) => given.length <= index.length && timingSafeEqual(index.subarray(0, given.length), given),
      ),
  }
}

function withKey(masterKey: Buffer): Pick<Sealer, 'seal' | 'open' | 'blindIndex'> {
  const keys = new Map<string, Buffer>()
  const keyOf = (companyId: string, use: string): Buffer => {
    const name = `${use}:${companyId}`
    const known = keys.get(name)
    if (known) return known
    const key = Buffer.from(hkdfSync('sha256', masterKey, companyId, `moisson ${use} v${version}`, 32))
    if (keys.size > 10_000) keys.clear()
    keys.set(name, key)
    return key
  }
  return {
    seal(companyId, place, value) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', keyOf(companyId, 'seal'), nonce)
      cipher.setAAD(Buffer.from(`${companyId}/${place}`))
      const body = Buffer.concat([cipher.update(value), cipher.final()])
      return Buffer.concat([Buffer.from([version]), nonce, body, cipher.getAuthTag()])
    },
    open(companyId, place, sealed) {
      if (sealed[0] !== version || sealed.length < 29) throw new Error('this value was not sealed here')
      const decipher = createDecipheriv('aes-256-gcm', keyOf(companyId, 'seal'), sealed.subarray(1, 13))
      decipher.setAAD(Buffer.from(`${companyId}/${place}`))
      decipher.setAuthTag(sealed.subarray(sealed.length - 16))
      return Buffer.concat([decipher.update(sealed.subarray(13, sealed.length - 16)), decipher.final()])
    },
    blindIndex(companyId, value) {
      return createHmac('sha256', keyOf(companyId, 'index')).update(value).digest()
    },
  }
}

/** The last characters, the rest hidden: what lists show of a NIR or an IBAN. */
export function masked(value: string, visible: number): string {
  return `${'•'.repeat(Math.max(0, Math.min(8, value.length - visible)))}${value.slice(-visible)}`
}
export const isMasked = (value: string): boolean => value.includes('•')
