// npm run drill: the product against this machine's own PostgreSQL, with its defaults, behind pgbouncer in transaction
// mode: what an operator meets, and no test sees whose database is the embedded one.
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from './steps.ts'

const nobody = 65534
const asRoot = process.getuid?.() === 0
const account = asRoot ? { uid: nobody, gid: nobody } : {}

const bin = binariesOf()
const pgbouncer = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find((path) => existsSync(path))
const missing = [...(bin ? [] : ['PostgreSQL 15 or later (postgresql)']), ...(pgbouncer ? [] : ['pgbouncer'])]
if (!bin || !pgbouncer) {
  console.error(
    `npm run drill needs what this machine lacks: ${missing.join(' and ')}. On Debian: apt-get install -y postgresql pgbouncer`,
  )
  process.exit(2)
}

/** Where the newest PostgreSQL of the system is. */
function binariesOf(): string | undefined {
  const base = '/usr/lib/postgresql'
  const versions = existsSync(base)
    ? readdirSync(base)
        .map(Number)
        .filter((version) => version >= 15)
    : []
  const newest = versions.toSorted((a, b) => b - a)[0]
  return newest === undefined ? undefined : join(base, String(newest), 'bin')
}

const folder = mkdtempSync(join(tmpdir(), 'moisson-drill-'))
const [primary, standby, pooler] = [15432, 15433, 16432]
const children: ChildProcess[] = []
const run = (command: string, args: string[]) =>
  execFileSync(command, args, { ...account, cwd: folder, stdio: 'pipe' })
const psql = (statement: string, port = primary) =>
  run(join(bin, 'psql'), ['-XqAt', '-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-c', statement])
    .toString()
    .trim()

try {
  if (asRoot) chownSync(folder, nobody, nobody)
  await startPrimary()
  await startStandby()
  await startPooler(pgbouncer)
  console.log(
    `${psql('show server_version')} with jit = ${psql('show jit')}, ${execFileSync(pgbouncer, ['--version']).toString().split('\n')[0]}, pool_mode = transaction\n`,
  )
  const { status } = spawnSync(
    join(root, 'node_modules', '.bin', 'vitest'),
    ['run', '--project', 'e2e', '--reporter=verbose', 'e2e/src/drill.test.ts', 'e2e/src/replicas.test.ts'],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        PATH: `${bin}:${process.env['PATH'] ?? ''}`,
        DRILL_POSTGRES: `postgres://postgres@127.0.0.1:${primary}`,
        DRILL_POOLER: `postgres://postgres@127.0.0.1:${pooler}`,
        DRILL_STANDBY: `postgres://postgres@127.0.0.1:${standby}`,
      },
    },
  )
  process.exitCode = status ?? 1
} finally {
  for (const child of children.toReversed()) child.kill('SIGINT')
  await sleep(1500)
  rmSync(folder, { recursive: true, force: true })
}

function start(command: string, args: string[]): void {
  children.push(spawn(command, args, { ...account, cwd: folder, stdio: 'ignore' }))
}

async function answering(port: number): Promise<void> {
  for (let waited = 0; waited < 30_000; waited += 200) {
    try {
      psql('select 1', port)
      return
    } catch {
      await sleep(200)
    }
  }
  throw new Error(`PostgreSQL does not answer on port ${port}`)
}

/** A cluster as the system makes one, every setting at its default but where it listens. */
async function startPrimary(): Promise<void> {
  const data = join(folder, 'primary')
  run(join(bin ?? '', 'initdb'), [
    '-D',
    data,
    '-U',
    'postgres',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--auth=trust',
  ])
  start(join(bin ?? '', 'postgres'), ['-D', data, '-p', String(primary), '-k', folder, '-h', '127.0.0.1'])
  await answering(primary)
  psql('create role moisson_app login noinherit nosuperuser nobypassrls')
  psql('create role moisson login in role moisson_app')
}

async function startStandby(): Promise<void> {
  const data = join(folder, 'standby')
  run(join(bin ?? '', 'pg_basebackup'), [
    '-D',
    data,
    '-R',
    '-X',
    'stream',
    '-h',
    '127.0.0.1',
    '-p',
    String(primary),
    '-U',
    'postgres',
  ])
  start(join(bin ?? '', 'postgres'), ['-D', data, '-p', String(standby), '-k', folder, '-h', '127.0.0.1'])
  await answering(standby)
}

async function startPooler(program: string): Promise<void> {
  const settings = join(folder, 'pgbouncer')
  mkdirSync(settings)
  writeFileSync(join(settings, 'users.txt'), '"postgres" ""\n"moisson" ""\n')
  writeFileSync(
    join(settings, 'pgbouncer.ini'),
    `[databases]
* = host=127.0.0.1 port=${primary}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${pooler}
unix_socket_dir =
auth_type = trust
auth_file = ${join(settings, 'users.txt')}
pool_mode = transaction
default_pool_size = 5
max_client_conn = 200
server_reset_query_always = 1
`,
  )
  start(program, [join(settings, 'pgbouncer.ini')])
  await answering(pooler)
}
