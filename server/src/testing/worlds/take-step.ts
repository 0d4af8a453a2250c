import { updateBeneficiary } from '@moisson/contract/beneficiary'
import {
  cancelCampaign,
  completeCampaign,
  getCampaign,
  launchCampaign,
  listEnrolments,
  remindCampaign,
  submitCampaign,
  updateEnrolment,
  validateCampaign,
  calculateCampaign,
} from '@moisson/contract/campaign'
import { getMyCampaign, saveMyChoices, submitMyChoices } from '@moisson/contract/choice'
import { savePlan } from '@moisson/contract/company'
import { recordPayment } from '@moisson/contract/payment'
import { updateUser } from '@moisson/contract/user'
import type { Line } from '@moisson/core/choice/offer'
import { largestRemainder } from '@moisson/law/largest-remainder'
import { campaignFor } from './campaign-for.ts'
import { addLate, correctAll, correctAmount, extend, openWindow, postponePayment } from './correct-steps.ts'
import { payAdvance, payLate } from './money-steps.ts'
import { correctElsewhere, listElsewhere, receiveElsewhere } from './elsewhere-steps.ts'
import { bonus } from './bonus-steps.ts'
import { askForOwn, ownWeights } from './own-steps.ts'
import { participation } from './participation-steps.ts'
import { answerOnPaper, letter } from './paper-steps.ts'
import { question, replyTo } from './question-steps.ts'
import { supplement } from './supplement-steps.ts'
import { abondementInWords } from './make-world.ts'
import {
  ask,
  euros,
  must,
  pick,
  wait,
  type Human,
  type Outcome,
  type RunCampaign,
  type World,
} from './world.ts'
import type { Of, Step, Way } from './world-plan.ts'

/** Tries a step through the public calls and tells it; one that has nobody or nothing to act on is passed over. */
export async function takeStep(world: World, step: Step): Promise<boolean> {
  const done = await tried(world, step)
  if (!done) return false
  world.story.push(`${done.said}${done.code ? ` (refused: ${done.code})` : ''}.`)
  // A minute later the mails have left.
  if (step.does !== 'wait') await wait(world, 'PT1M')
  return true
}

async function tried(world: World, step: Step): Promise<Outcome | null> {
  switch (step.does) {
    case 'wait':
      await wait(world, `PT${step.hours}H`)
      return { said: step.hours < 24 ? `${step.hours} hours pass` : `${step.hours / 24} days pass`, code: '' }
    case 'answer':
    case 'draft':
      return answer(world, step)
    case 'exclude':
    case 'correct pay':
      return correct(world, step)
    case 'pay an advance':
      return payAdvance(world, step)
    case 'pay late':
      return payLate(world, step)
    case 'correct all':
      return correctAll(world, step)
    case 'give address':
    case 'take address':
    case 'oppose mail':
    case 'leave':
      return changeFile(world, step)
    case 'speak English':
    case 'speak French':
      return speak(world, step)
    case 'receive elsewhere':
      return receiveElsewhere(world, step)
    case 'list elsewhere':
      return listElsewhere(world, step)
    case 'correct elsewhere':
    case 'take back elsewhere':
      return correctElsewhere(world, step)
    case 'letter':
      return letter(world, step)
    case 'answer on paper':
      return answerOnPaper(world, step)
    case 'question':
      return question(world, step)
    case 'answer a question':
    case 'ask again':
      return replyTo(world, step)
    case 'bonus':
      return bonus(world, step, launch)
    case 'ask for own':
      return askForOwn(world, step, launch)
    case 'participation':
      return participation(world, step, launch)
    case 'supplement':
      return supplement(world, step, launch)
    case 'add late':
      return addLate(world, step)
    case 'correct amount':
      return correctAmount(world, step)
    case 'open a window':
      return openWindow(world, step)
    case 'extend':
    case 'extend one':
      return extend(world, step)
    case 'postpone payment':
      return postponePayment(world, step)
    case 'change matching': {
      const employer = pick(world.employers, step.employer)
      if (!employer) return null
      const { code } = await ask(world, savePlan, {
        path: { id: employer.id, kind: step.kind },
        body: { abondement: step.to },
      })
      return { said: `The ${step.kind} of ${employer.name} is now ${abondementInWords(step.to)}`, code }
    }
    default:
      return moveCampaign(world, step)
  }
}

const verbs = {
  launch: 'is launched',
  remind: 'is reminded',
  submit: 'is submitted',
  validate: 'is validated',
  'send back': 'is sent back for correction',
  complete: 'is completed',
  cancel: 'is cancelled',
  pay: 'has its payments recorded',
} as const

