import type { ChoiceMode } from '@moisson/core/vocabulary'
import type { Asked } from './-asked.ts'

/** A choice kept on the phone until the server has it. `version` is the one it was made from. */
export interface PhoneCopy {
  mode: ChoiceMode
  lines: Asked[]
  version: number
  at: string
}

export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** One place for one person and one campaign: on a shared phone nobody finds somebody else’s choice. */
export function phoneKey(beneficiaryId: string, campaignId: string): string {
  return `moisson.choice.${beneficiaryId}.${campaignId}`
}

/** True when the phone really keeps it; private browsing may refuse. */
export function keepOnPhone(shelf: Shelf | null, key: string, copy: PhoneCopy): boolean {
  try {
    shelf?.setItem(key, JSON.stringify(copy))
    return shelf !== null
  } catch {
    return false
  }
}

export function removeFromPhone(shelf: Shelf | null, key: string): void {
  try {
    shelf?.removeItem(key)
  } catch {
    // Nothing was kept there either.
  }
}

/** The copy, or null when there is none or when it cannot be read. */
export function phoneCopyAt(shelf: Shelf | null, key: string): PhoneCopy | null {
  try {
    const written: unknown = JSON.parse(shelf?.getItem(key) ?? 'null')
    return isCopy(written) ? written : null
  } catch {
    return null
  }
}

function isCopy(value: unknown): value is PhoneCopy {
  if (typeof value !== 'object' || value === null) return false
  const copy = value as Partial<PhoneCopy>
  return (
    typeof copy.mode === 'string' &&
    Array.isArray(copy.lines) &&
    copy.lines.every((line) => line !== null && Number.isSafeInteger(line.amount_cents)) &&
    typeof copy.version === 'number' &&
    typeof copy.at === 'string'
  )
}
