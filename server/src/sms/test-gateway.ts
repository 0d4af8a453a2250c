import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface AskedOf {
  headers: Record<string, string | string[] | undefined>
  body: { recipient: string; content: string; sender: string; type: string; [more: string]: unknown }
}

/** A gateway that answers as it is told, and keeps what it was asked. */
export interface Gateway {
  url: string
  asked: AskedOf[]
  /** Status and body of the answer; a message taken unless set. `cut` closes the line, `hang` never answers. */
  answers: (asked: AskedOf) => { status: number; body: object } | 'cut' | 'hang'
  stop(): Promise<void>
}

export async function startGateway(): Promise<Gateway> {
  const taken = () => ({ status: 201, body: { messageId: gateway.asked.length } })
  const gateway: Gateway = { url: '', asked: [], answers: taken, stop: async () => {} }
  const server = createServer((request, answer) => {
    void text(request).then((raw) => {
      const one: AskedOf = { headers: request.headers, body: JSON.parse(raw) as AskedOf['body'] }
      gateway.asked.push(one)
      const told = gateway.answers(one)
      if (told === 'cut') return request.socket.destroy()
      if (told === 'hang') return
      answer.writeHead(told.status, { 'content-type': 'application/json' })
      answer.end(JSON.stringify(told.body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  gateway.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  gateway.stop = () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return gateway
}
