import { sql } from 'kysely'
import { SMALLEST_GROUP } from '@moisson/core/campaign/small-groups'
import {
  nothingTold,
  toldChoices,
  type AnswerBlock,
  type ToldChoices,
} from '@moisson/core/campaign/told-choices'
import { destinations, type Destination } from '@moisson/core/vocabulary'
import type { Tx } from '../database/connect.ts'

/**
 * Where the choices of each campaign go before the outcome is written, with the matching they hold: all of them once it
 * was closed, and until then what may be told without telling anybody’s. Defaults already applied are nobody’s choice.
 */
export async function liveChoicesOf(
  tx: Tx,
  campaignIds: readonly string[],
): Promise<Map<string, ToldChoices>> {
  if (campaignIds.length === 0) return new Map()
  const blocks = await answersByFives(tx, campaignIds)
  const found = new Map(campaignIds.map((id) => [id, toldChoices(blocks.get(id) ?? [])]))
  for (const { campaign_id, destination, ...row } of await wholeOf(tx, campaignIds)) {
    const told = found.get(campaign_id) ?? nothingTold()
    told.places[destination].people += row.people
    told.places[destination].cents += row.cents
    told.abondement_gross_cents += row.gross
    told.abondement_net_cents += row.net
  }
  return found
}

/** A campaign whose choices are nobody’s to read yet: never closed. */
const taking = sql`(m.state in ('open', 'cancelled') and m.closed_at is null)`

/** What is told as it stands: defaults applied, and each choice of a campaign that was closed. */
async function wholeOf(tx: Tx, campaignIds: readonly string[]) {
  const { rows } = await sql<{
    campaign_id: string
    destination: Destination
    people: number
    cents: number
    gross: number
    net: number
  }>`
    select c.campaign_id, line->>'destination' as destination, count(distinct c.id)::int as people,
      sum((line->>'amount_cents')::bigint)::bigint as cents,
      coalesce(sum((line->>'abondement_gross_cents')::bigint), 0)::bigint as gross,
      coalesce(sum((line->>'abondement_net_cents')::bigint), 0)::bigint as net
    from choice c join campaign m on m.id = c.campaign_id cross join lateral jsonb_array_elements(c.lines) line
    where c.campaign_id = any(${campaignIds}::uuid[]) and (line->>'amount_cents')::bigint > 0
      and (c.status = 'default_applied' or (c.status = 'submitted' and not ${taking})) group by 1, 2`.execute(
    tx,
  )
  return rows
}

/** The column of each place in the statement below. */
const columns: Record<Destination, string> = { immediate_payment: 'cash', pee: 'pee', percol: 'percol' }
const forEach = (written: (column: string, destination: Destination) => string) =>
  sql.raw(destinations.map((name) => written(columns[name], name)).join(', '))

type Sums = Record<string, number> & { campaign_id: string; answers: number; gross: number; net: number }

/**
 * Answers of the campaigns that still take them, by whole fives in the order of each person’s first one, so that a place
 * once taken stays; a later answer of the same person counts among the five it came in, by what it changes.
 */
async function answersByFives(tx: Tx, campaignIds: readonly string[]): Promise<Map<string, AnswerBlock[]>> {
  const { rows } = await sql<Sums>`
    with answered as (
      select c.campaign_id, c.id, c.submitted_at, row_number() over own = 1 as first, l.*,
        ${forEach((column) => `coalesce(lag(l.${column}) over own, 0) as ${column}_before`)},
        coalesce(lag(l.total) over own, 0) as total_before,
        coalesce(lag(l.gross) over own, 0) as gross_before, coalesce(lag(l.net) over own, 0) as net_before
      from choice c join campaign m on m.id = c.campaign_id
      join campaign_beneficiary e on e.id = c.campaign_beneficiary_id
      cross join lateral (
        select coalesce(sum(cents), 0) as total, coalesce(sum(abondement_gross_cents), 0) as gross,
          coalesce(sum(abondement_net_cents), 0) as net,
          ${forEach((column, name) => `coalesce(sum(cents) filter (where destination = '${name}'), 0) as ${column}`)}
        from (select destination, amount_cents as cents, abondement_gross_cents, abondement_net_cents
          from jsonb_to_recordset(c.lines) as line(destination text, amount_cents bigint, abondement_gross_cents bigint,
            abondement_net_cents bigint)) lines) l
      where c.campaign_id = any(${campaignIds}::uuid[]) and ${taking} and c.submitted_at is not null
        and c.status in ('submitted', 'overridden') and e.engagement_state <> 'excluded'
        and c.version > coalesce((e.correction->>'choice_version')::int, 0)
        and exists (select 1 from choice k where k.campaign_beneficiary_id = e.id and k.status = 'submitted')
      window own as (partition by c.campaign_beneficiary_id order by c.submitted_at, c.version)),
    placed as (
      select *, (count(*) filter (where first) over (partition by campaign_id order by submitted_at, id)
          - first::int) / ${SMALLEST_GROUP}::int as block,
        count(*) filter (where first) over (partition by campaign_id) / ${SMALLEST_GROUP}::int as blocks
      from answered)
    select campaign_id, block, count(*) filter (where first)::int as answers,
      sum(gross - gross_before)::bigint as gross, sum(net - net_before)::bigint as net,
      ${forEach(
        (column) => `count(*) filter (where first and ${column} > 0)::int as ${column}_first,
          count(*) filter (where first and total > ${column})::int as ${column}_elsewhere,
          count(*) filter (where not first and ${column} <> ${column}_before)::int as ${column}_moved,
          count(*) filter (where not first and total - ${column} <> total_before - ${column}_before)::int
            as ${column}_moved_elsewhere,
          (count(*) filter (where ${column} > 0) - count(*) filter (where ${column}_before > 0))::int as ${column}_people,
          sum(${column} - ${column}_before)::bigint as ${column}_cents`,
      )}
    from placed where block < blocks group by 1, 2 order by 1, 2`.execute(tx)
  const found = new Map<string, AnswerBlock[]>()
  for (const row of rows) {
    const blocks = found.get(row.campaign_id) ?? []
    blocks.push(blockOf(row))
    found.set(row.campaign_id, blocks)
  }
  return found
}

function blockOf(row: Sums): AnswerBlock {
  const placed = (place: Destination) => {
    const of = (what: string) => row[`${columns[place]}_${what}`] ?? 0
    return {
      first: of('first'),
      elsewhere: of('elsewhere'),
      moved: of('moved'),
      moved_elsewhere: of('moved_elsewhere'),
      people: of('people'),
      cents: of('cents'),
    }
  }
  return {
    answers: row.answers,
    places: {
      immediate_payment: placed('immediate_payment'),
      pee: placed('pee'),
      percol: placed('percol'),
    },
    abondement_gross_cents: row.gross,
    abondement_net_cents: row.net,
  }
}
