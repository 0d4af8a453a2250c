import type { Fields } from '@moisson/core/record/field'
import { expect, expectTypeOf, test } from 'vitest'
import * as z from 'zod/mini'
import { readable, writable } from './record-shape.ts'

const label = { fr: 'Champ', en: 'Field' }
const line = { kind: 'text', max: 5, label } as const
const fields = {
  name: { ...line, required: true },
  note: line,
  colour: { kind: 'choice', names: { red: label, blue: label }, initial: 'red', label },
  key: { kind: 'secret', max: 30, label },
  price: { kind: 'cents', max: 500, label },
  place: {
    kind: 'group',
    fields: { town: { ...line, required: true }, floor: line, since: { kind: 'day', stated: true, label } },
    label,
  },
  marks: { kind: 'list', of: line, least: 1, label },
  days: { kind: 'number', min: 0, max: 366, decimals: 2, label },
  codes: { kind: 'list', of: { kind: 'number', min: 0, max: 9, whole: true }, most: 2, label },
} as const satisfies Fields

const read = z.object(readable(fields))
const write = z.object(writable(fields))
const whole = {
  name: 'A',
  note: null,
  colour: 'red',
  key: '••3',
  price: null,
  place: null,
  marks: ['a'],
  days: null,
  codes: [],
}

test('a record is read whole: what is never empty is never null', () => {
  expect(read.safeParse(whole).success).toBe(true)
  for (const [name, value] of [
    ['note', undefined],
    ['name', null],
    ['colour', null],
    ['codes', null],
  ] as const)
    expect(read.safeParse({ ...whole, [name]: value }).success, name).toBe(false)
  expectTypeOf<z.infer<typeof read>>().toMatchTypeOf<{
    name: string
    note: string | null
    colour: 'red' | 'blue'
    price: number | null
    codes: number[]
  }>()
})

test('what is written on one line keeps one space between two words', () => {
  const given = write.safeParse({ name: ' A  B ', note: 'c \u00a0d', marks: ['e   f'] })
  expect(given.data).toEqual({ name: 'A B', note: 'c d', marks: ['e f'] })
})

test('a change names what it changes, within the limits of each field', () => {
  expect(write.parse({})).toEqual({})
  expect(write.parse({ marks: ['a', 'a', 'b', 'c'] }).marks).toHaveLength(4)
  expect(write.parse({ name: ' A ', place: { town: 'B', since: null } })).toEqual({
    name: 'A',
    place: { town: 'B', since: null },
  })
  expect(write.parse({ days: 49.99 })).toEqual({ days: 49.99 })
  for (const change of [
    { name: '' },
    { note: 'longer' },
    { colour: 'green' },
    { price: 501 },
    { price: -1 },
    { place: { floor: '2', since: null } },
    { place: { town: 'B' } },
    { marks: [] },
    { days: 49.996 },
    { codes: [1.5] },
    { codes: [1, 2, 3] },
  ])
    expect(write.safeParse(change).success, JSON.stringify(change)).toBe(false)
})
