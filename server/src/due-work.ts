import { chainAudit } from './audit/chain-audit.ts'
import { resumeReadings } from './beneficiary/read-extract.ts'
import { runDue } from './campaign/run-due.ts'
import { sweepFiles } from './file/sweep-files.ts'
import { forgetOld } from './forget-old.ts'
import type { Services } from './services.ts'

export interface DueWork {
  stop(): Promise<void>
}

/** Does what falls due, by query and never from memory: a process that was down catches up at its start. */
export function startDueWork(services: Services, everyMs = 5000): DueWork {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let rounds = 0
  const roundsOfDay = Math.ceil((24 * 60 * 60 * 1000) / everyMs)
  const round = async () => {
    try {
      const done = await runDue(services)
      if (Object.values(done).some((count) => count > 0)) services.wake()
      await resumeReadings(services)
      await chainAudit(services.pool)
      const count = rounds++
      if (count % 720 === 0) await forgetOld(services)
      if (count % roundsOfDay === 0) await sweepFiles(services)
    } catch (error) {
      console.error(
        JSON.stringify({
          level: 'error',
          what: 'due work',
          error: error instanceof Error ? error.message : String(error),
        }),
      )
    }
    if (!stopped) timer = setTimeout(start, everyMs)
  }
  const start = () => {
    running = round()
  }
  start()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
