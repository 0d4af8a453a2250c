import { HALVES_OF_A_DAY } from '@moisson/law/half-days'
import { restDays } from '@moisson/law/rest-days'
import { refuse } from '../refusal.ts'
import { assumedOf } from './assumptions.ts'
import { based, entitledBy, foundFrom, type Based } from './share-bases.ts'
import type { CampaignCalculation, Candidate, PersonShare, ShareRules, SharedEnvelope } from './share.ts'

/** The days of a person in hundredths, and the value of one: those corrected for this campaign first. */
const hundredthsOf = ({ by_hand, rest_days }: Candidate): number =>
  Math.round((by_hand?.rest_days ?? rest_days ?? 0) * 100)
const valueOf = ({ by_hand, rest_day_value_cents }: Candidate): number =>
  by_hand?.rest_day_value_cents ?? rest_day_value_cents ?? 0

/** Whether somebody has days to give: half a day at the least. */
export const hasDays = (person: Candidate): boolean => hundredthsOf(person) >= 100 / HALVES_OF_A_DAY

/** Days without a value give nothing that could be told. */
export const lacksValue = (person: Candidate): boolean => hasDays(person) && valueOf(person) <= 0

/** Pay and officers change nothing of a person’s days. */
export const daysBased = (rules: ShareRules, person: Candidate): Based => ({
  ...based(rules, { ...person, contract_type: null }, 0),
  contract_type: person.contract_type,
})

/** What everybody there on the day of the payment may give of their days: nothing is shared, each says how many. */
export function shareDays(
  rules: ShareRules,
  candidates: readonly Candidate[],
): SharedEnvelope | ReturnType<typeof refuse<'nobody_entitled' | 'day_value_missing'>> {
  const isEntitled = entitledBy(rules)
  const having = candidates.filter((person) => hasDays(person) && isEntitled(person))
  if (having.length === 0) return refuse('nobody_entitled')
  const without = having.filter(lacksValue).length
  if (without > 0) return refuse('day_value_missing', { count: without })
  const people = having.map((person) => daysBased(rules, person))
  const shares = people.map((person) => shareOfDays(rules, person))
  const calculation: CampaignCalculation = {
    envelope_cents: 0,
    distributed_cents: 0,
    not_distributed_cents: 0,
    rounds: 0,
    masses: [],
    cap_cents: 0,
    cap_of_agreement: false,
    cap_provisional: false,
    capped: 0,
    people: people.length,
    reference_salary_total_cents: 0,
    provisional_parameters: [],
    levies_on: rules.paid_on,
    // Neither presence nor pay makes days: only seniority is taken as given.
    assumed: assumedOf(rules, people, []).filter(({ code }) => code === 'no_hire_date'),
  }
  return { shares, calculation }
}

/** One person’s room: the days they have, ten a year at the most (L3152-4), by their value. */
export function shareOfDays(rules: ShareRules, person: Based): PersonShare {
  const available_hundredths = hundredthsOf(person)
  const day_cents = valueOf(person)
  const already_half_days = person.already_half_days ?? 0
  const { half_days, value_cents } = restDays.value({
    on: rules.paid_on,
    available_hundredths,
    already_half_days,
    day_cents,
  })
  return {
    beneficiary_id: person.beneficiary_id,
    reference_salary_cents: person.reference_salary_cents,
    presence_days: person.presence_days,
    gross_cents: 0,
    csg_deductible_cents: 0,
    csg_non_deductible_cents: 0,
    crds_cents: 0,
    net_cents: 0,
    room_cents: value_cents,
    day_cents,
    capped: false,
    untaxed: false,
    calculation: {
      criteria: [],
      before_ceiling_cents: 0,
      ceiling_cents: null,
      redistributed_cents: 0,
      excess_cents: 0,
      ...foundFrom(person),
      days: { available_hundredths, day_cents, half_days, already_half_days },
    },
  }
}
