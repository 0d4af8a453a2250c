import type { Language } from '@moisson/law/text'
import { pastedRows } from '../../../../file/pasted-rows.ts'
import { readAmount } from '../../../../kit/parse-montant.ts'

export interface ReadAdvances {
  rows: { employee_number: string; gross_cents: number }[]
  faults: { line: number; problem: 'noNumber' | 'badAmount'; written: string }[]
}

/** A list of two columns, employee number and gross amount, amounts with the marks of a language. */
export function readAdvances(text: string, language: Language): ReadAdvances {
  const read: ReadAdvances = { rows: [], faults: [] }
  for (const { line, cells } of pastedRows(text)) {
    const [employee_number = '', written = ''] = cells
    const amount = readAmount(written, language)
    const cents = 'cents' in amount ? amount.cents : null
    if (employee_number === '') read.faults.push({ line, problem: 'noNumber', written: '' })
    else if (cents === null || cents < 0) read.faults.push({ line, problem: 'badAmount', written })
    else read.rows.push({ employee_number, gross_cents: cents })
  }
  return read
}
