/** Draws from a seed: the same seed draws the same. */
export interface Chance {
  /** A whole number from 0, below `below`. */
  int(below: number): number
  pick<Value>(values: readonly Value[]): Value
  /** Whether it happens, once in `times`. */
  oneIn(times: number): boolean
  uuid(): string
}

/** Marsaglia's xorshift, 32 bits. */
export function chanceOf(seed: number): Chance {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) || 1
  const next = () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state >>> 0
  }
  for (let warm = 0; warm < 8; warm += 1) next()
  const int = (below: number) => next() % below
  return {
    int,
    pick(values) {
      if (values.length === 0) throw new Error('nothing to pick from')
      return values[int(values.length)] as (typeof values)[number]
    },
    oneIn: (times) => int(times) === 0,
    uuid() {
      const hex = (length: number) => Array.from({ length }, () => int(16).toString(16)).join('')
      return `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`
    },
  }
}
