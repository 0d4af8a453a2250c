import { sourceIn } from '@moisson/law/legal-points'
import { dirigeantEligible, FREEZE_YEARS } from '@moisson/law/headcount'
import { dirigeantBase, spouseBase } from '@moisson/law/reference-pay'
import type { Exercise } from './exercise-dates.ts'
import type { Text } from '@moisson/law/text'

/** Heads, officers and their spouses are no employees: they benefit by the agreement's clause only (L3312-3). */
export type Standing = 'officer' | 'spouse'

const standings: Readonly<Record<string, Standing>> = {
  corporate_officer: 'officer',
  self_employed_head: 'officer',
  spouse: 'spouse',
}
export const standingContracts: readonly string[] = Object.keys(standings)

export function standingOf(contractType: string | null): Standing | null {
  return contractType === null ? null : (standings[contractType] ?? null)
}

/** Why officers and spouses get no share in this campaign. */
export type OfficersOut =
  | 'not_in_agreement'
  | 'employees_alone'
  | 'headcount_unknown'
  | 'headcount'
  | 'participation_due'

/** Why, to stand after « pas de part, … ». */
export const officersOutWords: Readonly<Record<OfficersOut, Text>> = {
  not_in_agreement: {
    fr: 'l’accord n’ouvrant pas son bénéfice aux dirigeants ni à leur conjoint',
    en: 'as the agreement does not cover officers and their spouses',
  },
  employees_alone: {
    fr: `la prime étant réservée aux personnes liées par un contrat de travail (${sourceIn('value_sharing', 'fr')})`,
    en: `as the bonus is for people with a contract of employment (${sourceIn('value_sharing', 'en')})`,
  },
  headcount_unknown: {
    fr: 'l’effectif qui ouvre le bénéfice aux dirigeants (1 à 249 salariés) n’étant pas renseigné',
    en: 'as the headcount that lets officers benefit (1 to 249 employees) is not on file',
  },
  headcount: {
    fr: `l’effectif de l’entreprise n’ouvrant pas le bénéfice aux dirigeants (1 à 249 salariés, ${sourceIn('officers', 'fr')})`,
    en: `as the company’s headcount does not let officers benefit (1 to 249 employees, ${sourceIn('officers', 'en')})`,
  },
  participation_due: {
    fr: `la réserve de la formule légale revenant aux seuls salariés à partir de 50 salariés (${sourceIn('participation_officers', 'fr')}\u202f; ce que la formule de l’accord donne de plus n’est pas partagé avec eux ici)`,
    en: `as from 50 employees the reserve of the legal formula is for employees alone (${sourceIn('participation_officers', 'en')}; what the agreement’s formula gives beyond it is not shared with them here)`,
  },
}

export interface OfficerFacts {
  /** The agreement opens its benefit to them. */
  in_agreement: boolean
  headcount: number | null
  /** 250 employees reached five civil years running, as the company file says. */
  above_250: boolean
  /** People of the company who are employees. */
  employees: number
}

/**
 * Null when they may benefit: the agreement says so, and the company has 1 to 249 employees (L3312-3); of a reserve that
 * is due by law, only under 50 (L3323-6, L3324-2).
 */
export function whyOfficersOut(facts: OfficerFacts, ofReserve = false): OfficersOut | null {
  if (!facts.in_agreement) return 'not_in_agreement'
  if (facts.headcount === null) return 'headcount_unknown'
  const size = Math.floor(facts.headcount)
  const { eligible } = dirigeantEligible.value({
    size: facts.above_250 ? Math.max(size, 250) : size,
    years_at_250: facts.above_250 ? FREEZE_YEARS : 0,
    only_employee_is_president: facts.employees === 0,
  })
  if (!eligible) return 'headcount'
  return ofReserve && size >= 50 ? 'participation_due' : null
}

export interface OfficerRules {
  left_out: OfficersOut | null
  /** The agreement counts the spouse for a quarter of the PASS. */
  spouse_quarter: boolean
}

/** How the pay that counts for an officer or a spouse was found; kept to be explained. */
export interface OfficerPay {
  standing: Standing
  income_cents: number | null
  /** The income taxed for the year before the exercice, or the exercice's own when that one is not known. */
  income_of: 'year_before' | 'exercise'
  highest_salary_cents: number
  base_cents: number | null
}

/**
 * The pay that counts: the income of the year before, no more than the highest salary paid in the company; for a spouse
 * a quarter of the PASS when the agreement says so (L3314-6). Cents; null when no income is known.
 */
export function officerPay(
  person: {
    contract_type: string | null
    income_before_cents: number | null
    reference_salary_cents: number | null
  },
  rules: { exercise: Exercise; officers: OfficerRules },
  highest_salary_cents: number,
): OfficerPay | null {
  const standing = standingOf(person.contract_type)
  if (standing === null) return null
  const income_cents = person.income_before_cents ?? person.reference_salary_cents
  const income_of = person.income_before_cents === null ? 'exercise' : 'year_before'
  const known = { standing, income_cents, income_of, highest_salary_cents } as const
  if (standing === 'spouse' && rules.officers.spouse_quarter)
    return {
      ...known,
      base_cents: spouseBase.value({ exercise: rules.exercise, clause: true, unpublished: 'provisional' })
        .base_max_cents,
    }
  if (income_cents === null) return { ...known, base_cents: null }
  const { base_cents } = dirigeantBase.value({
    income_n_minus_1_cents: income_cents,
    highest_salary_cents,
  })
  return { ...known, base_cents }
}
