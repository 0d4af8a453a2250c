import { expect, test } from 'vitest'
import { judged, type SmtpError } from './judge-refusal.ts'

const answer = (response: string, command = 'RCPT TO'): SmtpError =>
  Object.assign(new Error(`refused: ${response}`), {
    code: 'EENVELOPE',
    responseCode: Number(response.slice(0, 3)),
    response,
    command,
  })

test.each([
  ['550 5.1.1 <a@b.example>: Recipient address rejected: User unknown', 'RCPT TO'],
  ['550 5.1.10 RESOLVER.ADR.RecipientNotFound', 'DATA'],
  ['556 5.1.10 Null MX', 'RCPT TO'],
  ['550-5.2.1 The email account that you tried to reach is inactive.', 'RCPT TO'],
  ['550 No such user here', 'RCPT TO'],
  ['550 Mailbox not found', 'RCPT TO'],
  ['550 Requested action not taken: user unknown', 'DATA'],
])('the address is at fault when the server says so: %s', (response, command) => {
  expect(judged(answer(response, command), false)).toMatchObject({ fate: 'bounced' })
})

test.each([
  ['550 5.7.1 Relay access denied', 'RCPT TO'],
  ['550 relay not permitted', 'RCPT TO'],
  ['550 Requested action not taken: mailbox unavailable', 'RCPT TO'],
  ['553 sorry, that domain is not in my list of allowed rcpthosts', 'RCPT TO'],
  ['550 5.1.8 Sender address rejected: Domain not found', 'RCPT TO'],
  ['553 5.1.7 Sender address syntax', 'RCPT TO'],
  ['554 5.7.9 Message not accepted for policy reasons', 'DATA'],
  ['554 Transaction failed', 'DATA'],
  ['552 5.2.2 Mailbox full', 'RCPT TO'],
  ['550 5.1.1 unknown user', 'MAIL FROM'],
  ['535 5.7.8 Authentication failed', 'AUTH PLAIN'],
])('a refusal of the sender keeps the mail: %s', (response, command) => {
  expect(judged(answer(response, command), false)).toMatchObject({ fate: 'later', hindrance: 'refused' })
})

test('an answer for now, and a line cut before the message, ask for patience; cut after it, nobody knows', () => {
  expect(judged(answer('450 4.2.1 greylisted'), false)).toMatchObject({ hindrance: 'deferred' })
  expect(judged(answer('451 unknown user', 'DATA'), true)).toMatchObject({ hindrance: 'deferred' })
  const cut = Object.assign(new Error('closed'), { code: 'ECONNECTION' })
  expect(judged(cut, false)).toMatchObject({ fate: 'later', hindrance: 'deferred' })
  expect(judged(cut, true)).toMatchObject({ fate: 'uncertain' })
})

test('a sender that cannot be written is our setting, a recipient that cannot is the address', () => {
  const own = (message: string) => Object.assign(new Error(message), { code: 'EENVELOPE', command: 'API' })
  expect(judged(own('Invalid sender "a<b"'), false)).toMatchObject({ fate: 'later', hindrance: 'refused' })
  expect(judged(own('Invalid recipient "a<b"'), false)).toMatchObject({ fate: 'bounced' })
})
