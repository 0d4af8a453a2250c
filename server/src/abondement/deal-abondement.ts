import { sql } from 'kysely'
import { grantedOf, matchedAs, abondementLeft, uncutOf, type Matched } from '@moisson/core/abondement/account'
import type { FundAmounts } from '@moisson/core/abondement/clause'
import { nothingUsed, type UsedOfYear } from '@moisson/core/abondement/used-of-year'
import { cutToCeilings } from '@moisson/core/abondement/cut-to-ceilings'
import { dealFreed, type LiveEntry } from '@moisson/core/abondement/deal-freed'
import { isMatched } from '@moisson/core/choice/abondement-sentence'
import { personOf, planOf, type Offer } from '@moisson/core/choice/offer'
import { offerFrom } from '@moisson/core/choice/offer-from'
import type { PlanKind } from '@moisson/core/vocabulary'
import type { Tx } from '../database/connect.ts'
import { frozenRules } from '../frozen/frozen-rules.ts'
import { rewriteAbondement, type Rewriting } from './rewrite-abondement.ts'
import { plain } from '../database/run-statement.ts'

const CHUNK = 5000

export interface Freed {
  company_id: string
  year: number
  beneficiary_ids: readonly string[]
  now: Date
  /** Why there is more, where it is not the ceiling of the year. */
  reason?: 'stays' | undefined
}

interface EntryRow extends LiveEntry {
  beneficiary_id: string
  plan_kind: PlanKind
  campaign_id: string | null
  campaign_beneficiary_id: string | null
  by_fund: FundAmounts | null
}
type Placing = Parameters<typeof personOf>[0] & { id: string; campaign_id: string; beneficiary_id: string }

/**
 * Gives what accounts have free to the confirmed choices that were cut, each with a new receipt and a mail; gives how
 * many mails there are to send. The accounts are locked by the caller.
 */
export function dealFreedAbondement(tx: Tx, freed: Freed): Promise<number> {
  return dealOn(tx, freed, raised)
}

/** Takes from the last confirmed choices what passes a ceiling since something was received elsewhere; they are told. */
export function cutAbondementToCeilings(tx: Tx, accounts: Freed): Promise<number> {
  return dealOn(tx, accounts, cut)
}

/**
 * Takes back what confirmed choices hold for people who will have left on the payment day, where the rules of the plan
 * match nothing of leavers (C. trav., art. R3332-13): the same choice with a new receipt and a mail that says why. The
 * accounts are locked by the caller; gives how many mails there are to send.
 */
export async function endMatchingOfLeavers(
  tx: Tx,
  of: { company_id: string; campaign_id?: string; beneficiary_ids?: readonly string[]; now: Date },
): Promise<number> {
  const { rows } = await sql<EntryRow>`
    select a.id, a.kind, a.contributed_cents, a.gross_cents, a.above_cap_cents, a.confirmed_at, a.beneficiary_id, a.plan_kind,
      a.campaign_id, a.campaign_beneficiary_id, a.by_fund
    from abondement_entry a join campaign c on c.id = a.campaign_id join beneficiary b on b.id = a.beneficiary_id
    where a.company_id = ${of.company_id} and a.kind = 'reservation' and a.freed_at is null and a.gross_cents > 0
      and b.exit_date < (c.frozen ->> 'payment_day')::date
      and (${of.campaign_id ?? null}::uuid is null or a.campaign_id = ${of.campaign_id ?? null}::uuid)
      and (${of.beneficiary_ids ?? null}::uuid[] is null or a.beneficiary_id = any(${of.beneficiary_ids ?? null}::uuid[]))`.execute(
    tx,
  )
  if (rows.length === 0) return 0
  const offers = new Map<string, Offer>()
  await readOffers(tx, rows, offers)
  const people = await placingIn(tx, rows)
  const unmatched = rows.filter((entry) => {
    const { plan, person } = choosing(entry, nothingUsed, offers, people)
    return !isMatched(plan, person)
  })
  const none: Matched = { gross_cents: 0, net_cents: 0 }
  const changes = unmatched.map((entry) => ({
    ...rewriting(entry, none),
    uncut_gross_cents: entry.gross_cents,
  }))
  return rewriteAbondement(tx, changes, { offers, people, now: of.now, reason: 'left' })
}

/** Writes other amounts on reservations that somebody decided; the accounts are locked by the caller. */
export async function rewriteEntries(
  tx: Tx,
  asked: readonly { id: string; matched: Matched }[],
  now: Date,
): Promise<number> {
  const offers = new Map<string, Offer>()
  let mails = 0
  for (let start = 0; start < asked.length; start += CHUNK) {
    const matched = new Map(asked.slice(start, start + CHUNK).map((one) => [one.id, one.matched]))
    const { rows } = await sql<EntryRow & { uncut_gross_cents: number }>`
      select id, kind, contributed_cents, gross_cents, above_cap_cents, confirmed_at, beneficiary_id, plan_kind, campaign_id,
        campaign_beneficiary_id, by_fund, uncut_gross_cents
      from abondement_entry where id = any(${[...matched.keys()]}::uuid[])`.execute(tx)
    await readOffers(tx, rows, offers)
    const people = await placingIn(tx, rows)
    const changes = rows.map((row) => ({
      ...rewriting(row, matched.get(row.id) ?? { gross_cents: 0, net_cents: 0 }),
      uncut_gross_cents: row.uncut_gross_cents,
    }))
    mails += await rewriteAbondement(tx, changes, { offers, people, now })
  }
  return mails
}

