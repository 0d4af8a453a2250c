import * as z from 'zod/mini'
import { auditKinds } from '@moisson/core/company/audit-kinds'
import { companyRoles } from '@moisson/core/vocabulary'
import { call, staff } from './call.ts'
import {
  Day,
  Email,
  Id,
  Instant,
  QueryLimit,
  freeText,
  personName,
  plainWords,
  several,
  pageOf,
} from './shapes.ts'

export const CompanyAdmin = z.object({
  user_id: Id,
  /** The name given with the invitation until it is accepted. */
  name: z.nullable(z.string()),
  email: z.string(),
  company_role: z.enum(companyRoles),
  status: z.enum(['invited', 'active', 'revoked', 'expired']),
  invited_at: z.nullable(Instant),
  invited_by_name: z.nullable(z.string()),
  expires_at: z.nullable(Instant),
  accepted_at: z.nullable(Instant),
  last_login_at: z.nullable(Instant),
  is_self: z.boolean(),
  /** The only owner left, whom nobody can remove. */
  last_owner: z.boolean(),
})
const Admins = z.object({
  ...pageOf(CompanyAdmin).def.shape,
  /** Whether the caller may invite, revoke and change roles here. */
  may_manage: z.boolean(),
  invitations_left: z.int(),
  access_reviewed_on: z.nullable(Day),
  access_review_due: z.boolean(),
  next_review_on: Day,
  /** Whether those who administer the company need a second factor. */
  second_factor_required: z.boolean(),
})

export const listAdmins = call({
  does: 'Who may enter the company’s space, invitations and past accesses included',
  http: 'GET /company/{id}/admins',
  rights: { scope: 'company', effect: 'reads', kind: 'access' },
  input: { path: z.object({ id: Id }) },
  output: Admins,
  who: staff,
  example: (world) => ({ path: { id: world.company } }),
})

export const inviteAdmin = call({
  does: 'Invite one person to administer the company; the answer does not tell whether the address has an account',
  http: 'POST /company/{id}/invite-admin',
  rights: { scope: 'company', effect: 'changes', kind: 'access' },
  begins: true,
  input: {
    path: z.object({ id: Id }),
    body: z.object({
      email: Email,
      first_name: z.optional(personName(80)),
      last_name: z.optional(personName(80)),
      company_role: z.optional(z.enum(companyRoles)),
      message: z.optional(plainWords(500)),
      /** An invitation gives this role and no other. */
      role: z.optional(z.literal('company_admin')),
      roles: z.optional(z.never()),
    }),
  },
  output: z.object({
    user_id: Id,
    email: z.string(),
    company_role: z.enum(companyRoles),
    status: z.literal('invited'),
    expires_at: Instant,
    invitations_left: z.int(),
  }),
  status: 202,
  refusals: ['already_admin', 'too_many_invitations', 'recent_sign_in_required'],
  who: staff,
  stepUp: true,
  changes: ['company', 'todo'],
  example: (world) => ({ path: { id: world.company }, body: { email: 'nouvelle@example.org' } }),
})

export const resendInvitation = call({
  does: 'Send a pending or expired invitation again, for seven more days; the link sent before no longer opens',
  http: 'POST /company/{id}/admins/{uid}/resend',
  rights: { scope: 'company', effect: 'changes', kind: 'access' },
  begins: true,
  input: { path: z.object({ id: Id, uid: Id }) },
  output: z.object({ user_id: Id, expires_at: Instant, invitations_left: z.int() }),
  refusals: ['not_invited', 'too_many_invitations', 'recent_sign_in_required'],
  who: staff,
  stepUp: true,
  changes: ['company'],
  example: (world) => ({ path: { id: world.company, uid: world.invitedAdmin } }),
})

export const revokeAdmin = call({
  does: 'Take somebody’s access to the company away, or withdraw an invitation; it acts on the next request',
  http: 'DELETE /company/{id}/admins/{uid}',
  rights: { scope: 'company', effect: 'changes', kind: 'access' },
  input: { path: z.object({ id: Id, uid: Id }) },
  output: z.object({ user_id: Id, status: z.literal('revoked') }),
  refusals: ['own_role', 'last_owner', 'recent_sign_in_required'],
  who: staff,
  stepUp: true,
  changes: ['company', 'user', 'todo'],
  example: (world) => ({ path: { id: world.company, uid: world.invitedAdmin } }),
})

export const reviewAccess = call({
  does: 'State that the list of those who have access was read and is right, as is due every year',
  http: 'POST /company/{id}/access-review',
  rights: { scope: 'company', effect: 'changes', kind: 'access' },
  input: { path: z.object({ id: Id }) },
  output: z.object({ access_reviewed_on: Day, next_review_on: Day }),
  who: staff,
  changes: ['company', 'todo'],
  example: (world) => ({ path: { id: world.company } }),
})

export const requireFactor = call({
  does: 'Ask those who administer the company for a second factor, or ask no more; who has none adds one before anything else',
  http: 'PUT /company/{id}/second-factor',
  rights: { scope: 'company', effect: 'changes', kind: 'access' },
  input: { path: z.object({ id: Id }), body: z.object({ required: z.boolean() }) },
  output: z.object({ second_factor_required: z.boolean() }),
  refusals: ['recent_sign_in_required'],
  who: staff,
  stepUp: true,
  changes: ['company'],
  example: (world) => ({ path: { id: world.company }, body: { required: false } }),
})

const Difference = z.object({
  field: z.string(),
  label: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  /** Changed, and kept out of the log: a personal or bank detail. */
  hidden: z.boolean(),
})

export const readCompanyAudit = call({
  does: 'Who did what in the company, the newest first, in sentences',
  http: 'GET /company/{id}/audit',
  rights: { scope: 'company', effect: 'reads', kind: 'access' },
  input: {
    path: z.object({ id: Id }),
    query: z.object({
      kind: z.optional(several(auditKinds)),
      person: z.optional(Id),
      cursor: z.optional(freeText(200)),
      limit: z.optional(QueryLimit),
    }),
  },
  output: z.object({
    items: z.array(
      z.object({
        id: Id,
        at: Instant,
        action: z.string(),
        kind: z.enum(auditKinds),
        sentence: z.string(),
        actor_id: z.nullable(Id),
        actor_name: z.nullable(z.string()),
        target_type: z.nullable(z.string()),
        target_id: z.nullable(Id),
        target_name: z.nullable(z.string()),
        differences: z.array(Difference),
      }),
    ),
    total: z.int(),
    next_cursor: z.nullable(z.string()),
    /** Those who did something here, for the filter. */
    people: z.array(z.object({ id: Id, name: z.string() })),
  }),
  refusals: ['invalid_request'],
  who: staff,
  example: (world) => ({ path: { id: world.company }, query: {} }),
})
