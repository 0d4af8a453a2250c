import { execFile, spawn } from 'node:child_process'
import { StringDecoder } from 'node:string_decoder'
import { promisify } from 'node:util'
import { ConfigError } from '../config.ts'
import type { Address } from '../database/connect.ts'
import type { ArchiveWriter } from './archive.ts'
import type { TableShape } from './manifest.ts'
import { everything } from './whole-view.ts'

const run = promisify(execFile)

/** Whether a program of PostgreSQL's own is here and as new as the server. */
export async function hasProgram(name: 'pg_dump' | 'psql', server = 0): Promise<boolean> {
  try {
    const { stdout } = await run(name, ['--version'])
    return Number(/(\d+)/.exec(stdout)?.[1] ?? 0) >= server
  } catch {
    return false
  }
}

/** How PostgreSQL's programs reach the database; the password is told by the environment, which others cannot read. */
export function reachedBy(
  address: Address,
  settings: Record<string, string> = {},
): { url: string; env: NodeJS.ProcessEnv } {
  const said = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
  if (address.connectionString === undefined) {
    const { socketDirectory = '', port = 5432, database = 'moisson' } = address
    const at = new URLSearchParams({ host: socketDirectory, port: String(port), user: 'postgres' })
    if (said.length > 0) at.set('options', said.join(' '))
    return { url: `postgresql:///${database}?${escaped(at)}`, env: process.env }
  }
  const url = new URL(address.connectionString)
  const password = decodeURIComponent(url.password)
  url.password = ''
  const own = url.searchParams.get('options')
  if (said.length > 0) url.searchParams.set('options', [own ?? '', ...said].join(' ').trim())
  const query = escaped(url.searchParams)
  url.search = ''
  return {
    url: `${url.toString()}${query ? `?${query}` : ''}`,
    env: password ? { ...process.env, PGPASSWORD: password } : process.env,
  }
}
/** libpq takes a plus sign for itself. */
const escaped = (search: URLSearchParams): string => search.toString().replaceAll('+', '%20')

/** A script of pg_dump at the snapshot of the view that the counts come from; its rows are counted while they pass. */
export async function dumpByProgram(
  address: Address,
  snapshot: string,
  archive: ArchiveWriter,
  tables: readonly TableShape[],
): Promise<void> {
  const { url, env } = reachedBy(address, everything)
  const args = [
    '--no-owner',
    '--no-comments',
    '--enable-row-security',
    `--snapshot=${snapshot}`,
    `--dbname=${url}`,
  ]
  const child = spawn('pg_dump', args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  child.stderr.on('data', (piece: Buffer) => (said = (said + piece.toString()).slice(-2000)))
  const ended = new Promise<number | null>((resolve, reject) =>
    child.on('error', reject).on('close', resolve),
  )
  const counted = new Map<string, number>()
  await archive.addStream('dump.sql', counting(child.stdout, counted))
  if ((await ended) !== 0) throw new ConfigError(`pg_dump: ${firstLine(said)}`)
  for (const { name, rows } of tables)
    if (counted.get(name) !== rows)
      throw new ConfigError(`“${name}” has ${rows} rows and ${counted.get(name) ?? 0} came: nothing was kept`)
}

export const firstLine = (text: string): string => text.trim().split('\n')[0] ?? ''

async function* counting(
  script: AsyncIterable<Buffer>,
  counted: Map<string, number>,
): AsyncGenerator<Buffer> {
  const decoder = new StringDecoder('latin1')
  let rest = ''
  let table: string | undefined
  for await (const piece of script) {
    const lines = (rest + decoder.write(piece)).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      if (table === undefined) {
        table = /^COPY public\."?(\w+)"? \(.*\) FROM stdin;$/.exec(line)?.[1]
        if (table !== undefined) counted.set(table, 0)
      } else if (line === '\\.') table = undefined
      else counted.set(table, (counted.get(table) ?? 0) + 1)
    }
    yield piece
  }
}
