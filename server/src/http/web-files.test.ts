import { demoOperator } from '@moisson/core/privacy/operator'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Config } from '../config.ts'
import { serveWeb } from './web-files.ts'

let app: FastifyInstance
const folder = mkdtempSync(join(tmpdir(), 'moisson-web-'))
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, 'login'))
  writeFileSync(join(folder, '200.html'), '<head><title>shell</title></head>')
  writeFileSync(
    join(folder, 'pages.json'),
    JSON.stringify([
      { path: '/', files: [] },
      { path: '/login', files: [] },
      { path: '/contact', files: [] },
      { path: '/campagne/detail-{$campaignId}', files: ['/assets/app-1.js'], behind: ['/assets/app-2.js'] },
      { path: '/process/$processId', files: [], signedIn: true, framed: true },
      { path: '/guide/$topic/{-$question}', files: [] },
      { path: '/academy/$topic/{-$question}', files: [], signedIn: true, content: '/guide' },
      { path: '/beneficiaire', files: ['/assets/app-1.js'], signedIn: true },
      { path: '/demo/mailbox', files: [] },
      { path: '/demo/kit', files: [] },
    ]),
  )
  writeFileSync(join(folder, 'frame.html'), '<head><title>frame</title></head>')
  mkdirSync(join(folder, 'waiting'))
  writeFileSync(join(folder, 'waiting/beneficiaire.html'), '<head><title>space</title></head>')
  writeFileSync(join(folder, 'first-reads.js'), 'ask("$&")')
  writeFileSync(join(folder, 'index.html'), '<title>home</title>')
  writeFileSync(join(folder, 'login/index.html'), '<title>login</title>')
  mkdirSync(join(folder, 'guide/pee'), { recursive: true })
  writeFileSync(
    join(folder, 'guide/pee/index.html'),
    '<title>pee</title><link rel="canonical" href="⟦origin⟧/guide/pee">',
  )
  writeFileSync(join(folder, 'sitemap.xml'), '<loc>⟦origin⟧/guide</loc>')
  mkdirSync(join(folder, 'contact'))
  writeFileSync(join(folder, 'contact/index.html'), '<title>c</title><p>⟦name⟧, ⟦phone⟧</p>')
  writeFileSync(join(folder, 'contact/index.en.html'), '<title>c</title><p>In English: ⟦name⟧</p>')
  writeFileSync(join(folder, 'assets/app-1.js'), 'export {}')
  app = fastify()
  app.decorateRequest('language', 'fr')
  await serveWeb(app, {
    webFolder: folder,
    publicUrl: 'http://localhost:4000',
    apiBaseUrl: '/api',
    demo: false,
    builds: { checkMs: 5000 },
    operator: { ...demoOperator, name: 'Épargne & « Fils » <b>', phone: null },
  } as Config)
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers })

test('a page made beforehand says who runs the installation, in the language asked for, as text only', async () => {
  const page = (await get('/contact')).body
  expect(page).toContain('<p>Épargne &#38; « Fils » &#60;b&#62;, …</p>')
  expect((await get('/contact?lang=en')).body).toContain('<p>In English: Épargne &#38;')
  expect((await get('/login?lang=en')).body).toContain('login')
  expect((await get('/operator.json')).json()).toMatchObject({ name: 'Épargne & « Fils » <b>', phone: null })
})

test('a page answers 200 with its prerendered form, else with the shell', async () => {
  expect((await get('/')).body).toContain('home')
  expect((await get('/login')).body).toContain('login')
  const detail = await get('/campagne/detail-0f2b')
  expect([detail.statusCode, detail.body.includes('shell')]).toEqual([200, true])
  expect(detail.body).toContain(
    '<link rel="modulepreload" crossorigin href="/assets/app-1.js"><link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/app-2.js"></head>',
  )
  expect((await get('/process/0f2b')).statusCode).toBe(200)
  // What waits for its person asks for its scripts as soon as any page.
  expect((await get('/beneficiaire')).body).toMatch(
    /space<\/title>.*<link rel="modulepreload" crossorigin href="\/assets\/app-1.js"><\/head>/,
  )
  const [topic, unknown] = [await get('/guide/pee'), await get('/guide/pea')]
  expect([topic.statusCode, topic.body.includes('pee'), unknown.statusCode]).toEqual([200, true, 404])
  expect((await get('/guide/pee/unknown')).statusCode).toBe(404)
  expect(topic.body).toContain('href="http://localhost:4000/guide/pee"')
  expect((await get('/academy/pee/sans-impot')).body).toContain(
    '<link rel="preload" href="/guide/pee/sans-impot.json" as="fetch" crossorigin="anonymous"></head>',
  )
  expect((await get('/sitemap.xml')).body).toBe('<loc>http://localhost:4000/guide</loc>')
})

