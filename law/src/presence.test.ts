import { expect, test } from 'vitest'
import { absenceNamed, absences } from './absences.ts'
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

test.each([
  ['Congé de maternité', 'maternite'],
  ['Accident du travail', 'accident_travail'],
  ['deuil_L3142_1_1', 'deuil_enfant'],
  ['Arrêt maladie', 'maladie'],
  ['Maladie non professionnelle', 'maladie'],
  ['Maladie professionnelle', 'maladie_professionnelle'],
  ['Accident de trajet', 'accident_trajet'],
  ['Congé de naissance', 'evenement_familial'],
  ['congé supplémentaire de naissance', 'conge_supplementaire_naissance'],
  ['conge_sans_solde', 'conge_sans_solde'],
  ['Heures de délégation', 'delegation'],
  ['Congés payés', 'conges_payes'],
] as const)('« %s » is known as %s', (written, name) => expect(absenceNamed(written)).toBe(name))

test('an absence that nobody classified is not guessed', () =>
  expect(absenceNamed('Absence injustifiée')).toBeNull())

test('every absence says on which text it rests', () => {
  for (const absence of Object.values(absences)) expect(absence.articles.length).toBeGreaterThan(0)
})
