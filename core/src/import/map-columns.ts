import { cellText, headerText, isBlank, type Cell, type Cells } from './cell.ts'
import { establishmentNamed, type KnownEstablishment } from '../company/establishment.ts'
import type { Field } from './field.ts'
import { candidatesFor } from './header-rules.ts'
import { emailOf, ibanOf, nirOf } from './parse-identifier.ts'
import { dateFromSerial } from './parse-date.ts'
import { nameOfficers } from './parse-choice.ts'

export type Confidence = 'high' | 'medium' | 'low' | 'none'

export interface Column {
  /** 0-based position in the sheet. */
  readonly index: number
  /** The header, unique in the file: the key of a mapping. */
  readonly header: string
  readonly field: Field | null
  readonly confidence: Confidence
  readonly hidden: boolean
  /** The first values of the column, as text. */
  readonly samples: readonly string[]
}

/** Says for some headers which field they hold, or null for none; the others are recognised. */
export type Mapping = Readonly<Record<string, Field | null>>

interface Claim {
  readonly column: number
  readonly field: Field
  readonly confidence: number
}

const KEY = /^\d{1,2}$/
const SAMPLE_ROWS = 200
const SHOWN_SAMPLES = 3
const BY_VALUE = 0.55
/** A hidden column yields to a visible one that says the same. */
const HIDDEN_MALUS = 0.06
/** Fewer values than this prove nothing against a header. */
const ENOUGH_VALUES = 3

const readable: { readonly [F in Field]?: (cell: string | number) => boolean } = {
  email: (cell) => /@/.test(String(cell)),
  nir: (cell) => /\d{5}/.test(String(cell).replace(/\s/g, '')) || typeof cell === 'number',
  nir_key: (cell) => KEY.test(String(cell)),
  iban: (cell) => /^[A-Z]{2}\s?\d{2}/i.test(String(cell)),
  birth_date: isDate,
  hire_date: isDate,
  exit_date: isDate,
  reference_salary_cents: hasDigit,
  presence_days: hasDigit,
  first_name: (cell) => /\p{L}/u.test(String(cell)),
  last_name: (cell) => /\p{L}/u.test(String(cell)),
  birth_name: (cell) => /\p{L}/u.test(String(cell)),
  full_name: (cell) => /\p{L}/u.test(String(cell)),
}
/** Values that say by themselves what they are, whatever their header. */
const selfEvident: readonly (readonly [Field, (cell: string | number) => boolean])[] = [
  ['email', (cell) => typeof cell === 'string' && emailOf(cell) !== null],
  ['iban', (cell) => typeof cell === 'string' && ibanOf(cell) !== null],
  ['nir', (cell) => nirOf(cell) !== null],
]

/** A day, or digits that were meant to be one. */
function isDate(cell: string | number): boolean {
  return typeof cell === 'number' ? dateFromSerial(cell) !== null : /\d/.test(cell)
}
function hasDigit(cell: string | number): boolean {
  return /\d/.test(String(cell))
}

/** What the first rows hold in a column, blank and broken cells left out. */
export const valuesOf = (rows: readonly Cells[], index: number): (string | number)[] =>
  rows.slice(0, SAMPLE_ROWS).flatMap((cells): (string | number)[] => {
    const cell: Cell = cells[index]
    if (isBlank(cell) || (typeof cell === 'object' && cell !== null)) return []
    return typeof cell === 'number' ? [cell] : [cellText(cell)]
  })

/** Headers made unique: the second « Prime » is « Prime (2) »; a column without header is named by its letter. */
function uniqueHeaders(headerCells: Cells, width: number, rows: readonly Cells[]): (string | null)[] {
  const seen = new Set<string>()
  return Array.from({ length: width }, (_, index) => {
    const text = headerText(headerCells[index])
    if (text === '' && valuesOf(rows, index).length === 0) return null
    const base = text === '' ? `Colonne ${columnLetters(index)}` : text
    let unique = base
    for (let count = 2; seen.has(unique); count += 1) unique = `${base} (${count})`
    seen.add(unique)
    return unique
  })
}

const columnLetters = (index: number): string =>
  (index >= 26 ? columnLetters(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))

/** Does the column hold what its header promises? Only a clear no counts. */
function contradicted(field: Field, values: readonly (string | number)[]): boolean {
  const test = readable[field]
  return test !== undefined && values.length >= ENOUGH_VALUES && !values.some(test)
}

function claimsOf(
  header: string,
  index: number,
  hidden: boolean,
  values: readonly (string | number)[],
): Claim[] {
  const byHeader = candidatesFor(header)
    .filter(({ field }) => !contradicted(field, values))
    .map(({ field, confidence }) => ({
      column: index,
      field,
      confidence: confidence - (hidden ? HIDDEN_MALUS : 0),
    }))
  if (byHeader.length > 0 || hidden) return byHeader
  // One officer may be all that a column says.
  if (nameOfficers(values)) return [{ column: index, field: 'officer', confidence: BY_VALUE }]
  if (values.length < ENOUGH_VALUES) return []
  const evident = selfEvident.find(([, test]) => values.filter(test).length > values.length * 0.8)
  return evident === undefined ? [] : [{ column: index, field: evident[0], confidence: BY_VALUE }]
}