test('a page travels compressed, and a browser that takes none gets it plain', async () => {
  const whole = (await get('/')).body
  for (const [asked, encoding, read] of [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip;q=1.0, br;q=0', 'gzip', gunzipSync],
  ] as const) {
    const answer = await get('/', { 'accept-encoding': asked })
    expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
    expect(read(answer.rawPayload).toString()).toBe(whole)
  }
  expect((await get('/')).headers['content-encoding']).toBeUndefined()
  const head = await app.inject({ method: 'HEAD', url: '/', headers: { 'accept-encoding': 'br' } })
  expect([head.statusCode, head.body]).toEqual([200, ''])
})

test('a page carries the interval of the build check when one is set', async () => {
  expect((await get('/')).body).toBe('<title>home</title><meta name="build-check-ms" content="5000">')
})

test('an unknown page, a missing asset and a campaign without id answer 404 with the error page', async () => {
  for (const url of [
    '/nowhere',
    '/campagne/detail-',
    '/CAMPAGNE',
    '/assets/gone.js',
    '/demo/mailbox',
    '/demo/kit',
    '/%2e%2e/secret',
  ]) {
    expect([url, (await get(url)).statusCode]).toEqual([url, 404])
  }
})

test('an unknown API path answers JSON with the error', async () => {
  const answer = await get('/api/nowhere')
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ code: 'not_found', error: expect.stringContaining('API') as string })
})

test('a call sent to the root by a program is told the right address', async () => {
  const answer = await get('/company/123/campaigns', { authorization: 'Bearer x' })
  expect(answer.statusCode).toBe(404)
  expect((answer.json() as { error: string }).error).toContain(
    'http://localhost:4000/api/company/123/campaigns',
  )
})

test('every page carries the policy that forbids foreign and inline scripts', async () => {
  const answer = await get('/')
  expect(answer.headers['content-security-policy']).toContain("script-src 'self';")
  expect(answer.headers['content-security-policy']).toContain("require-trusted-types-for 'script'")
  expect((await get('/assets/app-1.js')).headers['cache-control']).toContain('immutable')
})

test('a page of somebody signed in asks for its first answers by the one script that its policy names', async () => {
  const answer = await get('/process/0f2b')
  expect(answer.body).toContain('<script>ask("$&")</script></head>')
  const print = createHash('sha256').update('ask("$&")').digest('base64')
  expect(answer.headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${print}';`)
  for (const other of ['/', '/contact', '/campagne/detail-0f2b', '/nowhere'])
    expect((await get(other)).body).not.toContain('<script>')
  // The way in hears who presses before it is alive, by a line of its own.
  const login = await get('/login')
  const [, line = ''] = /<script>(document\.onsubmit=[^<]+)<\/script>/.exec(login.body) ?? []
  const ofLine = createHash('sha256').update(line).digest('base64')
  expect(login.headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${ofLine}';`)
})

test('a screen of the frame is answered with the frame, any other without it', async () => {
  expect((await get('/process/0f2b')).body).toContain('<title>frame</title>')
  expect((await get('/campagne/detail-0f2b')).body).toContain('<title>shell</title>')
})

test('robots, finders of holes and keepers of passwords find what they look for', async () => {
  const robots = await app.inject('/robots.txt')
  expect([robots.statusCode, robots.payload]).toEqual([200, expect.stringContaining('Disallow: /api/')])
  const security = await app.inject('/.well-known/security.txt')
  expect(security.payload).toContain(`Contact: mailto:${demoOperator.email}\n`)
  const expires = /^Expires: (\S+)$/m.exec(security.payload)?.[1] ?? ''
  expect(Date.parse(expires) - Date.now()).toBeGreaterThan(300 * 86_400_000)
  const change = await app.inject('/.well-known/change-password')
  expect([change.statusCode, change.headers['location']]).toEqual([302, '/profile'])
  const icon = await app.inject('/favicon.ico')
  expect([icon.statusCode, icon.headers['location']]).toEqual([302, '/favicon.svg'])
  const manifest = await app.inject('/site.webmanifest')
  expect(manifest.headers['content-type']).toContain('application/manifest+json')
  expect(manifest.json()).toMatchObject({ name: 'Moisson', start_url: '/beneficiaire' })
})
