import { giveOpinion, listOpinions, settleOpinion } from '@moisson/contract/academy'
import { pageNames } from '@moisson/core/academy/page-names'
import { sql } from 'kysely'
import { countAttempts } from '../http/count-attempts.ts'
import { handle, handleFreely } from '../http/handle.ts'
import { notFound } from '../http/refused.ts'
import { identityScope } from '../identity/see-identity.ts'

/** Of one network in an hour: a whole company may read behind one address. */
const MOST_OPINIONS = 60
/** Nobody's companies: an opinion belongs to no one. */
const scope = { companies: '*' } as const

/** Paced by network; neither the account nor the network is written beside the words. */
export const handleGiveOpinion = handleFreely(giveOpinion, async (context) => {
  const { input, inTransaction, services, request, newId } = context
  const { page, useful, comment, language } = input.body
  if (!pageNames.has(page)) throw notFound()
  await countAttempts(services, (work) => inTransaction(work, identityScope), [
    { bucket: 'opinion-network', subject: request.ip, limit: MOST_OPINIONS },
  ])
  await inTransaction(async (tx, now) => {
    const said_at = now
    await tx
      .insertInto('academy_opinion')
      .values({ id: newId(), page, useful, comment, language, said_at })
      .execute()
  }, scope)
})

export const handleListOpinions = handle(listOpinions, async ({ tx, input }) => {
  const { page } = input.query
  const counted = await tx
    .selectFrom('academy_opinion')
    .select([
      sql<number>`(count(*) filter (where useful))::int`.as('useful'),
      sql<number>`(count(*) filter (where not useful))::int`.as('not_useful'),
    ])
    .where('page', '=', page)
    .executeTakeFirstOrThrow()
  const rows = await tx
    .selectFrom('academy_opinion')
    .selectAll()
    .where('page', '=', page)
    .where('comment', '<>', '')
    .orderBy('said_at')
    .orderBy('id')
    .limit(50)
    .execute()
  return {
    ...counted,
    items: rows.map(({ id, useful, comment, language, said_at }) => ({
      id,
      useful,
      comment,
      language,
      said_at: said_at.toISOString(),
    })),
  }
})

export const handleSettleOpinion = handle(settleOpinion, async ({ tx, input, note }) => {
  const { oid } = input.path
  const row = await tx
    .updateTable('academy_opinion')
    .set({ comment: '' })
    .where('id', '=', oid)
    .returning('id')
    .executeTakeFirst()
  if (!row) throw notFound()
  note({ target_type: 'opinion', target_id: oid })
})
