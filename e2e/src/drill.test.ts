import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBeneficiary } from '@moisson/contract/beneficiary'
import { getMyChoices, submitMyChoices } from '@moisson/contract/choice'
import { getCompany } from '@moisson/contract/company'
import { listDocuments, readDocumentFile, uploadDocument } from '@moisson/contract/document'
import { redeemLink } from '@moisson/contract/identity'
import { getUser } from '@moisson/contract/user'
import { send } from './api.ts'
import { startDatabase, type DatabaseUnderTest } from './database-under-test.ts'
import {
  draftCampaign,
  launch,
  makeFreshCompany,
  productionSettings,
  type FreshCompany,
} from './fresh-company.ts'
import { startMailCatcher, type MailCatcher } from './mail-catcher.ts'
import { startServer, type RunningServer } from './start-server.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const PEOPLE = 10
let folder: string
let database: DatabaseUnderTest
let mails: MailCatcher
let server: RunningServer
let env: Record<string, string>
const known = { admin: '', campaign: '', person: '' }
let company: FreshCompany

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'moisson-drill-'))
  database = await startDatabase()
  const { rows } = await database.owner.query<{ name: string }>('select current_database() as name')
  await database.owner.query(`alter database ${rows[0]?.name} set jit = on`)
  mails = await startMailCatcher()
  env = productionSettings(mails)
  server = await startServer({ ...env, DATABASE_URL: database.pooled })
})
afterAll(async () => {
  await server.stop()
  await mails.close()
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** A command of the operator, with the settings of the server. */
const command = async (name: string, args: string[], more: Record<string, string>) =>
  promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(root, `tools/${name}.ts`), ...args],
    { cwd: root, env: { ...process.env, ...env, ...more } },
  )
const enter = async (token: string, at = server) => {
  const answer = await send(at, redeemLink, { body: { token } })
  expect(answer.status).toBe(200)
  return answer.body.id_token
}
test('a new installation is entered by the printed link, and by the mail', async () => {
  const { stdout } = await command('admin', ['invite', 'alex@example.org'], { DATABASE_URL: database.direct })
  const token = /#token=([\w-]{43})/.exec(stdout)?.[1] ?? ''
  known.admin = await enter(token)
  expect((await send(server, getUser, {}, { token: known.admin })).status).toBe(200)
  await enter(await mails.tokenTo('alex@example.org'))
})

test(`a campaign of ${PEOPLE} people is launched though PostgreSQL compiles plans by default`, async () => {
  company = await makeFreshCompany(() => server, mails, known.admin, PEOPLE)
  known.campaign = await draftCampaign(server, company, 'Exercice')
  const started = Date.now()
  const launched = await launch(server, company, known.campaign)
  expect([launched.status, launched.error.error]).toEqual([200, undefined])
  console.log(`launched in ${Date.now() - started} ms`)
  const file = new File(['Un accord signé.'], 'accord.txt', { type: 'text/plain' })
  const kept = await send(
    server,
    uploadDocument,
    { path: { id: company.id }, body: { title: 'Accord signé', type: 'other' }, file } as never,
    { token: company.admin },
  )
  expect([kept.status, kept.error.error]).toEqual([201, undefined])
})

test('a person opens the link of the notice and confirms', async () => {
  known.person = await enter(await mails.tokenTo('p0@example.org'))
  const asked = { path: { id: known.campaign } }
  const answer = await send(
    server,
    submitMyChoices,
    { ...asked, body: { mode: 'quick_cash' } },
    { token: known.person },
  )
  expect([answer.status, answer.error.error]).toEqual([200, undefined])
  expect((await send(server, getMyChoices, asked, { token: known.person })).body.status).toBe('submitted')
})

test('the process outlives the end of every connection, twenty times, and answers as before', async () => {
  let running = true
  const statuses = new Map<number, number>()
  const askers = Array.from({ length: 4 }, async () => {
    while (running) {
      const { status } = await send(server, getUser, {}, { token: known.admin })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  })
  for (let round = 0; round < 20; round++) {
    await database.owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    )
    await sleep(60)
  }
  running = false
  await Promise.all(askers)
  console.log(`answers: ${[...statuses].map(([status, times]) => `${times} × ${status}`).join(', ')}`)
  expect([...statuses.keys()].filter((status) => ![200, 503].includes(status))).toEqual([])
  await expect.poll(async () => (await send(server, getUser, {}, { token: known.admin })).status).toBe(200)
})

