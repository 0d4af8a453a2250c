import { expect, test } from 'vitest'
import { fundBlockers, mayMove, mayPublish, type FundFigures } from './fund-publication.ts'
import { fundStatuses } from './vocabulary.ts'

const whole: FundFigures = {
  code: '990000059099',
  is_demo: false,
  share_class: 'I',
  manager_name: 'Gestion',
  sri: 1,
  sfdr: 'article_8',
  recurring_cost_bps: 10,
  entry_cost_bps: 0,
  recommended_holding_months: 6,
  plans: ['pee'],
  description_fr: 'Place à court terme.',
  dic_date: '2026-01-01',
  has_dic: true,
}

test('a fund without its document, its date, risk, cost or share class is not offered', () => {
  expect(fundBlockers(whole)).toEqual([])
  const holes: [Partial<FundFigures>, string][] = [
    [{ has_dic: false }, 'has_dic_missing'],
    [{ dic_date: null }, 'dic_date_missing'],
    [{ sri: null }, 'sri_missing'],
    [{ recurring_cost_bps: null }, 'recurring_cost_bps_missing'],
    [{ share_class: ' ' }, 'share_class_missing'],
    [{ code: 'REF-F01' }, 'code_missing'],
  ]
  for (const [hole, code] of holes)
    expect(fundBlockers({ ...whole, ...hole }).map((one) => one.code)).toEqual([code])
  expect(fundBlockers({ ...whole, recurring_cost_bps: 0 })).toEqual([])
})

test('a fund only goes forward, and is offered by the act of publishing alone', () => {
  const reached = fundStatuses.map((from) => [
    from,
    fundStatuses.filter((to) => from !== to && mayMove(from, to)),
  ])
  expect(Object.fromEntries(reached)).toEqual({
    draft: ['archived'],
    published: ['closed_to_new', 'archived'],
    closed_to_new: ['archived'],
    archived: [],
  })
  expect(fundStatuses.filter(mayPublish)).toEqual(['draft', 'closed_to_new'])
})
