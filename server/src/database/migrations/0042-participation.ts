import { sql, type Kysely } from 'kysely'

/** The figures from which the reserve of a participation is computed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
alter table campaign
  add column reserve_formula text not null default 'legal' check (reserve_formula in ('legal', 'derogatory')),
  add column reserve_profit_cents bigint,
  add column reserve_equity_cents bigint,
  add column reserve_wages_cents bigint,
  add column reserve_added_value_cents bigint,
  add column reserve_accounting_profit_cents bigint,
  add column reserve_derogatory_cents bigint,
  add column reserve_ceiling text not null default 'half_net_accounting' check (reserve_ceiling in
    ('half_net_accounting', 'net_accounting_minus_5pct_equity', 'net_taxable_minus_5pct_equity', 'half_net_taxable')),
  add column reserve_carried_cents bigint`.execute(db)
}
