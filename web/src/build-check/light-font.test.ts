import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lightFontIn, ranges } from '../../light-font.ts'

const root = `${import.meta.dirname}/../../..`
const styles = readFileSync(`${root}/web/src/styles.css`, 'utf8')

test('the page asks the font of the first paint for exactly the signs it has', () => {
  const hex = (sign: number) => sign.toString(16).toUpperCase().padStart(4, '0')
  const asked = /light-font\.woff2[^}]*unicode-range:([^;]*);/
    .exec(styles)?.[1]
    ?.replaceAll(/\s+/g, ' ')
    .trim()
  const made = ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`)
  expect(asked).toBe(made.join(', '))
})

test.each(['web/src', 'law/src', 'core/src/simulation'])(
  'it has every sign that the words of %s use',
  (folder) => {
    const words = readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' }).filter((name) =>
      folder === 'web/src'
        ? /words\.(fr|en)\.ts$|words\/\w+\.(fr|en)\.ts$/.test(name)
        : /(?<!\.test)\.ts$/.test(name),
    )
    expect(words.length).toBeGreaterThan(5)
    const missing = new Set<string>()
    for (const name of words)
      for (const sign of readFileSync(`${root}/${folder}/${name}`, 'utf8'))
        if (
          sign !== '\n' &&
          !ranges.some(([from, to]) => sign.codePointAt(0)! >= from && sign.codePointAt(0)! <= to)
        )
          missing.add(`${sign} in ${name}`)
    expect([...missing]).toEqual([])
  },
)

test('the light font is told from the rest of its family, whatever its print', () => {
  const others = ['assets/inter-latin-ext-wght-normal-ced40a63.woff2', 'assets/main.js']
  for (const print of ['04aa17b2', 'fd1ecba3'])
    expect(lightFontIn([...others, `assets/inter-latin-${print}.woff2`])).toBe(
      `assets/inter-latin-${print}.woff2`,
    )
  expect(() => lightFontIn(others)).toThrow('One light font')
})
