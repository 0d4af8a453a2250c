import * as z from 'zod/mini'
import { engagementStates, informedBys, submissionChannels } from '@moisson/core/vocabulary'
import { Cents, Day, Id, Instant, Step, Text, Version, pageOf } from './shapes.ts'

/** One person in a campaign. */
export const Enrolment = z.object({
  id: Id,
  campaign_id: Id,
  beneficiary_id: Id,
  employee_number: z.nullable(z.string()),
  last_name: z.string(),
  first_name: z.string(),
  email: z.nullable(z.string()),
  establishment: z.nullable(z.string()),
  exit_date: z.nullable(Day),
  engagement_state: z.enum(engagementStates),
  gross_cents: Cents,
  csg_crds_cents: Cents,
  net_cents: Cents,
  /** Received before as an advance, gross and net; what is still due, and what is to be returned. */
  advance_gross_cents: Cents,
  advance_net_cents: Cents,
  due_cents: Cents,
  /** The most the person may pay in of their own money; null where an amount is due to them. */
  room_cents: z.nullable(Cents),
  /** Where the person gives days: the value of one, and how many half days of it count once the answers are in. */
  day_cents: z.nullable(Cents),
  given_half_days: z.nullable(z.int()),
  to_return_cents: Cents,
  reference_salary_cents: z.nullable(Cents),
  presence_days: z.nullable(z.number()),
  capped: z.boolean(),
  invited_at: z.nullable(Instant),
  informed_on: z.nullable(Day),
  informed_by: z.nullable(z.enum(informedBys)),
  deadline_at: z.nullable(Instant),
  opened_at: z.nullable(Instant),
  drafted_at: z.nullable(Instant),
  submitted_at: z.nullable(Instant),
  submission_channel: z.nullable(z.enum(submissionChannels)),
  last_reminder_at: z.nullable(Instant),
  reminder_count: z.int(),
  receipt_number: z.nullable(z.string()),
  exclusion_reason: z.nullable(z.string()),
  flags: z.array(
    z.enum(['email_bounced', 'no_channel', 'on_paper', 'no_reminders', 'leaver', 'capped', 'late_added']),
  ),
  /** The last correction after the launch: what the amount and its bases were before, and why it changed. */
  correction: z.nullable(
    z.object({
      at: Instant,
      by: z.string(),
      reason: z.string(),
      gross_cents: Cents,
      net_cents: Cents,
      reference_salary_cents: z.nullable(Cents),
      presence_days: z.nullable(z.number()),
      /** The advance before it was corrected; left out where it was not. */
      advance_gross_cents: z.optional(Cents),
      advance_net_cents: z.optional(Cents),
    }),
  ),
  /** Every answer confirmed, the earliest first, without what it says; only in the reading of one person. */
  answers: z.optional(
    z.array(
      z.object({
        submitted_at: Instant,
        channel: z.nullable(z.enum(submissionChannels)),
        receipt_number: z.string(),
      }),
    ),
  ),
  /** What became of an amount that was held, once it left the company; only in the reading of one person. */
  held_left: z.optional(z.nullable(Text)),
  /** How the amount was computed, only in the reading of one person. */
  steps: z.optional(z.array(Step)),
  version: Version,
})

/** People of a campaign, a page of them. */
export const EnrolmentPage = z.object({
  ...pageOf(Enrolment).def.shape,
  counts: z.record(z.string(), z.int()),
  /** Of this page: whose unconfirmed draft is complete and counts if they stay silent. */
  drafts_counting: z.array(Id),
})
