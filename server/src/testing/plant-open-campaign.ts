import { randomUUID } from 'node:crypto'
import type { FrozenRules } from '@moisson/core/campaign/frozen-rules'
import type { AbondementTerms } from '@moisson/core/choice/offer'
import type { Destination, DraftPolicy } from '@moisson/core/vocabulary'
import type { ShownFund } from '../database/schema-campaign-side.ts'
import { plantBeneficiary, plantCompany, plantUser } from './plant.ts'
import type { TestServer } from './test-server.ts'

export const noAbondement: AbondementTerms = { kind: 'none', cap_cents: null, base: 'net', leavers: false }

export interface PlantedPerson {
  userId: string
  beneficiaryId: string
  enrolmentId: string
  email: string
}

export interface PlantedCampaign {
  companyId: string
  campaignId: string
  people: PlantedPerson[]
  funds: string[]
}

/** A campaign that takes answers until 27 May 2026, Paris, with a PEE and a PER COL, straight into the tables. */
export async function plantOpenCampaign(
  server: TestServer,
  {
    people = 1,
    net = 90_300,
    state = 'open',
    draftPolicy = 'ignore_draft' as DraftPolicy,
    deadline = '2026-05-27T21:59:59.999Z' as string | null,
    destinations = ['immediate_payment', 'pee', 'percol'] as Destination[],
    matching = noAbondement,
    lastName = 'Moreau',
    firstName = 'Lina',
    companyName = 'Les Vergers de Saint-Prix',
    companyId = undefined as string | undefined,
    type = 'interessement',
    name = undefined as string | undefined,
    mailsPerPerson = true,
    messageBody = null as string | null,
  } = {},
): Promise<PlantedCampaign> {
  // A company has one campaign of a name.
  const another = companyId === undefined ? '' : ` ${randomUUID().slice(0, 6)}`
  const company = companyId ?? (await plantCompany(server, { name: companyName }))
  const funds = [1, 2, 3].map((sri) => fund(sri))
  for (const one of funds)
    await server.owner.query(
      `insert into fund (id, code, data, status, sri) values ($1, $2, $3, 'published', $4)`,
      [one.id, one.code, one, one.sri],
    )
  const rules: FrozenRules<ShownFund> = {
    rules_date: '2026-05-01',
    payment_day: '2026-05-29',
    exercise: { start: '2025-01-01', end: '2025-12-31' },
    destinations,
    default_rule: 'pee_lowest_risk',
    draft_policy: draftPolicy,
    response_days: 15,
    presumption_days: 4,
    plans: (['pee', 'percol'] as const)
      .filter((kind) => destinations.includes(kind))
      .map((kind) => ({
        id: randomUUID(),
        kind,
        name: kind === 'pee' ? 'PEE' : 'PER COL',
        abondement: { ...matching, bands: matching.bands ? [...matching.bands] : undefined },
        funds,
        default_fund_id: funds[0]?.id ?? null,
        has_managed_profiles: kind === 'percol',
        version: 1,
      })),
    agreement: null,
    parameters: [],
    csg_crds_bps: 970,
  }
  const campaignId = randomUUID()
  await server.owner.query(
    `insert into campaign (id, company_id, name, type, year, state, exercise_start, exercise_end, envelope_gross_cents, criteria,
       seniority_months, prorate_cap, redistribute, response_days, presumption_days, legal_payment_deadline, destinations,
       default_rule, draft_policy, reminder_plan, closes_at, frozen, launched_at, contact_name, contact_email, message_body,
       calculation, created_at, updated_at)
     values ($1, $2, $3, $4, 2025, $5, '2025-01-01', '2025-12-31', $6, '[{"criterion":"uniform","weight_bps":10000}]',
       3, false, true, 15, 4, '2026-05-31', $7, 'pee_lowest_risk', $8, '{}', $9, $10, '2026-05-08T08:00:00Z', 'Service RH',
       'rh@vergers.example', $11, $12, '2026-05-01T08:00:00Z', '2026-05-01T08:00:00Z')`,
    [
      campaignId,
      company,
      name ?? `Intéressement 2025${another}`,
      type,
      state,
      Math.round((net * people) / 0.903),
      destinations,
      draftPolicy,
      deadline ?? '2026-05-27T21:59:59.999Z',
      rules,
      messageBody,
      { distributed_cents: 100_000 * people, people, masses: [], cap_cents: 3_600_000 },
    ],
  )
  const planted: PlantedPerson[] = []
  for (let place = 0; place < people; place += 1) {
    const email = `${randomUUID()}@example.org`
    const userId = await plantUser(server, { email, name: `${firstName} ${lastName}` })
    const beneficiaryId = await plantBeneficiary(server, company, { userId, email, lastName, firstName })
    const enrolmentId = randomUUID()
    const gross = Math.round(net / 0.903)
    const csg = Math.round(gross * 0.068)
    const crds = Math.round(gross * 0.005)
    await server.owner.query(
      `insert into campaign_beneficiary (id, company_id, campaign_id, beneficiary_id, employee_number, last_name, first_name, email,
         engagement_state, gross_cents, csg_deductible_cents, csg_non_deductible_cents, crds_cents, net_cents, invited_at, informed_on,
         deadline_at, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, '2026-05-08T08:00:00Z', '2026-05-08T08:00:00Z')`,
      [
        enrolmentId,
        company,
        campaignId,
        beneficiaryId,
        `00${place}`,
        lastName,
        firstName,
        mailsPerPerson ? email : null,
        deadline ? 'invited' : 'not_invited',
        gross,
        csg,
        gross - net - csg - crds,
        crds,
        net,
        deadline ? '2026-05-08T08:00:00Z' : null,
        deadline ? '2026-05-12' : null,
        deadline,
      ],
    )
    planted.push({ userId, beneficiaryId, enrolmentId, email })
  }
  return { companyId: company, campaignId, people: planted, funds: funds.map(({ id }) => id) }
}

function fund(sri: number): ShownFund {
  return {
    id: randomUUID(),
    code: `TEST${randomUUID().slice(0, 8)}`,
    code_type: 'other',
    name: `Fonds de risque ${sri}`,
    manager_name: 'Gestion',
    asset_class: 'money_market',
    sri,
    sfdr: 'article_8',
    recurring_cost_bps: 15,
    entry_cost_bps: 0,
    recommended_holding_months: 12,
    is_solidarity: false,
    plans: ['pee', 'percol'],
    scenarios: [],
    description_fr: '',
    description_en: '',
    dic_url: '/api/funds/dic',
    dic_date: '2026-01-01',
    status: 'published',
    version: 1,
    is_demo: true,
  }
}
