import { expect, test } from 'vitest'
import { accountSentence } from './account-sentence.ts'

test('what is left names its plan where another one has a ceiling of its own', () => {
  expect(accountSentence([], 45_736, 2026, 'pee')).toEqual({
    fr: 'Il reste au plus 457,36\u00a0€ bruts d’abondement sur le PEE pour ce choix en 2026.',
    en: 'At most €457.36 of gross matching in the PEE is left for this choice in 2026.',
  })
  expect(accountSentence([], 45_736, 2026).fr).toBe(
    'Il reste au plus 457,36\u00a0€ bruts d’abondement pour ce choix en 2026.',
  )
})
