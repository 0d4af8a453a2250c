import { afterAll, beforeAll, beforeEach } from 'vitest'
import { randomUUID } from 'node:crypto'
import { createCampaign, launchCampaign } from '@moisson/contract/campaign'
import type { CallDeclaration, Output, Request } from '@moisson/contract/call'
import { plantBeneficiary, plantCompany, plantMembership, plantUser } from './plant.ts'
import { startTestServer, type TestServer } from './test-server.ts'
import { yearOf } from '@moisson/core/abondement/account'
import { entriesOf } from '@moisson/core/abondement/entries-of'
import { matchedLines } from '@moisson/core/choice/consequence'
import type { Line } from '@moisson/core/choice/offer'
import { reserve } from '../abondement/reserve.ts'
import { choosingIn } from '../choice/choosing-file.ts'
import { plain } from '../database/run-statement.ts'
import { frozenOf, campaignIn } from '../campaign/campaign-store.ts'
import { markNotified } from '../campaign/mark-notified.ts'

/** What the scene's agreement says: what a draft that is told nothing starts from. */
const sceneClauses = {
  criteria: [{ criterion: 'uniform', weight_bps: 10_000 }],
  seniority_months: 0,
  presumption_days: 5,
  prorate_cap: true,
  redistribute: false,
}

/** A company with its administrator, its adviser, an agreement in force and a PEE and a PER COL with two funds each; new for each test. */
export async function plantScene(server: TestServer) {
  const company = await plantCompany(server)
  const admin = await plantUser(server, { name: 'Claire Martin' })
  const adviser = await plantUser(server, { manager: true, name: 'Paul Adam' })
  await plantMembership(server, admin, company, 'company_admin')
  await plantMembership(server, adviser, company, 'manager')
  const funds = [await plantFund(server, 2), await plantFund(server, 4)]
  await plantPlan(server, company, 'pee', funds, { rate_bps: 5000, cap_cents: 60_000 })
  await plantPlan(server, company, 'percol', funds, null)
  await server.owner.query(
    `insert into agreement (id, company_id, type, title, signed_on, filed_on, first_exercise_start, last_exercise_end,
       clauses, updated_at)
     values ($1, $2, 'interessement', 'Accord', '2023-05-12', '2023-05-20', '2023-01-01', '2027-12-31',
       $3, business_now())`,
    [randomUUID(), company, JSON.stringify(sceneClauses)],
  )
  return { company, admin, adviser, funds }
}
export type Scene = Awaited<ReturnType<typeof plantScene>>

/** A server for the file; before each test a company of its own, on the morning of 2 March 2026. */
export function inAScene(take: (server: TestServer, scene: Scene) => void | Promise<void>): void {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await server.setNow('2026-03-02T09:00:00Z')
    await take(server, await plantScene(server))
  })
}

async function plantFund(server: TestServer, sri: number): Promise<string> {
  const id = randomUUID()
  await server.owner.query(
    `insert into fund (id, code, data, status, sri) values ($1, $2, $3, 'published', $4)`,
    [
      id,
      `T${id.slice(0, 8)}`,
      JSON.stringify({
        name: `Fonds ${sri}`,
        code_type: 'other',
        manager_name: 'Gestion',
        asset_class: 'money_market',
        sfdr: 'article_8',
        recurring_cost_bps: 15,
        entry_cost_bps: 0,
        recommended_holding_months: 12,
        is_solidarity: false,
        plans: ['pee', 'percol'],
        scenarios: [],
        description_fr: '',
        description_en: '',
        dic_url: 'https://example.org/dic.pdf',
        dic_date: '2026-01-01',
        is_demo: true,
      }),
      sri,
    ],
  )
  return id
}

async function plantPlan(
  server: TestServer,
  company: string,
  kind: 'pee' | 'percol',
  funds: readonly string[],
  abondement: { rate_bps: number; cap_cents: number } | null,
): Promise<void> {
  const clause = abondement
    ? { kind: 'single', ...abondement, base: 'net', leavers: false }
    : { kind: 'none', cap_cents: null, base: 'net', leavers: false }
  await server.owner.query(
    `insert into plan (id, company_id, kind, name, abondement, fund_ids, default_fund_id, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, business_now())`,
    [randomUUID(), company, kind, kind.toUpperCase(), JSON.stringify(clause), funds, funds[0]],
  )
}

/** People of the company with pay and presence of 2025; `A0`, `A1`… in this order. */
export async function plantPeople(
  server: TestServer,
  company: string,
  people: readonly Parameters<typeof plantBeneficiary>[2][] | number,
): Promise<string[]> {
  const list = typeof people === 'number' ? Array.from({ length: people }, () => ({})) : people
  const ids: string[] = []
  for (const [place, person] of list.entries())
    ids.push(
      await plantBeneficiary(server, company, {
        number: `A${place}`,
        lastName: `Nom${String(place).padStart(3, '0')}`,
        email: `a${place}-${randomUUID().slice(0, 6)}@example.org`,
        ...person,
      }),
    )
  return ids
}

/** Makes calls as somebody, throwing what is refused. */
export function acting(server: TestServer, userId: string) {
  return async <D extends CallDeclaration>(call: D, request: Request<D>): Promise<Output<D>> => {
    const answer = await server.call(call, request, { as: userId })
    if (answer.status >= 300)
      throw new Error(`${call.http}: ${answer.status} ${JSON.stringify(answer.error)}`)
    return answer.body
  }
}

