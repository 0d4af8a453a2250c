// Runs on whatever Node started npm (20 or later): brings the packages and finds a Node 24 to work with.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stamp = join(root, 'node_modules', '.moisson-installed')

/** Installs what the lock file names, once per lock file, and builds the `pages` unless they are built next. Not `npm ci`, which refuses a registry that lacks the builds of another platform. */
export function installPackages({ pages = true } = {}) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.log('Moisson: installing packages, once (about a minute)…')
  const npm = process.env.npm_execpath
  const args = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) {
    console.error(
      'Moisson: the packages could not be installed; the lines above say why. Check the network, then run the same command again.',
    )
    process.exit(1)
  }
  writeFileSync(stamp, lock)
  if (pages) buildWeb()
}

/** Builds the pages with the packages just installed, so that every start after it is short. */
function buildWeb() {
  console.log('Moisson: building the pages, once…')
  const args = ['--disable-warning=ExperimentalWarning', join(root, 'web', 'build.ts'), '--when-stale']
  spawnSync(findNode(), args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
}

/** A Node that runs TypeScript as it is: this one from 24 on, else the one among the packages. */
export function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  const packaged = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node')
  if (existsSync(packaged)) return packaged
  console.error(
    `Moisson needs Node 24 or later on ${process.platform} ${process.arch}; this is Node ${process.versions.node}.`,
  )
  process.exit(1)
}

/** Runs a script of the project and ends as it ends. */
export function runScript(script, args) {
  const cache = join(root, '.cache', 'node')
  mkdirSync(cache, { recursive: true })
  const node = findNode()
  const env = {
    ...process.env,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? cache,
    PATH: `${dirname(node)}:${join(root, 'node_modules', '.bin')}:${process.env.PATH ?? ''}`,
  }
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', join(root, script), ...args], {
    cwd: process.env.INIT_CWD ?? process.cwd(),
    // The channel carries nothing: its end tells the child that this process is gone.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env,
  })
  child.channel?.unref()
  whenCallerIsGone(() => child.kill('SIGTERM'))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}

/** npm passes a signal on to a shell, which ends without telling what it started; a killed npm tells nobody. */
function whenCallerIsGone(end) {
  if (process.env.npm_lifecycle_event === undefined) return
  const before = callers()
  const watch = setInterval(() => {
    if (callers() === before) return
    clearInterval(watch)
    end()
  }, 300)
}

/** The process that started this one and, when that is npm's shell, npm. */
function callers() {
  const parent = process.ppid
  try {
    const shell = /^(sh|dash|bash|busybox)$/.test(readFileSync(`/proc/${parent}/comm`, 'utf8').trim())
    // The name stands in parentheses, then the state, then the parent.
    const of = readFileSync(`/proc/${parent}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]
    return shell ? `${parent} ${of}` : `${parent}`
  } catch {
    return `${parent}`
  }
}
