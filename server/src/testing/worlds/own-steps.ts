import { createCampaign } from '@moisson/contract/campaign'
import type { getMyCampaign } from '@moisson/contract/choice'
import type { Output } from '@moisson/contract/call'
import { halfDaysIn } from '@moisson/core/choice/half-days'
import { valueOfHalfDays } from '@moisson/law/half-days'
import { yearOf } from '@moisson/law/calendar'
import { parisDay } from '@moisson/law/paris-time'
import { ask, pick, type Outcome, type RunCampaign, type World } from './world.ts'
import type { Of, Way } from './world-plan.ts'

/** People are asked for their own money or for days of rest: launched at once, it lives as any other campaign. */
export async function askForOwn(
  world: World,
  step: Of<'ask for own'>,
  launch: (world: World, campaign: RunCampaign) => Promise<string>,
): Promise<Outcome | null> {
  const employer = pick(world.employers, step.employer)
  const like = world.campaigns.find((one) => one.employer === employer)
  if (!employer || !like) return null
  const { rows } = await world.server.owner.query<{ now: Date }>('select business_now() as now')
  const name = `Épargne ${world.campaigns.length + 1}`
  const { body, code } = await ask(world, createCampaign, {
    path: { id: employer.id },
    body: { name, type: step.type, year: yearOf(parisDay(rows[0]!.now.toISOString())) },
  })
  const said = `${name} of ${employer.name} asks for ${step.type === 'cet_transfer' ? 'days' : 'money'} of the people's own`
  if (code) return { said, code }
  const asked = {
    id: body.id,
    name: `${name} of ${employer.name}`,
    employer,
    plan: { ...like.plan, opensIn: 0 },
  }
  world.campaigns.push(asked)
  return { said, code: await launch(world, asked) }
}

const quickParts = { quick_cash: 0, quick_half: 1 / 2, quick_managed: 1 } as const

/** What somebody pays in of their own, by how they answer elsewhere: nothing, a part or all they may, by half days of days. */
export function ownWeights(
  { room_cents, day_cents }: Pick<Output<typeof getMyCampaign>, 'day_cents'> & { room_cents: number },
  way: Way,
): { total: number; weights: readonly [pee: number, percol: number] } {
  const part = way.mode === 'custom' ? Math.max(way.weights[1], way.weights[2]) / 3 : quickParts[way.mode]
  const weights = way.mode === 'custom' ? ([way.weights[1], way.weights[2]] as const) : ([1, 1] as const)
  if (day_cents === null) return { total: Math.floor(room_cents * part), weights }
  const most = halfDaysIn(room_cents, day_cents) ?? 0
  return { total: valueOfHalfDays(Math.floor(most * part), day_cents), weights }
}
