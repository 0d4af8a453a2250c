import { sql, type RawBuilder } from 'kysely'
import { importBeneficiaries } from '@moisson/contract/beneficiary'
import type { ImportRecord } from '@moisson/core/import/field'
import { nameEstablishment, unknownIn } from '@moisson/core/import/name-establishment'
import type { Problem } from '@moisson/core/import/problem'
import { problemSentence } from '@moisson/core/import/problem-sentence'
import { parisDay } from '@moisson/law/paris-time'
import { matchThoseLeaving } from '../abondement/match-as-leaving.ts'
import type { Tx } from '../database/connect.ts'
import { handle, requireRecentSignIn } from '../http/handle.ts'
import { Refused, refused } from '../http/refused.ts'
import { expectedYear } from './beneficiary-row.ts'
import { extractIn, missingCondition, type ExtractRecord } from './extract-store.ts'
import { knownSites } from './known-establishments.ts'
import { peopleFromItems } from './people-from-items.ts'
import { openRow, type StagedRow } from './stage-rows.ts'
import { orDuplicate } from './write-beneficiary.ts'
import { writePeople, type PeopleBatch, type PersonToWrite, type Writing } from './write-people.ts'
import type { Language } from '@moisson/law/text'

const BATCH = 5_000
const REJECTED = 1_000

export const handleImportBeneficiaries = handle(importBeneficiaries, async (ctx) => {
  const { input, tx, companyId, now, services, caller, language } = ctx
  const { body } = input
  const writing = (year: number): Writing => ({
    tx,
    client: ctx.transaction.client,
    companyId,
    year,
    now,
    today: parisDay(now.toISOString()),
    sealer: services.sealer,
    outbox: ctx.outbox,
    beforeMove: () => requireRecentSignIn(services, caller),
  })
  if (!('extract_id' in body)) {
    const year = body.year ?? (await expectedYear(tx, companyId, now))
    const people = peopleFromItems(body.items, year, language, await knownSites(tx, companyId))
    const written = await orDuplicate(writePeople(writing(year), inBatches(people)), '…')
    await matchThoseLeaving(tx, ctx.outbox, companyId, now)
    ctx.note({ after: { created: written.created, updated: written.updated } })
    return { ...counts(written), marked_left: 0, rejected: [] }
  }

  const extract = await lockedExtract(tx, companyId, caller.user_id, body.extract_id)
  const unread = extract.reading.findings?.sheets.filter(({ read }) => !read) ?? []
  if (body.on_missing === 'mark_left' && unread.length > 0)
    throw ctx.refuse('sheets_not_read', {
      rows: unread.reduce((sum, { rows }) => sum + rows, 0),
      sheets: unread.map(({ name }) => name).join(', '),
    })
  const chosen = choiceOf(extract.id, body.leave_out, body.accept)
  const { errors, unchanged, rejected } = await judged(tx, chosen, language)
  if (errors > 0) throw ctx.refuse('rows_in_error', { count: errors })
  const year = body.year ?? extract.year ?? (await expectedYear(tx, companyId, now))
  const sites = await knownSites(tx, companyId)
  const unplaced: Problem[] = []
  const recordIn = (row: StagedRow): ImportRecord => {
    const named = nameEstablishment(row, sites)
    // What the rows already said of it was read; what only happens now would go unsaid.
    if (unknownIn(named) !== null && unknownIn(row) === null && unplaced.length < REJECTED)
      unplaced.push(...named.problems.filter(({ code }) => code === 'unknown_establishment'))
    return named.record
  }
  const rows = stagedPeople(tx, chosen, (row, sealed) =>
    recordIn(openRow(services.sealer, extract, row, sealed)),
  )
  const written = await orDuplicate(writePeople(writing(year), rows), '…')
  const marked_left =
    body.on_missing === 'mark_left' ? await markLeft(tx, extract, chosen, companyId, now) : 0
  await tx
    .updateTable('extract')
    .set({ state: 'written', updated_at: now })
    .where('id', '=', extract.id)
    .execute()
  await matchThoseLeaving(tx, ctx.outbox, companyId, now)
  ctx.note({
    target_type: 'extract',
    target_id: extract.id,
    after: { created: written.created, updated: written.updated, marked_left },
  })
  return {
    ...counts(written),
    unchanged: written.unchanged + unchanged,
    marked_left,
    rejected: [...rejected, ...unplaced.map((one) => saidOf(one, language))],
  }
})

