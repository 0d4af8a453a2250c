import { expect, test } from 'vitest'
import { schemesOf, type SchemeSources } from './schemes.ts'

const nothing: SchemeSources = {
  today: '2026-11-21',
  agreements: [],
  plans: [],
  papers: [],
  processes: [],
  ppv_years: [],
  told: [],
}
const statusOf = (type: string, sources: Partial<SchemeSources>) => {
  const found = schemesOf({ ...nothing, ...sources }).find((scheme) => scheme.type === type)
  return found && [found.status, found.start, found.end, found.document_id]
}
const agreement = (more: object) => ({
  type: 'interessement',
  signed_on: '2024-05-12',
  first_exercise_start: '2024-01-01',
  last_exercise_end: '2026-12-31',
  ...more,
})
const paper = (more: object) => ({
  id: 'p',
  type: 'interessement_agreement',
  status: 'signed',
  valid_from: '2024-01-01',
  valid_until: '2026-12-31',
  ...more,
})

test('nothing known is nothing in place', () => {
  expect(schemesOf(nothing).map(({ type, status }) => [type, status])).toEqual([
    ['interessement', 'none'],
    ['participation', 'none'],
    ['pee', 'none'],
    ['percol', 'none'],
    ['ppv', 'none'],
  ])
})

test('an agreement is in force once signed and until its last exercice, with the paper that proves it', () => {
  expect(statusOf('interessement', { agreements: [agreement({ signed_on: null })] })?.[0]).toBe('in_setup')
  expect(statusOf('interessement', { agreements: [agreement({})], papers: [paper({})] })).toEqual([
    'active',
    '2024-01-01',
    '2026-12-31',
    'p',
  ])
  expect(
    statusOf('interessement', { agreements: [agreement({ last_exercise_end: '2025-12-31' })] })?.[0],
  ).toBe('expired')
})

test('a signed paper alone is enough, a draft or a process is being set up', () => {
  expect(statusOf('participation', { papers: [paper({ type: 'participation_agreement' })] })).toEqual([
    'active',
    '2024-01-01',
    '2026-12-31',
    'p',
  ])
  expect(statusOf('interessement', { papers: [paper({ status: 'draft' })] })?.[0]).toBe('in_setup')
  expect(statusOf('interessement', { processes: ['interessement_setup'] })?.[0]).toBe('in_setup')
  expect(statusOf('interessement', { processes: ['annual_campaign'] })?.[0]).toBe('none')
})

test('a plan is in force once funds can be chosen; a bonus lives through its year', () => {
  expect(statusOf('pee', { plans: [{ kind: 'pee', has_funds: false }] })?.[0]).toBe('in_setup')
  expect(statusOf('pee', { plans: [{ kind: 'pee', has_funds: true }] })?.[0]).toBe('active')
  expect(statusOf('ppv', { ppv_years: [2026] })?.[0]).toBe('active')
  expect(statusOf('ppv', { ppv_years: [2024, 2025] })).toEqual(['expired', '2025-01-01', '2025-12-31', null])
})

test('what the product does not run is what the company tells', () => {
  expect(statusOf('cet', { told: [{ type: 'cet', since: '2020-01-01', until: null }] })?.[0]).toBe('active')
  expect(statusOf('pei', { told: [{ type: 'pei', since: null, until: '2025-12-31' }] })?.[0]).toBe('expired')
  expect(statusOf('pee', { told: [{ type: 'pee', since: null, until: null }] })?.[0]).toBe('none')
})
