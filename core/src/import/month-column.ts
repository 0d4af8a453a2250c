import { headerWords } from './header-words.ts'
import type { Column } from './map-columns.ts'
import { columnOf, valuesOf } from './map-columns.ts'
import type { Cells } from './cell.ts'
import { cellText } from './cell.ts'
import { monthOf } from './parse-date.ts'

const NAMES = new Set(['mensuel', 'periode', 'period'])
const MOSTLY = 0.8

/** The unused column that says which month a line is for; the reader finds out whether anybody has several. */
export function monthColumn(columns: readonly Column[], rows: readonly Cells[]): Column | null {
  const numberAt = columnOf(columns, 'employee_number')
  if (numberAt < 0) return null
  const unused = columns.filter(({ field }) => field === null)
  return (
    unused.find((column) => {
      const values = valuesOf(rows, column.index)
      const months = values.filter((value) => monthOf(value) !== null)
      if (values.length === 0 || months.length < values.length * MOSTLY) return false
      return (
        headerWords(column.header).some((word) => NAMES.has(word)) || repeats(rows, numberAt, column.index)
      )
    }) ?? null
  )
}

/** Whether most people of these rows have several months. */
function repeats(rows: readonly Cells[], numberAt: number, monthAt: number): boolean {
  const months = new Map<string, Set<string>>()
  for (const cells of rows) {
    const number = cellText(cells[numberAt])
    const month = cellText(cells[monthAt])
    if (number === '' || month === '') continue
    const seen = months.get(number)
    if (seen === undefined) months.set(number, new Set([month]))
    else seen.add(month)
  }
  const several = [...months.values()].filter((seen) => seen.size > 1).length
  return several > months.size / 2
}
