import { recordAdvances } from '@moisson/contract/advance'
import { calculateCampaign, listEnrolments } from '@moisson/contract/campaign'
import { listPayments, recordLateInterest } from '@moisson/contract/payment'
import { addDays } from '@moisson/law/calendar'
import { campaignFor } from './campaign-for.ts'
import { ask, euros, must, pick, type Outcome, type World } from './world.ts'
import type { Of } from './world-plan.ts'

/** Something already received of a share that is not launched yet. */
export async function payAdvance(world: World, step: Of<'pay an advance'>): Promise<Outcome | null> {
  const run = await campaignFor(world, step)
  if (!run) return null
  const path = { id: run.id }
  await ask(world, calculateCampaign, { path })
  const { items } = await must(world, listEnrolments, { path })
  const enrolment = pick(items, step.person)
  if (!enrolment?.employee_number) return null
  const advances = [{ employee_number: enrolment.employee_number, gross_cents: step.gross }]
  const { code } = await ask(world, recordAdvances, { path, body: { advances } })
  return {
    said: `${enrolment.first_name} ${enrolment.employee_number} received ${euros(step.gross)} in advance of ${run.name}`,
    code,
  }
}

/** A movement is to be paid after the legal day; where no rate is published one is entered with its source. */
export async function payLate(world: World, step: Of<'pay late'>): Promise<Outcome | null> {
  const run = await campaignFor(world, step)
  if (!run) return null
  const { campaigns } = await must(world, listPayments, {
    path: { id: run.employer.id },
    query: { year: String(world.plan.begins.year) },
  })
  const limit = campaigns.find(({ campaign_id }) => campaign_id === run.id)?.interest_after
  if (!limit) return null
  const path = { id: run.employer.id, cid: run.id, kind: step.kind }
  const paid_on = addDays(limit, step.days)
  const published = await ask(world, recordLateInterest, { path, body: { paid_on } })
  const entered = { paid_on, tmop_percent: '3,37', tmop_source: 'Banque de France' }
  const { code } =
    published.code === 'tmop_not_published'
      ? await ask(world, recordLateInterest, { path, body: entered })
      : published
  return { said: `${run.name} pays the ${step.kind} ${step.days} days after the legal day`, code }
}
