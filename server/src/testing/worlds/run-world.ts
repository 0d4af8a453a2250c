import { cancelCampaign, deleteCampaign } from '@moisson/contract/campaign'
import { hold } from './hold.ts'
import { makeWorld } from './make-world.ts'
import { moved, takeStep } from './take-step.ts'
import { ask, wait, WorldFault, type World } from './world.ts'
import type { WorldPlan } from './world-plan.ts'
import type { WorldServer } from './world-server.ts'

/** A world that did not hold: what happened in it, in words, and what did not agree. */
export class BrokenWorld extends Error {
  readonly story: readonly string[]
  readonly fault: string

  constructor(story: readonly string[], fault: string) {
    super([...story, '', fault].join('\n'))
    this.story = story
    this.fault = fault
  }
}

/** Lets a world happen, held after each step, and brings every campaign of it to its end. */
export async function runWorld(server: WorldServer, plan: WorldPlan): Promise<World> {
  const world = await makeWorld(server, plan)
  try {
    await hold(world)
    for (const step of plan.steps) if (await takeStep(world, step)) await hold(world)
    await toTheEnd(world)
  } catch (error) {
    if (!(error instanceof WorldFault)) throw error
    throw new BrokenWorld(world.story, error.message)
  } finally {
    await leave(world)
  }
  return world
}

/** Every campaign that was launched is closed by the clock, submitted, validated and paid. */
async function toTheEnd(world: World): Promise<void> {
  const days = await daysLeft(world)
  if (days > 0) {
    await wait(world, `P${days}D`)
    world.story.push(`${days} days pass.`)
    await hold(world)
  }
  for (const does of ['submit', 'validate', 'pay', 'complete'] as const) {
    let done = false
    for (const campaign of world.campaigns) {
      if (await moved(world, campaign, does)) continue
      world.story.push(`${campaign.name}: ${does}.`)
      done = true
    }
    if (!done) continue
    await wait(world, 'PT1M')
    await hold(world)
  }
  await hold(world, { atTheEnd: true })
}

/** Days until nobody may answer any more. */
async function daysLeft(world: World): Promise<number> {
  const { rows } = await world.server.owner.query<{ days: number }>(
    `select coalesce(ceil(extract(epoch from max(case state
         when 'open' then closes_at else opens_at + make_interval(days => 1 + presumption_days + response_days) end)
         - business_now()) / 86400), 0)::int as days
     from campaign where id = any($1) and state in ('open', 'scheduled')`,
    [world.campaigns.map(({ id }) => id)],
  )
  return Math.max(0, rows[0]?.days ?? 0)
}

/** Nothing of a world is due any more when the next one begins. */
async function leave(world: World): Promise<void> {
  const { rows } = await world.server.owner.query<{ id: string; company_id: string; state: string }>(
    `select id, company_id, state from campaign where id = any($1) and state not in ('completed', 'cancelled')`,
    [world.campaigns.map(({ id }) => id)],
  )
  for (const { id, company_id, state } of rows)
    await (
      state === 'draft'
        ? ask(world, deleteCampaign, { path: { id: company_id, cid: id } })
        : ask(world, cancelCampaign, { path: { id }, body: { reason: 'Fin du monde.' } })
    ).catch(() => {})
  if (rows.some(({ state }) => state !== 'draft')) await wait(world, 'PT1M').catch(() => {})
}
