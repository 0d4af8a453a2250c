import { compareAccordDraftVersions, listAccordDraftVersions } from '@moisson/contract/accord-drafts'
import { answerDifferences } from '@moisson/core/accord/answer-differences'
import type { Tx } from '../database/connect.ts'
import { handle } from '../http/handle.ts'
import { refused } from '../http/refused.ts'
import { draftIn } from './draft-store.ts'

export const handleListAccordDraftVersions = handle(
  listAccordDraftVersions,
  async ({ tx, companyId, input }) => {
    const draft = await draftIn(tx, companyId, input.path.aid)
    const rows = await versionsOf(tx, companyId, draft.id).orderBy('version', 'desc').execute()
    return {
      items: rows.map((row, place) => {
        const before = rows[place + 1]
        return {
          version: row.version,
          saved_at: row.saved_at.toISOString(),
          saved_by_name: row.saved_by_name,
          differences: before ? answerDifferences(before.answers, row.answers).length : null,
        }
      }),
    }
  },
)

export const handleCompareAccordDraftVersions = handle(
  compareAccordDraftVersions,
  async ({ tx, companyId, input }) => {
    const draft = await draftIn(tx, companyId, input.path.aid)
    const rows = await versionsOf(tx, companyId, draft.id)
      .where('version', 'in', [input.query.from, input.query.to])
      .execute()
    const side = (version: number) => {
      const row = rows.find((one) => one.version === version)
      if (!row) throw refused('unknown_version')
      return { version, saved_at: row.saved_at.toISOString(), answers: row.answers }
    }
    const [from, to] = [side(input.query.from), side(input.query.to)]
    return { from, to, differences: answerDifferences(from.answers, to.answers) }
  },
)

const versionsOf = (tx: Tx, companyId: string, draftId: string) =>
  tx
    .selectFrom('accord_draft_version')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('draft_id', '=', draftId)
