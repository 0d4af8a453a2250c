import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Rule } from './rule.ts'
import type { Text } from './text.ts'

const folder = new URL('.', import.meta.url)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
)

const isText = (value: object): value is Text =>
  'fr' in value && 'en' in value && typeof value.fr === 'string' && typeof value.en === 'string'
const isRule = (value: object): value is Rule<unknown, unknown> => 'kind' in value && value.kind === 'rule'

/** Every text of the package: those written in its data, and those its rules write while they compute. */
function textsIn(value: unknown, found: Text[] = []): Text[] {
  if (typeof value !== 'object' || value === null) return found
  if (isText(value)) found.push(value)
  else for (const part of Object.values(value)) textsIn(part, found)
  if (isRule(value)) for (const { given } of value.vectors) textsIn(value.apply(given), found)
  return found
}

const texts: Text[] = []
for (const file of files) textsIn((await import(new URL(file, folder).href)) as object, texts)

test('French has its spaces: hard before a colon and inside guillemets, narrow before ; ! ? %', () => {
  expect(texts.length).toBeGreaterThan(300)
  const plain = / [:;!?%»]|« |[^\u00a0]»|«[^\u00a0]|[^\u202f\u00a0\s];|[^\u202f]%|[^\u00a0\d\s]:(?!\/)/
  expect(texts.map(({ fr }) => fr).filter((fr) => plain.test(fr))).toEqual([])
})

test('French has its apostrophes', () =>
  expect(texts.map(({ fr }) => fr).filter((fr) => fr.includes("'"))).toEqual([]))

test('English keeps no French space before its punctuation', () =>
  expect(texts.map(({ en }) => en).filter((en) => /[\s\u00a0\u202f][:;!?%]/.test(en))).toEqual([]))

test('no text is left with a hole to fill', () => {
  const outcome = texts.filter(({ fr }) => /undefined|NaN|\[object/.test(fr))
  expect(outcome).toEqual([])
})
