import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { plantBeneficiary, plantCompany, plantUser } from '../testing/plant.ts'
import { openPool } from './connect.ts'
import { knownMigrations, migrate, missingMigrations } from './migrate.ts'
import { refuseRole } from './refuse-unsafe.ts'
import { inTransaction } from './transaction.ts'

const database = `plain_${randomUUID().replaceAll('-', '')}`
let root: pg.Pool
let login: pg.Pool
/** Past row security, to plant and to look. */
let owner: pg.Pool

// The login of docs/operations.md: it owns the database, is a member of the application's role, and may nothing else.
beforeAll(async () => {
  root = openPool({ ...inject('cluster'), database: 'postgres' }, { max: 1 })
  await root.query(`do $$ begin create role plain_login login in role moisson_app;
    exception when duplicate_object or unique_violation then null; end $$`)
  await root.query(`create database ${database} owner plain_login template template0`)
  login = openPool({ ...inject('cluster'), database, user: 'plain_login' }, { max: 2 })
  owner = openPool({ ...inject('cluster'), database }, { max: 1 })
})
afterAll(async () => {
  await login.end()
  await owner.end()
  await root.query(`drop database ${database} with (force)`)
  await root.end()
})

/** An agreement made of a text written here, before its supplement and its sites were kept. */
async function plantWritten(): Promise<string> {
  const company = await plantCompany({ owner })
  const [file, paper, agreement] = [randomUUID(), randomUUID(), randomUUID()]
  await owner.query(
    `insert into stored_file (id, company_id, object_key, file_name, mime_type, size_bytes, sha256, created_at)
     values ($1::uuid, $2, $1::uuid::text, 'accord.pdf', 'application/pdf', 1, '', now())`,
    [file, company],
  )
  const promised = {
    choice: { plans: ['PEE'], response_days: 30 },
    payment: { months_after_closing: 3 },
    duration: { period_months: 12 },
  }
  const supplement = { planned: true, split: 'own', criteria: [{ criterion: 'salary', weight_bps: 10_000 }] }
  await owner.query(
    `insert into document (id, company_id, title, type, file_id, status, source, answers, series_id, created_at, updated_at)
     values ($1, $2, 'Accord', 'interessement_agreement', $3, 'to_sign', 'generated', $4, $1, now(), now())`,
    [paper, company, file, JSON.stringify({ accord: { supplement, by_site: true, ...promised } })],
  )
  await owner.query(
    `insert into agreement (id, company_id, type, title, document_id, clauses, formula, updated_at)
     values ($1, $2, 'interessement', 'Accord', $3, '{"seniority_months": 3}', '{"caps": {}}', now())`,
    [agreement, company, paper],
  )
  return agreement
}

test('the documented login, which row security binds, makes the schema and corrects what is in it', async () => {
  const before = knownMigrations.filter((name) => name < '0009')
  await migrate(login, before)
  const id = randomUUID()
  await owner.query(
    `insert into outbox (id, kind, dedupe, recipient, payload, created_at, due_at, state, claimed_at)
     values ($1::uuid, 'password-changed', $1::uuid::text, 'lina@example.org', '{}', now(), now(), 'sending', now())`,
    [id],
  )

  await migrate(
    login,
    knownMigrations.filter((name) => name < '0067'),
  )
  const agreement = await plantWritten()

  await migrate(login)
  await refuseRole(login)
  const { rows: kept } = await owner.query('select clauses, formula from agreement where id = $1', [
    agreement,
  ])
  expect(kept).toEqual([
    {
      clauses: {
        seniority_months: 3,
        supplement_criteria: [{ criterion: 'salary', weight_bps: 10_000 }],
        response_days: 30,
        payment_months: 3,
      },
      formula: { caps: {}, by_site: true },
    },
  ])
  const { rows } = await owner.query(
    'select attempt_at = claimed_at as corrected from outbox where id = $1',
    [id],
  )
  expect(rows).toEqual([{ corrected: true }])
})

test('what a session opens is found by that login, and what the transaction sees stays as it was', async () => {
  const company = await plantCompany({ owner })
  const user = await plantUser({ owner })
  const person = await plantBeneficiary({ owner }, company, { userId: user })
  const session = randomUUID()
  await owner.query(
    `insert into session (id, user_id, secret, auth_time, expires_at, created_at, last_seen_at)
     values ($1, $2, '\\x00', now(), now() + interval '1 hour', now(), now())`,
    [session, user],
  )
  const { caller, identity, companies } = await inTransaction(
    login,
    { companies: [randomUUID()] },
    async (tx) => {
      const { rows } = await sql<{
        caller: { beneficiaries: { id: string }[] }
      }>`select caller_of(${session}) as caller`.execute(tx)
      const after = await sql<{ identity: string; companies: number }>`
      select current_setting('app.identity') as identity, (select count(*) from company) as companies`.execute(
        tx,
      )
      return { caller: rows[0]?.caller, ...after.rows[0] }
    },
  )
  expect(caller?.beneficiaries.map(({ id }) => id)).toEqual([person])
  expect({ identity, companies }).toEqual({ identity: '', companies: 0 })
})

test('a migration that lands after one of a higher number runs all the same', async () => {
  const late = '0130-message-in-english'
  const name = `late_${randomUUID().replaceAll('-', '')}`
  await root.query(`create database ${name} template template0`)
  const pool = openPool({ ...inject('cluster'), database: name }, { max: 2 })
  try {
    await migrate(
      pool,
      knownMigrations.filter((one) => one !== late),
    )
    expect(await missingMigrations(pool)).toEqual([late])
    await migrate(pool)
    expect(await missingMigrations(pool)).toEqual([])
  } finally {
    await pool.end()
    await root.query(`drop database ${name} with (force)`)
  }
})

test('a database that a newer version has changed is refused in one line', async () => {
  await owner.query(`insert into kysely_migration values ('9998-newer', now()::text)`)
  await expect(migrate(login)).rejects.toThrow('brought to 9998-newer by a newer version of Moisson')
  await owner.query(`delete from kysely_migration where name = '9998-newer'`)
})

test('a login that may not make the schema is told what it lacks', async () => {
  await root.query(`do $$ begin create role poor_login login in role moisson_app;
    exception when duplicate_object or unique_violation then null; end $$`)
  const other = `poor_${randomUUID().replaceAll('-', '')}`
  await root.query(`create database ${other} template template0`)
  const poor = openPool({ ...inject('cluster'), database: other, user: 'poor_login' }, { max: 1 })
  await expect(migrate(poor)).rejects.toThrow('permission denied for schema public')
  await poor.end()
  await root.query(`drop database ${other} with (force)`)
})
