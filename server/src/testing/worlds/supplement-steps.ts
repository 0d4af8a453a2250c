import { createCampaign, getCampaign } from '@moisson/contract/campaign'
import { addDays } from '@moisson/law/calendar'
import { campaignFor } from './campaign-for.ts'
import { ask, euros, must, type Outcome, type RunCampaign, type World } from './world.ts'
import type { Of } from './world-plan.ts'

/** On top of what a campaign shared out, decided the day after the closing: launched, it lives as any other. */
export async function supplement(
  world: World,
  step: Of<'supplement'>,
  launch: (world: World, campaign: RunCampaign) => Promise<string>,
): Promise<Outcome | null> {
  const run = await campaignFor(world, step)
  if (!run) return null
  const { employer } = run
  const main = await must(world, getCampaign, { path: { id: employer.id, cid: run.id } })
  const name = `Supplément ${world.campaigns.length + 1}`
  const { body, code } = await ask(world, createCampaign, {
    path: { id: employer.id },
    body: {
      name,
      type: main.type === 'participation' ? 'participation_supplement' : 'interessement_supplement',
      year: main.year,
      completes_id: run.id,
      decided_on: addDays(main.exercise_end, 1),
      envelope_gross_cents: step.gross,
      payroll_gross_cents: 100_000_000,
    },
  })
  const said = `${name} of ${employer.name} adds ${euros(step.gross)} to ${run.name}`
  if (code) return { said, code }
  const added = {
    id: body.id,
    name: `${name} of ${employer.name}`,
    employer,
    plan: { ...run.plan, envelope: step.gross, opensIn: 0 },
  }
  world.campaigns.push(added)
  return { said, code: await launch(world, added) }
}
