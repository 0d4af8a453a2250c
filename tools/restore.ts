// npm run restore -- FILE [--erasures FOLDER]: gives a backup back into an empty database, with outgoing mail held, all
// sessions ended, and what was erased since erased again: as the file store tells, or a copy of its journal.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { restoreBackup } from '../server/src/backup/restore-backup.ts'
import { folderStore } from '../server/src/store/file-store.ts'
import { fileStore, inEmptyDatabase, runCommand } from './stored.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { erasures: { type: 'string' } },
})
const [path] = positionals
if (!path) {
  console.error('usage: npm run restore -- FILE [--erasures FOLDER]')
  process.exit(2)
}
await runCommand(() =>
  inEmptyDatabase(async (stored) => {
    const store = await fileStore()
    const journal = values.erasures ? folderStore(resolve(values.erasures)) : store
    const { tables, files, made_at, erasures } = await restoreBackup(stored, store, resolve(path), journal)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(`Restored what stood on ${made_at}: ${rows} rows, ${files} ${files === 1 ? 'file' : 'files'}, counted.
${erasures.replayed} ${erasures.replayed === 1 ? 'erasure' : 'erasures'} made since then done again.
Everybody signs in again. No mail leaves until it is released: the ones that wait may have left after that instant.`)
    for (const { id, reason } of erasures.failed)
      console.error(`The erasure ${id} is to be done again by hand: ${reason}`)
  }),
)
