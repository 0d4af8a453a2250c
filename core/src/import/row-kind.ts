import { cellText, cleanText, headerText, isBlank, type Cell, type Cells } from './cell.ts'
import type { Field } from './field.ts'
import { columnOf, type Column } from './map-columns.ts'

const TOTAL =
  /^(?:sous[\s-]?|grand )?tota(?:l|ux)(?![\p{L}\d])|^(?:cumul|ensemble|somme|moyenne|report)(?:\s|:|$)|^effectif total|^nombre (?:de |total )/iu
const EMPLOYEE_NUMBER = /^[^\s:]*\d[^\s:]*$/
const IDENTITY: readonly Field[] = [
  'employee_number',
  'last_name',
  'birth_name',
  'first_name',
  'full_name',
  'nir',
  'email',
  'birth_date',
]
const AMOUNTS: readonly Field[] = ['reference_salary_cents', 'presence_days']

export type RowKind = 'record' | 'total' | 'skip'

/** Tells people from blank rows, titles, totals and headers printed again. */
export function rowSorter(columns: readonly Column[]): (cells: Cells) => RowKind {
  const at = (names: readonly Field[]): number[] =>
    names.map((field) => columnOf(columns, field)).filter((index) => index >= 0)
  const identity = at(IDENTITY)
  const amounts = at(AMOUNTS)
  const numberAt = columnOf(columns, 'employee_number')
  const named = columns.filter((column) => column.field !== null)
  const firstNameAt = columnOf(columns, 'first_name')
  const facts = at(['nir', 'email', 'birth_date'])
  const isLabel = (cell: Cell): boolean => typeof cell === 'string' && TOTAL.test(cleanText(cell))
  const isTotal = (cells: Cells): boolean => {
    const label = cells.find((cell) => !isBlank(cell))
    if (!isLabel(label) && !identity.some((index) => isLabel(cells[index]))) return false
    return (
      facts.every((index) => isBlank(cells[index])) &&
      (isBlank(cells[firstNameAt]) || isLabel(cells[firstNameAt]))
    )
  }
  return (cells) => {
    let people = 0
    for (const index of identity) if (!isBlank(cells[index])) people += 1
    // Most rows stop here: three or more facts about one person.
    if (people >= 3) return isHeaderAgain(cells, named) ? 'skip' : 'record'
    const filled = cells.filter((cell) => !isBlank(cell)).length
    if (filled === 0) return 'skip'
    if (isTotal(cells)) return filled > 1 ? 'total' : 'skip'
    // Before anybody has said which column names people, any row may be one.
    if (identity.length === 0) return filled > 1 ? 'record' : 'skip'
    if (people === 0) return amounts.some((index) => !isBlank(cells[index])) ? 'total' : 'skip'
    // A lone cell is a note or the title of a group, unless it is an employee number.
    if (filled === 1) return EMPLOYEE_NUMBER.test(cellText(cells[numberAt])) ? 'record' : 'skip'
    return isHeaderAgain(cells, named) ? 'skip' : 'record'
  }
}

/** A printed export repeats its headers on each page. */
function isHeaderAgain(cells: Cells, named: readonly Column[]): boolean {
  const [first, second] = named
  return (
    first !== undefined &&
    second !== undefined &&
    headerText(cells[first.index]) === first.header &&
    headerText(cells[second.index]) === second.header
  )
}
