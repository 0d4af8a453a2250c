import { randomUUID } from 'node:crypto'
import { unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { KeeperFile } from '@moisson/core/keeper/keeper'
import { findAnswerHeader } from '@moisson/core/payment/answer-columns'
import { answerRow, type AnswerRow } from '@moisson/core/payment/answer-row'
import { readers } from '../beneficiary/reader-queue.ts'
import { openCsv } from '../beneficiary/sheet-csv.ts'
import { sheetFormat } from '../beneficiary/sheet-format.ts'
import { sheetLimits, type SheetLimits } from '../beneficiary/sheet-limits.ts'
import { SheetRefusal } from '../beneficiary/sheet-refusal.ts'
import { refusedSheet } from '../beneficiary/shown-extract.ts'
import { openXlsx } from '../beneficiary/sheet-xlsx.ts'
import { refused } from '../http/refused.ts'

const MB = 1024 * 1024
/** An answer is read in this very process: it may take less of the machine than a payroll file. */
const limits: SheetLimits = {
  ...sheetLimits,
  fileBytes: 20 * MB,
  unpackedBytes: 160 * MB,
  columns: 200,
  rowLength: 64 * 1024,
}

/** The lines of an answer of this keeper, csv or workbook by content. Throws the refusal of a file that cannot be understood. */
export const readAnswer = (path: string, keeper: KeeperFile | undefined): Promise<AnswerRow[]> =>
  readers.inTurn(() => readNow(path, keeper))

async function readNow(path: string, keeper: KeeperFile | undefined): Promise<AnswerRow[]> {
  try {
    const { kind, start, size } = await sheetFormat(path, limits)
    const source =
      kind === 'xlsx' ? await openXlsx(path, limits) : await openCsv(path, start, size, limits, {})
    try {
      const header = findAnswerHeader(source.heads, keeper?.answer ?? [])
      if (header === null) throw refused('answer_columns_unknown')
      const rows: AnswerRow[] = []
      await source.rows(
        header.sheet,
        (at, cells) => {
          if (at <= header.row) return
          const row = answerRow(at, cells, header.columns, keeper?.words.plans)
          if (row === null) return
          rows.push(row)
          if (rows.length > limits.rows) throw new SheetRefusal('too_many_rows', { limit: limits.rows })
        },
        () => Promise.resolve(),
      )
      return rows
    } finally {
      await source.close()
    }
  } catch (error) {
    throw error instanceof SheetRefusal ? refusedSheet(error, null) : error
  }
}

/** Pasted lines are read as the file they would make. */
export async function readPasted(text: string, keeper: KeeperFile | undefined): Promise<AnswerRow[]> {
  const path = join(tmpdir(), `moisson-${randomUUID()}`)
  await writeFile(path, text, { mode: 0o600 })
  try {
    return await readAnswer(path, keeper)
  } finally {
    await unlink(path).catch(() => {})
  }
}
