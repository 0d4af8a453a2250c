import { expect, test } from 'vitest'
import { delaySources } from '../delay-sources.ts'
import * as limits from '../parameters/limits.ts'
import * as forfait from '../parameters/forfait-social-rates.ts'
import * as incomeTax from '../parameters/income-tax.ts'
import * as smic from '../parameters/smic.ts'
import * as levies from '../parameters/social-levies.ts'
import * as ceiling from '../parameters/social-security-ceiling.ts'
import * as thresholds from '../parameters/thresholds.ts'
import * as tmop from '../parameters/tmop.ts'
import type { Parameter } from '../parameter.ts'
import { textNamed } from './text-names.ts'

test('the text of a figure is named in the words of its reader, its article as every other', () => {
  expect(textNamed('Code du travail art. L3314-8 al. 2', 'fr')).toBe('C. trav., art. L3314-8 al. 2')
  expect(textNamed('Code du travail art. L3314-8 al. 2', 'en')).toBe('Labour Code, art. L3314-8 para. 2')
  expect(textNamed('Arrêté du 22/12/2025', 'en')).toBe('Order of 22/12/2025')
  expect(textNamed('CSS art. L137-15, code du travail art. L3312-5', 'en')).toBe(
    'Social Security Code, art. L137-15, Labour Code, art. L3312-5',
  )
})

test('no text of a figure or of a delay keeps a French word in English', () => {
  const texts = [limits, forfait, incomeTax, smic, levies, ceiling, thresholds, tmop]
    .flatMap((file) => Object.values(file))
    .flatMap((one) =>
      typeof one === 'object' && 'reread' in one ? (one as Parameter).values.map(({ text }) => text) : [],
    )
  expect(texts.length).toBeGreaterThan(50)
  const named = [...texts, ...Object.values(delaySources).map((source) => source.text)].map((text) =>
    textNamed(text, 'en'),
  )
  expect(
    named.filter((text) =>
      /[éèàê’]|\b(al|du|de|et|la|le|par|pour|loi|semestre|revenus|suivants|travail)\b/i.test(text),
    ),
  ).toEqual([])
})
