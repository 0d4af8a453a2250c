import type pg from 'pg'
import type { PlacedLine, PlacedPerson } from '@moisson/core/keeper/allocation-lines'
import type { PlanKind } from '@moisson/core/vocabulary'
import type { Sealer } from '../security/sealer.ts'
import { copyLines } from './copy-lines.ts'
import { literalId } from './settled-people.ts'

/** The people whose money goes to one of these plans, with the choice that counts, by employee number. */
export async function* placedPeople(
  client: pg.PoolClient,
  campaign: { id: string; company_id: string },
  plans: readonly PlanKind[],
  secrets?: Sealer,
): AsyncGenerator<PlacedPerson[]> {
  const query = `select e.employee_number, b.civility, b.last_name, b.birth_name, b.first_name, b.birth_date, b.birth_place,
      b.birth_country, b.address, coalesce(b.personal_email, b.work_email), b.mobile, b.hire_date, b.exit_date, b.status,
      e.receipt_number, c.status, c.channel,
      to_char(coalesce(c.submitted_at, c.created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), c.lines,
      b.id, ${secrets ? `encode(b.nir_cipher, 'hex')` : 'null'}, e.late_interest_pee_cents, e.late_interest_percol_cents
    from campaign_beneficiary e
    join beneficiary b on b.company_id = e.company_id and b.id = e.beneficiary_id
    join choice c on c.company_id = e.company_id and c.campaign_beneficiary_id = e.id
      and c.status in ('submitted', 'default_applied')
    where e.company_id = ${literalId(campaign.company_id)} and e.campaign_id = ${literalId(campaign.id)}
      and ${plans.map((plan) => `e.${plan}_cents`).join(' + ')} > 0 and e.engagement_state <> 'excluded'
    order by e.employee_number collate "C" nulls last, e.id`
  for await (const rows of copyLines(client, query)) {
    yield rows.map((f): PlacedPerson => ({
      employee_number: f[0] ?? null,
      civility: f[1] ?? '',
      last_name: f[2] ?? '',
      birth_name: f[3] ?? null,
      first_name: f[4] ?? '',
      birth_date: f[5] ?? null,
      birth_place: f[6] ?? null,
      birth_country: f[7] ?? null,
      address: f[8] ? (JSON.parse(f[8]) as PlacedPerson['address']) : null,
      email: f[9] ?? null,
      mobile: f[10] ?? null,
      hire_date: f[11] ?? null,
      exit_date: f[12] ?? null,
      status: f[13] ?? '',
      receipt_number: f[14] ?? null,
      choice_status: f[15] ?? '',
      channel: f[16] ?? null,
      chosen_at: f[17] ?? '',
      lines: f[18] ? (JSON.parse(f[18]) as PlacedLine[]) : [],
      late_interest: { pee: Number(f[21]), percol: Number(f[22]) },
      nir:
        secrets && f[20]
          ? secrets
              .open(campaign.company_id, `beneficiary.nir/${f[19]}`, Buffer.from(f[20], 'hex'))
              .toString()
          : null,
    }))
  }
}
