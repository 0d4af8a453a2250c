import { spawn, type ChildProcess } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

export interface Step {
  name: string
  command: string
  args: string[]
}

/** At a time, of the steps that none of the others waits for: several keep to one core for most of their time. */
const AT_ONCE = 2

/**
 * Runs steps one after the other, and those of a list beside each other, the first ones first; ends with the first
 * failure and prints how long each took.
 */
export async function runSteps(stages: readonly (Step | readonly Step[])[]): Promise<void> {
  for (const stage of stages) {
    if (!('length' in stage)) {
      await runStep(stage, 'inherit')
      continue
    }
    const waiting = [...stage]
    const next = async (): Promise<void> => {
      const step = waiting.shift()
      if (!step) return
      await runStep(step, 'pipe')
      await next()
    }
    await Promise.all(Array.from({ length: AT_ONCE }, next))
  }
}

const running = new Set<ChildProcess>()

/** `pipe` keeps what a step prints until its end, so that two that run at a time do not print into each other. */
async function runStep({ name, command, args }: Step, output: 'inherit' | 'pipe'): Promise<void> {
  const started = Date.now()
  if (output === 'inherit') console.log(`\n── ${name}`)
  const child = spawn(command, args, { cwd: root, stdio: ['inherit', output, output], env: process.env })
  running.add(child)
  const printed: Buffer[] = []
  child.stdout?.on('data', (part: Buffer) => printed.push(part))
  child.stderr?.on('data', (part: Buffer) => printed.push(part))
  const status = await new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
  running.delete(child)
  if (output === 'pipe') process.stdout.write(`\n── ${name}\n${Buffer.concat(printed).toString()}`)
  if (status !== 0) {
    console.error(`\n${name}: failed (${command} ${args.join(' ')})`)
    for (const other of running) other.kill()
    process.exit(status)
  }
  console.log(`   ${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

const bin = (name: string) => join(root, 'node_modules', '.bin', name)
const node = (script: string, ...args: string[]) => ({
  command: process.execPath,
  args: ['--disable-warning=ExperimentalWarning', join(root, script), ...args],
})

/** The types of the web application name its addresses. */
export const routes: Step = { name: 'routes of the web application', ...node('web/generate-routes.ts') }
// Each checker of a project works out for itself the types they share, and another step has the other core.
const tsc = (project: string) => ({ command: bin('tsc'), args: ['-p', project, '--checkers', '1'] })
/** What reads the code without running it, longest first. */
export const checks: Step[] = [
  { name: 'lint', command: bin('oxlint'), args: ['--type-aware', '--deny-warnings'] },
  { name: 'types', ...tsc('tsconfig.json') },
  { name: 'types of the web application', ...tsc('web/tsconfig.json') },
  { name: 'dead code', command: bin('knip'), args: ['--no-progress'] },
  { name: 'format', command: bin('oxfmt'), args: ['--check', '.'] },
]

export const build: Step = { name: 'web build and its budget', ...node('web/build.ts') }
/** Known faults, planted one at a time: the tests must notice each. */
export const faults: Step = { name: 'planted faults', ...node('tools/planted-faults.ts') }
export const tests: Step = { name: 'tests', command: bin('vitest'), args: ['run'] }
