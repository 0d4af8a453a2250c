import { expect, test } from 'vitest'
import { nameEstablishment, unknownIn } from './name-establishment.ts'
import type { ImportRecord } from './field.ts'

const known = [
  { name: 'Cidrerie', siret: '00002000800025' },
  { name: 'Bureaux', siret: null },
]
const row = (said: Partial<ImportRecord>) => ({ record: { row: 2, ...said }, problems: [], rejected: [] })

test('a place of work named by its SIRET or its name is written by the name the company gives it', () => {
  const bySiret = nameEstablishment(row({ establishment_siret: '00002000800025' }), known)
  expect(bySiret.record).toEqual({
    row: 2,
    establishment_name: 'Cidrerie',
    establishment_siret: '00002000800025',
  })
  expect(nameEstablishment(row({ establishment_name: 'BUREAUX' }), known).record).toEqual({
    row: 2,
    establishment_name: 'Bureaux',
  })
})

test('a SIRET completes a place that has none, and contradicts one that has another', () => {
  const siret = '00002000800033'
  const both = (establishment_name: string) => row({ establishment_name, establishment_siret: siret })
  expect(unknownIn(nameEstablishment(both('Bureaux'), known))).toBeNull()
  expect(unknownIn(nameEstablishment(both('Cidrerie'), known))).toEqual({ name: 'Cidrerie', siret })
})

test('an unknown place is a doubt of its row, nothing of it is written, and it is found once it exists', () => {
  const waiting = nameEstablishment(row({ establishment_name: 'Entrepôt' }), known)
  expect(waiting.record).toEqual({ row: 2 })
  expect(waiting.problems).toEqual([
    { row: 2, field: 'establishment_name', code: 'unknown_establishment', severity: 'warning' },
  ])
  expect(unknownIn(waiting)).toEqual({ name: 'Entrepôt', siret: null })
  expect(nameEstablishment(waiting, known)).toEqual(waiting)
  const later = nameEstablishment(waiting, [...known, { name: 'Entrepôt', siret: null }])
  expect(later.record.establishment_name).toBe('Entrepôt')
  expect(later.problems).toEqual([])
  expect(later.rejected).toEqual([])
})

test('a SIRET that cannot be read stays a doubt of its own', () => {
  const unread = {
    ...row({ establishment_name: 'Cidrerie' }),
    problems: [
      { row: 2, field: 'establishment_siret', code: 'invalid_siret' as const, severity: 'warning' as const },
    ],
    rejected: [{ row: 2, field: 'establishment_siret' as const, text: '123' }],
  }
  const read = nameEstablishment(unread, known)
  expect(read.record.establishment_name).toBe('Cidrerie')
  expect(read.problems).toEqual(unread.problems)
  expect(read.rejected).toEqual(unread.rejected)
})
