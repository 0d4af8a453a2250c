import { codeDuTravail, codeMonetaireFinancier, convention } from './article.ts'
import { HALVES_OF_A_DAY, valueOfHalfDays } from './half-days.ts'
import { restDaysOfYear } from './parameters/limits.ts'
import { rule } from './rule.ts'
import { optional, record } from './shape.ts'
import { cents, day, weight } from './takes.ts'

const HUNDREDTHS_OF_A_HALF = 50

/** The most rest days that a person may pay into a retirement plan in a year, by half days, and what they are worth. */
export const restDays = rule({
  label: {
    fr: 'Jours de repos versés sur un plan d’épargne retraite',
    en: 'Rest days paid into a retirement plan',
  },
  articles: [
    codeDuTravail('L3152-4'),
    codeMonetaireFinancier('D224-9'),
    convention('par demi-journées entières, au centime le plus proche'),
  ],
  takes: record({
    on: day,
    /** Days that the person may give, in hundredths. */
    available_hundredths: weight,
    /** Half days already paid in that year. */
    already_half_days: optional(weight),
    /** The net value of a day, as the payroll has it. */
    day_cents: cents,
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
    const value_cents = valueOfHalfDays(half_days, given.day_cents)
    note({
      label: { fr: 'Jours × valeur d’un jour', en: 'Days × value of a day' },
      inputs: { half_days, day_cents: given.day_cents },
      rounding: 'half_up',
      result: value_cents,
    })
    return { half_days, value_cents }
  },
  vectors: [
    {
      why: 'twelve days saved: ten',
      given: { on: '2026-04-01', available_hundredths: 1_200, day_cents: 14_251 },
      expect: { half_days: 20, value_cents: 142_510 },
    },
    {
      why: 'a quarter of a day stays where it is',
      given: { on: '2026-04-01', available_hundredths: 375, day_cents: 14_251 },
      expect: { half_days: 7, value_cents: 49_879 },
    },
    {
      why: 'eight and a half days were paid in before',
      given: { on: '2026-04-01', available_hundredths: 500, already_half_days: 17, day_cents: 14_251 },
      expect: { half_days: 3, value_cents: 21_377 },
    },
    {
      why: 'more than ten were: nothing is left, never less',
      given: { on: '2026-04-01', available_hundredths: 500, already_half_days: 24, day_cents: 14_251 },
      expect: { half_days: 0, value_cents: 0 },
    },
  ],
})
