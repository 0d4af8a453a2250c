import { sql } from 'kysely'
import { getStatistics } from '@moisson/contract/campaign-follow'
import { destinationNames } from '@moisson/core/campaign/choice-names'
import { answeredStates, standingNames } from '@moisson/core/campaign/standing'
import { isOwnMoney } from '@moisson/core/campaign/type-facts'
import { SMALLEST_GROUP, mergeSmallGroups, type Group } from '@moisson/core/campaign/small-groups'
import type { ToldChoices } from '@moisson/core/campaign/told-choices'
import { destinations } from '@moisson/core/vocabulary'
import type { Tx } from '../database/connect.ts'
import { handle } from '../http/handle.ts'
import { isAnswered } from './answered.ts'
import { figuresOf, type CampaignFigures } from './campaign-figures.ts'
import { liveChoicesOf } from './live-choices.ts'
import { campaignIn, type CampaignRow } from './campaign-store.ts'
import { amountsOf } from './campaign-view.ts'
import type { Language } from '@moisson/law/text'

const words = {
  others: { fr: 'Autres', en: 'Others' },
  none: { fr: 'Sans établissement', en: 'No establishment' },
  ...destinationNames,
  held: standingNames.held,
  honoured: standingNames.honoured,
  web: { fr: 'En ligne', en: 'Online' },
  kiosk: { fr: 'Borne', en: 'Kiosk' },
  on_behalf: { fr: 'Papier', en: 'Paper' },
  default: standingNames.default_applied,
  silent: { fr: 'Pas de réponse', en: 'No answer' },
  import: { fr: 'Importé', en: 'Imported' },
  managed: { fr: 'Gestion pilotée', en: 'Managed' },
  email: { fr: 'E-mail', en: 'E-mail' },
  sms: { fr: 'SMS', en: 'Text message' },
  letter: { fr: 'Lettre', en: 'Letter' },
  themselves: { fr: 'Venus d’eux-mêmes', en: 'Came by themselves' },
  untold: { fr: 'Pas encore informés', en: 'Not told yet' },
} as const
const labelOf = (key: string, language: Language) =>
  key in words ? words[key as keyof typeof words][language] : key

/**
 * The live figures; whoever has no amount has nothing to answer and counts in no rate. Until the close choices are told
 * by place as far as no difference tells those of fewer than five people, and by fund not at all; after it the company
 * reads every choice, and all of these.
 */
export const handleGetStatistics = handle(getStatistics, async ({ tx, companyId, input, now, language }) => {
  const campaign = await campaignIn(tx, companyId, input.path.id)
  const figures = (await figuresOf(tx, [campaign.id])).get(campaign.id) as CampaignFigures
  const live = campaign.submitted_at ? undefined : (await liveChoicesOf(tx, [campaign.id])).get(campaign.id)
  const { counts, concerned, standings } = figures
  const amounts = amountsOf(campaign, figures, live)
  const kept = {
    key: 'held',
    label: words.held[language],
    count: standings.held.people,
    amount_cents: amounts.held_cents,
  }
  const merged = (groups: Group[]) =>
    collecting ? mergeSmallGroups(groups, words.others[language]) : groups.filter(({ count }) => count > 0)
  const collecting = isCollecting(campaign)
  const share = ({ key, label, count, amount_cents }: Group) => ({ key, label, count, amount_cents })
  const net = await netFigures(tx, campaign)
  return {
    company_id: campaign.company_id,
    as_of: now.toISOString(),
    counts: { ...counts },
    standings,
    response_rate_bps: concerned === 0 ? 0 : Math.round((standings.answered.people * 10_000) / concerned),
    amounts,
    by_destination: [
      ...(collecting && live
        ? toldGroups(live, language)
        : (await choiceGroups(tx, campaign, 'destination', language)).map(share)),
      // Nobody's choice, and told by the campaign itself: it is merged with none.
      ...(kept.amount_cents > 0 ? [kept] : []),
    ],
    by_fund: collecting ? [] : (await choiceGroups(tx, campaign, 'fund', language)).map(share),
    by_establishment: merged(await establishments(tx, campaign, language)).map((group) => ({
      ...share(group),
      answered: group.answered,
    })),
    by_information: merged(await informations(tx, campaign, language)).map((group) => ({
      ...share(group),
      answered: group.answered,
    })),
    by_day: await byDay(tx, campaign),
    by_channel: merged(await channels(tx, campaign, language)).map(share),
    average_net_cents: net.people < SMALLEST_GROUP ? null : net.average,
    median_net_cents: net.people < SMALLEST_GROUP ? null : net.median,
    default_projection_cents: standings.default_to_come.cents,
    time_left_seconds:
      campaign.state === 'open' && campaign.closes_at
        ? Math.max(0, Math.floor((campaign.closes_at.getTime() - now.getTime()) / 1000))
        : null,
  }
})

/** Whether the choices are nobody’s to read yet: never closed. */
const isCollecting = ({ state, closed_at }: CampaignRow): boolean =>
  ['open', 'cancelled'].includes(state) && closed_at === null

async function netFigures(tx: Tx, campaign: CampaignRow) {
  const { rows } = await sql<{ people: number; average: number; median: number }>`
    select count(*)::int as people, coalesce(round(avg(net_cents)), 0)::bigint as average,
      coalesce(percentile_disc(0.5) within group (order by net_cents), 0)::bigint as median
    from campaign_beneficiary
    where company_id = ${campaign.company_id} and campaign_id = ${campaign.id} and engagement_state <> 'excluded'`.execute(
    tx,
  )
  return rows[0] ?? { people: 0, average: 0, median: 0 }
}

