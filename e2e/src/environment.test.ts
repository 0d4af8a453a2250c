import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

// What is wrong of each setting: `wrong-settings.test.ts` of the server.
test.each([
  [{ PORT: 'abc' }, 'PORT is “abc”'],
  [
    {
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      PUBLIC_URL: 'https://moisson.example',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MOISSON_KEY: 'rDvWJ1c0kVZ5m3lq6b9QmXy2s8uT4hGf7aEeNpRzKxo=',
    },
    'DATABASE_URL leads to no database that answers',
  ],
])('a wrong setting %o stops the start with one line that says which and why', (env, message) => {
  const folder = mkdtempSync(join(tmpdir(), 'moisson-env-'))
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(root, 'server/src/main.ts')],
    {
      cwd: root,
      env: { ...process.env, DATA_FOLDER: folder, ...env },
      encoding: 'utf8',
      timeout: 30_000,
    },
  )
  rmSync(folder, { recursive: true, force: true })
  expect(stderr).toContain(`Moisson cannot start: ${message}`)
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(status).toBe(1)
})
