import { sql } from 'kysely'
import { yearOf } from '@moisson/core/abondement/account'
import { entriesOf } from '@moisson/core/abondement/entries-of'
import { personOf, type Line, type MatchedLine, type Offer } from '@moisson/core/choice/offer'
import { isOwnMoney } from '@moisson/core/campaign/type-facts'
import { offerFrom } from '@moisson/core/choice/offer-from'
import { outcomeOf, type Outcome } from '@moisson/core/choice/outcome'
import { accountsOf, type AccountOfPerson } from '../abondement/account-store.ts'
import { endMatchingOfLeavers } from '../abondement/deal-abondement.ts'
import { tellBeforeSettling } from '../abondement/promises.ts'
import { settleApplied, settleReservations, type AppliedEntry } from '../abondement/settle-entries.ts'
import { plain } from '../database/run-statement.ts'
import type { Tx } from '../database/connect.ts'
import { refused } from '../http/refused.ts'
import { lockCompany } from './calculate-shares.ts'
import { calculationOf, frozenOf, receivingIn, saveCampaign, type CampaignRow } from './campaign-store.ts'

const CHUNK = 50_000

interface PersonRow {
  id: string
  beneficiary_id: string
  gross_cents: number
  net_cents: number
  csg_deductible_cents: number
  untaxed: boolean
  room_cents: number | null
  day_cents: number | null
  hire_date: string | null
  exit_date: string | null
  engagement_state: string
  deadline_at: Date | null
  counted: MatchedLine[] | null
  draft: Line[] | null
  draft_id: string | null
}

/**
 * Writes what becomes of each person's money, in bulk: confirmed choices, honoured drafts, defaults, and what is held
 * for who was never informed. A confirmed choice keeps the matching it holds; the rest is matched from what the accounts
 * leave. The campaign's row and the accounts are locked by the caller.
 */
export async function settleOutcomes(tx: Tx, campaign: CampaignRow, now: Date): Promise<CampaignRow> {
  await tellBeforeSettling(tx, campaign, now)
  await endMatchingOfLeavers(tx, { company_id: campaign.company_id, campaign_id: campaign.id, now })
  const rules = frozenOf(campaign)
  const offer = offerFrom(rules, campaign.type)
  await lockCompany(tx, campaign.company_id)
  await settleReservations(tx, campaign, now)
  const year = yearOf(offer.payment_day)
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const people = await peopleAfter(tx, campaign, after)
    const beneficiary_ids = people.map((person) => person.beneficiary_id)
    const accounts = await accountsOf(plain(tx), { campaign_id: campaign.id, year, beneficiary_ids })
    const outcomes = people.map((person): [PersonRow, Outcome] => [
      person,
      outcomeOf(offer, personOf(person, offer, accounts.get(person.beneficiary_id)), {
        submitted: person.counted,
        draft: person.draft,
        informed: person.engagement_state !== 'unreachable',
      }),
    ])
    await writeOutcomes(tx, outcomes, now)
    await writeDefaults(tx, campaign, outcomes, now)
    await honourDrafts(tx, outcomes, now)
    await writeAbondement(tx, outcomes)
    await settleApplied(tx, campaign, appliedOf(offer, outcomes, accounts), { year, now })
    const last = people.at(-1)
    if (!last || people.length < CHUNK) break
    after = last.beneficiary_id
  }
  await dropUnfinishedDrafts(tx, campaign, now)
  return isOwnMoney(campaign.type) ? withOwnTotal(tx, campaign, now) : campaign
}

