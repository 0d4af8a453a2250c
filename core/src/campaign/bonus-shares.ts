import { daysIn } from '@moisson/law/calendar'
import { csgCrds, type CsgCrds } from '@moisson/law/csg-crds'
import { ppvAmount } from '@moisson/law/ppv-amount'
import { refuse } from '../refusal.ts'
import { assumedOf } from './assumptions.ts'
import { thresholdFor, type BonusTerms } from './bonus-terms.ts'
import { daysUnderContract } from './presence-of.ts'
import { based, entitledBy, foundFrom, type Based } from './share-bases.ts'
import type { CampaignCalculation, Candidate, PersonShare, ShareRules, SharedEnvelope } from './share.ts'

/** Rules of a bonus, with the amount that was decided. */
type BonusRules = ShareRules & { bonus: BonusTerms; each_gross_cents: number }

/** Nothing is withheld on what is exempt of everything. */
const nothingWithheld = (gross_cents: number): Pick<CsgCrds, keyof CsgCrds> => ({
  csg_total_cents: 0,
  csg_deductible_cents: 0,
  csg_non_deductible_cents: 0,
  crds_cents: 0,
  withheld_cents: 0,
  net_cents: gross_cents,
})

/** Pay and presence are read over the twelve months before the payment, entitlement on its day. */
export const basedForBonus = (rules: ShareRules, bonus: BonusTerms, person: Candidate): Based =>
  based({ ...rules, exercise: bonus.reference }, person, 0)

/** What everybody on the books on the day of the payment gets, each within what is left of the exempt limit. */
export function shareBonus(
  { each_gross_cents, ...others }: ShareRules & { bonus: BonusTerms },
  candidates: readonly Candidate[],
) {
  if (!each_gross_cents) return refuse('envelope_missing')
  const rules: BonusRules = { ...others, each_gross_cents }
  const { bonus } = rules
  if (bonus.unpublished !== null)
    return refuse('parameter_not_published', {
      parameter: bonus.unpublished.fr,
      date: rules.paid_on,
    })
  const isEntitled = entitledBy(rules)
  const people = candidates.filter(isEntitled).map((person) => basedForBonus(rules, bonus, person))
  if (people.length === 0) return refuse('nobody_entitled')
  const unpaid = bonus.three_smic_cents === null ? [] : people.filter(lacksPay)
  if (unpaid.length > 0) return refuse('pay_missing', { count: unpaid.length })
  const shares = people.map((person) => shareOfBonus(rules, person))
  const { fixed_cents, due_cents: most_cents } = amountOf(rules, null)
  const by_presence_bps = presencePartOf(rules)
  const total = (of: (share: PersonShare) => number) => shares.reduce((sum, share) => sum + of(share), 0)
  const distributed_cents = total(({ gross_cents }) => gross_cents)
  const not_distributed_cents = total(({ calculation }) => calculation.excess_cents)
  const calculation: CampaignCalculation = {
    envelope_cents: distributed_cents + not_distributed_cents,
    distributed_cents,
    not_distributed_cents,
    rounds: 1,
    // Of one person: what is decided is an amount for each.
    masses: [
      ...(by_presence_bps < 10_000
        ? [
            {
              criterion: 'uniform' as const,
              share_bps: 10_000 - by_presence_bps,
              sub_mass_cents: fixed_cents,
              total_weight: 1,
            },
          ]
        : []),
      ...(by_presence_bps > 0
        ? [
            {
              criterion: 'presence' as const,
              share_bps: by_presence_bps,
              sub_mass_cents: most_cents - fixed_cents,
              total_weight: wholePresence(bonus),
            },
          ]
        : []),
    ],
    cap_cents: bonus.limit_cents,
    cap_of_agreement: false,
    cap_provisional: false,
    capped: shares.filter(({ capped }) => capped).length,
    people: people.length,
    reference_salary_total_cents: total(({ reference_salary_cents }) => reference_salary_cents ?? 0),
    provisional_parameters: [],
    levies_on: rules.paid_on,
    assumed: assumedOf(
      rules,
      people,
      candidates.filter((person) => !isEntitled(person)),
    ),
  }
  return { shares, calculation } satisfies SharedEnvelope
}

