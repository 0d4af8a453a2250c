import { pick, type RunCampaign, type World } from './world.ts'
import { LAST, type Step } from './world-plan.ts'

/** The states in which a step is worth trying. */
const states: Partial<Record<Step['does'], string[]>> = {
  launch: ['draft'],
  exclude: ['draft'],
  'pay an advance': ['draft'],
  'correct pay': ['draft'],
  answer: ['open'],
  'answer on paper': ['open'],
  letter: ['open', 'closed', 'correction'],
  question: ['open', 'closed', 'submitted', 'validated'],
  draft: ['open'],
  remind: ['open'],
  supplement: ['open', 'closed', 'submitted', 'validated', 'completed'],
  'add late': ['open', 'draft'],
  'correct amount': ['scheduled', 'open', 'closed', 'correction'],
  'correct all': ['scheduled', 'open', 'closed', 'correction'],
  'open a window': ['closed', 'open', 'correction'],
  extend: ['open'],
  'extend one': ['open'],
  'postpone payment': ['scheduled', 'open', 'closed', 'correction'],
  submit: ['open', 'closed', 'correction'],
  validate: ['submitted'],
  'send back': ['submitted'],
  cancel: ['scheduled', 'open', 'closed', 'submitted'],
  pay: ['validated'],
  'pay late': ['validated'],
  complete: ['validated'],
}

/** A campaign of the step's number among those it may be done to; the last number tries it on any. */
export async function campaignFor(
  world: World,
  { does, campaign }: { does: Step['does']; campaign: number },
): Promise<RunCampaign | undefined> {
  if (campaign === LAST) return pick(world.campaigns, campaign)
  const { rows } = await world.server.owner.query<{ id: string }>(
    'select id from campaign where id = any($1) and state = any($2)',
    [world.campaigns.map(({ id }) => id), states[does] ?? []],
  )
  return pick(
    world.campaigns.filter((one) => rows.some(({ id }) => id === one.id)),
    campaign,
  )
}
