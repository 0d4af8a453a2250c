import { expect, test } from 'vitest'
import type { Campaign } from '../campagne/-parts/types.ts'
import { nextActions } from './-next-actions.ts'

const counts = {
  total: 10,
  not_invited: 0,
  invited: 4,
  opened: 1,
  in_progress: 1,
  submitted: 4,
  locked: 0,
  defaulted: 0,
  unreachable: 0,
  excluded: 0,
}
const campaign = (state: Campaign['state'], more: Partial<Campaign> = {}): Campaign =>
  ({
    id: state,
    state,
    counts,
    blockers: [],
    closes_at: '2026-12-08T22:59:59.999Z',
    legal_payment_deadline: '2026-12-31',
    state_reason: null,
    ...more,
  }) as unknown as Campaign
const world = { campaigns: [], issues: {}, people: 10, today: '2026-12-05' }
const kinds = (campaigns: Campaign[], more: object = {}) =>
  nextActions({ ...world, campaigns, ...more }).map(({ kind }) => kind)

test('a payment past its legal day comes before everything, a deadline that nears before a draft', () => {
  const late = campaign('validated', { legal_payment_deadline: '2026-12-01' })
  expect(kinds([campaign('draft'), campaign('open'), campaign('correction'), late])).toEqual([
    'late',
    'correct',
    'remind',
    'launch',
  ])
})

test('a collection that has time left presses less than a launch', () => {
  expect(kinds([campaign('open'), campaign('draft')], { today: '2026-11-20' })).toEqual(['launch', 'remind'])
})

test('when everybody answered there is nobody to remind: the campaign is to be submitted', () => {
  const all = campaign('open', {
    counts: { ...counts, invited: 0, opened: 0, in_progress: 0, submitted: 10 },
  })
  expect(kinds([all])).toEqual(['submit'])
})

test('what waits for somebody else asks nothing of the company', () => {
  expect(kinds([campaign('submitted'), campaign('scheduled')])).toEqual([])
})

test('without a running campaign the next one is proposed, without people they are brought first', () => {
  expect(kinds([campaign('completed')])).toEqual(['create'])
  expect(kinds([], { people: 0 })).toEqual(['bring'])
})

test('addresses that refuse messages come before those that are missing', () => {
  const found = nextActions({
    ...world,
    campaigns: [campaign('scheduled')],
    issues: { no_email: 3, bounced: 1 },
  })
  expect(found.map((action) => (action.kind === 'people' ? action.issue : action.kind))).toEqual([
    'bounced',
    'no_email',
  ])
})
