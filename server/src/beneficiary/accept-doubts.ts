import { sql } from 'kysely'
import { acceptExtractDoubts } from '@moisson/contract/extract'
import type { Tx } from '../database/connect.ts'
import { handle } from '../http/handle.ts'
import type { Sealer } from '../security/sealer.ts'
import { extractIn, type ExtractRecord } from './extract-store.ts'
import type { DoubtCounts, SiteCounts } from '../database/kept-reading.ts'
import { countDoubts, countSites, doubtKey, judgeOf, type Judge } from './judge-doubts.ts'
import { knownPeople } from './known-people.ts'
import { shownExtract } from './shown-extract.ts'
import { openRow, sealRow, staged, type StagedRow } from './stage-rows.ts'

const BATCH = 2_000

interface Judging {
  companyId: string
  year: number
  judge: Judge
  sealer: Sealer
  /** Counted anew: a place of work that was unknown may have been added. */
  doubts: DoubtCounts
  sites: SiteCounts
}

/** Whole kinds of doubts are taken as they are, or doubted again; each row is judged anew. */
export const handleAcceptExtractDoubts = handle(acceptExtractDoubts, async (ctx) => {
  const { input, tx, companyId, caller, services, language } = ctx
  const { sealer } = services
  const extract = await extractIn(tx, companyId, caller.user_id, input.path.extractId, { lock: true })
  if (extract.state !== 'ready') throw ctx.refuse('extract_not_ready')
  const before = extract.reading.options?.accepted ?? []
  const asked = input.body.doubts.map(doubtKey)
  const others = before.filter((key) => !asked.includes(key))
  const accepted = input.body.accepted === false ? others : [...others, ...asked]
  const doubts = { ...extract.reading.doubts }
  const unknown_sites = { ...extract.reading.unknown_sites }
  const options = { ...extract.reading.options, accepted }
  const reading = { ...extract.reading, options, doubts, unknown_sites }
  const year = extract.year ?? 0
  const judge = await judgeOf(tx, companyId, year, reading.options)
  await judgeAgain(
    tx,
    { ...extract, reading },
    { companyId, year, judge, sealer, doubts, sites: unknown_sites },
  )
  await tx
    .updateTable('extract')
    .set({ reading: JSON.stringify(reading) })
    .where('id', '=', extract.id)
    .execute()
  ctx.note({ target_type: 'extract', target_id: extract.id, after: { accepted } })
  return shownExtract(tx, { ...extract, reading }, { companyId, language, sealer })
})

async function judgeAgain(tx: Tx, extract: ExtractRecord, judging: Judging): Promise<void> {
  const { sealer } = judging
  for (let after = -1; ;) {
    const stored = await tx
      .selectFrom('extract_row')
      .select(['row', 'sealed'])
      .where('extract_id', '=', extract.id)
      .where('row', '>', after)
      .orderBy('row')
      .limit(BATCH)
      .execute()
    const rows = stored
      .map(({ row, sealed }) => openRow(sealer, extract, row, sealed))
      .filter(({ problems }) => problems.length > 0)
    await restage(tx, extract, rows, judging)
    const last = stored.at(-1)
    if (stored.length < BATCH || !last) return
    after = last.row
  }
}

async function restage(
  tx: Tx,
  extract: ExtractRecord,
  rows: readonly StagedRow[],
  { companyId, year, judge, sealer, doubts, sites }: Judging,
): Promise<void> {
  if (rows.length === 0) return
  const numbers = rows.flatMap(({ record }) => record.employee_number ?? [])
  const known = await knownPeople(tx, companyId, year, numbers)
  const all = rows.map((row) =>
    staged(row, known.get(row.record.employee_number ?? ''), companyId, sealer, judge),
  )
  for (const row of rows) {
    countDoubts(doubts, row.problems, -1)
    countSites(sites, row, -1)
  }
  for (const { row } of all) {
    countDoubts(doubts, row.problems)
    countSites(sites, row)
  }
  const facts = all.map(({ row, facts: { status, has_problem, warnings } }) => ({
    row: row.record.row,
    status,
    has_problem,
    warnings,
    sealed: sealRow(sealer, extract, row).toString('hex'),
  }))
  await sql`update extract_row r set status = i.status, has_problem = i.has_problem, warnings = i.warnings,
      sealed = decode(i.sealed, 'hex')
    from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb)
      as i(row int, status text, has_problem boolean, warnings int, sealed text)
    where r.extract_id = ${extract.id} and r.row = i.row`.execute(tx)
}
