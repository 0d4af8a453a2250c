import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { methodOf, pathOf } from '@moisson/contract/call'
import { sentenceOf } from '@moisson/contract/refusals'
import type { Services } from '../services.ts'
import type { Caller } from './caller.ts'
import { allowConfiguredOrigin } from './cors.ts'
import { refuseOtherNames } from './known-host.ts'
import { knownError } from './known-error.ts'
import { noteForOperator } from './note-for-operator.ts'
import { limitWork } from './limit-work.ts'
import { loggedPath } from './logged-path.ts'
import { strictTransport } from './strict-transport.ts'
import { refuseLongFile } from './receive-file.ts'
import { endSlowBody } from './slow-body.ts'
import { Refused, notFound, refused } from './refused.ts'
import type { Route } from './handle.ts'
import { type Language, languageOf } from '@moisson/law/text'

declare module 'fastify' {
  interface FastifyRequest {
    language: Language
    /** The account of whoever asks, once it is known. */
    who: string | null
  }
}

export interface AppOptions {
  /** The signed-in person of a request, or its refusal; null for a visitor where visitors are welcome. */
  authenticate: (
    services: Services,
    request: FastifyRequest,
    visitorsWelcome: boolean,
  ) => Promise<Caller | null>
  routes: readonly Route[]
  /** Registered after the API: web files, documentation, demo. */
  extend?: (app: FastifyInstance) => Promise<void>
  log?: boolean
  /** How long a body may take to arrive, in milliseconds: a form, and whatever may hold a file. */
  slowest?: { form: number; file: number }
}

/** The HTTP application: every call under /api, the same error body everywhere. */
export async function buildApp(
  services: Services,
  { authenticate, routes, extend, log = false, slowest = { form: 30_000, file: 600_000 } }: AppOptions,
): Promise<FastifyInstance> {
  const app = fastify({
    logger: log
      ? {
          level: 'info',
          redact: ['req.headers', 'req.query'],
          serializers: {
            req: (request) => ({ method: request.method, path: loggedPath(request.url), id: request.id }),
          },
        }
      : false,
    genReqId: () => randomUUID(),
    bodyLimit: formBytes,
    requestTimeout: slowest.file + 10_000,
    http: { headersTimeout: 20_000, connectionsCheckingInterval: 10_000 },
    trustProxy: (_address: string, hop: number) => hop < (services.config.trustProxy ?? 0),
    routerOptions: { maxParamLength: 2048 },
    // An address that cannot be decoded reaches no hook and no route: it answers as an unknown one does.
    frameworkErrors: (_error, request, reply) => {
      request.language = languageOf(request.headers['x-language'])
      const answer = notFound()
      reply.hijack()
      reply.raw
        .writeHead(answer.status, {
          ...headersOf(request),
          ...strictTransport(services.config),
          'content-security-policy': closedPolicy,
          'content-type': 'application/json; charset=utf-8',
        })
        .end(JSON.stringify(errorBody(answer, request)))
    },
  })
  app.decorateRequest('language', 'fr')
  app.decorateRequest('who', null)
  await app.register(compress, { threshold: 1400, encodings: ['br', 'gzip'], globalDecompression: false })
  await app.register(multipart)
  app.removeContentTypeParser(['application/json', 'text/plain'])
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    if (body.length === 0) return done(null, undefined)
    try {
      done(null, JSON.parse(utf8.decode(body as Buffer)))
    } catch {
      done(refused('invalid_json'))
    }
  })
  // An action call sent with a form's or no content type still has an empty body.
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    if (body.length > 0 && String(body) !== oneClick) return done(refused('unsupported_body'))
    done(null, undefined)
  })

  refuseOtherNames(app, services.config)
  allowConfiguredOrigin(app, services.config)
  app.addHook('onRequest', async (request) => {
    request.language = languageOf(request.headers['x-language'])
    if (request.is404) leaveBodyUnread(request)
  })
  app.addHook('onSend', async (request, reply) => {
    if (!request.url.startsWith('/api')) return
    const cache = reply.getHeader('cache-control')
    reply.headers({
      ...headersOf(request),
      ...strictTransport(services.config),
      ...(cache ? { 'cache-control': cache } : {}),
    })
    if (!reply.getHeader('content-security-policy')) reply.header('content-security-policy', closedPolicy)
  })

  app.setErrorHandler((error, request, reply) => {
    const known = error instanceof Refused ? error : knownError(error, request)
    if (!known) logUnexpected(error, request)
    const answer = known ?? refused('internal_error', { request_id: request.id })
    // Who asks for what they may not is seen by the operator; the demo and the tests have none.
    if (answer.status === 403 && log)
      noteForOperator(
        'right refused',
        `${answer.refusal.refusal} ${request.method} ${request.routeOptions.url ?? ''} ${request.who ?? ''}`.trim(),
      )
    if (answer.status === 401) reply.header('www-authenticate', challenge(answer))
    const later = answer.refusal.details['retry_after_seconds'] ?? (answer.status === 503 ? 5 : undefined)
    if (later !== undefined) reply.header('retry-after', String(later))
    void reply
      .code(answer.status)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(errorBody(answer, request)))
  })

  for (const route of routes) {
    const visitorsWelcome = route.call.who.visitor === 'always'
    const url = `/api${pathOf(route.call).replaceAll(/\{(\w+)\}/g, ':$1')}`
    app.route({
      method: methodOf(route.call),
      url,
      bodyLimit: route.call.maxBody ?? (visitorsWelcome ? strangerBytes : formBytes),
      // Whoever may not make the call is told so before a byte of its body is read.
      onRequest: async (request, reply) => {
        const caller = await authenticate(services, request, visitorsWelcome)
        request.who = caller?.user_id ?? null
        const scope = route.admit(services, request, caller)
        refuseLongFile(route.call, request)
        await limitWork(services, route.call, request, reply, { caller, scope })
      },
      preParsing: endSlowBody(route.call.input?.file ? slowest.file : slowest.form),
      handler: (request, reply) => route.answer(services, request, reply),
    })
  }
  await extend?.(app)
  return app
}