test('a database that takes no writes is not ready, and a standby is refused at the start', async () => {
  const ready = async () => (await fetch(`${server.url}/api/ready`)).status
  expect(await ready()).toBe(200)
  const { rows } = await database.owner.query<{ name: string }>('select current_database() as name')
  await database.owner.query(`alter database ${rows[0]?.name} set default_transaction_read_only = on`)
  await database.owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
  await expect.poll(ready).toBe(503)
  await expect(startServer({ ...env, DATABASE_URL: database.direct })).rejects.toThrow(/takes no writes/)
  await database.owner.query(
    `begin read write; alter database ${rows[0]?.name} reset default_transaction_read_only; commit`,
  )
  await database.owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
  await expect.poll(ready).toBe(200)
  const standby = process.env['DRILL_STANDBY']
  if (standby)
    await expect(startServer({ ...env, DATABASE_URL: `${standby}/${rows[0]?.name}` })).rejects.toThrow(
      /takes no writes/,
    )
})

/** What moves while the product runs, or is not given back as it was. */
const moving = [
  'audit',
  'beneficiary',
  'idempotency',
  'installation',
  'mail_sender',
  'outbox',
  'session',
  'sign_in_link',
]

/** A mail that waits in the backup, and leaves after it. */
const laterOf = (way: string) => `later-${way.toLowerCase()}`

/** A print of the rows of every table that rests. */
async function resting(owner: DatabaseUnderTest['owner']): Promise<Record<string, string>> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
       and relname not like 'kysely%' and relname <> all($1)`,
    [moving],
  )
  const prints: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await owner.query<{ print: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(r::text, e'\\n' order by r::text)), '') as print from public."${name}" r`,
    )
    prints[name] = rows[0]?.print ?? ''
  }
  return prints
}

test.each([
  { way: 'pg_dump', by: 'psql', option: [] },
  { way: 'COPY', by: 'COPY', option: ['--copy'] },
])(
  'a backup by $way taken while it runs is given back by $by: one instant, files open, nobody signed in, no mail',
  async ({ way, option }) => {
    // Waiting in the backup, and sent after it.
    await database.owner.query(
      `insert into outbox (id, kind, dedupe, recipient, payload, created_at, due_at)
     select gen_random_uuid(), 'password-changed', $1, $1 || '@example.org',
       '{"language": "fr", "name": null, "at": "2026-05-12T14:03:22Z", "device": "Firefox"}', now(), now() + interval '1 day'`,
      [laterOf(way)],
    )
    const unsettled = async () =>
      (
        await database.owner.query(
          `select 1 from campaign_beneficiary where next_due_at = 'epoch' union all select 1 from audit where seq is null`,
        )
      ).rows
    await expect.poll(unsettled, { timeout: 30_000 }).toEqual([])
    const before = await resting(database.owner)

    let running = true
    let added = 0
    const writers = Array.from({ length: 3 }, async () => {
      while (running) {
        const body = { last_name: 'Pendant', first_name: 'Zélie', employee_number: `${way}${added++}` }
        const { status } = await send(
          server,
          addBeneficiary,
          { path: { id: company.id }, body },
          { token: company.admin },
        )
        expect(status).toBe(201)
      }
    })
    const file = join(folder, `${way}.tar`)
    const files = { DATA_FOLDER: server.dataFolder }
    const made = await command('backup', [file, ...option], { DATABASE_URL: database.direct, ...files })
    running = false
    await Promise.all(writers)
    console.log(`${made.stdout.trim()} ${added} people were added meanwhile.`)
    expect(made.stdout).toContain(` 1 file, by ${way}.`)
    const again = command('backup', [file], { DATABASE_URL: database.direct, ...files })
    await expect(again).rejects.toThrow('never replaces')
    const full = command('restore', [file], { DATABASE_URL: database.direct, ...files })
    await expect(full).rejects.toThrow('not empty')

    const other = await startDatabase()
    const dataFolder = join(folder, `data-${way}`)
    try {
      const back = await command('restore', [file], { DATABASE_URL: other.direct, DATA_FOLDER: dataFolder })
      console.log(back.stdout.trim())
      expect(await resting(other.owner)).toEqual(before)
      // Of what was written meanwhile, a person and the trace of it came together or not at all.
      const { rows: traces } = await other.owner.query(
        `select id from beneficiary where last_name = 'Pendant'
       except select target_id from audit where action = 'beneficiary.addBeneficiary'
       union all (select target_id from audit where action = 'beneficiary.addBeneficiary' except select id from beneficiary)`,
      )
      expect(traces).toEqual([])
      const { stdout: violations } = await command('invariants', [], { DATABASE_URL: other.direct })
      console.log(violations.trim().split('\n').at(-1))
      await opensAsItWas(other, dataFolder, way)
    } finally {
      await other.stop()
    }
  },
)

