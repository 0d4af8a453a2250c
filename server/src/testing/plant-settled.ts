import { randomUUID } from 'node:crypto'
import { csgCrds } from '@moisson/law/csg-crds'
import type { TestServer } from './test-server.ts'

export interface SettledFacts {
  number?: string
  lastName?: string
  firstName?: string
  gross: number
  /** Net cents by destination; the rest of the net is held back. */
  paid?: number
  pee?: number
  percol?: number
  abondement?: { gross: number; net: number }
  birthDate?: string | null
  byDefault?: boolean
  fundId?: string
}

export interface SettledCampaign {
  id: string
  company: string
  fund: string
}

/** A campaign whose outcome is written, with the choices that count, planted row by row. */
export async function plantSettled(
  server: TestServer,
  company: string,
  people: readonly SettledFacts[],
  { state = 'validated', bound = false } = {},
): Promise<SettledCampaign> {
  const id = randomUUID()
  const fund = randomUUID()
  await server.owner.query(
    `insert into fund (id, code, data, status, sri) values ($1, $2, '{}', 'published', 1)`,
    [fund, `FR${fund.slice(0, 8)}`],
  )
  await server.owner.query(
    `update company set bound_to_participation = $2, bound_at_250 = $2, headcount = null, headcount_year = null where id = $1`,
    [company, bound],
  )
  const frozen = {
    payment_day: '2026-05-29',
    plans: [{ kind: 'pee', funds: [{ id: fund, code: 'FR0000000001', name: 'Fonds « Prudent » ; A' }] }],
  }
  await server.owner.query(
    `insert into campaign (id, company_id, name, type, year, state, exercise_start, exercise_end, criteria, seniority_months,
       prorate_cap, redistribute, response_days, presumption_days, legal_payment_deadline, destinations, default_rule,
       draft_policy, reminder_plan, frozen, validated_at, distributed_gross_cents, created_at, updated_at)
     values ($1, $2, $3, 'interessement', 2025, $4, '2025-01-01', '2025-12-31', '[]', 3, false, false, 15, 0, '2026-05-31',
       '{immediate_payment,pee,percol}', 'pee_lowest_risk', 'ignore_draft', '{}', $5, '2026-05-12T08:30:00Z', $6, now(), now())`,
    [
      id,
      company,
      `Intéressement ${id.slice(0, 4)}`,
      state,
      frozen,
      people.reduce((sum, one) => sum + one.gross, 0),
    ],
  )
  for (const [at, one] of people.entries()) await plantPerson(server, { id, company, fund }, at, one)
  return { id, company, fund }
}

async function plantPerson(server: TestServer, campaign: SettledCampaign, at: number, one: SettledFacts) {
  const levies = csgCrds.value({ gross_cents: one.gross, on: '2026-05-29' })
  const net = levies.net_cents
  const { paid = 0, pee = 0, percol = 0, abondement = { gross: 0, net: 0 } } = one
  const [beneficiary, enrolment] = [randomUUID(), randomUUID()]
  const { number = `M${String(at).padStart(4, '0')}`, lastName = 'Moreau', firstName = `Lina ${at}` } = one
  await server.owner.query(
    `insert into beneficiary (id, company_id, employee_number, civility, last_name, first_name, birth_date, personal_email, created_at, updated_at)
     values ($1, $2, $3, 'mrs', $4, $5, $6, $7, now(), now())`,
    [
      beneficiary,
      campaign.company,
      number,
      lastName,
      firstName,
      one.birthDate === undefined ? '1985-05-12' : one.birthDate,
      `p${at}@example.org`,
    ],
  )
  await server.owner.query(
    `insert into campaign_beneficiary (id, company_id, campaign_id, beneficiary_id, employee_number, last_name, first_name,
       engagement_state, gross_cents, csg_deductible_cents, csg_non_deductible_cents, crds_cents, net_cents, paid_cents,
       pee_cents, percol_cents, held_cents, abondement_gross_cents, abondement_net_cents, receipt_number, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, now(), now())`,
    [
      enrolment,
      campaign.company,
      campaign.id,
      beneficiary,
      number,
      lastName,
      firstName,
      one.byDefault ? 'defaulted' : paid + pee + percol > 0 ? 'locked' : 'unreachable',
      one.gross,
      levies.csg_deductible_cents,
      levies.csg_non_deductible_cents,
      levies.crds_cents,
      net,
      paid,
      pee,
      percol,
      net - paid - pee - percol,
      abondement.gross,
      abondement.net,
      `R-${enrolment.slice(0, 12)}`,
    ],
  )
  const line = (destination: string, amount: number, more: object) =>
    amount === 0
      ? []
      : [
          {
            destination,
            management_mode: null,
            managed_profile: null,
            fund_id: null,
            amount_cents: amount,
            // As the settlement writes it: on every line of who is matched, on none of the others.
            ...(abondement.gross > 0 && { abondement_gross_cents: 0, abondement_net_cents: 0 }),
            ...more,
          },
        ]
  const lines = [
    ...line('immediate_payment', paid, {}),
    ...line('pee', pee, {
      management_mode: 'free',
      fund_id: one.fundId ?? campaign.fund,
      ...(abondement.gross > 0 && {
        abondement_gross_cents: abondement.gross,
        abondement_net_cents: abondement.net,
      }),
    }),
    ...line('percol', percol, { management_mode: 'managed', managed_profile: 'balanced' }),
  ]
  if (lines.length === 0) return
  await server.owner.query(
    `insert into choice (id, company_id, campaign_beneficiary_id, campaign_id, beneficiary_id, status, lines, total_cents, channel,
       submitted_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 'web', '2026-04-01T12:00:00Z', '2026-04-01T12:00:00Z', now())`,
    [
      randomUUID(),
      campaign.company,
      enrolment,
      campaign.id,
      beneficiary,
      one.byDefault ? 'default_applied' : 'submitted',
      JSON.stringify(lines),
      paid + pee + percol,
    ],
  )
}
