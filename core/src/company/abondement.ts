import { abondementCeiling } from '@moisson/law/abondement'
import type { Day } from '@moisson/law/calendar'
import { sourceIn } from '@moisson/law/legal-points'
import { detailIn, type Refusal } from '@moisson/law/refusal'
import type { Text } from '@moisson/law/text'
import { euros, percent } from '@moisson/law/words/figures'
import { refuse } from '../refusal.ts'
import { matchedSources, type PlanKind } from '../vocabulary.ts'
import { partsOf, type MatchingClause, type MatchingPart } from './matching-clause.ts'
import { MOST_MATCHING_BPS } from './plan-fields.ts'

/**
 * A matching clause within the law: at most three times what the person places (L3332-11), all its clauses together,
 * and, where the plan writes a yearly cap of its own, at most 8 % (PEE) or 16 % (PER COL) of the PASS of the year
 * (R3332-8, R3334-2).
 */
export function checkAbondement(
  clause: MatchingClause,
  plan: PlanKind,
  today: Day,
): MatchingClause | Refusal<'illegal_abondement' | 'unclear_abondement' | 'matching_of_nothing'> {
  const { kind, cap_cents, base, leavers } = clause
  if (kind === 'none') return { kind, cap_cents: null, base, leavers }
  const parts = partsOf(clause)
  if (parts.length === 0 || !parts.every(isClear)) return refuse('unclear_abondement')
  // People would read of a matching that never adds anything.
  if (cap_cents === 0 || !parts.some((part) => ratesOf(part).some((rate) => rate > 0)))
    return refuse('matching_of_nothing')
  // A fixed amount is paid within three times what is placed, whatever stands beside it.
  const rates = parts.flatMap((part) => (part.kind === 'fixed' ? [] : [ratesOf(part)]))
  if (rates.reduce((sum, own) => sum + Math.max(0, ...own), 0) > MOST_MATCHING_BPS)
    return refuse(
      'illegal_abondement',
      detailIn('limit', {
        fr: `${percent(MOST_MATCHING_BPS, 'fr')} de ce que la personne place`,
        en: `${percent(MOST_MATCHING_BPS, 'en')} of what the person invests`,
      }),
    )
  const { ceiling_cents } = abondementCeiling.value({
    plan: plan === 'pee' ? 'PEE' : 'PERCOL',
    paid_on: today,
    unpublished: 'provisional',
  })
  const amounts = [cap_cents ?? 0, ...parts.map(({ fixed_cents = 0 }) => fixed_cents)]
  if (amounts.some((cents) => cents > ceiling_cents))
    return refuse(
      'illegal_abondement',
      detailIn('limit', {
        fr: `${euros(ceiling_cents, 'fr')} par personne et par an`,
        en: `${euros(ceiling_cents, 'en')} per person and year`,
      }),
    )
  if (kind === 'fixed') return { kind, cap_cents, base: 'net', leavers }
  const common = { kind, cap_cents, base, leavers }
  if (kind === 'several') return { ...common, parts: parts.map(onlySaid) }
  const [own] = parts.map(onlySaid)
  return { ...own, ...common }
}

/** A clause with what its kind says, and nothing else. */
function onlySaid(part: MatchingPart): MatchingPart {
  const { kind, rate_bps, bands, fixed_cents, sources, seniority, funds } = part
  switch (kind) {
    case 'single':
      return { kind, rate_bps }
    case 'bands':
      return { kind, bands }
    case 'fixed':
      return { kind, fixed_cents }
    case 'sources':
      return { kind, sources }
    case 'seniority':
      return { kind, seniority: seniority?.toSorted((a, b) => a.from_years - b.from_years) }
    case 'funds':
      return { kind, funds }
  }
}

/** Every rate that a clause writes. */
function ratesOf({
  kind,
  rate_bps,
  bands = [],
  sources = {},
  seniority = [],
  funds = [],
}: MatchingPart): number[] {
  switch (kind) {
    case 'single':
      return rate_bps === undefined ? [] : [rate_bps]
    case 'bands':
      return bands.map((band) => band.rate_bps)
    case 'sources':
      return matchedSources.flatMap((source) => sources[source] || [])
    case 'seniority':
      return seniority.map((step) => step.rate_bps)
    case 'funds':
      return funds.map((fund) => fund.rate_bps)
    case 'fixed':
      return [MOST_MATCHING_BPS]
  }
}

function isClear(part: MatchingPart): boolean {
  const { kind, fixed_cents = 0, bands = [], seniority = [], funds = [] } = part
  if (kind === 'fixed') return fixed_cents > 0
  if (ratesOf(part).length === 0) return false
  if (kind === 'bands') return areAscending(bands)
  if (kind === 'seniority') return areDistinct(seniority.map(({ from_years }) => from_years))
  return kind !== 'funds' || areDistinct(funds.map(({ fund_id }) => fund_id))
}

const areDistinct = (values: readonly unknown[]): boolean => new Set(values).size === values.length

/** Bands climb, and only the last one may have no end. */
function areAscending(bands: readonly { up_to_cents: number | null }[]): boolean {
  return bands.every((band, index) => {
    if (index === 0) return band.up_to_cents !== 0
    const before = bands[index - 1]?.up_to_cents ?? null
    return before !== null && (band.up_to_cents === null || band.up_to_cents > before)
  })
}

/** What the law says of a clause that it allows under a condition: for the eyes of who writes it. */
export function matchingRemarks(clause: MatchingClause): Text[] {
  const parts = partsOf(clause)
  const remarks: Text[] = []
  const grows = parts.some(({ bands = [] }) =>
    bands.some((band, place) => band.rate_bps > (bands[place - 1]?.rate_bps ?? band.rate_bps)),
  )
  if (grows)
    remarks.push({
      fr: `Le taux augmente avec la somme placée\u00a0: l’abondement ne peut avoir pour effet de croître avec la rémunération (${sourceIn('matching_general', 'fr')}). Assurez-vous que les petites parts y gagnent autant.`,
      en: `The rate grows with the sum invested: matching may not have the effect of growing with pay (${sourceIn('matching_general', 'en')}). Make sure that small shares gain as much.`,
    })
  if (parts.some(({ kind }) => kind === 'seniority'))
    remarks.push({
      fr: `L’ancienneté est une règle générale, permise\u00a0; le mérite d’une personne ou sa rémunération ne le sont pas (${sourceIn('matching_general', 'fr')}).`,
      en: `Seniority is a general rule, and allowed; a person’s merit or pay is not (${sourceIn('matching_general', 'en')}).`,
    })
  const most = parts.reduce((sum, part) => sum + Math.max(0, ...ratesOf(part)), 0)
  if (parts.length > 1 && most > MOST_MATCHING_BPS)
    remarks.push({
      fr: `Ensemble, ces clauses peuvent donner plus de trois fois ce que la personne place\u00a0: elles s’arrêtent là (${sourceIn('matching_ceiling', 'fr')}).`,
      en: `Together these clauses may give more than three times what the person invests: they stop there (${sourceIn('matching_ceiling', 'en')}).`,
    })
  return remarks
}
