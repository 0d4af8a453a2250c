import { describe, expect, test } from 'vitest'
import { aCampaign, countsOf } from './a-campaign.ts'
import { responseRate } from './figures.ts'
import { nextStepOf } from './next-step.ts'

const blocker = (code: string) => ({ code, message: code })

describe('the next step of a campaign', () => {
  test('a draft first counts what is missing, then asks for the computation, then for the launch', () => {
    const blockers = [blocker('envelope_missing'), blocker('contact_missing')]
    expect(nextStepOf(aCampaign({ blockers, calculated_at: null }))).toMatchObject({
      key: 'complete',
      count: 2,
    })
    expect(nextStepOf(aCampaign({ calculated_at: null })).key).toBe('calculate')
    expect(nextStepOf(aCampaign()).key).toBe('launch')
  })
  test('a reason that the launch will ask for is not something missing', () => {
    expect(nextStepOf(aCampaign({ blockers: [blocker('reason_missing')] })).key).toBe('launch')
  })
  test('an open one waits for people, never for those excluded', () => {
    const counts = countsOf({ total: 10, submitted: 6, invited: 2, unreachable: 1, excluded: 1 })
    expect(nextStepOf(aCampaign({ state: 'open', counts }))).toMatchObject({ key: 'waiting', count: 3 })
    const all = countsOf({ total: 10, submitted: 9, excluded: 1 })
    expect(nextStepOf(aCampaign({ state: 'open', counts: all })).key).toBe('everybodyAnswered')
  })
  test('a submitted one is a task for whoever may validate it, and a wait for the others', () => {
    const mine = aCampaign({ state: 'submitted', allowed_actions: ['validate'] })
    expect(nextStepOf(mine).key).toBe('control')
    expect(nextStepOf(aCampaign({ state: 'submitted', allowed_actions: [] })).key).toBe('adviser')
  })
  test('a validated one is paid by the day it is due on', () => {
    expect(nextStepOf(aCampaign({ state: 'validated', due_on: '2027-05-20' }))).toMatchObject({
      key: 'pay',
      day: '2027-05-20',
    })
  })
})

test('the rate is that of the people with something to decide, and nought of nobody', () => {
  const answers = { concerned: 4, answered: 3, silent: 1, remindable: 1, remindable_by_sms: 0 }
  expect(responseRate(aCampaign({ answers }))).toBe(7500)
  const counts = countsOf({ total: 11, submitted: 3, locked: 2, excluded: 1 })
  expect(responseRate(aCampaign({ counts }))).toBe(5000)
  expect(responseRate(aCampaign({ counts: countsOf({}) }))).toBe(0)
})
