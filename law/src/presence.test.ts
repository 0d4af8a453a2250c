import { expect, test } from 'vitest'
import { absences, isAbsence } from './absences.ts'
import { civilYear } from './calendar.ts'
import { contractsWithin, daysOnBooks } from './presence.ts'

const year = civilYear(2026)

test('days on the books count each day once, whatever the contracts', () => {
  expect(daysOnBooks(year, [{ start: '2020-01-01', end: null }])).toBe(365)
  expect(daysOnBooks(year, [{ start: '2020-01-01', end: '2026-03-31' }])).toBe(90)
  expect(
    daysOnBooks(year, [
      { start: '2026-01-01', end: '2026-01-31' },
      { start: '2026-01-20', end: '2026-02-10' },
    ]),
  ).toBe(41)
  expect(daysOnBooks(year, [{ start: '2025-01-01', end: '2025-12-31' }])).toBe(0)
})

test('contracts that follow each other day to day make one, written in any order', () =>
  expect(
    contractsWithin(year, [
      { start: '2026-05-01', end: '2026-05-31' },
      { start: '2026-02-01', end: '2026-02-28' },
      { start: '2026-01-01', end: '2026-01-31' },
    ]),
  ).toEqual([
    { start: '2026-01-01', end: '2026-02-28' },
    { start: '2026-05-01', end: '2026-05-31' },
  ]))

test('a gap of one day keeps two contracts apart', () =>
  expect(
    contractsWithin(year, [
      { start: '2026-03-03', end: '2026-04-01' },
      { start: '2026-01-01', end: '2026-03-01' },
    ]),
  ).toEqual([
    { start: '2026-01-01', end: '2026-03-01' },
    { start: '2026-03-03', end: '2026-04-01' },
  ]))

test('a kind of absence is a name of the list: free words are not, however close', () => {
  expect(isAbsence('accident_travail')).toBe(true)
  for (const written of [
    'Accident du travail refusé',
    'École maternelle grève',
    'Congé présence parentale',
    'Accident du travail',
    'constructor',
  ])
    expect(isAbsence(written)).toBe(false)
})

test('every absence says on which text it rests', () => {
  for (const absence of Object.values(absences)) expect(absence.articles.length).toBeGreaterThan(0)
})
