import { sql } from 'kysely'
import { listDocuments } from '@moisson/contract/document'
import type { DocumentStatus, DocumentType } from '@moisson/core/vocabulary'
import type { Tx } from '../database/connect.ts'
import type { Caller } from '../http/caller.ts'
import { handle } from '../http/handle.ts'
import { newestFirst, pageOf } from '../http/list-page.ts'
import { documentOut, documentsSeen, selectedOf } from './document-store.ts'
import { parisDay } from '@moisson/law/paris-time'

/** The status shown, in the database: a paper past its last day is expired. */
const shownIn = (today: string) =>
  sql<DocumentStatus>`case when d.valid_until < ${today}::date and d.status not in ('draft', 'to_sign', 'archived')
    then 'expired' else d.status end`

/** Newest first, current versions only. */
export const handleListDocuments = handle(listDocuments, async ({ tx, caller, companyId, input, now }) => {
  const { type, year, status, q, sha256 } = input.query
  const today = parisDay(now)
  const shown = shownIn(today)
  let query = documentsSeen(tx, companyId, caller).where('d.current', '=', true)
  if (type) query = query.where('d.type', 'in', type)
  if (sha256 !== undefined) query = query.where('f.sha256', '=', sha256)
  if (year !== undefined) query = query.where('d.year', '=', year)
  query = status ? query.where(shown, 'in', status) : query.where('d.status', '<>', 'archived')
  for (const word of (q ?? '').split(/\s+/).filter(Boolean)) {
    const like = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
    query = query.where(
      sql<boolean>`plain_text(d.title || ' ' || f.file_name || ' ' || coalesce(d.filing_reference, '')) like plain_text(${like})`,
    )
  }
  const { total } = await query
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const page = pageOf(newestFirst('d'), input.query)
  const rows = await selectedOf(query).where(page.after).orderBy(page.order).limit(page.limit).execute()
  const { shown: kept, next_cursor } = page.cut(rows)
  return {
    items: kept.map((row) => documentOut(row, today)),
    total,
    next_cursor,
    counts: await countsOf(tx, companyId, caller, today, type),
  }
})

/** What the tabs say over all papers in use, and the chips over those of the tab that is open. */
async function countsOf(
  tx: Tx,
  companyId: string,
  caller: Caller,
  today: string,
  types: readonly DocumentType[] | undefined,
) {
  const rows = await documentsSeen(tx, companyId, caller)
    .where('d.current', '=', true)
    .where('d.status', '<>', 'archived')
    .select([
      'd.type',
      'd.year',
      shownIn(today).as('status'),
      sql<boolean>`coalesce(d.status <> 'draft' and d.valid_until between ${today}::date and ${today}::date + 90, false)`.as(
        'expiring',
      ),
    ])
    .execute()
  const by_type: Partial<Record<DocumentType, number>> = {}
  const by_status: Partial<Record<DocumentStatus, number>> = {}
  for (const row of rows) {
    by_type[row.type] = (by_type[row.type] ?? 0) + 1
    if (types === undefined || types.includes(row.type))
      by_status[row.status] = (by_status[row.status] ?? 0) + 1
  }
  const years = [...new Set(rows.flatMap(({ year }) => (year === null ? [] : [year])))]
  return {
    by_type,
    by_status,
    expiring: rows.filter((row) => row.expiring).length,
    years: years.toSorted((a, b) => b - a),
  }
}
