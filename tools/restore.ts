// npm run restore -- FILE: gives a backup back into an empty database, with outgoing mail held and all sessions ended.
import { resolve } from 'node:path'
import { restoreBackup } from '../server/src/backup/restore-backup.ts'
import { fileStore, inEmptyDatabase, runCommand } from './stored.ts'

const [path] = process.argv.slice(2)
if (!path) {
  console.error('usage: npm run restore -- FILE')
  process.exit(2)
}
await runCommand(() =>
  inEmptyDatabase(async (stored) => {
    const { tables, files, made_at } = await restoreBackup(stored, await fileStore(), resolve(path))
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(`Restored what stood on ${made_at}: ${rows} rows, ${files} ${files === 1 ? 'file' : 'files'}, counted.
Everybody signs in again. No mail leaves until it is released: the ones that wait may have left after that instant.`)
  }),
)
