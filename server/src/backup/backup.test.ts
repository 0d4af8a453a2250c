import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openPool, type Address } from '../database/connect.ts'
import { knownMigrations, migrate, missingMigrations } from '../database/migrate.ts'
import { inTransaction } from '../database/transaction.ts'
import { folderStore } from '../store/file-store.ts'
import { keepFile, openFile } from '../file/keep-file.ts'
import { verifyAudit } from '../audit/verify-audit.ts'
import { chainAudit } from '../audit/chain-audit.ts'
import { makeExampleWorld } from '../testing/example-world.ts'
import { deleteAccount } from '@moisson/contract/identity'
import { decideErasure } from '@moisson/contract/erasure'
import { sweepFiles } from '../file/sweep-files.ts'
import { journalErasures } from '../privacy/journal-erasures.ts'
import { plantBeneficiary, plantCompany, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'

const everywhere = { companies: '*', identity: true } as const
let folder: string
let server: TestServer
let source: { pool: pg.Pool; address: Address }
let file: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'moisson-backup-'))
  server = await startTestServer({ masterKey: randomBytes(32) })
  await makeExampleWorld(server)
  source = { pool: server.owner, address: { ...inject('cluster'), database: server.database } }
  file = await inTransaction(server.services.pool, everywhere, async (tx, now) => {
    const kept = await keepFile(
      server.services,
      tx,
      { name: 'note.txt', bytes: Buffer.from('Une tabulation\t, une barre \\ et une fin.\n') },
      { companyId: null, by: null, now },
    )
    return kept.id
  })
  const { rows } = await server.owner.query<{ id: string }>('select id from app_user limit 1')
  await server.tokenOf(rows[0]?.id ?? '')
  await server.owner.query(
    `insert into outbox (id, kind, dedupe, recipient, payload, created_at, due_at)
     values ($1::uuid, 'password-changed', $1::uuid::text, 'lina@example.org', '{}', now(), now())`,
    [randomUUID()],
  )
  await chainAudit(server.services.pool)
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const backup = (name: string) =>
  makeBackup(source, server.services.files, join(folder, name), { way: 'copy' })

/** An empty database of the cluster, for the time of the work. */
async function elsewhere(work: (target: { pool: pg.Pool; address: Address }) => Promise<void>) {
  const database = `restore_${randomUUID().replaceAll('-', '')}`
  await server.owner.query(`create database ${database} template template0`)
  const address = { ...inject('cluster'), database }
  const pool = openPool(address, { max: 2 })
  try {
    await work({ pool, address })
  } finally {
    await pool.end()
    await server.owner.query(`drop database ${database} with (force)`)
  }
}

