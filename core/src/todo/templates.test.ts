import { describe, expect, test } from 'vitest'
import type { TodoFacts } from './template.ts'
import { closedBy, exerciseOfSet, proposeTodos, templateOf } from './templates.ts'
import { endAfterDenunciation } from '../company/agreement-ends.ts'
import { exerciseOf } from '../campaign/exercise-dates.ts'
import { todoTemplates } from '../vocabulary.ts'

const civil = { month: 12, day: 31 }
const facts = (year: number, more: Partial<TodoFacts> = {}): TodoFacts => ({
  company_id: 'c',
  reference: '2026-03-02',
  dated: true,
  exercise: exerciseOf(year, civil),
  presumption_days: 5,
  has_cse: true,
  participation: false,
  file_complete: false,
  people: 0,
  agreement: null,
  followed_by: null,
  papers: [],
  campaign: null,
  ...more,
})
const dates = (set: (typeof todoTemplates)[number], given: TodoFacts) =>
  Object.fromEntries(proposeTodos(set, given).map(({ template, due_date }) => [template.code, due_date]))

test('a civil year signs by 30 June, files by 15 July and is out of control on 15 October', () => {
  expect(dates('onboarding', facts(2026))).toEqual({
    'onboarding.company_file': '2026-03-02',
    'onboarding.people': '2026-03-09',
    'onboarding.council': '2026-06-15',
    'onboarding.conclude': '2026-06-30',
    'onboarding.file': '2026-07-15',
    'onboarding.note': '2026-07-15',
    'onboarding.receipt': '2026-10-15',
  })
})

test('the exercice 2025 is paid by 31 May 2026, and the notices leave early enough for it', () => {
  expect(dates('annual', facts(2025))).toEqual({
    'annual.pay_data': '2026-02-28',
    'annual.envelope': '2026-03-31',
    'annual.launch': '2026-05-01',
    'annual.pay': '2026-05-31',
    'annual.keeper': '2026-05-31',
    'annual.council_report': '2026-06-30',
    'annual.leavers': '2026-12-15',
    'annual.statement': '2027-03-31',
  })
})

test('an agreement that ends with 2026 is renegotiated from 1 October and followed by one signed by 30 June 2027', () => {
  const agreement = {
    type: 'interessement' as const,
    signed_on: '2024-05-02',
    filed_on: '2024-05-10',
    ends_on: '2026-12-31',
    period_months: null,
  }
  expect(dates('renewal', facts(2026, { agreement }))).toEqual({
    'renewal.prepare': '2026-10-01',
    'renewal.request': '2026-12-31',
    'renewal.council': '2027-06-15',
    'renewal.conclude': '2027-06-30',
    'renewal.file': '2027-07-15',
  })
  const quarterly = { ...agreement, period_months: 3 }
  const signing = {
    'renewal.council': '2027-01-30',
    'renewal.conclude': '2027-02-14',
    'renewal.file': '2027-03-01',
  }
  expect(dates('renewal', facts(2026, { agreement: quarterly }))).toMatchObject(signing)
  // Long over: the first exercice whose first quarter can still be signed for.
  const over = { ...quarterly, ends_on: '2023-12-31' }
  expect(dates('renewal', facts(2023, { agreement: over, reference: '2026-11-23' }))).toMatchObject(signing)
  expect(endAfterDenunciation('2027-03-01', civil, 3)).toBe('2026-12-31')
  expect(endAfterDenunciation('2027-03-02', civil, 3)).toBe('2027-12-31')
  expect(endAfterDenunciation('2027-07-15', civil, null)).toBe('2026-12-31')
})

test('an agreement long over is followed by one that can still be signed, and an old filing waits for nothing', () => {
  const agreement = {
    type: 'interessement' as const,
    signed_on: '2021-05-02',
    filed_on: '2021-05-10',
    ends_on: '2023-12-31',
    period_months: null,
  }
  const given = facts(2023, { agreement, reference: '2026-11-23' })
  expect(dates('renewal', given)).toMatchObject({
    'renewal.conclude': '2027-06-30',
    'renewal.file': '2027-07-15',
  })
  const why = (set: 'renewal' | 'onboarding', code: string) =>
    proposeTodos(set, given).find(({ template }) => template.code === code)?.needless
  expect([why('renewal', 'renewal.request'), why('onboarding', 'onboarding.receipt')]).toEqual([
    'not_applicable',
    'settled',
  ])
})

