import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { readMail, type ReadMail } from './read-mail.ts'

/** A mail server that answers as it is told, and keeps what it accepted. */
export interface Post {
  url: string
  received: { to: string; mail: ReadMail; raw: string }[]
  /** Refusal of a recipient, or of the message, as the server words it (`550 5.1.1 unknown`); nothing accepts. */
  refuses: { rcpt?: Refusing; data?: Refusing }
  /** Awaited before a recipient is answered. */
  beforeRcpt: (() => Promise<unknown>) | undefined
  /** Cuts the line once the message has arrived, before the answer. */
  cuts: boolean
  /** From this many messages on, none is answered. */
  hangsAfter: number | undefined
  dialogues: number
  stop(): Promise<void>
}

type Refusing = (address: string) => string | undefined

export async function startPost(): Promise<Post> {
  const post: Post = {
    url: '',
    received: [],
    refuses: {},
    beforeRcpt: undefined,
    cuts: false,
    hangsAfter: undefined,
    dialogues: 0,
    stop: async () => {},
  }
  const refusal = (answer: string) =>
    Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) })
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onRcptTo({ address }, _session, callback) {
      post.dialogues += 1
      const answer = post.refuses.rcpt?.(address)
      void (post.beforeRcpt?.() ?? Promise.resolve()).then(() =>
        callback(answer ? refusal(answer) : undefined),
      )
    },
    onData(stream, session, callback) {
      const take = (raw: Buffer) => {
        const to = session.envelope.rcptTo[0]?.address ?? ''
        const answer = post.refuses.data?.(to)
        if (answer) return callback(refusal(answer))
        post.received.push({ to, mail: readMail(raw), raw: raw.toString() })
        // The message is here, the sender will never hear of it.
        if (post.hangsAfter !== undefined && post.received.length > post.hangsAfter) return
        if (post.cuts) for (const connection of connections) connection.destroy()
        else callback()
      }
      // A sender that goes away in the middle of its message leaves nothing to take.
      buffer(stream).then(take, () => callback(refusal('451 gone')))
    },
  })
  server.on('error', () => {})
  const connections = new Set<{ destroy(): void }>()
  server.server.on('connection', (socket: { destroy(): void }) => connections.add(socket))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve())
  })
  post.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  post.stop = () => new Promise((resolve) => server.close(() => resolve()))
  return post
}
