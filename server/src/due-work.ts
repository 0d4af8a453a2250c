import { dealPublishedCeilings } from './abondement/deal-published.ts'
import { tellComments } from './accord/tell-comments.ts'
import { chainAudit } from './audit/chain-audit.ts'
import { resumeReadings } from './beneficiary/read-extract.ts'
import { campaignTasks } from './campaign/run-due.ts'
import { applyRecoveries } from './identity/factors/apply-recoveries.ts'
import { sweepFiles } from './file/sweep-files.ts'
import { journalErasures } from './privacy/journal-erasures.ts'
import { endDueRatifications } from './ratification/end-due.ts'
import { runRetention } from './privacy/run-retention.ts'
import type { Services } from './services.ts'

export interface DueWork {
  /** Ends what is under way and starts nothing until `resume`. */
  pause(): Promise<void>
  resume(): void
  stop(): Promise<void>
}

export interface Task {
  name: string
  everyMs: number
  /** From then on the task ends at the next chance and goes on in its next round. */
  limitMs: number
  /** How many of each were done. */
  run: (services: Services, goOn: () => boolean) => Promise<Record<string, number>>
}

const HOUR = 60 * 60 * 1000
const once = (run: (services: Services) => Promise<unknown>) => async (services: Services) => {
  await run(services)
  return {}
}

const dueTasks: readonly Task[] = [
  ...campaignTasks.map((task) => ({ ...task, everyMs: 5000, limitMs: 20_000 })),
  {
    name: 'ratifications',
    everyMs: 5000,
    limitMs: 20_000,
    run: async (services, goOn) => ({ ratifications: await endDueRatifications(services, goOn) }),
  },
  {
    name: 'comments on drafts',
    everyMs: 60_000,
    limitMs: 20_000,
    run: async (services, goOn) => ({ drafts_told: await tellComments(services, goOn) }),
  },
  { name: 'recoveries', everyMs: 5000, limitMs: 20_000, run: applyRecoveries },
  { name: 'journal of erasures', everyMs: 5000, limitMs: 20_000, run: journalErasures },
  { name: 'readings', everyMs: 5000, limitMs: 20_000, run: once(resumeReadings) },
  { name: 'audit chain', everyMs: 5000, limitMs: 20_000, run: once(({ pool }) => chainAudit(pool)) },
  {
    name: 'published ceilings',
    everyMs: 24 * HOUR,
    limitMs: HOUR,
    run: dealPublishedCeilings,
  },
  { name: 'forgetting', everyMs: 6 * HOUR, limitMs: HOUR, run: runRetention },
  { name: 'file sweep', everyMs: 24 * HOUR, limitMs: HOUR, run: once(sweepFiles) },
]

/**
 * Does what falls due, by query and never from memory: a process that was down catches up at its start. Each task runs
 * by itself: one that is slow or fails neither delays nor skips the others.
 */
export function startDueWork(services: Services, tasks: readonly Task[] = dueTasks): DueWork {
  const loops = tasks.map((task) => loopOf(services, task))
  return {
    pause: async () => void (await Promise.all(loops.map((loop) => loop.pause()))),
    resume: () => loops.forEach((loop) => loop.resume()),
    stop: async () => void (await Promise.all(loops.map((loop) => loop.pause()))),
  }
}

function loopOf(services: Services, task: Task) {
  let paused = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let failures = 0
  const round = async () => {
    const started = performance.now()
    const spent = () => Math.round(performance.now() - started)
    try {
      const done = await task.run(services, () => !paused && spent() < task.limitMs)
      if (Object.values(done).some((count) => count > 0)) {
        services.wake()
        say('info', { ...done, ms: spent() })
      }
      failures = 0
    } catch (error) {
      failures += 1
      const reason = error instanceof Error ? error.message : String(error)
      say('error', { error: reason, failures, ms: spent() })
    }
    if (!paused) timer = setTimeout(start, task.everyMs)
  }
  const say = (level: 'info' | 'error', facts: Record<string, unknown>) => {
    // What was done is for the log of an installation; the demo's terminal hears of failures only.
    if (level === 'error' || !services.config.demo)
      console[level](JSON.stringify({ level, what: 'due work', task: task.name, ...facts }))
  }
  const start = () => {
    running = round()
  }
  start()
  return {
    async pause() {
      paused = true
      clearTimeout(timer)
      await running
    },
    resume() {
      if (!paused) return
      paused = false
      start()
    },
  }
}
