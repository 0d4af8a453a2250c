import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

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
export async function startServer(
  env: Record<string, string> = {},
  world: string | undefined = env['DATABASE_URL'] === undefined ? inject('world') : undefined,
): Promise<RunningServer> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'moisson-e2e-'))
  if (world) execFileSync('cp', ['-a', `${world}/.`, dataFolder])
  // Started by root, PostgreSQL runs as another user, who has to pass through.
  chmodSync(dataFolder, 0o711)
  const port = await freePort()
  let printed = ''
  let child: ChildProcess
  const start = async () => {
    printed = ''
    child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', join(root, 'server/src/main.ts')],
      {
        cwd: root,
        env: { ...process.env, PORT: String(port), DATA_FOLDER: dataFolder, NODE_ENV: 'production', ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    child.stderr?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    for (let waited = 0; waited < 120_000; waited += 50) {
      if (printed.includes('Moisson is running') || printed.includes('"what":"started"')) return
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
    url: `http://127.0.0.1:${port}`,
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
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}
