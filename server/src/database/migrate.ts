import { Migrator, type Migration } from 'kysely/migration'
import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import * as foundation from './migrations/0001-foundation.ts'
import * as campaign from './migrations/0002-campaign.ts'
import * as rowSecurity from './migrations/0003-row-security.ts'
import * as auditHead from './migrations/0004-audit-head.ts'
import * as onePersonLink from './migrations/0005-one-person-link.ts'
import * as companySide from './migrations/0006-company-side.ts'

/** In order; a migration that has run anywhere is never edited. */
const migrations: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0002-campaign': campaign,
  '0003-row-security': rowSecurity,
  '0004-audit-head': auditHead,
  '0005-one-person-link': onePersonLink,
  '0006-company-side': companySide,
}

/** Brings the schema to the newest version; several processes may call it at once. Throws the first failure. */
export async function migrate(pool: pg.Pool): Promise<void> {
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({
      pool: { connect: () => pool.connect(), end: async () => {}, options: {} },
    }),
  })
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
