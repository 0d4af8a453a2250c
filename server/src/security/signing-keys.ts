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
import { inTransaction } from '../database/transaction.ts'
import type { Sealer } from './sealer.ts'

const place = 'signing_key.private'
const platform = 'platform'

export interface SigningKeys {
  active: { kid: string; key: CryptoKey }
  /** Verification key of a key id; unknown ids are looked up again at most every 30 seconds. */
  verifier(kid: string): Promise<CryptoKey | undefined>
  published(): JWK[]
}

/** Loads the signing keys, making the first one under a lock so that two processes agree. */
export async function loadSigningKeys(pool: pg.Pool, sealer: Sealer): Promise<SigningKeys> {
  const verifiers = new Map<string, { key: CryptoKey; jwk: JWK }>()
  let lastLook = 0
  const read = async () => {
    lastLook = Date.now()
    return inTransaction(pool, { identity: true }, async (tx, _now, client) => {
      await client.query(`select pg_advisory_xact_lock(hashtext('moisson signing key'))`)
      let rows = await tx.selectFrom('signing_key').selectAll().orderBy('created_at', 'desc').execute()
      if (rows.length === 0) {
        const pair = await generateKeyPair('ES256', { extractable: true })
        const kid = randomUUID()
        await tx
          .insertInto('signing_key')
          .values({
            kid,
            public_jwk: JSON.stringify({
              ...(await exportJWK(pair.publicKey)),
              kid,
              alg: 'ES256',
              use: 'sig',
            }),
            private_cipher: sealer.seal(platform, place, await exportPKCS8(pair.privateKey)),
            state: 'active',
          })
          .execute()
        rows = await tx.selectFrom('signing_key').selectAll().execute()
      }
      for (const row of rows) {
        const jwk = row.public_jwk
        verifiers.set(row.kid, { jwk, key: (await importJWK(jwk, 'ES256')) as CryptoKey })
      }
      const active = rows.find((row) => row.state === 'active') ?? rows[0]
      if (!active) throw new Error('no signing key')
      const pem = sealer.open(platform, place, active.private_cipher).toString()
      return { kid: active.kid, key: await importPKCS8(pem, 'ES256') }
    })
  }
  const active = await read()
  return {
    active,
    async verifier(kid) {
      if (!verifiers.has(kid) && Date.now() - lastLook > 30_000) await read()
      return verifiers.get(kid)?.key
    },
    published: () => [...verifiers.values()].map(({ jwk }) => jwk),
  }
}
