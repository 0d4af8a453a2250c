import { absences } from '@moisson/law/absences'
import { expect, test } from 'vitest'
import { checkRecord } from './check-record.ts'
import { detailFillings } from './field.ts'
import { candidatesFor } from './header-rules.ts'

const fieldOf = (header: string) => candidatesFor(header)[0]?.field ?? null

test('the label of every absence, as a template writes it, is its own header', () => {
  for (const { field, label } of detailFillings) expect(fieldOf(label.fr), label.fr).toBe(field)
  for (const [kind, { label }] of Object.entries(absences))
    expect(fieldOf(`Jours de ${label.fr}`), label.fr).toBe(`absence_${kind}`)
})

test('payroll exports name absences in their own way', () => {
  expect(fieldOf('Jours maladie')).toBe('absence_maladie')
  expect(fieldOf('Nb jours AT')).toBe('absence_accident_travail')
  expect(fieldOf('Absence accident de trajet (jours)')).toBe('absence_accident_trajet')
  expect(fieldOf('ABSENCE_CONGE_PARENTAL')).toBe('absence_conge_parental')
})

test('free words never decide an absence: what is not wholly explained stays to be chosen', () => {
  for (const header of [
    'Jours accident du travail refusé',
    'Jours de carence maladie',
    'Jours d’absence',
    'Absence autre',
    'Heures maladie',
    'Maladie',
    'Formation',
    'Jours payés',
  ])
    expect(fieldOf(header)?.startsWith('absence_') ?? false, header).toBe(false)
})

test('days of an absence are never days of presence', () => {
  for (const header of [
    'Jours accident du travail refusé',
    'Nb jours accident travail contesté',
    'Jours de grève SNCF',
  ])
    expect(fieldOf(header), header).toBeNull()
})

test('a row that tells absences lacks no presence', () => {
  const missing = (record: object) =>
    checkRecord(
      { row: 2, ...record },
      '2026-03-01',
      (field) => field === 'presence_days',
      () => false,
    )
  expect(missing({ absence_maladie: 0 })).toEqual([])
  expect(missing({}).map(({ field }) => field)).toEqual(['presence_days'])
})
