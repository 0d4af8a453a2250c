const MB = 1024 * 1024

export interface SheetLimits {
  readonly fileBytes: number
  /** Everything read from one workbook, once unpacked. */
  readonly unpackedBytes: number
  /** Unpacked over packed, for each part of a workbook. */
  readonly ratio: number
  readonly zipEntries: number
  readonly rows: number
  /** Rows of a sheet, those without a word included: a spreadsheet saves as many as it has. */
  readonly lines: number
  readonly columns: number
  /** Characters of one csv row or of one text of a workbook. */
  readonly rowLength: number
  readonly milliseconds: number
  readonly memoryMb: number
}

/** What one import may take from the machine. */
export const sheetLimits: SheetLimits = {
  fileBytes: 100 * MB,
  unpackedBytes: 1024 * MB,
  ratio: 200,
  zipEntries: 5_000,
  rows: 300_000,
  lines: 1_048_576,
  columns: 1_024,
  rowLength: MB,
  milliseconds: 10 * 60_000,
  memoryMb: 2_048,
}
/** A part this small is harmless whatever its ratio. */
export const RATIO_FREE_BYTES = 16 * MB
