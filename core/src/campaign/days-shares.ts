import { HALVES_OF_A_DAY } from '@moisson/law/half-days'
import { restDays } from '@moisson/law/rest-days'
import { refuse } from '../refusal.ts'
import { assumedOf } from './assumptions.ts'
import { entitledBy, type Based } from './share-bases.ts'
import type { Candidate, PersonShare, ShareRules, SharedEnvelope } from './share.ts'
import { ownBased, shareWithRoom, unsharedCalculation } from './unshared.ts'

/** The days of a person in hundredths, and the value of one: those corrected for this campaign first. */
const hundredthsOf = ({ by_hand, rest_days }: Candidate): number =>
  Math.round((by_hand?.rest_days ?? rest_days ?? 0) * 100)
const valueOf = ({ by_hand, rest_day_value_cents }: Candidate): number =>
  by_hand?.rest_day_value_cents ?? rest_day_value_cents ?? 0

/** Whether somebody has days to give: half a day at the least. */
export const hasDays = (person: Candidate): boolean => hundredthsOf(person) >= 100 / HALVES_OF_A_DAY

/** Days without a value give nothing that could be told. */
export const lacksValue = (person: Candidate): boolean => hasDays(person) && valueOf(person) <= 0

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
  const people = having.map((person) => ownBased(rules, person))
  return {
    shares: people.map((person) => shareOfDays(rules, person)),
    calculation: unsharedCalculation(rules, {
      people: people.length,
      reference_salary_total_cents: 0,
      // Neither presence nor pay makes days: only seniority is taken as given.
      assumed: assumedOf(rules, people, []).filter(({ code }) => code === 'no_hire_date'),
    }),
  }
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
  return shareWithRoom(
    person,
    { room_cents: value_cents, day_cents },
    { days: { available_hundredths, day_cents, half_days, already_half_days } },
  )
}
