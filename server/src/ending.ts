/** What a process has begun and has to end in order, the last begun first. */
export interface Ending {
  /** Whether the end has begun: nothing new is to be started. */
  begun(): boolean
  add(step: () => Promise<unknown> | undefined): void
  /** Runs every step, once; one that fails does not keep the others from being run. */
  run(): Promise<void>
}

export function startEnding(): Ending {
  const steps: Parameters<Ending['add']>[0][] = []
  let running: Promise<void> | undefined
  const all = async () => {
    for (let step = steps.pop(); step; step = steps.pop())
      await Promise.resolve(step()).catch((error: unknown) => console.error(error))
  }
  return {
    begun: () => running !== undefined,
    add: (step) => void steps.push(step),
    run: () => (running ??= all()),
  }
}

/**
 * Ends the process at a signal whenever it comes, also before everything has started, and when the process that started
 * it is gone. A signal repeated by hand a second later ends it at once.
 */
export function endOnSignals(ending: Ending, announce: (signal: string) => void): void {
  let first = 0
  const stop = (signal: string) => {
    if (ending.begun()) {
      if (signal === 'SIGINT' && Date.now() - first > 1000) process.exit(1)
      return
    }
    first = Date.now()
    announce(signal)
    setTimeout(() => process.exit(1), 25_000).unref()
    void ending.run().then(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(signal))
  if (process.channel) {
    process.on('disconnect', () => stop('the process that started this one is gone'))
    process.channel.unref()
  }
  // What reads the output may go first; that must not keep anything from ending in order.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}
