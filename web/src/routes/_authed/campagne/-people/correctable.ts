import type { Campaign } from '../-parts/types.ts'

/** States in which launched amounts may be corrected. */
export const correctable: ReadonlySet<Campaign['state']> = new Set([
  'scheduled',
  'open',
  'closed',
  'correction',
])
