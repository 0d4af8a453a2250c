import { abondementCeiling } from '@moisson/law/abondement'
import type { Day } from '@moisson/law/calendar'
import type { AbondementClause } from '../campaign/frozen-rules.ts'
import { refuse } from '../refusal.ts'
import type { PlanKind } from '../vocabulary.ts'
import { euros, percent } from '@moisson/law/words/figures'
import type { Refusal } from '@moisson/law/refusal'

const threeTimes = 30_000

/**
 * A matching clause within the law: at most three times what the person places (L3332-11) and, where the plan writes
 * a yearly cap of its own, at most 8 % (PEE) or 16 % (PER COL) of the PASS of the year (R3332-8, R3334-2).
 */
export function checkAbondement(
  clause: AbondementClause,
  plan: PlanKind,
  today: Day,
): AbondementClause | Refusal<'illegal_abondement' | 'unclear_abondement'> {
  if (clause.kind === 'none') return { ...clause, rate_bps: undefined, bands: undefined, cap_cents: null }
  const rates =
    clause.kind === 'single' ? [clause.rate_bps] : (clause.bands ?? []).map((band) => band.rate_bps)
  if (rates.length === 0 || rates.some((rate) => rate === undefined)) return refuse('unclear_abondement')
  if (clause.kind === 'bands' && !areAscending(clause.bands ?? [])) return refuse('unclear_abondement')
  if (rates.some((rate) => rate !== undefined && rate > threeTimes))
    return refuse('illegal_abondement', {
      limit: `${percent(threeTimes, 'fr')} de ce que la personne place`,
      limit_en: `${percent(threeTimes, 'en')} of what the person places`,
    })
  const { ceiling_cents } = abondementCeiling.value({
    plan: plan === 'pee' ? 'PEE' : 'PERCOL',
    paid_on: today,
    unpublished: 'provisional',
  })
  if (clause.cap_cents !== null && clause.cap_cents > ceiling_cents)
    return refuse('illegal_abondement', {
      limit: `${euros(ceiling_cents, 'fr')} par personne et par an`,
      limit_en: `${euros(ceiling_cents, 'en')} per person and year`,
    })
  return clause.kind === 'single' ? { ...clause, bands: undefined } : { ...clause, rate_bps: undefined }
}

/** Bands climb, and only the last one may have no end. */
function areAscending(bands: readonly { up_to_cents: number | null }[]): boolean {
  return bands.every((band, index) => {
    if (index === 0) return band.up_to_cents !== 0
    const before = bands[index - 1]?.up_to_cents ?? null
    return before !== null && (band.up_to_cents === null || band.up_to_cents > before)
  })
}
