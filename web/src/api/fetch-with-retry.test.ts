import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fetchWithRetry } from './fetch-with-retry.ts'

type Reply = number | 'hang up' | 'silence' | 'endless body'

let server: Server
let url: string
let replies: Reply[]
let received: string[]

beforeEach(async () => {
  replies = []
  received = []
  server = createServer((request, response) => {
    received.push(request.method ?? '')
    const reply = replies.shift() ?? 200
    if (reply === 'hang up') request.socket.destroy()
    else if (reply === 'endless body') response.writeHead(200).write('…')
    else if (reply !== 'silence') response.writeHead(reply).end(request.method === 'HEAD' ? '' : 'answer')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const idempotent = ['GET', 'HEAD', 'PUT', 'DELETE']
const retried = [408, 409, 425, 429, 500, 502, 503, 504]
const final = [200, 204, 400, 401, 403, 404, 412, 413, 415, 422, 501, 505]

describe.each(idempotent)('%s', (method) => {
  test.each(retried)('is made once more after %i, and its second answer counts', async (status) => {
    replies = [status, 200]
    const { response } = await fetchWithRetry(url, { method })
    expect(response.status).toBe(200)
    expect(received).toEqual([method, method])
  })

  test.each(retried)('is not made a third time when %i comes again', async (status) => {
    replies = [status, status, 200]
    const { response } = await fetchWithRetry(url, { method })
    expect(response.status).toBe(status)
    expect(received).toHaveLength(2)
  })

  test.each(final)('is made once when the answer is %i', async (status) => {
    replies = [status]
    const { response } = await fetchWithRetry(url, { method })
    expect(response.status).toBe(status)
    expect(received).toEqual([method])
  })

  test('is made once more when nobody answers', async () => {
    replies = ['hang up', 200]
    const { response } = await fetchWithRetry(url, { method })
    expect(response.status).toBe(200)
    expect(received).toHaveLength(2)
  })

  test('fails when nobody answers twice', async () => {
    replies = ['hang up', 'hang up', 200]
    await expect(fetchWithRetry(url, { method })).rejects.toThrow()
    expect(received).toHaveLength(2)
  })
})

describe('POST', () => {
  test.each([...retried, ...final])('is made once whatever the answer: %i', async (status) => {
    replies = [status, 200]
    const { response } = await fetchWithRetry(url, { method: 'POST', body: '{}' })
    expect(response.status).toBe(status)
    expect(received).toEqual(['POST'])
  })

  test('is made once when nobody answers', async () => {
    replies = ['hang up', 200]
    await expect(fetchWithRetry(url, { method: 'POST', body: '{}' })).rejects.toThrow()
    expect(received).toEqual(['POST'])
  })
})

describe('the time-out', () => {
  test('holds when the caller gives a signal of its own', async () => {
    replies = ['silence', 'silence']
    const { signal } = new AbortController()
    await expect(fetchWithRetry(url, { method: 'GET', signal }, 60)).rejects.toMatchObject({
      name: 'TimeoutError',
    })
  })

  test('covers the body, not the headers alone', async () => {
    replies = ['endless body']
    await expect(fetchWithRetry(url, { method: 'POST' }, 60)).rejects.toThrow()
  })

  test('gives the second try a time of its own', async () => {
    replies = ['silence', 200]
    const { response } = await fetchWithRetry(url, { method: 'GET' }, 80)
    expect(response.status).toBe(200)
    expect(received).toHaveLength(2)
  })
})

test('a request that the caller gave up is not made again', async () => {
  replies = ['silence', 200]
  const controller = new AbortController()
  const waiting = fetchWithRetry(url, { method: 'GET', signal: controller.signal }, 5000)
  await expect.poll(() => received, { timeout: 5000 }).toHaveLength(1)
  controller.abort()
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
  expect(received).toHaveLength(1)
})
