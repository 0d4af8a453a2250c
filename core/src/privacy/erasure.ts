import type { Day } from '@moisson/law/calendar'
import type { Text } from '@moisson/law/text'

/** A kind of data that stays, with the reason told to the person and the day it goes at last, where one is known. */
interface KeptData {
  data: Text
  reason: Text
  until: Day | null
}
/** What was answered to somebody who asked to be erased. */
export interface ErasureOutcome {
  erased: Text[]
  kept: KeptData[]
}