export async function plantDraft(
  server: TestServer,
  { company, admin }: Scene,
  body: Partial<Request<typeof createCampaign>['body']> = {},
) {
  return acting(server, admin)(createCampaign, {
    path: { id: company },
    body: {
      name: `Intéressement ${randomUUID().slice(0, 6)}`,
      type: 'interessement',
      year: 2025,
      envelope_gross_cents: 1_000_000,
      ...body,
    },
  })
}

/** A campaign launched by its administrator, every notice accepted by the mail server at once. */
export async function plantOpen(
  server: TestServer,
  scene: Scene,
  body: Partial<Request<typeof createCampaign>['body']> = {},
  warning_reasons: Record<string, string> = {},
) {
  const draft = await plantDraft(server, scene, body)
  const launched = await acting(server, scene.admin)(launchCampaign, {
    path: { id: draft.id },
    body: { warning_reasons },
  })
  await notifyAll(server, draft.id)
  return launched
}

export async function notifyAll(server: TestServer, campaignId: string): Promise<void> {
  await server.inTransaction({ companies: '*' }, async (tx, now) => {
    const notices = await tx
      .selectFrom('outbox')
      .select('payload')
      .where('campaign_id', '=', campaignId)
      .where('kind', '=', 'campaign-opened')
      .where('state', '=', 'pending')
      .execute()
    for (const { payload } of notices)
      await markNotified(tx, (payload as { campaign_beneficiary_id: string }).campaign_beneficiary_id, now)
    await tx
      .updateTable('outbox')
      .set({ state: 'sent', sent_at: now })
      .where('campaign_id', '=', campaignId)
      .where('kind', '=', 'campaign-opened')
      .where('state', '=', 'pending')
      .execute()
  })
}

interface PlantedLine {
  destination: 'immediate_payment' | 'pee' | 'percol'
  amount_cents: number
  fund_id?: string | null
}

/** A choice written as the person's own call writes it, with the matching it reserves. */
export async function plantChoice(
  server: TestServer,
  enrolmentId: string,
  status: 'draft' | 'submitted',
  lines: readonly PlantedLine[],
): Promise<void> {
  const full = lines.map((line): Line => ({
    destination: line.destination,
    management_mode: line.destination === 'immediate_payment' ? null : 'free',
    managed_profile: null,
    fund_id: line.fund_id ?? null,
    amount_cents: line.amount_cents,
  }))
  const total = lines.reduce((sum, line) => sum + line.amount_cents, 0)
  const choiceId = randomUUID()
  const written = status === 'draft' ? full : await reserved(server, enrolmentId, choiceId, full)
  await server.owner.query(
    `insert into choice (id, company_id, campaign_beneficiary_id, campaign_id, beneficiary_id, status, lines, total_cents,
       channel, submitted_at, created_at, updated_at, version)
     select $1, company_id, id, campaign_id, beneficiary_id, $2, $3, $4, 'web',
       case when $2 = 'submitted' then business_now() end, business_now(), business_now(),
       1 + (select count(*) from choice c where c.campaign_beneficiary_id = $5)
     from campaign_beneficiary where id = $5`,
    [choiceId, status, JSON.stringify(written), total, enrolmentId],
  )
  await server.owner.query(
    status === 'submitted'
      ? `update campaign_beneficiary set engagement_state = 'submitted', submitted_at = business_now(), submission_channel = 'web' where id = $1`
      : `update campaign_beneficiary set engagement_state = 'in_progress', drafted_at = business_now() where id = $1`,
    [enrolmentId],
  )
}

async function reserved(server: TestServer, enrolmentId: string, choice_id: string, lines: readonly Line[]) {
  return server.inTransaction({ companies: '*' }, async (tx, now) => {
    const row = await tx
      .selectFrom('campaign_beneficiary')
      .selectAll()
      .where('id', '=', enrolmentId)
      .executeTakeFirstOrThrow()
    const { company_id, campaign_id, beneficiary_id } = row
    const campaign = await campaignIn(tx, company_id, campaign_id)
    const rules = frozenOf(campaign)
    const { offer, person } = await choosingIn(plain(tx), campaign, row, rules)
    const matched = matchedLines(offer, lines, person)
    await reserve(plain(tx), {
      company_id,
      campaign_id,
      beneficiary_id,
      choice_id,
      now,
      campaign_beneficiary_id: row.id,
      year: yearOf(offer.payment_day),
      entries: entriesOf(offer, matched, person),
      confirmedBefore: false,
    })
    return matched
  })
}

export interface Row {
  id: string
  beneficiary_id: string
  employee_number: string
  engagement_state: string
  gross_cents: number
  net_cents: number
  room_cents: number | null
  day_cents: number | null
  given_half_days: number | null
  paid_cents: number | null
  pee_cents: number | null
  percol_cents: number | null
  held_cents: number | null
  abondement_gross_cents: number
  abondement_net_cents: number
  deadline_at: Date | null
  informed_on: string | null
  email: string | null
  untaxed: boolean
}

/** The people of a campaign as stored, by employee number. */
export async function rowsOf(server: TestServer, campaignId: string): Promise<Row[]> {
  const { rows } = await server.owner.query<Row>(
    `select * from campaign_beneficiary where campaign_id = $1 order by employee_number`,
    [campaignId],
  )
  return rows
}

export async function countOf(server: TestServer, sql: string, values: unknown[] = []): Promise<number> {
  const { rows } = await server.owner.query<{ n: number }>(`select count(*)::int as n from ${sql}`, values)
  return rows[0]?.n ?? 0
}
