import { isDay } from '@moisson/law/calendar'
import { refused } from '../http/refused.ts'

export type Kind = 'text' | 'number' | 'instant' | 'day' | 'id'
export type Key = string | number

const looksRight: Record<Kind, (key: unknown) => key is Key> = {
  text: (key): key is Key => typeof key === 'string' && !key.includes('\0'),
  number: (key): key is Key => Number.isSafeInteger(key),
  instant: (key): key is Key => typeof key === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(key),
  /** Or the first of all, for what has no day. */
  day: (key): key is Key => key === '-infinity' || isDay(key),
  id: (key): key is Key => typeof key === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key),
}

/** The keys of the last row of a page, opaque to the client. */
export function cursorOf(keys: readonly Key[]): string {
  return Buffer.from(JSON.stringify(keys)).toString('base64url')
}

/** Reads a cursor whose keys have these kinds; anything else is refused. */
export function readCursor(cursor: string, kinds: readonly Kind[]): Key[] {
  const keys = parsed(cursor)
  const fits = Array.isArray(keys) && keys.length === kinds.length
  if (!fits || !kinds.every((kind, place) => looksRight[kind](keys[place]))) throw refused('invalid_cursor')
  return keys as Key[]
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}
