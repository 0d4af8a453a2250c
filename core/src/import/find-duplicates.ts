import type { ImportRecord } from './field.ts'
import type { Problem } from './problem.ts'

/** 53 bits of a text: enough to tell whether two rows of one employee number say the same. */
function fingerprint(text: string): number {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    high = Math.imul(high ^ code, 2_654_435_761)
    low = Math.imul(low ^ code, 1_597_334_677)
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909)
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909)
  return 4_294_967_296 * (2_097_151 & low) + (high >>> 0)
}

function contentOf(record: ImportRecord): number {
  let content = ''
  for (const key in record) {
    if (key !== 'row') content += `${key}\u0001${String(record[key as keyof ImportRecord])}\u0002`
  }
  return fingerprint(content)
}

/**
 * Watches the records of a file pass, in order, holding a few bytes for each. Returns the problem of a record
 * whose employee number, or NIR under another number, was seen before: a warning when both rows say the same. An
 * address that two people share is a warning: they would open one account.
 */
export function duplicateWatch(): (record: ImportRecord) => Problem | null {
  const byNumber = new Map<string, number>()
  const numberByNir = new Map<string, string>()
  const numberByEmail = new Map<string, string>()
  return (record) => {
    const { row, employee_number: number, nir, email } = record
    if (number !== undefined) {
      const content = contentOf(record)
      const first = byNumber.get(number)
      if (first !== undefined) {
        const severity = first === content ? 'warning' : 'error'
        return { row, field: 'employee_number', code: 'duplicate_in_file', severity }
      }
      byNumber.set(number, content)
    }
    const sameNir = seenElsewhere(numberByNir, nir, number)
    const sameEmail = seenElsewhere(numberByEmail, email?.toLowerCase(), number)
    if (sameNir) return { row, field: 'nir', code: 'duplicate_in_file', severity: 'warning' }
    return sameEmail ? { row, field: 'email', code: 'shared_email', severity: 'warning' } : null
  }
}

/** Tells whether a value was seen under another employee number, and remembers the first one. */
function seenElsewhere(seen: Map<string, string>, value: string | undefined, number = ''): boolean {
  if (value === undefined) return false
  const other = seen.get(value)
  if (other === undefined) seen.set(value, number)
  return other !== undefined && other !== number
}

/** The duplicates of a whole list, for a list that was corrected. */
export function findDuplicates(records: readonly ImportRecord[]): Problem[] {
  const watch = duplicateWatch()
  return records.flatMap((record) => watch(record) ?? [])
}
