import * as z from 'zod/mini'
import { dateOrders, monthChoices, payPeriods, presenceUnits } from '@moisson/core/import/reading-choices'
import { call, staff } from './call.ts'
import { Id, Instant, QueryLimit, QueryYear, Year, freeText } from './shapes.ts'

export const Problem = z.object({
  row: z.int(),
  field: z.optional(z.string()),
  code: z.string(),
  severity: z.enum(['error', 'warning', 'info']),
  message: z.string(),
  /** Somebody took the value as it is. */
  accepted: z.optional(z.boolean()),
  /** The text of the cell that was not kept, cut at the 200 characters that a correction may have. */
  value: z.optional(z.string()),
})

export const ExtractRow = z.object({
  /** 1-based row of the file; 0 for somebody the file does not name. Rows of further sheets are numbered from 10,000,000. */
  row: z.int(),
  /** The row in its own sheet, and the name of that sheet when several are read together. */
  line: z.int(),
  sheet: z.nullable(z.string()),
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
  /** How the file is read; a null choice is a question that only a person can answer. */
  settings: z.object({
    dates: z.nullable(
      z.object({
        order: z.enum(dateOrders),
        /** No date proves the order, or one column contradicts another. */
        doubt: z.nullable(z.enum(['unproved', 'contradicted'])),
        /** Dates that could not be read, and could be in the other order. */
        other_order: z.int(),
      }),
    ),
    /** Every visible sheet with people, when there are several. */
    sheets: z.array(
      z.object({ name: z.string(), rows: z.int(), same_columns: z.boolean(), read: z.boolean() }),
    ),
    /** Set when people have a row for each month. */
    months: z.nullable(
      z.object({
        header: z.string(),
        choice: z.nullable(z.enum(monthChoices)),
        /** `2025-03`, or `03` when the file does not name the year. */
        found: z.array(z.string()),
        missing: z.array(z.string()),
        people: z.int(),
      }),
    ),
    pay: z.object({
      period: z.enum(payPeriods),
      /** People there for the whole exercice with a pay, and those under its legal minimum. */
      counted: z.int(),
      below: z.int(),
      doubt: z.boolean(),
    }),
    /** Set when the presence is in percent. */
    presence: z.nullable(z.object({ header: z.string(), unit: z.nullable(z.enum(presenceUnits)) })),
    hidden_rows: z.object({ count: z.int(), choice: z.nullable(z.enum(['read', 'skip'])) }),
  }),
  /** The doubts of the rows by kind, with how many rows have each. */
  doubts: z.array(
    z.object({
      code: z.string(),
      field: z.string(),
      severity: z.enum(['error', 'warning']),
      /** What these rows have in common, with what is then assumed. */
      label: z.string(),
      count: z.int(),
      /** Whether the whole kind can be taken as it is. */
      acceptable: z.boolean(),
      accepted: z.boolean(),
    }),
  ),
  /** The places of work that rows name and the company does not have, with how many rows name each. */
  unknown_establishments: z.array(
    z.object({ name: z.nullable(z.string()), siret: z.nullable(z.string()), count: z.int() }),
  ),
  /** What the company's people were paid for the exercice before, and how many have a pay in this file. */
  last_year: z.nullable(
    z.object({
      year: Year,
      people: z.int(),
      reference_salary_cents: z.int(),
      people_here: z.int(),
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
  /** Rows done and rows expected, for a file still being read; its place while it waits for its turn, else 0. */
  progress: z.object({ done: z.int(), total: z.nullable(z.int()), place: z.int() }),
  expires_at: Instant,
})

export const extractBeneficiaries = call({
  does: 'Read a payroll file: columns recognised, problems found, difference with what exists; nothing is written',
  http: 'POST /beneficiaries/extract',
  rights: { scope: 'none', effect: 'changes', kind: 'person' },
  begins: true,
  weight: 10,
  input: {
    query: z.object({ company_id: z.optional(z.string()), year: z.optional(QueryYear) }),
    file: 'file',
  },
  maxFile: 100 * 1024 * 1024,
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
  rights: { scope: 'company', effect: 'reads', kind: 'person' },
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
  does: 'Read the same file again with other sheets, header row, encoding, exercice, columns, date order or units',
  http: 'PUT /company/{id}/extracts/{extractId}',
  rights: { scope: 'company', effect: 'changes', kind: 'person' },
  weight: 10,
  input: {
    path: one,
    body: z.object({
      /** Null, as it is read where it does not apply, leaves each of these as it is. */
      sheet: z.optional(z.nullable(freeText(200))),
      header_row: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(200)))),
      encoding: z.optional(z.nullable(freeText(40))),
      year: z.optional(z.nullable(Year)),
      mapping: z.optional(z.record(z.string(), z.nullable(z.string()))),
      /** Sheets with the same titles, read together with the first. */
      sheets: z.optional(z.array(freeText(200)).check(z.maxLength(100))),
      date_order: z.optional(z.enum(dateOrders)),
      /** The rows of one person for several months: added up, the last one alone, or as they are. */
      months: z.optional(z.enum(monthChoices)),
      pay_period: z.optional(z.enum(payPeriods)),
      presence_unit: z.optional(z.enum(presenceUnits)),
      hidden_rows: z.optional(z.enum(['read', 'skip'])),
    }),
  },
  output: extractBeneficiaries.output,
  refusals: ['not_found', 'extract_not_ready', 'unreadable_file', 'empty_file', 'no_header_found'],
  who: staff,
  changes: ['extract'],
  example: (world) => ({ path: { id: world.company, extractId: world.extract }, body: { header_row: 1 } }),
})

export const acceptExtractDoubts = call({
  does: 'Take whole kinds of doubts as they are, or doubt them again; values that cannot be used stay to be corrected',
  http: 'POST /company/{id}/extracts/{extractId}/accepted',
  rights: { scope: 'company', effect: 'changes', kind: 'person' },
  begins: true,
  input: {
    path: one,
    body: z.object({
      doubts: z
        .array(z.object({ code: freeText(60), field: z.optional(freeText(200)) }))
        .check(z.maxLength(100)),
      accepted: z.optional(z.boolean()),
    }),
  },
  output: extractBeneficiaries.output,
  refusals: ['not_found', 'extract_not_ready'],
  who: staff,
  changes: ['extract'],
  example: (world) => ({ path: { id: world.company, extractId: world.extract }, body: { doubts: [] } }),
})

export const correctExtractRow = call({
  does: 'Correct values of one row in place, or leave the row out',
  http: 'PUT /company/{id}/extracts/{extractId}/rows/{row}',
  rights: { scope: 'company', effect: 'changes', kind: 'person' },
  input: {
    path: z.object({
      id: Id,
      extractId: Id,
      row: z.pipe(z.string().check(z.regex(/^\d{1,10}$/)), z.transform(Number)),
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
