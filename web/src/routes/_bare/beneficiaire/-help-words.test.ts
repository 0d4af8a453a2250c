import { expect, test } from 'vitest'
import en from './-help-words.en.ts'
import fr from './-help-words.fr.ts'

test('a receipt says what language its paper is in, where that is not the screen’s', () => {
  expect([fr.receipt('fr'), fr.receipt('en'), fr.receipt(null)]).toEqual([
    'Mon reçu (PDF)',
    'Mon reçu (PDF, en anglais)',
    'Mon reçu (PDF)',
  ])
  expect([en.receipt('fr'), en.receipt('en')]).toEqual(['My receipt (PDF, in French)', 'My receipt (PDF)'])
})