/** What is told of the choices of a campaign that still takes them, the largest sum first. */
function toldGroups({ places, others }: ToldChoices, language: Language): Omit<Group, 'answered'>[] {
  return [
    ...destinations.map((key) => ({ key, label: labelOf(key, language), ...places[key] })),
    { key: 'others', label: words.others[language], ...others },
  ]
    .filter(({ cents }) => cents > 0)
    .toSorted((one, other) => other.cents - one.cents)
    .map(({ key, label, people, cents }) => ({ key, label, count: people, amount_cents: cents }))
}

/** Choices confirmed and defaults applied, by destination or fund. */
async function choiceGroups(
  tx: Tx,
  campaign: CampaignRow,
  by: 'destination' | 'fund',
  language: Language,
): Promise<Group[]> {
  const key =
    by === 'destination'
      ? sql`line->>'destination'`
      : sql`(line->>'destination') || ' ' || coalesce(line->>'fund_id', 'managed')`
  const only = by === 'fund' ? sql`and line->>'destination' <> 'immediate_payment'` : sql``
  const { rows } = await sql<Group & { fund_name: string | null; destination: string }>`
    with grouped as (
      select ${key} as key, min(line->>'destination') as destination, min(line->>'fund_id') as fund_id,
        count(distinct s.id)::int as count, sum((line->>'amount_cents')::bigint)::bigint as amount_cents
      from choice s cross join lateral jsonb_array_elements(s.lines) line
      where s.company_id = ${campaign.company_id} and s.campaign_id = ${campaign.id}
        and s.status in ('submitted', 'default_applied') and (line->>'amount_cents')::bigint > 0 ${only}
      group by 1)
    select g.key, g.destination, g.count, g.amount_cents, f.data->>'name' as fund_name
    from grouped g left join fund f on f.id::text = g.fund_id order by g.amount_cents desc, g.key`.execute(tx)
  return rows.map((row) => ({
    key: row.key,
    label:
      by === 'destination'
        ? labelOf(row.key, language)
        : `${labelOf(row.destination, language)} · ${row.fund_name ?? words.managed[language]}`,
    count: row.count,
    amount_cents: row.amount_cents,
    answered: row.count,
  }))
}

async function establishments(tx: Tx, campaign: CampaignRow, language: Language): Promise<Group[]> {
  const { rows } = await sql<{ key: string | null; count: number; amount_cents: number; answered: number }>`
    select establishment as key, count(*)::int as count, sum(due_net_cents)::bigint as amount_cents,
      count(*) filter (where ${isAnswered})::int as answered
    from campaign_beneficiary
    where company_id = ${campaign.company_id} and campaign_id = ${campaign.id} and engagement_state <> 'excluded'
      and decides
    group by 1 order by 2 desc, 1`.execute(tx)
  return rows.map(({ key, ...row }) => ({
    ...row,
    key: key ?? 'none',
    label: key ?? words.none[language],
  }))
}

/** By what told people of their amount first, with how many of them answered. */
async function informations(tx: Tx, campaign: CampaignRow, language: Language): Promise<Group[]> {
  const { rows } = await sql<Omit<Group, 'label'>>`
    select coalesce(informed_by, case when informed_on is null then 'untold' else 'themselves' end) as key,
      count(*)::int as count, sum(due_net_cents)::bigint as amount_cents,
      count(*) filter (where ${isAnswered})::int as answered
    from campaign_beneficiary
    where company_id = ${campaign.company_id} and campaign_id = ${campaign.id} and engagement_state <> 'excluded'
      and decides
    group by 1 order by 2 desc, 1`.execute(tx)
  return rows.map((row) => ({ ...row, label: labelOf(row.key, language) }))
}

async function channels(tx: Tx, campaign: CampaignRow, language: Language): Promise<Group[]> {
  const { rows } = await sql<{ key: string; count: number; amount_cents: number }>`
    select case when submission_channel = 'default' and engagement_state = any(${answeredStates}::text[]) then 'honoured'
      else submission_channel end as key, count(*)::int as count, sum(due_net_cents)::bigint as amount_cents
    from campaign_beneficiary
    where company_id = ${campaign.company_id} and campaign_id = ${campaign.id} and submission_channel is not null
      and decides and engagement_state <> 'excluded' group by 1 order by 2 desc, 1`.execute(tx)
  // Of what people pay in of their own, silence is no choice.
  const nameOf = (key: string) => (key === 'default' && isOwnMoney(campaign.type) ? 'silent' : key)
  return rows.map((row) => ({ ...row, label: labelOf(nameOf(row.key), language), answered: row.count }))
}

/** Openings and confirmations per Paris day. */
async function byDay(tx: Tx, campaign: CampaignRow) {
  const { rows } = await sql<{ date: string; opened: number; submitted: number }>`
    select date::text as date, sum(opened)::int as opened, sum(submitted)::int as submitted from (
      select paris_day(opened_at) as date, 1 as opened, 0 as submitted from campaign_beneficiary
        where company_id = ${campaign.company_id} and campaign_id = ${campaign.id} and opened_at is not null
      union all
      select paris_day(submitted_at), 0, 1 from campaign_beneficiary
        where company_id = ${campaign.company_id} and campaign_id = ${campaign.id} and submitted_at is not null) days
    group by 1 order by 1`.execute(tx)
  return rows
}
