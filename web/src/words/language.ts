import { useSyncExternalStore } from 'react'
import { type Language, languageOf } from '@moisson/law/text'

const storageKey = 'moisson.language'
const listeners = new Set<() => void>()
let current: Language = stored()

/** French whatever the browser says, unless the person chose. */
function stored(): Language {
  try {
    return languageOf(localStorage.getItem(storageKey))
  } catch {
    return 'fr'
  }
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
  for (const listener of listeners) listener()
}

/** Writes the present language to this browser. */
export function keepLanguage(): void {
  try {
    localStorage.setItem(storageKey, current)
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
