import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'

/** Liveness answers while the process runs; readiness while the database answers too. No detail for the public. */
export function serveHealth(app: FastifyInstance, services: Services): void {
  app.get('/api/health', (_request, reply) => reply.send({ ok: true }))
  app.get('/api/ready', async (_request, reply) => {
    try {
      await services.pool.query('select 1')
      return reply.send({ ok: true })
    } catch {
      return reply.code(503).send({ ok: false })
    }
  })
}
