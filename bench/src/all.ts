import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Every measure in turn, each in a process of its own: `npm run -s bench`, or some of them by their names. */
const every = [
  'allocation',
  'beside-modele-social',
  'import-csv',
  'launch',
  'letters',
  'choices',
  'list',
  'export-csv',
]
const asked = process.argv.slice(2)
let failed = false
for (const name of asked.length > 0 ? asked : every) {
  const path = fileURLToPath(new URL(`${name}.ts`, import.meta.url))
  const { status } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', path], {
    stdio: 'inherit',
  })
  failed ||= status !== 0
}
process.exitCode = failed ? 1 : 0
