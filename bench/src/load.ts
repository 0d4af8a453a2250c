import type { Shot } from './load-protocol.ts'
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Order } from './load-protocol.ts'

export interface LoadResult {
  /** How many were answered, and how many a second. */
  requests: number
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
}

/**
 * Sends requests over some connections from a process of its own. Each connection has its own share of them, sent one
 * after the other: again and again while `seconds` last, each once without. Throws when one of them fails.
 */
export function load(
  url: string,
  shots: readonly Shot[],
  { connections = 20, seconds }: { connections?: number; seconds?: number } = {},
): Promise<LoadResult> {
  const shares = Array.from({ length: connections }, (_, at) => shareOf(shots, at, connections))
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('load-process.ts', import.meta.url)))
    child.on('message', (result: LoadResult & { failed: number; failure: string }) =>
      result.failed > 0
        ? reject(new Error(`${result.failed} requests failed on ${url}: ${result.failure}`))
        : resolve(result),
    )
    child.on('error', reject)
    child.on('exit', (code) => reject(new Error(`the load ended with ${code}`)))
    child.send({ url, shares, seconds } satisfies Order)
  })
}

/** Neighbours stay together: what one person sends goes over one connection, in order. */
function shareOf(shots: readonly Shot[], at: number, connections: number): Shot[] {
  const size = Math.floor(shots.length / connections)
  return size === 0 ? [...shots] : shots.slice(at * size, (at + 1) * size)
}
