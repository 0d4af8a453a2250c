import { sql, type Kysely } from 'kysely'

const parts = ['csg_deductible_cents', 'csg_non_deductible_cents', 'crds_cents', 'net_cents']

/**
 * What each person already received as an advance on the share of a campaign, with what was withheld on it, and what is
 * still due: the share less the advance, part by part, never below nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const due = (part: string) => `greatest(${part} - advance_${part}, 0)`
  await sql`
alter table campaign_beneficiary
  add column advance_gross_cents bigint not null default 0 check (advance_gross_cents >= 0),
  ${sql.raw(parts.map((part) => `add column advance_${part} bigint not null default 0 check (advance_${part} >= 0)`).join(', '))},
  add check (advance_gross_cents = ${sql.raw(parts.map((part) => `advance_${part}`).join(' + '))})`.execute(
    db,
  )
  await sql`
alter table campaign_beneficiary
  ${sql.raw(parts.map((part) => `add column due_${part} bigint not null generated always as (${due(part)}) stored`).join(', '))},
  add column due_gross_cents bigint not null generated always as (${sql.raw(parts.map(due).join(' + '))}) stored,
  drop constraint campaign_beneficiary_check1,
  add constraint outcome_is_due check (paid_cents is null or paid_cents + pee_cents + percol_cents + held_cents = due_net_cents)`.execute(
    db,
  )
}
