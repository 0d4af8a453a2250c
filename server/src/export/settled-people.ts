import { sql } from 'kysely'
import type pg from 'pg'
import type { SettledPerson } from '@moisson/core/export/payroll-line'
import type { Tx } from '../database/connect.ts'
import { copyLines } from './copy-lines.ts'

const uuid = /^[0-9a-f-]{36}$/i
/** An identifier that may stand inside a COPY, which takes no parameter. */
export function literalId(id: string): string {
  if (!uuid.test(id)) throw new Error('an identifier is expected')
  return `'${id}'`
}

/** Who was paid, placed or held something, or was excluded after an advance; of one's own money, who pays in. */
const ofThem = (campaign: { id: string; company_id: string }) => `from campaign_beneficiary
    where company_id = ${literalId(campaign.company_id)} and campaign_id = ${literalId(campaign.id)}
      and (engagement_state <> 'excluded' and paid_cents is not null and (room_cents is null or net_cents > 0) or engagement_state = 'excluded' and advance_net_cents > 0)`

/** How many people `settledPeople` gives. */
export async function countSettled(tx: Tx, campaign: { id: string; company_id: string }): Promise<number> {
  const { rows } = await sql<{
    people: number
  }>`select count(*)::int as people ${sql.raw(ofThem(campaign))}`.execute(tx)
  return rows[0]?.people ?? 0
}

/**
 * What became of each person's amount, by employee number: the same order whoever asks, on any machine.
 * Who was excluded after an advance stands there for what has to be returned.
 */
export async function* settledPeople(
  client: pg.PoolClient,
  campaign: { id: string; company_id: string },
): AsyncGenerator<SettledPerson[]> {
  const query = `select employee_number, last_name, first_name, establishment,
      (select b.exit_date from beneficiary b where b.id = beneficiary_id) as exit_date, due_gross_cents,
      due_csg_deductible_cents, due_csg_non_deductible_cents, due_crds_cents, due_net_cents, coalesce(paid_cents, 0), coalesce(pee_cents, 0),
      coalesce(percol_cents, 0), coalesce(held_cents, 0), abondement_gross_cents, abondement_net_cents, receipt_number,
      late_interest_paid_cents, late_interest_pee_cents + late_interest_percol_cents,
      gross_cents - due_gross_cents, net_cents - due_net_cents, greatest(advance_net_cents - net_cents, 0),
      greatest(advance_gross_cents - gross_cents, 0), greatest(advance_csg_deductible_cents - csg_deductible_cents, 0),
      greatest(advance_csg_non_deductible_cents - csg_non_deductible_cents, 0), greatest(advance_crds_cents - crds_cents, 0), untaxed, given_half_days
    ${ofThem(campaign)}
    order by employee_number collate "C" nulls last, id`
  for await (const lines of copyLines(client, query)) {
    yield lines.map((f): SettledPerson => ({
      employee_number: f[0] ?? null,
      last_name: f[1] ?? '',
      first_name: f[2] ?? '',
      establishment: f[3] ?? null,
      exit_date: f[4] ?? null,
      gross_cents: Number(f[5]),
      csg_deductible_cents: Number(f[6]),
      csg_non_deductible_cents: Number(f[7]),
      crds_cents: Number(f[8]),
      net_cents: Number(f[9]),
      paid_cents: Number(f[10]),
      pee_cents: Number(f[11]),
      percol_cents: Number(f[12]),
      held_cents: Number(f[13]),
      abondement_gross_cents: Number(f[14]),
      abondement_net_cents: Number(f[15]),
      untaxed: f[26] === 't',
      given_half_days: f[27] == null ? null : Number(f[27]),
      receipt_number: f[16] ?? null,
      late_interest_paid_cents: Number(f[17]),
      late_interest_placed_cents: Number(f[18]),
      advance_gross_cents: Number(f[19]),
      advance_net_cents: Number(f[20]),
      to_return_cents: Number(f[21]),
      overpaid: {
        gross_cents: Number(f[22]),
        csg_deductible_cents: Number(f[23]),
        csg_non_deductible_cents: Number(f[24]),
        crds_cents: Number(f[25]),
      },
    }))
  }
}
