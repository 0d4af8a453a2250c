import { createSimulation } from '@moisson/contract/simulation'
import type { Cast, DemoCompany } from './cast.ts'

/** What Claire tried before deciding: two envelopes compared, the split of the one retained, and its cost. */
export async function makeSimulations(cast: Cast, company: DemoCompany): Promise<void> {
  const { year } = cast.dates
  const path = { id: company.id }
  const result = { indicator: 'operating_result', actual_value_cents: 98_500_000 } as const
  const cautious = await cast.claire(createSimulation, {
    path,
    body: {
      type: 'interessement_envelope',
      name: `Enveloppe ${year}, seuil prudent`,
      inputs: {
        ...result,
        year,
        formula_kind: 'threshold',
        threshold_cents: 60_000_000,
        rate_of: 'excess',
        rate_bps: 1_500,
      },
    },
  })
  await cast.claire(createSimulation, {
    path,
    body: {
      type: 'interessement_envelope',
      name: `Enveloppe ${year}, tranches progressives`,
      status: 'reference',
      compare_with_id: cautious.id,
      inputs: {
        ...result,
        year,
        formula_kind: 'progressive_bands',
        rate_of: 'excess',
        bands: [
          { from: 40_000_000, to: 70_000_000, rate_bps: 800 },
          { from: 70_000_000, to: 100_000_000, rate_bps: 1_600 },
          { from: 100_000_000, to: null, rate_bps: 2_200 },
        ],
        cap_bps_of_payroll: 600,
      },
    },
  })
  await cast.claire(createSimulation, {
    path,
    body: {
      type: 'distribution',
      name: `Répartition ${year}, moitié salaire moitié présence`,
      inputs: { year },
    },
  })
  await cast.claire(createSimulation, {
    path,
    body: {
      type: 'employer_cost',
      name: `Coût employeur ${year}`,
      inputs: {
        interessement_cents: 7_000_000,
        abondement_pee_cents: 1_440_000,
        employer_contributions_bps: 4_200,
        corporate_tax_bps: 2_500,
      },
    },
  })
}
