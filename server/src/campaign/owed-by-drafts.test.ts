import { getCampaign } from '@moisson/contract/campaign'
import { listTodos, populateTodos } from '@moisson/contract/todo'
import { costOfADayLate, owedOfGross } from '@moisson/core/payment/delay-cost'
import { euros } from '@moisson/law/words/figures'
import { expect, test } from 'vitest'
import {
  acting,
  inAScene,
  plantDraft,
  plantOpen,
  plantPeople,
  type Scene,
} from '../testing/campaign-scene.ts'
import type { TestServer } from '../testing/test-server.ts'

let server: TestServer
let scene: Scene
inAScene(async (given, planted) => {
  server = given
  scene = planted
  await plantPeople(server, scene.company, 6)
})

test('what a late day costs is of the launched campaigns alone, as the legal clock tells it', async () => {
  const open = await plantOpen(server, scene)
  await plantDraft(server, scene, { envelope_gross_cents: 12_500_000 })
  const path = { id: scene.company }
  await acting(server, scene.adviser)(populateTodos, { path, body: { template: 'annual' } })
  const { items } = await acting(server, scene.admin)(listTodos, { path, query: { type: 'payment' } })
  const pay = items.find(({ template_code }) => template_code === 'annual.pay')
  const { amounts, interest_after } = await acting(server, scene.admin)(getCampaign, {
    path: { ...path, cid: open.id },
  })
  const limit = interest_after ?? ''
  const cost = costOfADayLate(owedOfGross(amounts.gross_cents, limit), limit)
  expect(pay?.consequence).toContain(`${euros(cost?.cents ?? 0, 'fr')} par jour de retard`)
})
