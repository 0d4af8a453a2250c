import { expect, test } from 'vitest'
import { LETTER_CODE_LENGTH } from '../campaign/letter-code.ts'
import { campaignText, codeAddress, LONGEST_SMS_SITE, type CampaignText } from './campaign-texts.ts'
import { inGsm, segmentsOf } from './gsm.ts'

const kinds: CampaignText['kind'][] = [
  'notice',
  'notice_of_money',
  'notice_of_days',
  'corrected',
  'nothing_to_choose',
  'reminder',
  'unconfirmed',
]
const url = codeAddress('https://'.padEnd(LONGEST_SMS_SITE, 'm'), 'A'.repeat(LETTER_CODE_LENGTH))

test('every message is one, in signs of GSM, with its whole address, for the longest site and company', () => {
  for (const kind of kinds)
    for (const language of ['fr', 'en'] as const) {
      const text = campaignText({
        kind,
        company: 'Les Vergers de Saint-Prix et de la Forêt, société coopérative',
        day: '11/12/2026',
        url,
        language,
      })
      expect([kind, language, segmentsOf(text)]).toEqual([kind, language, 1])
      expect(inGsm(text)).toBe(text)
      expect(text.endsWith(url)).toBe(true)
    }
})

test('a short company is named whole', () => {
  expect(
    campaignText({
      kind: 'reminder',
      company: 'Atelier Zéphyr',
      day: '11/12/2026',
      url: 'https://m.fr/code#A',
      language: 'fr',
    }),
  ).toBe(
    "Atelier Zéphyr: votre choix est attendu jusqu'au 11/12/2026. Répondre, ou arreter ces rappels: https://m.fr/code#A",
  )
})
