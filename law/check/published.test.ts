import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Parameter } from '../src/parameter.ts'
import { Stopped } from '../src/stopped.ts'
import { published } from './published.ts'

const isParameter = (value: unknown): value is Parameter =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'parameter'

const folder = new URL('../src/parameters/', import.meta.url)
const parameters = new Map<string, Parameter>()
for (const file of readdirSync(folder)) {
  const module = (await import(new URL(file, folder).href)) as Record<string, unknown>
  for (const [name, value] of Object.entries(module)) if (isParameter(value)) parameters.set(name, value)
}

/** The figure of a day, and the day it started; null where none is published. */
function figureOn(parameter: Parameter | undefined, day: string) {
  try {
    const figure = parameter?.on(day)
    return figure && { from: figure.from, value: figure.value }
  } catch (error) {
    if (error instanceof Stopped) return null
    throw error
  }
}
const move = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

test('every dated figure was typed a second time', () =>
  expect([...parameters.keys()].toSorted()).toEqual(Object.keys(published).toSorted()))

test.each(Object.entries(published))('%s applies from the same days with the same values', (name, rows) => {
  const parameter = parameters.get(name)
  for (const [from, value, until] of rows) {
    expect(figureOn(parameter, from)).toEqual({ from, value })
    expect(figureOn(parameter, move(from, -1))?.from).not.toBe(from)
    if (until === undefined) continue
    expect(figureOn(parameter, until)).toEqual({ from, value })
    expect(figureOn(parameter, move(until, 1))).toBeNull()
  }
})
