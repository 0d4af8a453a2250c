import type { FastifyInstance } from 'fastify'
import { askOnce } from '../database/transaction.ts'
import type { Services } from '../services.ts'

/** Liveness answers while the process runs; readiness while the database takes writes too. No detail for the public. */
export function serveHealth(app: FastifyInstance, services: Services): void {
  app.get('/api/health', (_request, reply) => reply.send({ ok: true }))
  app.get('/api/ready', async (_request, reply) => {
    try {
      if (await mayWrite(services)) return reply.send({ ok: true })
    } catch {
      // Not answering and not writable are the same to whoever asks.
    }
    return reply.code(503).header('retry-after', '5').send({ ok: false })
  })
}

/** A standby answers reads and refuses every write: it is not ready. */
async function mayWrite({ pool }: Services): Promise<boolean> {
  const state = await askOnce<{ writable: boolean }>(
    pool,
    `select not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as writable`,
  )
  return state?.writable === true
}
