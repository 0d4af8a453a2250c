import { useSyncExternalStore } from 'react'
import type { Language, Said, Text } from '@moisson/law/text'
import { type Catalogue, type Source, type Words, atHand, spaced, useWords } from './catalogue.ts'
import { currentLanguage, isPlain, subscribeLanguage } from './language.ts'

/** What fetches the easy words of each feature that is there. */
export const loaders = new Set<() => Promise<unknown>>()

/** What is said in easy words: any part of a feature's words, with the same parameters. */
export type PlainWords<From> = {
  [Key in keyof From]?: From[Key] extends (...args: infer Args) => string
    ? (...args: Args) => string
    : From[Key] extends string
      ? string
      : PlainWords<From[Key]>
}

type Packs<From> = Record<Language, () => Promise<{ default: PlainWords<From> }>>

/** The words of a feature, with easier ones in the place of those that read hard, loaded only for whoever asks. */
export function plainly<From extends Source>(words: Catalogue<From>, packs: Packs<From>): Catalogue<From> {
  const known: Partial<Record<Language, Promise<Words<From>>>> = {}
  const easier = async (language: Language) => {
    const [usual, pack] = await Promise.all([words.now(), packs[language]()])
    const over = language === 'fr' ? spaced(pack.default as Source) : pack.default
    return (known[language] = atHand(laidOver(usual as Source, over as Source) as Words<From>))
  }
  loaders.add(() => easier(currentLanguage()))
  const now = () => {
    if (!isPlain()) return words.now()
    const language = currentLanguage()
    // Without the easier words the usual ones are there: nobody is kept from answering.
    return (known[language] ??= easier(language).catch(() => words.now()))
  }
  return { now, load: now, atHand: words.atHand }
}

function laidOver(words: Source, over: Source): Source {
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [
      key,
      typeof value === 'object' ? laidOver(value, (over[key] ?? {}) as Source) : (over[key] ?? value),
    ]),
  )
}

/** Whether easy words are asked for. */
export const usePlain = () => useSyncExternalStore(subscribeLanguage, isPlain, isPlain)

/** The words of a feature in the current language, in easy words where they are asked for. */
export function useEasyWords<From>(words: Catalogue<From>): Words<From> {
  usePlain()
  return useWords(words)
}

/** What the server says, in easy words where those are asked for and written. */
export const useEasier = () => {
  const plain = usePlain()
  return (said: Said): Text => (plain && said.easy) || said
}
