// npm run backup -- FILE [--copy]: database and files, as they stand at one instant, in one file.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { makeBackup } from '../server/src/backup/make-backup.ts'
import { fileStore, inStoredDatabase, runCommand } from './stored.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { copy: { type: 'boolean' } } })
const [path] = positionals
if (!path) {
  console.error('usage: npm run backup -- FILE [--copy]')
  process.exit(2)
}
// What an upgrade is about to change is backed up as it is; the restore brings it to the newer schema.
const since = '0008-installation'
await runCommand(() =>
  inStoredDatabase(
    async (stored) => {
      const kept = await makeBackup(
        stored,
        await fileStore(),
        resolve(path),
        values.copy ? { way: 'copy' } : {},
      )
      const rows = kept.tables.reduce((sum, table) => sum + table.rows, 0)
      console.log(
        `${path}: ${kept.tables.length} tables, ${rows} rows, ${kept.files} ${kept.files === 1 ? 'file' : 'files'}, by ${kept.way === 'copy' ? 'COPY' : 'pg_dump'}. Without MOISSON_KEY it cannot be read: keep that key elsewhere.`,
      )
    },
    { since },
  ),
)
