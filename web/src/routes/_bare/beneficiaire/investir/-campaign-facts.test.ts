import { expect, test } from 'vitest'
import type { Fund } from './-campaign-facts.ts'
import { shortList } from './-campaign-facts.ts'

const fund = (id: string, sri: number, recurring_cost_bps: number) =>
  ({ id, sri, recurring_cost_bps }) as unknown as Fund
const funds = [
  fund('a', 1, 20),
  fund('b', 2, 90),
  fund('c', 2, 40),
  fund('d', 4, 100),
  fund('e', 4, 100),
  fund('f', 6, 150),
]
const ids = (list: readonly Fund[] | null) => list?.map(({ id }) => id)

test('the short list holds the least costly fund of each level of risk, in the order of all', () => {
  expect(ids(shortList(funds, []))).toEqual(['a', 'c', 'd', 'f'])
})

test('what is chosen never leaves the short list', () => {
  expect(ids(shortList(funds, ['e']))).toEqual(['a', 'c', 'd', 'e', 'f'])
})

test('a few funds are read at once', () => {
  expect(shortList(funds.slice(0, 5), [])).toBeNull()
})