type Deal = (
  account: readonly EntryRow[],
  offers: Map<string, Offer>,
  people: Map<string, Placing>,
) => Rewriting[]

async function dealOn(tx: Tx, freed: Freed, deal: Deal): Promise<number> {
  const offers = new Map<string, Offer>()
  let mails = 0
  for (let start = 0; start < freed.beneficiary_ids.length; start += CHUNK) {
    const entries = await cutAccounts(tx, freed, freed.beneficiary_ids.slice(start, start + CHUNK))
    if (entries.length === 0) continue
    await readOffers(tx, entries, offers)
    const people = await placingIn(tx, entries)
    const changes = [...byAccount(entries).values()].flatMap((account) => deal(account, offers, people))
    mails += await rewriteAbondement(tx, changes, { offers, people, now: freed.now, reason: freed.reason })
  }
  return mails
}

/** The live entries of the accounts on which a confirmed choice still waits for its settlement. */
async function cutAccounts(
  tx: Tx,
  { company_id, year }: Freed,
  people: readonly string[],
): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select id, kind, contributed_cents, gross_cents, above_cap_cents, confirmed_at, beneficiary_id, plan_kind, campaign_id,
      campaign_beneficiary_id, by_fund
    from abondement_entry a
    where company_id = ${company_id} and year = ${year}::int and freed_at is null and beneficiary_id = any(${people}::uuid[])
      and exists (select from abondement_entry r where r.beneficiary_id = a.beneficiary_id and r.year = a.year
        and r.plan_kind = a.plan_kind and r.kind = 'reservation' and r.freed_at is null)
    order by beneficiary_id, plan_kind`.execute(tx)
  return rows
}

async function readOffers(tx: Tx, entries: readonly EntryRow[], offers: Map<string, Offer>): Promise<void> {
  const ids = new Set(
    entries.flatMap(({ kind, campaign_id }) =>
      kind === 'reservation' && campaign_id !== null && !offers.has(campaign_id) ? [campaign_id] : [],
    ),
  )
  if (ids.size === 0) return
  const rows = await tx
    .selectFrom('campaign')
    .select(['id', 'version', 'type'])
    .where('id', 'in', [...ids])
    .execute()
  for (const row of rows) offers.set(row.id, offerFrom(await frozenRules(plain(tx), row), row.type))
}

async function placingIn(tx: Tx, entries: readonly EntryRow[]): Promise<Map<string, Placing>> {
  const ids = entries.flatMap(({ kind, campaign_beneficiary_id }) =>
    kind === 'reservation' && campaign_beneficiary_id !== null ? [campaign_beneficiary_id] : [],
  )
  const { rows } = await sql<Placing>`
    select e.id, e.campaign_id, e.beneficiary_id, e.due_gross_cents as gross_cents, e.due_net_cents as net_cents,
      e.due_csg_deductible_cents as csg_deductible_cents, e.untaxed, e.hire_date, b.exit_date
    from campaign_beneficiary e join beneficiary b on b.id = e.beneficiary_id where e.id = any(${ids}::uuid[])`.execute(
    tx,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

function byAccount(entries: readonly EntryRow[]): Map<string, EntryRow[]> {
  return Map.groupBy(entries, ({ beneficiary_id, plan_kind }) => `${beneficiary_id}/${plan_kind}`)
}

function choosing(
  entry: EntryRow,
  used: UsedOfYear,
  offers: Map<string, Offer>,
  people: Map<string, Placing>,
) {
  const offer = offers.get(entry.campaign_id ?? '')
  const row = people.get(entry.campaign_beneficiary_id ?? '')
  const plan = offer && planOf(offer, entry.plan_kind)
  if (!offer || !row || !plan) throw new Error('a reservation without its campaign')
  return { offer, plan, person: personOf(row, offer, { used: { [entry.plan_kind]: used } }) }
}

const raised: Deal = (account, offers, people) => {
  const granted = (entry: EntryRow, used: UsedOfYear): Matched => {
    const { offer, plan, person } = choosing(entry, used, offers, people)
    return grantedOf(offer, plan, entry, person)
  }
  return dealFreed(account, granted).map(({ entry, used, matched }) => {
    const { offer, plan, person } = choosing(entry, used, offers, people)
    return {
      ...rewriting(entry, matched),
      uncut_gross_cents: uncutOf(offer, plan, entry, person),
    }
  })
}

const cut: Deal = (account, offers, people) => {
  const ceilingOf = (entry: EntryRow, above_cap_cents: number) => {
    const { offer, plan, person } = choosing(entry, { ...nothingUsed, above_cap_cents }, offers, people)
    return abondementLeft(offer, plan, person).ceiling_cents
  }
  return cutToCeilings(account, ceilingOf).map(({ entry, gross_cents }) => {
    const { offer } = choosing(entry, nothingUsed, offers, people)
    return {
      ...rewriting(entry, matchedAs(gross_cents, offer.payment_day)),
      uncut_gross_cents: entry.gross_cents,
    }
  })
}

function rewriting(entry: EntryRow, matched: Matched) {
  return {
    entry_id: entry.id,
    enrolment_id: entry.campaign_beneficiary_id ?? '',
    plan_kind: entry.plan_kind,
    matched,
  }
}
