import { abondementCeiling } from '@moisson/law/abondement'
import type { Day } from '@moisson/law/calendar'
import { refuse } from '../refusal.ts'
import { matchedSources } from '../vocabulary.ts'
import type { MatchingClause } from './matching-clause.ts'
import type { PlanKind } from '../vocabulary.ts'
import { euros, percent } from '@moisson/law/words/figures'
import type { Refusal } from '@moisson/law/refusal'

const threeTimes = 30_000

/**
 * A matching clause within the law: at most three times what the person places (L3332-11) and, where the plan writes
 * a yearly cap of its own, at most 8 % (PEE) or 16 % (PER COL) of the PASS of the year (R3332-8, R3334-2).
 */
export function checkAbondement(
  clause: MatchingClause,
  plan: PlanKind,
  today: Day,
): MatchingClause | Refusal<'illegal_abondement' | 'unclear_abondement'> {
  const bare = { ...clause, rate_bps: undefined, bands: undefined, sources: undefined }
  if (clause.kind === 'none') return { ...bare, cap_cents: null }
  if (clause.kind === 'fixed' && (clause.cap_cents ?? 0) === 0) return refuse('unclear_abondement')
  const rates = ratesOf(clause)
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
  switch (clause.kind) {
    case 'single':
      return { ...bare, rate_bps: clause.rate_bps }
    case 'bands':
      return { ...bare, bands: clause.bands }
    case 'sources':
      return { ...bare, sources: clause.sources }
    case 'fixed':
      return { ...bare, base: 'net' }
  }
}

/** Every rate that a clause writes; a fixed amount is paid within three times what is placed. */
function ratesOf({ kind, rate_bps, bands = [], sources = {} }: MatchingClause): (number | undefined)[] {
  if (kind === 'fixed') return [threeTimes]
  if (kind === 'bands') return bands.map((band) => band.rate_bps)
  if (kind === 'sources') return matchedSources.flatMap((source) => sources[source] || [])
  return [rate_bps]
}

/** Bands climb, and only the last one may have no end. */
function areAscending(bands: readonly { up_to_cents: number | null }[]): boolean {
  return bands.every((band, index) => {
    if (index === 0) return band.up_to_cents !== 0
    const before = bands[index - 1]?.up_to_cents ?? null
    return before !== null && (band.up_to_cents === null || band.up_to_cents > before)
  })
}
