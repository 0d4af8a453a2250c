import { emptySink, openReading, planReading } from '@moisson/core/import/read-sheets'
import { openCsv } from './sheet-csv.ts'
import { sheetFormat } from './sheet-format.ts'
import { sheetLimits } from './sheet-limits.ts'
import type { ReadChunk, ReadHead, ReadRequest } from './sheet-messages.ts'
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
 * number of data rows. Throws a SheetRefusal. Callers outside the reading process use `readRecords`.
 */
export async function readHere(
  request: ReadRequest,
  onHead: (head: ReadHead) => Promise<void>,
  onChunk: (chunk: ReadChunk) => Promise<void>,
): Promise<number> {
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
    const reader = openReading(plan, { today: options.today, date1904: source.date1904 }, sink)
    const flush = async (progress: number): Promise<void> => {
      const { records, problems, rejected_values } = sink
      Object.assign(sink, emptySink())
      await onChunk({ records, problems, rejected_values, progress, rows_done: reader.rows() })
    }
    await source.rows(
      plan.sheet,
      (row, cells) => {
        if (row <= plan.header_row) return
        reader.read(row, cells)
        if (reader.rows() > maxRows) throw new SheetRefusal('too_many_rows', { limit: maxRows })
      },
      async (done, total) => {
        if (sink.records.length >= CHUNK_ROWS) await flush(total > 0 ? Math.min(1, done / total) : 0)
      },
    )
    if (reader.rows() === 0) throw new SheetRefusal('no_rows', { row: plan.header_row })
    await flush(1)
    return reader.rows()
  } finally {
    await source.close()
  }
}
