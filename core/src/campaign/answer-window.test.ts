import { describe, expect, test } from 'vitest'
import { announcedDeadline, isAnswerable, windowAfterNotice, windowAfterOpening } from './answer-window.ts'

const at = (instant: string) => new Date(instant)

describe('the window after a notice', () => {
  const notice = { opened_at: null, presumption_days: 5, response_days: 15, announced_until: null }
  test('starts with the presumed day and lasts fifteen full days in Paris', () => {
    expect(windowAfterNotice({ ...notice, notified_at: at('2027-04-02T22:30:00Z') })).toEqual({
      informed_on: '2027-04-08',
      deadline_at: at('2027-04-23T21:59:59.999Z'),
    })
  })
  test.each([
    ['ends on the day the clocks go forward', '2027-03-08T09:00:00Z', '2027-03-28T21:59:59.999Z'],
    ['ends the day before the clocks go forward', '2027-03-07T09:00:00Z', '2027-03-27T22:59:59.999Z'],
    ['ends on the day the clocks go back', '2027-10-11T09:00:00Z', '2027-10-31T22:59:59.999Z'],
    ['ends the day before the clocks go back', '2027-10-10T09:00:00Z', '2027-10-30T21:59:59.999Z'],
    ['ends at the turn of the year', '2027-12-11T09:00:00Z', '2027-12-31T22:59:59.999Z'],
    ['ends on 29 February', '2028-02-09T09:00:00Z', '2028-02-29T22:59:59.999Z'],
  ])('%s', (_, notified, deadline) => {
    expect(windowAfterNotice({ ...notice, notified_at: at(notified) }).deadline_at).toEqual(at(deadline))
  })
  test('an earlier opening informs earlier and takes nothing off the announced deadline', () => {
    const window = windowAfterNotice({
      ...notice,
      notified_at: at('2027-04-02T08:00:00Z'),
      opened_at: at('2027-04-03T08:00:00Z'),
    })
    expect(window).toEqual({ informed_on: '2027-04-03', deadline_at: at('2027-04-22T21:59:59.999Z') })
  })
  test('a deadline that was announced later stays', () => {
    const announced_until = at('2027-05-01T21:59:59.999Z')
    const window = windowAfterNotice({ ...notice, notified_at: at('2027-04-02T08:00:00Z'), announced_until })
    expect(window.deadline_at).toEqual(announced_until)
  })
})

describe('the window after an opening', () => {
  test('somebody without a notice has fifteen days from the opening', () => {
    expect(
      windowAfterOpening({
        opened_at: at('2027-04-20T08:00:00Z'),
        informed_on: null,
        response_days: 15,
        announced_until: at('2027-04-22T21:59:59.999Z'),
      }),
    ).toEqual({ informed_on: '2027-04-20', deadline_at: at('2027-05-05T21:59:59.999Z') })
  })
  test('whoever was informed before keeps that day and deadline', () => {
    const announced_until = at('2027-04-22T21:59:59.999Z')
    expect(
      windowAfterOpening({
        opened_at: at('2027-04-20T08:00:00Z'),
        informed_on: '2027-04-07',
        response_days: 15,
        announced_until,
      }),
    ).toEqual({ informed_on: '2027-04-07', deadline_at: announced_until })
  })
})

describe('answering', () => {
  const deadline_at = announcedDeadline(at('2027-04-02T08:00:00Z'), 5, 15)
  const person = { engagement_state: 'invited', deadline_at, informed_on: '2027-04-07' }
  test('the last millisecond counts and the next one does not', () => {
    expect(isAnswerable({ state: 'open' }, person, deadline_at)).toBe(true)
    expect(isAnswerable({ state: 'open' }, person, new Date(deadline_at.getTime() + 1))).toEqual({
      refusal: 'campaign_closed',
      details: { deadline: deadline_at.toISOString(), outcome: '' },
    })
  })
  test('who was never informed may answer as long as the campaign takes answers', () => {
    const silent = { ...person, engagement_state: 'not_invited', informed_on: null }
    const late = new Date(deadline_at.getTime() + 86_400_000)
    expect(isAnswerable({ state: 'open' }, silent, late)).toBe(true)
    expect(isAnswerable({ state: 'closed' }, silent, late)).toMatchObject({ refusal: 'campaign_closed' })
  })
  test.each(['draft', 'scheduled', 'cancelled'])('a campaign that is %s takes no answer', (state) => {
    expect(isAnswerable({ state }, person, at('2027-04-03T08:00:00Z'))).toEqual({
      refusal: 'campaign_not_open',
      details: { state },
    })
  })
  test.each(['closed', 'submitted', 'correction', 'validated', 'completed'])(
    'once %s the window is over, whatever the clock says',
    (state) => {
      const answer = isAnswerable({ state }, person, at('2027-04-03T08:00:00Z'))
      expect(answer).toMatchObject({ refusal: 'campaign_closed' })
    },
  )
  test('who is excluded does not answer', () => {
    const excluded = { ...person, engagement_state: 'excluded' }
    expect(isAnswerable({ state: 'open' }, excluded, at('2027-04-03T08:00:00Z'))).toMatchObject({
      refusal: 'campaign_not_open',
    })
  })
})
