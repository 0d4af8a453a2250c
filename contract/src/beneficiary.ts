import * as z from 'zod/mini'
import {
  accountStatuses,
  beneficiaryStatuses,
  civilities,
  contractTypes,
  exitReasons,
} from '@moisson/core/vocabulary'
import { call, oneself, staff } from './call.ts'
import {
  Blocker,
  Day,
  Email,
  Id,
  Instant,
  PositiveCents,
  QueryLimit,
  QueryYear,
  Version,
  Year,
  freeText,
  pageOf,
  several,
  text,
} from './shapes.ts'

const Address = z.object({
  line1: z.optional(z.nullable(freeText(100))),
  line2: z.optional(z.nullable(freeText(100))),
  postal_code: z.optional(z.nullable(freeText(10))),
  city: z.optional(z.nullable(freeText(80))),
  country: z.optional(z.nullable(freeText(80))),
})

/** What may be written on a person's file; `nir` and `iban` arrive in clear or masked (masked means unchanged). */
const beneficiaryFields = {
  employee_number: z.nullable(freeText(20)),
  civility: z.enum(civilities),
  last_name: text(80),
  birth_name: z.nullable(freeText(80)),
  first_name: text(80),
  birth_date: z.nullable(Day),
  birth_place: z.nullable(freeText(80)),
  birth_country: z.nullable(freeText(3)),
  nir: z.nullable(freeText(30)),
  personal_email: z.nullable(Email),
  work_email: z.nullable(Email),
  mobile: z.nullable(freeText(30)),
  address: z.nullable(Address),
  establishment: z.nullable(freeText(80)),
  contract_type: z.nullable(z.enum(contractTypes)),
  hire_date: z.nullable(Day),
  exit_date: z.nullable(Day),
  exit_reason: z.nullable(z.enum(exitReasons)),
  status: z.enum(beneficiaryStatuses),
  iban: z.nullable(freeText(50)),
  electronic_delivery: z.enum(['allowed', 'opposed']),
}
/** Pay and presence of an exercice. */
const yearFields = {
  year: Year,
  reference_salary_cents: z.nullable(PositiveCents),
  presence_days: z.nullable(z.number().check(z.gte(0), z.lte(366))),
}

export const BeneficiaryYear = z.object(yearFields)
export const Beneficiary = z.object({
  id: Id,
  company_id: Id,
  ...beneficiaryFields,
  nir: z.nullable(z.string()),
  iban: z.nullable(z.string()),
  account_status: z.enum(accountStatuses),
  years: z.array(BeneficiaryYear),
  /** Enrolled in at least one campaign that was launched. */
  has_campaigns: z.boolean(),
  blockers: z.array(Blocker),
  version: Version,
  created_at: Instant,
  updated_at: Instant,
})

const writableBeneficiary = {
  ...z.partial(z.object(beneficiaryFields)).def.shape,
  /** Short for one entry of `years`, for the company's last closed exercice unless `year` says which. */
  email: z.optional(z.nullable(Email)),
  year: z.optional(Year),
  reference_salary_cents: z.optional(z.nullable(PositiveCents)),
  presence_days: z.optional(z.nullable(yearFields.presence_days)),
  years: z.optional(
    z.array(z.partial(BeneficiaryYear, { reference_salary_cents: true, presence_days: true })),
  ),
}

const inCompany = z.object({ id: Id })
const oneInCompany = z.object({ id: Id, bid: Id })

export const listBeneficiaries = call({
  does: 'The people of a company, by cursor; NIR and IBAN masked; establishments and issue counts come with the first page',
  http: 'GET /company/{id}/beneficiaries',
  input: {
    path: inCompany,
    query: z.object({
      q: z.optional(freeText(100)),
      status: z.optional(several(beneficiaryStatuses)),
      establishment: z.optional(freeText(80)),
      issue: z.optional(
        z.enum([
          'any',
          'no_email',
          'no_employee_number',
          'no_birth_date',
          'no_hire_date',
          'no_pay',
          'no_presence',
          'bounced',
        ]),
      ),
      year: z.optional(QueryYear),
      sort: z.optional(
        z.enum(['name', '-name', 'employee_number', '-employee_number', 'hire_date', '-hire_date']),
      ),
      cursor: z.optional(freeText(500)),
      limit: z.optional(QueryLimit),
    }),
  },
  output: z.object({
    ...pageOf(Beneficiary).def.shape,
    establishments: z.array(z.string()),
    issue_counts: z.record(z.string(), z.int()),
  }),
  who: staff,
  example: (world) => ({ path: { id: world.company } }),
})

/** What the database's whole numbers hold. */
const RowNumber = z.int().check(z.gte(0), z.lte(2_147_483_647))

export const importBeneficiaries = call({
  does: 'Write the accepted rows of an extract, or a list of people: all rows or none; nobody is deleted by omission',
  http: 'POST /company/{id}/beneficiaries',
  input: {
    path: inCompany,
    body: z.union([
      z.object({
        extract_id: Id,
        year: z.optional(Year),
        /** Rows to leave out, by their number in the file. */
        leave_out: z.optional(z.array(RowNumber)),
        /** The only rows to take, by their number in the file; all that are not left out when absent. */
        accept: z.optional(z.array(RowNumber)),
        on_missing: z.optional(z.enum(['keep', 'mark_left'])),
      }),
      z.object({
        items: z.array(z.object(writableBeneficiary)).check(z.maxLength(10_000)),
        year: z.optional(Year),
      }),
    ]),
  },
  // 10,000 people, or the numbers of 300,000 rows.
  maxBody: 8 * 1024 * 1024,
  output: z.object({
    created: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    marked_left: z.int(),
    rejected: z.array(z.object({ row: z.int(), code: z.string(), message: z.string() })),
  }),
  status: 201,
  refusals: [
    'unknown_extract',
    'extract_not_ready',
    'rows_in_error',
    'sheets_not_read',
    'duplicate_employee_number',
    'recent-sign-in-required',
  ],
  who: staff,
  changes: ['beneficiary', 'campaign', 'extract'],
  example: (world) => ({
    path: { id: world.company },
    body: { items: [{ employee_number: 'N900', last_name: 'Petit', first_name: 'Nina' }] },
  }),
})

