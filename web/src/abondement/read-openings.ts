import type { Language } from '@moisson/law/text'
import { pastedRows } from '../file/pasted-rows.ts'
import { readAmount } from '../kit/parse-montant.ts'

export interface OpeningRow {
  employee_number: string
  plan: 'pee' | 'percol'
  year: number
  gross_cents: number
  contributed_cents: number
  note: string
}
type Problem = 'noNumber' | 'badPlan' | 'badYear' | 'badAmount'
export interface ReadOpenings {
  rows: OpeningRow[]
  /** The line of the text each row stands on. */
  lines: number[]
  faults: { line: number; problem: Problem; written: string }[]
}

/** Reads rows as a spreadsheet writes or copies them, amounts with the marks of a language: tabs, semicolons or commas, with or without a line of titles. */
export function readOpenings(text: string, language: Language): ReadOpenings {
  const read: ReadOpenings = { rows: [], lines: [], faults: [] }
  for (const { line, cells } of pastedRows(text)) {
    const row = rowOf(cells, language)
    if ('problem' in row) read.faults.push({ line, ...row })
    else {
      read.rows.push(row)
      read.lines.push(line)
    }
  }
  return read
}

function rowOf(
  cells: readonly string[],
  language: Language,
): OpeningRow | { problem: Problem; written: string } {
  const [employee_number = '', plan = '', year = '', gross = '', contributed = '', note = ''] = cells
  if (employee_number === '') return { problem: 'noNumber', written: '' }
  const kind = { pee: 'pee', pei: 'pee', percol: 'percol', percoli: 'percol', pereco: 'percol' }[
    plan.toLowerCase().replaceAll(/[^a-z]/g, '')
  ] as OpeningRow['plan'] | undefined
  if (!kind) return { problem: 'badPlan', written: plan }
  if (!/^20\d\d$/.test(year)) return { problem: 'badYear', written: year }
  const centsOf = (written: string) => {
    const read = readAmount(written, language)
    return 'cents' in read ? read.cents : null
  }
  const gross_cents = centsOf(gross)
  if (gross_cents === null || gross_cents <= 0) return { problem: 'badAmount', written: gross }
  const contributed_cents = contributed === '' ? 0 : centsOf(contributed)
  if (contributed_cents === null || contributed_cents < 0)
    return { problem: 'badAmount', written: contributed }
  return { employee_number, plan: kind, year: Number(year), gross_cents, contributed_cents, note }
}
