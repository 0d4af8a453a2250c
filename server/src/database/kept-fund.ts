import type { Output } from '@moisson/contract/call'
import type { updateFund } from '@moisson/contract/fund'

/** What a fund's row keeps as JSON; identity, risk, state and version are columns. */
export type KeptFund = Omit<
  Output<typeof updateFund>,
  'id' | 'code' | 'sri' | 'status' | 'version' | 'plan_count' | 'blockers'
> & { dic_file_id: string | null }
