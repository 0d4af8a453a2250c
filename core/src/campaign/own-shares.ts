import { countedVoluntary, voluntaryLimit } from '@moisson/law/voluntary-payment'
import { yearOf } from '@moisson/law/calendar'
import { refuse } from '../refusal.ts'
import { assumedOf } from './assumptions.ts'
import type { OwnRoom, OwnTerms } from './own-terms.ts'
import { standingOf } from './officers.ts'
import { entitledBy, type Based } from './share-bases.ts'
import type { Candidate, PersonShare, ShareRules, SharedEnvelope } from './share.ts'
import { ownBased, shareWithRoom, unsharedCalculation } from './unshared.ts'

/** What everybody there on the day of the payment may pay in of their own money: nothing is shared, each says how much. */
export function shareOwn(
  rules: ShareRules & { own: OwnTerms },
  candidates: readonly Candidate[],
): SharedEnvelope | ReturnType<typeof refuse<'nobody_entitled' | 'pay_missing'>> {
  const isEntitled = entitledBy(rules)
  const people = candidates.filter(isEntitled).map((person) => ownBased(rules, person))
  if (people.length === 0) return refuse('nobody_entitled')
  const unpaid = people.filter(({ reference_salary_cents }) => reference_salary_cents === null).length
  if (unpaid > 0) return refuse('pay_missing', { count: unpaid })
  return {
    shares: people.map((person) => shareOfOwn(rules, person)),
    calculation: unsharedCalculation(rules, {
      people: people.length,
      reference_salary_total_cents: people.reduce((sum, one) => sum + (one.reference_salary_cents ?? 0), 0),
      assumed: assumedOf(
        rules,
        people,
        candidates.filter((person) => !isEntitled(person)),
      ),
    }),
  }
}

/** One person’s room: a quarter of the year’s income, less what other campaigns of the year already took in (L3332-10). */
export function shareOfOwn(rules: ShareRules & { own: OwnTerms }, person: Based): PersonShare {
  const income_cents = person.reference_salary_cents ?? 0
  const by_hand = person.by_hand?.reference_salary_cents != null
  const income =
    income_cents === 0 ? 'none' : standingOf(person.contract_type) === null ? 'pay' : 'income_n_minus_1'
  const { counted_cents: already_cents } = countedVoluntary.value({
    payments: [{ origin: 'voluntary', cents: person.already_granted_cents }],
  })
  const { cap_cents, remaining_cents } = voluntaryLimit.value({
    year: yearOf(rules.paid_on),
    income,
    ...(income !== 'none' && { income_cents }),
    already_cents,
    unpublished: 'provisional',
  })
  const own: OwnRoom = {
    income,
    income_cents,
    income_year: by_hand ? null : rules.own.pay_year,
    cap_cents,
    already_cents,
  }
  return shareWithRoom(person, { room_cents: remaining_cents }, { own })
}
