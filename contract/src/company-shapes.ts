import * as z from 'zod/mini'
import { fileSections } from '@moisson/core/company/completeness'
import { schemeStatuses, schemeTypes, toldSchemes } from '@moisson/core/company/schemes'
import {
  accountKeepers,
  civilities,
  headcountBrackets,
  legalForms,
  nafRevisions,
  payrollSoftwares,
} from '@moisson/core/vocabulary'
import { Blocker, Cents, Day, Email, Id, Instant, Year, freeText, text } from './shapes.ts'

const Address = z.object({
  line1: z.optional(z.nullable(freeText(100))),
  line2: z.optional(z.nullable(freeText(100))),
  postal_code: z.optional(z.nullable(freeText(10))),
  city: z.optional(z.nullable(freeText(80))),
  country: z.optional(z.nullable(freeText(3))),
})
const Contact = z.object({
  name: z.optional(z.nullable(freeText(120))),
  email: z.optional(z.nullable(Email)),
  phone: z.optional(z.nullable(freeText(30))),
})
const Representative = z.object({
  civility: z.optional(z.nullable(z.enum(civilities))),
  first_name: z.optional(z.nullable(freeText(80))),
  last_name: z.optional(z.nullable(freeText(80))),
  title: z.optional(z.nullable(freeText(120))),
  email: z.optional(z.nullable(Email)),
  phone: z.optional(z.nullable(freeText(30))),
})
const Establishment = z.object({
  siret: text(20),
  name: z.optional(z.nullable(freeText(120))),
  address: z.optional(z.nullable(Address)),
  headcount: z.optional(z.nullable(z.number().check(z.gte(0), z.lte(1_000_000)))),
})
const SignedCents = Cents.check(z.gte(-1_000_000_000_000_00), z.lte(1_000_000_000_000_00))
const BigCents = Cents.check(z.gte(0), z.lte(1_000_000_000_000_00))
const Headcount = z.number().check(z.gte(0), z.lte(1_000_000))

/** What the company writes of itself. */
export const companyFields = {
  legal_name: text(120),
  trade_name: z.nullable(freeText(120)),
  legal_form: z.nullable(z.enum(legalForms)),
  siret: z.nullable(freeText(20)),
  vat_number: z.nullable(freeText(20)),
  rcs_city: z.nullable(freeText(80)),
  share_capital_cents: z.nullable(BigCents),
  naf_code: z.nullable(freeText(10)),
  naf_revision: z.nullable(z.enum(nafRevisions)),
  idcc_codes: z.array(z.int().check(z.gte(0), z.lte(9999))).check(z.maxLength(20)),
  address: z.nullable(Address),
  establishments: z.array(Establishment).check(z.maxLength(500)),
  headcount: z.nullable(Headcount),
  headcount_year: z.nullable(Year),
  /** The closing of the accounts; null until somebody records it. */
  fiscal_year_end_month: z.nullable(z.int().check(z.gte(1), z.lte(12))),
  fiscal_year_end_day: z.nullable(z.int().check(z.gte(1), z.lte(31))),
  current_fiscal_year: z.nullable(z.object({ start: Day, end: Day })),
  annual_gross_payroll_cents: z.nullable(BigCents),
  /** The exercice of those wages; a campaign of another one does not take them. */
  annual_gross_payroll_year: z.nullable(Year),
  annual_revenue_cents: z.nullable(BigCents),
  taxable_profit_cents: z.nullable(SignedCents),
  equity_cents: z.nullable(SignedCents),
  added_value_cents: z.nullable(SignedCents),
  has_cse: z.nullable(z.boolean()),
  has_union_delegate: z.nullable(z.boolean()),
  cse_contact: z.nullable(Contact),
  other_schemes: z
    .array(z.object({ type: z.enum(toldSchemes), since: z.nullable(Day), until: z.nullable(Day) }))
    .check(z.maxLength(10)),
  account_keeper: z.enum(accountKeepers),
  account_keeper_company_code: z.nullable(freeText(40)),
  payroll_software: z.nullable(z.enum(payrollSoftwares)),
  payroll_contact: z.nullable(Contact),
  legal_representative: z.nullable(Representative),
  contact_name: z.nullable(freeText(120)),
  contact_email: z.nullable(Email),
  contact_phone: z.nullable(freeText(30)),
  /** Masked in answers; a masked value put back means unchanged. */
  iban: z.nullable(freeText(50)),
  bic: z.nullable(freeText(20)),
  /** The account keeper's, to which the company transfers. */
  keeper_iban: z.nullable(freeText(50)),
  keeper_bic: z.nullable(freeText(20)),
  brand_color: z.nullable(freeText(9)),
  bound_to_participation: z.boolean(),
  bound_at_250: z.boolean(),
  four_eyes_launch: z.boolean(),
}

const ChecklistItem = z.object({
  code: z.string(),
  field: z.string(),
  section: z.enum(fileSections),
  label: z.string(),
  /** What to give, and why it is needed. */
  why: z.string(),
  done: z.boolean(),
})

/** What the product finds out about a company by itself. */
export const companyFindings = {
  manager_name: z.nullable(z.string()),
  headcount_bracket: z.nullable(z.enum(headcountBrackets)),
  naf_label: z.nullable(z.string()),
  idcc_labels: z.array(z.object({ code: z.int(), label: z.nullable(z.string()) })),
  schemes: z.array(
    z.object({
      type: z.enum(schemeTypes),
      status: z.enum(schemeStatuses),
      start: z.nullable(Day),
      end: z.nullable(Day),
      document_id: z.nullable(Id),
      /** Filled in by the demo and not decided by anybody yet. */
      is_example: z.boolean(),
    }),
  ),
  completeness: z.int(),
  blockers: z.array(Blocker),
  checklist: z.array(ChecklistItem),
  /** Where and when a value came from, by field. */
  origins: z.record(z.string(), z.object({ source: z.string(), at: Instant, by: z.nullable(z.string()) })),
  access_reviewed_on: z.nullable(Day),
  access_review_due: z.boolean(),
  /** What the caller is to this company. */
  my_role: z.enum(['owner', 'editor', 'manager', 'platform']),
  permissions: z.array(z.string()),
}
