import { expect, test } from 'vitest'
import { aCampaign } from '../../../../campaign/a-campaign.ts'
import { checklistOf } from './checklist.ts'

test('every blocker stands under one item, and an unknown one is not lost', () => {
  const blockers = [
    { code: 'envelope_missing', message: 'a', field: 'envelope_gross_cents' },
    {
      code: 'pay_missing',
      message: 'b',
      field: 'reference_salary_cents',
      count: 3,
      page: '/beneficiaires?issue=no_pay',
    },
    { code: 'agreement_unsigned', message: 'e', page: '/societe?section=agreements' },
    { code: 'headcount_missing', message: 'f', field: 'headcount', page: '/societe?section=headcount' },
    { code: 'brand_new', message: 'c', field: 'contact_email' },
    { code: 'newer_still', message: 'd' },
  ]
  const items = checklistOf(aCampaign({ blockers }))
  const of = (code: string) =>
    items.filter(({ missing }) => missing.some((each) => each.code === code)).map(({ key }) => key)
  expect(of('envelope_missing')).toEqual(['envelope'])
  expect(of('pay_missing')).toEqual(['people'])
  expect(of('agreement_unsigned')).toEqual(['agreement'])
  expect(of('headcount_missing')).toEqual(['company'])
  expect(of('brand_new')).toEqual(['contact'])
  expect(of('newer_still')).toEqual(['shares'])
})

test('a draft to be computed is not ready, one that only asks for a reason is', () => {
  expect(checklistOf(aCampaign({ calculated_at: null })).filter(({ done }) => !done)).toHaveLength(1)
  const reason = [{ code: 'reason_missing', message: '', field: 'warning_reasons.late' }]
  expect(checklistOf(aCampaign({ blockers: reason })).every(({ done }) => done)).toBe(true)
})

test('a supplement asks for its decision; what completes nothing is not asked', () => {
  const blockers = [
    { code: 'decision_missing', message: 'Décidé quand ?', field: 'decided_on', reason_required: false },
  ]
  const items = checklistOf(aCampaign({ type: 'interessement_supplement', blockers }))
  expect(items.filter(({ done }) => !done).map(({ key, section }) => [key, section])).toEqual([
    ['decision', 'decision'],
  ])
  expect(checklistOf(aCampaign()).some(({ key }) => key === 'decision')).toBe(false)
})
