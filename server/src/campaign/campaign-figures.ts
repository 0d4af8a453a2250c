import { likelyDay } from '@moisson/core/campaign/own-checks'
import { sql, type RawBuilder } from 'kysely'
import { leftOutBy } from '@moisson/core/campaign/share-bases'
import type { Contract } from '@moisson/law/presence'
import type { Lacking, LeftOutReason, NamedPerson } from '@moisson/core/campaign/launch-facts'
import { standingContracts, type OfficersOut } from '@moisson/core/campaign/officers'
import { noStandings, standingOf, type StandingSums, type Stands } from '@moisson/core/campaign/standing'
import type { CampaignType, EngagementState } from '@moisson/core/vocabulary'
import type { Tx } from '../database/connect.ts'
import { goesBySms, mayBeReminded, numberOf, unprintedLetter } from '../outbox/reach.ts'
import { ofMonthsBefore, yearsBack } from './bases-of.ts'
import { asksForDays, hadShare, hasDays, inScope } from './scope.ts'

/** Counts and sums of a campaign's people, in cents. */
export interface CampaignFigures {
  counts: Record<EngagementState, number> & { total: number }
  /** Everybody once, by what the campaign says of them. */
  standings: StandingSums
  gross_cents: number
  csg_crds_cents: number
  net_cents: number
  /** Of the net, what was already received; and what was received above it, to be returned. */
  advance_net_cents: number
  to_return_cents: number
  /** People to whom an advance is recorded. */
  advanced: number
  paid_cents: number
  pee_cents: number
  percol_cents: number
  held_cents: number
  late_interest_cents: number
  abondement_gross_cents: number
  abondement_net_cents: number
  /** Net of those whose outcome is written; the whole once submitted. */
  settled_net_cents: number
  /** Notices that stand in the outbox. */
  notices_leaving: number
  /** Notices that the mail server accepted. */
  notices_left: number
  /** People to be informed who have no address, not by their own wish. */
  without_email: number
  /** People to be informed whom a message to their mobile reaches. */
  by_sms: number
  /** People to be informed who asked for paper. */
  on_paper: number
  /** People to be informed whose address refused the notice. */
  refused: number
  /** Letters to print, whatever they tell, or printed and not handed to people to be informed. */
  letters: number
  capped: number
  /** People without an answer of whom none is awaited: their amount is zero. */
  nothing_to_decide: number
  /** People who have an amount to decide about, and those of them whom a reminder reaches, by SMS or not. */
  concerned: number
  remindable: number
  remindable_by_sms: number
  /** People without an answer whose own window has ended: the collection goes on for others alone. */
  window_over: number
}

const none = (): CampaignFigures => ({
  counts: {
    total: 0,
    not_invited: 0,
    invited: 0,
    opened: 0,
    in_progress: 0,
    submitted: 0,
    locked: 0,
    defaulted: 0,
    unreachable: 0,
    excluded: 0,
  },
  standings: noStandings(),
  gross_cents: 0,
  csg_crds_cents: 0,
  net_cents: 0,
  advance_net_cents: 0,
  to_return_cents: 0,
  advanced: 0,
  paid_cents: 0,
  pee_cents: 0,
  percol_cents: 0,
  held_cents: 0,
  late_interest_cents: 0,
  abondement_gross_cents: 0,
  abondement_net_cents: 0,
  settled_net_cents: 0,
  notices_leaving: 0,
  notices_left: 0,
  without_email: 0,
  by_sms: 0,
  on_paper: 0,
  refused: 0,
  letters: 0,
  capped: 0,
  nothing_to_decide: 0,
  concerned: 0,
  remindable: 0,
  remindable_by_sms: 0,
  window_over: 0,
})

const sums = [
  'gross_cents',
  'csg_crds_cents',
  'net_cents',
  'advance_net_cents',
  'to_return_cents',
  'advanced',
  'paid_cents',
  'pee_cents',
  'percol_cents',
  'held_cents',
  'late_interest_cents',
  'abondement_gross_cents',
  'abondement_net_cents',
  'settled_net_cents',
  'notices_left',
  'without_email',
  'by_sms',
  'on_paper',
  'refused',
  'letters',
  'capped',
  'nothing_to_decide',
  'concerned',
  'remindable',
  'remindable_by_sms',
  'window_over',
] as const

