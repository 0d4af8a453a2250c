import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'
import { madeWorld } from './made-world.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Under what a hook may take. */
const UP_WITHIN_MS = 240_000

export interface RunningServer {
  url: string
  dataFolder: string
  /** All that the process has printed. */
  output(): string
  /** Ends the process as a power cut would; PostgreSQL too when asked. */
  kill(options?: { database?: boolean }): Promise<void>
  /** Starts again on the same data. */
  restart(): Promise<void>
  /** Ends it in order and keeps its data. */
  park(): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts the product as `npm start` does, on data of its own, and waits until it says that it runs. `world` is the
 * data of a demo already made, to start from a copy of it.
 */
export async function startServer(env: Record<string, string> = {}, world?: string): Promise<RunningServer> {
  const copied = world ?? (env['DATABASE_URL'] === undefined ? await madeWorld(inject('world')) : undefined)
  const dataFolder = newDataFolder(copied)
  // Whether the pages are of today's sources is looked at once, by the start that makes the world.
  const pages = world === '' ? [] : ['--without-pages']
  let port = env['PORT'] ? Number(env['PORT']) : await freePort()
  let printed = ''
  let child: ChildProcess
  const start = async () => {
    printed = ''
    child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', join(root, 'server/src/main.ts'), ...pages],
      {
        cwd: root,
        env: { ...process.env, PORT: String(port), DATA_FOLDER: dataFolder, NODE_ENV: 'production', ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    child.stderr?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    // A demo is made while other tests run beside it: minutes where it takes one alone.
    for (const began = Date.now(); Date.now() - began < UP_WITHIN_MS;) {
      if (printed.includes('Moisson is running') || printed.includes('"what":"started"')) {
        // The demo moves on when its port was taken between our look and its start.
        port = Number(/is taken: using (\d+)/.exec(printed)?.[1] ?? port)
        return
      }
      if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}:\n${printed}`)
      await sleep(50)
    }
    throw new Error(`the server did not come up:\n${printed}`)
  }
  const gone = () =>
    new Promise<void>((resolve) =>
      child.exitCode === null && child.signalCode === null ? child.once('exit', () => resolve()) : resolve(),
    )
  const killDatabase = () => {
    try {
      process.kill(
        Number(readFileSync(join(dataFolder, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0]),
        'SIGKILL',
      )
    } catch {
      // It had not started.
    }
  }
  const park = async () => {
    child.kill('SIGTERM')
    await Promise.race([gone(), sleep(15_000)])
  }
  await start()
  return {
    get url() {
      return `http://127.0.0.1:${port}`
    },
    dataFolder,
    output: () => printed,
    async kill({ database = false } = {}) {
      child.kill('SIGKILL')
      if (database) killDatabase()
      await gone()
    },
    restart: start,
    park,
    async stop() {
      await park()
      killDatabase()
      if (!copied) rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

/**
 * A data folder of one's own, with a copy of a demo already made when there is one. A copy stays beside it until the end
 * of the run: in the minutes after many files are deleted, ext4 takes twenty times as long to make each new one.
 */
export function newDataFolder(world?: string): string {
  const folder = mkdtempSync(join(world ? dirname(world) : tmpdir(), 'moisson-e2e-'))
  if (world) execFileSync('cp', ['-a', `${world}/.`, folder])
  // Started by root, PostgreSQL runs as another user, who has to pass through.
  chmodSync(folder, 0o711)
  return folder
}

/**
 * A port nobody listens on, below those the kernel gives to whoever asks for any: no mail server or browser of another
 * test can be given it before ours listens.
 */
export function freePort(): Promise<number> {
  const port = randomInt(12_000, 32_000)
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(freePort()))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(port)))
  })
}