/** Names of places of work, or codes that the company goes by: other codes of a payroll software name no place to anybody. */
function namesPlaces(
  values: readonly (string | number)[],
  sites: readonly KnownEstablishment[] | null,
): boolean {
  if (sites === null) return false
  return values.some(
    (value) =>
      /\p{L}{3}\P{Nd}*$/u.test(String(value)) || establishmentNamed(sites, String(value)) !== undefined,
  )
}

/** A header merged over two columns: the NIR under its text, the key under nothing. */
function keyClaims(
  claims: readonly Claim[],
  headerCells: Cells,
  values: readonly (string | number)[][],
): Claim[] {
  const nir = claims.find((claim) => claim.field === 'nir')
  const next = nir === undefined ? -1 : nir.column + 1
  const keys = values[next] ?? []
  const isKey =
    next >= 0 && isBlank(headerCells[next]) && keys.length > 0 && keys.every((key) => KEY.test(String(key)))
  return isKey ? [{ column: next, field: 'nir_key', confidence: BY_VALUE }] : []
}

/** One column per field and one field per column, the surest claims first. */
function settle(claims: readonly Claim[], taken: Map<number, Field | null>): Map<number, Claim> {
  const settled = new Map<number, Claim>()
  const used = new Set<Field>([...taken.values()].filter((field) => field !== null))
  const sorted = [...claims].sort((a, b) => b.confidence - a.confidence || a.column - b.column)
  for (const claim of sorted) {
    if (taken.has(claim.column) || settled.has(claim.column) || used.has(claim.field)) continue
    settled.set(claim.column, claim)
    used.add(claim.field)
  }
  return settled
}

/** A full name only serves where names are not apart, a key only beside its NIR. */
function withoutUseless(claims: readonly Claim[], chosen: ReadonlyMap<number, Field | null>): Claim[] {
  const all = new Set<Field>([
    ...claims.map((claim) => claim.field),
    ...[...chosen.values()].filter((f) => f !== null),
  ])
  const apart = all.has('first_name') && (all.has('last_name') || all.has('birth_name'))
  return claims.filter(
    ({ field }) => !(field === 'full_name' && apart) && !(field === 'nir_key' && !all.has('nir')),
  )
}

const levelOf = (confidence: number): Confidence =>
  confidence >= 0.85 ? 'high' : confidence >= 0.7 ? 'medium' : confidence > 0 ? 'low' : 'none'

/**
 * What each column holds, from its header and its first values. `mapping` is the user's word and wins;
 * a column whose header and values are blank is left out. What a place of work is called means something only beside
 * those of a company: `sites` are its own.
 */
export function mapColumns(
  headerCells: Cells,
  rows: readonly Cells[],
  hiddenColumns: readonly number[] = [],
  mapping: Mapping = {},
  sites: readonly KnownEstablishment[] | null = null,
): Column[] {
  const width = rows
    .slice(0, SAMPLE_ROWS)
    .reduce((most, cells) => Math.max(most, cells.length), headerCells.length)
  const headers = uniqueHeaders(headerCells, width, rows)
  const hidden = new Set(hiddenColumns)
  const values = headers.map((header, index) => (header === null ? [] : valuesOf(rows, index)))
  const chosen = new Map<number, Field | null>()
  headers.forEach((header, index) => {
    const field = header !== null && Object.hasOwn(mapping, header) ? mapping[header] : undefined
    if (field !== undefined) chosen.set(index, field)
  })
  const claims = headers.flatMap((header, index) =>
    header === null
      ? []
      : claimsOf(header, index, hidden.has(index), values[index] ?? []).filter(
          ({ field }) => field !== 'establishment_name' || namesPlaces(values[index] ?? [], sites),
        ),
  )
  const all = [...claims, ...keyClaims(claims, headerCells, values)]
  const settled = settle(withoutUseless(all, chosen), chosen)
  return headers.flatMap((header, index): Column[] => {
    if (header === null) return []
    const claim = settled.get(index)
    const byHand = chosen.get(index)
    const field = byHand !== undefined ? byHand : (claim?.field ?? null)
    const found = values[index] ?? []
    return [
      {
        index,
        header,
        field,
        confidence: byHand !== undefined ? 'high' : levelOf(claim?.confidence ?? 0),
        hidden: hidden.has(index),
        samples: found.slice(0, SHOWN_SAMPLES).map((value) => cellText(value)),
      },
    ]
  })
}

/** 0-based position of the column of a field; -1 without one. */
export const columnOf = (columns: readonly Column[], field: Field): number =>
  columns.find((column) => column.field === field)?.index ?? -1
