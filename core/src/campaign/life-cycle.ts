import { refuse } from '../refusal.ts'
import { campaignActions, type CampaignAction, type CampaignState } from '../vocabulary.ts'
import type { Refusal } from '@moisson/law/refusal'

/** The only moves there are; each is one step with one trace. */
export const moves: Record<CampaignState, readonly CampaignState[]> = {
  draft: ['scheduled', 'open'],
  scheduled: ['open', 'cancelled'],
  open: ['closed', 'cancelled'],
  // Open again for whoever was never informed, or whose amount was corrected.
  closed: ['submitted', 'open', 'cancelled'],
  submitted: ['validated', 'correction', 'cancelled'],
  correction: ['submitted', 'open', 'cancelled'],
  validated: ['completed', 'cancelled'],
  completed: [],
  cancelled: [],
}

/** What an action depends on: the campaign at this instant, and who asks. */
export interface ActionFacts {
  state: CampaignState
  now: Date
  closes_at: Date | null
  /** The day of the payment, once it is recorded. */
  paid_on: string | null
  /** Some of its money is recorded as ordered or paid, or a sum that was kept as gone. */
  money_recorded: boolean
  /** People enrolled and not excluded; those of them whose answer is still awaited. */
  enrolled: number
  waiting: number
  /** People nobody has informed, whose notice neither left nor was given up; read once the last window is over. */
  unsettled_notices: number
  submitted_by: string | null
  /** Whoever computed the shares, when the company wants a second person at the launch. */
  computed_by: string | null
  second_person_at_launch: boolean
  /** What stops the launch, in the reader's words; empty when nothing does. */
  launch_blockers: string
  actor: { user_id: string; adviser: boolean }
}

type ActionRefusal = Refusal<
  | 'campaign_ended'
  | 'campaign_not_draft'
  | 'campaign_is_draft'
  | 'campaign_already_paid'
  | 'campaign_money_recorded'
  | 'launch_blocked'
  | 'second_person_launches'
  | 'campaign_not_open'
  | 'campaign_still_open'
  | 'notices_not_settled'
  | 'campaign_not_closed'
  | 'campaign_not_submitted'
  | 'campaign_already_validated'
  | 'adviser_validates'
  | 'own_submission'
  | 'campaign_not_validated'
  | 'campaign_already_completed'
  | 'not_validated'
>

const ended: readonly CampaignState[] = ['completed', 'cancelled']

const rules: Record<CampaignAction, (facts: ActionFacts) => ActionRefusal | null> = {
  edit: ({ state }) => (ended.includes(state) ? refuse('campaign_ended', { state }) : null),
  delete: onlyDraft,
  calculate: onlyDraft,
  launch: (facts) => {
    const notDraft = onlyDraft(facts)
    if (notDraft) return notDraft
    if (facts.launch_blockers) return refuse('launch_blocked', { reasons: facts.launch_blockers })
    const alone = facts.computed_by === null || facts.computed_by === facts.actor.user_id
    return facts.second_person_at_launch && alone ? refuse('second_person_launches') : null
  },
  remind: ({ state, closes_at, now }) => {
    if (state !== 'open') return refuse('campaign_not_open', { state })
    return isOver(closes_at, now) ? refuse('campaign_not_open', { state: 'closed' }) : null
  },
  submit: ({ state, closes_at, now, enrolled, waiting, unsettled_notices }) => {
    if (state === 'closed' || state === 'correction') return null
    if (state !== 'open') return refuse('campaign_not_closed', { state })
    if (enrolled > 0 && waiting === 0) return null
    if (isOver(closes_at, now))
      return unsettled_notices > 0 ? refuse('notices_not_settled', { count: unsettled_notices }) : null
    return refuse('campaign_still_open', { deadline: closes_at?.toISOString() ?? '', waiting })
  },
  validate: ({ state, submitted_by, actor }) => {
    if (state === 'validated' || state === 'completed') return refuse('campaign_already_validated', { state })
    if (state === 'cancelled') return refuse('campaign_ended', { state })
    if (state !== 'submitted') return refuse('campaign_not_submitted', { state })
    if (!actor.adviser) return refuse('adviser_validates')
    return submitted_by === actor.user_id ? refuse('own_submission') : null
  },
  complete: ({ state, paid_on }) => {
    if (state === 'completed') return refuse('campaign_already_completed', { paid_on: paid_on ?? '' })
    return state === 'validated' ? null : refuse('campaign_not_validated', { state })
  },
  cancel: ({ state, money_recorded }) => {
    if (state === 'draft') return refuse('campaign_is_draft')
    if (state === 'completed') return refuse('campaign_already_paid')
    if (state === 'cancelled') return refuse('campaign_ended', { state })
    // Called off and made again, it would be paid twice.
    return money_recorded ? refuse('campaign_money_recorded') : null
  },
  export: ({ state }) =>
    state === 'validated' || state === 'completed' ? null : refuse('not_validated', { state }),
}

/** Why an action is not possible now, or null when it is; the guards and the buttons both ask here. */
export function whyNot(action: CampaignAction, facts: ActionFacts): ActionRefusal | null {
  return rules[action](facts)
}

/** Every action with its refusal or null, in the order of the life of a campaign. */
export function everyAction(facts: ActionFacts): [CampaignAction, ActionRefusal | null][] {
  return campaignActions.map((action) => [action, whyNot(action, facts)])
}

/** Whether the last window has ended, whether or not the clock's job has run since. */
export function isOver(closes_at: Date | null, now: Date): boolean {
  return closes_at !== null && now > closes_at
}

function onlyDraft({ state }: ActionFacts): ActionRefusal | null {
  return state === 'draft' ? null : refuse('campaign_not_draft', { state })
}
