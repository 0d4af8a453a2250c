import { readingEase } from '@moisson/core/academy/reading-ease'
import type { Language } from '@moisson/law/text'
import { expect, test } from 'vitest'

type Entry = string | ((...args: string[]) => string) | { [key: string]: Entry }
type Module = { default: { [key: string]: Entry } }
const packs = import.meta.glob<Module>('./*.plain.*.ts', { eager: true })
const usual = import.meta.glob<Module>(['./-*-words.*.ts', '../-place-words.*.ts', '!./*.plain.*.ts'], {
  eager: true,
})
const usualOf = (file: string) =>
  [file.replace('.plain', ''), file.replace('./', '../').replace('.plain', '')]
    .map((path) => usual[path]?.default)
    .find((words) => words !== undefined)!

const marks = ['Alpha', 'Bravo', 'Charlie']
const said = (entry: Entry): string =>
  typeof entry === 'function' ? entry(...marks) : (entry satisfies unknown as string)
/** Each easier sentence beside the one it replaces. */
const pairs = Object.entries(packs).flatMap(([file, { default: easy }]) => leaves(easy, usualOf(file), file))

function leaves(easy: Entry, usually: Entry, at: string): { at: string; easy: string; usually: string }[] {
  if (typeof easy !== 'object') return [{ at, easy: said(easy), usually: said(usually) }]
  return Object.entries(easy).flatMap(([key, value]) =>
    leaves(value, (usually as { [key: string]: Entry })[key]!, `${at} ${key}`),
  )
}

test('what an easy sentence is told, it tells: every amount, date and name, and every figure written in it', () => {
  const figures = (text: string) => (text.match(/\d+(?:[.,]\d+)?|Alpha|Bravo|Charlie/g) ?? []).sort()
  expect(pairs.length).toBeGreaterThan(150)
  expect(pairs.filter(({ easy, usually }) => figures(easy).join() !== figures(usually).join())).toEqual([])
})

test('an easy sentence holds one idea in twelve words at most', () => {
  const sentences = pairs.flatMap(({ at, easy }) =>
    easy.split(/[.!?:]+(?=\s|$)/).map((sentence) => ({
      at,
      sentence,
      words: sentence.match(/[\p{L}\d]+(?:[’'.,-][\p{L}\d]+)*/gu) ?? [],
    })),
  )
  expect(
    sentences.filter(({ words }) => words.length > 12).map(({ at, sentence }) => `${at}: ${sentence}`),
  ).toEqual([])
})

test('no word of the trade is left without its meaning', () => {
  const trade =
    /abondement|imposable|gestion (libre|pilotée)|matching|taxable|performance|horizon|SFDR|brut\b|gross\b/i
  expect(pairs.filter(({ easy }) => trade.test(easy))).toEqual([])
})

test.each(['fr', 'en'] as const)(
  'in %s they read more easily than what they replace, by the measure of the guide',
  (language: Language) => {
    for (const file of Object.keys(packs).filter((name) => name.endsWith(`.${language}.ts`))) {
      const here = pairs.filter(({ at }) => at.startsWith(file))
      const ease = (which: 'easy' | 'usually') =>
        readingEase(
          here.map((pair) => pair[which]),
          language,
        )
      expect(ease('easy'), file).toBeGreaterThan(ease('usually') + 5)
    }
  },
)
