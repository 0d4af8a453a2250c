import { answerQuestion, askQuestion, listQuestions, writeToMyQuestion } from '@moisson/contract/question'
import { campaignFor } from './campaign-for.ts'
import { ask, must, pick, WorldFault, type Outcome, type World } from './world.ts'
import type { Of } from './world-plan.ts'

/** Somebody asks about a campaign of theirs, or disputes the amount that stands at that moment. */
export async function question(world: World, step: Of<'question'>): Promise<Outcome | null> {
  const run = await campaignFor(world, step)
  if (!run) return null
  const { rows } = await world.server.owner.query<{ number: string; user: string; net: number }>(
    `select e.employee_number as number, b.user_id as user, e.net_cents as net from campaign_beneficiary e
     join beneficiary b on b.id = e.beneficiary_id
     where e.campaign_id = $1 and e.engagement_state <> 'excluded' and b.user_id is not null order by e.employee_number, e.id`,
    [run.id],
  )
  const who = pick(rows, step.person)
  if (!who) return null
  const { body, code } = await ask(
    world,
    askQuestion,
    { path: { id: run.id }, body: { kind: step.kind, body: 'Pourquoi ce montant ?' } },
    who.user,
  )
  if (!code && body.net_cents !== who.net)
    throw new WorldFault(`a question was asked about ${body.net_cents}, the share is ${who.net}`)
  return { said: `${who.number} asks about ${run.name} (${step.kind})`, code }
}

/** The thread goes on, by the company or by who asked. */
export async function replyTo(
  world: World,
  step: Of<'answer a question' | 'ask again'>,
): Promise<Outcome | null> {
  const employer = pick(world.employers, step.employer)
  if (!employer) return null
  const { items } = await must(world, listQuestions, { path: { id: employer.id }, query: {} }, employer.owner)
  const thread = pick(items, step.thread)
  if (!thread) return null
  const about = `question ${thread.number} of ${thread.employee_number}`
  if (step.does === 'answer a question') {
    const body = { body: 'Nous avons vérifié.', ...(step.outcome ? { outcome: step.outcome } : {}) }
    const path = { id: employer.id, qid: thread.id }
    const { code } = await ask(world, answerQuestion, { path, body }, employer.owner)
    return { said: `${about} is answered${step.outcome ? ` (${step.outcome})` : ''}`, code }
  }
  const { rows } = await world.server.owner.query<{ user_id: string | null }>(
    'select user_id from beneficiary where id = $1',
    [thread.beneficiary_id],
  )
  const user = rows[0]?.user_id
  if (!user) return null
  const { code } = await ask(
    world,
    writeToMyQuestion,
    { path: { qid: thread.id }, body: { body: 'Et ma présence ?' } },
    user,
  )
  return { said: `${about} is asked again`, code }
}
