import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from 'playwright-core'
import { lookOften } from './look-often.ts'

/** The version in the name of the folder, so that a newer package never reuses an older browser. */
function packageVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const home = entry.slice(
    0,
    entry.lastIndexOf(join('@sparticuz', 'chromium')) + join('@sparticuz', 'chromium').length,
  )
  return (JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string }).version
}

/** The browser of the tests, unpacked once from its npm package; CHROME_PATH names another one. */
export async function launchBrowser(): Promise<Browser> {
  const { path, env } = await browserExecutable()
  const browser = await chromium.launch({
    executablePath: path,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--font-render-hinting=none',
    ],
    env: { ...process.env, ...env } as Record<string, string>,
  })
  await lookOften(browser)
  return browser
}

/** Where the browser is and what it needs in its environment; CHROME_PATH names another one. */
export async function browserExecutable(): Promise<{ path: string; env: Record<string, string> }> {
  const named = process.env['CHROME_PATH']
  return named ? { path: named, env: {} } : unpacked()
}

async function unpacked(): Promise<{ path: string; env: Record<string, string> }> {
  const folder = join(tmpdir(), `moisson-chromium-${packageVersion()}-${process.getuid?.() ?? 0}`)
  const path = join(folder, 'chromium')
  mkdirSync(folder, { recursive: true })
  if (!existsSync(join(folder, 'ready'))) {
    // The package unpacks into the temporary folder of its process, so it runs in a process of its own with ours.
    const script = `process.env.VERCEL='1'; const c=(await import('@sparticuz/chromium')).default; await c.executablePath()`
    execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      env: { ...process.env, TMPDIR: folder },
      cwd: new URL('.', import.meta.url),
    })
    writeFileSync(join(folder, 'ready'), '')
  }
  const fonts = join(folder, 'fonts.conf')
  writeFileSync(
    fonts,
    `<?xml version="1.0"?><fontconfig><dir>${join(folder, 'fonts')}</dir><dir>/usr/share/fonts</dir><cachedir>${join(folder, 'fontcache')}</cachedir></fontconfig>`,
  )
  return {
    path,
    env: {
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
      FONTCONFIG_FILE: fonts,
      HOME: process.env['HOME'] ?? homedir(),
    },
  }
}

interface WindowOf extends Pick<BrowserContextOptions, 'storageState'> {
  width?: number
  height?: number
  /** Whether the browser may keep the person's pages for later: what a worker answers, no test sees on its way. */
  keeps?: boolean
}

/** A person's browser: French, Paris, a phone of 390 px unless said. */
export function openAs(
  browser: Browser,
  { width = 390, height = 844, storageState, keeps = false }: WindowOf = {},
): Promise<BrowserContext> {
  return browser.newContext({
    ...(storageState && { storageState }),
    serviceWorkers: keeps ? 'allow' : 'block',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
    viewport: { width, height },
    acceptDownloads: true,
  })
}
