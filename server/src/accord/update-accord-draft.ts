import { deleteAccordDraft, updateAccordDraft } from '@moisson/contract/accord-drafts'
import { cleanTexts } from '@moisson/core/accord/typeset'
import { answerDifferences } from '@moisson/core/accord/answer-differences'
import { sql } from 'kysely'
import { handle } from '../http/handle.ts'
import { draftIn, draftOut, keepVersion, refuseStale } from './draft-store.ts'

/** Saves the answers as they are, complete or not, and the name; nothing changes where nothing differs. */
export const handleUpdateAccordDraft = handle(updateAccordDraft, async (context) => {
  const { tx, companyId, input, caller, now, ifMatch, note } = context
  const before = await draftIn(tx, companyId, input.path.aid, 'update')
  refuseStale(before, ifMatch)
  const name = input.body.name ?? before.name
  const given = input.body.answers
  // The words of blocks are free: the contract has cleaned the others.
  const answers =
    given === undefined
      ? before.answers
      : { ...given, ...(given.formula && { formula: cleanTexts(given.formula) }) }
  const differences = answerDifferences(before.answers, answers)
  if (name === before.name && differences.length === 0) return draftOut(before)
  const row = await tx
    .updateTable('accord_draft')
    .set({
      name,
      answers: JSON.stringify(answers),
      version: sql<number>`version + 1`,
      updated_by: caller.user_id,
      updated_by_name: caller.name,
      updated_at: now,
    })
    .where('company_id', '=', companyId)
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (differences.length > 0) {
    const by = { id: caller.user_id, name: caller.name }
    await keepVersion(
      tx,
      { company_id: companyId, draft_id: row.id, version: row.version, answers: row.answers, by },
      now,
    )
  }
  note({
    target_type: 'accord_draft',
    target_id: row.id,
    before: { name: before.name, version: before.version },
    after: {
      name: row.name,
      version: row.version,
      ...(differences.length > 0 && { fields: differences.slice(0, 50).map(({ field }) => field) }),
    },
  })
  return draftOut(row)
})

export const handleDeleteAccordDraft = handle(deleteAccordDraft, async (context) => {
  const { tx, companyId, input, ifMatch, note } = context
  const row = await draftIn(tx, companyId, input.path.aid, 'update')
  refuseStale(row, ifMatch)
  await tx.deleteFrom('accord_draft').where('company_id', '=', companyId).where('id', '=', row.id).execute()
  note({ target_type: 'accord_draft', target_id: row.id, before: { name: row.name, version: row.version } })
})
