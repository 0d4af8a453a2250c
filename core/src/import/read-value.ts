import type { yearFields } from '../beneficiary/fields.ts'
import { namesCountry } from '../record/country-code.ts'
import type { Kind } from '../record/field.ts'
import type { Exercise } from '../campaign/exercise-dates.ts'
import { isBroken, cleanText, type Cell } from './cell.ts'
import type { DateOrder } from './reading-choices.ts'
import { fitNumber } from '../beneficiary/fit-number.ts'
import { personFields } from '../beneficiary/fields.ts'
import { mixesAlphabets } from '../beneficiary/mixed-letters.ts'
import { readContracts } from '../beneficiary/contracts.ts'
import { detailFillings, fillings, type Field, type HelperField, type SecretField } from './field.ts'
import { centsOf, daysOf } from './parse-amount.ts'
import { choiceReader, civilityReader, contractReader, officerReader } from './parse-choice.ts'
import { dateFromSerial, dateFromText } from './parse-date.ts'
import { emailOf, ibanOf, nirOf, phoneOf, siretOf } from './parse-identifier.ts'
import type { ProblemCode, Severity } from './problem.ts'

/** What the reading of a value needs to know about the file and the day. */
export interface ReadingContext {
  /** The day of the reading, `YYYY-MM-DD`: decides the century of two-digit years. */
  readonly today: string
  /** The workbook counts its days from 1904. */
  readonly date1904?: boolean
  /** The exercice that pay and presence belong to; the calendar year before the reading when absent. */
  readonly exercise?: Exercise
}

/** A value, kept when it is there; `blank` when the cell says nothing; a code when it cannot be trusted or is doubtful. */
export interface ReadValue {
  readonly value?: string | number
  readonly code?: ProblemCode
}

export const BLANK: ReadValue = {}
export type ValueReader = (cell: string | number) => ReadValue

const keptOr =
  <Value extends string | number>(
    code: ProblemCode,
    read: (cell: string | number) => Value | null,
  ): ValueReader =>
  (cell) => {
    const value = read(cell)
    return value === null ? { code } : { value }
  }

const text =
  (max: number): ValueReader =>
  (cell) => {
    const value = typeof cell === 'number' ? plainNumber(cell) : cell
    return value.length > max ? { code: 'too_long' } : { value }
  }

const country =
  (max: number): ValueReader =>
  (cell) => {
    const read = text(max)(cell)
    return typeof read.value === 'string' && !namesCountry(read.value) ? { code: 'unknown_country' } : read
  }

const LINE_ENDS = /\s*[\r\n\t\u2028\u2029]+\s*/g
/** What was broken in the cell to be seen whole. */
const onOneLine = (value: string): string => value.replaceAll(LINE_ENDS, ' ')

const name =
  (max: number): ValueReader =>
  (cell) => {
    const read = text(max)(typeof cell === 'number' ? cell : onOneLine(cell))
    return typeof read.value === 'string' && mixesAlphabets(read.value) ? { code: 'mixed_alphabets' } : read
  }

const employeeNumber: ValueReader = (cell) =>
  typeof cell === 'string' && !fitNumber(cell)
    ? { code: 'unfit_number' }
    : text(personFields.employee_number.max)(cell)

const plainNumber = (value: number): string =>
  Number.isInteger(value) && Math.abs(value) < 1e21 ? value.toFixed(0) : String(value)

const asText =
  <Value extends string>(read: (text: string) => Value | null) =>
  (cell: string | number): Value | null =>
    read(typeof cell === 'number' ? plainNumber(cell) : cell)

function dateReader(
  context: ReadingContext,
  latestYear: number,
  farMeansNone: boolean,
  monthFirst: boolean,
): ValueReader {
  return (cell) => {
    const date =
      typeof cell === 'number'
        ? dateFromSerial(cell, context.date1904)
        : dateFromText(cell, latestYear, context.date1904, monthFirst)
    if (date === 'never') return farMeansNone ? BLANK : { code: 'invalid_date' }
    return date === null ? { code: 'invalid_date' } : { value: date }
  }
}

/**
 * The reader of each field, compiled once for a file; a cell given to a reader is never blank. What a person types
 * is day first; a file says its own order.
 */
