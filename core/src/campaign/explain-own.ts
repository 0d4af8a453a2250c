import { sourceIn } from '@moisson/law/legal-points'
import { valueIn } from '@moisson/law/parameter'
import { voluntaryShare } from '@moisson/law/parameters/limits'
import type { Day } from '@moisson/law/calendar'
import { inEach, type Said, type Text } from '@moisson/law/text'
import { euros } from '@moisson/law/words/figures'
import type { OwnRoom } from './own-terms.ts'
import type { ShareStep } from './share-step.ts'

const rate = (on: Day): Text => inEach((language) => valueIn(voluntaryShare.on(on), language))

/** What a limit is a part of: the pay or the income of a year, or the ceiling of social security where there is no pay. */
function limitName({ income, income_year }: OwnRoom, on: Day): Said {
  const part = rate(on)
  if (income === 'none')
    return {
      fr: 'Limite de l’année, sans salaire versé\u00a0: le quart du plafond annuel de la Sécurité sociale',
      en: 'Limit of the year, with no pay: a quarter of the annual social security ceiling',
      easy: { fr: 'Limite de l’année, sans salaire', en: 'Limit of the year, with no pay' },
    }
  const of = {
    pay: { fr: 'votre rémunération brute', en: 'your gross pay' },
    income_n_minus_1: { fr: 'votre revenu professionnel', en: 'your professional income' },
  }[income]
  const year: Text =
    income_year === null ? { fr: '', en: '' } : { fr: ` de ${income_year}`, en: ` of ${income_year}` }
  return {
    fr: `Limite de l’année\u00a0: ${part.fr} de ${of.fr}${year.fr}`,
    en: `Limit of the year: ${part.en} of ${of.en}${year.en}`,
    easy: {
      fr: `Limite de l’année\u00a0: ${part.fr} de ce que vous gagnez`,
      en: `Limit of the year: ${part.en} of what you earn`,
    },
  }
}

/** How much may be paid in, line by line, and what was, once every answer is applied. */
export function explainOwn(own: OwnRoom, net_cents: number, on: Day): ShareStep[] {
  const { cap_cents, already_cents, income, income_cents } = own
  const articles = [sourceIn('voluntary', 'fr')]
  return [
    {
      label: limitName(own, on),
      amount_cents: cap_cents,
      articles,
      ...(income !== 'none' && {
        detail: inEach((language) => `${rate(on)[language]} × ${euros(income_cents, language)}`),
      }),
    },
    ...(already_cents > 0
      ? [
          {
            label: {
              fr: 'Déjà versé cette année dans d’autres campagnes',
              en: 'Already paid in this year in other campaigns',
              easy: { fr: 'Déjà versé cette année', en: 'Already paid in this year' },
            },
            amount_cents: -already_cents,
            articles,
          },
        ]
      : []),
    {
      label: { fr: 'Vous pouvez verser jusqu’à', en: 'You may pay in up to' },
      amount_cents: Math.max(0, cap_cents - already_cents),
      articles: [],
    },
    ...(net_cents > 0
      ? [{ label: { fr: 'Montant versé', en: 'Amount paid in' }, amount_cents: net_cents, articles: [] }]
      : []),
  ]
}
