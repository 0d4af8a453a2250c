import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { argumentFor } from './argued.ts'
import type { Mutant } from './mutant.ts'

/** A quick look first; who survives it meets the comparisons with many more cases. */
const QUICK_RUNS = 60
const LONG_RUNS = 300
/** An endless fault is ended after so many times what all the tests take without one, a busy machine included. */
const TIMES_AS_LONG = 12
const LEAST_LIMIT_MS = 30_000
/** Whatever a fault piles up ends its own process here, not the machine. */
const HEAP_MB = 768
/** Modules loaded again are never freed: a child that holds more is followed by a fresh one. */
const KEPT_MB = 600
const PER_CHILD = 40

const script = fileURLToPath(new URL('run-mutants-process.ts', import.meta.url))

export interface Judged {
  mutant: Mutant
  /** The test that saw it, or null. */
  by: string | null
}

/** What a child says of one mutant, or how it ended instead. */
type Answer = { by: string | null; rss_mb: number } | { ended: 'the time limit' | 'the process ends' }

/** One process that judges mutants one after the other, and may be ended by any of them. */
class Child {
  readonly #process: ChildProcess
  readonly #gone: Promise<Answer>
  #asked = 0

  constructor(heap_mb: number) {
    // A runtime that ends for want of memory prints pages about itself: the answer is that it ended.
    this.#process = fork(script, {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: ['--disable-warning=ExperimentalWarning', `--max-old-space-size=${heap_mb}`],
    })
    this.#gone = new Promise((resolve) => {
      const end = () => resolve({ ended: 'the process ends' })
      this.#process.once('exit', end)
      this.#process.on('error', end)
    })
  }

  async ask(mutant: Mutant | null, runs: number, limit_ms: number): Promise<Answer> {
    this.#asked += 1
    const answer = new Promise<Answer>((resolve) => {
      this.#process.once('message', (said) => resolve(said as Answer))
    })
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<Answer>((resolve) => {
      timer = setTimeout(() => resolve({ ended: 'the time limit' }), limit_ms)
    })
    this.#process.send({ mutant, runs }, () => {})
    const first = await Promise.race([answer, this.#gone, late])
    clearTimeout(timer)
    return first
  }

  isWorn(last: Answer): boolean {
    return 'ended' in last || last.rss_mb > KEPT_MB || this.#asked >= PER_CHILD
  }

  async end(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return
    const exit = once(this.#process, 'exit')
    this.#process.kill('SIGKILL')
    await exit
  }
}

/** Children one after the other: a fresh one whenever the last was ended or holds too much. */
class Bench {
  readonly #heap_mb: number
  #child: Child
  #limit_ms = 600_000

  constructor(heap_mb: number) {
    this.#heap_mb = heap_mb
    this.#child = new Child(heap_mb)
  }

  /** Without a mutant all tests must pass; how long they take sets the limit. */
  async tryWithout(runs: number): Promise<void> {
    const begun = performance.now()
    const sound = await this.#child.ask(null, runs, this.#limit_ms)
    const by = 'ended' in sound ? sound.ended : sound.by
    if (by !== null) throw new Error(`a test of law fails without a mutant: ${by}`)
    this.#limit_ms = Math.max(LEAST_LIMIT_MS, TIMES_AS_LONG * (performance.now() - begun))
  }

  /** The test that sees the mutant, or null. What ends a process is asked once more: only twice is the fault's doing. */
  async seenBy(mutant: Mutant, runs: number): Promise<string | null> {
    const first = await this.#ask(mutant, runs)
    const answer = 'ended' in first ? await this.#ask(mutant, runs) : first
    return 'ended' in answer ? answer.ended : answer.by
  }

  async #ask(mutant: Mutant, runs: number): Promise<Answer> {
    const answer = await this.#child.ask(mutant, runs, this.#limit_ms)
    if (this.#child.isWorn(answer)) {
      await this.#child.end()
      this.#child = new Child(this.#heap_mb)
    }
    return answer
  }

  end(): Promise<void> {
    return this.#child.end()
  }
}

/** Each mutant against the tests of law, on `workers` processes; without a mutant these must all pass. */
export async function judge(
  mutants: readonly Mutant[],
  seen: (judged: Judged) => void,
  { workers = 2, runs = [QUICK_RUNS, LONG_RUNS], heap_mb = HEAP_MB } = {},
): Promise<Judged[]> {
  const waiting = [...mutants.entries()]
  const judged: Judged[] = []
  const work = async () => {
    const bench = new Bench(heap_mb)
    try {
      await bench.tryWithout(runs[0] ?? QUICK_RUNS)
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [place, mutant] = next
        let by: string | null = null
        // What is argued to change nothing gets one look only.
        const looks = argumentFor(mutant) === undefined ? runs : runs.slice(0, 1)
        for (const count of looks) by ??= await bench.seenBy(mutant, count)
        judged[place] = { mutant, by }
        seen({ mutant, by })
      }
    } finally {
      await bench.end()
    }
  }
  await Promise.all(Array.from({ length: Math.min(workers, mutants.length) }, work))
  return judged
}
