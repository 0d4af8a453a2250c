import { randomBytes } from 'node:crypto'
import { listSigningKeys, refreshSession } from '@moisson/contract/identity'
import { getUser } from '@moisson/contract/user'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { secretColumns, secretPlace } from '../beneficiary/person-columns.ts'
import { sealIban } from '../company/company-iban.ts'
import { inTransaction } from '../database/transaction.ts'
import { keepFile, openFile } from '../file/keep-file.ts'
import { refreshTokenFor } from '../identity/refresh-token.ts'
import { identityScope } from '../identity/see-identity.ts'
import { digestOfCode, digestsOfCode } from '../letter/letter-code.ts'
import { sealerFrom, type Sealer } from '../security/sealer.ts'
import { makeExampleWorld } from '../testing/example-world.ts'
import { plantBeneficiary, plantCompany, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { renewKey, sealedColumns } from './renew-key.ts'

const [former, today, later] = [randomBytes(32), randomBytes(32), randomBytes(32)]
const nir = '285017512345678'
const iban = 'FR7630006000011234567890189'
let server: TestServer
let company: string
let person: string
let file: string
beforeAll(async () => {
  server = await startTestServer({ masterKey: former })
  await makeExampleWorld(server)
  company = await plantCompany(server)
  person = await plantBeneficiary(server, company)
  const { sealer } = server.services
  const owner = { companyId: company, id: person, sealer }
  await inTransaction(server.services.pool, identityScope, async (tx, now) => {
    const columns = { ...secretColumns('nir', nir, owner), ...secretColumns('iban', iban, owner) }
    await tx.updateTable('beneficiary').set(columns).where('id', '=', person).execute()
    const iban_cipher = sealIban(sealer, company, 'iban', iban)
    await tx.updateTable('company').set({ iban_cipher }).where('id', '=', company).execute()
    const bytes = Buffer.from('un accord')
    file = (
      await keepFile(server.services, tx, { name: 'a.txt', bytes }, { companyId: company, by: null, now })
    ).id
  })
})
afterAll(() => server.close())

/** What the database keeps as bytes and nothing seals. */
const notSealed = [
  'audit.hash',
  'audit.previous_hash',
  'audit_head.cut_hash',
  'audit_head.hash',
  'beneficiary.nir_index',
  'campaign.frozen_hash',
  'council_link.token_hash',
  // Never written.
  'data_key.wrapped',
  'document_share.token_hash',
  'idempotency.fingerprint',
  'letter.code_hash',
  'ratification_link.token_hash',
  'reading_link.token_hash',
  'sign_in_factor.public_key',
  'sign_in_link.device',
  'sign_in_link.token_hash',
  'text_code.code_hash',
  'used_challenge.digest',
  'session.secret',
]

test('whatever is kept as bytes is sealed anew or is none of what the key seals', async () => {
  const { rows } = await server.owner.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and data_type = 'bytea'`,
  )
  const renewed = sealedColumns.map(({ table, column }) => `${table}.${column}`)
  const known = new Set([...renewed, ...notSealed])
  expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([])
  expect(renewed.filter((name) => !rows.some((row) => row.name === name))).toEqual([])
})

const open = (sealer: Sealer) =>
  inTransaction(server.services.pool, identityScope, async (tx) => {
    const row = await tx
      .selectFrom('beneficiary')
      .select(['nir_cipher', 'nir_index', 'iban_cipher'])
      .where('id', '=', person)
      .executeTakeFirstOrThrow()
    const kept = await openFile({ ...server.services, sealer }, tx, file)
    return {
      nir: sealer.open(company, secretPlace('nir', person), row.nir_cipher ?? Buffer.alloc(0)).toString(),
      iban: sealer.open(company, secretPlace('iban', person), row.iban_cipher ?? Buffer.alloc(0)).toString(),
      found: sealer.blindIndex(company, nir).equals(row.nir_index ?? Buffer.alloc(0)),
      file: kept.bytes.toString(),
    }
  })
const renewWith = (sealer: Sealer, batch?: number) =>
  renewKey({ pool: server.services.pool, sealer, files: server.services.files }, batch)
const whole = { nir, iban, found: true, file: 'un accord' }

test('what the former key sealed is sealed by the new one, is read all along, and a stop in between loses nothing', async () => {
  const user = await plantUser(server)
  const bearer = await server.tokenOf(user)
  const both = sealerFrom(today, former)
  // The application runs with both from here on.
  server.services.sealer = both
  expect({ ...(await open(both)), found: true }).toEqual(whole)

  let left = 1
  const dying: Sealer = {
    ...both,
    renewed(...value) {
      if (left === 0) throw new Error('the machine stops')
      left -= 1
      return both.renewed(...value)
    },
  }
  await expect(renewWith(dying, 1)).rejects.toThrow('the machine stops')
  expect(await open(both)).toMatchObject({ nir, iban, file: 'un accord' })

  const done = await renewWith(both, 2)
  expect(done.unread).toEqual([])
  const sum = (what: 'renewed' | 'all') =>
    Object.values(done.sealed).reduce((total, one) => total + one[what], 0)
  // One was committed before the stop, and is left as it is.
  expect(sum('renewed')).toBe(sum('all') - 1)
  for (const one of ['beneficiary.nir_cipher', 'beneficiary.iban_cipher', 'company.iban_cipher', 'files'])
    expect(done.sealed[one]?.all, one).toBeGreaterThan(0)
  for (const one of ['sign_in_factor.secret_cipher', 'signing_key.private_cipher', 'extract_row.sealed'])
    expect(done.sealed[one]?.all, one).toBeGreaterThan(0)

  // The new key alone opens everything, and the former one nothing.
  expect(await open(sealerFrom(today))).toEqual(whole)
  await expect(open(sealerFrom(former))).rejects.toThrow(/authenticate/)
  const again = await renewWith(both)
  expect(Object.values(again.sealed).filter(({ renewed }) => renewed > 0)).toEqual([])

  // Whoever was signed in goes on: the bearer of the former key until it ends, and not long after.
  const me = () => server.call(getUser, {}, { headers: { authorization: `Bearer ${bearer}` } })
  expect((await me()).status).toBe(200)
  const { rows } = await server.owner.query('select action from audit where action = $1', ['admin.renewKey'])
  expect(rows).toHaveLength(2)

  // All of it once more, by another key, shows that nothing was left behind.
  const moved = await renewWith(sealerFrom(later, today))
  for (const [name, { renewed, all }] of Object.entries(moved.sealed))
    expect([name, renewed]).toEqual([name, all])
  expect(await open(sealerFrom(later))).toEqual(whole)
})

test('a key that signed before is believed as long as what it signed may live, and then neither believed nor published', async () => {
  const { loadSigningKeys } = await import('../security/signing-keys.ts')
  const { signIdToken, sessionOf } = await import('../identity/id-token.ts')
  const { pool } = server.services
  const sealer = sealerFrom(later, today)
  const before = await loadSigningKeys(pool, sealer)
  const session = { id: crypto.randomUUID(), userId: crypto.randomUUID(), authTime: new Date() }
  const { token } = await signIdToken(before, session)
  await renewWith(sealer)
  const after = await loadSigningKeys(pool, sealer)
  expect(after.active.kid).not.toBe(before.active.kid)
  expect((await sessionOf(after, token))?.sessionId).toBe(session.id)
  await server.owner.query(
    `update signing_key set retired_at = retired_at - interval '21 minutes' where state = 'retired'`,
  )
  const late = await loadSigningKeys(pool, sealer)
  expect(await sessionOf(late, token)).toBeNull()
  expect(late.published().map((jwk) => jwk.kid)).toEqual([late.active.kid])
  expect((await server.call(listSigningKeys, {})).status).toBe(200)
})

test('cookies and codes of the former key count while it is in force, and not after', async () => {
  const session = { id: crypto.randomUUID(), secret: randomBytes(32) }
  const { isGenuine, readRefreshToken } = await import('../identity/refresh-token.ts')
  const token = readRefreshToken(refreshTokenFor(sealerFrom(former), session, 3))
  if (!token) throw new Error('a token of ours is read')
  expect(isGenuine(sealerFrom(today, former), session, token)).toBe(true)
  expect(isGenuine(sealerFrom(today), session, token)).toBe(false)
  expect(isGenuine(sealerFrom(today, former), { ...session, secret: randomBytes(32) }, token)).toBe(false)
  const code = digestOfCode(sealerFrom(former), 'ABCDEFGHJKLM')
  const among = (sealer: Sealer) => digestsOfCode(sealer, 'ABCDEFGHJKLM').some((one) => one.equals(code))
  expect([among(sealerFrom(today, former)), among(sealerFrom(today))]).toEqual([true, false])
  expect((await server.call(refreshSession, {}, { headers: { cookie: 'moisson=x' } })).status).toBe(401)
})
