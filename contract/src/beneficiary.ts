import * as z from 'zod/mini'
import { correctableFields } from '@moisson/core/beneficiary/correctable'
import { everyYearField, personFields, yearFields } from '@moisson/core/beneficiary/fields'
import { fieldsWith } from '@moisson/core/record/field'
import { accountStatuses, beneficiaryStatuses } from '@moisson/core/vocabulary'
import { call, oneself, staff } from './call.ts'
import { readable, writable } from './record-shape.ts'
import {
  Blocker,
  Email,
  Id,
  Instant,
  QueryLimit,
  QueryYear,
  Version,
  Year,
  freeText,
  Searched,
  pageOf,
  several,
  text,
} from './shapes.ts'

const person = readable(personFields)
const writablePay = writable(yearFields)
const writableYear = z.object({ year: Year, ...writable(everyYearField) })

export const BeneficiaryYear = z.object({ year: Year, ...readable(everyYearField) })
export const Beneficiary = z.object({
  id: Id,
  company_id: Id,
  ...person,
  account_status: z.enum(accountStatuses),
  years: z.array(BeneficiaryYear),
  /** Enrolled in at least one campaign that was launched. */
  has_campaigns: z.boolean(),
  blockers: z.array(Blocker),
  version: Version,
  created_at: Instant,
  updated_at: Instant,
})

/** What may be written on a person's file. */
const writableBeneficiary = {
  ...writable(personFields),
  /** Short for `personal_email`. */
  email: z.optional(z.nullable(Email)),
  /** Short for one entry of `years`, for the company's last closed exercice unless `year` says which. */
  year: z.optional(Year),
  ...writablePay,
  years: z.optional(z.array(writableYear)),
}

const inCompany = z.object({ id: Id })
const oneInCompany = z.object({ id: Id, bid: Id })

export const listBeneficiaries = call({
  does: 'The people of a company, by cursor; NIR and IBAN masked; establishments and issue counts come with the first page',
  http: 'GET /company/{id}/beneficiaries',
  rights: { scope: 'company', effect: 'reads', kind: 'person' },
  input: {
    path: inCompany,
    query: z.object({
      q: z.optional(Searched),
      status: z.optional(several(beneficiaryStatuses)),
      establishment: z.optional(freeText(80)),
      issue: z.optional(
        z.enum([
          'any',
          'no_email',
          'no_own_contact',
          'no_employee_number',
          'no_birth_date',
          'no_hire_date',
          'no_pay',
          'no_presence',
          'unlikely',
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
  rights: { scope: 'company', effect: 'changes', kind: 'person' },
  begins: true,
  weight: 10,
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
    'recent_sign_in_required',
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
  rights: { scope: 'company', effect: 'changes', kind: 'person' },
  input: {
    path: inCompany,
    body: z.object({
      ...writableBeneficiary,
      last_name: person.last_name,
      first_name: person.first_name,
      force: z.optional(z.boolean()),
    }),
  },
  output: Beneficiary,
  status: 201,
  refusals: [
    'duplicate_employee_number',
    'possible_duplicate',
    'same_name',
    'email_already_used',
    'invalid_nir',
    'invalid_iban',
    'exit_before_hire',
    'invalid_phone',
    'sms_needs_mobile',
    'birth_date_ahead',
    'hire_before_birth',
    'unknown_country',
    'invalid_postal_code',
    'unfit_employee_number',
    'mixed_alphabets',
    'recent_sign_in_required',
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
  rights: { scope: 'company', effect: 'reads', kind: 'person' },
  input: { path: oneInCompany },
  output: Beneficiary,
  refusals: ['not_found'],
  who: staff,
  example: (world) => ({ path: { id: world.company, bid: world.beneficiary } }),
})

export const updateBeneficiary = call({
  does: 'Change a person’s file; read-only keys are ignored, masked values mean unchanged',
  http: 'PUT /company/{id}/beneficiary/{bid}',
  rights: { scope: 'company', effect: 'changes', kind: 'person' },
  input: { path: oneInCompany, body: z.object(writableBeneficiary) },
  output: Beneficiary,
  refusals: [
    'version_conflict',
    'duplicate_employee_number',
    'invalid_nir',
    'invalid_iban',
    'exit_before_hire',
    'invalid_phone',
    'sms_needs_mobile',
    'birth_date_ahead',
    'hire_before_birth',
    'unknown_country',
    'invalid_postal_code',
    'unfit_employee_number',
    'mixed_alphabets',
    'number_of_validated',
    'other_mask',
    'recent_sign_in_required',
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
  rights: { scope: 'company', effect: 'changes', kind: 'person' },
  input: { path: oneInCompany },
  status: 204,
  who: staff,
  changes: ['beneficiary'],
  example: (world) => ({ path: { id: world.company, bid: world.spareBeneficiary } }),
})

/** Of which employer; without it, the current one. */
export const ofEmployer = z.object({ company_id: z.optional(Id) })

export const getMe = call({
  does: 'The caller’s own file with an employer, and who the employers are',
  http: 'GET /beneficiary/me',
  rights: { scope: 'me', effect: 'reads', kind: 'own' },
  input: { query: ofEmployer },
  output: z.object({
    ...Beneficiary.def.shape,
    companies: z.array(z.object({ id: Id, legal_name: z.string(), beneficiary_id: Id })),
    /** Whether reminders come before the last one, which always does. */
    wants_reminders: z.boolean(),
    /** Whether this employer and the installation tell people by SMS. */
    sms_offered: z.boolean(),
  }),
  who: oneself,
  example: () => ({}),
})

export const updateMe = call({
  does: 'Change one’s own contact data, bank details and preferences',
  http: 'PUT /beneficiary/me',
  rights: { scope: 'me', effect: 'changes', kind: 'own' },
  input: {
    query: ofEmployer,
    body: z.object({
      ...writable(fieldsWith(personFields, { owner: 'person' })),
      wants_reminders: z.optional(z.boolean()),
    }),
  },
  output: getMe.output,
  refusals: [
    'version_conflict',
    'invalid_iban',
    'invalid_phone',
    'sms_needs_mobile',
    'recent_sign_in_required',
    'address_of_somebody',
    'unknown_country',
    'invalid_postal_code',
  ],
  who: oneself,
  changes: ['beneficiary'],
  example: () => ({ body: { mobile: '+33639980002' } }),
})

export const askCorrection = call({
  does: 'Ask the employer to correct what payroll owns; it becomes something to do for the company',
  http: 'POST /beneficiary/me/correction',
  rights: { scope: 'me', effect: 'changes', kind: 'own' },
  input: {
    query: ofEmployer,
    body: z.object({ field: z.enum(correctableFields), message: text(1000) }),
  },
  output: z.object({ asked: z.boolean() }),
  status: 201,
  who: oneself,
  changes: ['todo'],
  example: () => ({ body: { field: 'birth_name', message: 'Mon nom de naissance est Lemoine.' } }),
})

export const listMyAccesses = call({
  does: 'Who opened, changed or took one’s data, the newest first; a file opened several times in a day is told once',
  http: 'GET /beneficiary/me/accesses',
  rights: { scope: 'me', effect: 'reads', kind: 'own' },
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
