import { parseConnectionUrl } from 'nodemailer/lib/shared'
import { expect, test } from 'vitest'
import { encryptedSmtp, refuseClearDatabase } from './config.ts'

test('the database of another machine is reached encrypted, or on a network somebody answers for', () => {
  for (const near of ['postgres://u@127.0.0.1/m', 'postgres://u@localhost:5433/m', 'postgres://u@[::1]/m'])
    expect(() => refuseClearDatabase({}, near)).not.toThrow()
  const far = 'postgres://u:p@db.example.net/m'
  for (const clear of [far, `${far}?sslmode=disable`, `${far}?sslmode=prefer`])
    expect(() => refuseClearDatabase({}, clear)).toThrow('DATABASE_URL leads to another machine in clear')
  expect(() => refuseClearDatabase({}, `${far}?sslmode=verify-full`)).not.toThrow()
  expect(() => refuseClearDatabase({ CLEAR_NETWORK: 'trusted' }, far)).not.toThrow()
})

test('the mail server of another machine must offer encryption', () => {
  const far = encryptedSmtp({}, 'smtp://u:p%40@mail.example.net:587') ?? ''
  expect(parseConnectionUrl(far)).toMatchObject({ host: 'mail.example.net', port: 587, requireTLS: true })
  for (const kept of ['smtp://127.0.0.1:1025', 'smtps://mail.example.net'])
    expect(encryptedSmtp({}, kept)).toBe(kept)
  const trusted = 'smtp://mail.example.net'
  expect(encryptedSmtp({ CLEAR_NETWORK: 'trusted' }, trusted)).toBe(trusted)
})