type FigureRow = Record<(typeof sums)[number], number> &
  Pick<Stands, 'engagement_state' | 'decides' | 'opened' | 'by_default'> & {
    campaign_id: string
    type: CampaignType
    count: number
    due_net_cents: number
  }

/** The figures of several campaigns, in one statement. */
export async function figuresOf(
  tx: Tx,
  campaignIds: readonly string[],
): Promise<Map<string, CampaignFigures>> {
  const found = new Map(campaignIds.map((id) => [id, none()]))
  if (campaignIds.length === 0) return found
  const { rows } = await sql<FigureRow>`
    select campaign_id, t.type, engagement_state, decides, opened_at is not null as opened,
      coalesce(submission_channel = 'default', false) as by_default, count(*)::int as count,
      sum(due_net_cents)::bigint as due_net_cents, sum(gross_cents)::bigint as gross_cents,
      sum(csg_deductible_cents + csg_non_deductible_cents + crds_cents)::bigint as csg_crds_cents,
      sum(net_cents)::bigint as net_cents, sum(net_cents - due_net_cents)::bigint as advance_net_cents,
      sum(greatest(advance_net_cents - net_cents, 0))::bigint as to_return_cents,
      count(*) filter (where advance_gross_cents > 0)::int as advanced, coalesce(sum(paid_cents), 0)::bigint as paid_cents,
      coalesce(sum(pee_cents), 0)::bigint as pee_cents, coalesce(sum(percol_cents), 0)::bigint as percol_cents,
      coalesce(sum(held_cents), 0)::bigint as held_cents,
      sum(late_interest_paid_cents + late_interest_pee_cents + late_interest_percol_cents)::bigint as late_interest_cents,
      sum(abondement_gross_cents)::bigint as abondement_gross_cents,
      sum(abondement_net_cents)::bigint as abondement_net_cents,
      coalesce(sum(due_net_cents) filter (where paid_cents is not null), 0)::bigint as settled_net_cents,
      count(*) filter (where invited_at is not null and engagement_state <> 'excluded')::int as notices_left,
      count(*) filter (where email is null and not on_paper and ${uninformed}
        and ${goesBySms} is null)::int as without_email,
      count(*) filter (where ${uninformed} and not on_paper and ${goesBySms} is not null)::int as by_sms,
      count(*) filter (where on_paper and ${uninformed})::int as on_paper,
      count(*) filter (where email_bounced and email is not null and ${uninformed})::int as refused,
      count(*) filter (where ${unprintedLetter} or (l.campaign_beneficiary_id is not null and l.handed_on is null
        and ${uninformed}))::int as letters,
      count(*) filter (where capped)::int as capped,
      count(*) filter (where not decides and engagement_state in
        ('not_invited', 'invited', 'opened', 'in_progress'))::int as nothing_to_decide,
      count(*) filter (where decides and engagement_state <> 'excluded')::int as concerned,
      count(*) filter (where ${mayBeReminded})::int as remindable,
      count(*) filter (where ${mayBeReminded} and ${goesBySms} is not null)::int as remindable_by_sms,
      count(*) filter (where decides and engagement_state in ('invited', 'opened', 'in_progress')
        and informed_on is not null and deadline_at < business_now())::int as window_over
    from campaign_beneficiary e left join (select campaign_beneficiary_id, printed_at, handed_on from letter) l
      on l.campaign_beneficiary_id = e.id
    join (select id, type from campaign) t on t.id = e.campaign_id
    where campaign_id = any(${campaignIds}::uuid[]) group by 1, 2, 3, 4, 5, 6`.execute(tx)
  for (const row of rows) {
    const figures = found.get(row.campaign_id)
    if (!figures) continue
    figures.counts[row.engagement_state] += row.count
    figures.counts.total += row.count
    const standing = figures.standings[standingOf(row, row.type)]
    standing.people += row.count
    standing.cents += row.due_net_cents
    for (const name of sums) figures[name] += row[name]
  }
  for (const [id, leaving] of await leavingOf(tx, campaignIds)) {
    const figures = found.get(id)
    if (figures) figures.notices_leaving = leaving
  }
  return found
}