test('a restore that is killed in the middle leaves nothing of what it had begun, and is simply begun again', async () => {
  const other = await startDatabase()
  const settings = { DATABASE_URL: other.direct, DATA_FOLDER: join(folder, 'data-killed') }
  const holder = await other.owner.connect()
  try {
    // psql waits in the middle of its script for the end of another transaction that makes the same table.
    await holder.query('begin; create table kysely_migration ()')
    const restore = execFile(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', join(root, 'tools/restore.ts'), join(folder, 'pg_dump.tar')],
      { cwd: root, env: { ...process.env, ...env, ...settings } },
    )
    const ended = new Promise((resolve) => restore.once('exit', resolve))
    const loading = async () =>
      (
        await other.owner.query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like 'CREATE TABLE public.kysely_migration%'`,
        )
      ).rowCount
    await expect.poll(loading, { timeout: 30_000 }).toBe(1)
    restore.kill('SIGKILL')
    await ended
    await holder.query('rollback')
    await expect.poll(loading, { timeout: 30_000 }).toBe(0)
    const others = `select 1 from pg_stat_activity where datname = current_database() and application_name = 'psql'`
    await expect.poll(async () => (await other.owner.query(others)).rowCount, { timeout: 30_000 }).toBe(0)
    const { rows } = await holder.query(
      `select relname from pg_class where relnamespace = 'public'::regnamespace`,
    )
    expect(rows).toEqual([])
    const again = await command('restore', [join(folder, 'pg_dump.tar')], settings)
    expect(again.stdout).toContain('counted')
  } finally {
    holder.release()
    await other.stop()
  }
})

/** The product on a database given back: who signed in before has to again, papers open, and what waits stays. */
async function opensAsItWas(other: DatabaseUnderTest, dataFolder: string, way: string): Promise<void> {
  const restored = await startServer({ ...env, DATABASE_URL: other.pooled, DATA_FOLDER: dataFolder })
  try {
    expect((await send(restored, getUser, {}, { token: known.admin })).status).toBe(401)
    const { stdout } = await command('admin', ['invite', 'alex@example.org'], { DATABASE_URL: other.direct })
    const token = await enter(/#token=([\w-]{43})/.exec(stdout)?.[1] ?? '', restored)
    expect((await send(restored, getCompany, {}, { token })).status).toBe(200)
    const path = { id: company.id }
    const [paper] = (await send(restored, listDocuments, { path, query: {} }, { token })).body.items
    const read = await send(
      restored,
      readDocumentFile,
      { path: { ...path, did: paper?.id ?? '' }, query: {} } as never,
      { token },
    )
    expect(read.bytes.toString()).toBe('Un accord signé.')
    // The first installation sends it; the one that was restored, as long as that takes, does not.
    for (const { owner } of [database, other])
      await owner.query(`update outbox set due_at = now() where dedupe = $1`, [laterOf(way)])
    await mails.mailTo(`${laterOf(way)}@example.org`)
    await sleep(6000)
    const waiting = await other.owner.query(`select state from outbox where dedupe = $1`, [laterOf(way)])
    expect(waiting.rows).toEqual([{ state: 'pending' }])
    expect(mails.to(`${laterOf(way)}@example.org`)).toHaveLength(1)
  } finally {
    await restored.stop()
  }
}
