import { useSyncExternalStore } from 'react'
import { type Language, languageOf } from '@moisson/law/text'

const storageKey = 'moisson.language'
const plainKey = 'moisson.plain'
const listeners = new Set<() => void>()
/** French whatever the browser says, unless the person chose. */
let current: Language = languageOf(stored(storageKey))
let plain = stored(plainKey) !== null
let plainKept = plain

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Whether easy words are asked for, here and now. */
export const isPlain = () => plain

/** Says things in easy words here, or as usual, or as this device keeps where null; `kept` keeps it for its next visits. */
export function bePlain(on: boolean | null, kept = false): void {
  const former = plain
  plain = on ?? plainKept
  if (kept) {
    plainKept = plain
    keepLanguage()
  }
  if (plain !== former) tellAll()
}

function tellAll(): void {
  for (const listener of listeners) listener()
}

export function currentLanguage(): Language {
  return current
}

/** Changes the language here and for the next visits; what the account remembers is the session's affair. */
export function setLanguage(language: Language): void {
  if (language === current) return
  current = language
  keepLanguage()
  globalThis.document?.documentElement.setAttribute('lang', language)
  tellAll()
}

/** Writes how this device's reader reads to this browser: language, and whether in easy words. */
export function keepLanguage(): void {
  try {
    localStorage.setItem(storageKey, current)
    if (plainKept) localStorage.setItem(plainKey, 'yes')
    else localStorage.removeItem(plainKey)
  } catch {
    // Private browsing: the choice lasts as long as the page.
  }
}

export function subscribeLanguage(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useLanguage(): Language {
  return useSyncExternalStore(subscribeLanguage, currentLanguage, currentLanguage)
}
