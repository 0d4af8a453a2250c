import { sql } from 'kysely'
import type { PaymentFacts } from '@moisson/core/payment/movements'
import type { CampaignType } from '@moisson/core/vocabulary'
import type { Tx } from '../database/connect.ts'
import type { OpenTransaction } from '../database/transaction.ts'
import { exportedCampaign } from '../export/exported-campaign.ts'
import { payrollLines } from '../export/export-payroll.ts'
import { settledPeople } from '../export/settled-people.ts'

export interface CampaignFacts extends PaymentFacts {
  id: string
  company_id: string
  name: string
  type: CampaignType
  year: number
  exercise_end: string
  validated_at: Date | null
  direct_people: number
  direct_cents: number
  direct_with_iban: number
}

const bound = sql<boolean>`(select bound_to_participation or bound_at_250 from company k where k.id = c.company_id)`

/** The campaigns of an exercice (or one of them) with every sum their payments are made of; cancelled ones are not. */
export async function campaignFacts(
  { tx, client }: OpenTransaction,
  companyId: string,
  which: { year: number } | { id: string },
): Promise<CampaignFacts[]> {
  const { rows } = await sql<CampaignFacts & { bound: boolean }>`
    select c.id, c.company_id, c.name, c.type, c.year, c.state, c.exercise_end, c.validated_at, c.planned_payment_date,
      c.legal_payment_deadline, c.paid_on, ${bound} as bound, s.*,
      case when c.distributed_gross_cents > 0 then c.distributed_gross_cents else coalesce(c.envelope_gross_cents, 0) end
        as envelope_gross_cents
    from campaign c cross join lateral (${sumsOfPeople}) s
    where c.company_id = ${companyId} and c.state <> 'cancelled'
      and ${'id' in which ? sql`c.id = ${which.id}` : sql`c.year = ${which.year}`}
    order by coalesce(c.planned_payment_date, c.legal_payment_deadline), c.created_at, c.id`.execute(tx)
  const facts: CampaignFacts[] = []
  for (const { bound: levied, ...row } of rows)
    facts.push({
      ...row,
      forfait_social_cents: levied && row.unsettled === 0 ? await forfaitOf({ tx, client }, row) : 0,
    })
  return facts
}

/** As in the exports: everybody who is part of the campaign, and the lines of the choices that count. */
const sumsOfPeople = sql`
  select count(*)::int as people, count(*) filter (where e.paid_cents is null)::int as unsettled,
    ${sum('e.gross_cents', 'gross_cents')}, ${sum('e.net_cents', 'net_cents')},
    ${sum('e.csg_deductible_cents + e.csg_non_deductible_cents + e.crds_cents', 'levies_cents')},
    ${sum('e.paid_cents', 'paid_cents')}, ${sum('e.pee_cents', 'pee_cents')},
    ${sum('e.percol_cents', 'percol_cents')}, ${sum('e.held_cents', 'held_cents')},
    ${sum('e.abondement_gross_cents', 'abondement_gross_cents')},
    ${sum('e.abondement_net_cents', 'abondement_net_cents')},
    ${sum('l.sent_cents', 'sent_cents')}, ${sum('l.sent_abondement_net_cents', 'sent_abondement_net_cents')},
    count(*) filter (where d.direct)::int as direct_people,
    coalesce(sum(e.paid_cents) filter (where d.direct), 0)::bigint as direct_cents,
    count(*) filter (where d.direct and d.iban)::int as direct_with_iban
  from campaign_beneficiary e
  cross join lateral (
    select coalesce(sum((line->>'amount_cents')::bigint), 0) as sent_cents,
      coalesce(sum((line->>'abondement_net_cents')::bigint), 0) as sent_abondement_net_cents
    from choice h cross join lateral jsonb_array_elements(h.lines) line
    where e.pee_cents + e.percol_cents > 0 and h.company_id = e.company_id and h.campaign_beneficiary_id = e.id
      and h.status in ('submitted', 'default_applied') and line->>'destination' in ('pee', 'percol')) l
  cross join lateral (
    select coalesce(e.paid_cents, 0) > 0 and b.exit_date is not null
        and b.exit_date <= coalesce(c.planned_payment_date, c.legal_payment_deadline) as direct,
      b.iban_cipher is not null as iban
    from beneficiary b where b.company_id = e.company_id and b.id = e.beneficiary_id) d
  where e.company_id = c.company_id and e.campaign_id = c.id and e.engagement_state <> 'excluded'`

function sum(expression: string, name: string) {
  return sql`coalesce(sum(${sql.raw(expression)}), 0)::bigint as ${sql.raw(name)}`
}

/** The employer's levy as the payroll lines add it up. */
async function forfaitOf(
  { tx, client }: Pick<OpenTransaction, 'tx' | 'client'>,
  campaign: { id: string; company_id: string },
): Promise<number> {
  const exported = await exportedCampaign(tx as Tx, campaign.company_id, campaign.id)
  let levy = 0
  for await (const lines of payrollLines(settledPeople(client, campaign), exported))
    for (const line of lines) levy += line.forfait_social_cents
  return levy
}