/** Of money of the people's own, the envelope is what they confirmed: nobody knows it before. */
async function withOwnTotal(tx: Tx, campaign: CampaignRow, now: Date): Promise<CampaignRow> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(gross_cents), 0)::bigint as cents from campaign_beneficiary
    where company_id = ${campaign.company_id} and campaign_id = ${campaign.id} and engagement_state <> 'excluded'`.execute(
    tx,
  )
  const cents = rows[0]?.cents ?? 0
  const calculation = {
    ...calculationOf(campaign),
    envelope_cents: cents,
    distributed_cents: cents,
    receiving: await receivingIn(tx, campaign),
  }
  return saveCampaign(tx, campaign, now, {
    envelope_gross_cents: cents,
    distributed_gross_cents: cents,
    calculation: JSON.stringify(calculation),
  })
}

async function peopleAfter(tx: Tx, campaign: CampaignRow, after: string): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select e.id, e.beneficiary_id, e.due_gross_cents as gross_cents, e.due_net_cents as net_cents, e.due_csg_deductible_cents as csg_deductible_cents, e.untaxed, e.room_cents, e.day_cents, e.hire_date, b.exit_date,
      e.engagement_state, e.deadline_at, k.lines as counted, d.lines as draft, d.id as draft_id
    from campaign_beneficiary e join beneficiary b on b.id = e.beneficiary_id
    left join choice k on k.campaign_beneficiary_id = e.id and k.status in ('submitted', 'default_applied')
    left join choice d on d.campaign_beneficiary_id = e.id and d.status = 'draft'
    where e.company_id = ${campaign.company_id} and e.campaign_id = ${campaign.id}
      and e.engagement_state <> 'excluded' and e.beneficiary_id > ${after}::uuid
    order by e.beneficiary_id limit ${CHUNK}`.execute(tx)
  return rows
}

async function writeOutcomes(tx: Tx, outcomes: readonly [PersonRow, Outcome][], now: Date): Promise<void> {
  const column = (name: Exclude<keyof Outcome, 'lines' | 'kind'>) =>
    outcomes.map(([, outcome]) => outcome[name])
  await sql`
    update campaign_beneficiary e set paid_cents = o.paid, pee_cents = o.pee, percol_cents = o.percol,
      held_cents = o.held, abondement_gross_cents = o.abondement_gross, abondement_net_cents = o.abondement_net,
      settled_exit_date = o.exit_date,
      gross_cents = case when e.room_cents is null then e.gross_cents else o.pee + o.percol end,
      net_cents = case when e.room_cents is null then e.net_cents else o.pee + o.percol end,
      engagement_state = case
        when o.kind = 'defaulted' then 'defaulted' when o.kind = 'held' then 'unreachable'
        when e.engagement_state = 'defaulted' then 'defaulted' else 'locked' end,
      submission_channel = case when o.kind in ('defaulted', 'draft_honoured') then 'default' else e.submission_channel end,
      updated_at = ${now}::timestamptz, version = e.version + 1
    from unnest(${outcomes.map(([person]) => person.id)}::uuid[], ${outcomes.map(([, outcome]) => outcome.kind)}::text[],
      ${column('paid_cents')}::bigint[], ${column('pee_cents')}::bigint[], ${column('percol_cents')}::bigint[],
      ${column('held_cents')}::bigint[], ${column('abondement_gross_cents')}::bigint[],
      ${column('abondement_net_cents')}::bigint[], ${outcomes.map(([person]) => person.exit_date)}::date[])
      as o(id, kind, paid, pee, percol, held, abondement_gross, abondement_net, exit_date)
    where e.id = o.id`.execute(tx)
}

/** The default is a choice like another, written as the version that counts. */
async function writeDefaults(
  tx: Tx,
  campaign: CampaignRow,
  outcomes: readonly [PersonRow, Outcome][],
  now: Date,
): Promise<void> {
  const defaulted = outcomes.filter(([, { kind }]) => kind === 'defaulted')
  if (defaulted.length === 0) return
  await sql`
    insert into choice (id, company_id, campaign_beneficiary_id, campaign_id, beneficiary_id, status, lines,
      total_cents, channel, submitted_at, created_at, updated_at, version)
    select gen_random_uuid(), ${campaign.company_id}, o.id, ${campaign.id}, o.beneficiary_id, 'default_applied', o.lines,
      o.total, 'default', ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz,
      1 + coalesce(k.version, 0)
    from unnest(${defaulted.map(([person]) => person.id)}::uuid[],
      ${defaulted.map(([person]) => person.beneficiary_id)}::uuid[],
      ${defaulted.map(([, outcome]) => JSON.stringify(outcome.lines))}::jsonb[],
      ${defaulted.map(([person]) => person.net_cents)}::bigint[]) as o(id, beneficiary_id, lines, total)
    left join (select campaign_beneficiary_id, max(version) as version from choice
      where company_id = ${campaign.company_id} and campaign_id = ${campaign.id} group by 1) k
      on k.campaign_beneficiary_id = o.id`.execute(tx)
}

