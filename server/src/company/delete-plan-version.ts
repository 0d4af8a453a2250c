import { deletePlanVersion } from '@moisson/contract/company'
import { parisDay } from '@moisson/law/paris-time'
import { handle } from '../http/handle.ts'
import { refused } from '../http/refused.ts'
import { planRows, recordOf } from './plan-store.ts'

/** What counts only later may be taken back; what counts stays on record. */
export const handleDeletePlanVersion = handle(deletePlanVersion, async (context) => {
  const { tx, companyId, input, now, note } = context
  const { kind, day } = input.path
  await tx.selectFrom('company').select('id').where('id', '=', companyId).forUpdate().execute()
  const version = (await planRows(tx, companyId)).find((row) => row.kind === kind && row.counts_from === day)
  if (!version) throw refused('not_found')
  if (day <= parisDay(now)) throw refused('plan_counts')
  await tx.deleteFrom('plan').where('id', '=', version.id).execute()
  note({
    target_type: 'plan',
    target_id: version.id,
    before: { ...recordOf(version), counts_from: day, abondement: version.abondement },
    after: null,
  })
  return {}
})
