import { expect, test } from 'vitest'
import type { SheetHead } from './cell.ts'
import { findDuplicates } from './find-duplicates.ts'
import { problemSentence } from './problem-sentence.ts'
import { problemSentences, type ProblemCode } from './problem.ts'
import { mappedFields } from './read-rows.ts'
import { readSheets } from './read-sheets.ts'
import { reviseRecord, type Corrections, type RowState } from './revise-record.ts'

const context = { today: '2026-11-20' }
const head: SheetHead = {
  name: 'Feuil1',
  rows: [
    [
      'Matricule',
      'Nom',
      'Prénom',
      'E-mail',
      'Date de naissance',
      "Date d'entrée",
      'Date de sortie',
      'Salaire brut annuel',
    ],
    ['A1', 'Roy', 'Léa', 'lea(at)example.org', '1985', '01/04/2025', '28/02/2025', '1,234'],
  ].map((cells, index) => ({ row: index + 1, cells })),
}
const read = readSheets([head], context)
const columns = mappedFields(read?.columns ?? [])
const initial: RowState = {
  record: read?.records[0] ?? { row: 0 },
  problems: read?.problems.filter(({ row }) => row > 1) ?? [],
  rejected_values: read?.rejected_values ?? [],
}
const revise = (state: RowState, corrections: Corrections): RowState =>
  reviseRecord(state, corrections, columns, context)
const codes = (state: RowState): string[] => state.problems.map((problem) => problem.code).sort()

test('a correction is read like a cell of the file and clears its problem, and no other', () => {
  expect(codes(initial)).toEqual(['exit_before_hire', 'invalid_amount', 'invalid_date', 'invalid_email'])
  const mail = revise(initial, { email: ' Lea@Example.org ' })
  expect(mail.record.email).toBe('lea@example.org')
  expect(codes(mail)).toEqual(['exit_before_hire', 'invalid_amount', 'invalid_date'])
  const all = revise(mail, {
    birth_date: '12/03/1985',
    reference_salary_cents: '1 234,00 €',
    exit_date: '28/02/2026',
  })
  expect(all).toMatchObject({ problems: [], rejected_values: [] })
  expect(all.record).toMatchObject({
    birth_date: '1985-03-12',
    reference_salary_cents: 123_400,
    exit_date: '2026-02-28',
  })
})

test('a wrong correction is a problem with the text that was typed', () => {
  const wrong = revise(initial, { birth_date: '31/02/1985' })
  expect(wrong.record).not.toHaveProperty('birth_date')
  expect(wrong.rejected_values).toContainEqual({ row: 2, field: 'birth_date', text: '31/02/1985' })
  expect(codes(wrong)).toEqual(codes(initial))
})

test('emptying a value removes it: a required one is missed, an optional one is not', () => {
  const emptied = revise(initial, { last_name: '', exit_date: null, email: '' })
  expect(codes(emptied)).toEqual(['invalid_amount', 'invalid_date', 'missing_required', 'missing_required'])
  expect(
    emptied.problems
      .filter((problem) => problem.code === 'missing_required')
      .map((problem) => problem.severity),
  ).toEqual(['error', 'warning'])
})

test('a corrected list is searched again for duplicates', () => {
  const row = { last_name: 'Roy', first_name: 'Léa' }
  const list = [2, 3, 4].map((number) => ({ row: number, employee_number: number === 4 ? 'B' : 'A', ...row }))
  expect(findDuplicates(list)).toEqual([
    { row: 3, field: 'employee_number', code: 'duplicate_in_file', severity: 'warning' },
  ])
  expect(
    findDuplicates(list.map((record) => (record.row === 3 ? { ...record, employee_number: 'C' } : record))),
  ).toEqual([])
})

test('the row it was given is left as it was', () => {
  const before = JSON.stringify(initial)
  revise(initial, { email: 'a@example.org', last_name: '' })
  expect(JSON.stringify(initial)).toBe(before)
})

test.each(Object.keys(problemSentences) as ProblemCode[])(
  '%s has a finished sentence in both languages, with French typography',
  (code) => {
    const problem = { row: 2, field: 'email', code, severity: 'error' } as const
    for (const language of ['fr', 'en'] as const) {
      const sentence = problemSentence(problem, language, { value: 'lea(at)example.org' })
      expect(sentence).toMatch(/^[«“A-ZÉÀI].*\.$/u)
      expect(sentence).not.toMatch(/[{}]/)
    }
    const french = problemSentence(problem, 'fr', { value: 'x' })
    expect(french).not.toMatch(/[^\u202f][;!?]|[^\u00a0]:|'/)
    expect(french).not.toMatch(/«[^\u00a0]|[^\u00a0]»/)
  },
)

test('a post code that France has not is left out with its text, and comes back when the country is told', () => {
  const given: SheetHead = {
    name: 'Feuil1',
    rows: [
      ['Matricule', 'Nom', 'Prénom', 'E-mail', 'Code postal', 'Pays'],
      ['A1', 'Roy', 'Léa', 'a@example.org', 'ABCDE', 'France'],
      ['A2', 'Roy', 'Luc', 'b@example.org', 1000, null],
      ['A3', 'Roy', 'Lou', 'c@example.org', 1000, 'Belgique'],
      ['A4', 'Roy', 'Ana', 'd@example.org', 'SW1A 1AA', null],
    ].map((cells, index) => ({ row: index + 1, cells })),
  }
  const sheet = readSheets([given], context)
  expect(sheet?.records.map(({ postal_code }) => postal_code)).toEqual([
    undefined,
    '01000',
    '1000',
    undefined,
  ])
  const told = sheet?.problems.filter(({ field, row }) => field === 'postal_code' && row > 1)
  expect(told?.map(({ row, code, severity }) => [row, code, severity])).toEqual([
    [2, 'invalid_postal_code', 'warning'],
    [5, 'invalid_postal_code', 'warning'],
  ])
  const last: RowState = {
    record: sheet?.records[3] ?? { row: 0 },
    problems: sheet?.problems.filter(({ row }) => row === 5) ?? [],
    rejected_values: sheet?.rejected_values.filter(({ row }) => row === 5) ?? [],
  }
  const typed = reviseRecord(last, { postal_code: '7500' }, mappedFields(sheet?.columns ?? []), context)
  expect(typed.record.postal_code).toBe('07500')
  const abroad = reviseRecord(last, { country: 'Royaume-Uni' }, mappedFields(sheet?.columns ?? []), context)
  expect(abroad.record.postal_code).toBe('SW1A 1AA')
  expect(codes(abroad)).not.toContain('invalid_postal_code')
  const back = reviseRecord(abroad, { country: 'France' }, mappedFields(sheet?.columns ?? []), context)
  expect([back.record.postal_code, back.rejected_values.at(-1)?.text]).toEqual([undefined, 'SW1A 1AA'])
})
