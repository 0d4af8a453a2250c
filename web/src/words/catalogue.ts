import { use } from 'react'
import { frenchSpaces } from '@moisson/law/words/french-spaces'
import { currentLanguage, useLanguage } from './language.ts'
import type { Language } from '@moisson/law/text'

type Entry = string | ((...args: never[]) => string) | { [key: string]: Entry }
export type Source = { [key: string]: Entry }

/** The shape a translation must have: every key of the French source, and the same parameters. */
export type Words<From> = {
  [Key in keyof From]: From[Key] extends (...args: infer Args) => string
    ? (...args: Args) => string
    : From[Key] extends string
      ? string
      : Words<From[Key]>
}

export interface Catalogue<From> {
  /** Loads the words of the current language before they are shown; French is always at hand. */
  load: () => Promise<Words<From>>
  now: () => Promise<Words<From>>
  /** The words of the current language if they are there, the French ones while they load: outside of a screen. */
  atHand: () => Words<From>
}

type Loader<From> = () => Promise<{ default: Words<From> }>

/** The words of a feature: French comes with it, any other language is loaded when it is asked for. */
export function catalogue<From extends Source>(
  source: From,
  others: Readonly<Record<Exclude<Language, 'fr'>, Loader<From>>>,
): Catalogue<From> {
  const french = atHand(spaced(source) as Words<From>)
  const known: Partial<Record<Language, Promise<Words<From>> & { value?: Words<From> }>> = { fr: french }
  const loadIn = (language: Exclude<Language, 'fr'>) =>
    (known[language] = others[language]().then(
      (module) => (known[language] = atHand(module.default)),
      (error: unknown) => {
        delete known[language]
        throw error
      },
    ))
  const now = () => {
    const language = currentLanguage()
    return known[language] ?? loadIn(language as Exclude<Language, 'fr'>)
  }
  return { now, load: now, atHand: () => known[currentLanguage()]?.value ?? french.value }
}

/** The words of a feature in the current language. */
export function useWords<From>(words: Catalogue<From>): Words<From> {
  useLanguage()
  // Whatever the language: hooks that come and go with it would be taken one for the other.
  return use(words.now())
}

/** A promise kept already and marked as React marks those it has read, so that nobody waits for it. */
export function atHand<From>(words: Words<From>) {
  return Object.assign(Promise.resolve(words), { status: 'fulfilled', value: words })
}

/** Real French spaces in every word of a source. */
export function spaced(entry: Entry): Entry {
  if (typeof entry === 'string') return frenchSpaces(entry)
  if (typeof entry === 'function') return (...args: never[]) => frenchSpaces(entry(...args))
  return Object.fromEntries(Object.entries(entry).map(([key, value]) => [key, spaced(value)]))
}
