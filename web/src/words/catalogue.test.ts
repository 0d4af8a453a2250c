import * as React from 'react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import type { Source } from './catalogue.ts'
import { catalogue, useWords } from './catalogue.ts'
import { frenchSpaces } from '@moisson/law/words/french-spaces'
import { setLanguage } from './language.ts'
import { pluriel, plural } from '@moisson/law/words/plural'

vi.mock('react', async (original) => {
  const real = await original<typeof React>()
  return { ...real, use: vi.fn(real.use) }
})
afterEach(() => setLanguage('fr'))

test('French is at hand with its real spaces; English is loaded once, when it is asked for', async () => {
  const english = vi.fn(() =>
    Promise.resolve({ default: { hello: 'Hello!', sum: (n: string) => `${n} euros` } }),
  )
  const words = catalogue({ hello: 'Bonjour !', sum: (n: string) => `${n} €` }, { en: english })
  expect((await words.load()).hello).toBe('Bonjour\u202f!')
  expect((await words.load()).sum('12')).toBe('12\u00a0€')
  expect(english).not.toHaveBeenCalled()
  setLanguage('en')
  expect((await words.load()).hello).toBe('Hello!')
  await words.load()
  expect(english).toHaveBeenCalledOnce()
})

test('in either language words are read by the same hooks, and shown at once when they are there', async () => {
  const words = catalogue(
    { hello: 'Bonjour' },
    { en: () => Promise.resolve({ default: { hello: 'Hello' } }) },
  )
  const Greeting = () => createElement('p', null, useWords(words).hello)
  const read = vi.mocked(React.use)
  for (const [language, shown] of [
    ['fr', 'Bonjour'],
    ['en', 'Hello'],
  ] as const) {
    setLanguage(language)
    await words.load()
    read.mockClear()
    // A text that had to be waited for would leave an empty place here.
    expect(renderToString(createElement(Greeting))).toBe(`<p>${shown}</p>`)
    expect(read).toHaveBeenCalledOnce()
  }
})

test('a failed loading of English is tried again', async () => {
  const english = vi
    .fn<() => Promise<{ default: { a: string } }>>()
    .mockRejectedValueOnce(new Error('cut'))
    .mockResolvedValue({ default: { a: 'b' } })
  const words = catalogue({ a: 'é' }, { en: english })
  setLanguage('en')
  await expect(words.load()).rejects.toThrow('cut')
  await expect(words.load()).resolves.toEqual({ a: 'b' })
})

test('French spacing', () => {
  expect(frenchSpaces('Vraiment ? Oui ; « non » : 12 % de 1 234 €')).toBe(
    'Vraiment\u202f? Oui\u202f; «\u00a0non\u00a0»\u00a0: 12\u202f% de 1\u202f234\u00a0€',
  )
})

test('zero is singular in French and plural in English', () => {
  expect(pluriel(0, '# jour', '# jours')).toBe('0 jour')
  expect(plural(0, '# day', '# days')).toBe('0 days')
  expect(pluriel(1200, '# jour', '# jours')).toBe('1\u202f200 jours')
})

type Module = { default?: Source } & Record<string, string>
const french = import.meta.glob<Module>('../**/*.fr.ts', { eager: true })
const english = import.meta.glob<Module>('../**/*.en.ts', { eager: true })

test.each(Object.keys(french))('%s has its English twin with the same keys', (file) => {
  const twin = english[file.replace('.fr.', '.en.')]
  expect(keysOf(wordsIn(twin))).toEqual(keysOf(wordsIn(french[file])))
})

const written = import.meta.glob<string>('../**/*.fr.ts', { eager: true, query: '?raw', import: 'default' })
/** The gallery and the demo's own pages say what they show, not what the product names. */
const ofTheProduct = (file: string) => !/\/demo\//.test(file)
/** Begins like a name, ends like no sentence. */
const namesAlone = (value: string) => /^\p{Lu}/u.test(value) && value.length > 3 && !/[.?!…:]$/.test(value)

test('what two files name alone, in the same words of both languages, is a name written once', () => {
  const places = new Map<string, string[]>()
  for (const file of Object.keys(french).filter(ofTheProduct)) {
    const inEnglish = new Map(leavesOf(wordsIn(english[file.replace('.fr.', '.en.')])))
    for (const [path, value] of leavesOf(wordsIn(french[file]))) {
      // A name taken from `names` or `kit` does not stand in the file.
      if (!namesAlone(value) || !written[file]?.includes(`'${value}'`)) continue
      const said = `${value} / ${inEnglish.get(path)}`
      places.set(said, [...new Set([...(places.get(said) ?? []), file])])
    }
  }
  expect(places.size).toBeGreaterThan(500)
  expect([...places].filter(([, files]) => files.length > 1)).toEqual([])
})

/** Those of a catalogue, or the names that files export one by one. */
const wordsIn = (module: Module | undefined): Source => module?.default ?? { ...module }

const keysOf = (words: Source): string[] =>
  entriesOf(words)
    .map(([path]) => path)
    .sort()

const leavesOf = (words: Source): [string, string][] =>
  entriesOf(words).flatMap(([path, value]) => (typeof value === 'string' ? [[path, value]] : []))

function entriesOf(words: Source): [string, unknown][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'object'
      ? entriesOf(value).map(([path, each]): [string, unknown] => [`${key}.${path}`, each])
      : [[key, value] satisfies [string, unknown]],
  )
}
