import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { configFrom } from './boot.ts'
import { ConfigError } from './config.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'moisson-settings-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const database = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }
const address = { PUBLIC_URL: 'https://moisson.example' }
const post = { SMTP_URL: 'smtp://127.0.0.1:1' }

// What a start makes of it is one line: `environment.test.ts` of the journeys.
test.each([
  [{ PORT: 'abc' }, 'PORT is “abc”'],
  [
    { TRUST_PROXY: 'true' },
    'TRUST_PROXY is “true”: the number of proxies in front is expected, from 0 to 10',
  ],
  [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL starts with mysql://'],
  [database, 'PUBLIC_URL is missing'],
  [{ ...database, ...address }, 'SMTP_URL is missing'],
  [{ ...database, ...address, ...post }, 'MOISSON_KEY is missing'],
  [
    { ...database, ...address, ...post, MOISSON_KEY: 'c2hvcnQ=' },
    'MOISSON_KEY holds 5 bytes where 32 are expected',
  ],
  [{ MOISSON_FORMER_KEY: 'c2hvcnQ=' }, 'MOISSON_FORMER_KEY holds 5 bytes where 32 are expected'],
  [{ PUBLIC_URL: 'ftp://x' }, 'PUBLIC_URL starts with ftp://'],
  [{ SMTP_URL: 'mail' }, 'SMTP_URL is not a URL'],
  [{ SMS_SENDER: 'Moisson' }, 'SMS_PROVIDER is missing: it is needed with SMS_SENDER (brevo or ovhcloud)'],
  [{ SMS_PROVIDER: 'pigeon' }, 'SMS_PROVIDER is “pigeon”: brevo or ovhcloud is expected'],
  [
    { SMS_PROVIDER: 'ovhcloud', SMS_ACCOUNT: 'sms-1', SMS_SENDER: 'Moisson' },
    'SMS_APPLICATION_KEY is missing: OVHcloud needs the application key',
  ],
  [{ SMS_PROVIDER: 'brevo', SMS_API_KEY: 'k' }, 'SMS_SENDER is missing'],
  [
    { SMS_PROVIDER: 'brevo', SMS_API_KEY: 'k', SMS_SENDER: 'Moisson', SMS_HOURS: '20-8' },
    'SMS_HOURS is “20-8”',
  ],
  [
    { SMS_PROVIDER: 'brevo', SMS_API_KEY: 'k', SMS_SENDER: 'Moisson', SMS_URL: 'http://sms.example' },
    'SMS_URL leads to another machine in clear',
  ],
])('a wrong setting %o is refused with the sentence that says which and why', (settings, message) => {
  const read = () => configFrom({ DATA_FOLDER: folder, ...settings })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(message)
  expect(read).not.toThrow(/\n/)
})
