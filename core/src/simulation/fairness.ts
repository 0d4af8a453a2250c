import { mergeSmallGroups, SMALLEST_GROUP, type Group } from '../campaign/small-groups.ts'
import type { DistributionInputs, Mix } from './inputs.ts'
import { atRank, curveOf, SMALLEST_TEAM } from './quantiles.ts'
import type { Fairness, MixOutcome } from './result.ts'
import type { Text } from '@moisson/law/text'

/** What a mix gives each person, in the order of the people. */
export interface Shared {
  amounts: Float64Array
  capped: number
  not_distributed_cents: number
}
interface Member {
  establishment: string | null
  contract_type: string | null
  reference_salary_cents: number | null
}

const pure: readonly [MixOutcome['code'], Mix][] = [
  ['uniform', { equal_bps: 10_000, salary_bps: 0, presence_bps: 0 }],
  ['salary', { equal_bps: 0, salary_bps: 10_000, presence_bps: 0 }],
  ['presence', { equal_bps: 0, salary_bps: 0, presence_bps: 10_000 }],
]

/** Several mixes of criteria side by side on the same people: spread, groups of five at least, gains and losses. */
export function fairnessOf(
  inputs: DistributionInputs,
  people: readonly Member[],
  own: Shared,
  share: (mix: Mix) => Shared | null,
): Fairness {
  const shared = new Map<MixOutcome['code'], Shared | null>([['given', own]])
  const mixes = [
    outcomeOf('given', inputs.criteria, own, own),
    ...pure.map(([code, mix]) => {
      const computed = share(mix)
      shared.set(code, computed)
      return outcomeOf(code, mix, computed, own)
    }),
  ]
  return { people: people.length, mixes, groups: groupsOf(inputs, people, shared) }
}

function outcomeOf(code: MixOutcome['code'], mix: Mix, computed: Shared | null, own: Shared): MixOutcome {
  const nothing = { lowest_cents: null, median_cents: null, mean_cents: null, highest_cents: null, curve: [] }
  const alike = { gaining: 0, losing: 0, same: 0, average_gain_cents: null, average_loss_cents: null }
  if (computed === null)
    return { code, ...mix, unavailable: noData, ...nothing, ...alike, capped: 0, not_distributed_cents: 0 }
  const sorted = computed.amounts.toSorted()
  const total = computed.amounts.reduce((sum, amount) => sum + amount, 0)
  const enough = sorted.length >= SMALLEST_TEAM
  return {
    code,
    ...mix,
    unavailable: null,
    lowest_cents: enough ? (sorted[0] ?? 0) : null,
    median_cents: enough ? atRank(sorted, 0.5) : null,
    mean_cents: Math.round(total / sorted.length),
    highest_cents: enough ? (sorted.at(-1) ?? 0) : null,
    curve: enough ? curveOf(sorted) : [],
    capped: computed.capped,
    not_distributed_cents: computed.not_distributed_cents,
    ...against(own.amounts, computed.amounts),
  }
}

const noData: Text = {
  fr: 'Il manque un salaire ou une présence à quelqu’un.',
  en: 'Somebody’s pay or presence is missing.',
}

/** How many gain and lose against the mix given; an average over fewer than five people stays unsaid. */
function against(own: Float64Array, other: Float64Array) {
  let [gaining, losing, gained, lost] = [0, 0, 0, 0]
  for (let place = 0; place < own.length; place += 1) {
    const difference = (other[place] ?? 0) - (own[place] ?? 0)
    if (difference > 0) [gaining, gained] = [gaining + 1, gained + difference]
    if (difference < 0) [losing, lost] = [losing + 1, lost - difference]
  }
  return {
    gaining,
    losing,
    same: own.length - gaining - losing,
    average_gain_cents: gaining < SMALLEST_GROUP ? null : Math.round(gained / gaining),
    average_loss_cents: losing < SMALLEST_GROUP ? null : Math.round(lost / losing),
  }
}

/** The mean of each group under each mix; groups under five people are merged the same way for all. */
function groupsOf(
  { group_by }: DistributionInputs,
  people: readonly Member[],
  shared: ReadonlyMap<string, Shared | null>,
): Fairness['groups'] {
  const keys =
    group_by === 'pay_quarter' ? payQuarters(people) : people.map((person) => person[group_by] ?? '')
  const merged = [...shared].flatMap(([code, computed]) =>
    computed === null ? [] : [{ code, groups: mergeSmallGroups(totals(keys, computed.amounts), 'others') }],
  )
  const first = merged[0]?.groups ?? []
  // Everybody merged in one group under five is nobody's group.
  const shown = first.filter(({ count }) => count >= SMALLEST_GROUP)
  return shown.map(({ key, count }) => ({
    key,
    label: labelOf(key, group_by),
    people: count,
    mean_cents: Object.fromEntries(
      merged.map(({ code, groups }) => {
        const group = groups.find((one) => one.key === key)
        return [code, Math.round((group?.amount_cents ?? 0) / count)]
      }),
    ),
  }))
}

function totals(keys: readonly string[], amounts: Float64Array): Group[] {
  const groups = new Map<string, Group>()
  for (const [place, key] of keys.entries()) {
    let group = groups.get(key)
    if (group === undefined)
      groups.set(key, (group = { key, label: key, count: 0, amount_cents: 0, answered: 0 }))
    group.count += 1
    group.amount_cents += amounts[place] ?? 0
  }
  return [...groups.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1))
}

/** The quarter of the payroll ladder each person stands on. */
function payQuarters(people: readonly Member[]): string[] {
  const pay = people.map((person) => person.reference_salary_cents ?? 0)
  const order = pay.map((_, place) => place).toSorted((a, b) => (pay[a] ?? 0) - (pay[b] ?? 0) || a - b)
  const quarters: string[] = Array.from({ length: pay.length })
  for (const [rank, place] of order.entries()) quarters[place] = `q${Math.floor((4 * rank) / pay.length) + 1}`
  return quarters
}

const fixed: Record<string, Text> = {
  others: { fr: 'Autres', en: 'Others' },
  q1: { fr: 'Quart des salaires les plus bas', en: 'Lowest quarter of pay' },
  q2: { fr: 'Deuxième quart', en: 'Second quarter' },
  q3: { fr: 'Troisième quart', en: 'Third quarter' },
  q4: { fr: 'Quart des salaires les plus hauts', en: 'Highest quarter of pay' },
  permanent: { fr: 'CDI', en: 'Permanent' },
  fixed_term: { fr: 'CDD', en: 'Fixed term' },
  apprentice: { fr: 'Apprentissage', en: 'Apprentice' },
  professional_training: { fr: 'Professionnalisation', en: 'Professional training' },
  seasonal: { fr: 'Saisonnier', en: 'Seasonal' },
  corporate_officer: { fr: 'Mandataire social', en: 'Company officer' },
  spouse: { fr: 'Conjoint', en: 'Spouse' },
  self_employed_head: { fr: 'Dirigeant indépendant', en: 'Self-employed head' },
  other: { fr: 'Autre contrat', en: 'Other contract' },
}
function labelOf(key: string, by: DistributionInputs['group_by']): Text {
  if (key === '')
    return by === 'establishment'
      ? { fr: 'Sans établissement', en: 'No establishment' }
      : { fr: 'Contrat non précisé', en: 'Contract not given' }
  if (key === 'others' || by !== 'establishment') return fixed[key] ?? { fr: key, en: key }
  return { fr: key, en: key }
}
