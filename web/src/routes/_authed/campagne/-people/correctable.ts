import { isOwnMoney } from '@moisson/core/campaign/type-facts'
import type { Campaign } from '../../../../campaign/campaign.ts'

/** States in which launched amounts may be corrected. */
const correctable: ReadonlySet<Campaign['state']> = new Set(['scheduled', 'open', 'closed', 'correction'])

/** Whether amounts may be corrected now; of one's own money, the pay that sets a limit, while people answer. */
export const mayCorrect = ({ state, type }: Pick<Campaign, 'state' | 'type'>): boolean =>
  correctable.has(state) && (!isOwnMoney(type) || state === 'open' || state === 'scheduled')
