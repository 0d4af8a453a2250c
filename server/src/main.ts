import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { operatorFields, operatorNames } from '@moisson/core/privacy/operator'
import { boot, configFrom, webIsBuilt } from './boot.ts'
import { ConfigError } from './config.ts'
import { startDemo, type Demo } from './demo/start-demo.ts'
import { startDueWork } from './due-work.ts'
import { endOnSignals, startEnding } from './ending.ts'
import { buildApp } from './http/app.ts'
import { authenticate } from './identity/authenticate.ts'
import { listen } from './http/listen.ts'
import { serveHealth } from './http/health.ts'
import { personas } from './demo/personas.ts'
import { serveOpenApi } from './openapi/serve-openapi.ts'
import { serveWeb } from './http/web-files.ts'
import { startMailWorker } from './mail/start-mail-worker.ts'
import { sendTexts } from './sms/send-texts.ts'
import { routes } from './routes.ts'

const ending = startEnding()
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** One process: API, web files and due work; `--role=web` or `--role=worker` in production keep to their part. */
async function main(): Promise<void> {
  const role = process.argv.find((argument) => argument.startsWith('--role='))?.slice(7) ?? 'all'
  if (!['all', 'web', 'worker'].includes(role))
    throw new ConfigError(`--role is “${role}”: all, web or worker is expected`)
  const config = configFrom(process.env)
  endOnSignals(ending, (signal) => {
    if (config.demo) console.log(`\n${signal}: stopping, everything is kept…`)
  })
  // npm run dev serves the pages itself, as they are written.
  const needsPages = role !== 'worker' && !process.argv.includes('--without-pages')
  const built = needsPages ? buildWebWhenStale() : Promise.resolve()
  built.catch(() => {})
  const booting = boot(config)
  ending.add(async () => (await booting.catch(() => undefined))?.stop())
  const { services, owner } = await booting
  let demo: Demo | undefined
  const background: { pause(): Promise<void>; resume(): void }[] = []
  if (config.demo) {
    demo = await startDemo(
      { services, owner },
      {
        pause: async () => void (await Promise.all(background.map((work) => work.pause()))),
        resume: () => background.forEach((work) => work.resume()),
      },
    )
    ending.add(() => demo?.stop())
  }
  await built

  const app = await buildApp(services, {
    authenticate,
    routes: [...routes, ...(demo?.routes ?? [])],
    log: !config.demo,
    extend: async (instance) => {
      if (demo) instance.addHook('onRequest', demo.waitForWorld)
      serveHealth(instance, services)
      serveOpenApi(instance, config.apiBaseUrl, config.demo ? personas : [])
      await serveWeb(instance, config)
    },
  })
  if (ending.begun()) return
  ending.add(async () => app.close())
  if (role !== 'worker') {
    const port = await listen(app, config.host, config.port, config.demo)
    if (port !== config.port) {
      console.log(`Port ${config.port} is taken: using ${port}.`)
      config.port = port
    }
    if (!process.env['PUBLIC_URL'] && config.demo) config.publicUrl = `http://localhost:${port}`
  }
  let worldIsMade = demo !== undefined
  try {
    await demo?.makeWorldOnce(app)
  } catch (error) {
    if (ending.begun()) return
    console.error(
      'The demo world could not be made: it is tried again at the next start, or by npm run demo:reset.',
    )
    console.error(error)
    worldIsMade = false
  }
  if (ending.begun()) return
  const mail = role === 'web' ? undefined : startMailWorker(services)
  const texts = role === 'web' ? undefined : startMailWorker(services, 5000, sendTexts)
  services.wake = () => {
    mail?.wake()
    texts?.wake()
  }
  const due = role === 'web' ? undefined : startDueWork(services)
  background.push(...[mail, texts, due].filter((work) => work !== undefined))
  ending.add(async () => {
    await due?.stop()
    await mail?.stop()
    await texts?.stop()
  })
  const unsaid = operatorNames.filter((name) => config.operator[name] === null)
  if (unsaid.length > 0) {
    const variables = unsaid.map((name) => operatorFields[name].variable)
    console.warn(JSON.stringify({ level: 'warn', what: 'the legal pages are not complete', variables }))
  }
  if (demo && worldIsMade) await demo.welcome()
  else
    console.log(
      JSON.stringify({
        level: 'info',
        what: 'started',
        role,
        port: config.port,
        webBuilt: webIsBuilt(config),
      }),
    )
}

/** Builds the web application in its own process when its sources are newer than the last build; fails when it cannot. */
function buildWebWhenStale(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = join(root, 'web', 'build.ts')
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, '--when-stale'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-4000)))
    child.on('error', reject)
    child.on('exit', (code) => {
      if (code === 0) return resolve()
      // Pages of an older build would speak to calls that changed since.
      reject(new ConfigError(`the pages could not be built (npm run build says more):\n${said}`))
    })
  })
}

main().catch(async (error: unknown) => {
  // Ended while it started: what failed is what was taken from under it.
  if (ending.begun()) return
  console.error(error instanceof ConfigError ? `Moisson cannot start: ${error.message}` : error)
  await ending.run()
  process.exit(1)
})
