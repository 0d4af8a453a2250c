import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../database/transaction.ts'
import { plantUser } from './plant.ts'
import { startTestServer, type TestServer } from './test-server.ts'
import { makeUndone, type Undone } from './undone.ts'

let server: TestServer
let user: string
let undone: Undone
beforeAll(async () => {
  server = await startTestServer()
  user = await plantUser(server)
  undone = await makeUndone(server)
})
afterAll(async () => {
  await undone.close()
  await server.close()
})

const rename = (fails: boolean) =>
  inTransaction(server.services.pool, { identity: true }, async (tx) => {
    await tx.updateTable('app_user').set({ display_name: 'Autre' }).where('id', '=', user).execute()
    if (fails) throw new Error('taken back')
  })

test('what was kept is told, what was taken back is not, and nothing of it is left', async () => {
  expect(await undone.wrote()).toEqual([])
  await expect(rename(true)).rejects.toThrow('taken back')
  expect(await undone.wrote()).toEqual([])
  await rename(false)
  expect(await undone.wrote()).toEqual(['app_user'])
  await undone.undo()
  expect(await undone.wrote()).toEqual([])
})