async function moveCampaign(world: World, step: Of<keyof typeof verbs>): Promise<Outcome | null> {
  const campaign = await campaignFor(world, step)
  if (!campaign) return null
  return { said: `${campaign.name} ${verbs[step.does]}`, code: await moved(world, campaign, step.does) }
}

/** The refusal of a campaign's next step; empty when it was taken. */
export async function moved(world: World, campaign: RunCampaign, does: keyof typeof verbs): Promise<string> {
  const path = { id: campaign.id }
  switch (does) {
    case 'launch':
      return launch(world, campaign)
    case 'remind':
      return (await ask(world, remindCampaign, { path, body: {} })).code
    case 'submit':
      return (await ask(world, submitCampaign, { path, body: {} }, world.platform)).code
    case 'validate':
      return (await ask(world, validateCampaign, { path, body: {} })).code
    case 'send back': {
      const body = { decision: 'rejected' as const, comment: 'La date de paiement manque.' }
      return (await ask(world, validateCampaign, { path, body })).code
    }
    case 'complete':
      return (await ask(world, completeCampaign, { path, body: {} })).code
    case 'cancel':
      // What it held may be matched by the others: what they may cost is told anew.
      world.mayCost.clear()
      return (await ask(world, cancelCampaign, { path, body: { reason: 'Enveloppe à revoir.' } })).code
    case 'pay':
      return pay(world, campaign)
  }
}

/** Launches, with a written reason for every warning that asks for one: some are known once the shares are calculated. */
async function launch(world: World, campaign: RunCampaign): Promise<string> {
  const path = { id: campaign.id }
  const { code } = await ask(world, launchCampaign, { path, body: {} })
  if (code !== 'launch_blocked') return code
  await ask(world, calculateCampaign, { path })
  const { warnings } = await must(world, getCampaign, {
    path: { id: campaign.employer.id, cid: campaign.id },
  })
  const warning_reasons = Object.fromEntries(
    warnings.filter((one) => one.reason_required).map((one) => [one.code, 'Décidé en comité.']),
  )
  const again = await ask(world, launchCampaign, { path, body: { warning_reasons } })
  if (again.code !== 'launch_blocked') return again.code
  const { blockers } = await must(world, getCampaign, {
    path: { id: campaign.employer.id, cid: campaign.id },
  })
  return `launch_blocked by ${blockers.map((one) => one.code).join(', ')}`
}

async function pay(world: World, campaign: RunCampaign): Promise<string> {
  let refused = ''
  for (const kind of ['payroll', 'account_keeper', 'levies'] as const) {
    const path = { id: campaign.employer.id, cid: campaign.id, kind }
    const { code } = await ask(world, recordPayment, { path, body: { status: 'paid' } })
    if (code && code !== 'nothing_to_pay') refused = code
  }
  return refused
}

async function answer(world: World, step: Of<'answer' | 'draft'>): Promise<Outcome | null> {
  const { does, person, way } = step
  const run = await campaignFor(world, step)
  const human = run && pick(colleagues(world, run), person)
  const user = human && (await accountOf(world, human))
  if (!run || !human || !user) return null
  const path = { id: run.id }
  const { body: mine, code: unseen } = await ask(world, getMyCampaign, { path }, user)
  if (unseen) return null
  const { room_cents } = mine
  const body =
    room_cents !== null
      ? { mode: 'custom' as const, lines: ownLinesOf({ ...mine, room_cents }, way) }
      : way.mode === 'custom'
        ? { mode: way.mode, lines: linesOf(mine, way) }
        : { mode: way.mode }
  const call = does === 'draft' ? saveMyChoices : submitMyChoices
  const { code } = await ask(world, call, { path, body }, user)
  const verb = does === 'draft' ? 'keeps a draft for' : 'answers'
  return {
    said: `${human.name} ${human.employee_number} ${verb} ${run.name}: ${wayInWords(way, body)}`,
    code,
  }
}

type Mine = Awaited<ReturnType<typeof must<typeof getMyCampaign>>>
function linesOf(mine: Mine, { weights, whole }: Extract<Way, { mode: 'custom' }>): Line[] {
  const open = [
    { destination: 'immediate_payment' as const, weight: weights[0] },
    { destination: 'pee' as const, weight: mine.funds.pee.length > 0 ? weights[1] : 0 },
    { destination: 'percol' as const, weight: mine.funds.percol.length > 0 ? weights[2] : 0 },
  ].filter(({ weight, destination }) => weight > 0 && mine.destinations.includes(destination))
  return splitOver(mine, open, whole ? mine.due_cents : Math.floor(mine.due_cents / 2))
}

