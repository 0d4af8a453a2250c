import { cpus, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds that work took. */
export async function timed(work: () => unknown): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const [low = NaN, high = NaN] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]]
  return (low + high) / 2
}

/** Share of the processors' time that nothing used, over a quarter of a second. */
async function idleShare(): Promise<number> {
  const count = () =>
    cpus().reduce(
      ({ idle, all }, { times }) => ({
        idle: idle + times.idle,
        all: all + times.user + times.nice + times.sys + times.idle + times.irq,
      }),
      { idle: 0, all: 0 },
    )
  const before = count()
  await sleep(250)
  const after = count()
  return (after.idle - before.idle) / Math.max(1, after.all - before.all)
}

/** Waits until the machine has nothing else to do; goes on after ten seconds, since it may never. */
async function quiet(): Promise<void> {
  for (let tries = 0; tries < 40; tries += 1) if ((await idleShare()) > 0.7) return
}

/**
 * Runs each measure in turn, round after round, so that all of them meet the same machine, and gives the median of
 * each. A measure answers the number it is about: milliseconds, or requests a second.
 */
export async function interleaved<Name extends string>(
  rounds: number,
  measures: Record<Name, (round: number) => Promise<number>>,
): Promise<Record<Name, number>> {
  const found = Object.fromEntries(Object.keys(measures).map((name) => [name, [] as number[]]))
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, measure] of Object.entries<(round: number) => Promise<number>>(measures)) {
      await quiet()
      found[name]?.push(await measure(round))
    }
  }
  return Object.fromEntries(Object.entries(found).map(([name, values]) => [name, median(values)])) as Record<
    Name,
    number
  >
}

/** Prints a path with its floors and says whether its ratio is within its budget. */
export function report(
  title: string,
  figures: Record<string, string>,
  verdict: { ratio: number; atMost?: number; atLeast?: number },
): void {
  const { ratio, atMost, atLeast } = verdict
  const good = atMost === undefined ? ratio >= (atLeast ?? 0) : ratio <= atMost
  const budget = atMost === undefined ? `at least ${atLeast}` : `at most ${atMost}`
  console.log(`\n${title} (load ${loadavg()[0]?.toFixed(1)})`)
  for (const [name, figure] of Object.entries(figures)) console.log(`  ${name.padEnd(44)} ${figure}`)
  console.log(`  ${'ratio'.padEnd(44)} ${ratio.toFixed(2)}, ${budget}: ${good ? 'kept' : 'MISSED'}`)
}

export const ms = (value: number): string => `${value.toFixed(0)} ms`
export const perSecond = (value: number): string => `${value.toFixed(0)}/s`