/** Whoever has an amount to decide about and has neither been sent a notice nor read the campaign. */
const uninformed = sql`engagement_state in ('not_invited', 'unreachable') and opened_at is null and (net_cents > 0 or decides)`

async function leavingOf(tx: Tx, campaignIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ campaign_id: string; leaving: number }>`
    select campaign_id, count(*)::int as leaving from outbox where campaign_id = any(${campaignIds}::uuid[])
      and kind = 'campaign-opened' and state in ('pending', 'sending') group by 1`.execute(tx)
  return new Map(rows.map((row) => [row.campaign_id, row.leaving]))
}

export interface DraftPeople {
  entitled: number
  without_pay: Lacking
  without_hire_date: Lacking
  without_presence: Lacking
  without_day_value: Lacking
  unlikely_day_value: Lacking
  gave_days: Lacking
  unfit_number: Lacking
  /** Who has a share in a launched campaign of other establishments, for the same exercice. */
  also_in_other_site: Lacking
  without_email: number
  on_paper: number
  reference_salary_total_cents: number
  changed_since: boolean
  /** People who have the address of somebody else entitled, up to ten names of them. */
  sharing_email: number
  sharing_email_names: string[]
  /** Files that look like those of one person. */
  same_person: Lacking
  left_out: { reason: LeftOutReason; count: number; names: string[] }[]
}

/** Why officers and spouses have no share in a draft; null when they have one. */
export interface OfficersOutOf {
  id: string
  officers_out: OfficersOut | null
}
/** What decides who has a share beyond the columns: the rule about officers, and the law's word on several contracts. */
interface Judged {
  officers: RawBuilder<unknown>
  contracts: RawBuilder<unknown>
}
const reasonIn = (drafts: readonly OfficersOutOf[]) => sql`
  (select o.reason from unnest(${drafts.map(({ id }) => id)}::uuid[], ${drafts.map(({ officers_out }) => officers_out)}::text[])
    as o(id, reason) where o.id = m.id)`

/** Why each person with several contracts is left out of each draft, null when they are not. */
async function contractsJudged(tx: Tx, campaignIds: readonly string[]): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{
    id: string
    beneficiary_id: string
    start: string
    end: string
    seniority_months: number
    hire_date: string | null
    exit_date: string | null
    other_contracts: Contract[]
  }>`
    select m.id, b.id as beneficiary_id, m.exercise_start as start, m.exercise_end as end, m.seniority_months,
      b.hire_date, b.exit_date, b.other_contracts
    from campaign m join beneficiary b on b.company_id = m.company_id and b.status <> 'archived' and b.other_contracts <> '[]'
    where m.id = any(${campaignIds}::uuid[])`.execute(tx)
  const reasons = rows.map(({ start, end, seniority_months, ...person }) =>
    leftOutBy({ exercise: { start, end }, seniority_months }, person),
  )
  return sql`unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map((row) => row.beneficiary_id)}::uuid[], ${reasons}::text[])
    as v(campaign_id, beneficiary_id, reason)`
}

