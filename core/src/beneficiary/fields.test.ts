import { languages } from '@moisson/law/text'
import { describe, expect, test } from 'vitest'
import { fieldLabels, fields, fillings, isRecordField, ownHeaders } from '../import/field.ts'
import { filledBy, filledInYear, heldBy, heldInYear, unfilledFields } from '../import/filled.ts'
import { candidatesFor } from '../import/header-rules.ts'
import { readCell, valueReaders } from '../import/read-value.ts'
import { isNeverEmpty, keysOf, type Field, type Kind } from '../record/field.ts'
import { everyYearField, personFields, yearDetails, yearFields } from './fields.ts'

const identifiers: Partial<Record<string, string>> = {
  nir: '2 85 05 78 006 084 41',
  iban: 'FR76 3000 6000 0112 3456 7890 189',
  establishment_siret: '73282932000074',
  officer: 'mandataire',
  other_contracts: '01/02/2025-30/04/2025',
}
const written: Partial<Record<string, string>> = { other_contracts: '01/02/2025-30/04/2025; 01/06/2025-' }
const everyField: readonly (readonly [string, Field])[] = Object.entries({
  ...personFields,
  ...everyYearField,
})

describe('a field of a person', () => {
  test('has a name of its own in both languages', () => {
    for (const language of languages) {
      const names = everyField.map(([, { label }]) => label[language])
      expect(names.filter((name) => name.trim() === '')).toEqual([])
      expect(new Set(names).size).toBe(names.length)
    }
  })

  test('begins with one of its values when it is never empty', () => {
    for (const [name, field] of everyField) {
      if (field.kind === 'choice' && field.initial !== undefined)
        expect(Object.keys(field.names), name).toContain(field.initial)
      expect(isNeverEmpty(field), name).toBe(
        field.required === true || field.initial !== undefined || field.kind === 'list',
      )
    }
  })

  test('is filled by a field of a file, or says why none fills it', () => {
    const record = Object.fromEntries(
      fields
        .filter(isRecordField)
        .map((field) => [field, field in written ? written[field] : `some ${field}`]),
    )
    const filled = filledBy(record)
    expect([...Object.keys(filled), ...unfilledFields].toSorted()).toEqual(keysOf(personFields).toSorted())
    const inYear = filledInYear(record)
    expect(Object.keys(inYear).toSorted()).toEqual(keysOf(yearDetails).toSorted())
    const held = {
      ...heldBy(filled as Parameters<typeof heldBy>[0]),
      ...heldInYear(inYear as Parameters<typeof heldInYear>[0]),
    }
    // Says the establishment in another way.
    delete record['establishment_siret']
    for (const name of keysOf(yearFields)) delete record[name]
    expect(held).toEqual(record)
    for (const [name, { imported }] of Object.entries(personFields))
      if ('not' in imported) expect(imported.not, name).toMatch(/\w+ \w+/)
  })

  test('is known by the headers it brings with it', () => {
    const own = Object.entries(ownHeaders)
    expect(own).not.toEqual([])
    for (const [name, { rules }] of own)
      for (const [words] of rules) expect(candidatesFor(words)[0]?.field, words).toBe(name)
  })

  test('is read from a file when a file has it', () => {
    const readers = valueReaders({ today: '2026-06-01' })
    expect(Object.keys(readers).toSorted()).toEqual(Object.keys(fieldLabels).toSorted())
    const writtenAs: Partial<Record<string, string>> = {
      day: '14/03/1985',
      email: 'a@example.org',
      phone: '06 39 98 00 01',
      cents: '34528,83',
    }
    const kinds = new Map<string, Kind>(fillings.map(({ field, kind }) => [field, kind]))
    const sampleOf = (field: string) => {
      const kind = kinds.get(field)
      if (kind?.kind === 'choice') return Object.values(kind.names)[0]?.fr
      return (
        identifiers[field] ??
        (kind && 'country' in kind ? 'Belgique' : undefined) ??
        (kind && writtenAs[kind.kind]) ??
        '12'
      )
    }
    for (const field of fields) {
      const { value, code } = readCell(sampleOf(field), readers[field])
      expect({ field, code }).toEqual({ field, code: undefined })
      expect({ field, read: value !== undefined }).toEqual({ field, read: true })
    }
  })
})
