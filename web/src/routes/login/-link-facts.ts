import type { Output } from '@moisson/contract/call'
import type { inspectLink } from '@moisson/contract/identity'

/** What a link would do, and whether it still may. */
export type LinkFacts = Output<typeof inspectLink>
