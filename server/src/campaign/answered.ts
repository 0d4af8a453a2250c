import { sql } from 'kysely'
import { answeredStates, silentStates } from '@moisson/core/campaign/standing'

/** Whether somebody of a campaign confirmed a choice themselves: what a rate of answers counts. */
export const isAnswered = sql<boolean>`(engagement_state = any(${answeredStates}::text[])
  and submission_channel is distinct from 'default' and decides)`

/** Whether an answer of theirs is still awaited. */
export const isSilent = sql<boolean>`(engagement_state = any(${silentStates}::text[]) and decides)`
