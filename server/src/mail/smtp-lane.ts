import { Readable } from 'node:stream'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { parseConnectionUrl } from 'nodemailer/lib/shared'

export type Delivery =
  | { fate: 'sent' }
  /** Refused for good by the receiving side: this address takes no mail. */
  | { fate: 'bounced'; reason: string }
  /** Not taken now; the same mail may be tried later. */
  | { fate: 'later'; reason: string; connected: boolean }
  /** The message was on its way when the dialogue broke: nobody knows. */
  | { fate: 'uncertain'; reason: string }

interface SmtpError extends Error {
  code?: string
  responseCode?: number
  command?: string
}

/** One connection to the mail server, used for one mail after the other and opened again when it breaks. */
export class SmtpLane {
  readonly #url: string
  #connection: SMTPConnection | undefined
  constructor(url: string) {
    this.#url = url
  }

  async send(envelope: { from: string; to: string }, message: Buffer): Promise<Delivery> {
    let connection: SMTPConnection
    try {
      connection = this.#connection ??= await connect(this.#url)
    } catch (error) {
      return { fate: 'later', reason: reasonOf(error), connected: false }
    }
    const stream = Readable.from([message], { objectMode: false })
    try {
      await new Promise<void>((resolve, reject) => {
        connection.once('error', reject)
        connection.once('end', () => reject(new Error('the mail server closed the connection')))
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

/** What an error of the dialogue means for the mail; `begun` once a byte of the message was handed over. */
function judged(error: SmtpError, begun: boolean): Delivery {
  const reason = reasonOf(error)
  const { responseCode: code, command } = error
  if (code === undefined) {
    // An address that no server could be asked about is refused by our own side.
    if (error.code === 'EENVELOPE') return { fate: 'bounced', reason }
    return begun ? { fate: 'uncertain', reason } : { fate: 'later', reason, connected: true }
  }
  const aboutTheMail = command === 'RCPT TO' || command === 'DATA'
  return code >= 500 && aboutTheMail
    ? { fate: 'bounced', reason }
    : { fate: 'later', reason, connected: true }
}

function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').slice(0, 300)
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
    connection.once('end', () => reject(new Error('the mail server closed the connection')))
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
