import { monthsOf } from '@moisson/law/calendar'
import type { Exercise } from '../campaign/exercise-dates.ts'
import { detailFillings, type ImportRecord } from './field.ts'
import type { Problem, RejectedValue } from './problem.ts'
import type { MonthChoice } from './reading-choices.ts'

/** A line of a file on its way, with what was found in its cells. */
export interface Line {
  record: ImportRecord
  problems: Problem[]
  rejected: RejectedValue[]
  month: string | null
}

/** What the months of a file are, for whom they are settled or not. */
export interface MonthsFound {
  readonly found: readonly string[]
  /** Months of the exercice that nobody has a line for. */
  readonly missing: readonly string[]
  /** People with several months. */
  readonly people: number
}

/** A presence above this is not one of a month. */
const LONGEST_MONTH = 31

/** Holds the lines of a file whose people may have one for each month, until all were read. */
export function gatherMonths(exercise: Exercise) {
  const lines: Line[] = []
  const byNumber = new Map<string, Line[]>()
  return {
    add(line: Line): void {
      lines.push(line)
      const { employee_number: number } = line.record
      if (number === undefined) return
      const others = byNumber.get(number)
      if (others === undefined) byNumber.set(number, [line])
      else others.push(line)
    },
    /** Null when nobody has lines for different months: they are lines like any others. */
    found(): MonthsFound | null {
      const several = [...byNumber.values()].filter((of) => monthsIn(of).length > 1)
      if (several.length === 0) return null
      const found = monthsIn(lines)
      return { found, missing: absentFrom(found, exercise), people: several.length }
    },
    /** The lines to keep, one for each person when their months are read together. */
    settled(choice: MonthChoice | undefined): readonly Line[] {
      if (choice === undefined) return lines.map((line) => (line.month === null ? line : withDoubt(line)))
      if (choice === 'apart') return lines
      const all = monthsIn(lines)
      const alone = lines.filter(({ record }) => record.employee_number === undefined)
      const merged = [...byNumber.values()].map((of) =>
        choice === 'sum' ? sumOf(of, all, exercise) : lastOf(of),
      )
      return [...merged, ...alone].sort((a, b) => a.record.row - b.record.row)
    },
  }
}

const monthsIn = (lines: readonly Line[]): string[] =>
  [...new Set(lines.flatMap(({ month }) => month ?? []))].sort()

/** `2025-03` of an exercice, or `03` when the file does not name years. */
const keyOf = (month: string, sample: string): string =>
  sample.length === 2 ? month.slice(5, 7) : month.slice(0, 7)

const absentFrom = (found: readonly string[], { start, end }: Exercise): string[] =>
  monthsOf({ start, end })
    .map((month) => keyOf(month, found[0] ?? ''))
    .filter((month) => !found.includes(month))

const withDoubt = (line: Line): Line => ({
  ...line,
  problems: [
    ...line.problems,
    { row: line.record.row, field: 'employee_number', code: 'several_months', severity: 'error' },
  ],
})

/** One line for a person: pay added up, presence too when it is counted by month, the rest as it was last said. */
function sumOf(lines: readonly Line[], all: readonly string[], exercise: Exercise): Line {
  const distinct = withoutRepeats(lines)
  const last = lastOf(distinct)
  const { record } = last
  const pays = distinct.flatMap(({ record: one }) => one.reference_salary_cents ?? [])
  if (pays.length > 0) record.reference_salary_cents = pays.reduce((sum, pay) => sum + pay, 0)
  const days = distinct.flatMap(({ record: one }) => one.presence_days ?? [])
  if (days.length > 0 && days.every((day) => day <= LONGEST_MONTH))
    record.presence_days = Math.round(days.reduce((sum, day) => sum + day, 0) * 100) / 100
  for (const { field } of countedByMonth) {
    const counts = distinct.flatMap(({ record: one }) => one[field] ?? [])
    if (counts.length > 0 && counts.every((count) => count <= LONGEST_MONTH))
      record[field] = Math.round(counts.reduce((sum, count) => sum + count, 0) * 100) / 100
  }
  const absent = absentMonths(record, monthsIn(lines), all, exercise)
  if (absent.length > 0) {
    const field = 'reference_salary_cents'
    last.problems.push({ row: record.row, field, code: 'months_missing', severity: 'warning' })
    last.rejected.push({ row: record.row, field, text: absent.map(shownMonth).join(', ') })
  }
  return last
}

/** A month said twice in the same words counts once. */
function withoutRepeats(lines: readonly Line[]): readonly Line[] {
  const seen = new Set<string>()
  return lines.filter(({ month, record: { row: _row, ...said } }) => {
    const key = `${month ?? ''} ${JSON.stringify(said)}`
    if (month === null || !seen.has(key)) {
      seen.add(key)
      return true
    }
    return false
  })
}

/** The last line of a person, completed by what only the earlier ones say, with the doubts of all. */
function lastOf(lines: readonly Line[]): Line {
  const inOrder = [...lines].sort((a, b) => ((a.month ?? '') < (b.month ?? '') ? -1 : 1))
  const row = Math.min(...lines.map(({ record }) => record.row))
  const known = new Map<string, Problem>()
  for (const { problems } of inOrder) {
    for (const problem of problems) known.set(`${problem.field ?? ''} ${problem.code}`, { ...problem, row })
  }
  const said = Object.assign({}, ...inOrder.map(({ record }) => record)) as ImportRecord
  return {
    record: { ...said, row },
    problems: [...known.values()].filter(({ field = '' }) => isSum(field) || !(field in said)),
    rejected: inOrder.flatMap(({ rejected }) => rejected.map((value) => ({ ...value, row }))),
    month: inOrder.at(-1)?.month ?? null,
  }
}

/** Days of absence are those of each month. */
const countedByMonth = detailFillings.filter(({ of }) => of === 'absences')

/** A month that could not be read is missing from a sum, whatever the others say. */
const isSum = (field: string): boolean =>
  field === 'reference_salary_cents' ||
  field === 'presence_days' ||
  countedByMonth.some((counted) => counted.field === field)

/** Months that others have and this person has not, although under contract. */
function absentMonths(
  { hire_date = '', exit_date = '9999' }: ImportRecord,
  own: readonly string[],
  all: readonly string[],
  exercise: Exercise,
): string[] {
  const there = new Map(monthsOf(exercise).map((month) => [keyOf(month, all[0] ?? ''), month.slice(0, 7)]))
  return all.filter((month) => {
    const dated = there.get(month) ?? month
    return !own.includes(month) && dated >= hire_date.slice(0, 7) && dated <= exit_date.slice(0, 7)
  })
}

const shownMonth = (month: string): string => month.split('-').toReversed().join('/')
