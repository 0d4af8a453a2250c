import { createServer } from 'node:http'
import pg from 'pg'

/** A statement as it was sent to the database. */
export interface Statement {
  name?: string | undefined
  text: string
  values?: unknown[] | undefined
}

/** The statements that all connections of this process send while the work runs; one request at a time makes sense of them. */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = []
  const prototype = pg.Client.prototype as unknown as { query(...parts: unknown[]): unknown }
  const original = prototype.query
  prototype.query = function (this: pg.Client, ...parts: unknown[]) {
    const [first, second] = parts
    if (typeof first === 'string')
      statements.push({ text: first, values: Array.isArray(second) ? second : undefined })
    else if (typeof first === 'object' && first !== null && 'text' in first && !('submit' in first)) {
      const { name, text, values } = first as Statement
      statements.push({ name, text, values: values ?? (Array.isArray(second) ? second : undefined) })
    }
    return original.apply(this, parts)
  }
  try {
    await work()
  } finally {
    prototype.query = original
  }
  return statements
}

/** Sends the statements again, one after the other on one connection, and gives the rows of them all. */
export async function replay(pool: pg.Pool, statements: readonly Statement[]): Promise<unknown[]> {
  const client = await pool.connect()
  try {
    const rows: unknown[] = []
    for (const { name, text, values } of statements) {
      const result = (await client.query(name === undefined ? { text, values } : { name, text, values })) as
        | pg.QueryResult
        | pg.QueryResult[]
      for (const one of Array.isArray(result) ? result : [result]) rows.push(one.rows)
    }
    client.release()
    return rows
  } catch (error) {
    client.release(error as Error)
    throw error
  }
}

/** A bare `node:http` server: each address sends its statements and answers with their rows as JSON. */
export async function startBareServer(
  pool: pg.Pool,
  statementsOf: ReadonlyMap<string, readonly Statement[]>,
): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    request.resume()
    replay(pool, statementsOf.get(`${request.method} ${request.url}`) ?? []).then(
      (rows) => {
        const body = JSON.stringify(rows)
        response.writeHead(200, {
          'content-type': 'application/json; charset=utf-8',
          'content-length': Buffer.byteLength(body),
        })
        response.end(body)
      },
      (error: unknown) => {
        response.writeHead(500)
        response.end(String(error))
      },
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
