import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { planForAll } from '../plan-once.ts'
import { createFromTemplate } from '../test-server.ts'
import { amountsIn } from './amounts-in-text.ts'
import { hold } from './hold.ts'
import { makeWorld } from './make-world.ts'
import { runSeed } from './run-worlds.ts'
import { takeStep } from './take-step.ts'
import { WorldFault, type World } from './world.ts'
import { beginnings, type EmployerPlan, type WorldPlan } from './world-plan.ts'
import { startWorldServer, type WorldServer } from './world-server.ts'

let server: WorldServer
beforeAll(async () => {
  const { socketDirectory, port } = inject('cluster')
  const root = new pg.Client({ host: socketDirectory, port, user: 'postgres', database: 'postgres' })
  await root.connect()
  const database = `worlds_${randomUUID().replaceAll('-', '')}`
  await createFromTemplate(root, database, 'moisson_template')
  await planForAll(root, database)
  await root.end()
  server = await startWorldServer({ socketDirectory, port, database })
})
afterAll(() => server.stop())

test.each([3, 4])('world %i holds, whatever happens in it', { timeout: 180_000 }, async (seed) => {
  const { story, fault } = await runSeed(server, seed, 0)
  expect(fault && [...story, fault].join('\n')).toBeNull()
})

test('amounts are read from French and English, and from thousands', () => {
  fc.assert(
    fc.property(fc.nat({ max: 999_999_999 }), (cents) => {
      const french = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }).format(
        cents / 100,
      )
      const english = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' }).format(
        cents / 100,
      )
      expect(amountsIn(`le 3 mai, ${french} et ${english}.`)).toEqual([cents, cents])
    }),
  )
})

const clause = { kind: 'single', rate_bps: 5000, cap_cents: 60_000, base: 'net', leavers: false } as const
const employer: EmployerPlan = {
  pee: clause,
  percol: clause,
  percolFunds: true,
  bound: false,
  officers: false,
  people: [
    {
      pay: 3_000_000,
      presence: 365,
      hired: '2015-01-05',
      contract: 'permanent',
      email: true,
      leaves: null,
      iban: true,
      again: false,
      site: null,
    },
  ],
  campaigns: [
    {
      envelope: 100_000,
      criteria: [{ criterion: 'uniform', weight_bps: 10_000 }],
      cap: null,
      prorate: false,
      redistribute: false,
      seniority: 0,
      honourDrafts: false,
      presumption: 0,
      payment: 0,
      opensIn: 0,
      peeOnly: false,
      site: null,
    },
  ],
}
const plan: WorldPlan = { begins: beginnings[0] as WorldPlan['begins'], employers: [employer], steps: [] }

/** A world in which somebody answered, then somebody else's hand changed what is stored. */
async function changed(statement: string): Promise<World> {
  const world = await makeWorld(server, plan)
  await takeStep(world, { does: 'launch', campaign: 0 })
  await takeStep(world, { does: 'answer', person: 0, campaign: 0, way: { mode: 'quick_half' } })
  await takeStep(world, { does: 'question', person: 0, campaign: 0, kind: 'amount' })
  await hold(world)
  await server.owner.query(
    `begin; set local session_replication_role = replica; ${statement.replaceAll('$1', `'${world.campaigns[0]?.id}'`)}; commit`,
  )
  return world
}

test.each([
  [
    'the matching of a receipt',
    `update choice set receipt = jsonb_set(receipt, '{estimate,abondement_net_cents}', '1') where campaign_id = $1`,
    'receipt-intact',
  ],
  [
    'what an account holds',
    `update abondement_entry set net_cents = 0 where campaign_id = $1`,
    'account-is-choices',
  ],
  [
    'a share',
    `update campaign_beneficiary set gross_cents = gross_cents + 1, crds_cents = crds_cents + 1 where campaign_id = $1`,
    'campaign-totals',
  ],
  ['who wrote last', `update question_message set by = 'company'`, 'question-kept'],
])('%s that changes behind the product’s back is found', async (_, statement, invariant) => {
  const world = await changed(statement)
  const fault = await hold(world).catch((error: unknown) => error)
  expect(fault).toBeInstanceOf(WorldFault)
  expect((fault as WorldFault).message).toContain(invariant)
})
