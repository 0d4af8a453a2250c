import { treatAnswerLine } from '@moisson/contract/payment'
import { handle } from '../http/handle.ts'
import { notFound, Refused } from '../http/refused.ts'
import { lineColumns, shownLine, type AnswerLineRow } from './answer-store.ts'

/** Closes a line with how it was treated, or opens it again for correction. */
export const handleTreatAnswerLine = handle(treatAnswerLine, async (ctx) => {
  const { tx, companyId, input, caller, now, ifMatch, refuse, note } = ctx
  const { cid, lid } = input.path
  const { treated } = input.body
  const line: AnswerLineRow | undefined = await tx
    .selectFrom('keeper_answer_line')
    .select(lineColumns)
    .where('company_id', '=', companyId)
    .where('campaign_id', '=', cid)
    .where('id', '=', lid)
    .forUpdate()
    .executeTakeFirst()
  if (!line) throw notFound()
  if (ifMatch !== undefined && ifMatch !== line.version)
    throw new Refused({ refusal: 'version_conflict', details: {} }, { current: shownLine(line) })
  if (line.status === 'accepted') throw refuse('line_needs_nothing')
  const resolution =
    input.body.resolution === undefined ? line.resolution : input.body.resolution?.trim() || null
  if (treated && !resolution) throw refuse('resolution_missing')
  const changed: AnswerLineRow = await tx
    .updateTable('keeper_answer_line')
    .set({
      resolution,
      resolved_at: treated ? now : null,
      resolved_by_name: treated ? caller.name : null,
      version: line.version + 1,
    })
    .where('company_id', '=', companyId)
    .where('id', '=', lid)
    .returning(lineColumns)
    .executeTakeFirstOrThrow()
  note({
    before: { line: lid, treated: line.resolved_at !== null },
    after: { line: lid, status: line.status, treated },
  })
  return shownLine(changed)
})
