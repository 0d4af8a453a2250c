import type { InEach, Language } from '@moisson/law/text'
import { plainLetters } from '../record/same-letters.ts'

/** A page of the guide as a search knows it. */
export interface SearchEntry {
  topic: string
  /** Null for the topic itself. */
  question: string | null
  /** A word of the glossary, whose page is then the topic. */
  term?: string
  title: string
  says: string
}

/** Words that a question is made of and that tell nothing of what it is about. */
const empty: InEach<string> = {
  fr: 'je j me m mon ma mes le la les l un une des du de d a au aux en et ou est es ce c cette que qu quoi quel quelle qui si ne n pas plus puis peux peut on il elle y ai as ont dois doit faut comment combien quand pourquoi pour par avec sans dans sur mon notre votre vos son sa ses vais va',
  en: 'i my me the a an of to in on and or is are do does did can may must if not it its that this which what who how when why for by with from at be have has was will shall our your their much many',
}

/** What people say, and what the pages say. */
const same: readonly string[] = [
  'maison appartement logement immobilier residence',
  'voiture auto vehicule velo',
  'bebe naissance enfant',
  'boulot emploi demission licenciement rupture depart quitter contrat',
  'chomage allocation',
  'recuperer sortir debloquer deblocage retirer liberer',
  'impot fisc imposable declarer declaration',
  'prime interessement',
  'entreprise boite societe employeur patron',
  'separation divorce',
  'handicap invalidite',
  'isolation travaux renovation',
  'house home flat housing',
  'car vehicle bicycle bike',
  'baby birth child',
  'wedding marriage',
  'job contract leave leaving resignation',
  'withdraw release open unlock',
  'tax taxable declare',
  'insulation works renovation',
]

const wordsOf = (text: string): string[] => plainLetters(text).match(/[a-z0-9]+/g) ?? []

/** A word without what a plural, a gender or a verb adds. */
const rootOf = (word: string): string => {
  const one = word.replace(/(?<=..)[sx]$/, '')
  return one.length < 5 ? one : one.replace(/(ant|ee|er|ez|ing|ed|e)$/, '')
}

/** Whether two words are one, a letter typed wrong, missing or too many apart. */
function alike(one: string, other: string): boolean {
  if (other.startsWith(one)) return true
  if (Math.min(one.length, other.length) < 5 || Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  let end = 0
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  return Math.max(one.length, other.length) - start - end <= 1
}

/** The pages that hold what is asked, best first: no accent, capital, plural, small word or single slip stands in the way. */
export function findIn(entries: readonly SearchEntry[], asked: string, language: Language): SearchEntry[] {
  const hollow = new Set(wordsOf(empty[language]))
  const sought = wordsOf(asked).filter((word) => !hollow.has(word))
  if (sought.length === 0) return []
  const ways = sought.map((word) => {
    const root = rootOf(word)
    const known = same.map(wordsOf).filter((group) => group.some((one) => rootOf(one) === root))
    return [root, ...known.flat().map(rootOf)]
  })
  return entries
    .map((entry) => {
      const [title, says] = [wordsOf(entry.title), wordsOf(entry.says)].map((words) => words.map(rootOf))
      const holds = (words: readonly string[] = [], roots: readonly string[]) =>
        roots.some((root) => words.some((word) => alike(root, word)))
      const points = ways.map((roots): number => {
        const own = roots.slice(0, 1)
        if (holds(title, own)) return 4
        if (holds(title, roots)) return 3
        return holds(says, roots) ? 1 : 0
      })
      return {
        entry,
        missing: points.filter((one) => one === 0).length,
        sum: points.reduce((a, b) => a + b, 0),
      }
    })
    .filter(({ missing, sum }) => sum > 0 && missing <= Math.floor(ways.length / 3))
    .toSorted((one, other) => one.missing - other.missing || other.sum - one.sum)
    .slice(0, 20)
    .map(({ entry }) => entry)
}
