import { unlink } from 'node:fs/promises'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Problem, RejectedValue } from '@moisson/core/import/problem'
import { parisDay } from '@moisson/law/paris-time'
import type { Tx } from '../database/connect.ts'
import { inTransaction, type Scope } from '../database/transaction.ts'
import type { Services } from '../services.ts'
import { copyRows, encodeRows } from './copy-rows.ts'
import { restoreFile, sweepUploads, type ExtractOwner } from './extract-file.ts'
import { noTotals, sealHead, type ExtractRecord, type SealedHead } from './extract-store.ts'
import type { Reading, Totals, DoubtCounts, SiteCounts } from '../database/kept-reading.ts'
import { countDoubts, countSites, judgeOf, type Judge } from './judge-doubts.ts'
import { knownPeople } from './known-people.ts'
import { SheetRefusal, readRecords, type ReadChunk } from './read-sheet.ts'
import { choicesOf, shownHead, shownSeen } from './reading-choices.ts'
import { sealRow, staged, type StagedFacts, type StagedRow } from './stage-rows.ts'

const BATCH = 5_000
const FILE_PROBLEMS = 1_000
const BEAT_MS = 2_000
const ATTEMPTS = 3

type Extract = ExtractOwner & { reading: Reading; year: number | null }
/** Jobs see the rows of their own extract only through this scope. */
const scopeOf = (extract: ExtractOwner): Scope =>
  extract.company_id === null ? { user: extract.user_id } : { companies: [extract.company_id] }

/**
 * Reads a kept file into staged rows, batch by batch, and says how far it is. Ends with the extract `ready`, or
 * throws the SheetRefusal after writing it down. `path` is the file when it is still at hand; it is deleted.
 */
export async function readExtract(
  services: Services,
  extract: Extract,
  year: number,
  path?: string,
): Promise<void> {
  const run = <Result>(work: (tx: Tx, now: Date, client: pg.PoolClient) => Promise<Result>) =>
    inTransaction(services.pool, scopeOf(extract), work)
  const { options = {} } = extract.reading
  const totals: Totals = { ...noTotals }
  const reading: Reading = { ...extract.reading, progress: { done: 0, total: null, place: 0 }, totals }
  delete reading.refusal
  const doubts: DoubtCounts = {}
  const unknown_sites: SiteCounts = {}
  const head: SealedHead & { problems: Problem[] } = { columns: [], problems: [] }
  const beat = setInterval(() => {
    run((tx) => saveReading(tx, extract.id, { reading })).catch(() => {})
  }, BEAT_MS)
  let file = path
  try {
    const { today, hasPeople, judge } = await run(async (tx, now) => {
      await tx.deleteFrom('extract_row').where('extract_id', '=', extract.id).execute()
      file ??= await restoreFile(tx, services, extract)
      return {
        today: parisDay(now.toISOString()),
        hasPeople: await companyHasPeople(tx, extract.company_id),
        judge: await judgeOf(tx, extract.company_id, year, options),
      }
    })
    const batch = batches(async (rows) => {
      const facts = await run((tx, _now, client) =>
        stageBatch(
          tx,
          client,
          services,
          extract,
          { year, hasPeople, judge, doubts, sites: unknown_sites },
          rows,
        ),
      )
      for (const one of facts) count(totals, one)
    })
    const { findings } = await readRecords(
      file ?? '',
      {
        today,
        exercise: judge.exercise,
        ...(judge.sites === null ? {} : { sites: judge.sites }),
        ...choicesOf(options),
      },
      async (chunk) => {
        const { rows, others } = rowsOf(chunk)
        head.problems.push(...others.slice(0, FILE_PROBLEMS - head.problems.length))
        const { progress, rows_done } = chunk
        reading.progress = {
          done: rows_done,
          total: progress > 0 ? Math.round(rows_done / progress) : null,
          place: 0,
        }
        await batch.add(rows)
      },
      async (found) => {
        Object.assign(reading, shownHead(found))
        head.columns = found.columns
        await run((tx) =>
          saveReading(tx, extract.id, { reading, sealed: sealHead(services.sealer, extract, head) }),
        )
      },
      (place) => {
        reading.progress = { done: 0, total: null, place }
      },
    )
    await batch.end()
    Object.assign(reading, { findings, doubts, unknown_sites })
    clearInterval(beat)
    await run((tx) =>
      saveReading(tx, extract.id, {
        reading,
        sealed: sealHead(services.sealer, extract, head),
        state: 'ready',
      }),
    )
  } catch (error) {
    clearInterval(beat)
    if (error instanceof SheetRefusal) {
      reading.refusal = { reason: error.reason, details: { ...error.details } }
      if (error.seen) Object.assign(reading, shownSeen(error.seen), { sheet: options.sheet ?? null })
      await run((tx) => saveReading(tx, extract.id, { reading, state: 'refused' }))
    }
    throw error
  } finally {
    clearInterval(beat)
    if (file !== undefined) await unlink(file).catch(() => {})
  }
}

async function saveReading(
  tx: Tx,
  id: string,
  { reading, sealed, state }: { reading: Reading; sealed?: Buffer; state?: 'ready' | 'refused' },
): Promise<void> {
  await tx
    .updateTable('extract')
    .set({
      reading: JSON.stringify(reading),
      beat_at: sql`clock_timestamp()`,
      updated_at: sql`business_now()`,
      ...(sealed === undefined ? {} : { sealed }),
      ...(state === undefined ? {} : { state }),
    })
    .where('id', '=', id)
    .where('state', '=', 'reading')
    .execute()
}