/** What somebody pays in of their own, over the plans that are offered. */
function ownLinesOf(mine: Mine & { room_cents: number }, way: Way): Line[] {
  const { total, weights } = ownWeights(mine, way)
  const open = (['pee', 'percol'] as const)
    .map((destination, place) => ({
      destination,
      weight: mine.funds[destination].length > 0 ? weights[place]! : 0,
    }))
    .filter(({ weight, destination }) => weight > 0 && mine.destinations.includes(destination))
  return splitOver(mine, open, total)
}

function splitOver(
  mine: Mine,
  open: readonly { destination: Line['destination']; weight: number }[],
  total: number,
): Line[] {
  const parts = largestRemainder(
    total,
    Float64Array.from(open, ({ weight }) => weight),
  )
  return open.flatMap(({ destination }, place): Line[] => {
    const amount_cents = parts?.[place] ?? 0
    if (amount_cents === 0) return []
    const fund = destination === 'immediate_payment' ? undefined : mine.funds[destination][0]
    const mode = fund ? ('free' as const) : null
    return [
      { destination, management_mode: mode, managed_profile: null, fund_id: fund?.id ?? null, amount_cents },
    ]
  })
}

function wayInWords(way: Way, body: { lines?: readonly Line[] }): string {
  if (way.mode !== 'custom') return way.mode.replace('quick_', '')
  return (
    (body.lines ?? []).map((line) => `${euros(line.amount_cents)} ${line.destination}`).join(' + ') ||
    'nothing yet'
  )
}

const colleagues = (world: World, run: RunCampaign): Human[] =>
  world.people.filter((human) => human.employer === run.employer)

/** The account the person signs in with, once there is one. */
async function accountOf(world: World, human: Human): Promise<string | null> {
  const { rows } = await world.server.owner.query<{ user_id: string | null }>(
    'select user_id from beneficiary where id = $1',
    [human.beneficiary],
  )
  return rows[0]?.user_id ?? null
}

async function correct(world: World, step: Of<'exclude' | 'correct pay'>): Promise<Outcome | null> {
  const { does, person } = step
  const run = await campaignFor(world, step)
  if (!run) return null
  const path = { id: run.id }
  await ask(world, calculateCampaign, { path })
  const { items } = await must(world, listEnrolments, { path })
  const enrolment = pick(items, person)
  if (!enrolment) return null
  const body =
    does === 'exclude'
      ? { excluded: true, exclusion_reason: 'Hors champ de l’accord.' }
      : { reference_salary_cents: 3_333_333 }
  const { code } = await ask(world, updateEnrolment, { path: { ...path, bid: enrolment.id }, body })
  const what = does === 'exclude' ? 'is left out of' : 'has another pay in'
  return { said: `${enrolment.first_name} ${enrolment.employee_number} ${what} ${run.name}`, code }
}

async function changeFile(
  world: World,
  { does, person }: Of<'give address' | 'take address' | 'oppose mail' | 'leave'>,
): Promise<Outcome | null> {
  const human = pick(world.people, person)
  if (!human) return null
  const { at } = world.plan.begins
  const changes = {
    'give address': { personal_email: human.email },
    'take address': { personal_email: null },
    'oppose mail': { electronic_delivery: 'opposed' as const },
    leave: { exit_date: at.slice(0, 10) },
  }
  const { code } = await ask(world, updateBeneficiary, {
    path: { id: human.employer.id, bid: human.beneficiary },
    body: changes[does],
  })
  const said = {
    'give address': 'now has an address',
    'take address': 'has no address any more',
    'oppose mail': 'wants paper',
    leave: 'leaves the company',
  }
  return { said: `${human.name} ${human.employee_number} ${said[does]}`, code }
}

/** A language of one's own: every mail and paper from now on is in it. */
async function speak(
  world: World,
  { does, person }: Of<'speak English' | 'speak French'>,
): Promise<Outcome | null> {
  const human = pick(world.people, person)
  const user = human && (await accountOf(world, human))
  if (!human || !user) return null
  const locale = does === 'speak English' ? 'en' : 'fr'
  const { code } = await ask(world, updateUser, { body: { locale } }, user)
  return { said: `${human.name} ${human.employee_number} reads ${does.slice(6)}`, code }
}
