import type { generateAccord } from '@moisson/contract/accord'
import type { Output } from '@moisson/contract/call'
import { plainText } from '@moisson/core/accord/content'
import type { WrittenClause } from '@moisson/core/accord/write-accord'

/** A clause as a screen shows it: its blocks, and the same as plain text. */
export const clauseOut = ({
  blocks,
  ...clause
}: WrittenClause): Output<typeof generateAccord>['clauses'][number] => ({
  ...clause,
  blocks,
  text: plainText(blocks),
})