async function companyHasPeople(tx: Tx, companyId: string | null): Promise<boolean> {
  if (companyId === null) return false
  const one = tx.selectFrom('beneficiary').select('id').where('company_id', '=', companyId).limit(1)
  return (await one.execute()).length > 0
}

/** The records of a chunk with the problems of their own row, and the problems of rows that are nobody's. */
function rowsOf(chunk: ReadChunk): { rows: StagedRow[]; others: Problem[] } {
  const problems = new Map<number, Problem[]>()
  const rejected = new Map<number, RejectedValue[]>()
  for (const record of chunk.records) problems.set(record.row, [])
  const others: Problem[] = []
  for (const problem of chunk.problems) (problems.get(problem.row) ?? others).push(problem)
  for (const value of chunk.rejected_values) {
    const values = rejected.get(value.row)
    if (values) values.push(value)
    else rejected.set(value.row, [value])
  }
  const rows = chunk.records.map((record) => ({
    record,
    problems: problems.get(record.row) ?? [],
    rejected: rejected.get(record.row) ?? [],
  }))
  return { rows, others }
}

/** Gathers rows and writes them a batch at a time, one batch on its way while the next one gathers. */
function batches(write: (rows: StagedRow[]) => Promise<void>) {
  let waiting: StagedRow[] = []
  let writing: Promise<void> = Promise.resolve()
  const send = async () => {
    await writing
    const rows = waiting
    waiting = []
    writing = write(rows)
    writing.catch(() => {})
  }
  return {
    async add(rows: readonly StagedRow[]) {
      for (const row of rows) waiting.push(row)
      if (waiting.length >= BATCH) await send()
    },
    async end() {
      if (waiting.length > 0) await send()
      await writing
    },
  }
}

const columns = [
  'row',
  'status',
  'employee_number',
  'beneficiary_id',
  'has_problem',
  'warnings',
  'salary_cents',
  'sealed',
]

interface Staging {
  year: number
  hasPeople: boolean
  judge: Judge
  /** Counted as the rows pass. */
  doubts: DoubtCounts
  sites: SiteCounts
}

async function stageBatch(
  tx: Tx,
  client: pg.PoolClient,
  { sealer }: Services,
  extract: ExtractOwner,
  { year, hasPeople, judge, doubts, sites }: Staging,
  rows: readonly StagedRow[],
): Promise<StagedFacts[]> {
  const { company_id } = extract
  const numbers = rows.flatMap((row) => row.record.employee_number ?? [])
  const known =
    hasPeople && company_id !== null ? await knownPeople(tx, company_id, year, numbers) : new Map()
  await sql`create temporary table staged_row (row int, status text, employee_number text, beneficiary_id text,
    has_problem boolean, warnings int, salary_cents text, sealed bytea) on commit drop`.execute(tx)
  const all: StagedFacts[] = []
  function* cells() {
    for (const one of rows) {
      const { row, facts } = staged(
        one,
        known.get(one.record.employee_number ?? ''),
        company_id,
        sealer,
        judge,
      )
      all.push(facts)
      countDoubts(doubts, row.problems)
      countSites(sites, row)
      yield [
        row.record.row,
        facts.status,
        facts.employee_number,
        facts.beneficiary_id,
        facts.has_problem,
        facts.warnings,
        facts.salary_cents === null ? null : String(facts.salary_cents),
        sealRow(sealer, extract, row),
      ]
    }
  }
  await copyRows(client, 'staged_row', columns, await encodeRows(cells()))
  await sql`insert into extract_row (extract_id, company_id, row, status, employee_number, beneficiary_id, has_problem,
      warnings, salary_cents, sealed)
    select ${extract.id}, ${company_id}::uuid, row, status, employee_number, beneficiary_id::uuid, has_problem, warnings,
      salary_cents::bigint, sealed from staged_row`.execute(tx)
  return all
}

function count(totals: Totals, { status, warnings, salary_cents }: StagedFacts): void {
  totals.rows += 1
  totals[status] += 1
  totals.warnings += warnings
  if (status !== 'duplicate') totals.reference_salary_cents += salary_cents ?? 0
}

/**
 * Takes up readings whose process has gone: read again from the kept file, refused after three attempts. Without an
 * id it also sweeps what dead processes left on disk; meant to be called every few seconds.
 */
export async function resumeReadings(services: Services, onlyId?: string): Promise<number> {
  if (onlyId === undefined) await sweepUploads(services)
  const abandoned = await inTransaction(services.pool, { companies: '*' }, async (tx) => {
    const { rows } = await sql<ExtractRecord>`
      update extract set beat_at = clock_timestamp(),
        reading = jsonb_set(reading, '{attempts}', to_jsonb(coalesce((reading->>'attempts')::int, 1) + 1))
      where state = 'reading' and beat_at < clock_timestamp() - interval '20 seconds'
        and (${onlyId ?? null}::uuid is null or id = ${onlyId ?? null}::uuid)
      returning id, company_id, user_id, reading, year`.execute(tx)
    const hopeless = rows.filter((row) => (row.reading.attempts ?? 1) > ATTEMPTS)
    for (const { id, reading } of hopeless) {
      await saveReading(tx, id, {
        reading: { ...reading, refusal: { reason: 'damaged', details: {} } },
        state: 'refused',
      })
    }
    return rows.filter((row) => !hopeless.includes(row))
  })
  for (const extract of abandoned) {
    readExtract(services, extract, extract.year ?? 0).catch(() => {})
  }
  return abandoned.length
}
