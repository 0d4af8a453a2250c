import { randomInt } from 'node:crypto'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'

export interface TransactionPooler {
  port: number
  /** How many transactions it has handed to a connection other than the client's last one. */
  moved(): number
  close(): Promise<void>
}

interface Message {
  type: string
  bytes: Buffer
}

/** Takes whole messages out of a stream: a letter, a length, a body. */
function messages(onMessage: (message: Message) => void, startup: ((body: Buffer) => boolean) | undefined) {
  let kept = Buffer.alloc(0)
  let opening = startup
  return (piece: Buffer) => {
    kept = Buffer.concat([kept, piece])
    for (;;) {
      // The first message of a client has no letter.
      const head = opening ? 0 : 1
      if (kept.length < head + 4) return
      const end = head + kept.readInt32BE(head)
      if (kept.length < end) return
      const bytes = Buffer.from(kept.subarray(0, end))
      kept = kept.subarray(end)
      if (opening) {
        if (opening(bytes.subarray(4))) opening = undefined
      } else onMessage({ type: String.fromCharCode(bytes[0] ?? 0), bytes })
    }
  }
}

const message = (type: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
const text = (...words: string[]) => Buffer.from(words.map((word) => `${word}\0`).join(''))
const number = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}
const startupWith = (settings: readonly string[]) => {
  const body = Buffer.concat([number(196_608), text(...settings), Buffer.from('\0')])
  return Buffer.concat([number(body.length + 4), body])
}

/** A connection to PostgreSQL: it serves one client's transaction, forgets everything, and serves another's. */
class Backend {
  readonly socket: Socket
  /** Parameters PostgreSQL announced at the opening, passed on to each client. */
  readonly announced: Buffer[] = []
  serving: Client | undefined
  #forgetting = false
  readonly ready: Promise<void>

  constructor(path: string, settings: readonly string[], whenFree: (backend: Backend) => void) {
    this.socket = connect(path)
    this.socket.on('connect', () => this.socket.write(startupWith(settings)))
    let open: (() => void) | undefined
    this.ready = new Promise((resolve, reject) => {
      open = resolve
      this.socket.on('error', reject)
      this.socket.on('close', () => reject(new Error('PostgreSQL refused the connection')))
    })
    this.ready.catch(() => {})
    this.socket.on(
      'data',
      messages(({ type, bytes }) => {
        if (open) {
          if (type === 'S') this.announced.push(bytes)
          if (type === 'Z') {
            open()
            open = undefined
          }
          return
        }
        if (this.#forgetting) {
          if (type !== 'Z') return
          this.#forgetting = false
          whenFree(this)
          return
        }
        const client = this.serving
        client?.socket.write(bytes)
        if (type !== 'Z' || !client) return
        client.unanswered -= 1
        if (client.unanswered > 0 || bytes[5] !== 'I'.codePointAt(0)) return
        client.backend = undefined
        this.forget()
      }, undefined),
    )
  }

  forget(): void {
    this.serving = undefined
    this.#forgetting = true
    this.socket.write(message('Q', text('discard all')))
  }
}

class Client {
  readonly socket: Socket
  backend: Backend | undefined
  last: Backend | undefined
  /** Messages sent that PostgreSQL answers with « ready ». */
  unanswered = 0
  waiting: Buffer[] = []
  constructor(socket: Socket) {
    this.socket = socket
  }
}

/**
 * A pooler in transaction mode before a PostgreSQL of this machine: each transaction goes to the connection that has
 * rested longest, and nothing said outside a transaction outlives it. Start-up options are refused, as pgbouncer does.
 */