export const addBeneficiary = call({
  does: 'Add one person to the company',
  http: 'POST /company/{id}/beneficiary',
  input: {
    path: inCompany,
    body: z.object({
      ...writableBeneficiary,
      last_name: text(80),
      first_name: text(80),
      force: z.optional(z.boolean()),
    }),
  },
  output: Beneficiary,
  status: 201,
  refusals: [
    'duplicate_employee_number',
    'possible_duplicate',
    'email_already_used',
    'invalid_nir',
    'invalid_iban',
    'exit_before_hire',
    'invalid_phone',
    'birth_date_ahead',
  ],
  who: staff,
  changes: ['beneficiary'],
  example: (world) => ({
    path: { id: world.company },
    body: {
      employee_number: 'N901',
      last_name: 'Robin',
      first_name: 'Alix',
      email: 'alix.robin@example.org',
    },
  }),
})

export const getBeneficiary = call({
  does: 'One person’s file; NIR and IBAN masked',
  http: 'GET /company/{id}/beneficiary/{bid}',
  input: { path: oneInCompany },
  output: Beneficiary,
  refusals: ['not_found'],
  who: staff,
  example: (world) => ({ path: { id: world.company, bid: world.beneficiary } }),
})

export const updateBeneficiary = call({
  does: 'Change a person’s file; read-only keys are ignored, masked values mean unchanged',
  http: 'PUT /company/{id}/beneficiary/{bid}',
  input: { path: oneInCompany, body: z.object(writableBeneficiary) },
  output: Beneficiary,
  refusals: [
    'version_conflict',
    'duplicate_employee_number',
    'invalid_nir',
    'invalid_iban',
    'exit_before_hire',
    'invalid_phone',
    'birth_date_ahead',
    'recent-sign-in-required',
  ],
  who: staff,
  changes: ['beneficiary', 'campaign'],
  example: (world) => ({
    path: { id: world.company, bid: world.beneficiary },
    body: { mobile: '+33639980001' },
  }),
})

export const deleteBeneficiary = call({
  does: 'Delete a person, or archive the file when a campaign has used it',
  http: 'DELETE /company/{id}/beneficiary/{bid}',
  input: { path: oneInCompany },
  status: 204,
  who: staff,
  changes: ['beneficiary'],
  example: (world) => ({ path: { id: world.company, bid: world.spareBeneficiary } }),
})

export const getMe = call({
  does: 'The caller’s own file with each employer',
  http: 'GET /beneficiary/me',
  output: z.object({
    ...Beneficiary.def.shape,
    companies: z.array(z.object({ id: Id, legal_name: z.string(), beneficiary_id: Id })),
    /** Whether reminders come before the last one, which always does. */
    wants_reminders: z.boolean(),
  }),
  who: oneself,
  example: () => ({}),
})

export const updateMe = call({
  does: 'Change one’s own contact data, bank details and preferences',
  http: 'PUT /beneficiary/me',
  input: {
    body: z.object({
      personal_email: z.optional(z.nullable(Email)),
      mobile: z.optional(z.nullable(freeText(30))),
      address: z.optional(z.nullable(Address)),
      iban: z.optional(z.nullable(freeText(50))),
      electronic_delivery: z.optional(z.enum(['allowed', 'opposed'])),
      wants_reminders: z.optional(z.boolean()),
    }),
  },
  output: getMe.output,
  refusals: ['version_conflict', 'invalid_iban', 'invalid_phone', 'recent-sign-in-required'],
  who: oneself,
  changes: ['beneficiary'],
  example: () => ({ body: { mobile: '+33639980002' } }),
})

export const correctableFields = [
  'employee_number',
  'last_name',
  'birth_name',
  'first_name',
  'birth_date',
  'hire_date',
  'exit_date',
  'contract_type',
  'reference_salary',
  'presence',
  'other',
] as const

export const askCorrection = call({
  does: 'Ask the employer to correct what payroll owns; it becomes something to do for the company',
  http: 'POST /beneficiary/me/correction',
  input: {
    body: z.object({ field: z.enum(correctableFields), message: text(1000) }),
  },
  output: z.object({ asked: z.boolean() }),
  status: 201,
  who: oneself,
  changes: ['todo'],
  example: () => ({ body: { field: 'birth_name', message: 'Mon nom de naissance est Lemoine.' } }),
})

export const listMyAccesses = call({
  does: 'Who changed or took one’s data, the newest first',
  http: 'GET /beneficiary/me/accesses',
  input: { query: z.object({ cursor: z.optional(freeText(200)), limit: z.optional(QueryLimit) }) },
  output: pageOf(
    z.object({
      id: Id,
      at: Instant,
      who: z.string(),
      company_name: z.string(),
      what: z.string(),
    }),
  ),
  who: oneself,
  example: () => ({}),
})
