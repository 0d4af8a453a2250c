import * as z from 'zod/mini'
import {
  activationActions,
  campaignStates,
  companyStatuses,
  queueKinds,
  radarKinds,
  radarRisks,
  todoTemplates,
  userStatuses,
} from '@moisson/core/vocabulary'
import { companyBoundRoles, roles } from '@moisson/core/roles'
import { call, advisers } from './call.ts'
import { Company } from './company.ts'
import {
  Cents,
  Day,
  Email,
  Id,
  Instant,
  QueryLimit,
  freeText,
  noAddress,
  personName,
  Searched,
  pageOf,
  several,
  text,
  nameOf,
} from './shapes.ts'

/** A call of the platform's people: what it reaches is their portfolio, or everything for the platform's admins. */
const platform = { ...advisers, manager: 'all' } as const

export const CompanySummary = z.object({
  id: Id,
  legal_name: z.string(),
  siren: z.string(),
  status: z.enum(companyStatuses),
  manager_id: z.nullable(Id),
  manager_name: z.nullable(z.string()),
  beneficiary_count: z.int(),
  next_deadline: z.nullable(z.object({ date: Day, label: z.string() })),
  /** When somebody of the company last signed in. */
  last_contact_at: z.nullable(Instant),
  created_at: Instant,
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

export const companySorts = ['name', 'newest', 'people'] as const

export const listCompanies = call({
  does: 'The portfolio: each company with its next date, its campaigns and what waits',
  http: 'GET /admin/companies',
  rights: { scope: 'none', effect: 'reads', kind: 'advice' },
  input: {
    query: z.object({
      q: z.optional(Searched),
      status: z.optional(several(companyStatuses)),
      manager_id: z.optional(z.string()),
      company_id: z.optional(z.string()),
      sort: z.optional(z.enum(companySorts)),
      cursor: z.optional(freeText(400)),
      limit: z.optional(QueryLimit),
    }),
  },
  output: pageOf(CompanySummary),
  refusals: ['invalid_cursor'],
  who: platform,
  example: () => ({}),
})

export const createCompany = call({
  does: 'Open a company from its SIREN, with its first processes and things to do',
  http: 'POST /admin/company',
  rights: { scope: 'none', effect: 'changes', kind: 'advice' },
  input: {
    body: z.object({
      siren: z.string().check(z.trim(), z.maxLength(20)),
      name: z.optional(nameOf(120).check(noAddress)),
      legal_name: z.optional(nameOf(120).check(noAddress)),
      manager_id: z.optional(Id),
      owner_email: z.optional(Email),
      owner_first_name: z.optional(personName(80)),
      owner_last_name: z.optional(personName(80)),
      process_templates: z.optional(z.array(text(60)).check(z.maxLength(9))),
      todo_template: z.optional(z.enum(todoTemplates)),
      /** In the demo only, where it is true unless said otherwise: an example of a plan, an agreement and a file. */
      example_schemes: z.optional(z.boolean()),
    }),
  },
  output: Company,
  status: 201,
  refusals: [
    'siren_exists',
    'siren_not_opened',
    'invalid_siren',
    'name_missing',
    'unknown_manager',
    'unknown_template',
  ],
  who: platform,
  changes: ['company', 'admin', 'user', 'process', 'todo'],
  example: (world) => ({ body: { siren: world.freeSiren, name: 'Atelier du Phare' } }),
})

/** An account as the platform's people see it; the companies are those of the reader's own scope. */
export const AdminUser = z.object({
  id: Id,
  email: z.string(),
  display_name: z.nullable(z.string()),
  status: z.enum(userStatuses),
  roles: z.array(z.enum(roles)),
  companies: z.array(
    z.object({
      company_id: Id,
      company_name: z.string(),
      role: z.enum(companyBoundRoles),
      status: z.enum(['invited', 'active', 'revoked']),
    }),
  ),
  /** The invitation that still waits for an answer, and when its link ends. */
  invitation: z.nullable(z.object({ expires_at: Instant, expired: z.boolean() })),
  /** Null, as the last sign-in, while the person has agreed to nothing in the reader’s companies. */
  created_at: z.nullable(Instant),
  last_login_at: z.nullable(Instant),
  is_me: z.boolean(),
})

export const listUsers = call({
  does: 'The accounts of the platform, or of the portfolio, by name',
  http: 'GET /admin/users',
  rights: { scope: 'none', effect: 'reads', kind: 'advice' },
  input: {
    query: z.object({
      q: z.optional(Searched),
      role: z.optional(several(roles)),
      status: z.optional(several(userStatuses)),
      company_id: z.optional(z.string()),
      /** `true` for those whose invitation waits or has ended. */
      invited: z.optional(z.enum(['true'])),
      cursor: z.optional(freeText(400)),
      limit: z.optional(QueryLimit),
    }),
  },
  output: pageOf(AdminUser),
  refusals: ['invalid_cursor'],
  who: platform,
  example: () => ({}),
})

export const setActivation = call({
  does: 'Activate or suspend accounts, or send their invitations again; suspending ends every session at once; as compromised, the platform suspends an only owner too, and the company is told',
  http: 'POST /admin/user/activation',
  rights: { scope: 'none', effect: 'changes', kind: 'advice' },
  input: {
    body: z.object({
      /** The accounts, or one of them by `user_id`. */
      user_ids: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(200))),
      user_id: z.optional(Id),
      action: z.enum(activationActions),
    }),
  },
  output: z.object({
    results: z.array(
      z.object({
        user_id: Id,
        result: z.enum(['activated', 'suspended', 'resent', 'unchanged']),
        status: z.enum(userStatuses),
        /** Why nothing changed, in the caller's language. */
        message: z.nullable(z.string()),
      }),
    ),
  }),
  refusals: [
    'own_account',
    'last_platform_admin',
    'last_owner',
    'platform_ends_account',
    'person_missing',
    'not_found',
    'recent_sign_in_required',
  ],
  who: platform,
  stepUp: true,
  changes: ['user', 'admin'],
  example: (world) => ({ body: { user_ids: [world.colleague], action: 'suspend' } }),
})