/** Who a draft would enrol, and what is missing about them; the shares themselves are computed by `calculate`. */
export async function draftPeopleOf(
  tx: Tx,
  drafts: readonly OfficersOutOf[],
): Promise<Map<string, DraftPeople>> {
  if (drafts.length === 0) return new Map()
  const campaignIds = drafts.map(({ id }) => id)
  const out: Judged = { officers: reasonIn(drafts), contracts: await contractsJudged(tx, campaignIds) }
  const { rows } = await sql<CountedPeople>`
    select m.id as campaign_id, p.*, coalesce(s.sharing_email, 0) as sharing_email,
      coalesce(s.sharing_email_names, '{}') as sharing_email_names, coalesce(l.left_out, '[]') as left_out from campaign m cross join lateral (
      select count(*)::int as entitled, count(*) filter (where k.pay is null)::int as without_pay,
        count(*) filter (where ${lacking.without_hire_date})::int as without_hire_date,
        count(*) filter (where ${lacking.without_presence})::int as without_presence,
        count(*) filter (where ${lacking.without_day_value})::int as without_day_value,
        count(*) filter (where ${lacking.unlikely_day_value})::int as unlikely_day_value,
        count(*) filter (where ${lacking.gave_days})::int as gave_days,
        count(*) filter (where ${lacking.unfit_number})::int as unfit_number,
        count(*) filter (where ${lacking.also_in_other_site})::int as also_in_other_site,
        count(*) filter (where coalesce(b.personal_email, b.work_email) is null
          and b.electronic_delivery <> 'opposed' and ${numberOf(sql`b.company_id`, sql`b.id`)} is null)::int as without_email,
        count(*) filter (where b.electronic_delivery = 'opposed')::int as on_paper,
        coalesce(sum(k.pay), 0)::bigint as reference_salary_total_cents,
        coalesce(bool_or(b.updated_at > m.calculated_at), false) as changed_since
      ${entitledPeople(out)}) p
    left join (${sharingEmail(campaignIds)}) s on s.campaign_id = m.id
    left join (${leftOut(campaignIds, out)}) l on l.campaign_id = m.id
    where m.id = any(${campaignIds}::uuid[])`.execute(tx)
  return withNames(tx, rows, out, await samePersonIn(tx, campaignIds, out))
}

type CountedPeople = Omit<DraftPeople, (typeof lackable)[number] | 'same_person'> &
  Record<(typeof lackable)[number], number> & { campaign_id: string }
export const UNFIT_NUMBER = '^[\\s\u00a0]*[=+@|＝＋－＠｜-]|[\r\n\t]'
const lackable = [
  'without_pay',
  'without_hire_date',
  'without_presence',
  'without_day_value',
  'unlikely_day_value',
  'gave_days',
  'unfit_number',
  'also_in_other_site',
] as const
const lacking: Record<(typeof lackable)[number], RawBuilder<unknown>> = {
  without_pay: sql`k.pay is null`,
  // Who was added by a decision needs no seniority.
  without_hire_date: sql`b.hire_date is null and (e.by_hand->>'added')::boolean is not true`,
  // Of a bonus, contracts tell the presence of the months before.
  without_presence: sql`k.presence is null and y.absences is null and m.type <> all(${ofMonthsBefore})`,
  without_day_value: sql`${asksForDays} and coalesce(b.rest_day_value_cents, 0) <= 0`,
  unlikely_day_value: sql`${asksForDays} and b.rest_day_value_cents > 0
    and b.rest_day_value_cents not between ${likelyDay.least_cents} and ${likelyDay.most_cents}`,
  gave_days: sql`${asksForDays} and exists (select from campaign o join campaign_beneficiary oe on oe.campaign_id = o.id
    where oe.beneficiary_id = b.id and o.company_id = m.company_id and o.id <> m.id and o.type = m.type
      and o.state not in ('draft', 'cancelled') and oe.given_half_days > 0)`,
  // As `fitNumber` says it.
  unfit_number: sql`b.employee_number ~ ${UNFIT_NUMBER}`,
  also_in_other_site: sql`exists (select from campaign o join campaign_beneficiary oe on oe.campaign_id = o.id
    where oe.beneficiary_id = b.id and oe.engagement_state <> 'excluded' and o.company_id = m.company_id
      and o.type = m.type and o.exercise_end = m.exercise_end and o.state not in ('draft', 'cancelled')
      and m.establishments <> '{}' and o.establishments <> '{}' and not o.establishments && m.establishments)`,
}

