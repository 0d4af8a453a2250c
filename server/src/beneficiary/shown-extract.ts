import { ownSentence } from '@moisson/contract/refusals'
import { sql } from 'kysely'
import { assumedPresence } from '@moisson/core/beneficiary/missing-data'
import type { Exercise } from '@moisson/core/campaign/exercise-dates'
import { problemSentence } from '@moisson/core/import/problem-sentence'
import type { Problem, RejectedValue } from '@moisson/core/import/problem'
import type { extractBeneficiaries } from '@moisson/contract/extract'
import type { Output } from '@moisson/contract/call'
import type { Tx } from '../database/connect.ts'
import { Refused, refused } from '../http/refused.ts'
import { masked, type Sealer } from '../security/sealer.ts'
import { exerciseIn } from './beneficiary-row.ts'
import { missingCondition, noTotals, openHead, totalsOf, type ExtractRecord } from './extract-store.ts'
import { waitedSites } from './judge-doubts.ts'
import { SHEET_ROWS } from './sheet-messages.ts'
import { SheetRefusal } from './sheet-refusal.ts'
import { lastYear, shownDoubts, shownSettings } from './shown-settings.ts'
import type { RowStatus } from '../database/kept-reading.ts'
import { openRow, shownRecord } from './stage-rows.ts'
import { type Language, inEach } from '@moisson/law/text'

export type ShownExtract = Output<typeof extractBeneficiaries>
export type ShownRow = ShownExtract['rows'][number]

export interface PageOptions {
  /** The company whose people the file is compared with. */
  companyId: string | null
  only?: 'all' | 'problems' | 'missing' | RowStatus | undefined
  cursor?: string | undefined
  limit?: number | undefined
  language: Language
  sealer: Sealer
  /** What is assumed of a presence that is not given depends on it. */
  exercise: Exercise
}
const FIRST_ROWS = 100

/** A file read, with one page of its rows. */
export async function shownExtract(
  tx: Tx,
  extract: ExtractRecord,
  asked: Omit<PageOptions, 'exercise'>,
): Promise<ShownExtract> {
  const { language, sealer, companyId } = asked
  const options = { ...asked, exercise: await exerciseIn(tx, companyId, extract.year) }
  const { reading } = extract
  const head = openHead(sealer, extract)
  const wasRead = extract.state === 'ready' || extract.state === 'written'
  const refusal = reading.refusal && new SheetRefusal(reading.refusal.reason, reading.refusal.details)
  const page =
    options.only === 'missing' && wasRead
      ? await missingPage(tx, extract.id, companyId, options)
      : await rowPage(tx, extract, options)
  return {
    extract_id: extract.id,
    company_id: extract.company_id,
    state: extract.state,
    refusal: refusal ? { code: refusal.code, message: refusal.sentence(language) } : null,
    year: extract.year,
    file_name: extract.file_name,
    size_bytes: extract.size_bytes,
    encoding: reading.encoding ?? null,
    sheet_names: [...(reading.sheet_names ?? [])],
    sheet: reading.sheet ?? null,
    header_row: reading.header_row ?? null,
    columns: head.columns.map(({ samples, ...column }) => ({
      ...column,
      samples: samples.map((sample) => shownSample(column.field, sample)),
    })),
    settings: shownSettings(reading),
    doubts: shownDoubts(reading, language),
    unknown_establishments: waitedSites(reading.unknown_sites),
    last_year: wasRead && asked.cursor === undefined ? await lastYear(tx, extract) : null,
    // Asked for every second while it is read: what the reader has counted is enough.
    totals: wasRead ? await totalsOf(tx, extract.id, companyId) : (reading.totals ?? { ...noTotals }),
    problems: shownProblems(head.problems, [], language),
    progress: { done: 0, total: null, place: 0, ...reading.progress },
    expires_at: extract.expires_at.toISOString(),
    ...page,
  }
}

const shownSample = (field: string | null, sample: string): string =>
  field === 'nir' ? masked(sample, 3) : field === 'iban' ? masked(sample, 4) : sample

const MENDABLE = 200

/** Problems with their sentence; a value that was not kept is given again, so that it can be mended. */
export function shownProblems(
  problems: readonly Problem[],
  rejected: readonly RejectedValue[],
  language: Language,
  days?: number,
): ShownExtract['problems'] {
  return problems.map((problem) => {
    const text = rejected.find((value) => value.field === problem.field)?.text
    const message = problemSentence(problem, language, { value: text ?? '', days })
    const { figure_cents: _figure, presence: _presence, ...bare } = problem
    return { ...bare, message, ...(text === undefined ? {} : { value: text.slice(0, MENDABLE) }) }
  })
}

