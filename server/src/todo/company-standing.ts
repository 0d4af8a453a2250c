import { factOf } from '@moisson/core/process/step-facts'
import { recordedFacts } from '../company/recorded-facts.ts'
import { closingOf } from '@moisson/core/company/closing'
import { companyCompleteness } from '@moisson/core/company/completeness'
import { agreementPapers } from '@moisson/core/todo/company-todos'
import type { CampaignStanding, CompanyStanding, StepStanding } from '@moisson/core/todo/standing'
import { campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import { heldUntil } from '@moisson/core/payment/held-until'
import type { CampaignType } from '@moisson/core/vocabulary'
import { sourceIn } from '@moisson/law/legal-points'
import { sql } from 'kysely'
import { leftSinceOf } from '../company/left-since.ts'
import { companyRow } from '../company/company-store.ts'
import type { Tx } from '../database/connect.ts'
import { awaitsChoices, mayBeReminded, unprintedLetter } from '../outbox/reach.ts'
import { titleOf } from '@moisson/core/process/title-of'
import { parisDay } from '@moisson/law/paris-time'
import { inEach } from '@moisson/law/text'

/** What the product knows of a company by itself on a day, in a few counts. */
export async function companyStanding(tx: Tx, companyId: string, now: Date): Promise<CompanyStanding> {
  const company = await companyRow(tx, companyId)
  const { rows } = await sql<{
    people: boolean
    plans: boolean
    bounced: number
    without_email: number
    leavers: number
  }>`
    select exists (select from beneficiary where company_id = ${companyId} and status <> 'archived') as people,
      exists (select from plan_in_force where company_id = ${companyId}) as plans,
      (select count(*)::int from beneficiary where company_id = ${companyId} and status <> 'archived'
        and account_status = 'bounced') as bounced,
      (select count(*)::int from beneficiary where company_id = ${companyId} and status <> 'archived'
        and personal_email is null and work_email is null) as without_email,
      (select count(*)::int from beneficiary where company_id = ${companyId} and status <> 'archived'
        and (exit_date is not null or status = 'left') and personal_email is null and mobile is null) as leavers`.execute(
    tx,
  )
  const counts = rows[0]
  if (!counts) throw new Error('an aggregate always answers')
  return {
    company_id: companyId,
    today: parisDay(now),
    closing: closingOf(company),
    missing: companyCompleteness({ ...company, has_plans: counts.plans }).missing.length,
    has_people: counts.people,
    told_agreement: company.has_agreement === true,
    bounced: counts.bounced,
    without_email: counts.without_email,
    leavers_without_contact: counts.leavers,
    held: await heldSums(tx, companyId),
    settled_promises: await settledPromises(tx, companyId),
    questions: await openQuestions(tx, companyId),
    campaigns: await campaignStandings(tx, companyId),
    agreements: await agreementsOf(tx, companyId),
    documents: await expiringPapers(tx, companyId, parisDay(now)),
    steps: await waitingSteps(tx, companyId),
    open_templates: await openTemplates(tx, companyId),
  }
}

/** What is still held, by campaign in one query, then by the last day that the law gives each. */
async function heldSums(tx: Tx, companyId: string): Promise<CompanyStanding['held']> {
  const { rows } = await sql<{
    type: CampaignType
    exercise_end: string
    legal_payment_deadline: string | null
    count: number
    cents: number
  }>`
    select c.type, c.exercise_end, c.legal_payment_deadline, count(*)::int as count, sum(e.held_cents)::bigint as cents
    from campaign c join campaign_beneficiary e on e.company_id = c.company_id and e.campaign_id = c.id
      and e.held_cents > 0 and e.engagement_state <> 'excluded'
    left join held_sum h on h.campaign_beneficiary_id = e.id and h.outcome <> 'kept'
    where c.company_id = ${companyId} and c.state in ('validated', 'completed') and h.campaign_beneficiary_id is null
    group by c.id order by c.legal_payment_deadline, c.id`.execute(tx)
  const found = new Map<string | null, CompanyStanding['held'][number]>()
  for (const { count, cents, ...campaign } of rows) {
    const until = heldUntil(campaign)
    const { unclaimed } = campaignTypeFacts[campaign.type].points
    const former = found.get(until)
    found.set(until, {
      until,
      count: count + (former?.count ?? 0),
      cents: cents + (former?.cents ?? 0),
      source: former?.source ?? inEach((language) => sourceIn(unclaimed, language)),
    })
  }
  return [...found.values()]
}

async function openQuestions(tx: Tx, companyId: string): Promise<CompanyStanding['questions']> {
  const { rows } = await sql<CompanyStanding['questions']>`
    select count(*) filter (where state = 'open')::int as open, min(answer_due) as due,
      count(distinct beneficiary_id) filter (where state = 'open' and kind = 'amount')::int as disputed,
      count(to_give_since)::int as to_give
    from question where company_id = ${companyId} and (state = 'open' or to_give_since is not null)`.execute(
    tx,
  )
  return rows[0] ?? { open: 0, disputed: 0, due: null, to_give: 0 }
}

async function settledPromises(tx: Tx, companyId: string): Promise<CompanyStanding['settled_promises']> {
  const { rows } = await sql<CompanyStanding['settled_promises']>`
    select count(*)::int as receipts, coalesce(sum(a.promised_gross_cents - a.gross_cents), 0)::bigint as missing_cents
    from abondement_entry a join campaign c on c.id = a.campaign_id and c.state <> 'cancelled'
    where a.company_id = ${companyId} and a.promised_gross_cents is not null and a.kind = 'settlement'
      and a.freed_at is null`.execute(tx)
  return rows[0] ?? { receipts: 0, missing_cents: 0 }
}

/** The campaigns that are not over, and the last ones that are; people are counted where their answers matter. */
async function campaignStandings(tx: Tx, companyId: string): Promise<CampaignStanding[]> {
  const { rows } = await sql<Omit<CampaignStanding, 'left'>>`
    select m.id, m.name, m.type, m.year, m.state, m.exercise_end, m.calculated_at is not null as calculated,
      paris_day(m.closes_at) as closes_on, m.legal_payment_deadline, m.planned_payment_date, m.presumption_days,
      greatest(m.distributed_gross_cents, coalesce(m.envelope_gross_cents, 0)) as gross_cents,
      coalesce(e.people, 0) as people, coalesce(e.silent, 0) as silent,
      coalesce(e.unprinted, 0) as unprinted, paris_day(e.unprinted_since) as unprinted_since,
      paris_day(case m.state when 'draft' then m.created_at when 'open' then coalesce(e.answered_at, m.launched_at) when 'closed' then m.closed_at
        when 'submitted' then m.submitted_at when 'correction' then m.updated_at end) as state_since,
      case when ${awaitsChoices(sql`m`)} then coalesce(e.remindable, 0) else 0 end as remindable, m.state_reason as reason
    from campaign m left join lateral (
      select count(*) filter (where engagement_state <> 'excluded')::int as people,
        count(*) filter (where engagement_state in ('not_invited', 'invited', 'opened', 'in_progress') and decides)::int as silent,
        count(*) filter (where ${mayBeReminded})::int as remindable,
        count(*) filter (where ${unprintedLetter})::int as unprinted, max(e.submitted_at) as answered_at,
        min(greatest(m.launched_at, e.created_at, e.readdressed_at, (e.correction->>'at')::timestamptz, (
          select max(o.attempt_at) from outbox o where e.email_bounced and o.campaign_id = e.campaign_id
            and o.beneficiary_id = e.beneficiary_id and o.state = 'bounced'))) filter (where ${unprintedLetter}) as unprinted_since
      from campaign_beneficiary e left join letter l on l.campaign_beneficiary_id = e.id
      where e.campaign_id = m.id and m.state in ('open', 'closed')) e on true
    where m.company_id = ${companyId} and m.state <> 'cancelled'
      and (m.state <> 'completed' or m.completed_at > business_now() - interval '3 years')
    order by m.legal_payment_deadline, m.id`.execute(tx)
  const collecting = rows.filter(({ state }) => state === 'open' || state === 'closed')
  const left = await leftSinceOf(
    tx,
    collecting.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, left: left.get(row.id) ?? null }))
}