/** The people of the company that a campaign `m` would enrol, with the pay and presence known of each. */
const entitledPeople = (out: Judged) => sql`
  from beneficiary b
  left join beneficiary_year y on y.beneficiary_id = b.id
    and y.year = m.year - case when m.type = any(${ofMonthsBefore})
      then ${yearsBack(sql`m.company_id`, sql`m.exercise_end`)} else 0 end
  left join campaign_beneficiary e on e.campaign_id = m.id and e.beneficiary_id = b.id
  cross join lateral (select
    coalesce((e.by_hand->>'reference_salary_cents')::bigint, y.reference_salary_cents) as pay,
    coalesce((e.by_hand->>'presence_days')::numeric, y.presence_days) as presence) k
  left join ${out.contracts} on v.campaign_id = m.id and v.beneficiary_id = b.id
  where b.company_id = m.company_id and b.status <> 'archived' and e.engagement_state is distinct from 'excluded'
    and ${inScope} and ${hadShare} and ${hasDays}
    and (coalesce(b.contract_type, '') <> all(${standingContracts}) or ${out.officers} is null)
    and ((e.by_hand->>'added')::boolean is true or (b.other_contracts <> '[]' and v.reason is null)
      or (b.other_contracts = '[]' and (b.hire_date is null or (b.hire_date + make_interval(months => m.seniority_months))::date - 1
        <= least(coalesce(b.exit_date, m.exercise_end), m.exercise_end))
      and (b.hire_date is null or b.hire_date <= m.exercise_end)
      and (b.exit_date is null or b.exit_date >= m.exercise_start)))`

/** The first five people of whom each figure is missing, asked only where some are. */
async function withNames(
  tx: Tx,
  rows: readonly CountedPeople[],
  out: Judged,
  same: ReadonlyMap<string, Lacking>,
): Promise<Map<string, DraftPeople>> {
  const found = new Map<string, DraftPeople>()
  for (const { campaign_id, ...row } of rows) {
    const same_person = same.get(campaign_id) ?? { count: 0, first: [] }
    const people: DraftPeople = { ...row, ...noneLacking, same_person }
    for (const name of lackable)
      if (row[name] > 0)
        people[name] = { count: row[name], first: await firstLacking(tx, campaign_id, lacking[name], out) }
    found.set(campaign_id, people)
  }
  return found
}

/** By draft, the files of people it would enrol that share a number, or the names and birth date the keeper goes by. */
async function samePersonIn(
  tx: Tx,
  campaignIds: readonly string[],
  out: Judged,
): Promise<Map<string, Lacking>> {
  const { rows } = await sql<Lacking & { campaign_id: string }>`
    select m.id as campaign_id, p.* from campaign m cross join lateral (
      select count(*)::int as count, coalesce(jsonb_path_query_array(
        jsonb_agg(jsonb_build_object('id', id, 'name', name) order by last_name, first_name, id), '$[0 to 4]'), '[]') as first
      from (select b.id, b.first_name || ' ' || b.last_name as name, b.last_name, b.first_name,
          count(b.nir_index) over (partition by b.nir_index) as numbered,
          count(b.birth_date) over (partition by b.birth_date, lower(b.last_name collate "default"),
            lower(b.first_name collate "default")) as named
        ${entitledPeople(out)}) files
      where numbered > 1 or named > 1) p
    where m.id = any(${campaignIds}::uuid[]) and p.count > 0`.execute(tx)
  return new Map(rows.map(({ campaign_id, ...same }) => [campaign_id, same]))
}

async function firstLacking(
  tx: Tx,
  campaignId: string,
  condition: RawBuilder<unknown>,
  out: Judged,
): Promise<NamedPerson[]> {
  const { rows } = await sql<NamedPerson>`
    select p.* from campaign m cross join lateral (
      select b.id, b.first_name || ' ' || b.last_name as name ${entitledPeople(out)} and ${condition}
      order by b.last_name, b.first_name, b.id limit 5) p
    where m.id = ${campaignId}`.execute(tx)
  return rows
}

export const noneLacking: Record<(typeof lackable)[number], Lacking> = {
  without_pay: { count: 0, first: [] },
  without_hire_date: { count: 0, first: [] },
  without_presence: { count: 0, first: [] },
  without_day_value: { count: 0, first: [] },
  unlikely_day_value: { count: 0, first: [] },
  gave_days: { count: 0, first: [] },
  unfit_number: { count: 0, first: [] },
  also_in_other_site: { count: 0, first: [] },
}

