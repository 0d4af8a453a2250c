import {
  refusalReasons,
  type SheetRefusalCode,
  type SheetRefusalReason,
} from '@moisson/core/import/sheet-refusals'
import type { Language } from '@moisson/law/text'
import { number } from '@moisson/law/words/figures'

/** What was seen of a file before it was given up: what the person may choose from. */
export interface SheetSeen {
  readonly sheet_names: readonly string[]
  readonly encoding: string | null
}

/** A file that cannot be read: a typed fact with its sentence, thrown by every reader of this folder. */
export class SheetRefusal extends Error {
  readonly reason: SheetRefusalReason
  readonly code: SheetRefusalCode
  readonly details: Readonly<Record<string, string | number>>
  readonly seen: SheetSeen | undefined

  constructor(
    reason: SheetRefusalReason,
    details: Readonly<Record<string, string | number>> = {},
    seen?: SheetSeen,
  ) {
    super(`${refusalReasons[reason].code}: ${reason}`)
    this.name = 'SheetRefusal'
    this.reason = reason
    this.code = refusalReasons[reason].code
    this.details = details
    this.seen = seen
  }

  /** Another sheet, title row or encoding may make the file readable as it is. */
  get mendable(): boolean {
    return this.reason === 'no_header' || this.reason === 'no_rows'
  }

  /** What to tell the person who dropped the file, with the way out. */
  sentence(language: Language): string {
    return refusalReasons[this.reason][language].replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      shown(this.details[name], language),
    )
  }
}

const shown = (detail: string | number | undefined, language: Language): string =>
  typeof detail === 'number' ? number(detail, language) : (detail ?? '')
