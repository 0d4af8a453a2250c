import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { extractBeneficiaries, getExtract } from '@moisson/contract/extract'
import { plantCompany, plantMembership, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { queueOf, readers } from './reader-queue.ts'

let server: TestServer
let company: string
let admin: string
beforeAll(async () => {
  server = await startTestServer()
  company = await plantCompany(server)
  admin = await plantUser(server)
  await plantMembership(server, admin, company, 'company_admin')
})
afterAll(() => server.close())

const gate = () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open, opened }
}

test('so many work at once, the others in their order, each told its place as it moves', async () => {
  const queue = queueOf(2)
  const gates = Array.from({ length: 5 }, gate)
  const places: number[][] = gates.map(() => [])
  const started: number[] = []
  const done = gates.map(({ opened }, at) =>
    queue.inTurn(
      async () => {
        started.push(at)
        await opened
        if (at === 1) throw new Error('unreadable')
      },
      (place) => places[at]?.push(place),
    ),
  )
  const settled = Promise.allSettled(done)
  await Promise.resolve()
  expect([started, places]).toEqual([
    [0, 1],
    [[0], [0], [1], [2], [3]],
  ])
  gates[1]?.open()
  await expect(done[1]).rejects.toThrow('unreadable')
  await Promise.resolve()
  expect([started, places[3], places[4]]).toEqual([
    [0, 1, 2],
    [2, 1],
    [3, 2],
  ])
  for (const { open } of gates) open()
  await settled
  expect(started).toEqual([0, 1, 2, 3, 4])
  // Nothing is left over: as many as before may start at once.
  const again = Array.from({ length: 3 }, gate)
  const after = again.map(({ opened }) => queue.inTurn(() => opened))
  const [next] = [gate()]
  void queue.inTurn(async () => next.open())
  again[0]?.open()
  await after[0]
  again[1]?.open()
  again[2]?.open()
  await next.opened
})

/** Reader processes that this one started. */
function readersRunning(): number {
  return readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid)) return false
    try {
      const parent = / (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) \w/, ''))?.[1]
      return (
        Number(parent) === process.pid &&
        readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('sheet-reader-process')
      )
    } catch {
      return false
    }
  }).length
}

test('files beyond the cores wait, and whoever asks is told their place', { timeout: 60_000 }, async () => {
  const most = Math.max(1, availableParallelism() - 1)
  const held = Array.from({ length: most }, gate)
  const holding = held.map(({ opened }) => readers.inTurn(() => opened))
  const rows = Array.from({ length: 200 }, (_, at) => `A${at};Roy;Léa;p${at}@example.org`).join('\n')
  const content = `Matricule;Nom;Prénom;E-mail\n${rows}\n`
  const sent = Array.from({ length: 3 }, (_, at) =>
    server.call(
      extractBeneficiaries,
      { query: { company_id: company }, file: { name: `paie-${at}.csv`, content } } as never,
      { as: admin },
    ),
  )
  const answers = await Promise.all(sent)
  // Longer than a person waits for an answer: it says where they stand.
  expect(answers.map(({ body }) => [body.state, body.progress.place])).toEqual(
    answers.map(() => ['reading', expect.any(Number)]),
  )
  expect(answers.map(({ body }) => body.progress.place).toSorted((a, b) => a - b)).toEqual([1, 2, 3])
  expect(readersRunning()).toBe(0)
  for (const { open } of held) open()
  await Promise.all(holding)
  for (const { body } of answers) {
    await expect
      .poll(
        async () => {
          expect(readersRunning()).toBeLessThanOrEqual(most)
          const now = await server.call(
            getExtract,
            { path: { id: company, extractId: body.extract_id } },
            { as: admin },
          )
          return [now.body.state, now.body.progress.place]
        },
        { timeout: 20_000 },
      )
      .toEqual(['ready', 0])
  }
})
