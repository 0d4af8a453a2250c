import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { defaultSmsHours } from '@moisson/core/sms/quiet-hours'
import type pg from 'pg'
import type { SmsConfig } from '../config.ts'
import { inTransaction } from '../database/transaction.ts'

/** The demo's gateway: a real HTTP dialogue on the loopback, every message kept for the mailbox page. */
export async function startDemoGateway(pool: pg.Pool): Promise<{ sms: SmsConfig; stop(): Promise<void> }> {
  const server = createServer((request, answer) => {
    const say = (status: number, body: object) => {
      answer.writeHead(status, { 'content-type': 'application/json' })
      answer.end(JSON.stringify(body))
    }
    text(request)
      .then(async (body) => {
        const { recipient, content } = JSON.parse(body) as { recipient: string; content: string }
        await keep(pool, recipient, content)
      })
      .then(
        () => say(201, { messageId: Date.now() }),
        () => say(503, { message: 'the message could not be kept' }),
      )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => resolve())
  })
  const { port } = server.address() as AddressInfo
  return {
    sms: {
      gateway: 'brevo',
      url: `http://127.0.0.1:${port}/`,
      sender: 'Moisson',
      settings: { SMS_API_KEY: 'demo' },
      hours: defaultSmsHours,
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function keep(pool: pg.Pool, recipient: string, content: string): Promise<void> {
  await inTransaction(pool, { identity: true }, (tx, now) =>
    tx
      .insertInto('demo_mail')
      .values({
        id: randomUUID(),
        at: now,
        recipient,
        subject: 'SMS',
        body_text: content,
        body_html: '',
        attachments: '[]',
      })
      .execute(),
  )
}
