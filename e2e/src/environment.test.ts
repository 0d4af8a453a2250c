import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

test.each([
  [{ PORT: 'abc' }, 'PORT is “abc”'],
  [
    { TRUST_PROXY: 'true' },
    'TRUST_PROXY is “true”: the number of proxies in front is expected, from 0 to 10',
  ],
  [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL starts with mysql://'],
  [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, 'PUBLIC_URL is missing'],
  [
    { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', PUBLIC_URL: 'https://moisson.example' },
    'SMTP_URL is missing',
  ],
  [
    {
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      PUBLIC_URL: 'https://moisson.example',
      SMTP_URL: 'smtp://127.0.0.1:1',
    },
    'MOISSON_KEY is missing',
  ],
  [
    {
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      PUBLIC_URL: 'https://moisson.example',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MOISSON_KEY: 'c2hvcnQ=',
    },
    'MOISSON_KEY holds 5 bytes where 32 are expected',
  ],
  [
    {
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      PUBLIC_URL: 'https://moisson.example',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MOISSON_KEY: 'rDvWJ1c0kVZ5m3lq6b9QmXy2s8uT4hGf7aEeNpRzKxo=',
    },
    'DATABASE_URL leads to no database that answers',
  ],
  [{ PUBLIC_URL: 'ftp://x' }, 'PUBLIC_URL starts with ftp://'],
  [{ SMTP_URL: 'mail' }, 'SMTP_URL is not a URL'],
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
