import { inEach, type Text } from '@moisson/law/text'
import { euros, number, percent } from '@moisson/law/words/figures'
import type { CampaignCriterion } from './frozen-rules.ts'

/** What an agreement adds to a criterion, besides its part: bounds of pay, widest range, parts by slice. */
export function termsOf(given: CampaignCriterion): Text[] {
  const bound = (name: 'floor' | 'ceiling'): Text | null => {
    const [pass, cents] = [given[`${name}_pass_bps`], given[`${name}_cents`]]
    if (!pass && !cents) return null
    return inEach((language) =>
      pass ? `${number(pass / 10_000, language)}\u00a0PASS` : euros(cents ?? 0, language),
    )
  }
  const [floor, ceiling] = [bound('floor'), bound('ceiling')]
  const ratio = given.max_ratio_bps
  const slices = given.slices ?? []
  return [
    ...(floor
      ? [
          {
            fr: `salaire pris en compte au moins pour ${floor.fr}`,
            en: `pay counted for ${floor.en} at least`,
          },
        ]
      : []),
    ...(ceiling
      ? [
          {
            fr: floor ? `au plus pour ${ceiling.fr}` : `salaire pris en compte au plus pour ${ceiling.fr}`,
            en: floor ? `for ${ceiling.en} at most` : `pay counted for ${ceiling.en} at most`,
          },
        ]
      : []),
    ...(given.bounds_prorated && (floor || ceiling) ? [prorated[given.bounds_prorated]] : []),
    ...(ratio
      ? [
          inEach(
            (language) =>
              ({
                fr: `au plus ${number(ratio / 10_000, language)} fois le salaire le plus faible`,
                en: `at most ${number(ratio / 10_000, language)} times the lowest pay`,
              })[language],
          ),
        ]
      : []),
    ...(slices.length > 0
      ? [
          inEach((language) =>
            slices
              .map(({ up_to_cents, weight_bps }) => {
                const part = percent(weight_bps, language)
                const to = up_to_cents ? euros(up_to_cents, language) : null
                return {
                  fr: to ? `${part} de l’enveloppe jusqu’à ${to}` : `${part} au-delà`,
                  en: to ? `${part} of the envelope up to ${to}` : `${part} above`,
                }[language]
              })
              .join(', '),
          ),
        ]
      : []),
  ]
}

const prorated: Record<NonNullable<CampaignCriterion['bounds_prorated']>, Text> = {
  appartenance: { fr: 'au prorata du temps d’appartenance', en: 'in proportion to time on the books' },
  presence: { fr: 'au prorata de la présence', en: 'in proportion to presence' },
}
