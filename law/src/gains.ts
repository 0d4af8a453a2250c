import { codeSecuriteSociale, practice } from './article.ts'
import { portion, totalCents } from './money.ts'
import { gainLeviesRate } from './parameters/social-levies.ts'
import { rule } from './rule.ts'
import { list, record } from './shape.ts'
import { day, signedCents } from './takes.ts'

/** Levies on gains at exit, part by part at the rate of its date. Shown as information: the account keeper computes them. */
export const leviesOnGains = rule({
  label: { fr: 'Prélèvements sociaux sur les plus-values', en: 'Social levies on gains' },
  articles: [codeSecuriteSociale('L136-8'), practice('taux historiques tenus par le teneur de compte')],
  takes: record({ parts: list(record({ gain_cents: signedCents, rate_on: day })) }),
  compute: (given, note) => {
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
    return { levies_cents: totalCents(levies, 'parts') }
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
    {
      why: 'a loss bears nothing',
      given: {
        parts: [
          { gain_cents: -10_000, rate_on: '2026-06-30' },
          { gain_cents: 1000, rate_on: '2026-01-01' },
        ],
      },
      expect: { levies_cents: 186 },
    },
  ],
})
