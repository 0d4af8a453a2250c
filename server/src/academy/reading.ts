import { keepReading, listReading } from '@moisson/contract/academy'
import { pageNames } from '@moisson/core/academy/page-names'
import type { AcademyReadingTable } from '../database/schema-academy.ts'
import type { Selectable } from 'kysely'
import { handle } from '../http/handle.ts'
import { notFound } from '../http/refused.ts'

const out = ({ page, read_at, saved_at, answers }: Selectable<AcademyReadingTable>) => ({
  page,
  read_at: read_at?.toISOString() ?? null,
  saved_at: saved_at?.toISOString() ?? null,
  answers,
})

export const handleListReading = handle(listReading, async ({ tx, caller }) => {
  const rows = await tx
    .selectFrom('academy_reading')
    .selectAll()
    .where('user_id', '=', caller.user_id)
    .orderBy('updated_at', 'desc')
    .orderBy('page')
    .execute()
  // A page that was taken away is read no more.
  return { items: rows.filter(({ page }) => pageNames.has(page)).map(out) }
})

export const handleKeepReading = handle(keepReading, async ({ tx, caller, input, now }) => {
  const { page, read, saved, answers } = input.body
  if (!pageNames.has(page)) throw notFound()
  const said = {
    ...(read !== undefined && { read_at: read ? now : null }),
    ...(saved !== undefined && { saved_at: saved ? now : null }),
    // Who has answered has read.
    ...(answers !== undefined && { answers, read_at: now }),
    updated_at: now,
  }
  const row = await tx
    .insertInto('academy_reading')
    .values({ user_id: caller.user_id, page, read_at: null, saved_at: null, answers: null, ...said })
    .onConflict((conflict) => conflict.columns(['user_id', 'page']).doUpdateSet(said))
    .returningAll()
    .executeTakeFirstOrThrow()
  return out(row)
})
