import { expect, test } from 'vitest'
import { personFields } from '@moisson/core/beneficiary/fields'
import * as z from 'zod/mini'
import type { Schema } from './call.ts'
import { calls } from './calls.ts'
import { writable } from './record-shape.ts'
import { freeText, text } from './shapes.ts'

test('signs that nobody sees are taken off what is typed; what joins letters or pictures stays', () => {
  const person = z.object(writable(personFields))
  const { last_name, first_name } = z.parse(person, {
    last_name: '\u2060Mar\u200dtin\u202e',
    first_name: ' \ufeffÉva\u200b ',
  })
  expect([last_name, first_name]).toEqual(['Martin', 'Éva'])
  expect(z.parse(freeText(50), 'Merci 👩\u200d🌾 !')).toBe('Merci 👩\u200d🌾 !')
  expect(z.parse(freeText(50), 'می\u200cخواهم')).toBe('می\u200cخواهم')
  expect(z.safeParse(text(50), '\u200b\u2060').success).toBe(false)
})

test('the name, the title or the label that a call takes is one line: it stands in subjects, files and lists', () => {
  const broken = [...calls].flatMap(([name, { declaration }]) => {
    const body = declaration.input?.body
    if (!body) return []
    return ['name', 'title', 'label']
      .filter((key) => takes(body, key, 'two\nlines'))
      .map((key) => `${name} ${key}`)
  })
  expect(broken).toEqual([])
})

/** Whether nothing is said against this value of a key of the body. */
function takes(body: Schema, key: string, value: string): boolean {
  const parsed = z.safeParse(body, { [key]: value })
  if (!shapeOf(body).has(key)) return false
  return parsed.success || !parsed.error.issues.some(({ path }) => path[0] === key)
}
function shapeOf(schema: Schema): Set<string> {
  const {
    shape,
    innerType,
    options = [],
  } = schema.def as unknown as {
    shape?: object
    innerType?: Schema
    options?: Schema[]
  }
  const inner = [...options, ...(innerType ? [innerType] : [])].flatMap((one) => [...shapeOf(one)])
  return new Set([...Object.keys(shape ?? {}), ...inner])
}
