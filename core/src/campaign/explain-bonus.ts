import { sourceIn } from '@moisson/law/legal-points'
import { inEach, type Language, type Text } from '@moisson/law/text'
import { euros } from '@moisson/law/words/figures'
import { shortDay } from '@moisson/law/words/days'
import type { PersonCalculation } from './share.ts'
import type { ShareStep } from './share-step.ts'

type OfBonus = NonNullable<PersonCalculation['bonus']>

/** Why nothing is withheld of a bonus, or why the usual levies are. */
export function regimeStep(
  { reference, threshold_cents, pay_year, pay_days }: OfBonus,
  { pay_cents, untaxed }: { pay_cents: number | null; untaxed: boolean },
): ShareStep[] {
  if (threshold_cents === null || pay_cents === null) return []
  const span = (language: Language) => {
    const [from, to] = [shortDay(reference.start, language), shortDay(reference.end, language)]
    return pay_days === undefined
      ? { fr: `du ${from} au ${to}`, en: `from ${from} to ${to}` }[language]
      : {
          fr: `réduits aux ${pay_days} jours de contrat de cet exercice`,
          en: `reduced to the ${pay_days} days of contract in that financial year`,
        }[language]
  }
  return [
    {
      label: untaxed
        ? {
            fr: 'Prime exonérée',
            en: 'Exempt bonus',
            easy: { fr: 'Prime sans impôt ni retenue', en: 'Bonus without tax or deduction' },
          }
        : {
            fr: 'Prime soumise à CSG et CRDS, et à l’impôt si elle est perçue',
            en: 'Bonus that bears CSG and CRDS, and income tax where it is paid',
            easy: {
              fr: 'Prime avec CSG et CRDS. Si elle vous est versée, avec impôt.',
              en: 'Bonus with CSG and CRDS. If it is paid to you, with tax.',
            },
          },
      amount_cents: null,
      detail: {
        ...inEach((language) => {
          const [pay, most] = [euros(pay_cents, language), euros(threshold_cents, language)]
          const of = ofWhat(pay_year)[language]
          const months = span(language)
          return {
            fr: `Rémunération prise en compte\u00a0: ${pay}${of}, ${untaxed ? 'moins que' : 'pas moins que'} trois SMIC sur les douze mois avant le versement (${most}, ${months})${untaxed ? '\u00a0: ni CSG, ni CRDS, ni impôt sur le revenu' : ''}.`,
            en: `Pay counted: ${pay}${of}, ${untaxed ? 'less than' : 'not less than'} three SMIC over the twelve months before the payment (${most}, ${months})${untaxed ? ': neither CSG, CRDS nor income tax' : ''}.`,
          }[language]
        }),
        easy: inEach((language) => {
          const [pay, most] = [euros(pay_cents, language), euros(threshold_cents, language)]
          const of = ofWhat(pay_year)[language]
          const months = span(language)
          return {
            fr: `Paie comptée\u00a0: ${pay}${of}. Trois SMIC sur les douze mois avant le versement\u00a0: ${most}. Ces douze mois\u00a0: ${months}. Vous gagnez ${untaxed ? 'moins. Il n’y a ni CSG, ni CRDS, ni impôt' : 'autant, ou plus'}.`,
            en: `Pay counted: ${pay}${of}. Three SMIC over the twelve months before the payment: ${most}. These twelve months: ${months}. You earn ${untaxed ? 'less. There is no CSG, no CRDS and no tax' : 'as much, or more'}.`,
          }[language]
        }),
      },
      articles: [sourceIn('value_sharing', 'fr')],
    },
  ]
}

/** Which pay stood for that of the twelve months; frozen before it was kept, nothing is said. */
function ofWhat(pay_year: number | null | undefined): Text {
  if (pay_year === undefined) return { fr: '', en: '' }
  return pay_year === null
    ? { fr: ' (celle de ces douze mois)', en: ' (that of these twelve months)' }
    : { fr: ` (celle de l’exercice ${pay_year})`, en: ` (that of the financial year ${pay_year})` }
}

/** « 1 000,00 €, les mêmes pour tous »; the days are those of the twelve months before the payment. */
export const sameForAll = (amount: string): Text => ({
  fr: `${amount}, le même montant pour tous`,
  en: `${amount}, the same amount for everybody`,
})
