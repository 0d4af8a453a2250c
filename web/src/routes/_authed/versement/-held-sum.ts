import type { Output } from '@moisson/contract/call'
import type { listHeldSums } from '@moisson/contract/held-sum'

/** A sum kept for somebody nobody could reach, as its list shows it. */
export type HeldSum = Output<typeof listHeldSums>['items'][number]
