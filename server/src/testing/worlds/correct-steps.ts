import { addBeneficiary, updateBeneficiary } from '@moisson/contract/beneficiary'
import {
  enrolBeneficiary,
  getCampaign,
  listEnrolments,
  updateCampaign,
  updateEnrolment,
} from '@moisson/contract/campaign'
import { correctCampaign } from '@moisson/contract/correction'
import { openLaterWindow } from '@moisson/contract/later-window'
import { addDays } from '@moisson/law/calendar'
import { parisDay } from '@moisson/law/paris-time'
import { campaignFor } from './campaign-for.ts'
import { ask, euros, must, pick, type Human, type Outcome, type World } from './world.ts'
import type { Of } from './world-plan.ts'

/** Another pay or another presence of one person once the campaign is launched. */
export async function correctAmount(world: World, step: Of<'correct amount'>): Promise<Outcome | null> {
  const run = await campaignFor(world, step)
  if (!run) return null
  const path = { id: run.id }
  const { items } = await must(world, listEnrolments, { path })
  const enrolment = pick(
    items.filter((one) => one.engagement_state !== 'excluded'),
    step.person,
  )
  if (!enrolment) return null
  const pay = Math.round(((enrolment.reference_salary_cents ?? 3_000_000) * (step.pay ?? 100)) / 100)
  const body = step.pay === null ? { presence_days: step.presence } : { reference_salary_cents: pay }
  // Another amount may cost more than what was told before it.
  world.mayCost.delete(run.id)
  const { code } = await ask(world, updateEnrolment, {
    path: { ...path, bid: enrolment.id },
    body: { ...body, correction_reason: 'Prime de nuit oubliée.' },
  })
  const to = step.pay === null ? `${step.presence} days of presence` : `a pay of ${euros(pay)}`
  return {
    said: `${enrolment.first_name} ${enrolment.employee_number} is corrected to ${to} in ${run.name}`,
    code,
  }
}

/** A pay of the people's files changes, and the campaign is corrected by them or by another envelope. */
export async function correctAll(world: World, step: Of<'correct all'>): Promise<Outcome | null> {
  const run = await campaignFor(world, step)
  const human =
    run &&
    pick(
      world.people.filter(({ employer }) => employer === run.employer),
      step.person,
    )
  if (!run || !human) return null
  await ask(world, updateBeneficiary, {
    path: { id: run.employer.id, bid: human.beneficiary },
    body: { year: world.plan.begins.year, reference_salary_cents: step.pay },
  })
  world.mayCost.delete(run.id)
  const { code } = await ask(world, correctCampaign, {
    path: { id: run.id },
    body: {
      reread: true,
      sharing: step.again ? 'again' : 'at_rates',
      ...(step.envelope !== null && { envelope_gross_cents: step.envelope }),
      reason: 'Fichier de paie erroné.',
    },
  })
  const how =
    step.envelope === null
      ? step.again
        ? 'shared out again'
        : 'at its rates'
      : `with ${euros(step.envelope)}`
  return { said: `${run.name} is corrected ${how}, ${human.name} being paid ${euros(step.pay)}`, code }
}

/** A window after the collection for one of those whom no notice reached. */
export async function openWindow(world: World, step: Of<'open a window'>): Promise<Outcome | null> {
  const { rows } = await world.server.owner.query<{
    id: string
    campaign_id: string
    employee_number: string
  }>(
    `select e.id, e.campaign_id, e.employee_number from campaign_beneficiary e join campaign c on c.id = e.campaign_id
     where c.id = any($1) and c.state in ('open', 'closed', 'correction') and e.engagement_state = 'unreachable'
     order by c.created_at, e.employee_number`,
    [world.campaigns.map(({ id }) => id)],
  )
  const missed = pick(rows, step.person)
  const run = world.campaigns.find(({ id }) => id === missed?.campaign_id)
  if (!missed || !run) return null
  const { code } = await ask(world, openLaterWindow, {
    path: { id: run.id, bid: missed.id },
    body: step.by === 'paper' ? { handed_over_on: await today(world) } : {},
  })
  return { said: `${missed.employee_number} gets a window of their own in ${run.name}, by ${step.by}`, code }
}

