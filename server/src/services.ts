import type pg from 'pg'
import type { Config } from './config.ts'
import type { SigningKeys } from './security/signing-keys.ts'
import type { Sealer } from './security/sealer.ts'
import type { FileStore } from './store/file-store.ts'

/** What handlers and jobs share in one process; nothing in it holds truth, which is in PostgreSQL. */
export interface Services {
  config: Config
  /** Connections of the application role. */
  pool: pg.Pool
  keys: SigningKeys
  sealer: Sealer
  files: FileStore
  /** Wakes the mail worker after a commit that put mail in the outbox. */
  wake(): void
}
