import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { argumentFor } from './argued.ts'
import type { Mutant } from './mutant.ts'

/** A quick look first; who survives it meets the comparisons with many more cases. */
const QUICK_RUNS = 60
const LONG_RUNS = 300
/** A fault that makes a loop endless is seen by the time limit of any test. */
const LIMIT_MS = 60_000
/** Modules loaded again are never freed: a child ends after so many mutants. */
const PER_CHILD = 60

export interface Judged {
  mutant: Mutant
  /** The test that saw it, or null. */
  by: string | null
}

type Answer = { by: string | null }

/** A process that judges mutants one after the other. */
class Worker {
  readonly #child = fork(fileURLToPath(new URL('run-mutants-process.ts', import.meta.url)), {
    stdio: 'inherit',
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  #answered: (answer: Answer) => void = () => {}

  constructor() {
    this.#child.on('message', (answer: Answer) => this.#answered(answer))
    this.#child.on('exit', () => this.#answered({ by: 'the process ends' }))
  }

  /** The test that sees the mutant, or null. */
  async ask(mutant: Mutant | null, runs: number): Promise<string | null> {
    const answer = new Promise<Answer>((resolve) => {
      this.#answered = resolve
    })
    const timer = setTimeout(() => this.#answered({ by: 'the time limit' }), LIMIT_MS)
    this.#child.send({ mutant, runs })
    const { by } = await answer
    clearTimeout(timer)
    return by
  }

  end(): void {
    this.#child.kill('SIGKILL')
  }
}

/** Each mutant against the tests of law, on `workers` processes; without a mutant these must all pass. */
export async function judge(
  mutants: readonly Mutant[],
  seen: (judged: Judged) => void,
  { workers, runs } = { workers: 2, runs: [QUICK_RUNS, LONG_RUNS] },
): Promise<Judged[]> {
  const waiting = [...mutants.entries()]
  const judged: Judged[] = []
  const work = async () => {
    let [worker, asked] = [new Worker(), 0]
    try {
      const sound = await worker.ask(null, QUICK_RUNS)
      if (sound !== null) throw new Error(`a test of law fails without a mutant: ${sound}`)
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [place, mutant] = next
        let by: string | null = null
        // What is argued to change nothing gets one look only.
        const looks = argumentFor(mutant) === undefined ? runs : runs.slice(0, 1)
        for (const count of looks) by ??= await worker.ask(mutant, count)
        judged[place] = { mutant, by }
        seen({ mutant, by })
        asked += 1
        if (asked % PER_CHILD === 0 || by === 'the time limit' || by === 'the process ends') {
          worker.end()
          worker = new Worker()
        }
      }
    } finally {
      worker.end()
    }
  }
  await Promise.all(Array.from({ length: Math.min(workers, mutants.length) }, work))
  return judged
}
