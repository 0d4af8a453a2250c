import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

export interface Step {
  name: string
  command: string
  args: string[]
}

/** Runs steps one after the other and ends with the first failure; prints how long each took. */
export function runSteps(steps: readonly Step[]): void {
  for (const { name, command, args } of steps) {
    const started = Date.now()
    console.log(`\n── ${name}`)
    const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: process.env })
    if (status !== 0) {
      console.error(`\n${name}: failed (${command} ${args.join(' ')})`)
      process.exit(status ?? 1)
    }
    console.log(`   ${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`)
  }
}

const bin = (name: string) => join(root, 'node_modules', '.bin', name)
const node = (script: string, ...args: string[]) => ({
  command: process.execPath,
  args: ['--disable-warning=ExperimentalWarning', join(root, script), ...args],
})

/** What reads the code without running it. */
export const checks: Step[] = [
  { name: 'routes of the web application', ...node('web/generate-routes.ts') },
  { name: 'types', command: bin('tsc'), args: ['-p', 'tsconfig.json'] },
  { name: 'types of the web application', command: bin('tsc'), args: ['-p', 'web/tsconfig.json'] },
  { name: 'lint', command: bin('oxlint'), args: ['--type-aware', '--deny-warnings'] },
  { name: 'format', command: bin('oxfmt'), args: ['--check', '.'] },
  { name: 'dead code', command: bin('knip'), args: ['--no-progress'] },
]

export const build: Step = { name: 'web build and its budget', ...node('web/build.ts') }
/** Known faults, planted one at a time: the tests must notice each. */
export const faults: Step = { name: 'planted faults', ...node('tools/planted-faults.ts') }
export const tests: Step = { name: 'tests', command: bin('vitest'), args: ['run'] }
