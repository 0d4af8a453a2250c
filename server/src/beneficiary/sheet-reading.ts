import {
  otherSheets,
  rowCounter,
  type FileFindings,
  type OtherSheet,
  type SheetFound,
} from '@moisson/core/import/other-sheets'
import { emptySink, openReading, planReading } from '@moisson/core/import/read-sheets'
import { openCsv } from './sheet-csv.ts'
import { sheetFormat } from './sheet-format.ts'
import { sheetLimits } from './sheet-limits.ts'
import { SHEET_ROWS, type ReadChunk, type ReadHead, type ReadRequest } from './sheet-messages.ts'
import { SheetRefusal } from './sheet-refusal.ts'
import type { SheetSource } from './sheet-source.ts'
import { openXlsx } from './sheet-xlsx.ts'

/** Rows that leave together: large enough to cost little, small enough to show progress. */
const CHUNK_ROWS = 500

async function openSource({ path, options }: ReadRequest): Promise<SheetSource> {
  const limits = { ...sheetLimits, ...options.limits }
  const { kind, start, size } = await sheetFormat(path, limits)
  return kind === 'xlsx' ? openXlsx(path, limits) : openCsv(path, start, size, limits, options)
}

/**
 * Reads a file in this very process: the head once, then chunks, each awaited before more is read. Returns the
 * number of data rows and what they told of the file. Throws a SheetRefusal. Callers outside the reading process use
 * `readRecords`.
 */
export async function readHere(
  request: ReadRequest,
  onHead: (head: ReadHead) => Promise<void>,
  onChunk: (chunk: ReadChunk) => Promise<void>,
): Promise<{ rows: number; findings: FileFindings }> {
  const { options } = request
  const source = await openSource(request)
  const maxRows = options.limits?.rows ?? sheetLimits.rows
  try {
    const plan = planReading(source.heads, options)
    if (plan === null) {
      const sheet_names = source.heads.map((head) => head.name)
      throw new SheetRefusal('no_header', {}, { sheet_names, encoding: source.encoding })
    }
    await onHead({
      ...plan,
      sheet_name: plan.sheet === '' ? null : plan.sheet,
      encoding: source.encoding,
      delimiter: source.delimiter,
      date1904: source.date1904,
    })
    const sink = emptySink()
    const { today, exercise } = options
    const context = { today, date1904: source.date1904, ...(exercise === undefined ? {} : { exercise }) }
    const reader = openReading(plan, context, sink, options)
    const flush = async (progress: number): Promise<void> => {
      const { records, problems, rejected_values } = sink
      Object.assign(sink, emptySink())
      await onChunk({ records, problems, rejected_values, progress, rows_done: reader.rows() })
    }
    const flushWhenFull = async (progress: number): Promise<void> => {
      if (sink.records.length >= CHUNK_ROWS) await flush(progress)
    }
    const readSheet = async (name: string, headerRow: number, from: number): Promise<number> => {
      const before = reader.rows()
      await source.rows(
        name,
        (row, cells, hidden) => {
          if (row <= headerRow) return
          reader.read(from + row, cells, hidden)
          if (reader.rows() > maxRows) throw new SheetRefusal('too_many_rows', { limit: maxRows })
        },
        (done, total) => flushWhenFull(total > 0 ? Math.min(1, done / total) : 0),
      )
      return reader.rows() - before
    }
    const rows = await readSheet(plan.sheet, plan.header_row, 0)
    const sheets: SheetFound[] = []
    for (const other of otherSheets(source.heads, plan)) {
      const read = other.same_columns && (options.sheets?.includes(other.name) ?? false)
      const from = SHEET_ROWS * (plan.sheet_names.indexOf(other.name) + 1)
      const found = read
        ? await readSheet(other.name, other.header_row, from)
        : await countRows(source, other)
      if (found > 0) sheets.push({ name: other.name, rows: found, same_columns: other.same_columns, read })
    }
    for (const _ of reader.finish()) await flushWhenFull(1)
    if (reader.rows() === 0) throw new SheetRefusal('no_rows', { row: plan.header_row })
    await flush(1)
    const own = { name: plan.sheet, rows, same_columns: true, read: true }
    return {
      rows: reader.rows(),
      findings: { ...reader.findings(), sheets: sheets.length > 0 ? [own, ...sheets] : [] },
    }
  } finally {
    await source.close()
  }
}

/** How many people a sheet that is not read holds. */
async function countRows(source: SheetSource, sheet: OtherSheet): Promise<number> {
  const counter = rowCounter(sheet)
  await source.rows(sheet.name, counter.read, async () => {})
  return counter.rows()
}
