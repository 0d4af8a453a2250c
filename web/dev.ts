// npm run dev: the pages from Vite, hot, and the API behind them, started again when its code changes.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { createServer, type Plugin } from 'vite'
import { generateRoutes, webFolder } from './generate-routes.ts'
import { seldomFont, writeFonts } from './light-font.ts'

const root = dirname(webFolder)
const port = Number(process.env['PORT'] ?? 4000)
const apiPort = port + 1
const ofApi = /\/(server|core|contract|law)\/src\/.*(?<!\.test)\.(ts|tsx|json)$/
const say = (what: string) => console.log(`  ${new Date().toLocaleTimeString('fr-FR')}  ${what}`)
const since = (start: number) => `${Math.round(performance.now() - start)} ms`

let api: ChildProcess | undefined
let ending = false
/** One start or end at a time, in the order asked for. */
let turn = Promise.resolve()

function startApi(why: string): void {
  const asked = performance.now()
  turn = turn.then(async () => {
    await endApi()
    if (ending) return
    api = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', join(root, 'server/src/main.ts'), '--without-pages'],
      {
        cwd: root,
        env: { ...process.env, PORT: String(apiPort), PUBLIC_URL: `http://localhost:${port}` },
        // The channel carries nothing: its end tells the API that this process is gone.
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      },
    )
    api.stdout?.on('data', (chunk: Buffer) => {
      if (/Moisson is running|"what":"started"/.test(chunk.toString()))
        say(`API ready ${why}: ${since(asked)}`)
    })
  })
}

async function endApi(): Promise<void> {
  if (!api || api.exitCode !== null || api.signalCode !== null) return
  const gone = once(api, 'exit')
  api.kill('SIGTERM')
  await gone
}

/** When a page shows what was saved, it tells so, and the time since is printed. */
function shownAfter(): Plugin {
  const told = '/@shown-after.js'
  let saved = 0
  return {
    name: 'shown-after',
    apply: 'serve',
    resolveId: (id) => (id === told ? id : null),
    load: (id) =>
      id === told ? `import.meta.hot.on('vite:afterUpdate', () => import.meta.hot.send('shown'))` : null,
    transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: told }, injectTo: 'head' }],
    hotUpdate: () => void (saved = performance.now()),
    configureServer: ({ ws }) => void ws.on('shown', () => say(`shown ${since(saved)} after it was saved`)),
  }
}

await generateRoutes()
if (!existsSync(seldomFont)) await writeFonts()
startApi('')
const pages = await createServer({
  configFile: join(webFolder, 'vite.config.ts'),
  plugins: [shownAfter()],
  server: {
    port,
    strictPort: true,
    proxy: { '/api': `http://127.0.0.1:${apiPort}` },
    fs: { allow: [root] },
  },
})
await pages.listen()
pages.watcher.add(['server/src', 'core/src', 'contract/src', 'law/src'].map((folder) => join(root, folder)))
pages.watcher.on('change', (path) => {
  if (ofApi.test(path)) startApi(`after ${relative(root, path)}`)
})
say(`Pages on http://localhost:${port}; Ctrl+C ends`)

function end(): void {
  if (ending) return
  ending = true
  turn = turn.then(async () => {
    await Promise.all([endApi(), pages.close()])
    process.exit(0)
  })
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
// The process that started this one is gone.
process.on('disconnect', end)
process.channel?.unref()
