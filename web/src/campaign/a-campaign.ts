import { settingFields } from '@moisson/core/campaign/setting-fields'
import { noStandings, standingOf } from '@moisson/core/campaign/standing'
import { engagementStates } from '@moisson/core/vocabulary'
import { blankOf } from '@moisson/core/record/blank'
import type { Campaign } from './campaign.ts'

/** A draft ready to launch, for the tests of these screens; each test says what differs. */
export function aCampaign(changes: Partial<Campaign> = {}): Campaign {
  const counts = changes.counts ?? ready.counts
  return { ...ready, answers: everybodyOf(counts), standings: standingsOf(counts), ...changes }
}

/** The answers of people who all have an amount. */
const everybodyOf = (counts: Campaign['counts']): Campaign['answers'] => {
  const { total, excluded, submitted, locked, not_invited, invited, opened, in_progress } = counts
  const remindable = invited + opened + in_progress
  return {
    concerned: total - excluded,
    answered: submitted + locked,
    silent: not_invited + remindable,
    remindable,
    remindable_by_sms: 0,
  }
}

/** Where they stand, all of them told: their sums are of no test here. */
function standingsOf(counts: Campaign['counts']): Campaign['standings'] {
  const { total: _, ...people } = counts
  const standings = noStandings()
  for (const state of engagementStates) {
    const facts = { engagement_state: state, decides: true, opened: true, by_default: false }
    standings[standingOf(facts, 'interessement')].people += people[state]
  }
  return standings
}

const nobody = {
  total: 0,
  not_invited: 0,
  invited: 0,
  opened: 0,
  in_progress: 0,
  submitted: 0,
  locked: 0,
  defaulted: 0,
  unreachable: 0,
  excluded: 0,
}

export const countsOf = (counts: Partial<Campaign['counts']>): Campaign['counts'] => ({
  ...nobody,
  ...counts,
})

const ready: Omit<Campaign, 'answers' | 'standings'> = {
  id: '00000000-0000-4000-8000-000000000001',
  company_id: '00000000-0000-4000-8000-000000000002',
  type: 'interessement',
  year: 2026,
  state: 'draft',
  ...blankOf(settingFields),
  name: 'Intéressement 2026',
  exercise_start: '2026-01-01',
  exercise_end: '2026-12-31',
  envelope_gross_cents: 1_000_00,
  criteria: [{ criterion: 'uniform', weight_bps: 10_000, floor_cents: null, ceiling_cents: null }],
  presumption_days: 5,
  planned_payment_date: '2027-05-31',
  destinations: ['immediate_payment', 'pee'],
  default_rule: 'pee_lowest_risk',
  reminder_plan: [5, -3],
  contact_name: 'Claire',
  contact_email: 'claire@example.org',
  calculated_at: '2027-03-01T09:00:00.000Z',
  distributed_gross_cents: 1_000_00,
  complement_gross_cents: 0,
  excess_estimated: false,
  difference_cents: 0,
  reserve: null,
  cost: null,
  announced_cost: null,
  csg_crds_bps: 970,
  completes: null,
  provisional_parameters: [],
  closes_at: null,
  due_on: '2027-05-31',
  legal_payment_deadline: '2027-05-31',
  interest_after: '2027-05-31',
  counts: countsOf({ total: 10, not_invited: 10 }),
  notices: { leaving: 0, left: 0, without_email: 0, by_sms: 0, on_paper: 0, refused: 0, letters: 0 },
  amounts: {
    gross_cents: 1_000_00,
    csg_crds_cents: 97_00,
    net_cents: 903_00,
    advance_net_cents: 0,
    to_return_cents: 0,
    immediate_payment_cents: 0,
    pee_cents: 0,
    percol_cents: 0,
    held_cents: 0,
    late_interest_cents: 0,
    undecided_cents: 903_00,
    not_detailed_cents: 0,
    abondement_gross_cents: 0,
    abondement_net_cents: 0,
  },
  allowed_actions: ['edit', 'delete', 'calculate', 'launch'],
  refused_actions: {},
  blockers: [],
  warnings: [],
  assumed: [],
  like_pay: false,
  launch_reasons: [],
  examples: [],
  launched_at: null,
  launched_by: null,
  closed_at: null,
  submitted_at: null,
  submitted_by: null,
  validated_at: null,
  validated_by: null,
  completed_at: null,
  completed_by: null,
  cancelled_at: null,
  cancelled_by: null,
  state_reason: null,
  paid_on: null,
  export_sha256: null,
  version: 1,
  created_at: '2027-03-01T08:00:00.000Z',
  updated_at: '2027-03-01T09:00:00.000Z',
}
