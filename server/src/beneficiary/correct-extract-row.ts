import { correctExtractRow } from '@moisson/contract/extract'
import { mappedFields } from '@moisson/core/import/read-rows'
import { reviseRecord, type Corrections } from '@moisson/core/import/revise-record'
import { findDuplicates } from '@moisson/core/import/find-duplicates'
import { isField, isRecordField, type ImportRecord } from '@moisson/core/import/field'
import { parisDay } from '@moisson/law/paris-time'
import type { Tx } from '../database/connect.ts'
import { handle } from '../http/handle.ts'
import { notFound } from '../http/refused.ts'
import { isMasked, type Sealer } from '../security/sealer.ts'
import { extractIn, openHead, totalsOf, type ExtractRecord } from './extract-store.ts'
import type { DoubtCounts, SiteCounts } from '../database/kept-reading.ts'
import { countDoubts, countSites, judgeOf, type Judge } from './judge-doubts.ts'
import { knownPeople } from './known-people.ts'
import { shownRow } from './shown-extract.ts'
import { openRow, sealRow, staged, type StagedRow } from './stage-rows.ts'

/** What the database's whole numbers hold. */
const LAST_ROW = 2_147_483_647

export const handleCorrectExtractRow = handle(correctExtractRow, async (ctx) => {
  const { input, tx, companyId, caller, services, language, now } = ctx
  const { sealer } = services
  const { extractId, row: number } = input.path
  const extract = await extractIn(tx, companyId, caller.user_id, extractId, { lock: true })
  if (extract.state !== 'ready') throw ctx.refuse('extract_not_ready')
  if (number > LAST_ROW) throw notFound()
  const stored = await tx
    .selectFrom('extract_row')
    .select(['row', 'left_out', 'sealed'])
    .where('extract_id', '=', extractId)
    .where('row', '=', number)
    .executeTakeFirst()
  if (!stored) throw notFound()
  const before = openRow(sealer, extract, number, stored.sealed)
  const after = revised(before, input.body.values ?? {}, extract, sealer, parisDay(now.toISOString()))
  const year = extract.year ?? 0
  const judge = await judgeOf(tx, companyId, year, extract.reading.options)
  const doubts = { ...extract.reading.doubts }
  const sites = { ...extract.reading.unknown_sites }
  const saver: Saver = { tx, extract, sealer, companyId, year, judge, doubts, sites }
  await save(saver, before, after, input.body.left_out ?? stored.left_out)
  for (const same of new Set([before.record.employee_number, after.record.employee_number])) {
    if (same !== undefined) await judgeDuplicates(saver, same)
  }
  await tx
    .updateTable('extract')
    .set({ reading: JSON.stringify({ ...extract.reading, doubts, unknown_sites: sites }) })
    .where('id', '=', extractId)
    .execute()
  ctx.note({ target_type: 'extract', target_id: extractId, summary: `row ${number}` })
  const shown = await tx
    .selectFrom('extract_row')
    .select(['row', 'status', 'left_out', 'sealed'])
    .where('extract_id', '=', extractId)
    .where('row', '=', number)
    .executeTakeFirstOrThrow()
  return {
    row: shownRow(extract, shown, {
      companyId,
      language,
      sealer,
      exercise: judge.exercise,
    }),
    totals: await totalsOf(tx, extractId, companyId),
  }
})

/** The row with the values typed in; a masked value is the one already there. */
function revised(
  row: StagedRow,
  values: Readonly<Record<string, string | null>>,
  extract: ExtractRecord,
  sealer: Sealer,
  today: string,
): StagedRow {
  const typed = Object.entries(values).filter(
    ([field, value]) => isField(field) && isRecordField(field) && !(value !== null && isMasked(value)),
  )
  const { record, problems, rejected_values } = reviseRecord(
    { record: row.record, problems: row.problems, rejected_values: row.rejected },
    Object.fromEntries(typed) as Corrections,
    mappedFields(openHead(sealer, extract).columns),
    { today, date1904: extract.reading.date1904 ?? false },
  )
  return { record, problems, rejected: rejected_values }
}

interface Saver {
  tx: Tx
  extract: ExtractRecord
  sealer: Sealer
  companyId: string
  year: number
  judge: Judge
  doubts: DoubtCounts
  sites: SiteCounts
}

async function save(saver: Saver, before: StagedRow, row: StagedRow, leftOut: boolean): Promise<void> {
  const { tx, extract, sealer, companyId, year, judge, doubts, sites } = saver
  const number = row.record.employee_number
  const known = await knownPeople(tx, companyId, year, number === undefined ? [] : [number])
  const judged = staged(row, known.get(number ?? ''), companyId, sealer, judge)
  countDoubts(doubts, before.problems, -1)
  countDoubts(doubts, judged.row.problems)
  countSites(sites, before, -1)
  countSites(sites, judged.row)
  await tx
    .updateTable('extract_row')
    .set({ ...judged.facts, left_out: leftOut, sealed: sealRow(sealer, extract, judged.row) })
    .where('extract_id', '=', extract.id)
    .where('row', '=', row.record.row)
    .execute()
}

/** Two rows that say the same are compared key by key, in the order the keys come. */
const inOneOrder = (record: ImportRecord): ImportRecord =>
  Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1))) as ImportRecord

/** Judges anew the rows that share an employee number: a row left out is no longer in anybody's way. */
async function judgeDuplicates(saver: Saver, number: string): Promise<void> {
  const { tx, extract, sealer } = saver
  const stored = await tx
    .selectFrom('extract_row')
    .select(['row', 'sealed'])
    .where('extract_id', '=', extract.id)
    .where('employee_number', '=', number)
    .where('left_out', '=', false)
    .orderBy('row')
    .execute()
  const rows = stored.map(({ row, sealed }) => openRow(sealer, extract, row, sealed))
  const found = findDuplicates(rows.map((row) => inOneOrder(row.record))).filter(
    (problem) => problem.field === 'employee_number',
  )
  for (const row of rows) {
    const others = row.problems.filter(
      (problem) => !(problem.code === 'duplicate_in_file' && problem.field === 'employee_number'),
    )
    const problems = [...others, ...found.filter((problem) => problem.row === row.record.row)]
    await save(saver, row, { record: row.record, problems, rejected: row.rejected }, false)
  }
}
