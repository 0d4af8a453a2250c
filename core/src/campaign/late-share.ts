import { csgCrds } from '@moisson/law/csg-crds'
import { scaleDown } from '@moisson/law/money'
import { refuse } from '../refusal.ts'
import { ceilingsOf } from './individual-ceilings.ts'
import { based, weightOf } from './share-bases.ts'
import type {
  CampaignCalculation,
  Candidate,
  PersonShare,
  ShareRefusal,
  ShareRules,
} from './share-envelope.ts'

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
  const person = based(rules, candidate)
  const pay = rules.criteria.find(({ criterion, weight_bps }) => criterion === 'salary' && weight_bps > 0)
  if (imposed_gross_cents === undefined && pay && person.reference_salary_cents === null)
    return refuse('pay_missing', { count: 1 })
  const criteria = calculation.masses.map(({ criterion, sub_mass_cents, total_weight }) => {
    const weight = weightOf(criterion, person, pay)
    return { criterion, weight, share_cents: scaleDown(sub_mass_cents, weight, Math.max(1, total_weight)) }
  })
  const before = imposed_gross_cents ?? criteria.reduce((total, part) => total + part.share_cents, 0)
  const ceiling = Math.max(0, ceilingsOf(rules).of(person) - person.already_granted_cents)
  const gross_cents = Math.min(before, ceiling)
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
    calculation: {
      criteria: imposed_gross_cents === undefined ? criteria : [],
      before_ceiling_cents: before,
      ceiling_cents: ceiling,
      redistributed_cents: 0,
      excess_cents: before - gross_cents,
      presence_from: person.presence_from,
    },
  }
}
