import { eraseMySaverProfile, getMySaverProfile, keepMySaverProfile } from '@moisson/contract/saver-profile'
import { knownAnswers } from '@moisson/core/saver-profile/questions'
import { reviewOn } from '@moisson/core/saver-profile/reading'
import { parisDay } from '@moisson/law/paris-time'
import type { Selectable } from 'kysely'
import type { Tx } from '../database/connect.ts'
import type { SaverProfileTable } from '../database/schema-academy.ts'
import type { Caller } from '../http/caller.ts'
import { handle } from '../http/handle.ts'

type Kept = Pick<Selectable<SaverProfileTable>, 'answers' | 'answered_on'>

function out(kept: Kept | undefined, now: Date) {
  const review_on = kept ? reviewOn(kept.answered_on) : null
  return {
    saver_answers: knownAnswers(kept?.answers ?? {}),
    answered_on: kept?.answered_on ?? null,
    review_on,
    to_review: review_on !== null && parisDay(now) >= review_on,
  }
}

const erase = (tx: Tx, caller: Caller) =>
  tx.deleteFrom('saver_profile').where('user_id', '=', caller.user_id).execute()

export const handleGetMySaverProfile = handle(getMySaverProfile, async ({ tx, caller, now }) => {
  const kept = await tx
    .selectFrom('saver_profile')
    .select(['answers', 'answered_on'])
    .where('user_id', '=', caller.user_id)
    .executeTakeFirst()
  return out(kept, now)
})

/** The trace says that it was kept, never what was answered. */
export const handleKeepMySaverProfile = handle(keepMySaverProfile, async ({ tx, caller, input, now }) => {
  const { saver_answers } = input.body
  if (Object.values(saver_answers).every((answer) => answer === null)) {
    await erase(tx, caller)
    return out(undefined, now)
  }
  const said = { answers: JSON.stringify(saver_answers), answered_on: parisDay(now) }
  const kept = await tx
    .insertInto('saver_profile')
    .values({ user_id: caller.user_id, ...said })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(said))
    .returning(['answers', 'answered_on'])
    .executeTakeFirstOrThrow()
  return out(kept, now)
})

export const handleEraseMySaverProfile = handle(eraseMySaverProfile, async ({ tx, caller }) => {
  await erase(tx, caller)
})