export async function startTransactionPooler(
  cluster: { socketDirectory: string; port: number },
  connections = 3,
): Promise<TransactionPooler> {
  const path = join(cluster.socketDirectory, `.s.PGSQL.${cluster.port}`)
  const pools = new Map<string, { all: Backend[]; free: Backend[]; queue: Client[] }>()
  const clients = new Set<Client>()
  let moved = 0
  let closed = false

  function poolOf(settings: readonly string[]) {
    const key = settings.join('\0')
    const known = pools.get(key)
    if (known) return known
    const pool = { all: [] as Backend[], free: [] as Backend[], queue: [] as Client[] }
    pools.set(key, pool)
    return pool
  }

  function serve(pool: ReturnType<typeof poolOf>, client: Client): void {
    const backend = pool.free.shift()
    if (!backend) return void pool.queue.push(client)
    backend.serving = client
    client.backend = backend
    if (client.last && client.last !== backend) moved += 1
    client.last = backend
    for (const bytes of client.waiting.splice(0)) backend.socket.write(bytes)
  }

  /** As many connections as there should be: at a client's coming, and when one was lost. */
  function fill(pool: ReturnType<typeof poolOf>, settings: readonly string[]): void {
    while (!closed && pool.all.length < connections) {
      const free = (backend: Backend) => {
        pool.free.push(backend)
        const next = pool.queue.shift()
        if (next) serve(pool, next)
      }
      const backend = new Backend(path, settings, free)
      pool.all.push(backend)
      backend.ready.then(
        () => free(backend),
        () => {},
      )
      backend.socket.on('close', () => {
        pool.all.splice(pool.all.indexOf(backend), 1)
        if (pool.free.includes(backend)) pool.free.splice(pool.free.indexOf(backend), 1)
        backend.serving?.socket.destroy()
        if (clients.size > 0) setTimeout(() => fill(pool, settings), 20)
      })
    }
  }

  async function open(client: Client, settings: readonly string[]): Promise<ReturnType<typeof poolOf>> {
    const pool = poolOf(settings)
    fill(pool, settings)
    await pool.all[0]?.ready
    const key = Buffer.concat([number(randomInt(2 ** 30, 2 ** 31 - 1)), number(randomInt(2 ** 31 - 1))])
    client.socket.write(
      Buffer.concat([
        message('R', number(0)),
        ...(pool.all[0]?.announced ?? []),
        message('K', key),
        message('Z', Buffer.from('I')),
      ]),
    )
    return pool
  }

  // Small pieces leave at once: held back for an acknowledgement, each trip to the database would last 40 ms.
  const server = createServer({ noDelay: true }, (socket) => {
    const client = new Client(socket)
    clients.add(client)
    let pool: ReturnType<typeof poolOf> | undefined
    socket.on('error', () => {})
    socket.on('close', () => {
      clients.delete(client)
      pool?.queue.splice(0, pool.queue.length, ...pool.queue.filter((one) => one !== client))
      // A transaction left open ends with its client.
      client.backend?.socket.destroy()
    })
    socket.on(
      'data',
      messages(
        ({ type, bytes }) => {
          if (type === 'X') return void socket.end()
          if ('QSF'.includes(type)) client.unanswered += 1
          if (client.backend) return void client.backend.socket.write(bytes)
          client.waiting.push(bytes)
          if (client.waiting.length === 1 && pool) serve(pool, client)
        },
        (body) => {
          if (body.readInt32BE(0) === 80_877_103) {
            socket.write('N')
            return false
          }
          const settings = body.subarray(4).toString().split('\0').filter(Boolean)
          if (settings.includes('options')) {
            const refusal = text('SFATAL', 'C08P01', 'Munsupported startup parameter: options')
            socket.end(message('E', Buffer.concat([refusal, Buffer.from('\0')])))
            return true
          }
          open(client, settings).then(
            (opened) => {
              pool = opened
              if (client.waiting.length > 0) serve(opened, client)
            },
            () => socket.destroy(),
          )
          return true
        },
      ),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    moved: () => moved,
    close: () =>
      new Promise((resolve) => {
        closed = true
        for (const { socket } of clients) socket.destroy()
        for (const { all } of pools.values()) for (const { socket } of all) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