/** A complete draft that the company said would count: confirmed at the person's deadline, without a receipt. */
async function honourDrafts(tx: Tx, outcomes: readonly [PersonRow, Outcome][], now: Date): Promise<void> {
  const honoured = outcomes.filter(([, { kind }]) => kind === 'draft_honoured')
  if (honoured.length === 0) return
  await sql`
    update choice c set status = 'submitted', channel = 'default', submitted_at = o.at, updated_at = ${now}::timestamptz
    from unnest(${honoured.map(([person]) => person.draft_id)}::uuid[],
      ${honoured.map(([person]) => person.deadline_at ?? now)}::timestamptz[]) as o(id, at)
    where c.id = o.id`.execute(tx)
}

/** The matching each line of an honoured draft brings in; a confirmed choice has had its own since it was confirmed. */
async function writeAbondement(tx: Tx, outcomes: readonly [PersonRow, Outcome][]): Promise<void> {
  const honoured = outcomes.filter(([, { kind }]) => kind === 'draft_honoured')
  if (honoured.length === 0) return
  await sql`
    update choice c set lines = o.lines
    from unnest(${honoured.map(([person]) => person.id)}::uuid[],
      ${honoured.map(([, outcome]) => JSON.stringify(outcome.lines))}::jsonb[]) as o(enrolment, lines)
    where c.campaign_beneficiary_id = o.enrolment and c.status = 'submitted'`.execute(tx)
}

/** What the defaults and the honoured drafts write on the accounts. */
function appliedOf(
  offer: Offer,
  outcomes: readonly [PersonRow, Outcome][],
  accounts: Map<string, AccountOfPerson>,
): AppliedEntry[] {
  return outcomes.flatMap(([person, { kind, lines }]) => {
    if (kind !== 'defaulted' && kind !== 'draft_honoured') return []
    const source = kind === 'defaulted' ? ('default' as const) : ('draft' as const)
    const choosing = personOf(person, offer, accounts.get(person.beneficiary_id))
    return entriesOf(offer, lines, choosing).map((entry) => ({
      ...entry,
      beneficiary_id: person.beneficiary_id,
      campaign_beneficiary_id: person.id,
      source,
    }))
  })
}

/** A draft that never became an answer is kept, and counts for nothing. */
async function dropUnfinishedDrafts(tx: Tx, campaign: CampaignRow, now: Date): Promise<void> {
  await tx
    .updateTable('choice')
    .set({ status: 'overridden', updated_at: now })
    .where('company_id', '=', campaign.company_id)
    .where('campaign_id', '=', campaign.id)
    .where('status', '=', 'draft')
    .execute()
}

/** Envelope distributed = advances + paid + invested + held + levies, to the cent, or nothing of this transaction stays. */
export async function checkTotals(tx: Tx, campaign: CampaignRow): Promise<void> {
  const { rows } = await sql<{ gross: number; settled: number; without: number }>`
    select coalesce(sum(gross_cents), 0)::bigint as gross,
      coalesce(sum(paid_cents + pee_cents + percol_cents + held_cents + net_cents - due_net_cents
        + csg_deductible_cents + csg_non_deductible_cents + crds_cents), 0)::bigint as settled,
      count(*) filter (where paid_cents is null)::int as without
    from campaign_beneficiary
    where company_id = ${campaign.company_id} and campaign_id = ${campaign.id} and engagement_state <> 'excluded'`.execute(
    tx,
  )
  const { gross = 0, settled = 0, without = 0 } = rows[0] ?? {}
  const difference = campaign.distributed_gross_cents - settled
  if (difference !== 0 || gross !== campaign.distributed_gross_cents || without > 0)
    throw refused('totals_do_not_match', {
      difference_cents: difference || campaign.distributed_gross_cents - gross,
    })
}