export const RadarDate = z.object({
  kind: z.enum(radarKinds),
  date: Day,
  label: z.string(),
  risk: z.enum(radarRisks),
  /** Why this date is late, close or calm, and what would settle it. */
  reason: z.string(),
  articles: z.array(z.string()),
  campaign_id: z.nullable(Id),
})

export const getRadar = call({
  does: 'Every company of the portfolio with its legal dates in a period, and what is late before it',
  http: 'GET /admin/radar',
  rights: { scope: 'none', effect: 'reads', kind: 'advice' },
  input: { query: z.object({ from: z.optional(Day), to: z.optional(Day) }) },
  output: z.object({
    from: Day,
    to: Day,
    today: Day,
    counts: z.object({ late: z.int(), soon: z.int(), ok: z.int() }),
    companies: z.array(
      z.object({
        id: Id,
        legal_name: z.string(),
        status: z.enum(companyStatuses),
        manager_id: z.nullable(Id),
        manager_name: z.nullable(z.string()),
        is_mine: z.boolean(),
        risk: z.enum(radarRisks),
        /** Steps of processes whose day has passed. */
        stuck_steps: z.int(),
        dates: z.array(RadarDate),
      }),
    ),
  }),
  who: platform,
  example: () => ({}),
})

/** Who takes a reminder, and the dates it tells of. */
const Reminder = z.object({
  recipients: z.array(z.object({ name: z.nullable(z.string()), email: z.string() })),
  waits: z.array(z.object({ date: Day, label: z.string() })),
})

export const previewReminder = call({
  does: 'To whom a reminder of the company would go, and what presses for it',
  http: 'GET /admin/company/{id}/reminder',
  rights: { scope: 'company', effect: 'reads', kind: 'advice' },
  input: { path: z.object({ id: Id }) },
  output: Reminder,
  refusals: ['nobody_to_remind', 'reminded_today'],
  who: advisers,
  example: (world) => ({ path: { id: world.company } }),
})

export const remindCompany = call({
  does: 'Write to whoever administers a company what presses for it, with the adviser’s own words quoted; once a day',
  http: 'POST /admin/company/{id}/reminder',
  rights: { scope: 'company', effect: 'changes', kind: 'advice' },
  input: { path: z.object({ id: Id }), body: z.object({ message: text(1000) }) },
  output: Reminder,
  refusals: ['nobody_to_remind', 'reminded_today'],
  who: advisers,
  changes: ['admin'],
  example: (world) => ({ path: { id: world.company }, body: { message: 'Le dépôt approche.' } }),
})

const Advisers = z.object({
  /** With the one given, who comes last if new. */
  advisers: z.array(z.object({ name: z.string() })),
  added: z.boolean(),
})

export const previewAdviser = call({
  does: 'Who would advise the company with one adviser more',
  http: 'GET /admin/company/{id}/adviser',
  rights: { scope: 'company', effect: 'reads', kind: 'advice' },
  input: { path: z.object({ id: Id }), query: z.object({ user_id: Id }) },
  output: Advisers,
  refusals: ['unknown_manager'],
  who: advisers,
  example: (world) => ({ path: { id: world.company }, query: { user_id: world.adviser } }),
})

export const assignAdviser = call({
  does: 'Give a company one adviser more; those it has stay',
  http: 'POST /admin/company/{id}/adviser',
  rights: { scope: 'company', effect: 'changes', kind: 'advice' },
  input: { path: z.object({ id: Id }), body: z.object({ user_id: Id }) },
  output: Advisers,
  refusals: ['unknown_manager'],
  who: advisers,
  changes: ['user', 'company', 'admin'],
  example: (world) => ({ path: { id: world.company }, body: { user_id: world.adviser } }),
})

export const listQueues = call({
  does: 'What waits for an adviser, queue by queue, the oldest first',
  http: 'GET /admin/queues',
  rights: { scope: 'none', effect: 'reads', kind: 'advice' },
  input: { query: z.object({ kind: z.optional(several(queueKinds)) }) },
  output: z.object({
    items: z.array(
      z.object({
        kind: z.enum(queueKinds),
        count: z.int(),
        oldest_at: z.nullable(Instant),
        /** The first twenty. */
        items: z.array(
          z.object({
            id: Id,
            label: z.string(),
            company_id: z.nullable(Id),
            company_name: z.nullable(z.string()),
            since: Instant,
            /** The page where it is settled; of the company when there is one. */
            link: z.string(),
          }),
        ),
      }),
    ),
  }),
  who: platform,
  example: () => ({}),
})

export const openView = call({
  does: 'Look at a company as its administrator would, without changing anything; the company reads it in its audit',
  http: 'POST /admin/company/{id}/view',
  rights: { scope: 'company', effect: 'changes', kind: 'advice' },
  keyless: true,
  input: { path: z.object({ id: Id }) },
  output: z.object({ company_id: Id, company_name: z.string() }),
  who: advisers,
  changes: ['user', 'company'],
  example: (world) => ({ path: { id: world.company } }),
})

export const endView = call({
  does: 'End the read-only view of a company',
  http: 'DELETE /admin/view',
  rights: { scope: 'none', effect: 'session', kind: 'own' },
  status: 204,
  who: platform,
  changes: ['user', 'company'],
  example: () => ({}),
})
