import { csgCrds } from '@moisson/law/csg-crds'
import { scaleDown } from '@moisson/law/money'
import { refuse } from '../refusal.ts'
import { basedForBonus, lacksPay, shareOfBonus } from './bonus-shares.ts'
import type { BonusTerms } from './bonus-terms.ts'
import { shareOfOwn } from './own-shares.ts'
import { ownBased } from './unshared.ts'
import type { OwnTerms } from './own-terms.ts'
import { hasDays, lacksValue, shareOfDays } from './days-shares.ts'
import { ceilingsOf, payCeilingsOf } from './individual-ceilings.ts'
import { absentTooLong } from './presence-of.ts'
import { isUsed } from './criteria.ts'
import { based, countingOf, foundFrom, weightOf } from './share-bases.ts'
import type { ShareRefusal } from './share-envelope.ts'
import type { CampaignCalculation, Candidate, PersonCalculation, PersonShare, ShareRules } from './share.ts'

/**
 * The share of somebody forgotten at the launch, by the rates everybody else was served with, within the same
 * ceiling. Whether the envelope still holds that much is another question.
 */
export function shareOfLateComer(
  rules: ShareRules,
  calculation: CampaignCalculation,
  candidate: Candidate,
  imposed_gross_cents?: number,
): PersonShare | ShareRefusal {
  return shareAtRates(rules, calculation, candidate, { imposed_gross_cents })
}

/**
 * The share of somebody whose bases were wrong at the launch, by the rates everybody was served with, those of the
 * shared excess among them: corrected twice, or from above the ceiling, one has what the same bases gave to others.
 * Campaigns launched since counted the former amount as given: what they gave takes nothing of it back.
 */
export function correctedShare(
  rules: ShareRules,
  calculation: CampaignCalculation,
  candidate: Candidate,
  was: Former | null,
): PersonShare | ShareRefusal {
  return shareAtRates(rules, calculation, candidate, { was })
}

/** What somebody had before the correction, and how it was found. */
export type Former = PersonCalculation & { gross_cents: number }

/** A bonus is an amount for each: nobody's depends on the others'. */
function lateBonus(
  rules: ShareRules & { bonus: BonusTerms },
  candidate: Candidate,
  was: Former | null | undefined,
): PersonShare | ShareRefusal {
  const person = basedForBonus(rules, rules.bonus, candidate)
  if (rules.bonus.three_smic_cents !== null && lacksPay(person)) return refuse('pay_missing', { count: 1 })
  const each_gross_cents = rules.each_gross_cents ?? 0
  return shareOfBonus({ ...rules, each_gross_cents }, person, was?.gross_cents)
}

/** What one may pay in depends on nobody else. */
function lateOwn(rules: ShareRules & { own: OwnTerms }, candidate: Candidate): PersonShare | ShareRefusal {
  const person = ownBased(rules, candidate)
  return person.reference_salary_cents === null
    ? refuse('pay_missing', { count: 1 })
    : shareOfOwn(rules, person)
}

/** Nor do the days of one. */
function lateDays(rules: ShareRules, candidate: Candidate, isNew: boolean): PersonShare | ShareRefusal {
  const person = ownBased(rules, candidate)
  if (isNew && !hasDays(person)) return refuse('no_days_to_give')
  return lacksValue(person) ? refuse('day_value_missing', { count: 1 }) : shareOfDays(rules, person)
}

/**
 * What the excess of others adds: the rates of each round, which everybody below their ceiling was served with, whatever
 * this person had. The same bases keep the cents that rounding gave. A sharing that kept no rounds tells them by what
 * the person had alone.
 */
function sharedAgain(
  { redistributions }: CampaignCalculation,
  { before, criteria }: { before: number; criteria: PersonCalculation['criteria'] },
  was: Former | null,
): number {
  const had = was?.redistributed_cents ?? 0
  if (redistributions === undefined)
    return was && had > 0
      ? scaleDown(before, had, Math.max(1, was.before_ceiling_cents - was.excess_cents))
      : 0
  const given = redistributions.reduce((sum, { criterion, cents, total_weight }) => {
    const weight = criteria.find((one) => one.criterion === criterion)?.weight ?? 0
    return sum + scaleDown(cents, weight, Math.max(1, total_weight))
  }, 0)
  const same = criteria.every(
    ({ criterion, weight }) => was?.criteria.find((one) => one.criterion === criterion)?.weight === weight,
  )
  return same ? Math.max(had, given) : given
}

function shareAtRates(
  rules: ShareRules,
  calculation: CampaignCalculation,
  candidate: Candidate,
  { imposed_gross_cents, was }: { imposed_gross_cents?: number | undefined; was?: Former | null },
): PersonShare | ShareRefusal {
  if (rules.own) return lateOwn({ ...rules, own: rules.own }, candidate)
  if (rules.days) return lateDays(rules, candidate, was === undefined)
  if (rules.bonus) return lateBonus({ ...rules, bonus: rules.bonus }, candidate, was)
  const person = based(rules, candidate, calculation.highest_salary_cents ?? 0, payCeilingsOf(rules))
  const pay = rules.criteria.find((one) => one.criterion === 'salary' && isUsed(one))
  const counting = countingOf(rules, [], calculation.ratio_ceiling_cents ?? null)
  if (imposed_gross_cents === undefined && pay && person.reference_salary_cents === null)
    return refuse('pay_missing', { count: 1 })
  if (person.presence_from === 'absences' && absentTooLong(person, rules.exercise))
    return refuse('absent_too_long', { count: 1, numbers: person.employee_number ?? '…' })
  const criteria = calculation.masses.map(({ criterion, sub_mass_cents, total_weight }) => {
    const weight = weightOf(criterion, person, counting)
    const before = was?.criteria.find((one) => one.criterion === criterion)
    // The same base gives the same part, with the cent that rounding may have added to it.
    if (before?.weight === weight) return before
    return { criterion, weight, share_cents: scaleDown(sub_mass_cents, weight, Math.max(1, total_weight)) }
  })
  const before = imposed_gross_cents ?? criteria.reduce((total, part) => total + part.share_cents, 0)
  const whole = ceilingsOf(rules).of(person)
  const kept = was ? Math.min(was.gross_cents, whole - (was.already_granted_cents ?? 0)) : 0
  const ceiling = Math.max(0, kept, whole - person.already_granted_cents)
  const first = Math.min(before, ceiling)
  const excess =
    imposed_gross_cents === undefined ? sharedAgain(calculation, { before, criteria }, was ?? null) : 0
  const gross_cents = Math.min(first + excess, ceiling)
  const levies = csgCrds.value({ gross_cents, on: rules.paid_on })
  return {
    beneficiary_id: person.beneficiary_id,
    reference_salary_cents: person.reference_salary_cents,
    presence_days: person.presence_days,
    gross_cents,
    csg_deductible_cents: levies.csg_deductible_cents,
    csg_non_deductible_cents: levies.csg_non_deductible_cents,
    crds_cents: levies.crds_cents,
    net_cents: levies.net_cents,
    capped: gross_cents === ceiling,
    untaxed: false,
    calculation: {
      criteria: imposed_gross_cents === undefined ? criteria : [],
      before_ceiling_cents: before,
      ceiling_cents: ceiling,
      redistributed_cents: gross_cents - first,
      excess_cents: before - first,
      at_rates: true,
      ...(whole > ceiling && { already_granted_cents: whole - ceiling }),
      ...foundFrom(person),
    },
  }
}
