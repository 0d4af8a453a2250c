import type { Json } from './named-schemas.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const text = (value: unknown) => String(value).replaceAll(/[&<>"]/g, (found) => escapes[found] ?? found)

/** The document as a page that reads well without any script. */
export function documentationPage(document: Json): string {
  const paths = document['paths'] as Record<string, Record<string, Json>>
  const byTag = new Map<string, string[]>()
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, details] of Object.entries(methods)) {
      const tag = (details['tags'] as string[])[0] ?? ''
      byTag.set(tag, [...(byTag.get(tag) ?? []), section(method, path, details)])
    }
  }
  const index = [...byTag.keys()].map((tag) => `<a href="#${text(tag)}">${text(tag)}</a>`).join(' ')
  const body = [...byTag]
    .map(([tag, sections]) => `<h2 id="${text(tag)}">${text(tag)}</h2>${sections.join('')}`)
    .join('')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Moisson API</title><style>
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#0f172a}nav a{margin-right:.75rem}a{color:#1d4ed8}
h2{margin-top:2.5rem;text-transform:capitalize}details{border-top:1px solid #e2e8f0;padding:.5rem 0}summary{cursor:pointer;overflow-wrap:anywhere}
code{font:14px/1.4 ui-monospace,monospace}b{display:inline-block;min-width:4rem;color:#166534}pre{background:#f8fafc;padding:.75rem;overflow:auto;font-size:13px}</style>
<h1>Moisson API</h1><p>${text((document['info'] as Json)['description'])} The same as data: <a href="openapi.json">openapi.json</a>.</p><nav>${index}</nav>${body}</html>`
}

function section(method: string, path: string, details: Json): string {
  const request = (details['requestBody'] as { content?: Json } | undefined)?.content
  const responses = Object.entries(details['responses'] as Record<string, Json>)
    .map(([status, response]) => `<li>${text(status)}: ${text(response['description'])}</li>`)
    .join('')
  return `<details><summary><b>${text(method.toUpperCase())}</b> <code>${text(path)}</code> — ${text(details['summary'])}</summary>
<p>${text(details['description'])}</p>${details['parameters'] ? `<pre>${text(JSON.stringify(details['parameters'], null, 1))}</pre>` : ''}${
    request ? `<pre>${text(JSON.stringify(request, null, 1))}</pre>` : ''
  }<ul>${responses}</ul><pre>${text(JSON.stringify((Object.values(details['responses'] as object)[0] as { content?: Json }).content ?? {}, null, 1))}</pre></details>`
}
