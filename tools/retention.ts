// npm run -s retention: what is past its period and what holds it back, without changing anything; `-- apply` does it now.
import { join } from 'node:path'
import { periodWords, retention } from '@moisson/core/privacy/periods'
import { missingMigrations } from '../server/src/database/migrate.ts'
import { openStored } from '../server/src/database/stored-database.ts'
import { retentionDue, runRetention } from '../server/src/privacy/run-retention.ts'
import { root } from './steps.ts'

const stored = await openStored(
  process.env['DATABASE_URL'],
  process.env['DATA_FOLDER'] ?? join(root, '.data'),
)
if (!stored) {
  console.error('There is no database here: set DATABASE_URL or DATA_FOLDER, or start the demo once.')
  process.exit(2)
}
const missing = await missingMigrations(stored.pool)
if (missing.length > 0) {
  console.error(`The schema of ${stored.where} is older than this version: ${missing.join(', ')} missing.`)
  await stored.close()
  process.exit(2)
}
if (process.argv[2] === 'apply') {
  const done = await runRetention(stored)
  for (const [category, count] of Object.entries(done)) console.log(`${category}: ${count} gone`)
  console.log(`${Object.values(done).reduce((sum, count) => sum + count, 0)} rows gone`)
} else {
  for (const { category, due, held } of await retentionDue(stored)) {
    const { period, from, ending } = retention[category]
    console.log(
      `${category.padEnd(10)} ${String(due).padStart(7)} to ${ending}, ${held} held (${periodWords(period).en} from ${from.en})`,
    )
  }
}
await stored.close()
