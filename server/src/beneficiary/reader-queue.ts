import { availableParallelism } from 'node:os'

interface Waiting {
  start: () => void
  told: (ahead: number) => void
}

/** Lets so many work at a time, the others in the order they came. */
export function queueOf(most: number) {
  let working = 0
  const waiting: Waiting[] = []
  const tellPlaces = () => waiting.forEach(({ told }, at) => told(at + 1))
  return {
    /** Does the work when its turn comes. `told` gets its place each time it moves: 1 is the next one, 0 its turn. */
    async inTurn<Result>(
      work: () => Promise<Result>,
      told: (place: number) => void = () => {},
    ): Promise<Result> {
      if (working >= most) {
        await new Promise<void>((start) => {
          waiting.push({ start, told })
          told(waiting.length)
        })
      } else working += 1
      told(0)
      try {
        return await work()
      } finally {
        // Whoever comes next takes the place over, so that nobody slips in between.
        const next = waiting.shift()
        if (next) {
          tellPlaces()
          next.start()
        } else working -= 1
      }
    },
  }
}

/** Readers of payroll files of this process: one core is left to those who wait for an answer. */
export const readers = queueOf(Math.max(1, availableParallelism() - 1))
