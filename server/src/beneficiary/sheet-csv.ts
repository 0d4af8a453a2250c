import { createReadStream } from 'node:fs'
import { once } from 'node:events'
import { parse, CsvError, type Options, type Parser } from 'csv-parse'
import { parse as parseAll } from 'csv-parse/sync'
import type { Cells, SheetHead } from '@moisson/core/import/cell'
import { findHeader, headerScore } from '@moisson/core/import/find-header'
import { detectEncoding, isSheetEncoding, pieceDecoder, type SheetEncoding } from './sheet-encoding.ts'
import type { SheetLimits } from './sheet-limits.ts'
import { SheetRefusal } from './sheet-refusal.ts'
import { HEAD_ROWS, type SheetSource } from './sheet-source.ts'

/** Enough text for a few hundred rows. */
const HEAD_CHARACTERS = 256 * 1024
const PIECE_BYTES = 64 * 1024
const DELIMITERS = [';', ',', '\t', '|'] as const
/** A csv has one sheet, which has no name. */
const SHEET = ''

const parserOptions = (delimiter: string, limits: SheetLimits): Options => ({
  delimiter,
  bom: false,
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: false,
  max_record_size: limits.rowLength,
  // Excel's own line naming the separator would otherwise end the first record late.
  record_delimiter: ['\r\n', '\n', '\r'],
})

/** The first rows of a text; when it is cut, its last row may be incomplete and is dropped if there are others. */
function headRows(text: string, delimiter: string, limits: SheetLimits, whole: boolean): Cells[] {
  const rows: Cells[] = []
  const keep = (cells: string[]): null => {
    rows.push(cells)
    return null
  }
  try {
    parseAll(text, { ...parserOptions(delimiter, limits), to: HEAD_ROWS, on_record: keep })
  } catch (error) {
    // An open quote at the cut: the rows before it are enough to look at.
    if (!(error instanceof CsvError)) throw error
  }
  return whole || rows.length === HEAD_ROWS || rows.length === 1 ? rows : rows.slice(0, -1)
}

const asHead = (rows: readonly Cells[]): SheetHead => ({
  name: SHEET,
  rows: rows
    .map((cells, index) => ({ row: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== '')),
})

/** The separator under which the first rows best read as headers; failing that, the one that cuts most evenly. */
function detectDelimiter(text: string, limits: SheetLimits, whole: boolean): string {
  const declared = /^sep=(.)\r?\n/i.exec(text)?.[1]
  if (declared !== undefined) return declared
  const scored = DELIMITERS.map((delimiter) => {
    const rows = headRows(text, delimiter, limits, whole)
    const place = findHeader([asHead(rows)])
    const header = place === null ? 0 : headerScore(rows[place.row - 1] ?? [])
    const widths = rows.filter((cells) => cells.length > 1).length
    return { delimiter, score: header * 1_000 + widths }
  })
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).delimiter
}

const filledWidth = (cells: Cells): number => cells.findLastIndex((cell) => cell !== '') + 1

/** Whether the decimals of an amount stand in a cell of their own: « 30 979 » then « 71 € », in a row longer than its header. */
const isSpilled = (cells: readonly string[], width: number): boolean =>
  filledWidth(cells) > width &&
  cells.some(
    (cell, place) =>
      /^\d{2}\s*(?:€|eur(?:os?)?)?$/i.test(cell) && /^\d[\d\s\u00a0\u202f]*$/.test(cells[place - 1] ?? ''),
  )

async function startOfText(path: string, encoding: SheetEncoding): Promise<{ text: string; whole: boolean }> {
  const decoder = pieceDecoder(encoding)
  let text = ''
  for await (const piece of createReadStream(path, { highWaterMark: PIECE_BYTES })) {
    text += decoder.decode(piece as Buffer)
    if (text.length > HEAD_CHARACTERS) return { text: text.slice(0, HEAD_CHARACTERS), whole: false }
  }
  return { text: text + decoder.end(), whole: true }
}

/** Opens a csv: encoding and separator are recognised unless given. Throws a SheetRefusal. */
export async function openCsv(
  path: string,
  start: Buffer,
  size: number,
  limits: SheetLimits,
  choices: { readonly encoding?: string; readonly delimiter?: string },
): Promise<SheetSource> {
  const chosen = choices.encoding !== undefined && isSheetEncoding(choices.encoding) ? choices.encoding : null
  const encoding = chosen ?? (await detectEncoding(createReadStream(path), start))
  const { text, whole } = await startOfText(path, encoding)
  if (text.trim() === '') throw new SheetRefusal('empty')
  const delimiter = choices.delimiter ?? detectDelimiter(text, limits, whole)
  const head = asHead(headRows(text, delimiter, limits, whole))
  const header = delimiter === ',' ? findHeader([head]) : null
  return {
    heads: [head],
    date1904: false,
    encoding,
    delimiter,
    close: () => Promise.resolve(),
    async rows(_, onRow, pause) {
      let row = 0
      const parser = parse({
        ...parserOptions(delimiter, limits),
        // Rows leave by this callback: nothing is queued in the parser.
        on_record: (cells: string[]) => {
          row += 1
          if (row > limits.lines) throw new SheetRefusal('too_many_lines', { limit: limits.lines })
          if (cells.length > limits.columns)
            throw new SheetRefusal('too_many_columns', { limit: limits.columns })
          if (header && row > header.row && isSpilled(cells, filledWidth(header.cells)))
            throw new SheetRefusal('spilled_decimals', {
              row,
              cells: filledWidth(cells),
              width: filledWidth(header.cells),
            })
          onRow(row, cells, false)
          return null
        },
      })
      try {
        await feed(parser, path, encoding, (done) => pause(done, size))
      } catch (error) {
        if (error instanceof CsvError) throw csvRefusal(error, row + 1)
        throw error
      } finally {
        parser.destroy()
      }
    },
  }
}

async function feed(
  parser: Parser,
  path: string,
  encoding: SheetEncoding,
  pause: (done: number) => Promise<void>,
): Promise<void> {
  const decoder = pieceDecoder(encoding)
  const failed = once(parser, 'error').then(([error]) => {
    throw error as Error
  })
  failed.catch(() => {})
  let done = 0
  for await (const piece of createReadStream(path, { highWaterMark: PIECE_BYTES })) {
    const text = decoder.decode(piece as Buffer)
    if (text !== '' && !parser.write(text)) await Promise.race([once(parser, 'drain'), failed])
    if (parser.errored) throw parser.errored
    done += (piece as Buffer).length
    await pause(done)
  }
  const ended = once(parser, 'end')
  parser.resume()
  parser.end(decoder.end())
  await Promise.race([ended, failed])
  await pause(done)
}

const csvRefusal = (error: CsvError, row: number): SheetRefusal =>
  error.code === 'CSV_MAX_RECORD_SIZE' || error.code === 'CSV_QUOTE_NOT_CLOSED'
    ? new SheetRefusal('endless_row', { row })
    : new SheetRefusal('damaged')
