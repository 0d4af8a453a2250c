import { StringDecoder } from 'node:string_decoder'
import type pg from 'pg'
import { to } from 'pg-copy-streams'

export type Fields = readonly (string | null)[]

/**
 * The rows of a query, a few hundred at a time, through COPY: PostgreSQL writes them while they are read, and only
 * what is on its way is in memory. The query holds no parameter: callers put identifiers in it that they checked.
 */
export async function* copyLines(client: pg.PoolClient, query: string): AsyncGenerator<Fields[]> {
  const stream = client.query(to(`copy (${query}) to stdout`))
  const decoder = new StringDecoder('utf8')
  let rest = ''
  let ended = false
  try {
    for await (const piece of stream.iterator({ destroyOnReturn: false })) {
      const text = rest + decoder.write(piece as Buffer)
      const end = text.lastIndexOf('\n')
      rest = text.slice(end + 1)
      if (end >= 0) yield text.slice(0, end).split('\n').map(fieldsOf)
    }
    ended = true
  } finally {
    // The connection can say nothing else before the copy is over: whoever leaves early lets it run out.
    if (!ended && !stream.destroyed)
      await new Promise((done) => stream.on('close', done).on('error', done).resume())
  }
}

function fieldsOf(line: string): Fields {
  const fields: (string | null)[] = line.split('\t')
  if (!line.includes('\\')) return fields
  for (let at = 0; at < fields.length; at += 1) {
    const field = fields[at] as string
    if (field === '\\N') fields[at] = null
    else if (field.includes('\\'))
      fields[at] = field.replaceAll(/\\(.)/g, (_, code: string) => escapes[code] ?? code)
  }
  return fields
}
const escapes: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }
