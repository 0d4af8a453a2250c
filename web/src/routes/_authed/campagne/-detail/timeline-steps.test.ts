import { describe, expect, test } from 'vitest'
import { aCampaign } from '../../../../campaign/a-campaign.ts'
import { timelineOf } from './timeline-steps.ts'

const statuses = (campaign: Parameters<typeof timelineOf>[0]) =>
  timelineOf(campaign).map(({ key, status }) => `${key}:${status}`)

describe('the line of a campaign’s life', () => {
  test('a correction stands at the control, with what is behind done and the payment still planned', () => {
    const campaign = aCampaign({ state: 'correction', submitted_at: '2027-05-01T08:00:00.000Z' })
    expect(statuses(campaign)).toEqual([
      'draft:done',
      'scheduled:done',
      'open:done',
      'closed:done',
      'control:current',
      'validated:to_come',
      'completed:to_come',
    ])
    expect(timelineOf(campaign).at(-1)).toMatchObject({ at: '2027-05-31', planned: true })
  })
  test('a completed one has nothing to come and ends on the day it was paid', () => {
    const steps = timelineOf(aCampaign({ state: 'completed', paid_on: '2027-05-20' }))
    expect(steps.every(({ status }) => status === 'done')).toBe(true)
    expect(steps.at(-1)?.at).toBe('2027-05-20')
  })
  test('a cancelled one ends where it was stopped, without the steps that will not happen', () => {
    const campaign = aCampaign({
      state: 'cancelled',
      launched_at: '2027-03-02T08:00:00.000Z',
      opens_at: '2027-04-01T08:00:00.000Z',
      cancelled_at: '2027-03-10T08:00:00.000Z',
      cancelled_by: 'Claire',
    })
    expect(statuses(campaign)).toEqual(['draft:done', 'scheduled:done', 'cancelled:stopped'])
    const opened = { ...campaign, cancelled_at: '2027-04-02T08:00:00.000Z' }
    expect(statuses(opened)).toContain('open:done')
  })
  test('a campaign launched at once opened when it was launched', () => {
    const campaign = aCampaign({ state: 'open', launched_at: '2027-03-02T08:00:00.000Z' })
    expect(timelineOf(campaign).find(({ key }) => key === 'open')?.at).toBe('2027-03-02T08:00:00.000Z')
  })
})
