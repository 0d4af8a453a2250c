import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type pg from 'pg'
import { SMTPServer } from 'smtp-server'
import { inTransaction } from '../database/transaction.ts'
import { readMail } from './read-mail.ts'

export interface DemoMailbox {
  smtpUrl: string
  stop(): Promise<void>
}

/** The demo's mail server: a real SMTP dialogue on the loopback, every message kept for the mailbox page. */
export async function startDemoMailbox(pool: pg.Pool): Promise<DemoMailbox> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onData(stream, session, callback) {
      buffer(stream)
        .then((raw) =>
          keep(
            pool,
            session.envelope.rcptTo.map(({ address }) => address),
            raw,
          ),
        )
        .then(
          () => callback(),
          () => callback(new Error('the message could not be kept')),
        )
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(0, '127.0.0.1', () => resolve())
  })
  const { port } = server.server.address() as AddressInfo
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

async function keep(pool: pg.Pool, recipients: readonly string[], raw: Buffer): Promise<void> {
  const mail = readMail(raw)
  await inTransaction(pool, { identity: true }, (tx, now) =>
    tx
      .insertInto('demo_mail')
      .values(
        recipients.map((recipient) => ({
          id: randomUUID(),
          at: now,
          recipient,
          subject: mail.subject,
          body_text: mail.text,
          body_html: mail.html,
          attachments: JSON.stringify(
            mail.attachments.map(({ name, content }) => ({ name, size_bytes: content.length })),
          ),
        })),
      )
      .execute(),
  )
}
