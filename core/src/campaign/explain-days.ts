import { sourceIn } from '@moisson/law/legal-points'
import { valueOfHalfDays } from '@moisson/law/half-days'
import { restDaysOfYear } from '@moisson/law/parameters/limits'
import { yearOf, type Day } from '@moisson/law/calendar'
import { inEach } from '@moisson/law/text'
import { euros, number } from '@moisson/law/words/figures'
import { inDays } from '../choice/half-days.ts'
import type { RestDays } from './days-terms.ts'
import type { ShareStep } from './share-step.ts'

/** How many days may be given and for how much, line by line, and those that were, once every answer is applied. */
export function explainDays(days: RestDays, given_half_days: number, on: Day): ShareStep[] {
  const { available_hundredths, already_half_days, day_cents, half_days } = days
  const articles = [sourceIn('rest_days', 'fr')]
  const most = restDaysOfYear.on(on).value
  const worth = (halves: number) =>
    inEach((language) => `${inDays(halves, language)} × ${euros(day_cents, language)}`)
  return [
    {
      label: {
        fr: `Vos jours de repos à placer\u00a0: ${number(available_hundredths / 100, 'fr')}`,
        en: `Your rest days to give: ${number(available_hundredths / 100, 'en')}`,
      },
      amount_cents: null,
      articles: [],
    },
    ...(already_half_days > 0
      ? [
          {
            label: {
              fr: `Déjà placés en ${yearOf(on)}\u00a0: ${inDays(already_half_days, 'fr')}`,
              en: `Given in ${yearOf(on)} already: ${inDays(already_half_days, 'en')}`,
            },
            amount_cents: null,
            articles: [],
          },
        ]
      : []),
    {
      label: {
        fr: 'Valeur nette d’un jour, selon la paie',
        en: 'Net value of a day, as the payroll has it',
        easy: { fr: 'Ce que vaut un jour', en: 'What a day is worth' },
      },
      amount_cents: day_cents,
      articles: [sourceIn('rest_days_exempt', 'fr')],
    },
    {
      label: {
        fr: `Vous pouvez placer jusqu’à ${inDays(half_days, 'fr')} (${most} par an au plus)`,
        en: `You may give up to ${inDays(half_days, 'en')} (${most} a year at the most)`,
        easy: {
          fr: `Vous pouvez placer ${inDays(half_days, 'fr')} au plus`,
          en: `You may give ${inDays(half_days, 'en')} at the most`,
        },
      },
      amount_cents: valueOfHalfDays(half_days, day_cents),
      detail: worth(half_days),
      articles,
    },
    ...(given_half_days > 0
      ? [
          {
            label: {
              fr: `Placés\u00a0: ${inDays(given_half_days, 'fr')}`,
              en: `Given: ${inDays(given_half_days, 'en')}`,
            },
            amount_cents: valueOfHalfDays(given_half_days, day_cents),
            detail: worth(given_half_days),
            articles: [],
          },
        ]
      : []),
  ]
}
