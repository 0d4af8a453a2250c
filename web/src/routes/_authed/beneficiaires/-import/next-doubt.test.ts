import { expect, test } from 'vitest'
import { nextDoubt } from './next-doubt.ts'
import type { FileRow } from './use-extract.ts'

const row = (number: number, fields: string[], left_out = false): FileRow => ({
  row: number,
  line: number,
  sheet: null,
  status: 'error',
  record: {},
  left_out,
  problems: fields.map((field) => ({
    row: number,
    field,
    code: 'invalid_date',
    severity: 'error',
    message: '',
  })),
})
const fields = ['last_name', 'birth_date', 'email'] as const
const rows = [row(2, []), row(3, ['birth_date', 'email']), row(4, ['email'], true), row(5, ['last_name'])]

test('doubts are visited cell by cell, row by row, and a row left out is passed over', () => {
  const first = nextDoubt(rows, fields, null)
  expect(first).toEqual({ row: 1, column: 2 })
  const second = nextDoubt(rows, fields, first)
  expect(second).toEqual({ row: 1, column: 3 })
  expect(nextDoubt(rows, fields, second)).toEqual({ row: 3, column: 1 })
})

test('after the last one it starts again, and without any there is none', () => {
  expect(nextDoubt(rows, fields, { row: 3, column: 1 })).toEqual({ row: 1, column: 2 })
  expect(nextDoubt([row(2, [])], fields, null)).toBe(null)
})
