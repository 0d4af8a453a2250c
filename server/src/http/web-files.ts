import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { calls } from '@moisson/contract/calls'
import { methodOf, pathOf } from '@moisson/contract/call'
import { operatorMarks, originMark, type OperatorField } from '@moisson/core/privacy/operator'
import type { Config } from '../config.ts'
import { pageAt, type BuiltPage } from './pages.ts'
import { refused } from './refused.ts'
import { strictTransport } from './strict-transport.ts'
import { serveWellKnown } from './well-known.ts'
import { sendCompressed } from './send-compressed.ts'
import { type Text, languageOf, say } from '@moisson/law/text'

/** Serves the built web application with its headers; an unknown page is a 404 with the error page, an unknown API path a JSON 404. */
export async function serveWeb(app: FastifyInstance, config: Config): Promise<void> {
  const folder = config.webFolder
  mkdirSync(folder, { recursive: true })
  const shell = (name: string) => {
    const path = join(folder, name)
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined
  }
  const metas = settingsOf(config)
  const fileHeaders = {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...strictTransport(config),
  }
  const headers = {
    ...fileHeaders,
    'content-security-policy': contentPolicy(config),
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'x-frame-options': 'DENY',
  }
  serveWellKnown(app, config)
  app.get('/config.json', (_request, reply) =>
    reply
      .headers({ ...headers, 'cache-control': 'no-store' })
      .send({ apiBaseUrl: config.apiBaseUrl, demo: config.demo }),
  )

  app.get('/operator.json', (_request, reply) =>
    reply.headers({ ...headers, 'cache-control': 'no-cache' }).send(config.operator),
  )

  app.get('/sitemap.xml', (_request, reply) =>
    reply
      .headers({ ...fileHeaders, 'cache-control': 'public, max-age=86400' })
      .type('application/xml; charset=utf-8')
      .send((shell('sitemap.xml') ?? '').replaceAll(originMark, config.publicUrl)),
  )

  // Pages answer by their own rules, so the plugin only sends the files it is handed.
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    // A file that lasts is asked for once, under a name of its own; the others are some hundred bytes.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply, path) => {
      const lasting = path.includes('/assets/')
      // A page obeys its own policy, not that of its files; there are dozens of them, each with its headers.
      for (const [name, value] of Object.entries(lasting ? fileHeaders : headers)) reply.header(name, value)
      reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  const isFile = (path: string) =>
    /\.(?!html$)[a-z0-9]+$/.test(path) && !path.includes('..') && existsSync(join(folder, path))

  const page = (reply: FastifyReply, status: number, html: string | undefined, script: string) => {
    const early = metas + (script && `<script>${script}</script>`)
    const text =
      html?.replace('</title>', () => `</title>${early}`) ??
      '<!doctype html><title>Moisson</title><p>Moisson is being built; reload in a moment.'
    void reply
      .code(html ? status : 503)
      .headers({ ...headers, 'cache-control': 'no-cache' })
      .type('text/html; charset=utf-8')
    if (script) void reply.header('content-security-policy', contentPolicy(config, script))
    return sendCompressed(reply, text)
  }

  app.setNotFoundHandler((request, reply) => {
    const path = decodedPath(request)
    if (path.startsWith('/api') && otherMethod(reply, request, path.slice(4))) return reply
    if (path.startsWith('/api'))
      return jsonNotFound(
        reply,
        request,
        say('Cette adresse n’existe pas dans l’API.', 'This address does not exist in the API.'),
      )
    const misplaced = misplacedCall(request, path, config)
    if (misplaced)
      return jsonNotFound(
        reply,
        request,
        say(`L’API répond à ${misplaced}.`, `The API answers at ${misplaced}.`),
      )
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return jsonNotFound(reply, request, say('Rien ici.', 'Nothing here.'))
    if (isFile(path)) return reply.sendFile(path.slice(1))
    const known = pageAt(JSON.parse(shell('pages.json') ?? '[]') as BuiltPage[], path, config)
    const written = (name: string) => shell(path === '/' ? name : `${path.slice(1)}/${name}`)
    // Pages about the installation are written in each language, the others in French.
    const asked = languageOf((request.query as { lang?: unknown }).lang)
    const inTheirs = asked === 'fr' ? undefined : written(`index.${asked}.html`)
    const prerendered = known ? signed(inTheirs ?? written('index.html'), config) : undefined
    const waiting = known && shell(known.framed ? 'frame.html' : `waiting${known.path}.html`)
    const html =
      prerendered ??
      (waiting ?? shell('200.html'))?.replace(
        '</head>',
        () => `${linksAhead(known)}${contentAhead(known, path)}</head>`,
      )
    // Each page of the guide is written beforehand: any other name is none.
    const exists = known && (prerendered !== undefined || !known.path.startsWith('/guide/$'))
    const early = known?.signedIn
      ? shell('first-reads.js')
      : known?.path === '/login'
        ? earlyPress
        : undefined
    return page(reply, exists ? 200 : 404, html, early ?? '')
  })
}

