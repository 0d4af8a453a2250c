import { codeDuTravail, codeMonetaireFinancier, convention } from './article.ts'
import { HALVES_OF_A_DAY, valueOfHalfDays } from './half-days.ts'
import { restDaysOfYear } from './parameters/limits.ts'
import { rule } from './rule.ts'
import { optional, record } from './shape.ts'
import { cents, day, weight } from './takes.ts'

const HUNDREDTHS_OF_A_HALF = 50

/** The most rest days that a person may pay into a retirement plan in a year, by half days. */
export const restDays = rule({
  label: {
    fr: 'Jours de repos versés sur un plan d’épargne retraite',
    en: 'Rest days paid into a retirement plan',
  },
  articles: [
    codeDuTravail('L3152-4'),
    codeMonetaireFinancier('D224-9'),
    convention('par demi-journées entières'),
  ],
  takes: record({
    on: day,
    /** Days that the person may give, in hundredths. */
    available_hundredths: weight,
    /** Half days already paid in that year. */
    already_half_days: optional(weight),
  }),
  compute: (given, note) => {
    const most = restDaysOfYear.on(given.on)
    const left = Math.max(0, HALVES_OF_A_DAY * most.value - (given.already_half_days ?? 0))
    const half_days = Math.min(left, Math.floor(given.available_hundredths / HUNDREDTHS_OF_A_HALF))
    note({
      label: { fr: 'Dix jours par an, par demi-journées', en: 'Ten days a year, by half days' },
      inputs: { ...given },
      parameters: [most],
      rounding: 'down',
      result: half_days,
    })
    return { half_days }
  },
  vectors: [
    {
      why: 'twelve days saved: ten',
      given: { on: '2026-04-01', available_hundredths: 1_200 },
      expect: { half_days: 20 },
    },
    {
      why: 'a quarter of a day stays where it is',
      given: { on: '2026-04-01', available_hundredths: 375 },
      expect: { half_days: 7 },
    },
    {
      why: 'eight and a half days were paid in before',
      given: { on: '2026-04-01', available_hundredths: 500, already_half_days: 17 },
      expect: { half_days: 3 },
    },
    {
      why: 'more than ten were: nothing is left, never less',
      given: { on: '2026-04-01', available_hundredths: 500, already_half_days: 24 },
      expect: { half_days: 0 },
    },
  ],
})

/** What half days are worth, by the value of a day, to the nearest cent. */
export const restDaysValue = rule({
  label: { fr: 'Valeur de jours de repos', en: 'Value of rest days' },
  articles: [codeDuTravail('L3152-4'), convention('au centime le plus proche')],
  takes: record({ half_days: weight, day_cents: cents }),
  compute: (given, note) => {
    const value_cents = valueOfHalfDays(given.half_days, given.day_cents)
    note({
      label: { fr: 'Jours × valeur d’un jour', en: 'Days × value of a day' },
      inputs: { ...given },
      rounding: 'half_up',
      result: value_cents,
    })
    return { value_cents }
  },
  vectors: [
    { why: 'three days', given: { half_days: 6, day_cents: 14_251 }, expect: { value_cents: 42_753 } },
    {
      why: 'half a day of an odd value',
      given: { half_days: 1, day_cents: 14_251 },
      expect: { value_cents: 7_126 },
    },
    { why: 'no day', given: { half_days: 0, day_cents: 14_251 }, expect: { value_cents: 0 } },
  ],
})
