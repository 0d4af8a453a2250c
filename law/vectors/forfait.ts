import type { ForfaitLine, ForfaitSource } from '../src/forfait-social.ts'
import { forfaitSocial } from '../src/forfait-social.ts'
import { thresholdEffective } from '../src/headcount.ts'
import type { Destination } from '../src/plan-kind.ts'
import { historyOf, type Shapes } from './shape.ts'

const ON = '2026-06-30'

type Regime = { obliged_to_participation?: boolean; effective_250?: boolean; scop_L3323_3?: boolean }
type Amounts = { interessement_cents?: number; participation_cents?: number; abondement_cents?: number }
type PercolInput = Regime &
  Amounts & {
    plan?: Destination
    default_pilot_pea_pme_10pct?: boolean
    company_shares?: boolean
  }

const SOURCES: readonly ForfaitSource[] = ['interessement', 'participation', 'abondement', 'ppv']

function levy(input: PercolInput) {
  const lines = SOURCES.flatMap((source): ForfaitLine[] => {
    const gross_cents = input[`${source as 'interessement'}_cents`]
    if (gross_cents === undefined) return []
    return [
      {
        source,
        gross_cents,
        destination: input.plan ?? 'PEE',
        qualifying_plan: input.default_pilot_pea_pme_10pct ?? false,
        company_shares: input.company_shares ?? false,
      },
    ]
  })
  const regime = {
    obliged_to_participation: input.obliged_to_participation ?? false,
    effective_250: input.effective_250 ?? false,
    scop: input.scop_L3323_3 ?? false,
  }
  const { parts, total_cents } = forfaitSocial.value({ on: ON, regime, lines })
  const bySource = parts.map((part) => [`${part.source}_cents`, part.levy_cents])
  return { ...Object.fromEntries(bySource), forfait_social_cents: total_cents }
}

export const forfaitShapes: Shapes = {
  forfait_social: levy,
  forfait_social_percol_16: levy,
  forfait_social_percol_no_16: levy,
  forfait_social_shares_10: levy,
  forfait_social_scop_8: levy,
  forfait_social_threshold_50_freeze: (input: {
    annual_headcounts: Record<string, number>
    payment_year: number
    participation_volontaire_cents: number
  }) => {
    const obliged_to_participation = thresholdEffective.value({
      headcounts: historyOf(input.annual_headcounts),
      threshold: 50,
      year: input.payment_year,
    }).effective
    return {
      ...levy({ obliged_to_participation, participation_cents: input.participation_volontaire_cents }),
      obliged_to_participation,
    }
  },
  forfait_social_threshold_250_freeze: (input: {
    annual_headcounts: Record<string, number>
    payment_year: number
    interessement_cents: number
    obliged_to_participation: boolean
  }) => {
    const effective_250 = thresholdEffective.value({
      headcounts: historyOf(input.annual_headcounts),
      threshold: 250,
      year: input.payment_year,
    }).effective
    const { forfait_social_cents } = levy({ ...input, effective_250 })
    return { interessement_forfait_cents: forfait_social_cents, effective_250 }
  },
  forfait_social_ppv: ({ ppv_cents, headcounts }: { ppv_cents: number; headcounts: number[] }) => ({
    forfait_social_cents: headcounts.map((headcount) => {
      const regime = { obliged_to_participation: headcount >= 50, effective_250: headcount >= 250 }
      const lines: ForfaitLine[] = [{ source: 'ppv', gross_cents: ppv_cents, destination: 'paid' }]
      return forfaitSocial.value({ on: ON, regime, lines }).total_cents
    }),
  }),
  forfait_social_by_destination: (input: {
    obliged_to_participation: boolean
    participation_gross_cents: number
    gross_share_to_percol_16_cents: number
  }) => {
    const toPercol = input.gross_share_to_percol_16_cents
    const rest = input.participation_gross_cents - toPercol
    const lines: ForfaitLine[] = [
      { source: 'participation', gross_cents: rest, destination: 'PEE' },
      { source: 'participation', gross_cents: toPercol, destination: 'PERCOL', qualifying_plan: true },
    ]
    const regime = { obliged_to_participation: input.obliged_to_participation, effective_250: false }
    const { parts, total_cents } = forfaitSocial.value({ on: ON, regime, lines })
    const at = (rate: number) => parts.find((part) => part.rate_percent === rate)?.levy_cents ?? 0
    return { at_20_cents: at(20), at_16_cents: at(16), total_cents }
  },
}