/** A later end, for everybody or for one person. */
export async function extend(world: World, step: Of<'extend' | 'extend one'>): Promise<Outcome | null> {
  const run = await campaignFor(world, step)
  if (!run) return null
  const until = `${addDays(await today(world), step.days + 15)}T12:00:00Z`
  if (step.does === 'extend') {
    const { code } = await ask(world, updateCampaign, {
      path: { id: run.employer.id, cid: run.id },
      body: { closes_at: until },
    })
    return { said: `${run.name} is answered until ${until.slice(0, 10)}`, code }
  }
  const path = { id: run.id }
  const { items } = await must(world, listEnrolments, { path })
  const enrolment = pick(items, step.person)
  if (!enrolment) return null
  const { code } = await ask(world, updateEnrolment, {
    path: { ...path, bid: enrolment.id },
    body: { deadline_at: until },
  })
  return { said: `${enrolment.employee_number} may answer ${run.name} until ${until.slice(0, 10)}`, code }
}

/** Paid later than announced, perhaps in another civil year. */
export async function postponePayment(world: World, step: Of<'postpone payment'>): Promise<Outcome | null> {
  const run = await campaignFor(world, step)
  if (!run) return null
  const path = { id: run.employer.id, cid: run.id }
  const { due_on } = await must(world, getCampaign, { path })
  const day = addDays(due_on, step.days)
  world.mayCost.delete(run.id)
  const { code } = await ask(world, updateCampaign, { path, body: { planned_payment_date: day } })
  return { said: `${run.name} is to be paid on ${day}`, code }
}

/** The day in Paris. */
export async function today({ server }: World): Promise<string> {
  const { rows } = await server.owner.query<{ now: Date }>('select business_now() as now')
  return parisDay((rows[0]?.now ?? new Date()).toISOString())
}

export async function addLate(world: World, step: Of<'add late'>): Promise<Outcome | null> {
  const { gross, complement } = step
  const run = await campaignFor(world, step)
  if (!run) return null
  const { begins } = world.plan
  const number = `9${String(world.people.length).padStart(3, '0')}`
  const human: Human = {
    name: `Zoé${world.people.length}`,
    employee_number: number,
    employer: run.employer,
    plan: {
      pay: 3_000_000,
      presence: 200,
      hired: '2020-02-03',
      contract: 'permanent',
      email: true,
      leaves: null,
      iban: false,
      again: false,
      site: run.plan.site,
    },
    beneficiary: '',
    email: `zoe.${world.tag}.${number}@example.org`,
  }
  const added = await must(world, addBeneficiary, {
    path: { id: run.employer.id },
    body: {
      employee_number: number,
      first_name: human.name,
      last_name: 'Tardif',
      birth_date: '1991-01-09',
      personal_email: human.email,
      hire_date: human.plan.hired,
      contract_type: 'permanent',
      year: begins.year,
      reference_salary_cents: human.plan.pay,
      presence_days: human.plan.presence,
      ...(human.plan.site === null ? {} : { establishment: human.plan.site }),
    },
  })
  human.beneficiary = added.id
  world.people.push(human)
  world.mayCost.delete(run.id)
  const { code } = await ask(world, enrolBeneficiary, {
    path: { id: run.id },
    body: {
      beneficiary_id: added.id,
      reason: 'Oubliée.',
      ...(gross > 0 ? { gross_cents: gross } : {}),
      ...(complement ? { complement } : {}),
    },
  })
  return {
    said: `${human.name} ${number} is added late to ${run.name}${gross > 0 ? ` with ${euros(gross)}` : ''}${complement ? ', on top of the envelope where it is full' : ''}`,
    code,
  }
}
