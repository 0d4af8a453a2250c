import type { Output } from '@moisson/contract/call'
import type { savePlan } from '@moisson/contract/company'
import { abondementSentence } from '@moisson/core/choice/abondement-sentence'
import { planFields, type PlanFieldName } from '@moisson/core/company/plan-fields'
import type { RecordOf } from '@moisson/core/record/field'
import { keysOf } from '@moisson/core/record/field'
import type { Selectable } from 'kysely'
import type { Tx } from '../database/connect.ts'
import type { PlanTable } from '../database/schema.ts'
import { fundsByIds, type FundOut } from '../fund/fund-store.ts'

export type PlanOut = Output<typeof savePlan>
export type PlanRow = Selectable<PlanTable>

/** Every dated version of the company's plans, the latest day first. */
export const planRows = (tx: Tx, companyId: string): Promise<PlanRow[]> =>
  tx
    .selectFrom('plan')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('kind')
    .orderBy('counts_from', 'desc')
    .execute()

/** Of the versions of one plan, the latest first, the one that counts on a day; none yet: the first to come. */
export function planOn<Row extends { counts_from: string }>(
  versions: readonly Row[],
  today: string,
): Row | undefined {
  return versions.find(({ counts_from }) => counts_from <= today) ?? versions.at(-1)
}

/** The plans of a company as they count today, each with its other versions and its funds in the plan's order. */
export async function plansOf(tx: Tx, companyId: string, today: string): Promise<PlanOut[]> {
  const rows = await planRows(tx, companyId)
  const funds = await fundsByIds(
    tx,
    rows.flatMap((row) => row.fund_ids),
  )
  const named = [...funds.values()]
  const kinds = [...new Set(rows.map(({ kind }) => kind))]
  return kinds.flatMap((kind) => {
    const versions = rows.filter((row) => row.kind === kind)
    const counting = planOn(versions, today)
    if (!counting) return []
    return {
      ...shown(counting, named),
      funds: counting.fund_ids.flatMap((id) => funds.get(id) ?? []),
      version: savedTimes(versions),
      other_versions: versions
        .filter((row) => row !== counting)
        .map((row) => ({
          ...shown(row, named),
          fund_names: row.fund_ids.flatMap((id) => funds.get(id)?.name ?? []),
          fund_ids: row.fund_ids,
        })),
    }
  })
}

/** How often a plan was saved, over its versions: what an edit is compared with. */
export const savedTimes = (versions: readonly { version: number }[]): number =>
  Math.max(0, ...versions.map(({ version }) => version))

export const recordOf = (row: RecordOf<typeof planFields>): RecordOf<typeof planFields> =>
  Object.fromEntries(keysOf(planFields).map((name: PlanFieldName) => [name, row[name]])) as RecordOf<
    typeof planFields
  >

function shown(row: PlanRow, funds: readonly FundOut[]) {
  const { id, company_id, kind, counts_from, abondement, default_fund_id, is_example, saved_by_name } = row
  return {
    ...recordOf(row),
    id,
    company_id,
    kind,
    counts_from,
    abondement,
    abondement_said: abondementSentence({ abondement, is_example, funds }),
    default_fund_id,
    is_example,
    saved_by_name,
  }
}
