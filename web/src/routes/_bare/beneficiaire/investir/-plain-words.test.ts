import {
  easeGained,
  inTradeWords,
  longSentences,
  untold,
  type EasyPair,
} from '@moisson/core/academy/testing/easy-faults'
import type { Language } from '@moisson/law/text'
import { expect, test } from 'vitest'

type Entry = string | ((...args: string[]) => string) | { [key: string]: Entry }
type Module = { default: { [key: string]: Entry } }
const packs = import.meta.glob<Module>(['./*.plain.*.ts', '../*.plain.*.ts'], { eager: true })
const usual = import.meta.glob<Module>(
  ['./-*-words.*.ts', '../-*-words.*.ts', '!./*.plain.*.ts', '!../*.plain.*.ts'],
  { eager: true },
)
const usualOf = (file: string) =>
  [file.replace('.plain', ''), file.replace(/^\.\//, '../').replace('.plain', '')]
    .map((path) => usual[path]?.default)
    .find((words) => words !== undefined)!

const marks = ['Alpha', 'Bravo', 'Charlie']
const said = (entry: Entry): string =>
  typeof entry === 'function' ? entry(...marks) : (entry satisfies unknown as string)
/** Each easier sentence beside the one it replaces. */
const pairs = Object.entries(packs).flatMap(([file, { default: easy }]) => leaves(easy, usualOf(file), file))

function leaves(easy: Entry, usually: Entry, at: string): EasyPair[] {
  if (typeof easy !== 'object') return [{ at, easy: said(easy), usually: said(usually) }]
  return Object.entries(easy).flatMap(([key, value]) =>
    leaves(value, (usually as { [key: string]: Entry })[key]!, `${at} ${key}`),
  )
}

test('what an easy sentence is told, it tells: every amount, date and name, and every figure written in it', () => {
  expect(pairs.length).toBeGreaterThan(150)
  expect(untold(pairs)).toEqual([])
})

test('an easy sentence holds one idea in twelve words at most', () =>
  expect(longSentences(pairs)).toEqual([]))

test('no word of the trade is left without its meaning', () => expect(inTradeWords(pairs)).toEqual([]))

test.each(['fr', 'en'] as const)(
  'in %s they read more easily than what they replace, by the measure of the guide',
  (language: Language) => {
    for (const file of Object.keys(packs).filter((name) => name.endsWith(`.${language}.ts`)))
      expect(
        easeGained(
          pairs.filter(({ at }) => at.startsWith(file)),
          language,
        ),
        file,
      ).toBeGreaterThan(5)
  },
)
