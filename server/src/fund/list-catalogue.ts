import { getFund, listCatalogue } from '@moisson/contract/fund'
import { handle } from '../http/handle.ts'
import { catalogueOut, catalogueRow, catalogueRows } from './catalogue-store.ts'

/** The whole catalogue, what is on offer first. */
export const handleListCatalogue = handle(listCatalogue, async ({ tx, input, language }) => ({
  items: (await catalogueRows(tx, input.query)).map((row) => catalogueOut(row, language)),
}))

/** A fund with its history: who saved which version, and what changed in it. */
export const handleGetFund = handle(getFund, async ({ tx, input, language }) => {
  const row = await catalogueRow(tx, input.path.fid)
  const kept = await tx
    .selectFrom('fund_version')
    .selectAll()
    .where('fund_id', '=', row.id)
    .orderBy('version')
    .execute()
  const versions = kept.map((one, index) => ({
    version: one.version,
    status: one.status,
    saved_at: one.saved_at.toISOString(),
    saved_by: one.saved_by_name,
    note: one.note,
    changed: changedIn(one.data, kept[index - 1]?.data),
  }))
  return { ...catalogueOut(row, language), versions: versions.toReversed() }
})

type Data = Readonly<Record<string, unknown>>

function changedIn(now: Data, before: Data | undefined): string[] {
  if (!before) return []
  return Object.keys({ ...before, ...now })
    .filter((key) => key !== 'dic_url' && JSON.stringify(now[key]) !== JSON.stringify(before[key]))
    .toSorted((a, b) => a.localeCompare(b))
}
