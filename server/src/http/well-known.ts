import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

const aYearMs = 365 * 86_400_000

/** The addresses where browsers, robots and finders of holes look by themselves, without any page of ours. */
export function serveWellKnown(app: FastifyInstance, config: Config): void {
  const text = (address: string, lines: () => string[]) =>
    app.get(address, (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=86400')
        .header('x-content-type-options', 'nosniff')
        .type('text/plain; charset=utf-8')
        .send(`${lines().join('\n')}\n`),
    )
  // What is public is the pages before the sign-in; the rest answers nobody who is not known.
  text('/robots.txt', () => [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /login/',
    'Disallow: /demo/',
    `Sitemap: ${config.publicUrl}/sitemap.xml`,
  ])
  // RFC 9116: who runs the installation answers for it.
  text('/.well-known/security.txt', () => [
    ...(config.operator.email ? [`Contact: mailto:${config.operator.email}`] : []),
    `Contact: ${config.publicUrl}/contact`,
    `Expires: ${new Date(Date.now() + aYearMs).toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: fr, en',
    `Canonical: ${config.publicUrl}/.well-known/security.txt`,
  ])
  app.get('/.well-known/change-password', (_request, reply) => reply.redirect('/profile', 302))
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg', 302))
  app.get('/site.webmanifest', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifest)),
  )
}

const manifest = {
  name: 'Moisson',
  short_name: 'Moisson',
  lang: 'fr',
  id: '/',
  // Whoever works elsewhere is led to their own space.
  start_url: '/beneficiaire',
  display: 'standalone',
  background_color: '#f8fafc',
  theme_color: '#f8fafc',
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    ...[192, 512].map((side) => ({
      src: `/icon-${side}.png`,
      type: 'image/png',
      sizes: `${side}x${side}`,
      purpose: 'any maskable',
    })),
  ],
}
