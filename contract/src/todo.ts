import * as z from 'zod/mini'
import {
  todoPriorities,
  todoSources,
  todoStatuses,
  todoSubjects,
  todoTemplates,
  todoTypes,
} from '@moisson/core/vocabulary'
import { advisers, call, staff } from './call.ts'
import {
  Day,
  DayOfThisCentury,
  Id,
  Instant,
  QueryLimit,
  QueryYear,
  Version,
  Year,
  freeText,
  pageOf,
  several,
  nameOf,
} from './shapes.ts'

/** The screen where a thing to do is done. */
const Related = z.object({
  kind: z.enum(todoSubjects),
  id: z.nullable(Id),
  route: z.string().check(z.regex(/^\/(?!\/)[\w\-/?=&.]*$/), z.maxLength(200)),
})
const Minutes = z.int().check(z.gte(1), z.lte(2400))
const assigneeRoles = ['company_admin', 'manager'] as const

export const Todo = z.object({
  id: Id,
  company_id: Id,
  type: z.enum(todoTypes),
  title: z.string(),
  description: z.string(),
  status: z.enum(todoStatuses),
  /** Closed by what is on record and by nobody: open again once that is undone. */
  by_itself: z.boolean(),
  /** `legal` where the law sets the date. */
  priority: z.enum(todoPriorities),
  due_date: z.nullable(Day),
  /** How the date is found, in words. */
  due_rule: z.nullable(z.string()),
  /** Still open, and its day has passed. */
  overdue: z.boolean(),
  /** From when it waits now, however far its day is. */
  pressing_from: z.nullable(Day),
  /** Not to be shown first before that day. */
  snoozed_until: z.nullable(Day),
  assignee_role: z.enum(assigneeRoles),
  assignee_id: z.nullable(Id),
  assignee_name: z.nullable(z.string()),
  /** `system` is what the product found by itself: it goes away once solved. */
  source: z.enum(todoSources),
  template_code: z.nullable(z.string()),
  /** The exercice it belongs to. */
  year: z.nullable(Year),
  related: z.nullable(z.extend(Related, { field: z.optional(z.string()) })),
  estimated_minutes: z.nullable(z.int()),
  /** What the delay costs, in words. */
  consequence: z.nullable(z.string()),
  completed_at: z.nullable(Instant),
  completed_by: z.nullable(z.string()),
  /** Why it does not apply, or what blocks it. */
  reason: z.nullable(z.string()),
  evidence_document_id: z.nullable(Id),
  version: Version,
  created_at: z.nullable(Instant),
  updated_at: z.nullable(Instant),
})

export const listTodos = call({
  does: 'What the company has to do, the soonest due first, with counts by status and type and whom it may be given to',
  http: 'GET /company/{id}/todos',
  rights: { scope: 'company', effect: 'reads', kind: 'company' },
  input: {
    path: z.object({ id: Id }),
    query: z.object({
      type: z.optional(several(todoTypes)),
      status: z.optional(several(todoStatuses)),
      year: z.optional(QueryYear),
      cursor: z.optional(freeText(300)),
      limit: z.optional(QueryLimit),
    }),
  },
  output: z.object({
    ...pageOf(Todo).def.shape,
    /** Each count keeps the other filters and drops its own. */
    counts: z.object({
      by_status: z.record(z.string(), z.int()),
      by_type: z.record(z.string(), z.int()),
      overdue: z.int(),
    }),
    assignees: z.array(z.object({ id: Id, name: z.string(), role: z.enum(assigneeRoles) })),
  }),
  who: staff,
  example: (world) => ({ path: { id: world.company } }),
})

const writable = {
  title: nameOf(160),
  description: freeText(4000),
  type: z.enum(todoTypes),
  priority: z.enum(['low', 'normal', 'high']),
  due_date: z.nullable(DayOfThisCentury),
  assignee_role: z.enum(assigneeRoles),
  assignee_id: z.nullable(Id),
  estimated_minutes: z.nullable(Minutes),
}

export const createTodo = call({
  does: 'Add a thing to do by hand',
  http: 'POST /company/{id}/todos',
  rights: { scope: 'company', effect: 'changes', kind: 'company' },
  input: {
    path: z.object({ id: Id }),
    body: z.object({
      ...z.partial(z.object(writable)).def.shape,
      title: nameOf(160),
      year: z.optional(z.nullable(Year)),
    }),
  },
  output: Todo,
  status: 201,
  refusals: ['unknown_assignee'],
  who: staff,
  changes: ['todo'],
  example: (world) => ({ path: { id: world.company }, body: { title: 'Prévenir le CSE' } }),
})

export const updateTodo = call({
  does: 'Complete, set aside (with a reason), reopen, put off, move, hand over or rewrite a thing to do; read-only keys are ignored',
  http: 'PUT /company/{id}/todos/{tid}',
  rights: { scope: 'company', effect: 'changes', kind: 'company' },
  input: {
    path: z.object({ id: Id, tid: Id }),
    body: z.partial(
      z.object({
        ...writable,
        priority: z.enum(todoPriorities),
        status: z.enum(todoStatuses),
        reason: z.nullable(freeText(500)),
        snoozed_until: z.nullable(Day),
        evidence_document_id: z.nullable(Id),
      }),
    ),
  },
  output: Todo,
  refusals: [
    'not_found',
    'version_conflict',
    'todo_reason_missing',
    'todo_solves_itself',
    'todo_closed_itself',
    'todo_text_fixed',
    'legal_date_fixed',
    'unknown_assignee',
    'unknown_evidence',
  ],
  who: staff,
  changes: ['todo'],
  example: (world) => ({ path: { id: world.company, tid: world.todo }, body: { status: 'done' } }),
})

const Populated = z.object({
  id: z.nullable(Id),
  template_code: z.string(),
  year: Year,
  type: z.enum(todoTypes),
  priority: z.enum(todoPriorities),
  title: z.string(),
  /** Null while the fact it is counted from is not on record. */
  due_date: z.nullable(Day),
})

export const populateTodos = call({
  does: 'Give a company the things to do of a set with their computed dates, each once per exercice; `dry_run` only shows them',
  http: 'POST /admin/company/{id}/todo/populate',
  rights: { scope: 'company', effect: 'changes', kind: 'advice' },
  input: {
    path: z.object({ id: Id }),
    body: z.object({
      template: z.optional(z.enum(todoTemplates)),
      /** A set that the caller or the platform wrote, instead of one of the product. */
      own_template_id: z.optional(Id),
      /** The day the dates are counted from; today unless given. */
      reference_date: z.optional(DayOfThisCentury),
      dry_run: z.optional(z.boolean()),
    }),
  },
  output: z.object({
    created: z.array(Populated),
    skipped: z.array(
      z.object({ ...Populated.def.shape, reason: z.enum(['exists', 'settled', 'not_applicable']) }),
    ),
  }),
  refusals: ['agreement_end_missing', 'unknown_todo_set'],
  who: advisers,
  changes: ['todo'],
  example: (world) => ({ path: { id: world.company }, body: { template: 'onboarding' } }),
})
