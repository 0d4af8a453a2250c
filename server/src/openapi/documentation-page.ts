import { languages, type Language } from '@moisson/law/text'
import type { Json } from './named-schemas.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const text = (value: unknown) => String(value).replaceAll(/[&<>"]/g, (found) => escapes[found] ?? found)
const json = (value: unknown) => text(JSON.stringify(value, null, 2))

const words = {
  fr: {
    title: 'API de Moisson',
    data: 'Le même document pour les machines',
    itself: 'Français',
    parameters: 'Paramètres',
    body: 'Corps envoyé',
    answer: 'Réponse',
    refusals: 'Refus',
    send: 'Essayer',
    as: 'Se faire passer pour',
    nobody: 'Choisissez une personne, puis essayez n’importe quel appel : il agit sur la démonstration.',
    language: 'La description des appels est en anglais.',
  },
  en: {
    title: 'Moisson API',
    data: 'The same document for machines',
    itself: 'English',
    parameters: 'Parameters',
    body: 'Body sent',
    answer: 'Answer',
    refusals: 'Refusals',
    send: 'Try it',
    as: 'Act as',
    nobody: 'Choose a person, then try any call: it acts on the demonstration.',
    language: '',
  },
} as const
type Words = (typeof words)[Language]

interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description: string
  parameters?: { name: string; in: string; required: boolean; description: string; example?: unknown }[]
  requestBody?: { content: Record<string, { example?: unknown }> }
  responses: Record<string, { description: string; content?: Record<string, { example?: unknown }> }>
}

/** The personas by whom the calls can be tried; none outside the demo. */
export type TriedAs = readonly { id: string; name: string }[]

/** The same page in each other language. */
const others = (language: Language): string =>
  languages
    .filter((one) => one !== language)
    .map((one) => `<a href="?lang=${one}" lang="${one}">${words[one].itself}</a>`)
    .join(' · ')

/** The document as a page; with personas, each call can be tried on it. */
export function documentationPage(document: Json, language: Language, triedAs: TriedAs): string {
  const say = words[language]
  const paths = document['paths'] as Record<string, Record<string, Operation>>
  const tags = document['tags'] as { name: string; description: string }[]
  const sections = tags.map(({ name, description }) => {
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(
          ([
            ,
            {
              tags: [tag],
            },
          ]) => tag === name,
        )
        .map(([method, operation]) => section(method, path, operation, say, triedAs.length > 0)),
    )
    return `<h2 id="${text(name)}">${text(name)}</h2><p>${text(description)}</p>${calls.join('')}`
  })
  const index = tags.map(({ name }) => `<a href="#${text(name)}">${text(name)}</a>`).join(' ')
  const about = String((document['info'] as Json)['description']).split('\n\n')
  const people = triedAs
    .map(({ id, name }) => `<button type="button" data-persona="${text(id)}">${text(name)}</button>`)
    .join(' ')
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${say.title}</title><style>${pageStyle}</style>
<main><p>${others(language)} · <a href="openapi.json">${say.data}</a></p><h1>${say.title}</h1><p>${say.language}</p><div lang="en">${about.map((part) => `<p>${text(part)}</p>`).join('')}</div>
${people ? `<p id="people" role="group" aria-label="${say.as}">${say.as} : ${people}</p><p id="who" role="status">${say.nobody}</p>` : ''}<nav>${index}</nav>${sections.join('')}</main>${people ? '<script src="docs.js"></script>' : ''}</html>`
}

function section(method: string, path: string, operation: Operation, say: Words, tried: boolean): string {
  const { parameters = [], requestBody, responses } = operation
  const asked = parameters.filter((one) => one.in !== 'header' || one.required)
  const body = Object.values(requestBody?.content ?? {})[0]?.example
  const [success, ...others] = Object.entries(responses)
  const answer = Object.values(success?.[1].content ?? {})[0]?.example
  const rows = parameters.map(
    (one) =>
      `<tr><td><code>${text(one.name)}</code></td><td>${text(one.in)}</td><td>${text(one.description)}</td></tr>`,
  )
  const refused = others.map(([status, one]) => `<li>${text(status)}: ${text(one.description)}</li>`)
  const fields = asked.map(
    (one) =>
      `<label>${text(one.name)} <input name="${text(one.name)}" data-in="${text(one.in)}" value="${text(one.example ?? '')}"></label>`,
  )
  const form = `<form data-method="${text(method.toUpperCase())}" data-path="${text(path)}">${fields.join('')}${
    body === undefined
      ? ''
      : `<label>${say.body}<textarea name="body" rows="6">${json(body)}</textarea></label>`
  }<button>${say.send}</button><pre role="status" hidden></pre></form>`
  return `<details id="${text(operation.operationId)}"><summary><b>${text(method.toUpperCase())}</b> <code>${text(path)}</code> <span lang="en">${text(operation.summary)}</span></summary><div lang="en"><p>${text(operation.description)}</p></div>${
    rows.length > 0 ? `<h3>${say.parameters}</h3><table>${rows.join('')}</table>` : ''
  }${body === undefined ? '' : `<h3>${say.body}</h3><pre>${json(body)}</pre>`}${
    answer === undefined ? '' : `<h3>${say.answer} ${text(success?.[0])}</h3><pre>${json(answer)}</pre>`
  }<h3>${say.refusals}</h3><ul>${refused.join('')}</ul>${tried ? form : ''}</details>`
}

/** Its one style sheet, named by its print in the policy of the page. */
export const pageStyle = `body{font:16px/1.5 system-ui,sans-serif;color:#0f172a}main{max-width:60rem;margin:2rem auto;padding:0 1rem}nav a{margin-right:.75rem}a{color:#1d4ed8}
h2{margin-top:2.5rem}h3{font-size:1rem;margin:1rem 0 .25rem}details{border-top:1px solid #e2e8f0;padding:.5rem 0}summary{cursor:pointer;overflow-wrap:anywhere}
code{font:14px/1.4 ui-monospace,monospace}b{display:inline-block;min-width:4rem;color:#166534}pre{background:#f8fafc;padding:.75rem;overflow:auto;font-size:13px;max-height:24rem}
table{border-collapse:collapse;font-size:14px}td{padding:.15rem .75rem .15rem 0;vertical-align:top}form{background:#f0fdf4;padding:.75rem}label{display:block;margin-bottom:.5rem;font-size:14px}
input,textarea{display:block;width:100%;box-sizing:border-box;font:14px ui-monospace,monospace;padding:.25rem;border:1px solid #64748b}
button{font:inherit;padding:.35rem .75rem;border:1px solid #166534;background:#166534;color:#fff;cursor:pointer}button:focus-visible,input:focus-visible,textarea:focus-visible,summary:focus-visible,a:focus-visible{outline:3px solid #1d4ed8;outline-offset:2px}`
