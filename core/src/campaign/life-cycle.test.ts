import { describe, expect, test } from 'vitest'
import { campaignActions, campaignStates, type CampaignAction, type CampaignState } from '../vocabulary.ts'
import { everyAction, moves, whyNot, type ActionFacts } from './life-cycle.ts'

const facts = (state: CampaignState, more: Partial<ActionFacts> = {}): ActionFacts => ({
  state,
  now: new Date('2027-04-10T10:00:00Z'),
  closes_at: new Date('2027-04-20T21:59:59.999Z'),
  paid_on: null,
  money_recorded: false,
  enrolled: 10,
  waiting: 4,
  unsettled_notices: 0,
  submitted_by: 'company',
  computed_by: 'company',
  second_person_at_launch: false,
  launch_blockers: '',
  actor: { user_id: 'adviser', adviser: true },
  ...more,
})

test.each<[CampaignState, CampaignAction[]]>([
  ['draft', ['edit', 'delete', 'calculate', 'launch']],
  ['scheduled', ['edit', 'cancel']],
  ['open', ['edit', 'remind', 'cancel']],
  ['closed', ['edit', 'submit', 'cancel']],
  ['submitted', ['edit', 'validate', 'cancel']],
  ['correction', ['edit', 'submit', 'cancel']],
  ['validated', ['edit', 'complete', 'cancel', 'export']],
  ['completed', ['export']],
  ['cancelled', []],
])('in state %s exactly these actions are possible', (state, possible) => {
  const allowed = everyAction(facts(state)).flatMap(([action, refusal]) => (refusal ? [] : [action]))
  expect(allowed).toEqual(possible)
})

test('a refused action names the state, whatever the state', () => {
  for (const state of campaignStates)
    for (const action of campaignActions) {
      const refusal = whyNot(action, facts(state))
      if (refusal && 'state' in refusal.details) expect(refusal.details['state']).toBe(state)
    }
})

test('a state is left by the moves of the graph only, and the end is the end', () => {
  expect(moves.completed).toEqual([])
  expect(moves.cancelled).toEqual([])
  const reached = new Set(Object.values(moves).flat())
  for (const state of campaignStates) expect(reached.has(state) || state === 'draft').toBe(true)
})

describe('launch', () => {
  test('what is missing stops it, in words', () => {
    expect(whyNot('launch', facts('draft', { launch_blockers: 'Indiquez l’enveloppe.' }))).toEqual({
      refusal: 'launch_blocked',
      details: { reasons: 'Indiquez l’enveloppe.' },
    })
  })
  test('a company that wants two people refuses whoever computed the shares, and an uncomputed draft', () => {
    const two = { second_person_at_launch: true, actor: { user_id: 'company', adviser: false } }
    expect(whyNot('launch', facts('draft', two))?.refusal).toBe('second_person_launches')
    expect(whyNot('launch', facts('draft', { ...two, computed_by: null }))?.refusal).toBe(
      'second_person_launches',
    )
    expect(whyNot('launch', facts('draft', { ...two, computed_by: 'colleague' }))).toBeNull()
  })
})

describe('submit', () => {
  test('waits for the last window while somebody has not answered', () => {
    expect(whyNot('submit', facts('open'))).toEqual({
      refusal: 'campaign_still_open',
      details: { deadline: '2027-04-20T21:59:59.999Z', waiting: 4 },
    })
  })
  test('is possible early once everybody has answered, never for an empty campaign', () => {
    expect(whyNot('submit', facts('open', { waiting: 0 }))).toBeNull()
    expect(whyNot('submit', facts('open', { waiting: 0, enrolled: 0 }))?.refusal).toBe('campaign_still_open')
  })
  test('the last instant of the window still belongs to the people', () => {
    const closes_at = new Date('2027-04-20T21:59:59.999Z')
    expect(whyNot('submit', facts('open', { now: closes_at }))?.refusal).toBe('campaign_still_open')
    expect(whyNot('submit', facts('open', { now: new Date(closes_at.getTime() + 1) }))).toBeNull()
  })
  test('a notice that neither left nor was given up keeps the collection from ending', () => {
    const over = { now: new Date('2027-04-21T08:00:00Z'), unsettled_notices: 2 }
    expect(whyNot('submit', facts('open', over))).toEqual({
      refusal: 'notices_not_settled',
      details: { count: 2 },
    })
    expect(whyNot('submit', facts('open', { ...over, waiting: 0 }))).toBeNull()
  })
})

describe('validate', () => {
  test('never by the person who submitted', () => {
    expect(whyNot('validate', facts('submitted', { submitted_by: 'adviser' }))?.refusal).toBe(
      'own_submission',
    )
  })
  test('once: afterwards the refusal says that it is done, or that the campaign ended', () => {
    for (const state of ['validated', 'completed'] as const)
      expect(whyNot('validate', facts(state))?.refusal).toBe('campaign_already_validated')
    expect(whyNot('validate', facts('cancelled'))?.refusal).toBe('campaign_ended')
  })
  test('never by the company', () => {
    const actor = { user_id: 'other', adviser: false }
    expect(whyNot('validate', facts('submitted', { actor }))?.refusal).toBe('adviser_validates')
  })
})

test('reminders end with the last window even before the clock’s job has run', () => {
  const late = { now: new Date('2027-04-21T00:00:00Z') }
  expect(whyNot('remind', facts('open', late))?.refusal).toBe('campaign_not_open')
})

test('a draft is deleted, a paid campaign stays, and only the rest is cancelled', () => {
  expect(whyNot('cancel', facts('draft'))?.refusal).toBe('campaign_is_draft')
  expect(whyNot('cancel', facts('completed'))?.refusal).toBe('campaign_already_paid')
  expect(whyNot('cancel', facts('cancelled'))?.refusal).toBe('campaign_ended')
  expect(whyNot('cancel', facts('validated', { money_recorded: true }))?.refusal).toBe(
    'campaign_money_recorded',
  )
})