test('what is done or does not concern the company says so', () => {
  const agreement = {
    type: 'interessement' as const,
    signed_on: '2026-05-02',
    filed_on: null,
    ends_on: null,
    period_months: null,
  }
  const needless = Object.fromEntries(
    proposeTodos('onboarding', facts(2026, { people: 12, has_cse: false, agreement })).map(
      ({ template, needless: why }) => [template.code, why],
    ),
  )
  expect(needless).toEqual({
    'onboarding.company_file': null,
    'onboarding.people': 'settled',
    'onboarding.council': 'not_applicable',
    'onboarding.conclude': 'settled',
    'onboarding.file': null,
    'onboarding.note': null,
    'onboarding.receipt': null,
  })
})

test('papers, an agreement of another kind and the one that follows close what they are the fact of', () => {
  const closed = (given: TodoFacts) =>
    Object.fromEntries(
      todoTemplates
        .flatMap((set) => proposeTodos(set, given))
        .flatMap(({ template: { code } }) => (closedBy(code, given) ? [[code, closedBy(code, given)]] : [])),
    )
  const signed = { filed_on: null, ends_on: '2026-12-31', period_months: null, signed_on: '2026-05-02' }
  expect(closed(facts(2026, { participation: true, papers: ['cse_minutes', 'information_note'] }))).toEqual({
    'onboarding.council': 'settled',
    'onboarding.note': 'settled',
  })
  expect(
    closed(facts(2026, { participation: true, agreement: { ...signed, type: 'participation' } })),
  ).toMatchObject({ 'onboarding.conclude': 'not_applicable' })
  const agreement = { ...signed, type: 'interessement' as const }
  expect(closed(facts(2026, { participation: true, agreement, followed_by: 'signed' }))).toEqual({
    'onboarding.council': 'settled',
    'onboarding.conclude': 'settled',
    'renewal.prepare': 'settled',
    'renewal.request': 'not_applicable',
    'renewal.council': 'settled',
    'renewal.conclude': 'settled',
  })
  expect(closed(facts(2026, { agreement, followed_by: 'filed' }))).toMatchObject({
    'renewal.file': 'settled',
  })
})

describe('the exercice of a set', () => {
  test.each([
    ['annual', '2026-05-31', 2025],
    ['annual', '2026-06-01', 2026],
    ['onboarding', '2026-06-30', 2026],
    ['onboarding', '2026-07-01', 2027],
  ] as const)('%s asked on %s is about %i', (set, on, year) => {
    expect(exerciseOfSet(set, on, civil, null)).toEqual(exerciseOf(year, civil))
  })
  test('a renewal is about the last exercice of the agreement', () => {
    expect(exerciseOfSet('renewal', '2026-01-05', civil, '2028-12-31')).toEqual(exerciseOf(2028, civil))
  })
})

test('each text exists in both languages with the spaces of French, and codes are unique', () => {
  const plain = / [:;!?%»]|« |[^\u00a0]»|«[^\u00a0]|[^\u202f\u00a0\s];|[^\u00a0\d\s]:(?!\/)/
  const all = todoTemplates.flatMap((set) => proposeTodos(set, facts(2026)))
  for (const { template } of all) {
    expect(templateOf(template.code)).toBe(template)
    for (const text of [template.title, template.description, template.due_rule, template.consequence]) {
      if (text === null) continue
      expect(text.fr).not.toMatch(plain)
      expect(text.en.length).toBeGreaterThan(5)
    }
  }
  expect(all.length).toBeGreaterThan(15)
})

test('a set has no date while the fact it is counted from is not on record, but for the first days', () => {
  const dated = Object.entries(dates('onboarding', facts(2026, { dated: false }))).filter(([, day]) => day)
  expect(dated.map(([code]) => code)).toEqual(['onboarding.company_file', 'onboarding.people'])
  expect(Object.values(dates('annual', facts(2025, { dated: false }))).every((day) => day === null)).toBe(
    true,
  )
})
