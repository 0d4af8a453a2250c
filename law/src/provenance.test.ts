import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { delaySources } from './delay-sources.ts'
import { countIn, delayFirst, delayIn, type DelayName, delays } from './delays.ts'
import type { Parameter } from './parameter.ts'

const isParameter = (value: unknown): value is Parameter =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'parameter'

const folder = new URL('parameters/', import.meta.url)
const parameters: Parameter[] = []
for (const file of readdirSync(folder)) {
  const module = (await import(new URL(file, folder).href)) as Record<string, unknown>
  parameters.push(...Object.values(module).filter(isParameter))
}
type Source = { of: string; text: string; read: string; id: string | null; url?: string }
const values: Source[] = [
  ...parameters.flatMap((figure) => figure.values.map((value) => ({ of: figure.label.en, ...value }))),
  ...Object.entries(delaySources).map(([of, source]) => ({ of, ...source })),
]

test('each dated value names its text and the day it was read', () => {
  expect(values.length).toBeGreaterThan(70)
  expect(values.filter(({ text, read }) => text.length < 8 || !/^20\d\d-\d\d-\d\d$/.test(read))).toEqual([])
})

test('each dated value has the identifier of its text, or says where it was read instead', () => {
  const named = values.filter(({ id }) => id !== null)
  expect(named.filter(({ id }) => !/^(JORFTEXT|JORFARTI|LEGIARTI)(?!0{12})\d{12}$/.test(id ?? ''))).toEqual(
    [],
  )
  expect(values.filter(({ id, url }) => id === null && !url?.startsWith('https://'))).toEqual([])
})

test('reading a new value is reading its figure again: no second day to write', () => {
  for (const { reread, values: all } of parameters) expect(all.every(({ read }) => read <= reread)).toBe(true)
})

test('a delay is told in words, in both languages', () => {
  expect(delayIn('savings_lock', 'fr')).toBe('cinq ans')
  expect(delayIn('lock_without_agreement', 'en')).toBe('eight years')
  expect(countIn('reply', 'fr')).toBe('quinze')
  expect(delayFirst('filing', 'fr')).toBe('Quinze jours')
  expect(delayIn('renegotiation', 'en')).toBe('three months')
  for (const name of Object.keys(delays) as DelayName[])
    expect([name, /^\D+$/.test(delayIn(name, 'fr')), /^\D+$/.test(delayIn(name, 'en'))]).toEqual([
      name,
      true,
      true,
    ])
})
