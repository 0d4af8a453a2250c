import { expect, test } from 'vitest'
import { refuse } from '@moisson/core/refusal'
import { refusals, sentenceOf } from './refusals.ts'
import type { Language } from '@moisson/law/text'

test('a count agrees with its noun and its verb, in both languages', () => {
  const waiting = (count: number, language: Language) =>
    sentenceOf(refuse('campaign_still_open', { deadline: '2026-03-22', waiting: count }), language)
  expect(waiting(1, 'fr')).toContain('1 personne n’a pas encore répondu')
  expect(waiting(2, 'fr')).toContain('2 personnes n’ont pas encore répondu')
  expect(waiting(1, 'en')).toContain('1 person has not answered yet')
  expect(waiting(2, 'en')).toContain('2 people have not answered yet')
  for (const { fr, en } of Object.values(refusals)) expect(`${fr} ${en}`).not.toMatch(/\(s\)/)
})

test('« de » is elided before a vowel, decimals have their comma, and no capital follows a colon', () => {
  const used = (name: string) => sentenceOf(refuse('email_already_used', { name }), 'fr')
  expect(used('Éloïse Roy')).toContain('celle d’Éloïse Roy')
  expect(used('Zoé Roy')).toContain('celle de Zoé Roy')
  expect(sentenceOf(refuse('criteria_not_100', { sum: 99.99 }), 'fr')).toContain('99,99')
  expect(sentenceOf(refuse('criteria_not_100', { sum: 99.99 }), 'en')).toContain('99.99')
  const blocked = sentenceOf(refuse('launch_blocked', { reasons: 'Indiquez l’enveloppe.' }), 'fr')
  expect(blocked).toMatch(/\u00a0: indiquez l’enveloppe\.$/)
})

test('what looks like a day and is none is said as it was typed', () => {
  for (const siren of ['2025-13-45', '2025-13-45T99:99:99Z'])
    expect(sentenceOf({ refusal: 'invalid_siren', details: { siren } }, 'en')).toContain(`“${siren}”`)
})
