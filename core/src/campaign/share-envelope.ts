import type { ShareRules, Candidate, PersonShare, Redistribution, SharedEnvelope } from './share.ts'
import { allocation, type Allocation, type Sharer } from '@moisson/law/allocation'
import { csgCrds } from '@moisson/law/csg-crds'
import { refuse } from '../refusal.ts'
import { shareBonus } from './bonus-shares.ts'
import { shareOwn } from './own-shares.ts'
import { shareDays } from './days-shares.ts'
import { ceilingsOf, payCeilingsOf } from './individual-ceilings.ts'
import { absentTooLong } from './presence-of.ts'
import { assumedOf } from './assumptions.ts'
import { isUsed, partsOf, sliceNotWhole } from './criteria.ts'
import { based, countingOf, entitledBy, foundFrom, highestSalary, sharerOf, weightOf } from './share-bases.ts'
import { inEach, type Text } from '@moisson/law/text'
import type { Day } from '@moisson/law/calendar'
import { valueIn } from '@moisson/law/parameter'
import { scaleHalfUp } from '@moisson/law/money'
import { individualCeilingShare } from '@moisson/law/parameters/limits'
import { refusalOf, type Refusal } from '@moisson/law/refusal'
import { Stopped } from '@moisson/law/stopped'
import { notWhole } from '@moisson/law/whole'

export type ShareRefusal = Refusal<
  | 'envelope_missing'
  | 'nobody_entitled'
  | 'criteria_not_100'
  | 'pay_missing'
  | 'day_value_missing'
  | 'no_days_to_give'
  | 'criterion_without_weight'
  | 'absent_too_long'
  | 'parameter_not_published'
>

/** Shares the envelope between those entitled, to the cent, and withholds the levies of each. */
export function shareEnvelope(
  rules: ShareRules,
  candidates: readonly Candidate[],
): SharedEnvelope | ShareRefusal {
  try {
    const { bonus, days, own } = rules
    if (days) return shareDays(rules, candidates)
    if (own) return shareOwn({ ...rules, own }, candidates)
    return bonus ? shareBonus({ ...rules, bonus }, candidates) : shared(rules, candidates)
  } catch (error) {
    if (!(error instanceof Stopped) || error.code !== 'parameter_not_published') throw error
    const { parameter = '', date = '' } = refusalOf(error).details
    return refuse('parameter_not_published', { parameter: String(parameter), date })
  }
}

