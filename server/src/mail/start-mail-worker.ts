import type { Services } from '../services.ts'
import { sendOutbox } from './send-outbox.ts'
import { takeOverLost } from './sender-lease.ts'

export interface MailWorker {
  /** Looks at the outbox at once. */
  wake(): void
  /** Ends after the mails already claimed, and sends nothing until `resume`. */
  pause(): Promise<void>
  resume(): void
  stop(): Promise<void>
}

/** Sends mails, or messages, as they fall due; several processes share the work without sending anything twice. */
export function startMailWorker(
  services: Services,
  everyMs = 5000,
  send: (services: Services, options: { goOn: () => boolean }) => Promise<unknown> = sendOutbox,
): MailWorker {
  let paused = false
  let woken = false
  let endRest: (() => void) | undefined
  let running = run()
  const wake = () => {
    woken = true
    endRest?.()
  }
  const pause = async () => {
    paused = true
    wake()
    await running
  }
  return {
    wake,
    pause,
    resume() {
      if (!paused) return
      paused = false
      running = run()
    },
    stop: pause,
  }

  async function run(): Promise<void> {
    while (!paused) {
      woken = false
      try {
        await takeOverLost(services)
        await send(services, { goOn: () => !paused })
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        console.error(JSON.stringify({ level: 'error', what: 'mail', error: reason }))
      }
      if (!woken && !paused) await rest()
    }
  }

  function rest(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, everyMs)
      endRest = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}