export function valueReaders(
  context: ReadingContext,
  order: DateOrder = 'day_first',
): Record<Field, ValueReader> {
  const date = (latestYear: number, farMeansNone = false): ValueReader =>
    dateReader(context, latestYear, farMeansNone, order === 'month_first')
  const year = Number(context.today.slice(0, 4))
  const contract = contractReader()
  const readContract: ValueReader = (cell) => {
    const { type, eligible } = contract(typeof cell === 'number' ? plainNumber(cell) : cell)
    if (type === null) return { code: 'unknown_value' }
    return eligible ? { value: type } : { value: type, code: 'not_eligible_contract' }
  }
  const ofItsOwn = {
    full_name: name(160),
    last_name: name(personFields.last_name.max),
    first_name: name(personFields.first_name.max),
    birth_name: name(personFields.birth_name.max),
    employee_number: employeeNumber,
    nir_key: text(4),
    officer: keptOr('unknown_value', asText(officerReader())),
    nir: keptOr('invalid_nir', (cell) => nirOf(cell)),
    iban: keptOr('invalid_iban', ibanOf),
    civility: keptOr('unknown_value', asText(civilityReader())),
    contract_type: readContract,
    birth_date: date(year - 10),
    exit_date: date(year + 5, true),
    establishment_siret: keptOr('invalid_siret', siretOf),
    reference_salary_cents: keptOr('invalid_amount', centsOf),
    presence_days: keptOr('invalid_number', daysOf),
    other_contracts: keptOr(
      'invalid_contracts',
      asText((cell) => readContracts(cell, date(year + 5))),
    ),
  } satisfies Record<HelperField | SecretField | keyof typeof yearFields, ValueReader> &
    Partial<Record<Field, ValueReader>>
  const byKind = Object.fromEntries(
    [...fillings, ...detailFillings].map(({ field, kind }) => [field, readerOf(kind, () => date(year + 1))]),
  ) as Record<Exclude<Field, keyof typeof ofItsOwn>, ValueReader>
  return { ...byKind, ...ofItsOwn }
}

/** The reader of a field that is read as others of its kind are. */
function readerOf(kind: Kind, day: () => ValueReader): ValueReader {
  switch (kind.kind) {
    case 'email':
      return keptOr('invalid_email', asText(emailOf))
    case 'phone':
      return keptOr('invalid_phone', phoneOf)
    case 'day':
      return day()
    case 'choice':
      return keptOr('unknown_value', asText(choiceReader(kind.names)))
    case 'cents':
      return keptOr('invalid_amount', centsOf)
    case 'number':
      return keptOr('invalid_number', (cell) => within(kind, daysOf(cell)))
    case 'text':
      return kind.country ? country(kind.max) : text(kind.max)
    default:
      // Read in its own way.
      return () => BLANK
  }
}

const within = ({ min, max }: Kind & { kind: 'number' }, value: number | null): number | null =>
  value === null || value < min || value > max ? null : value

/** Fields whose bad value stops the row; the others are left out and the row goes on. */
const BLOCKING = new Set<Field>([
  'employee_number',
  'last_name',
  'first_name',
  'full_name',
  'birth_date',
  'hire_date',
  'exit_date',
  'reference_salary_cents',
  'presence_days',
  'other_contracts',
  ...detailFillings.map(({ field }) => field),
])

export function severityOf(code: ProblemCode, field: Field): Severity {
  if (code === 'not_eligible_contract' || code === 'ambiguous_name') return 'warning'
  return BLOCKING.has(field) ? 'error' : 'warning'
}

/** Reads one cell with the reader of its field. */
export function readCell(cell: Cell, read: ValueReader): ReadValue {
  if (cell === null || cell === undefined) return BLANK
  if (isBroken(cell))
    return { code: cell.broken === 'formula' ? 'formula_without_value' : 'unreadable_value' }
  if (typeof cell === 'number') return read(cell)
  const clean = cleanText(cell)
  if (clean === '') return BLANK
  return ERROR_TEXT.test(clean) ? { code: 'unreadable_value' } : read(clean)
}

/** The errors of spreadsheets, as a csv export writes them. */
const ERROR_TEXT =
  /^#(?:N\/A|NA|REF!|VALEUR!|VALUE!|NOM\?|NAME\?|DIV\/0!|NUL!|NULL!|NOMBRE!|NUM!|SPILL!|PROPAGATION!)$/i
