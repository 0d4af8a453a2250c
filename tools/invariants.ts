// npm run -s invariants: holds the stored facts of a database against each other, without writing anything to it.
import { join } from 'node:path'
import { missingMigrations } from '../server/src/database/migrate.ts'
import { everyInvariant, violationLine, violationsIn } from '../server/src/invariants/every-invariant.ts'
import { withReading } from '../server/src/invariants/reading.ts'
import { openStored, type StoredDatabase } from '../server/src/database/stored-database.ts'
import { root } from './steps.ts'

const dataFolder = process.env['DATA_FOLDER'] ?? join(root, '.data')
const stored = await openStored(process.env['DATABASE_URL'], dataFolder)
if (!stored) {
  console.error(
    `There is no database in ${dataFolder}: set DATABASE_URL or DATA_FOLDER, or start the demo once.`,
  )
  process.exit(2)
}
const status = await check(stored).finally(() => stored.close())
process.exit(status)

async function check({ pool, where }: StoredDatabase): Promise<number> {
  const missing = await missingMigrations(pool)
  if (missing.length > 0) {
    console.error(`The schema of ${where} is older than this version: ${missing.join(', ')} missing.`)
    return 2
  }
  let count = 0
  await withReading(pool, '*', async (reading) => {
    for (const invariant of everyInvariant) {
      const [started, before] = [Date.now(), count]
      for await (const violation of violationsIn(reading, [invariant])) {
        count += 1
        console.log(violationLine(violation))
      }
      const verdict = count === before ? 'holds' : `${count - before} violations`
      console.error(`${invariant.name}: ${verdict} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
    }
  })
  console.log(`${everyInvariant.length} invariants, ${count} ${count === 1 ? 'violation' : 'violations'}`)
  console.error(`peak memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`)
  return count === 0 ? 0 : 1
}
