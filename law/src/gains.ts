import { codeSecuriteSociale, practice } from './article.ts'
import type { Day } from './calendar.ts'
import { portion } from './money.ts'
import { gainLeviesRate } from './parameters/social-levies.ts'
import { rule } from './rule.ts'

/** Levies on gains at exit, part by part at the rate of its date. Shown as information: the account keeper computes them. */
export const leviesOnGains = rule({
  label: { fr: 'Prélèvements sociaux sur les plus-values', en: 'Social levies on gains' },
  articles: [codeSecuriteSociale('L136-8'), practice('taux historiques tenus par le teneur de compte')],
  compute: (given: { parts: readonly { gain_cents: number; rate_on: Day }[] }, note) => {
    const levies = given.parts.map(({ gain_cents, rate_on }) => {
      const figure = gainLeviesRate.on(rate_on)
      const levy = portion(Math.max(0, gain_cents), figure.exact)
      note({
        label: { fr: 'Gain au taux de sa date', en: 'Gain at the rate of its date' },
        inputs: { gain_cents },
        parameters: [figure],
        rounding: 'half_up',
        result: levy,
      })
      return levy
    })
    return { levies_cents: levies.reduce((sum, levy) => sum + levy, 0) }
  },
  vectors: [
    {
      why: '600 € before 2026 and 400 € from 2026',
      given: {
        parts: [
          { gain_cents: 60_000, rate_on: '2025-12-31' },
          { gain_cents: 40_000, rate_on: '2026-06-30' },
        ],
      },
      expect: { levies_cents: 17_760 },
    },
  ],
})
