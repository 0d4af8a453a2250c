import type { InEach, Language } from '@moisson/law/text'
import { plainLetters } from '../record/same-letters.ts'

/** How easily a text reads, out of a hundred and more: Kandel and Moles for French, Flesch for English. */
export function readingEase(texts: readonly string[], language: Language): number {
  const sentences = texts
    .flatMap((text) => text.split(/[.!?]+(?=\s|$)/))
    .map((sentence) => plainLetters(sentence).match(/[a-z']*[a-z]/g) ?? [])
    .filter((words) => words.length > 0)
  const words = sentences.flat()
  if (words.length === 0) return 100
  const [start, length, weight] = scales[language]
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word, language), 0)
  return start - (length * words.length) / sentences.length - (weight * syllables) / words.length
}
const scales = { fr: [207, 1.015, 73.6], en: [206.835, 1.015, 84.6] } as const

const mute: InEach<RegExp> = { fr: /[^aeiouy](e|es|ent)$/, en: /[^aeiouyl](e|ed)$/ }

/** Groups of vowels, the mute endings left out. */
function syllablesOf(word: string, language: Language): number {
  const groups = word.match(/[aeiouy]+/g)?.length ?? 0
  return Math.max(1, mute[language].test(word) ? groups - 1 : groups)
}

/** The age at which most people read a text of this ease. */
export function readingAge(ease: number): number {
  return ages.find(({ from }) => ease >= from)?.age ?? 20
}
const ages = [
  { from: 90, age: 10 },
  { from: 80, age: 11 },
  { from: 70, age: 12 },
  { from: 60, age: 14 },
  { from: 50, age: 16 },
  { from: 30, age: 18 },
] as const
