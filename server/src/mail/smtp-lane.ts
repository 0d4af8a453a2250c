import { Readable } from 'node:stream'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import { judged, reasonOf, type Delivery, type SmtpError } from './judge-refusal.ts'
import { ownAnswers } from './own-answers.ts'

/** One connection to the mail server, used for one mail after the other and opened again when it breaks. */
export class SmtpLane {
  readonly #url: string
  #connection: SMTPConnection | undefined
  constructor(url: string) {
    this.#url = url
  }

  /** Says null once a server is there to talk to, or why none is. */
  async open(): Promise<Extract<Delivery, { fate: 'later' }> | null> {
    try {
      this.#connection ??= await connect(this.#url)
      return null
    } catch (error) {
      const { code, responseCode = 0 } = error as SmtpError
      // A name or a password that is not accepted is a refusal of us, by a server that is there.
      const hindrance = code === 'EAUTH' || responseCode >= 500 ? 'refused' : 'away'
      return { fate: 'later', reason: reasonOf(error), hindrance }
    }
  }

  /** One dialogue, on the connection opened before. */
  async send(envelope: { from: string; to: string }, message: Buffer): Promise<Delivery> {
    const connection = this.#connection
    if (!connection) return { fate: 'later', reason: ownAnswers.unopened.en, hindrance: 'away' }
    const stream = Readable.from([message], { objectMode: false })
    try {
      await new Promise<void>((resolve, reject) => {
        connection.once('error', reject)
        connection.once('end', () => reject(new Error(ownAnswers.closed.en)))
        connection.send({ from: envelope.from, to: [envelope.to] }, stream, (error) => {
          connection.removeAllListeners('error')
          connection.removeAllListeners('end')
          connection.on('error', () => {})
          if (error) reject(error)
          else resolve()
        })
      })
      return { fate: 'sent' }
    } catch (error) {
      const delivery = judged(error as SmtpError, stream.readableDidRead)
      const usable =
        (error as SmtpError).responseCode !== undefined && (error as SmtpError).responseCode !== 421
      if (!usable || !(await reset(connection))) this.close()
      return delivery
    }
  }

  close(): void {
    this.#connection?.close()
    this.#connection = undefined
  }

  /** Says goodbye to the server. */
  quit(): void {
    this.#connection?.quit()
    this.#connection = undefined
  }
}

async function connect(url: string): Promise<SMTPConnection> {
  const options = parseConnectionUrl(url)
  const connection = new SMTPConnection({
    ...options,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  })
  await new Promise<void>((resolve, reject) => {
    connection.once('error', reject)
    connection.once('end', () => reject(new Error(ownAnswers.closed.en)))
    connection.connect((error) => (error ? reject(error) : resolve()))
  })
  const { auth } = options
  if (auth) {
    await new Promise<void>((resolve, reject) => {
      connection.login(auth as Parameters<typeof connection.login>[0], (error) =>
        error ? reject(error) : resolve(),
      )
    }).catch((error: unknown) => {
      connection.close()
      throw error
    })
  }
  connection.removeAllListeners('error')
  connection.removeAllListeners('end')
  connection.on('error', () => {})
  return connection
}

function reset(connection: SMTPConnection): Promise<boolean> {
  return new Promise((resolve) => {
    connection.once('end', () => resolve(false))
    connection.reset((error) => resolve(!error))
  })
}
