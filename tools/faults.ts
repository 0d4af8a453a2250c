import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'vitest/config'
import { root } from './steps.ts'

export interface Fault {
  name: string
  file: string
  find: string
  replace: string
  /** The tests that must turn red. */
  tests: string
}

/** Faults a careless change could make; a suite that stays green with one of them planted proves nothing. */
export const faults: readonly Fault[] = [
  {
    name: 'the tenant filter is removed',
    file: 'server/src/database/transaction.ts',
    find: "'app.companies': companies === '*' ? '*' : literal(companies),",
    replace: "'app.companies': companies.length < 0 ? '' : '*',",
    tests: 'server/src/http/access.test.ts',
  },
  {
    name: 'a guard of the life cycle is removed',
    file: 'core/src/campaign/life-cycle.ts',
    find: "return submitted_by === actor.user_id ? refuse('own_submission') : null",
    replace: 'return null',
    tests: 'core/src/campaign/life-cycle.test.ts',
  },
  {
    name: 'the audit row is dropped',
    file: 'server/src/http/handle.ts',
    find: 'if (isAudited(effect))',
    replace: 'if (isAudited(effect) && trail === null)',
    tests: 'server/src/http/handle.test.ts',
  },
  {
    name: 'a rounding is moved',
    file: 'law/src/money.ts',
    find: 'const top = 2 * amount * num + den',
    replace: 'const top = 2 * amount * num',
    tests: 'law/src/rules.test.ts',
  },
  {
    name: 'the outbox row is dropped',
    file: 'server/src/campaign/open-campaign.ts',
    find: 'await sendNotices(tx, campaign, now)',
    replace: 'void sendNotices',
    tests: 'server/src/campaign/launch.test.ts',
  },
]

/** Plants the fault named by the environment into the code under test; a fault that finds no place is an error. */
export function plantedFault(): Plugin[] {
  const name = process.env['PLANTED_FAULT']
  if (!name) return []
  const fault = faults.find((one) => one.name === name)
  if (!fault) throw new Error(`no fault is called ${name}`)
  const isIn = (id: string) => id.split('?')[0]?.endsWith(`/${fault.file}`) === true
  return [
    {
      name: 'planted-fault',
      enforce: 'pre',
      // The other modules are those of every run; the one with the fault must never be among what the next run takes up.
      api: { vitest: { ignoreFsModuleCache: true } },
      configureVitest: ({ defineCacheKeyGenerator }) =>
        defineCacheKeyGenerator(({ id }) => (isIn(id) ? false : undefined)),
      transform(code, id) {
        if (!isIn(id)) return undefined
        if (!code.includes(fault.find))
          throw new Error(`the fault “${fault.name}” finds no place in ${fault.file}`)
        return code.replace(fault.find, fault.replace)
      },
    },
  ]
}

const run = promisify(execFile)

/** Runs the tests of each fault with it planted, two at a time; every run must fail, and on an assertion of its own. */
export async function runFaults(): Promise<boolean> {
  const waiting = [...faults]
  let caught = 0
  const next = async (): Promise<void> => {
    const fault = waiting.shift()
    if (!fault) return
    const { failed, stdout } = await runWith(fault)
    const red = failed && /Tests .*\d+ failed/.test(stdout)
    if (red) caught++
    console.log(`${red ? 'red  ' : 'GREEN'}  ${fault.name}  (${fault.tests})`)
    if (!red) console.log(stdout.slice(-3000))
    await next()
  }
  await Promise.all([next(), next()])
  console.log(`${caught} passed, ${faults.length - caught} failed`)
  return caught === faults.length
}

async function runWith(fault: Fault): Promise<{ failed: boolean; stdout: string }> {
  const env = { ...process.env, PLANTED_FAULT: fault.name, NO_COLOR: '1' }
  const vitest = join(root, 'node_modules/.bin/vitest')
  try {
    const options = { cwd: root, env, maxBuffer: 64 * 1024 * 1024 }
    return { failed: false, stdout: (await run(vitest, ['run', '--bail=1', fault.tests], options)).stdout }
  } catch (error) {
    return { failed: true, stdout: (error as { stdout?: string }).stdout ?? '' }
  }
}
