import { expect, test } from 'vitest'
import { readCell, severityOf, valueReaders } from './read-value.ts'

const readers = valueReaders({ today: '2026-11-23' })

test('a sheet gives no employee number that a file cannot carry, as entry does', () => {
  for (const number of ['=1+1', '+3', '@x', 'M1\nM2'])
    expect(readCell(number, readers.employee_number)).toEqual({ code: 'unfit_number' })
  expect(readCell('M\u200b1', readers.employee_number)).toEqual({ value: 'M1' })
  expect(readCell(42, readers.employee_number)).toEqual({ value: '42' })
  expect(severityOf('unfit_number', 'employee_number')).toBe('error')
})

test('a name of a sheet is on one line, without unseen signs, in one alphabet', () => {
  expect(readCell('Le\r\nGoff', readers.last_name)).toEqual({ value: 'Le Goff' })
  expect(readCell('\u202eMar\u0007tin', readers.last_name)).toEqual({ value: 'Martin' })
  for (const field of ['last_name', 'first_name', 'birth_name', 'full_name'] as const)
    expect(readCell('Mаrtin', readers[field])).toEqual({ code: 'mixed_alphabets' })
  expect(readCell('Иванов', readers.last_name)).toEqual({ value: 'Иванов' })
})

test('a language is read by its name in either language, or by its code', () => {
  for (const [cell, value] of [
    ['Anglais', 'en'],
    ['ENGLISH', 'en'],
    ['EN', 'en'],
    ['français', 'fr'],
    ['French', 'fr'],
  ])
    expect(readCell(cell, readers.language)).toEqual({ value })
  expect(readCell('Breton', readers.language)).toEqual({ code: 'unknown_value' })
})

test('a country is read by its name or its code as it was written, and any other text is left out', () => {
  for (const value of ['France', 'FR', 'bel', 'Deutschland', 'Côte d’Ivoire'])
    expect(readCell(value, readers.country)).toEqual({ value })
  for (const wrong of ['Pas un pays', 'ZZZ', 'F', '75019'])
    expect(readCell(wrong, readers.country)).toEqual({ code: 'unknown_country' })
  expect(severityOf('unknown_country', 'country')).toBe('warning')
})
