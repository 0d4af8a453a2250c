import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

const methods = 'GET, HEAD, POST, PUT, DELETE'
const asked = 'authorization, content-type, if-match, idempotency-key, x-language'
const shown =
  'etag, retry-after, ratelimit, ratelimit-policy, content-disposition, x-content-sha256, x-request-id, www-authenticate'

/**
 * Lets the pages' configured origin call an API that has an origin of its own; no other origin, and nothing at all
 * when both share one. Cookies travel on the identity calls only.
 */
export function allowConfiguredOrigin(app: FastifyInstance, config: Config): void {
  if (config.apiBaseUrl.startsWith('/')) return
  const pages = new URL(config.publicUrl).origin
  if (new URL(config.apiBaseUrl).origin === pages) return
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api')) return
    reply.header('vary', 'Origin')
    if (request.headers.origin !== pages) return
    reply.header('access-control-allow-origin', pages)
    reply.header('access-control-expose-headers', shown)
    if (request.url.startsWith('/api/auth/') || request.url === '/api/user/magiclink')
      reply.header('access-control-allow-credentials', 'true')
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return
    reply.header('access-control-allow-methods', methods)
    reply.header('access-control-allow-headers', asked)
    reply.header('access-control-max-age', '600')
    await reply.code(204).send()
  })
}
