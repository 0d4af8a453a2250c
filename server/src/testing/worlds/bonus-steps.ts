import { createCampaign } from '@moisson/contract/campaign'
import { yearOf } from '@moisson/law/calendar'
import { parisDay } from '@moisson/law/paris-time'
import { ask, euros, pick, type Outcome, type RunCampaign, type World } from './world.ts'
import type { Of } from './world-plan.ts'

/** A bonus of value sharing decided on the day, and launched: it lives as any other campaign. */
export async function bonus(
  world: World,
  step: Of<'bonus'>,
  launch: (world: World, campaign: RunCampaign) => Promise<string>,
): Promise<Outcome | null> {
  const employer = pick(world.employers, step.employer)
  const like = world.campaigns.find((one) => one.employer === employer)
  if (!employer || !like) return null
  const { rows } = await world.server.owner.query<{ now: Date }>('select business_now() as now')
  const today = parisDay(rows[0]!.now.toISOString())
  const name = `Partage ${world.campaigns.length + 1}`
  const { body, code } = await ask(world, createCampaign, {
    path: { id: employer.id },
    body: {
      name,
      type: 'ppv',
      year: yearOf(today),
      each_gross_cents: step.each,
      decided_by: 'unilateral_decision',
      decided_on: today,
      criteria: [
        ...(step.byPresence < 10_000
          ? [{ criterion: 'uniform' as const, weight_bps: 10_000 - step.byPresence }]
          : []),
        ...(step.byPresence > 0 ? [{ criterion: 'presence' as const, weight_bps: step.byPresence }] : []),
      ],
    },
  })
  const said = `${name} of ${employer.name} gives ${euros(step.each)}, ${step.byPresence / 100} % by presence`
  if (code) return { said, code }
  const given = {
    id: body.id,
    name: `${name} of ${employer.name}`,
    employer,
    plan: { ...like.plan, envelope: step.each, opensIn: 0 },
  }
  world.campaigns.push(given)
  return { said, code: await launch(world, given) }
}
