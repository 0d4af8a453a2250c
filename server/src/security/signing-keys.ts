import {
  exportJWK,
  exportPKCS8,
  generateKeyPair,
  importJWK,
  importPKCS8,
  type CryptoKey,
  type JWK,
} from 'jose'
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Tx } from '../database/connect.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Sealer } from './sealer.ts'

export const signingKeyPlace = 'signing_key.private'
const platform = 'platform'
/** How often the key that signs is looked for again, and how long a retired one is believed: that, then the life of a bearer. */
const lookMs = 60_000
const believedMs = 20 * 60_000

interface SigningKey {
  kid: string
  key: CryptoKey
}

export interface SigningKeys {
  /** The key that signs, as last read. */
  active: SigningKey
  /** The key that signs, looked for again when that is long ago: another process may have made a new one. */
  signer(): Promise<SigningKey>
  /** Verification key of a key id; unknown ids are looked up again at most every 30 seconds. */
  verifier(kid: string): Promise<CryptoKey | undefined>
  published(): JWK[]
}

/** Loads the signing keys, making the first one under a lock so that two processes agree. */
export async function loadSigningKeys(pool: pg.Pool, sealer: Sealer): Promise<SigningKeys> {
  const verifiers = new Map<string, { key: CryptoKey; jwk: JWK; until: number }>()
  let lastLook = 0
  const read = async () => {
    lastLook = Date.now()
    return inTransaction(pool, { identity: true }, async (tx, _now, client) => {
      await client.query(`select pg_advisory_xact_lock(hashtext('moisson signing key'))`)
      let rows = await tx.selectFrom('signing_key').selectAll().orderBy('created_at', 'desc').execute()
      if (rows.length === 0) {
        await makeKey(tx, sealer)
        rows = await tx.selectFrom('signing_key').selectAll().execute()
      }
      for (const row of rows) {
        const jwk = row.public_jwk
        const until = row.retired_at ? row.retired_at.getTime() + believedMs : Infinity
        verifiers.set(row.kid, { jwk, key: (await importJWK(jwk, 'ES256')) as CryptoKey, until })
      }
      const active = rows.find((row) => row.state === 'active') ?? rows[0]
      if (!active) throw new Error('no signing key')
      const pem = sealer.open(platform, signingKeyPlace, active.private_cipher).toString()
      return { kid: active.kid, key: await importPKCS8(pem, 'ES256') }
    })
  }
  let active = await read()
  const believed = () => [...verifiers.values()].filter(({ until }) => Date.now() < until)
  return {
    get active() {
      return active
    },
    async signer() {
      if (Date.now() - lastLook > lookMs) active = await read()
      return active
    },
    async verifier(kid) {
      if (!verifiers.has(kid) && Date.now() - lastLook > 30_000) active = await read()
      const found = verifiers.get(kid)
      return found && believed().includes(found) ? found.key : undefined
    },
    published: () => believed().map(({ jwk }) => jwk),
  }
}

/** A new key signs from now on; what the former ones signed is believed until it ends. */
export async function renewSigningKey(pool: pg.Pool, sealer: Sealer): Promise<void> {
  await inTransaction(pool, { identity: true }, async (tx, _now, client) => {
    await client.query(`select pg_advisory_xact_lock(hashtext('moisson signing key'))`)
    await tx
      .updateTable('signing_key')
      .set({ state: 'retired', retired_at: new Date() })
      .where('state', '=', 'active')
      .execute()
    await makeKey(tx, sealer)
  })
}

async function makeKey(tx: Tx, sealer: Sealer): Promise<void> {
  const pair = await generateKeyPair('ES256', { extractable: true })
  const kid = randomUUID()
  await tx
    .insertInto('signing_key')
    .values({
      kid,
      public_jwk: JSON.stringify({ ...(await exportJWK(pair.publicKey)), kid, alg: 'ES256', use: 'sig' }),
      private_cipher: sealer.seal(platform, signingKeyPlace, await exportPKCS8(pair.privateKey)),
      state: 'active',
    })
    .execute()
}
