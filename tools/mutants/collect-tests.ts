// Stands for vitest while mutants run: the tests are collected and run here, in the process that holds the mutant.
import { expect } from 'vitest'

export { expect }
export interface Collected {
  name: string
  run: () => unknown
}

let collected: Collected[] = []
let inside = ''

/** The tests declared since the last call. */
export function takeTests(): Collected[] {
  const taken = collected
  collected = []
  return taken
}

type Run = (...given: unknown[]) => unknown
const bodyOf = (rest: readonly unknown[]) => rest.find((one) => typeof one === 'function') as Run
const spread = (row: unknown): unknown[] => (Array.isArray(row) ? row : [row])

const declare = (name: string, ...rest: unknown[]): void => {
  const run = bodyOf(rest)
  collected.push({ name: `${inside}${name}`, run: () => run() })
}
const group = (name: string, ...rest: unknown[]): void => {
  const before = inside
  inside = `${inside}${name} > `
  bodyOf(rest)()
  inside = before
}
const withEach = (of: (name: string, run: Run) => void) => ({
  each:
    (rows: readonly unknown[]) =>
    (name: string, ...rest: unknown[]) => {
      for (const row of rows) of(`${name} ${String(spread(row)[0])}`, () => bodyOf(rest)(...spread(row)))
    },
  skipIf: (skipped: unknown) => (skipped ? () => undefined : of),
})

export const test = Object.assign(declare, withEach(declare))
export const describe = Object.assign(group, withEach(group))
