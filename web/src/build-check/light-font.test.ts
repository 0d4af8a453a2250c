import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lightFontIn, ranges, seldomRanges, type Ranges } from '../../light-font.ts'

const root = `${import.meta.dirname}/../../..`
const styles = readFileSync(`${root}/web/src/styles.css`, 'utf8')

test.each([
  ['light', ranges],
  ['seldom', seldomRanges],
] as const)('the page asks the %s font for exactly the signs it has', (name, signs) => {
  const hex = (sign: number) => sign.toString(16).toUpperCase().padStart(4, '0')
  const asked = new RegExp(`${name}-font\\.woff2[^}]*unicode-range:([^;]*);`)
    .exec(styles)?.[1]
    ?.replaceAll(/\s+/g, ' ')
    .trim()
  const made = signs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`)
  expect(asked).toBe(made.join(', '))
})

const has = (signs: Ranges, sign: string) =>
  signs.some(([from, to]) => sign.codePointAt(0)! >= from && sign.codePointAt(0)! <= to)

/** The signs that the files of a folder write and the ranges do not have. */
function missingIn(folder: string, wanted: RegExp, ...fonts: Ranges[]): string[] {
  const files = readdirSync(`${root}/${folder}`, {
    recursive: true,
    encoding: 'utf8',
  }).filter((name) => wanted.test(name))
  expect(files.length).toBeGreaterThan(5)
  const missing = new Set<string>()
  for (const name of files)
    for (const sign of readFileSync(`${root}/${folder}/${name}`, 'utf8'))
      if (sign !== '\n' && !fonts.some((font) => has(font, sign))) missing.add(`${sign} in ${name}`)
  return [...missing]
}

test.each([
  ['web/src', /words\.(fr|en)\.ts$|words\/\w+\.(fr|en)\.ts$/],
  ['law/src', /(?<!\.test)\.ts$/],
  ['core/src/simulation', /(?<!\.test)\.ts$/],
])('the two fonts have every sign that the words of %s use', (folder, wanted) => {
  expect(missingIn(folder, wanted, ranges, seldomRanges)).toEqual([])
})

/** What the language of the words' files is written with, and no sentence of them. */
const ofCode: Ranges = Array.from(
  '<>\\`{|}~',
  (sign) => [sign.codePointAt(0)!, sign.codePointAt(0)!] as const,
)

test.each(['web/src/words', 'web/src/routes/_bare'])(
  'what employees open on their phones, in %s, needs the light font alone',
  (folder) => {
    expect(missingIn(folder, /\.(fr|en)\.ts$/, ranges, ofCode)).toEqual([])
  },
)

test('a name of France and of its neighbours is written in one font', () => {
  const names = 'Éloïse Çelik Nuñez Müller Weiß João Conceição Lœwe François'
  expect(Array.from(names).filter((sign) => !has(ranges, sign))).toEqual([])
  const all = [...ranges, ...seldomRanges].flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, at) => from + at),
  )
  expect(new Set(all).size).toBe(all.length)
  for (let sign = 0xc0; sign <= 0xff; sign++) expect(all).toContain(sign)
})

test('the light font is told from the rest of its family, whatever its print', () => {
  const others = [
    'assets/inter-latin-ext-wght-normal-ced40a63.woff2',
    'assets/inter-seldom-ced40a63.woff2',
    'assets/main.js',
  ]
  for (const print of ['04aa17b2', 'fd1ecba3'])
    expect(lightFontIn([...others, `assets/inter-latin-${print}.woff2`])).toBe(
      `assets/inter-latin-${print}.woff2`,
    )
  expect(() => lightFontIn(others)).toThrow('One light font')
})
