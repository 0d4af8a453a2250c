import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Parameter } from '../src/parameter.ts'
import { delays } from '../src/delays.ts'
import { delaySources } from '../src/delay-sources.ts'
import { furtherDelays } from '../src/further-delays.ts'
import { Stopped } from '../src/stopped.ts'
import { delaysSince, published } from './published.ts'

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

test('every delay was typed a second time, with the day it stands since', () => {
  const told = Object.entries({ ...delays, ...furtherDelays }).map(([name, { value }]) => {
    const from = Object.entries(delaySources).find(([called]) => called === name)?.[1].from
    return [name, { value, from }]
  })
  expect(Object.fromEntries(told)).toEqual(delaysSince)
})
