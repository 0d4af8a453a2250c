import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Source } from './catalogue.ts'

const root = new URL('../../../', import.meta.url)
/** The code of a package, without what tests it and without the words themselves. */
const codeOf = (name: string): string[] =>
  readdirSync(new URL(`${name}/src`, root), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.(fr|en)\.ts$/.test(file))
    .map((file) => readFileSync(new URL(`${name}/src/${file}`, root), 'utf8'))

const catalogues = import.meta.glob<Source>('../**/*.fr.ts', { eager: true, import: 'default' })
const written = import.meta.glob<string>('../**/*.fr.ts', { eager: true, query: '?raw', import: 'default' })

/** What a pattern finds in texts: its first group, or all of it. */
function foundIn(texts: readonly string[], pattern: RegExp): Set<string> {
  const found = new Set<string>()
  for (const text of texts) for (const match of text.matchAll(pattern)) found.add(match[1] ?? match[0])
  return found
}

/**
 * The keys that nothing can read: no code names them, no other catalogue takes them over, and neither a name put
 * together (`${kind}Help`) nor a list of all there is comes to them.
 */
function unread(words: Readonly<Record<string, Source>>, web: readonly string[], named: Set<string>) {
  const taken = foundIn(Object.values(written), /\.([A-Za-z_$][\w$]*)/g)
  const listed = foundIn(web, /Object\.(?:keys|values|entries)\((?:[\w$]+\.)*([\w$]+)\)/g)
  const joined = web.flatMap((text) =>
    [...text.matchAll(/`([\w$]*)\$\{[^`}]+\}([\w$]*)`/g)].filter(([, before, after]) => before || after),
  )
  const known = (key: string) =>
    taken.has(key) ||
    key.split(/[^\w$-]+/).every((part) => part === '' || named.has(part)) ||
    joined.some(([, before = '', after = '']) => key.startsWith(before) && key.endsWith(after))
  const within = (source: Source, path: string, parent: string): string[] =>
    Object.entries(source).flatMap(([key, value]) => [
      ...(known(key) || listed.has(parent) ? [] : [`${path}.${key}`]),
      ...(typeof value === 'object' ? within(value, `${path}.${key}`, key) : []),
    ])
  return Object.entries(words).flatMap(([file, source]) => (source ? within(source, file, '') : []))
}

test('no word is kept that nothing reads', () => {
  const web = codeOf('web')
  const all = [...web, ...['core', 'contract', 'law', 'server'].flatMap(codeOf)]
  const named = foundIn(all, /[\w$-]+/g)
  expect(Object.keys(catalogues).length).toBeGreaterThan(80)
  expect(unread({ ...catalogues, planted: { neverReadByAnybody: 'Jamais' } }, web, named)).toEqual([
    'planted.neverReadByAnybody',
  ])
})
