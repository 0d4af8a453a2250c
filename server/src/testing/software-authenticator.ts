import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

/** An authenticator in software, as a telephone or a key would answer a browser. */
export interface SoftwareAuthenticator {
  /** What the browser sends after making a passkey. */
  make(options: Record<string, unknown>): Record<string, unknown>
  /** What it sends when asked for the passkey; without `verified` nobody was asked for a finger or a code. */
  answer(
    options: Record<string, unknown>,
    told?: { verified?: boolean; origin?: string },
  ): Record<string, unknown>
}

export function softwareAuthenticator(origin = 'http://localhost:4000'): SoftwareAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0
  let userHandle = ''
  const about = (domain: string, flags: number) => {
    const number = Buffer.alloc(4)
    number.writeUInt32BE(++counter)
    return Buffer.concat([sha256(domain), Buffer.from([flags]), number])
  }
  const clientData = (type: string, challenge: unknown, from = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
  const envelope = (response: Record<string, string>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })
  return {
    make(options) {
      const { rp, user, challenge } = options as {
        rp: { id: string }
        user: { id: string }
        challenge: string
      }
      userHandle = user.id
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const held = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)])
      const authData = Buffer.concat([about(rp.id, present | verified | holdsKey), held])
      const attestation = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(authData)],
      ])
      return envelope({
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
      })
    },
    answer(options, told = {}) {
      const { rpId, challenge } = options as { rpId: string; challenge: string }
      const data = clientData('webauthn.get', challenge, told.origin)
      const authData = about(rpId, told.verified === false ? present : present | verified)
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey)
      return envelope({
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle,
      })
    },
  }
}

const [present, verified, holdsKey] = [0x01, 0x04, 0x40]
const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()

/** A P-256 key as COSE writes it. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const point = (value: string) => cborBytes(Buffer.from(value, 'base64url'))
  // kty EC2, alg ES256, crv P-256, x, y; small negatives are 0x20 + (-1 - n).
  return cborMap([
    [Buffer.from([0x01]), Buffer.from([0x02])],
    [Buffer.from([0x03]), Buffer.from([0x26])],
    [Buffer.from([0x20]), Buffer.from([0x01])],
    [Buffer.from([0x21]), point(x)],
    [Buffer.from([0x22]), point(y)],
  ])
}

const cborMap = (entries: [Buffer, Buffer][]): Buffer =>
  Buffer.concat([Buffer.from([0xa0 + entries.length]), ...entries.flat()])
const cborText = (value: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
function cborBytes(value: Buffer): Buffer {
  const head = value.length < 256 ? [0x58, value.length] : [0x59, value.length >> 8, value.length & 255]
  return Buffer.concat([Buffer.from(head), value])
}
