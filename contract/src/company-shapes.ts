import * as z from 'zod/mini'
import { fileSections } from '@moisson/core/company/fields'
import { schemeStatuses, schemeTypes } from '@moisson/core/company/schemes'
import { companyRoles, headcountBrackets } from '@moisson/core/vocabulary'
import { Blocker, Day, Id, Instant } from './shapes.ts'

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
  my_role: z.enum([...companyRoles, 'manager', 'platform']),
  permissions: z.array(z.string()),
  /** What the caller’s role here does not grant: why, and the calls (`PUT /company/{id}`). */
  denied: z.array(z.object({ reason: z.string(), calls: z.array(z.string()) })),
}
