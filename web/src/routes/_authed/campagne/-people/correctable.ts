import type { Campaign } from '../../../../campaign/campaign.ts'

/** States in which launched amounts may be corrected. */
export const correctable: ReadonlySet<Campaign['state']> = new Set([
  'scheduled',
  'open',
  'closed',
  'correction',
])