async function agreementsOf(tx: Tx, companyId: string): Promise<CompanyStanding['agreements']> {
  return tx
    .selectFrom('agreement')
    .select([
      'type',
      'title',
      'conclusion',
      'signatories',
      'signed_on',
      'filed_on',
      'first_exercise_start',
      'last_exercise_end',
      'period_months',
      'tacit_renewal',
      'is_example',
    ])
    .where('company_id', '=', companyId)
    .orderBy('signed_on')
    .orderBy('id')
    .execute()
}

/** Papers of the company in use whose validity ends soon, or has ended within a year; an agreement that another one follows is over. */
async function expiringPapers(
  tx: Tx,
  companyId: string,
  today: string,
): Promise<CompanyStanding['documents']> {
  const { rows } = await sql<CompanyStanding['documents'][number]>`
    select d.id, d.type, d.title, d.valid_until from document d
    where d.company_id = ${companyId} and d.current and d.status not in ('draft', 'to_sign', 'archived')
      and d.visibility <> 'managers_only' and d.valid_until between ${today}::date - 365 and ${today}::date + 100
      and not (d.type = any(${Object.keys(agreementPapers)}) and exists (
        select from document n where n.company_id = d.company_id and n.type = d.type and n.current
          and n.status <> 'archived' and n.valid_until > d.valid_until))
    order by d.valid_until, d.id limit 50`.execute(tx)
  return rows
}

async function openTemplates(tx: Tx, companyId: string): Promise<CompanyStanding['open_templates']> {
  const { rows } = await sql<{ code: string; year: number }>`
    select code, year from todo where company_id = ${companyId} and source = 'template'
      and status in ('todo', 'in_progress', 'blocked')`.execute(tx)
  return rows
}

async function waitingSteps(tx: Tx, companyId: string): Promise<CompanyStanding['steps']> {
  const { rows } = await sql<
    Omit<StepStanding, 'process'> & { own_title: string | null; template_code: string; year: number | null }
  >`
    select s.id, s.process_id, p.title as own_title, p.template_code, p.year, s.code, s.position, s.kind, s.texts -> 'title' as title, s.due_date,
      s.estimated_minutes as minutes, s.status = 'changes_requested' as sent_back, s.comment
    from process_step s join process p on p.id = s.process_id
    where s.company_id = ${companyId} and s.responsible = 'company_admin'
      and s.status in ('available', 'in_progress', 'changes_requested') and p.status not in ('completed', 'cancelled')
    order by p.created_at, s.position limit 200`.execute(tx)
  const recorded = await recordedFacts(tx, companyId)
  const waiting = rows.filter((row) => {
    const fact = factOf(row.template_code, row.code)
    return fact === null || !recorded(row)[fact]
  })
  return waiting.map(({ own_title, template_code, year, ...step }) => {
    const named = { template_code, year, title: own_title }
    return { ...step, process: inEach((language) => titleOf(named, language)) }
  })
}
