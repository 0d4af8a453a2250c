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
 * whose employee number, or NIR under another number, was seen before: a warning when both rows say the same.
 */
export function duplicateWatch(): (record: ImportRecord) => Problem | null {
  const byNumber = new Map<string, number>()
  const numberByNir = new Map<string, string>()
  return (record) => {
    const { row, employee_number: number, nir } = record
    if (number !== undefined) {
      const content = contentOf(record)
      const first = byNumber.get(number)
      if (first !== undefined) {
        const severity = first === content ? 'warning' : 'error'
        return { row, field: 'employee_number', code: 'duplicate_in_file', severity }
      }
      byNumber.set(number, content)
    }
    if (nir === undefined) return null
    const other = numberByNir.get(nir)
    if (other !== undefined && other !== (number ?? '')) {
      return { row, field: 'nir', code: 'duplicate_in_file', severity: 'warning' }
    }
    numberByNir.set(nir, number ?? '')
    return null
  }
}

/** The duplicates of a whole list, for a list that was corrected. */
export function findDuplicates(records: readonly ImportRecord[]): Problem[] {
  const watch = duplicateWatch()
  return records.flatMap((record) => watch(record) ?? [])
}
