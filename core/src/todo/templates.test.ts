import { describe, expect, test } from 'vitest'
import { concludedFor, followerOf, papersOf, type Concluded, type KeptAgreement } from './concluded.ts'
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
  concluded: null,
  begun: true,
  follower: null,
  papers: [],
  campaign: null,
  ...more,
})
const concluded = (more: Partial<Concluded> = {}): Concluded => ({
  type: 'interessement',
  conclusion: 'unions',
  filed_on: null,
  filing_reference: null,
  first_exercise_start: '2026-01-01',
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
    ends_on: '2023-12-31',
    period_months: null,
  }
  const signed = concluded({ filed_on: '2021-05-10', filing_reference: 'T09221' })
  const given = facts(2023, { agreement, concluded: signed, reference: '2026-11-23' })
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

const closed = (given: TodoFacts) =>
  Object.fromEntries(
    todoTemplates
      .flatMap((set) => proposeTodos(set, given))
      .flatMap(({ template: { code } }) => (closedBy(code, given) ? [[code, closedBy(code, given)]] : [])),
  )

test('what is done or does not concern the company says so', () => {
  expect(
    closed(facts(2026, { participation: true, people: 12, has_cse: false, concluded: concluded() })),
  ).toEqual({
    'onboarding.people': 'settled',
    'onboarding.council': 'not_applicable',
    'onboarding.conclude': 'settled',
    'annual.council_report': 'not_applicable',
    'renewal.council': 'not_applicable',
  })
})

test('what an intéressement asks waits until there is one or one is begun', () => {
  const asked = (more: Partial<TodoFacts>) => closed(facts(2026, { has_cse: null, ...more }))
  const own = ['council', 'conclude', 'file', 'note', 'receipt'].map((code) => `onboarding.${code}`)
  expect(Object.keys(asked({ begun: false }))).toEqual(expect.arrayContaining(own))
  expect(Object.keys(asked({ begun: true })).filter((code) => own.includes(code))).toEqual([])
  // Given with their set all the same: they are there once it is begun.
  const proposed = proposeTodos('onboarding', facts(2026, { begun: false }))
  expect(proposed.filter(({ needless }) => needless === null).map(({ template }) => template.code)).toEqual(
    expect.arrayContaining(own),
  )
})

test('papers, an agreement of another kind and the one that follows close what they are the fact of', () => {
  const given = (more: Partial<TodoFacts>) => closed(facts(2026, { participation: true, ...more }))
  expect(given({ papers: ['cse_minutes', 'information_note'] })).toEqual({
    'onboarding.council': 'settled',
    'onboarding.note': 'settled',
  })
  expect(given({ concluded: concluded({ type: 'participation' }) })).toMatchObject({
    'onboarding.conclude': 'not_applicable',
  })
  expect(given({ concluded: concluded(), follower: concluded({ conclusion: 'works_council' }) })).toEqual({
    'onboarding.council': 'not_applicable',
    'onboarding.conclude': 'settled',
    'renewal.prepare': 'settled',
    'renewal.request': 'not_applicable',
    'renewal.council': 'settled',
    'renewal.conclude': 'settled',
  })
  expect(given({ follower: concluded({ filed_on: '2027-01-04' }) })).toMatchObject({
    'renewal.council': 'not_applicable',
    'renewal.file': 'settled',
  })
})

test('nobody met by signing, and a filing is proved by its receipt or its number', () => {
  const of = (more: Partial<Concluded>, papers: TodoFacts['papers'] = []) =>
    closed(facts(2026, { reference: '2026-11-23', concluded: concluded(more), papers }))
  expect(of({ conclusion: 'works_council' })['onboarding.council']).toBe('settled')
  expect(of({ conclusion: 'ratification' })['onboarding.council']).toBe('not_applicable')
  const filed = { filed_on: '2026-05-10' }
  expect(of(filed)['onboarding.receipt']).toBeUndefined()
  expect(of(filed, ['filing_receipt'])['onboarding.receipt']).toBe('settled')
  expect(of({ ...filed, filing_reference: 'T09226' })['onboarding.receipt']).toBe('settled')
  // Three months after the filing, and not before.
  expect(of({ filed_on: '2026-10-01', filing_reference: 'T09226' })['onboarding.receipt']).toBeUndefined()
})

describe('an agreement closes the work of the exercices it covers, and no other', () => {
  const kept = (more: Partial<KeptAgreement> = {}): KeptAgreement => ({
    ...concluded({ first_exercise_start: '2023-01-01', filed_on: '2023-05-10' }),
    act: 'agreement',
    signed_on: '2023-05-02',
    last_exercise_end: '2025-12-31',
    ...more,
  })
  const of = (year: number, versions: KeptAgreement[], begun = false) =>
    concludedFor(versions, exerciseOf(year, civil), begun)
  const participation = kept({ type: 'participation', last_exercise_end: null })

  test('another exercice, an amendment and another scheme are not it', () => {
    expect(of(2025, [kept()])).toMatchObject({ type: 'interessement' })
    expect(of(2026, [kept()])).toBeNull()
    expect(of(2022, [kept()])).toBeNull()
    expect(of(2025, [kept({ signed_on: null })])).toBeNull()
    const amendment = kept({ act: 'amendment', filed_on: '2025-02-01', first_exercise_start: '2025-01-01' })
    expect(of(2025, [kept({ filed_on: null }), amendment])?.filed_on).toBeNull()
    expect(of(2025, [participation, kept({ filed_on: null })])).toMatchObject({ filed_on: null })
  })

  test('a participation stands for it only where no intéressement is under way', () => {
    expect(of(2026, [participation, kept()])).toMatchObject({ type: 'participation' })
    expect(of(2026, [participation], true)).toBeNull()
    const written = kept({ signed_on: null, first_exercise_start: '2026-01-01', last_exercise_end: null })
    expect(of(2026, [participation, written])).toBeNull()
  })

  test('what follows begins after it, at the latest with the first exercice that is still open', () => {
    const after = (first_exercise_start: string, reference = '2026-11-23') =>
      followerOf([kept(), kept({ first_exercise_start, last_exercise_end: null })], 'interessement', {
        agreement: { ends_on: '2025-12-31', period_months: null },
        exercise: exerciseOf(2025, civil),
        reference,
      })
    expect(after('2026-01-01', '2026-03-02')).not.toBeNull()
    expect(after('2028-01-01', '2026-03-02')).toBeNull()
    // Nobody can sign for 2026 any more: what is open is 2027.
    expect(after('2027-01-01')).not.toBeNull()
    expect(after('2028-01-01')).toBeNull()
  })

  test('a paper is of its exercice, or of an earlier one of the same agreement', () => {
    const papers = [2022, 2023, 2025, 2026, null].map((year) => ({ type: 'information_note' as const, year }))
    const count = (first: string | null) =>
      papersOf(papers, exerciseOf(2025, civil), first === null ? null : { first_exercise_start: first })
        .length
    expect([count('2023-01-01'), count('2025-01-01'), count(null)]).toEqual([3, 2, 2])
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