interface StoredRow {
  row: number
  status: RowStatus
  left_out: boolean
  sealed: Buffer
}

/** Where a row stands for whoever has the file open. */
function placeOf({ reading }: ExtractRecord, row: number): Pick<ShownRow, 'row' | 'line' | 'sheet'> {
  const several = reading.findings?.sheets.some(({ name, read }) => read && name !== reading.sheet) ?? false
  const sheet = row < SHEET_ROWS ? reading.sheet : reading.sheet_names?.[Math.floor(row / SHEET_ROWS) - 1]
  return { row, line: row % SHEET_ROWS, sheet: several ? (sheet ?? null) : null }
}

/** A staged row as it is shown. */
export function shownRow(extract: ExtractRecord, stored: StoredRow, options: PageOptions): ShownRow {
  const { record, problems, rejected, before } = openRow(options.sealer, extract, stored.row, stored.sealed)
  const days = assumedPresence(record, options.exercise)
  return {
    ...placeOf(extract, stored.row),
    status: stored.status,
    record: shownRecord(record),
    ...(before === undefined ? {} : { before }),
    problems: shownProblems(problems, rejected, options.language, days),
    left_out: stored.left_out,
  }
}

async function rowPage(tx: Tx, extract: ExtractRecord, options: PageOptions) {
  const { only = 'all', limit = FIRST_ROWS } = options
  const after = options.cursor === undefined ? -1 : Number(options.cursor)
  if (!Number.isSafeInteger(after)) throw refused('invalid_cursor')
  let query = tx
    .selectFrom('extract_row')
    .select(['row', 'status', 'left_out', 'sealed'])
    .where('extract_id', '=', extract.id)
    .where('row', '>', after)
    .orderBy('row')
    .limit(limit + 1)
  if (only === 'problems') query = query.where('has_problem', '=', true)
  else if (only === 'missing') return { rows: [], next_cursor: null }
  else if (only !== 'all') query = query.where('status', '=', only)
  const stored = await query.execute()
  const rows = stored.slice(0, limit)
  return {
    rows: rows.map((row) => shownRow(extract, row, options)),
    next_cursor: stored.length > limit ? String(rows.at(-1)?.row) : null,
  }
}

/** People at work whom the file does not name, by id: the order only has to be stable. */
async function missingPage(tx: Tx, extractId: string, companyId: string | null, options: PageOptions) {
  const { limit = FIRST_ROWS, cursor } = options
  if (companyId === null) return { rows: [], next_cursor: null }
  if (cursor !== undefined && !/^[0-9a-f-]{36}$/.test(cursor)) throw refused('invalid_cursor')
  const { rows: found } = await sql<Record<string, string | null> & { id: string }>`
    select b.id, b.employee_number, b.last_name, b.first_name, b.personal_email as email, b.establishment as establishment_name
    from beneficiary b where ${missingCondition(extractId, companyId)} ${cursor === undefined ? sql`` : sql`and b.id > ${cursor}`}
    order by b.id limit ${limit + 1}`.execute(tx)
  const people = found.slice(0, limit)
  return {
    rows: people.map(({ id: _id, ...record }): ShownRow => ({
      row: 0,
      line: 0,
      sheet: null,
      status: 'missing',
      record: Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null)),
      problems: [],
      left_out: false,
    })),
    next_cursor: found.length > limit ? (people.at(-1)?.id ?? null) : null,
  }
}

const limits: Partial<Record<SheetRefusal['reason'], string>> = {
  too_large: '100 Mo',
  inflates_too_much: '1 Go',
  out_of_memory: '2 Go',
  too_slow: '10 min',
}

/** The refusal of a file, in its reader's own words, with the extract that is kept. */
export function refusedSheet(error: SheetRefusal, kept: string | null): Refused {
  const details = {
    reason: error.reason,
    ...error.details,
    ...(kept === null ? {} : { extract_id: kept }),
    ...(limits[error.reason] ? { limit: limits[error.reason] ?? '' } : {}),
    ...ownSentence(inEach((language) => error.sentence(language))),
  }
  return new Refused({ refusal: error.code, details })
}
