import { commonPasswords } from './common-passwords.ts'
import { isKnownPhrase } from './known-phrases.ts'
import type { Text } from '@moisson/law/text'

export interface PasswordVerdict {
  /** Estimated guesses, as a power of two. */
  bits: number
  /** Why it is refused, in every language; null when it is accepted. */
  problem: ({ code: 'common' | 'about_you' | 'too_simple' } & Text) | null
}

const enoughBits = 50
const longEnough = 14
/** Below this even a long password is a repetition or a sequence. */
const floorBits = 30

const problems = {
  common: {
    code: 'common',
    fr: 'il figure parmi les plus utilisés.',
    en: 'it is among the most used ones.',
  },
  about_you: {
    code: 'about_you',
    fr: 'il reprend votre nom, votre adresse ou celui du service. Choisissez plusieurs mots sans lien avec vous.',
    en: 'it repeats your name, your address or the service’s. Choose several words that have nothing to do with you.',
  },
  too_simple: {
    code: 'too_simple',
    fr: 'allongez-le. Quatre ou cinq mots sans lien entre eux suffisent, espaces compris.',
    en: 'make it longer. Four or five unrelated words are enough, spaces included.',
  },
} as const

/**
 * Judges a password by the guesses it takes: 14 characters that are no repetition, or 50 bits. No rule on the kinds
 * of characters (CNIL 2022-100, ASVS 6.2.5). `context` holds the person's name, address and company.
 */
export function judgePassword(password: string, context: readonly string[] = []): PasswordVerdict {
  const plain = plainly(password)
  const own = new Set(
    [...context, 'moisson']
      .flatMap((text) => text.split(/[^\p{L}]+/u))
      .map(plainly)
      .filter((word) => word.length >= 4),
  )
  const bits = estimate(password, plain, own)
  const accepted = bits >= enoughBits || (password.length >= longEnough && bits >= floorBits)
  if (isKnownPhrase(plain) || isKnownPhrase(password.toLowerCase())) return { bits, problem: problems.common }
  if (commonPasswords.has(plain) || commonPasswords.has(plain.replace(/[\W\d_]+$/, '')))
    return { bits, problem: problems.common }
  if (accepted) return { bits, problem: null }
  const repeatsOwn = [...own].some((word) => plain.includes(word))
  return { bits, problem: repeatsOwn ? problems.about_you : problems.too_simple }
}

const disguises: Record<string, string> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}

/** Lower case, without accents, with the usual disguises of letters taken off inside words. */
function plainly(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/(?<=[a-z])[03457@$](?=[a-z])|^[03457@$](?=[a-z]{2})/g, (sign) => disguises[sign] ?? sign)
}

/** The cheapest way to write the password as words, runs, years and single characters, in bits. */
function estimate(password: string, plain: string, own: ReadonlySet<string>): number {
  const length = Math.min(plain.length, 128)
  const best = Array.from({ length: length + 1 }, (_, index) => (index === 0 ? 0 : Infinity))
  for (let start = 0; start < length; start += 1) {
    const before = best[start] ?? Infinity
    const reach = (end: number, cost: number) => {
      if (before + cost < (best[end] ?? Infinity)) best[end] = before + cost
    }
    reach(start + 1, bitsOf(password[start] ?? ''))
    for (let end = start + 3; end <= Math.min(length, start + 24); end += 1) {
      const piece = plain.slice(start, end)
      const rank = commonPasswords.get(piece)
      if (own.has(piece)) reach(end, 1)
      else if (rank !== undefined) reach(end, Math.log2(rank) + 2)
      else if (/^(19|20)\d\d$/.test(piece)) reach(end, 6)
      else if (isRun(piece)) reach(end, 5 + Math.log2(piece.length))
    }
    for (let size = 1; size <= 8; size += 1) {
      let end = start + size
      while (plain.slice(end, end + size) === plain.slice(start, start + size) && end + size <= length)
        end += size
      if (end >= start + Math.max(3, 2 * size)) reach(end, size * 4 + Math.log2((end - start) / size))
    }
  }
  return best[length] ?? 0
}

function bitsOf(character: string): number {
  if (/\d/.test(character)) return 3.3
  if (/\p{Ll}/u.test(character)) return 3.5
  return /\p{Lu}/u.test(character) ? 4.5 : 5
}

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'azertyuiopqsdfghjklmwxcvbn',
  'qwertyuiopasdfghjklzxcvbnm',
]
const runs = [...rows, ...rows.map((row) => Array.from(row).reverse().join(''))]
/** Letters or digits that follow each other in the alphabet or on a keyboard. */
function isRun(piece: string): boolean {
  return runs.some((row) => row.includes(piece))
}
