import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { inEach, languageOf, type InEach, type Language } from '@moisson/law/text'
import { documentationPage, pageStyle, type TriedAs } from './documentation-page.ts'
import { openApiDocument } from './openapi-document.ts'
import { tryItScript } from './try-it.ts'

/** Serves the document and its page; in the demo, where there are personas, the page tries the calls. */
export function serveOpenApi(app: FastifyInstance, apiBaseUrl: string, triedAs: TriedAs): void {
  let made: { json: string; pages: InEach<string> } | undefined
  // Made when somebody first asks: a start does not wait for it.
  const ready = () => {
    if (made) return made
    const document = openApiDocument(apiBaseUrl)
    const pageIn = (language: Language) => documentationPage(document, language, triedAs)
    made = { json: JSON.stringify(document), pages: inEach(pageIn) }
    return made
  }
  const styleHash = createHash('sha256').update(pageStyle).digest('base64')
  const tries = triedAs.length > 0 ? "; script-src 'self'; connect-src 'self'" : ''
  const policy = `default-src 'none'; style-src 'sha256-${styleHash}'${tries}; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`
  app.get('/api/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(ready().json),
  )
  app.get<{ Querystring: { lang?: string } }>('/api/docs', (request, reply) =>
    reply
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(ready().pages[languageOf(request.query.lang)]),
  )
  if (triedAs.length > 0)
    app.get('/api/docs.js', (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(tryItScript),
    )
}
