import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './steps.ts'

/** Where the running demo answers, as it wrote it down when it started; PORT names another one. */
export function demoAddress(): string {
  if (process.env['PORT']) return `http://127.0.0.1:${process.env['PORT']}`
  const note = join(process.env['DATA_FOLDER'] ?? join(root, '.data'), 'demo', 'address')
  if (!existsSync(note)) {
    console.error('The demo is not running here: start it with npm start.')
    process.exit(1)
  }
  return readFileSync(note, 'utf8').trim()
}
