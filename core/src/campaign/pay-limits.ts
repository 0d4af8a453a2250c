import { scaleHalfUp } from '@moisson/law/money'
import { payBounds, payRatioCeiling } from '@moisson/law/pay-bounds'
import type { Exercise } from './exercise-dates.ts'
import type { CampaignCriterion } from './frozen-rules.ts'

/** Somebody's pay and time: days on the books and presence, each beside those of a whole period. */
export interface Paid {
  pay_cents: number
  on_books: () => number
  present: () => number
}
interface Whole {
  on_books: number
  present: number
}

/** Within which the pay of one person counts; absent where nothing bounds it. */
export interface PayLimit {
  salary_floor_cents?: number
  salary_ceiling_cents?: number
}

export interface PayLimits {
  of: (person: Paid) => PayLimit
  /** For somebody there all the exercice; null without a maximum ratio, or when nobody was. */
  ratio_ceiling_cents: number | null
  /** Whether they were read from a PASS that is not published yet. */
  provisional: boolean
}

/** Floor and ceiling of the pay that counts, in euros or in PASS, in proportion where the agreement says so. */
export function payLimitsOf(
  exercise: Exercise,
  pay: CampaignCriterion | undefined,
  people: readonly Paid[],
  full: Whole,
  /** The ceiling of the maximum ratio as it was found for everybody; absent: it is found here. */
  known_ratio_cents?: number | null,
): PayLimits {
  const common = bounded(exercise, pay, null)
  const by = pay?.bounds_prorated === 'presence' ? 'present' : 'on_books'
  const found = new Map<number, PayLimit>()
  const inside = (person: Paid): PayLimit => {
    if (!pay?.bounds_prorated) return limits(common)
    const counted = person[by]()
    const known = found.get(counted) ?? limits(bounded(exercise, pay, { counted, full: full[by] }))
    found.set(counted, known)
    return known
  }
  const ratio = () =>
    pay?.max_ratio_bps
      ? payRatioCeiling.value({
          ratio_bps: pay.max_ratio_bps,
          bases_cents: people
            .filter((person) => person.on_books() === full.on_books)
            .map((person) => within(person.pay_cents, inside(person))),
        }).ceiling_cents
      : null
  const ratio_ceiling_cents = known_ratio_cents === undefined ? ratio() : known_ratio_cents
  return {
    ratio_ceiling_cents,
    provisional: common.provisional,
    of(person) {
      const own = inside(person)
      if (ratio_ceiling_cents === null) return own
      // Somebody there for a part of the period counts for a part of that ceiling.
      const part = scaleHalfUp(ratio_ceiling_cents, person.on_books(), full.on_books)
      return { ...own, salary_ceiling_cents: Math.min(own.salary_ceiling_cents ?? Infinity, part) }
    },
  }
}

function bounded(
  exercise: Exercise,
  pay: CampaignCriterion | undefined,
  part: { counted: number; full: number } | null,
) {
  return payBounds.value({
    exercise,
    floor: { cents: pay?.floor_cents || null, pass_bps: pay?.floor_pass_bps || null },
    ceiling: { cents: pay?.ceiling_cents || null, pass_bps: pay?.ceiling_pass_bps || null },
    part,
    unpublished: 'provisional',
  })
}

const limits = ({ floor_cents, ceiling_cents }: ReturnType<typeof bounded>): PayLimit => ({
  ...(floor_cents !== null && { salary_floor_cents: floor_cents }),
  ...(ceiling_cents !== null && { salary_ceiling_cents: ceiling_cents }),
})

/** A pay between its bounds. */
export const within = (cents: number, { salary_floor_cents, salary_ceiling_cents }: PayLimit): number =>
  Math.min(Math.max(cents, salary_floor_cents ?? 0), salary_ceiling_cents ?? Infinity)
