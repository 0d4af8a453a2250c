import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { existsSync, utimesSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { madeWorld } from './made-world.ts'
import { freePort, newDataFolder } from './start-server.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
let dataFolder: string
let port: number
const begun: ChildProcess[] = []
beforeAll(async () => {
  dataFolder = newDataFolder(await madeWorld(inject('world')))
  port = await freePort()
})
afterAll(() => {
  for (const { pid } of begun)
    try {
      process.kill(-Number(pid), 'SIGKILL')
    } catch {
      // It ended by itself, as it should.
    }
})

/** The command people type, in a process group of its own as a terminal gives it, until it says that it runs. */
async function npmStart(command = ['start'], runs = 'Moisson is running'): Promise<ChildProcess> {
  const child = spawn('npm', command, {
    cwd: root,
    detached: true,
    env: { ...process.env, PORT: String(port), DATA_FOLDER: dataFolder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  begun.push(child)
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  for (let waited = 0; waited < 90_000; waited += 50) {
    if (printed.includes(runs)) return child
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}:\n${printed}`)
    await sleep(50)
  }
  throw new Error(`npm start did not come up:\n${printed}`)
}
/** Whether the server answers, and whether its PostgreSQL runs. */
async function running(): Promise<{ server: boolean; database: boolean }> {
  const server = await fetch(`http://127.0.0.1:${port}/api/ready`).then(
    () => true,
    () => false,
  )
  return { server, database: existsSync(join(dataFolder, 'postgres/data/postmaster.pid')) }
}

// The same data each time: each start is the one after an end.
test.each([
  { how: 'SIGTERM to npm', end: ({ pid }: ChildProcess) => process.kill(Number(pid), 'SIGTERM') },
  { how: 'SIGKILL to npm', end: ({ pid }: ChildProcess) => process.kill(Number(pid), 'SIGKILL') },
  { how: 'Ctrl-C', end: ({ pid }: ChildProcess) => process.kill(-Number(pid), 'SIGINT') },
])('npm start ended by $how leaves neither a server nor its PostgreSQL behind', async ({ end }) => {
  const npm = await npmStart()
  expect(await running()).toEqual({ server: true, database: true })
  end(npm)
  await expect.poll(running, { timeout: 20_000 }).toEqual({ server: false, database: false })
})

test('a second start on the same data is refused in one line, and the first goes on', async () => {
  const npm = await npmStart()
  const second = promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(root, 'server/src/main.ts')],
    { cwd: root, env: { ...process.env, PORT: '0', DATA_FOLDER: dataFolder } },
  )
  const { code, stderr } = (await second.catch((error: unknown) => error)) as { code: number; stderr: string }
  expect(stderr.trim()).toBe(
    `Moisson cannot start: another Moisson runs on the data of ${dataFolder}: stop it, or give this one a DATA_FOLDER of its own`,
  )
  expect(code).toBe(1)
  expect(await running()).toEqual({ server: true, database: true })
  process.kill(Number(npm.pid), 'SIGTERM')
  await expect.poll(running, { timeout: 20_000 }).toEqual({ server: false, database: false })
})

test('npm run dev serves the pages as written, starts the API again when its code changes, and Ctrl-C ends both', async () => {
  const child = await npmStart(['run', 'dev'], 'API ready')
  const page = await fetch(`http://localhost:${port}/login`, { headers: { accept: 'text/html' } })
  expect(await page.text()).toContain('src="/src/main.tsx"')
  const start = () => fetch(`http://localhost:${port}/api/ready`).then(({ status }) => status)
  expect(await start()).toBe(200)
  const again = new Promise<string>((resolve) =>
    child.stdout?.on('data', (chunk: Buffer) => {
      const said = /API ready after (\S+): \d+ ms/.exec(chunk.toString())?.[1]
      if (said) resolve(said)
    }),
  )
  utimesSync(join(root, 'server/src/http/health.ts'), new Date(), new Date())
  expect(await again).toBe('server/src/http/health.ts')
  expect(await start()).toBe(200)
  process.kill(-Number(child.pid), 'SIGINT')
  await expect.poll(running, { timeout: 15_000 }).toEqual({ server: false, database: false })
})
