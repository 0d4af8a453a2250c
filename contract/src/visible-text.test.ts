import { expect, test } from 'vitest'
import { personFields } from '@moisson/core/beneficiary/fields'
import * as z from 'zod/mini'
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