/** Who of the company gets no share, and why: the other side of the conditions of `draftPeopleOf`. */
const leftOut = (campaignIds: readonly string[], out: Judged) => sql`
  select campaign_id, jsonb_agg(jsonb_build_object('reason', reason, 'count', people, 'names', names) order by reason) as left_out
  from (
    select m.id as campaign_id, r.reason, count(*)::int as people,
      (array_agg(b.first_name || ' ' || b.last_name order by b.last_name, b.first_name))[:5] as names
    from campaign m join beneficiary b on b.company_id = m.company_id and b.status <> 'archived'
    left join campaign_beneficiary e on e.campaign_id = m.id and e.beneficiary_id = b.id
    left join ${out.contracts} on v.campaign_id = m.id and v.beneficiary_id = b.id
    cross join lateral (select coalesce(case
      when b.contract_type = any(${standingContracts}) and ${out.officers} is not null and b.other_contracts <> '[]'
        then 'officer_' || ${out.officers}
      when b.other_contracts <> '[]' then v.reason
      when b.exit_date < m.exercise_start then 'left_before'
      when b.hire_date > m.exercise_end then 'hired_after'
      when b.contract_type = any(${standingContracts}) and ${out.officers} is not null then 'officer_' || ${out.officers}
      when (b.hire_date + make_interval(months => m.seniority_months))::date - 1
        > least(coalesce(b.exit_date, m.exercise_end), m.exercise_end) then 'seniority' end,
      case when ${inScope} then null when b.establishment is null then 'no_site' else 'other_site' end,
      case when ${hadShare} then null else 'no_share_before' end,
      case when ${hasDays} then null else 'no_days' end) as reason) r
    where m.id = any(${campaignIds}::uuid[]) and r.reason is not null
      and e.engagement_state is distinct from 'excluded'
      and ((e.by_hand->>'added')::boolean is not true or r.reason like 'officer%' or r.reason like '%site' or r.reason in ('no_share_before', 'no_days'))
    group by 1, 2) reasons
  group by campaign_id`

/** Who of a draft has the same address as somebody else of it. */
const sharingEmail = (campaignIds: readonly string[]) => sql`
  select campaign_id, count(*)::int as sharing_email,
    (array_agg(first_name || ' ' || last_name order by address, last_name))[:10] as sharing_email_names
  from (
    select m.id as campaign_id, b.first_name, b.last_name, a.address,
      count(*) over (partition by m.id, a.address) as times
    from campaign m join beneficiary b on b.company_id = m.company_id and b.status <> 'archived'
    left join campaign_beneficiary e on e.campaign_id = m.id and e.beneficiary_id = b.id
    cross join lateral (select lower(coalesce(b.personal_email, b.work_email)) as address) a
    where m.id = any(${campaignIds}::uuid[]) and a.address is not null and b.electronic_delivery <> 'opposed'
      and e.engagement_state is distinct from 'excluded' and ${inScope} and ${hadShare} and ${hasDays}
      and (b.exit_date is null or b.exit_date >= m.exercise_start)) people
  where times > 1 group by campaign_id`

/** What the other campaigns launched for the same exercice distribute, wherever their people work, by campaign asked. */
export async function grantedElsewhereOf(
  tx: Tx,
  campaignIds: readonly string[],
): Promise<Map<string, number>> {
  if (campaignIds.length === 0) return new Map()
  const { rows } = await sql<{ id: string; cents: number }>`
    select m.id, coalesce(sum(o.distributed_gross_cents), 0)::bigint as cents from campaign m
    left join campaign o on o.company_id = m.company_id and o.year = m.year and o.id <> m.id
      and replace(o.type, '_supplement', '') = replace(m.type, '_supplement', '')
      and o.state not in ('draft', 'cancelled')
    where m.id = any(${campaignIds}::uuid[]) group by m.id`.execute(tx)
  return new Map(rows.map((row) => [row.id, row.cents]))
}