/** Whoever presses in the form of the way in before the page is alive is heard: it takes the press up once it is (`-login-page.tsx`). */
const earlyPress =
  "document.onsubmit=e=>e.preventDefault();document.onclick=e=>{const b=e.target.closest('button');if(b?.form)b.form.dataset.pressed=[...b.form.querySelectorAll('button')].indexOf(b)}"

/** The settings that a page reads before any script of its own asks for one. */
function settingsOf({ builds, apiBaseUrl, demo }: Config): string {
  const meta = (name: string, value: number | string | undefined) =>
    value === undefined ? '' : `<meta name="${name}" content="${value}">`
  return (
    meta('build-check-ms', builds.checkMs) +
    meta('reload-suppression-ms', builds.suppressMs) +
    // The room of the strip is there from the first (`styles.css`).
    meta('demo', demo ? 1 : undefined) +
    meta('api-base', apiBaseUrl === '/api' ? undefined : apiBaseUrl.replace(/\/+$/, ''))
  )
}

/** A page with what its installation says of itself in the places left for it. */
function signed(html: string | undefined, { operator, publicUrl }: Config): string | undefined {
  return html?.replaceAll(originMark, publicUrl).replaceAll(operatorMarks, (_, field: string) => {
    const said = operator[field as OperatorField]
    return said === null ? '…' : said.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
  })
}

/** The scripts of a page, asked for with it: none of them waits for the one before it to be read. */
function linksAhead(page: BuiltPage | undefined): string {
  const link = (more: string) => (file: string) =>
    `<link rel="modulepreload" crossorigin${more} href="${file}">`
  return [
    ...(page?.files ?? []).map(link(page?.framed ? ' fetchpriority="low"' : '')),
    ...(page?.behind ?? []).map(link(' fetchpriority="low"')),
  ].join('')
}

/** The file that the page shows, asked for with it too rather than once the session has opened. */
function contentAhead(page: BuiltPage | undefined, path: string): string {
  if (page?.content === undefined) return ''
  const file = page.content.endsWith('.json')
    ? page.content
    : `${page.content}${path.replace(/^\/[^/]+/, '')}.json`
  return `<link rel="preload" href="${file}" as="fetch" crossorigin="anonymous">`
}

function decodedPath(request: FastifyRequest): string {
  const path = request.url.split('?')[0] ?? '/'
  try {
    return decodeURIComponent(path).replace(/(.)\/$/, '$1')
  } catch {
    return path
  }
}

function jsonNotFound(reply: FastifyReply, request: FastifyRequest, text: Text) {
  return reply
    .code(404)
    .type('application/json; charset=utf-8')
    .send(
      JSON.stringify({
        error: text[request.language],
        code: 'not_found',
        request_id: request.id,
      }),
    )
}

const callPaths = [...calls.values()].map(({ declaration }) => ({
  pattern: new RegExp(`^${pathOf(declaration).replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  method: methodOf(declaration),
}))

/** A known path asked with a method it does not have: 405 with those it has, or their list for OPTIONS. */
function otherMethod(reply: FastifyReply, request: FastifyRequest, path: string): boolean {
  const methods = callPaths.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
  if (methods.length === 0 || methods.some((method) => method === request.method)) return false
  const allowed = [...new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'])].join(
    ', ',
  )
  void reply.header('allow', allowed)
  if (request.method === 'OPTIONS') void reply.code(204).send()
  else throw refused('method_not_allowed', { method: request.method, allowed })
  return true
}

/** A call sent without /api by a program: the right address, so that following the specification succeeds. */
function misplacedCall(request: FastifyRequest, path: string, config: Config): string | undefined {
  const program =
    request.headers.authorization !== undefined || String(request.headers.accept ?? '').includes('json')
  if (!program || !callPaths.some(({ pattern }) => pattern.test(path))) return undefined
  const base = config.apiBaseUrl.startsWith('http')
    ? config.apiBaseUrl
    : `${config.publicUrl}${config.apiBaseUrl}`
  return `${base}${path}`
}

/** Scripts come from the server's own files alone, but for the one text that stands in a page. */
function contentPolicy(config: Config, script?: string): string {
  const inPage = script ? ` 'sha256-${createHash('sha256').update(script).digest('base64')}'` : ''
  const api = config.apiBaseUrl.startsWith('http') ? ` ${new URL(config.apiBaseUrl).origin}` : ''
  return [
    "default-src 'none'",
    `script-src 'self'${inPage}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${api}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    'frame-src blob:',
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    // One policy, made once, that gives the address of the worker and nothing else.
    'trusted-types moisson-worker',
  ].join('; ')
}
