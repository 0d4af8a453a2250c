import { expect, test } from 'vitest'
import en from './-dashboard-words.en.ts'
import fr from './-dashboard-words.fr.ts'

test('many people to remind are a number that can be read', () => {
  expect(fr.remindTitle(10_108).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe('Relancer 10 108 personnes')
  expect(en.remindTitle(10_108)).toBe('Remind 10,108 people')
})
