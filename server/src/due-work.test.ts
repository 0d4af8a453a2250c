import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startDueWork, type Task } from './due-work.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
afterEach(() => vi.restoreAllMocks())
const soon = { timeout: 10_000 }

test('a task that fails or hangs neither skips nor delays the others, and its failure names it', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'info').mockImplementation(() => {})
  const woken = vi.spyOn(server.services, 'wake')
  let rounds = 0
  let free = () => {}
  const hangs = new Promise<void>((resolve) => (free = resolve))
  const task = (name: string, run: Task['run']): Task => ({ name, everyMs: 5, limitMs: 20, run })
  const due = startDueWork(server.services, [
    task('reminders', async () => {
      throw new Error('no plan ends')
    }),
    task('openings', async () => {
      await hangs
      return {}
    }),
    task('closings', async () => {
      rounds += 1
      return { closed: 1 }
    }),
  ])
  await expect.poll(() => rounds, soon).toBeGreaterThan(3)
  free()
  await due.stop()
  const said = errors.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>)
  expect(said.length).toBeGreaterThan(1)
  expect(said[1]).toMatchObject({ what: 'due work', task: 'reminders', error: 'no plan ends', failures: 2 })
  expect(new Set(said.map((line) => line['task']))).toEqual(new Set(['reminders']))
  expect(woken).toHaveBeenCalled()
})

test('a task ends at its limit and goes on in its next round', async () => {
  const steps: number[] = []
  const due = startDueWork(server.services, [
    {
      name: 'long',
      everyMs: 5,
      limitMs: 30,
      run: async (_, goOn) => {
        let count = 0
        while (goOn()) {
          count += 1
          await new Promise((resolve) => setTimeout(resolve, 5))
        }
        steps.push(count)
        return {}
      },
    },
  ])
  await expect.poll(() => steps.length, soon).toBeGreaterThan(1)
  await due.stop()
})

test('paused, nothing runs; resumed, it goes on', async () => {
  let rounds = 0
  const due = startDueWork(server.services, [
    { name: 'count', everyMs: 1, limitMs: 100, run: async () => ({ done: (rounds += 1) * 0 }) },
  ])
  await expect.poll(() => rounds, soon).toBeGreaterThan(1)
  await due.pause()
  const before = rounds
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(rounds).toBe(before)
  due.resume()
  await expect.poll(() => rounds, soon).toBeGreaterThan(before)
  await due.stop()
})
