import type { Cells } from './cell.ts'
import { BLANK, readCell, type ValueReader } from './read-value.ts'

const SUM = /tota(?:l|ux)|somme/iu

/** Compares the totals written in the file with what was read, as long as every amount could be read. */
export function totalWatch(salaryAt: number): {
  add: (cents: number | undefined, unreadable: boolean) => void
  differs: (cells: Cells, read: ValueReader) => boolean
} {
  let all = 0
  let part = 0
  let certain = true
  return {
    add(cents, unreadable) {
      if (unreadable) certain = false
      all += cents ?? 0
      part += cents ?? 0
    },
    differs(cells, read) {
      const isSum = cells.some((cell) => typeof cell === 'string' && SUM.test(cell))
      const { value } = salaryAt < 0 || !isSum ? BLANK : readCell(cells[salaryAt], read)
      const wrong = certain && typeof value === 'number' && value !== all && value !== part
      part = 0
      return wrong
    },
  }
}
