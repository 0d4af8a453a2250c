import { yearOf, type Day } from '@moisson/law/calendar'
import type { ForfaitRegime, ForfaitSource } from '@moisson/law/forfait-social'
import { FREEZE_YEARS } from '@moisson/law/headcount'
import type { Text } from '@moisson/law/text'
import { number } from '@moisson/law/words/figures'
import { exerciseAt } from '../campaign/exercise-dates.ts'
import type { Closing } from './closing.ts'

export interface YearHeadcount {
  year: number
  headcount: number
}

export interface RegimeFacts {
  /** The average headcount of civil years, as declared. */
  headcounts: readonly YearHeadcount[]
  /** What somebody declared of the company, for the years nobody gave. */
  declared: { bound_to_participation: boolean; bound_at_250: boolean }
  paid_on: Day
  /** Closing day of the accounts: participation binds from the first exercice opened after the five years. */
  closing: Closing
}

/** The employer's levy: what the company is held to be, and the most it may turn out to be. */
export interface LevyRegime {
  regime: ForfaitRegime
  at_most: ForfaitRegime
  /** Where the answer comes from; `unknown` when years are missing and nobody declared anything. */
  from: 'headcounts' | 'declared' | 'unknown'
  /** The civil years whose headcount decides and is not known. */
  missing_years: number[]
}

/**
 * The thresholds over five civil years (L130-1 CSS): reached when all five are, not reached as soon as one of them is
 * known to be below; otherwise a year is missing, and what was declared stands until it is given. Fifty is read before
 * the exercice in which the payment falls opened (L3322-1, L137-15 CSS), 250 before the civil year of the payment.
 */
export function levyRegime({ headcounts, declared, paid_on, closing }: RegimeFacts): LevyRegime {
  const known = new Map(headcounts.map((one) => [one.year, one.headcount]))
  const missing = new Set<number>()
  const reached = (threshold: number, before: number): boolean | null => {
    const years = Array.from({ length: FREEZE_YEARS }, (_, back) => before - 1 - back)
    if (years.some((one) => (known.get(one) ?? threshold) < threshold)) return false
    const unknown = years.filter((one) => !known.has(one))
    for (const one of unknown) missing.add(one)
    return unknown.length === 0 ? true : null
  }
  const at50 = reached(50, yearOf(exerciseAt(paid_on, closing).start))
  const at250 = reached(250, yearOf(paid_on))
  const held = { 50: at50 ?? declared.bound_to_participation, 250: at250 ?? declared.bound_at_250 }
  const sure = at50 !== null && at250 !== null
  return {
    regime: { obliged_to_participation: held[50] || held[250], effective_250: held[250] },
    at_most: { obliged_to_participation: at50 ?? true, effective_250: at250 ?? true },
    from: sure
      ? 'headcounts'
      : declared.bound_to_participation || declared.bound_at_250
        ? 'declared'
        : 'unknown',
    missing_years: [...missing].toSorted((a, b) => a - b),
  }
}

/** People of an exercice so far above the declared headcount that one of the two must be wrong. */
export function headcountDoubted(people: number, headcount: number | null): boolean {
  return headcount !== null && people > headcount * 1.5 && people - headcount >= 10
}

/** The doubt in words, for whoever declared the headcount. */
export function doubtInWords(people: number, headcount: number | null): Text {
  return {
    fr: `La campagne compte ${number(people, 'fr')} personnes pour un effectif moyen déclaré de ${number(headcount ?? 0, 'fr')}\u00a0: vérifiez l’effectif, dont dépend le forfait social.`,
    en: `The campaign has ${number(people, 'en')} people for a declared average headcount of ${number(headcount ?? 0, 'en')}: check the headcount, on which the levy depends.`,
  }
}

/** The sums of a campaign as the levy names them; matching is told beside them. */
const leviedSums: Readonly<Record<Exclude<ForfaitSource, 'abondement'>, Text>> = {
  interessement: { fr: 'l’intéressement', en: 'the intéressement' },
  participation: { fr: 'la participation', en: 'the participation' },
  ppv: { fr: 'la prime', en: 'the bonus' },
}

/** « sur la participation et l’abondement » ; between the two thresholds only participation bears it beside matching. */
function leviedInWords(of: ForfaitSource | null, effective_250: boolean): Text {
  const matching = { fr: 'sur l’abondement', en: 'on the matching' }
  if (of === 'abondement') return matching
  if (of === null)
    return effective_250
      ? {
          fr: 'sur l’intéressement, la participation et l’abondement',
          en: 'on the intéressement, the participation and the matching',
        }
      : {
          fr: 'sur la participation et l’abondement, pas sur l’intéressement',
          en: 'on the participation and the matching, not on the intéressement',
        }
  const sums = leviedSums[of]
  return effective_250 || of === 'participation'
    ? { fr: `sur ${sums.fr} et l’abondement`, en: `on ${sums.en} and the matching` }
    : { fr: `${matching.fr}, pas sur ${sums.fr}`, en: `${matching.en}, not on ${sums.en}` }
}

/** Why the levy on these sums, or on all where no campaign is meant, is what it is, without a certainty the product does not have. */
export function regimeInWords(
  { regime, from, missing_years }: LevyRegime,
  levied_as: ForfaitSource | null,
): Text {
  const years = missing_years.join(', ')
  if (from === 'unknown')
    return {
      fr: `À préciser : l’effectif moyen de ${years} n’est pas renseigné. Le forfait social est dû à partir de seuils atteints cinq années civiles de suite.`,
      en: `To be specified: the average headcount of ${years} is not on file. The levy is due from thresholds reached five calendar years running.`,
    }
  const levied = leviedInWords(levied_as, regime.effective_250)
  const what = !regime.obliged_to_participation
    ? {
        fr: 'moins de 50 salariés au moins une des cinq années civiles précédentes\u00a0: pas de forfait social',
        en: 'fewer than 50 employees in at least one of the five calendar years before: no levy',
      }
    : regime.effective_250
      ? {
          fr: `250 salariés atteints cinq années civiles de suite\u00a0: forfait social ${levied.fr}`,
          en: `250 employees reached five calendar years running: levy ${levied.en}`,
        }
      : {
          fr: `50 salariés atteints cinq années civiles de suite, 250 non\u00a0: forfait social ${levied.fr}`,
          en: `50 employees reached five calendar years running, 250 not: levy ${levied.en}`,
        }
  return from === 'headcounts'
    ? {
        fr: `D’après les effectifs déclarés\u00a0: ${what.fr}.`,
        en: `By the declared headcounts: ${what.en}.`,
      }
    : {
        fr: `D’après la déclaration de l’entreprise\u00a0: ${what.fr}${years === '' ? '' : `\u202f; effectif de ${years} à renseigner`}.`,
        en: `By the company’s declaration: ${what.en}${years === '' ? '' : `; headcount of ${years} to be given`}.`,
      }
}