/** All that a mail program says when somebody stops a kind of mail (RFC 8058). */
const oneClick = 'List-Unsubscribe=One-Click'

/** The longest JSON of a form, and of whoever is not known yet. */
const formBytes = 256 * 1024
const strangerBytes = 64 * 1024

/** What is sent to an address that does not exist is not worth reading. */
function leaveBodyUnread({ raw }: FastifyRequest): void {
  for (const header of ['content-type', 'content-length', 'transfer-encoding']) delete raw.headers[header]
}

const closedPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"
const headersOf = (request: FastifyRequest) => ({
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-request-id': request.id,
})

/** An unexpected error with the reference its answer gave, on one line and without the request's content. */
function logUnexpected(error: unknown, request: FastifyRequest): void {
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  const path = request.routeOptions.url ?? ''
  console.error(
    JSON.stringify({ level: 'error', request_id: request.id, method: request.method, path, message, stack }),
  )
}

function errorBody(answer: Refused, request: FastifyRequest) {
  const error = sentenceOf(answer.refusal, request.language)
  const code = answer.refusal.refusal
  const fieldErrors =
    answer.at === undefined ? answer.fieldErrors : [{ field: answer.at, code, message: error }]
  return {
    error,
    code,
    ...(fieldErrors ? { field_errors: fieldErrors } : {}),
    ...(Object.keys(answer.refusal.details).length > 0 ? { details: answer.refusal.details } : {}),
    ...(answer.current === undefined ? {} : { current: answer.current }),
    ...(answer.asked === undefined ? {} : { asked: answer.asked }),
    request_id: request.id,
  }
}

function challenge(answer: Refused): string {
  return answer.refusal.refusal === 'recent_sign_in_required'
    ? 'Bearer error="insufficient_user_authentication", max_age="3600"'
    : 'Bearer'
}
