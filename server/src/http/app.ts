import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { methodOf, pathOf } from '@moisson/contract/call'
import { sentenceOf } from '@moisson/contract/refusals'
import type { Language } from '@moisson/core/vocabulary'
import type { Services } from '../services.ts'
import { allowConfiguredOrigin } from './cors.ts'
import { Refused, notFound, refused } from './refused.ts'
import type { Route } from './handle.ts'

declare module 'fastify' {
  interface FastifyRequest {
    language: Language
  }
}

export interface AppOptions {
  routes: readonly Route[]
  /** Registered after the API: web files, documentation, demo. */
  extend?: (app: FastifyInstance) => Promise<void>
  log?: boolean
}

/** The HTTP application: every call under /api, the same error body everywhere. */
export async function buildApp(
  services: Services,
  { routes, extend, log = false }: AppOptions,
): Promise<FastifyInstance> {
  const app = fastify({
    logger: log
      ? {
          level: 'info',
          redact: ['req.headers', 'req.query'],
          serializers: {
            req: (request) => ({ method: request.method, path: withoutToken(request.url), id: request.id }),
          },
        }
      : false,
    genReqId: () => randomUUID(),
    bodyLimit: 8 * 1024 * 1024,
    trustProxy: (_address: string, hop: number) => hop < (services.config.trustProxy ?? 0),
    routerOptions: { maxParamLength: 2048 },
    // An address that cannot be decoded reaches no hook and no route: it answers as an unknown one does.
    frameworkErrors: (_error, request, reply) => {
      request.language = languageOf(request)
      const answer = notFound()
      reply.hijack()
      reply.raw
        .writeHead(answer.status, {
          ...headersOf(request),
          'content-security-policy': closedPolicy,
          'content-type': 'application/json; charset=utf-8',
        })
        .end(JSON.stringify(errorBody(answer, request)))
    },
  })
  app.decorateRequest('language', 'fr')
  await app.register(compress, { threshold: 1400, encodings: ['br', 'gzip'], globalDecompression: false })
  await app.register(multipart)
  app.removeContentTypeParser('application/json')
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    if (body.length === 0) return done(null, undefined)
    try {
      done(null, JSON.parse(utf8.decode(body as Buffer), refuseHiddenKeys))
    } catch {
      done(refused('invalid_json'))
    }
  })
  // An action call sent with a form's or no content type still has an empty body.
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    if (body.length > 0) return done(refused('unsupported_body'))
    done(null, undefined)
  })

  allowConfiguredOrigin(app, services.config)
  app.addHook('onRequest', async (request) => {
    request.language = languageOf(request)
  })
  app.addHook('onSend', async (request, reply) => {
    if (!request.url.startsWith('/api')) return
    const cache = reply.getHeader('cache-control')
    reply.headers({ ...headersOf(request), ...(cache ? { 'cache-control': cache } : {}) })
    if (!reply.getHeader('content-security-policy')) reply.header('content-security-policy', closedPolicy)
  })

  app.setErrorHandler((error, request, reply) => {
    const known = error instanceof Refused ? error : knownError(error)
    if (!known) logUnexpected(error, request)
    const answer = known ?? refused('internal_error', { request_id: request.id })
    if (answer.status === 401) reply.header('www-authenticate', challenge(answer))
    if (answer.refusal.details['retry_after_seconds'])
      reply.header('retry-after', String(answer.refusal.details['retry_after_seconds']))
    void reply
      .code(answer.status)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(errorBody(answer, request)))
  })

  for (const route of routes) {
    const url = `/api${pathOf(route.call).replaceAll(/\{(\w+)\}/g, ':$1')}`
    app.route({
      method: methodOf(route.call),
      url,
      handler: (request, reply) => route.answer(services, request, reply),
    })
  }
  await extend?.(app)
  return app
}

const languageOf = (request: FastifyRequest): Language =>
  request.headers['x-language'] === 'en' ? 'en' : 'fr'

const closedPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"
const headersOf = (request: FastifyRequest) => ({
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-request-id': request.id,
})

/** The path of a request; the token of a share link is a key and is never written down. */
const withoutToken = (url: string): string | undefined =>
  url.split('?')[0]?.replace(/(\/shared\/)[^/]+/, '$1…')

/** An unexpected error with the reference its answer gave, on one line and without the request's content. */
function logUnexpected(error: unknown, request: FastifyRequest): void {
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  const path = request.routeOptions.url ?? ''
  console.error(
    JSON.stringify({ level: 'error', request_id: request.id, method: request.method, path, message, stack }),
  )
}

function errorBody(answer: Refused, request: FastifyRequest) {
  return {
    error: sentenceOf(answer.refusal, request.language),
    code: answer.refusal.refusal,
    ...(answer.fieldErrors ? { field_errors: answer.fieldErrors } : {}),
    ...(Object.keys(answer.refusal.details).length > 0 ? { details: answer.refusal.details } : {}),
    ...(answer.current === undefined ? {} : { current: answer.current }),
    request_id: request.id,
  }
}

function challenge(answer: Refused): string {
  return answer.refusal.refusal === 'recent-sign-in-required'
    ? 'Bearer error="insufficient_user_authentication", max_age="3600"'
    : 'Bearer'
}

/** Failures with a meaning of their own: a lost database, a lock that took too long, a body too large. */
function knownError(error: unknown): Refused | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
  if (
    /^(08|53|57P0)/.test(code) ||
    ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', '55P03', '40001', '40P01', '57014'].includes(code)
  )
    return refused('busy')
  if (
    error instanceof Error &&
    /timeout exceeded when trying to connect|Connection terminated/.test(error.message)
  )
    return refused('busy')
  if (code === 'ENOSPC' || code === 'EDQUOT') return refused('storage_full')
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refused('file_too_large', { limit: '8 Mo', advice: '' })
  return undefined
}

/** A key that would reach a prototype makes the body invalid. */
function refuseHiddenKeys(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new Error('forbidden key')
  return value
}
