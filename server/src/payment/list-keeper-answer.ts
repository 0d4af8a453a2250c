import { sql } from 'kysely'
import { listKeeperAnswer } from '@moisson/contract/payment'
import { campaignIn } from '../campaign/campaign-store.ts'
import { handle } from '../http/handle.ts'
import { pageOf, type Order } from '../http/list-page.ts'
import { answersOf, lineColumns, shownHead, shownLine, type AnswerLineRow } from './answer-store.ts'

const inItsOrder: Order<AnswerLineRow> = {
  keys: [{ column: sql.ref('position'), kind: 'number', value: ({ position }) => position }],
}

/** The lines of one answer in its order, with every answer received. */
export const handleListKeeperAnswer = handle(listKeeperAnswer, async ({ tx, companyId, input }) => {
  const { query } = input
  const campaign = await campaignIn(tx, companyId, input.path.cid)
  const answers = await answersOf(tx, companyId, campaign.id)
  const heads = answers.map(shownHead)
  const current = query.answer === undefined ? answers[0] : answers.find(({ id }) => id === query.answer)
  if (!current) return { items: [], total: 0, next_cursor: null, answers: heads, current: null }
  const page = pageOf(inItsOrder, query)
  let filtered = tx
    .selectFrom('keeper_answer_line')
    .where('company_id', '=', companyId)
    .where('answer_id', '=', current.id)
  if (query.status) filtered = filtered.where('status', 'in', query.status)
  if (query.treated !== undefined)
    filtered = filtered.where('resolved_at', query.treated ? 'is not' : 'is', null)
  for (const word of (query.q ?? '').split(/\s+/).filter(Boolean).slice(0, 6)) {
    const like = `%${word.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`
    filtered = filtered.where(
      sql<boolean>`plain_text(concat_ws(' ', person_name, employee_number)) like plain_text(${like})`,
    )
  }
  const { total } = await filtered
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows: AnswerLineRow[] = await filtered
    .select(lineColumns)
    .where(page.after)
    .orderBy(page.order)
    .limit(page.limit)
    .execute()
  const { shown, next_cursor } = page.cut(rows)
  return {
    items: shown.map(shownLine),
    total: Number(total),
    next_cursor,
    answers: heads,
    current: current.id,
  }
})
