import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'moisson-extract-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [fileURLToPath(new URL('./extract.ts', import.meta.url)), ...args],
      (error, stdout, stderr) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr }),
    )
  })

test('the reading of a file is printed as one JSON document', async () => {
  const path = join(folder, 'paie.csv')
  writeFileSync(path, 'Matricule;Nom;Prénom;E-mail;Service\nA1;Roy;Léa;lea@example.org;Vente\n')
  const { code, stdout } = await run(path)
  expect(code).toBe(0)
  expect(JSON.parse(stdout)).toEqual({
    file: 'paie.csv',
    encoding: 'utf-8',
    delimiter: ';',
    header_row: 1,
    columns: {
      Matricule: 'employee_number',
      Nom: 'last_name',
      Prénom: 'first_name',
      'E-mail': 'email',
      Service: null,
    },
    rows_expected: 1,
    records: [
      { row: 2, employee_number: 'A1', last_name: 'Roy', first_name: 'Léa', email: 'lea@example.org' },
    ],
    problems: [
      { row: 1, field: 'Service', code: 'unmapped_column', severity: 'warning' },
      { row: 1, field: 'birth_date', code: 'missing_required', severity: 'error' },
      { row: 1, field: 'hire_date', code: 'missing_required', severity: 'error' },
      { row: 1, field: 'reference_salary_cents', code: 'missing_required', severity: 'warning' },
      { row: 1, field: 'presence_days', code: 'missing_required', severity: 'warning' },
    ],
  })
})

test('a file that cannot be read says why and how to go on', async () => {
  const path = join(folder, 'paie.xlsx')
  writeFileSync(path, '%PDF-1.7')
  const { code, stdout, stderr } = await run(path)
  expect(code).toBe(1)
  expect(JSON.parse(stdout)).toMatchObject({ code: 'unsupported_format' })
  expect(stderr).toMatch(/PDF.*\n.*PDF/)
})

test('a path that leads nowhere is said in one line', async () => {
  expect(await run(join(folder, 'absent.csv'))).toMatchObject({
    code: 2,
    stderr: `${join(folder, 'absent.csv')}: no such file\n`,
  })
})
