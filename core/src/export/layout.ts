import { refuse } from '../refusal.ts'
import type { Refusal } from '@moisson/law/refusal'

/** How a value of a layout is written. */
export type CellKind = 'text' | 'integer' | 'cents' | 'percent' | 'day' | 'instant'
/** A value before it is written: cents and basis points are whole numbers, days and instants ISO texts. */
export type CellValue = string | number | null

export interface LayoutColumn {
  readonly header: string
  /** The field of the row it shows. */
  readonly field: string
  readonly kind: CellKind
  /** Most characters a text may have. */
  readonly max?: number
  /** A row without it stops the file (`block`), or is only pointed out (`warn`). */
  readonly required?: 'block' | 'warn'
}

/** A file format as data: versions stand side by side, because each partner's real one comes with its contract. */
export interface Layout {
  readonly kind: string
  readonly version: string
  /** The one used when nobody asks for a version. */
  readonly current: boolean
  readonly sheet: { readonly name: string; readonly columns: readonly LayoutColumn[] }
  /** A first sheet of names and values, before the rows. */
  readonly cover?: { readonly name: string; readonly lines: readonly LayoutColumn[] }
  readonly csv: { readonly separator: string; readonly decimal: '.' | ','; readonly bom: boolean }
  /** The file is opened in spreadsheets: text that would run as a formula is disarmed. Else such text is refused. */
  readonly disarm: boolean
  /** Columns hold NIR or IBAN: a recent sign-in is asked for. */
  readonly secrets: boolean
}

/** The version asked for, else the current one. */
export function layoutOf<One extends Layout>(
  layouts: readonly One[],
  version?: string,
): One | Refusal<'unknown_format'> {
  const found = layouts.find((layout) =>
    version === undefined ? layout.current : layout.version === version,
  )
  const versions = layouts.map((layout) => layout.version).toSorted()
  return found ?? refuse('unknown_format', { format: version ?? '', formats: versions.join(', ') })
}

/**
 * Whether a text would run, or break its cell, in a spreadsheet: on any of its lines, after blanks and signs
 * that show nothing, a sign that opens a formula.
 */
export function opensFormula(text: string): boolean {
  return DANGEROUS.test(text)
}
const DANGEROUS = /(?:^|[\r\n])[\s\u00a0\p{Cf}]*[=+\-@|\uff1d\uff0b\uff0d\uff20\uff5c]|^[\t\r\n]/u
