import { sourceIn } from '@moisson/law/legal-points'
import { inEach, type Text } from '@moisson/law/text'
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
  return [
    {
      label: untaxed
        ? { fr: 'Prime exonérée', en: 'Exempt bonus' }
        : {
            fr: 'Prime soumise à CSG et CRDS, et à l’impôt si elle est perçue',
            en: 'Bonus that bears CSG and CRDS, and income tax where it is paid',
          },
      amount_cents: null,
      detail: inEach((language) => {
        const [pay, most] = [euros(pay_cents, language), euros(threshold_cents, language)]
        const [from, to] = [shortDay(reference.start, language), shortDay(reference.end, language)]
        const of = ofWhat(pay_year)[language]
        const span =
          pay_days === undefined
            ? { fr: `du ${from} au ${to}`, en: `from ${from} to ${to}` }[language]
            : {
                fr: `réduits aux ${pay_days} jours de contrat de cet exercice`,
                en: `reduced to the ${pay_days} days of contract in that financial year`,
              }[language]
        return {
          fr: `Rémunération prise en compte\u00a0: ${pay}${of}, ${untaxed ? 'moins que' : 'pas moins que'} trois SMIC sur les douze mois avant le versement (${most}, ${span})${untaxed ? '\u00a0: ni CSG, ni CRDS, ni impôt sur le revenu' : ''}.`,
          en: `Pay counted: ${pay}${of}, ${untaxed ? 'less than' : 'not less than'} three SMIC over the twelve months before the payment (${most}, ${span})${untaxed ? ': neither CSG, CRDS nor income tax' : ''}.`,
        }[language]
      }),
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
