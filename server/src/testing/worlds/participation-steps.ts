import { createCampaign } from '@moisson/contract/campaign'
import { ask, euros, pick, type Outcome, type RunCampaign, type World } from './world.ts'
import type { Of } from './world-plan.ts'

/** The reserve of the exercice by the legal formula, launched at once: it lives as any other campaign. */
export async function participation(
  world: World,
  step: Of<'participation'>,
  launch: (world: World, campaign: RunCampaign) => Promise<string>,
): Promise<Outcome | null> {
  const employer = pick(world.employers, step.employer)
  const like = world.campaigns.find((one) => one.employer === employer)
  if (!employer || !like) return null
  const name = `Réserve ${world.campaigns.length + 1}`
  const { body, code } = await ask(world, createCampaign, {
    path: { id: employer.id },
    body: {
      name,
      type: 'participation',
      year: world.plan.begins.year,
      reserve_profit_cents: step.profit,
      reserve_equity_cents: step.equity,
      reserve_wages_cents: 100_000_000,
      reserve_added_value_cents: 160_000_000,
      criteria: [{ criterion: step.by, weight_bps: 10_000 }],
    },
  })
  const said = `${name} of ${employer.name} shares the reserve of a profit of ${euros(step.profit)} and an equity of ${euros(step.equity)} by ${step.by}`
  if (code) return { said, code }
  const shared = {
    id: body.id,
    name: `${name} of ${employer.name}`,
    employer,
    plan: { ...like.plan, opensIn: 0 },
  }
  world.campaigns.push(shared)
  return { said, code: await launch(world, shared) }
}
