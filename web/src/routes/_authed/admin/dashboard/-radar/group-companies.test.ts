import { expect, test } from 'vitest'
import { groupCompanies } from './group-companies.ts'
import type { RadarCompany } from './radar.ts'

type Given = [kind: 'conclusion' | 'filing' | 'payment', date: string, risk: 'late' | 'soon' | 'ok']
const company = (legal_name: string, ...dates: Given[]): RadarCompany => ({
  id: legal_name,
  legal_name,
  status: 'active',
  manager_id: null,
  manager_name: null,
  is_mine: true,
  risk: 'ok',
  stuck_steps: 0,
  dates: dates.map(([kind, date, risk]) => ({
    kind,
    date,
    risk,
    label: kind,
    reason: '',
    articles: [],
    campaign_id: null,
  })),
})
const all = [
  company('Zimmer', ['payment', '2026-05-31', 'late'], ['filing', '2026-02-15', 'soon']),
  company('Étables', ['payment', '2026-05-31', 'late']),
  company('Dinan', ['conclusion', '2026-06-30', 'soon']),
  company('Calme'),
]
const names = (rows: readonly { company: RadarCompany }[]) => rows.map(({ company: { id } }) => id)

test('each company stands once, under the worst of its dates, which is the one shown', () => {
  const { late, soon, ok } = groupCompanies(all, undefined)
  expect([names(late), names(soon), names(ok)]).toEqual([['Étables', 'Zimmer'], ['Dinan'], ['Calme']])
  expect(late[1]).toMatchObject({ first: { kind: 'payment' }, others: [{ kind: 'filing' }] })
  expect(ok[0]).toMatchObject({ first: undefined, others: [] })
})

test('one sort of date keeps the companies that have one, under its own urgency', () => {
  const { late, soon, ok } = groupCompanies(all, 'filing')
  expect([names(late), names(soon), names(ok)]).toEqual([[], ['Zimmer'], []])
  expect(soon[0]?.others).toEqual([])
})