const counts = ({
  created,
  updated,
  unchanged,
}: {
  created: number
  updated: number
  unchanged: number
}) => ({
  created,
  updated,
  unchanged,
})

/** A row of which something was not written, and why. */
const saidOf = (problem: Problem, language: Language) => ({
  row: problem.row,
  code: problem.code,
  message: problemSentence(problem, language),
})

async function* inBatches(people: readonly PersonToWrite[]): AsyncGenerator<PeopleBatch, void> {
  for (let at = 0; at < people.length; at += BATCH) {
    const some = people.slice(at, at + BATCH)
    yield { numbers: some.flatMap(({ record }) => record.employee_number ?? []), people: () => some }
  }
}

async function lockedExtract(tx: Tx, companyId: string, userId: string, id: string): Promise<ExtractRecord> {
  let extract: ExtractRecord
  try {
    extract = await extractIn(tx, companyId, userId, id, { lock: true })
  } catch (error) {
    throw error instanceof Refused ? refused('unknown_extract') : error
  }
  if (extract.state !== 'ready') throw refused('extract_not_ready')
  return extract
}

/** The rows that take part: neither left out nor outside the accepted ones. */
function choiceOf(
  id: string,
  leaveOut: readonly number[] | undefined,
  accept: readonly number[] | undefined,
): RawBuilder<unknown> {
  return sql`r.extract_id = ${id} and not r.left_out
    ${leaveOut === undefined ? sql`` : sql`and r.row <> all(${[...leaveOut]}::int[])`}
    ${accept === undefined ? sql`` : sql`and r.row = any(${[...accept]}::int[])`}`
}

/** Rows that stop the writing, rows with nothing to write, and the repeated rows that are passed over. */
async function judged(tx: Tx, chosen: RawBuilder<unknown>, language: Language) {
  const { rows } = await sql<{ errors: number; unchanged: number; repeated: number[] | null }>`
    select count(*) filter (where r.status = 'error')::int as errors,
      count(*) filter (where r.status = 'unchanged')::int as unchanged,
      (array_agg(r.row order by r.row) filter (where r.status = 'duplicate'))[1:${sql.lit(REJECTED)}] as repeated
    from extract_row r where ${chosen}`.execute(tx)
  const { errors = 0, unchanged = 0, repeated = null } = rows[0] ?? {}
  const code = 'duplicate_in_file'
  return {
    errors,
    unchanged,
    rejected: (repeated ?? []).map((row) => ({
      row,
      code,
      message: problemSentence({ row, code, severity: 'warning' }, language),
    })),
  }
}

async function* stagedPeople(
  tx: Tx,
  chosen: RawBuilder<unknown>,
  recordOf: (row: number, sealed: Buffer) => ImportRecord,
): AsyncGenerator<PeopleBatch, void> {
  for (let after = -1; ;) {
    const { rows } = await sql<{ row: number; employee_number: string | null; sealed: Buffer }>`
      select r.row, r.employee_number, r.sealed from extract_row r
      where ${chosen} and r.row > ${after} and r.status in ('new', 'updated')
      order by r.row limit ${BATCH}`.execute(tx)
    yield {
      numbers: rows.flatMap((row) => row.employee_number ?? []),
      *people() {
        for (const { row, sealed } of rows) yield { record: recordOf(row, sealed) }
      },
    }
    const last = rows.at(-1)
    if (rows.length < BATCH || !last) return
    after = last.row
  }
}

/** People at work before whom the file does not name; those it has just added are named. */
async function markLeft(
  tx: Tx,
  extract: ExtractRecord,
  chosen: RawBuilder<unknown>,
  companyId: string,
  now: Date,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update beneficiary b set status = 'left', version = version + 1, updated_at = ${now}::timestamptz
    where ${missingCondition(extract.id, companyId)} and not exists (
      select from extract_row r where ${chosen} and r.employee_number = b.employee_number)`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
