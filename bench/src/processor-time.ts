import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const tick = 10

/** Milliseconds of processor that this process and the PostgreSQL in a folder have used; steadier than a clock on a busy machine. */
function processorTime(folder: string): { server: number; database: number } {
  const { user, system } = process.cpuUsage()
  return { server: (user + system) / 1000, database: databaseTime(folder) }
}

/** What the requests of several loads cost, by name, round after round. */
export class Costs {
  readonly #folder: string
  readonly #spent = new Map<string, { server: number; database: number; requests: number }>()
  constructor(folder: string) {
    this.#folder = folder
  }

  async of<Result extends { requests: number }>(name: string, work: () => Promise<Result>): Promise<Result> {
    const before = processorTime(this.#folder)
    const result = await work()
    const after = processorTime(this.#folder)
    const spent = this.#spent.get(name) ?? { server: 0, database: 0, requests: 0 }
    this.#spent.set(name, {
      server: spent.server + after.server - before.server,
      database: spent.database + after.database - before.database,
      requests: spent.requests + result.requests,
    })
    return result
  }

  /** `0.61 + 1.20 ms of processor a request (server + database)`. */
  said(name: string): string {
    const { server, database, requests } = this.#spent.get(name) ?? { server: 0, database: 0, requests: 1 }
    const each = (time: number) => (time / requests).toFixed(2)
    return `${each(server)} + ${each(database)} ms of processor a request (server + database)`
  }
}

/** The postmaster, its living children and its dead ones; 0 where the system does not say. */
function databaseTime(folder: string): number {
  if (!existsSync('/proc/self/stat')) return 0
  const pidFile = join(folder, 'postgres/data/postmaster.pid')
  const postmaster = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
  let ticks = 0
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue
    const fields = statOf(entry)
    if (Number(entry) === postmaster) ticks += sum(fields.slice(11, 15))
    else if (Number(fields[1]) === postmaster) ticks += sum(fields.slice(11, 13))
  }
  return ticks * tick
}

/** The fields of a process after its name: state, parent, …, user and system ticks from the twelfth on. */
function statOf(pid: string): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}
const sum = (values: readonly string[]): number => values.reduce((total, value) => total + Number(value), 0)
