import { expect, test, vi } from 'vitest'
import type { Choices } from './-draft-queue.ts'
import { hasArrived } from './-has-arrived.ts'

const cash = [{ destination: 'immediate_payment' as const, amount_cents: 90_300 }]
const choices = (status: Choices['status'], amount_cents = 90_300) =>
  ({ status, lines: [{ ...lineOf('immediate_payment'), amount_cents }] }) as unknown as Choices
function lineOf(destination: string) {
  return { destination, management_mode: null, managed_profile: null, fund_id: null }
}
const looking = (...answers: (Choices | null)[]) => {
  const pause = vi.fn(() => Promise.resolve())
  const read = vi.fn(() => {
    const answer = answers.shift()
    return answer ? Promise.resolve(answer) : Promise.reject(new Error('no network'))
  })
  return { read, pause, goOn: () => true }
}

test('a recorded choice whose answer was lost is found, however long the network stays away', async () => {
  const asked = looking(null, null, choices('submitted'))
  expect(await hasArrived(cash, asked)).toMatchObject({ status: 'submitted' })
  expect(asked.pause.mock.calls).toEqual([[1000], [2000]])
})

test('a draft, or another choice confirmed before, is not this one', async () => {
  expect(await hasArrived(cash, looking(choices('draft')))).toBeNull()
  expect(await hasArrived(cash, looking(choices('submitted', 100)))).toBeNull()
})

test('nothing is concluded for somebody who left', async () => {
  expect(await hasArrived(cash, { ...looking(), goOn: () => false })).toBeUndefined()
})
