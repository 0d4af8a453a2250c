export interface SplitName {
  readonly last_name: string
  readonly first_name: string
  /** False when another cut would be as likely. */
  readonly certain: boolean
}

const isUpper = (word: string): boolean =>
  word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase()
const CIVILITY = /^(?:m\.|mr\.?|mme\.?|mlle\.?|monsieur|madame|mademoiselle)\s+/i
const PARTICLES = new Set([
  'de',
  'du',
  'des',
  'd',
  'le',
  'la',
  'les',
  'van',
  'von',
  'den',
  'der',
  'el',
  'al',
  'ben',
  'da',
  'dos',
  'di',
  'saint',
])

/**
 * « DUPONT Jean », « Jean DUPONT », « DUPONT, Jean », « M. DUPONT Jean »: capitals tell the last name, else the
 * order, last name first. Null when there is a single word.
 */
export function splitName(text: string): SplitName | null {
  const bare = text.replace(CIVILITY, '')
  const comma = bare.split(/\s*,\s*/)
  if (comma.length === 2 && comma[0] && comma[1])
    return { last_name: comma[0], first_name: comma[1], certain: true }
  const words = bare.split(/\s+/)
  if (words.length < 2) return null
  const upper = words.map(isUpper)
  const some = upper.some(Boolean) && !upper.every(Boolean)
  if (some && upper[0]) return cut(words, upper.indexOf(false))
  if (some && upper.at(-1)) return turned(cut(words, upper.lastIndexOf(false) + 1))
  const first = words[0] ?? ''
  const particle = PARTICLES.has(first.toLowerCase()) ? 2 : 1
  return { ...cut(words, Math.min(particle, words.length - 1)), certain: words.length === 2 }
}

/**
 * A name as it is signed, first name first: « Yann Le Goff », « Jean Marie Dupont », « Anne Laure de La Tour ». Capitals
 * tell the last name, a particle begins it, else it is the last word: first names come by two more often than last ones.
 */
export function signedName(text: string): { first_name?: string; last_name: string } | null {
  const bare = text.trim().replace(CIVILITY, '')
  if (bare === '') return null
  const words = bare.split(/\s+/)
  if (words.length === 1) return { last_name: bare }
  const upper = words.map(isUpper)
  if (upper.some(Boolean) && !upper.every(Boolean)) {
    const name = splitName(bare)
    if (name) return { first_name: name.first_name, last_name: name.last_name }
  }
  const particle = words.findIndex((word, place) => place > 0 && PARTICLES.has(word.toLowerCase()))
  const at = particle > 0 && particle < words.length - 1 ? particle : words.length - 1
  return { first_name: words.slice(0, at).join(' '), last_name: words.slice(at).join(' ') }
}

const cut = (words: readonly string[], at: number): SplitName => ({
  last_name: words.slice(0, at).join(' '),
  first_name: words.slice(at).join(' '),
  certain: true,
})
const turned = (name: SplitName): SplitName => ({
  ...name,
  last_name: name.first_name,
  first_name: name.last_name,
})
