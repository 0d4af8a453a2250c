import * as z from 'zod/mini'
import { campaignStates, companyStatuses } from '@moisson/core/vocabulary'
import { call, advisers } from './call.ts'
import { Company } from './company.ts'
import { Day, Email, Id, Instant, QueryLimit, Cents, freeText, several, text } from './shapes.ts'

export const CompanySummary = z.object({
  id: Id,
  legal_name: z.string(),
  siren: z.string(),
  status: z.enum(companyStatuses),
  manager_name: z.nullable(z.string()),
  beneficiary_count: z.int(),
  next_deadline: z.nullable(z.object({ date: Day, label: z.string() })),
  campaigns: z.array(
    z.object({
      id: Id,
      name: z.string(),
      state: z.enum(campaignStates),
      closes_at: z.nullable(Instant),
      response_rate_bps: z.int(),
      envelope_gross_cents: z.nullable(Cents),
      submitted_by_me: z.boolean(),
    }),
  ),
  alerts: z.array(z.object({ code: z.string(), message: z.string(), campaign_id: z.optional(Id) })),
})

export const listCompanies = call({
  does: 'The portfolio: each company with its next date, its campaigns and what waits',
  http: 'GET /admin/companies',
  input: {
    query: z.object({
      q: z.optional(freeText(100)),
      status: z.optional(several(companyStatuses)),
      cursor: z.optional(freeText(200)),
      limit: z.optional(QueryLimit),
    }),
  },
  output: z.object({ items: z.array(CompanySummary), total: z.int(), next_cursor: z.nullable(z.string()) }),
  who: { ...advisers, manager: 'all' },
  example: () => ({}),
})

export const createCompany = call({
  does: 'Open a company from its SIREN',
  http: 'POST /admin/company',
  input: {
    body: z.object({
      siren: z.string().check(z.trim(), z.maxLength(20)),
      name: z.optional(text(120)),
      legal_name: z.optional(text(120)),
      manager_id: z.optional(Id),
      owner_email: z.optional(Email),
      owner_first_name: z.optional(freeText(80)),
      owner_last_name: z.optional(freeText(80)),
    }),
  },
  output: Company,
  status: 201,
  refusals: ['siren_exists', 'invalid_siren', 'name_missing', 'unknown_manager'],
  who: { ...advisers, manager: 'all' },
  changes: ['company', 'admin', 'user'],
  example: (world) => ({ body: { siren: world.freeSiren, name: 'Atelier du Phare' } }),
})