const contentOf = async (pool: pg.Pool) => {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%' order by 1`,
  )
  const content: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await pool.query<{ print: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(r::text, e'\\n' order by r::text)), '') as print from public."${name}" r`,
    )
    content[name] = rows[0]?.print ?? ''
  }
  return content
}
const rulesOf = async (pool: pg.Pool) =>
  (
    await pool.query(`select relname, relrowsecurity, relforcerowsecurity,
        (select array_agg(tgname || tgenabled::text order by tgname) from pg_trigger where tgrelid = c.oid and not tgisinternal) as triggers,
        (select array_agg(pg_get_constraintdef(oid) order by pg_get_constraintdef(oid)) from pg_constraint where conrelid = c.oid) as constraints
      from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`)
  ).rows as unknown[]

test('what was backed up is given back elsewhere: every row, every rule, every file; sessions end and mail is held', async () => {
  const made = await backup('whole.tar')
  expect(made.tables.length).toBeGreaterThan(40)
  expect(existsSync(join(folder, 'whole.tar.part'))).toBe(false)
  await elsewhere(async (target) => {
    const files = folderStore(join(folder, 'files'))
    await restoreBackup(target, files, join(folder, 'whole.tar'))
    const [before, after] = [await contentOf(server.owner), await contentOf(target.pool)]
    const changed = ['session', 'sign_in_link', 'installation']
    for (const name of changed) {
      delete before[name]
      delete after[name]
    }
    expect(after).toEqual(before)
    expect(await rulesOf(target.pool)).toEqual(await rulesOf(server.owner))

    const services = { ...server.services, files, pool: target.pool }
    const opened = await inTransaction(target.pool, everywhere, (tx) => openFile(services, tx, file))
    expect(opened.bytes.toString()).toContain('une barre \\ et')
    expect((await verifyAudit(target.pool)).faults).toEqual([])
    const { rows } = await target.pool.query(`select
      (select count(*) from session) as sessions, (select count(*) from session where ended_at is null) as living,
      (select count(*) from outbox where state = 'pending') as waiting,
      (select mail_held_since is not null and restored_at is not null and backup_made_at < restored_at from installation) as held`)
    expect(rows[0]).toMatchObject({ living: 0, held: true })
    expect(rows[0].sessions).toBeGreaterThan(0)
    expect(rows[0].waiting).toBeGreaterThan(0)
    // A restore never writes over anything.
    await expect(restoreBackup(target, files, join(folder, 'whole.tar'))).rejects.toThrow('not empty')
    expect((await contentOf(target.pool))['company']).toBe(before['company'])
  })
})

test('what was erased after the backup is erased again by the restore, from the journal beside the database', async () => {
  const [company, user] = [await plantCompany(server), await plantUser(server, { name: 'Lina Moreau' })]
  const people = [
    await plantBeneficiary(server, company, { exitDate: '2020-06-30', lastName: 'Partie' }),
    await plantBeneficiary(server, company, { exitDate: '2020-06-30', lastName: 'Restée' }),
  ]
  const admin = await plantUser(server, { platformAdmin: true })
  const erase = (bid: string | undefined) =>
    server.call(
      decideErasure,
      { path: { id: company, bid: bid ?? '' }, body: { granted: true, letter_on: '2020-01-06' } },
      { as: admin },
    )
  const early = await plantBeneficiary(server, company, { exitDate: '2020-06-30', lastName: 'Avant' })
  await server.owner.query(`update beneficiary set status = 'left' where company_id = $1`, [company])
  expect((await erase(early)).status).toBe(200)
  await backup('before.tar')
  expect((await erase(people[0])).status).toBe(200)
  expect((await server.call(deleteAccount, {}, { as: user })).status).toBe(204)
  expect(await journalErasures(server.services)).toMatchObject({ journaled: 3 })
  expect(await journalErasures(server.services)).toEqual({ journaled: 0 })
  // The sweep of objects without a row leaves the journal alone.
  await sweepFiles(server.services, new Date(Date.now() + 60_000))

  await elsewhere(async (target) => {
    const { erasures } = await restoreBackup(target, server.services.files, join(folder, 'before.tar'))
    expect(erasures).toEqual({ replayed: 2, failed: [] })
    const { rows } = await target.pool.query(
      'select last_name, forgotten_at is not null as gone from beneficiary where company_id = $1 order by 2, 1',
      [company],
    )
    expect(rows.map(({ gone }) => gone)).toEqual([false, true, true])
    expect(rows[0].last_name).toBe('Restée')
    const { rows: accounts } = await target.pool.query(
      'select status, display_name from app_user where id = $1',
      [user],
    )
    expect(accounts).toEqual([{ status: 'closed', display_name: null }])
    const { rows: trace } = await target.pool.query(
      `select action from audit where actor_name = 'npm run restore' order by action`,
    )
    expect(trace).toEqual([{ action: 'beneficiary.decideErasure' }, { action: 'identity.deleteAccount' }])
  })
})

test('what was backed up before an upgrade is given back and brought to the newer schema', async () => {
  await elsewhere(async (old) => {
    await migrate(old.pool, knownMigrations.slice(0, 8))
    const company = await plantCompany({ owner: old.pool })
    const files = folderStore(join(folder, 'old'))
    await makeBackup(old, files, join(folder, 'old.tar'), { way: 'copy' })
    await elsewhere(async (target) => {
      await restoreBackup(target, files, join(folder, 'old.tar'))
      const { rows } = await target.pool.query<{ id: string }>('select id from company')
      expect(rows).toEqual([{ id: company }])
      expect(await missingMigrations(target.pool)).toEqual([])
    })
  })
})

test('a backup that was cut short or changed is refused before anything is written', async () => {
  await backup('cut.tar')
  await backup('changed.tar')
  truncateSync(join(folder, 'cut.tar'), readFileSync(join(folder, 'cut.tar')).length - 3000)
  const bytes = readFileSync(join(folder, 'changed.tar'))
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
  writeFileSync(join(folder, 'changed.tar'), bytes)
  await elsewhere(async (target) => {
    const files = folderStore(join(folder, 'other'))
    await expect(restoreBackup(target, files, join(folder, 'cut.tar'))).rejects.toThrow('incomplete')
    await expect(restoreBackup(target, files, join(folder, 'changed.tar'))).rejects.toThrow('changed')
    expect(await contentOf(target.pool)).toEqual({})
    expect(existsSync(join(folder, 'other'))).toBe(false)
  })
})

test('a login from which row security hides rows makes no backup at all, and a backup replaces no other', async () => {
  const login = openPool({ ...source.address, user: 'moisson_app' }, { max: 1 })
  const asApp = { pool: login, address: source.address }
  // The application's own role sees everything once its policies are opened: complete, though not empty.
  for (const kind of ['tables', 'sequences'])
    await server.owner.query(`grant select on all ${kind} in schema public to moisson_app`)
  const seen = await makeBackup(asApp, server.services.files, join(folder, 'app.tar'), { way: 'copy' })
  expect(seen.tables).toEqual((await backup('again.tar')).tables)
  await server.owner.query('create policy hidden on company as restrictive using (trade_name is not null)')
  await expect(
    makeBackup(asApp, server.services.files, join(folder, 'hidden.tar'), { way: 'copy' }),
  ).rejects.toThrow('row security would hide rows of “company”')
  await server.owner.query('drop policy hidden on company')
  await server.owner.query('drop policy tenant on document')
  await expect(
    makeBackup(asApp, server.services.files, join(folder, 'hidden.tar'), { way: 'copy' }),
  ).rejects.toThrow('“document”')
  expect(existsSync(join(folder, 'hidden.tar')) || existsSync(join(folder, 'hidden.tar.part'))).toBe(false)
  await expect(backup('again.tar')).rejects.toThrow('never replaces')
  await login.end()
})

test('a file that the store has lost is said, and leaves no backup that looks whole', async () => {
  const { rows } = await server.owner.query<{ key: string }>(
    'select object_key as key from stored_file where id = $1',
    [file],
  )
  await server.services.files.remove(rows[0]?.key ?? '')
  await expect(backup('lost.tar')).rejects.toThrow(`no object ${rows[0]?.key}`)
  expect(existsSync(join(folder, 'lost.tar'))).toBe(false)
})
