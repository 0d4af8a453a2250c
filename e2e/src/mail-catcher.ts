import { createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface CaughtMail {
  to: string
  /** As it came over the wire. */
  raw: string
  /** The token of its button; undefined for a mail without one. */
  token: string | undefined
}

export interface MailCatcher {
  url: string
  mails: CaughtMail[]
  /** Waits for a mail to an address after the first few that came before. */
  mailTo(address: string, after?: number): Promise<CaughtMail>
  /** The token of such a mail; mails without a button are passed over. */
  tokenTo(address: string, after?: number): Promise<string>
  to(address: string): CaughtMail[]
  close(): Promise<void>
}

/** A mail server that takes everything and delivers nothing. */
export async function startMailCatcher(): Promise<MailCatcher> {
  const mails: CaughtMail[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
    talk(socket, (to, raw) => mails.push({ to, raw, token: tokenIn(raw) }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const waitFor = async (wanted: string, after = 0, fits: (mail: CaughtMail) => boolean) => {
    for (let waited = 0; waited < 30_000; waited += 50) {
      const found = mails
        .filter((mail) => mail.to === wanted)
        .slice(after)
        .find(fits)
      if (found) return found
      await sleep(50)
    }
    throw new Error(`no mail came to ${wanted}`)
  }
  const address = server.address()
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    mails,
    to: (wanted) => mails.filter((mail) => mail.to === wanted),
    mailTo: (wanted, after) => waitFor(wanted, after, () => true),
    tokenTo: async (wanted, after) =>
      (await waitFor(wanted, after, ({ token }) => token !== undefined)).token ?? '',
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

/** The receiving side of an SMTP dialogue (RFC 5321), one message after the other. */
function talk(socket: Socket, onMail: (to: string, raw: string) => void): void {
  let heard = ''
  let inMessage = false
  let to = ''
  socket.setEncoding('utf8')
  socket.write('220 catcher\r\n')
  socket.on('data', (piece: string) => {
    heard += piece
    for (;;) {
      const end = heard.indexOf(inMessage ? '\r\n.\r\n' : '\r\n')
      if (end < 0) return
      const said = heard.slice(0, end)
      heard = heard.slice(end + (inMessage ? 5 : 2))
      if (inMessage) {
        onMail(to, said)
        inMessage = false
        socket.write('250 taken\r\n')
        continue
      }
      const verb = said.slice(0, 4).toUpperCase()
      if (verb === 'RCPT') to = /<([^>]*)>/.exec(said)?.[1] ?? ''
      if (verb === 'DATA') inMessage = true
      if (verb === 'QUIT') return void socket.end('221 bye\r\n')
      socket.write(verb === 'DATA' ? '354 go on\r\n' : '250 ok\r\n')
    }
  })
}

/** The token behind the button, whatever the encoding of the part that holds it. */
function tokenIn(raw: string): string | undefined {
  const unfolded = raw
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
  const parts = raw.match(/(?:^[A-Za-z0-9+/]{40,}={0,2}\r?\n?)+/gm) ?? []
  const decoded = parts.map((part) => Buffer.from(part, 'base64').toString())
  return /#token=([\w-]{43})/.exec([unfolded, ...decoded].join('\n'))?.[1]
}