/** One person's bonus, with what is withheld of it; `kept_cents` is what was told and is not taken back. */
export function shareOfBonus(rules: BonusRules, person: Based, kept_cents = 0): PersonShare {
  const { bonus } = rules
  const granted = person.already_granted_cents
  const { fixed_cents, presence_cents, due_cents, amount_cents } = amountOf(rules, person)
  const gross_cents = Math.max(amount_cents, Math.min(due_cents, kept_cents))
  // A pay and its threshold are of the same days: who was hired within the exercice has the pay of those months alone.
  const period = person.by_hand?.reference_salary_cents == null ? bonus.pay_period : undefined
  const days = daysUnderContract(person, period ?? bonus.reference)
  const threshold_cents = bonus.three_smic_cents === null ? null : thresholdFor(bonus, rules.paid_on, days)
  const untaxed =
    threshold_cents !== null &&
    person.reference_salary_cents !== null &&
    person.reference_salary_cents < threshold_cents
  const levies = untaxed ? nothingWithheld(gross_cents) : csgCrds.value({ gross_cents, on: rules.paid_on })
  const by_presence_bps = presencePartOf(rules)
  return {
    beneficiary_id: person.beneficiary_id,
    reference_salary_cents: person.reference_salary_cents,
    presence_days: person.presence_days,
    gross_cents,
    csg_deductible_cents: levies.csg_deductible_cents,
    csg_non_deductible_cents: levies.csg_non_deductible_cents,
    crds_cents: levies.crds_cents,
    net_cents: levies.net_cents,
    capped: gross_cents < due_cents,
    untaxed,
    calculation: {
      criteria: [
        ...(by_presence_bps < 10_000
          ? [{ criterion: 'uniform' as const, weight: 1, share_cents: fixed_cents }]
          : []),
        ...(by_presence_bps > 0
          ? [{ criterion: 'presence' as const, weight: hundredths(person), share_cents: presence_cents }]
          : []),
      ],
      before_ceiling_cents: due_cents,
      ceiling_cents: Math.max(0, bonus.limit_cents - granted),
      redistributed_cents: 0,
      excess_cents: due_cents - gross_cents,
      ...(granted > 0 && { already_granted_cents: granted }),
      ...foundFrom(person),
      bonus: {
        reference: bonus.reference,
        threshold_cents,
        pay_year: person.by_hand?.reference_salary_cents == null ? (bonus.pay_year ?? null) : null,
        ...(period && days < daysIn(period) && { pay_days: days }),
      },
    },
  }
}

/** Whether the regime of somebody cannot be told. */
export const lacksPay = ({ reference_salary_cents }: Based): boolean => reference_salary_cents === null

const wholePresence = ({ reference }: BonusTerms): number => daysIn(reference) * 100

const hundredths = ({ presence_days }: Based): number => Math.round(presence_days * 100)

/** The part of the amount that follows presence. */
const presencePartOf = ({ criteria }: ShareRules): number =>
  criteria.find(({ criterion }) => criterion === 'presence')?.weight_bps ?? 0

/** The amount of somebody; without a person, the whole of it. */
function amountOf(rules: BonusRules, person: Based | null) {
  const { bonus, each_gross_cents } = rules
  return ppvAmount.value({
    base_cents: each_gross_cents,
    by_presence_bps: presencePartOf(rules),
    presence: person === null ? wholePresence(bonus) : hundredths(person),
    whole_presence: wholePresence(bonus),
    limit_cents: bonus.limit_cents,
    already_cents: person?.already_granted_cents ?? 0,
  })
}