function shared(rules: ShareRules, candidates: readonly Candidate[]): SharedEnvelope | ShareRefusal {
  const sum = notWhole(rules.criteria.map(({ weight_bps }) => weight_bps))
  if (sum !== null) return refuse('criteria_not_100', { sum: sum / 100 })
  const slice = sliceNotWhole(rules.criteria)
  if (slice !== null) return refuse('criteria_not_100', { sum: slice / 100 })
  const { each_gross_cents: each } = rules
  // A year that gives nothing is shared too: who was paid in advance has nothing of it.
  if (each === undefined ? rules.envelope_gross_cents === null : !each) return refuse('envelope_missing')
  const highest = highestSalary(candidates)
  const isEntitled = entitledBy(rules)
  const payCeiling = payCeilingsOf(rules)
  const people = candidates.filter(isEntitled).map((person) => based(rules, person, highest, payCeiling))
  if (people.length === 0) return refuse('nobody_entitled')
  const envelope_cents = each ? each * people.length : (rules.envelope_gross_cents ?? 0)

  const tooLong = people.filter(
    (person) => person.presence_from === 'absences' && absentTooLong(person, rules.exercise),
  )
  if (tooLong.length > 0)
    return refuse('absent_too_long', {
      count: tooLong.length,
      numbers: tooLong
        .slice(0, 5)
        .map(({ employee_number }) => employee_number ?? '…')
        .join(', '),
    })

  const used = rules.criteria.filter(isUsed)
  const pay = used.find((criterion) => criterion.criterion === 'salary')
  const unpaid = pay ? people.filter((person) => person.reference_salary_cents === null).length : 0
  if (unpaid > 0) return refuse('pay_missing', { count: unpaid })
  const counting = countingOf(rules, people)
  const empty = used.find(({ criterion }) =>
    people.every((person) => weightOf(criterion, person, counting) === 0),
  )
  if (empty) return refuse('criterion_without_weight', { criterion: empty.criterion })

  const ceilings = ceilingsOf(rules)
  const sharers = people.map((person): Sharer => ({
    ...sharerOf(person, counting),
    ceiling_cents: ceilings.of(person),
    already_granted_cents: person.already_granted_cents,
  }))
  const result = allocation.value({
    envelope_cents,
    ...partsOf(used),
    people: sharers,
    redistribution: rules.redistribute,
  })
  const shares = people.map((person, place): PersonShare => {
    const share = result.shares[place]!
    const levies = csgCrds.value({ gross_cents: share.gross_cents, on: rules.paid_on })
    return {
      beneficiary_id: person.beneficiary_id,
      reference_salary_cents: person.reference_salary_cents,
      presence_days: person.presence_days,
      gross_cents: share.gross_cents,
      csg_deductible_cents: levies.csg_deductible_cents,
      csg_non_deductible_cents: levies.csg_non_deductible_cents,
      crds_cents: levies.crds_cents,
      net_cents: levies.net_cents,
      capped: share.capped,
      untaxed: false,
      calculation: {
        criteria: used.map(({ criterion }) => ({
          criterion,
          weight: weightOf(criterion, person, counting),
          share_cents: share[`${criterion}_cents`],
        })),
        before_ceiling_cents: share.before_ceiling_cents,
        ceiling_cents: share.ceiling_cents,
        redistributed_cents: share.redistributed_cents,
        excess_cents: share.excess_cents,
        ...(person.already_granted_cents > 0 && { already_granted_cents: person.already_granted_cents }),
        ...foundFrom(person),
      },
    }
  })
  return {
    shares,
    calculation: {
      envelope_cents,
      distributed_cents: result.distributed_cents,
      not_distributed_cents: result.not_distributed_cents,
      rounds: result.rounds,
      masses: used.map(({ criterion, weight_bps, slices }, place) => ({
        criterion,
        share_bps: slices?.length
          ? shareOf(result.passes[0]?.masses[place]?.cents ?? 0, envelope_cents)
          : weight_bps,
        sub_mass_cents: result.passes[0]?.masses[place]?.cents ?? 0,
        total_weight: result.passes[0]?.masses[place]?.total_weight ?? 0,
      })),
      ...(result.rounds > 0 && { redistributions: redistributionsOf(result.passes, used) }),
      cap_cents: ceilings.common,
      cap_of_agreement: ceilings.ofAgreement,
      cap_provisional: ceilings.provisional,
      capped: shares.filter((share) => share.capped).length,
      people: people.length,
      reference_salary_total_cents: people.reduce(
        (total, person) => total + (person.officer?.income_cents ?? person.reference_salary_cents ?? 0),
        0,
      ),
      highest_salary_cents: highest,
      ...(counting.limits.ratio_ceiling_cents !== null && {
        ratio_ceiling_cents: counting.limits.ratio_ceiling_cents,
      }),
      provisional_parameters: [
        ...(ceilings.provisional ? [rules.plan_limits ? MATCHING : ceilingName(rules.exercise.end)] : []),
        ...(counting.limits.provisional ? [PAY_BOUNDS] : []),
      ],
      levies_on: rules.paid_on,
      assumed: assumedOf(
        rules,
        people,
        candidates.filter((person) => !isEntitled(person)),
      ),
    },
  }
}

/** What each round after the first sharing gave by criterion. */
const redistributionsOf = (
  passes: Allocation['passes'],
  used: readonly ShareRules['criteria'][number][],
): Redistribution[] =>
  passes.slice(1).flatMap(({ masses }) =>
    masses.flatMap(({ cents, total_weight }, place) => {
      const criterion = used[place]?.criterion
      return criterion && cents > 0 ? [{ criterion, cents, total_weight }] : []
    }),
  )

/** What a criterion had of the envelope once its slices are added up, in basis points. */
const shareOf = (cents: number, envelope_cents: number): number =>
  envelope_cents === 0 ? 0 : scaleHalfUp(cents, 10_000, envelope_cents)

const MATCHING: Text = {
  fr: 'Plafond annuel de l’abondement au PER COL',
  en: 'Annual ceiling of matching to the PER COL',
}

const PAY_BOUNDS: Text = {
  fr: 'Plancher et plafond de salaire, en PASS',
  en: 'Floor and ceiling of pay, in PASS',
}

function ceilingName(exercise_end: Day): Text {
  const part = inEach((language) => valueIn(individualCeilingShare.on(exercise_end), language))
  return { fr: `Plafond individuel (${part.fr} du PASS)`, en: `Individual ceiling (${part.en} of the PASS)` }
}
