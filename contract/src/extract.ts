import * as z from 'zod/mini'
import { call, staff } from './call.ts'
import { Id, Instant, QueryLimit, QueryYear, Year, freeText } from './shapes.ts'

export const Problem = z.object({
  row: z.int(),
  field: z.optional(z.string()),
  code: z.string(),
  severity: z.enum(['error', 'warning', 'info']),
  message: z.string(),
  /** The text of the cell that was not kept, cut at the 200 characters that a correction may have. */
  value: z.optional(z.string()),
})

export const ExtractRow = z.object({
  /** 1-based row of the file; 0 for somebody the file does not name. */
  row: z.int(),
  status: z.enum(['new', 'updated', 'unchanged', 'error', 'duplicate', 'missing']),
  /** The values read; NIR and IBAN masked. */
  record: z.record(z.string(), z.unknown()),
  /** The person's values before, for each field that would change. */
  before: z.optional(z.record(z.string(), z.unknown())),
  problems: z.array(Problem),
  left_out: z.boolean(),
})

/**
 * A file read but not written: nothing of it is kept for the company before confirmation. A file without recognised
 * titles or without rows is kept too, `refused`: its refusal carries `extract_id` in its details, and it can be read
 * again with another sheet, header row or encoding.
 */
export const Extract = z.object({
  extract_id: Id,
  company_id: z.nullable(Id),
  state: z.enum(['reading', 'ready', 'refused', 'written']),
  refusal: z.nullable(z.object({ code: z.string(), message: z.string() })),
  /** The exercice of the pay and presence in the file. */
  year: z.nullable(Year),
  file_name: z.string(),
  size_bytes: z.int(),
  encoding: z.nullable(z.string()),
  sheet_names: z.array(z.string()),
  sheet: z.nullable(z.string()),
  header_row: z.nullable(z.int()),
  columns: z.array(
    z.object({
      index: z.int(),
      header: z.string(),
      field: z.nullable(z.string()),
      confidence: z.enum(['high', 'medium', 'low', 'none']),
      samples: z.array(z.string()),
      hidden: z.boolean(),
    }),
  ),
  totals: z.object({
    rows: z.int(),
    new: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    error: z.int(),
    duplicate: z.int(),
    missing: z.int(),
    warnings: z.int(),
    reference_salary_cents: z.int(),
  }),
  problems: z.array(Problem),
  /** Rows done and rows expected, for a file still being read. */
  progress: z.object({ done: z.int(), total: z.nullable(z.int()) }),
  expires_at: Instant,
})

export const extractBeneficiaries = call({
  does: 'Read a payroll file: columns recognised, problems found, difference with what exists; nothing is written',
  http: 'POST /beneficiaries/extract',
  input: {
    query: z.object({ company_id: z.optional(z.string()), year: z.optional(QueryYear) }),
    file: 'file',
  },
  output: z.object({ ...Extract.def.shape, rows: z.array(ExtractRow), next_cursor: z.nullable(z.string()) }),
  refusals: [
    'unreadable_file',
    'password_protected',
    'file_too_large',
    'too_many_rows',
    'unsupported_format',
    'empty_file',
    'no_header_found',
    'missing_file',
    'no_company',
  ],
  who: { ...staff, manager: 'all', companyAdmin: 'all' },
  changes: ['extract'],
  example: (world) => ({ file: world.payrollFile }),
})

const one = z.object({ id: Id, extractId: Id })

export const getExtract = call({
  does: 'A page of the rows of a file read before, with its state and totals',
  http: 'GET /company/{id}/extracts/{extractId}',
  input: {
    path: one,
    query: z.object({
      only: z.optional(
        z.enum(['all', 'problems', 'new', 'updated', 'unchanged', 'error', 'duplicate', 'missing']),
      ),
      cursor: z.optional(freeText(100)),
      limit: z.optional(QueryLimit),
    }),
  },
  output: extractBeneficiaries.output,
  refusals: ['not_found'],
  who: staff,
  example: (world) => ({ path: { id: world.company, extractId: world.extract } }),
})

export const remapExtract = call({
  does: 'Read the same file again with another sheet, header row, encoding, exercice or column mapping',
  http: 'PUT /company/{id}/extracts/{extractId}',
  input: {
    path: one,
    body: z.object({
      sheet: z.optional(freeText(200)),
      header_row: z.optional(z.int().check(z.gte(1), z.lte(200))),
      encoding: z.optional(freeText(40)),
      year: z.optional(Year),
      mapping: z.optional(z.record(z.string(), z.nullable(z.string()))),
    }),
  },
  output: extractBeneficiaries.output,
  refusals: ['not_found', 'extract_not_ready', 'unreadable_file', 'empty_file', 'no_header_found'],
  who: staff,
  changes: ['extract'],
  example: (world) => ({ path: { id: world.company, extractId: world.extract }, body: { header_row: 1 } }),
})

export const correctExtractRow = call({
  does: 'Correct values of one row in place, or leave the row out',
  http: 'PUT /company/{id}/extracts/{extractId}/rows/{row}',
  input: {
    path: z.object({
      id: Id,
      extractId: Id,
      row: z.pipe(z.string().check(z.regex(/^\d{1,7}$/)), z.transform(Number)),
    }),
    body: z.object({
      values: z.optional(z.record(z.string(), z.nullable(freeText(200)))),
      left_out: z.optional(z.boolean()),
    }),
  },
  output: z.object({ row: ExtractRow, totals: Extract.def.shape.totals }),
  refusals: ['not_found', 'extract_not_ready'],
  who: staff,
  changes: ['extract'],
  example: (world) => ({
    path: { id: world.company, extractId: world.extract, row: '2' },
    body: { left_out: false },
  }),
})
