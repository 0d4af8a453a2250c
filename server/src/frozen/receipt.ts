import { createHash, randomInt } from 'node:crypto'
import type { Receipt } from '@moisson/core/choice/receipt'

/** SHA-256 of the facts, whatever the order in which a database gives their keys back. */
export function hashOf(receipt: Receipt): string {
  return createHash('sha256').update(canonical(receipt)).digest('hex')
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, inner]) => inner !== undefined)
    return `{${entries
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`)
      .join(',')}}`
  }
  return JSON.stringify(value)
}

// No 0/O, 1/I/L, U: read aloud or copied by hand, a number stays the same.
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** `MOI-7K3QF-9XWDM`: short enough to dictate, 49 random bits so that nobody finds another one. */
export function newReceiptNumber(): string {
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')
  return `MOI-${group()}-${group()}`
}

/** The number of a receipt as it is printed, from what somebody typed; null where it cannot be one. */
export function numberAsPrinted(typed: string): string | null {
  const bare = typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replace(/^MOI/, '')
  return new RegExp(`^[${letters}]{10}$`).test(bare) ? `MOI-${bare.slice(0, 5)}-${bare.slice(5)}` : null
}
