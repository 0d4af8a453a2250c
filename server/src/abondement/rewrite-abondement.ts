import { usually } from '@moisson/law/text'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { yearOf, type Matched } from '@moisson/core/abondement/account'
import {
  consequenceOf,
  matchingWeight,
  recordedConsequence,
  withAbondement,
} from '@moisson/core/choice/consequence'
import { defaultLines } from '@moisson/core/choice/default-lines'
import { choiceSentence } from '@moisson/core/choice/default-sentence'
import { personOf, type MatchedLine, type Offer } from '@moisson/core/choice/offer'
import { planKinds, type PlanKind } from '@moisson/core/vocabulary'
import { accountsOf, type AccountOfPerson } from './account-store.ts'
import type { Tx } from '../database/connect.ts'
import { enrolmentMails } from '../outbox/enrolment-mails.ts'
import type { Receipt } from '@moisson/core/choice/receipt'
import { hashOf, newReceiptNumber } from '../frozen/receipt.ts'
import { plain } from '../database/run-statement.ts'

/** What a reservation is to hold from now on. */
export interface Rewriting {
  entry_id: string
  enrolment_id: string
  plan_kind: PlanKind
  matched: Matched
  uncut_gross_cents: number
}

interface Context {
  offers: Map<string, Offer>
  people: Map<string, Parameters<typeof personOf>[0] & { campaign_id: string; beneficiary_id: string }>
  now: Date
  /** Why, where it is not the ceiling of the year. */
  reason?: 'left' | 'stays' | undefined
}

interface CountedRow {
  id: string
  campaign_beneficiary_id: string
  lines: MatchedLine[]
  receipt: Receipt | null
}
interface Rewritten {
  before: CountedRow
  id: string
  lines: MatchedLine[]
  receipt: Receipt | null
}

/**
 * Writes new matching on confirmed choices: the same choice as its next version, with a new receipt and a mail. The
 * accounts are locked by the caller, and no choice of theirs is settled meanwhile.
 */
export async function rewriteAbondement(
  tx: Tx,
  changes: readonly Rewriting[],
  context: Context,
): Promise<number> {
  if (changes.length === 0) return 0
  const { now } = context
  const ofEnrolment = Map.groupBy(changes, (change) => change.enrolment_id)
  const { rows } = await sql<CountedRow>`
    select id, campaign_beneficiary_id, lines, receipt from choice
    where campaign_beneficiary_id = any(${[...ofEnrolment.keys()]}::uuid[]) and status = 'submitted'
    order by campaign_beneficiary_id`.execute(tx)
  // The amounts first: what silence would mean from now on is read from the accounts as they will stand.
  await writeEntries(tx, changes, now)
  const accounts = await accountsBehind(tx, rows, context)
  const rewritten = rows.map((row) =>
    rewrite(row, ofEnrolment.get(row.campaign_beneficiary_id) ?? [], context, accounts),
  )
  // A promise that is kept is what the receipt says already: nothing new is told.
  const [told, untold] = [rewritten.filter(saysSo), rewritten.filter((one) => !saysSo(one))]
  await writeLines(tx, told)
  await writeVersions(tx, untold, now)
  await followVersions(tx, untold)
  return tellChanges(tx, untold, context)
}

function saysSo({ before, lines }: Rewritten): boolean {
  const amounts = (of: readonly MatchedLine[]) =>
    of.map((line) => `${line.abondement_gross_cents}/${line.abondement_net_cents}`).join()
  return before.receipt !== null && amounts(before.receipt.lines) === amounts(lines)
}

async function writeLines(tx: Tx, told: readonly Rewritten[]): Promise<void> {
  if (told.length === 0) return
  await sql`
    update choice k set lines = o.lines
    from unnest(${told.map(({ before }) => before.id)}::uuid[],
      ${told.map(({ lines }) => JSON.stringify(lines))}::jsonb[]) as o(id, lines)
    where k.id = o.id`.execute(tx)
}

function rewrite(
  before: CountedRow,
  changes: readonly Rewriting[],
  { offers, people, now }: Context,
  accounts: ReadonlyMap<string, AccountOfPerson>,
): Rewritten {
  const row = people.get(before.campaign_beneficiary_id)
  const offer = offers.get(row?.campaign_id ?? '')
  if (!row || !offer) throw new Error('a choice without its campaign')
  const matching = Object.fromEntries(
    planKinds.map((kind) => {
      const changed = changes.find((change) => change.plan_kind === kind)
      return [kind, changed?.matched ?? matchedOn(before.lines, kind)]
    }),
  )
  const person = personOf(row, offer, accounts.get(before.campaign_beneficiary_id))
  const lines = withAbondement(before.lines, matching, matchingWeight(offer, before.lines, person))
  const silence = consequenceOf(offer, defaultLines(offer, person.net_cents), person)
  const receipt = before.receipt && {
    ...before.receipt,
    number: newReceiptNumber(),
    revision: { replaces: before.receipt.number, at: now.toISOString() },
    ...recordedConsequence(offer, lines, person),
    if_nothing: usually(choiceSentence(silence.lines, silence.estimate)),
  }
  return { before, id: randomUUID(), lines, receipt }
}

/** The accounts of the people whose receipts change, by enrolment. */
async function accountsBehind(
  tx: Tx,
  rows: readonly CountedRow[],
  { offers, people }: Context,
): Promise<Map<string, AccountOfPerson>> {
  const found = new Map<string, AccountOfPerson>()
  const placing = rows.flatMap((row) => {
    const person = people.get(row.campaign_beneficiary_id)
    return person ? [{ ...person, enrolment_id: row.campaign_beneficiary_id }] : []
  })
  for (const [campaign_id, own] of Map.groupBy(placing, (one) => one.campaign_id)) {
    const offer = offers.get(campaign_id)
    if (!offer) continue
    const beneficiary_ids = own.map((one) => one.beneficiary_id)
    const accounts = await accountsOf(plain(tx), {
      campaign_id,
      year: yearOf(offer.payment_day),
      beneficiary_ids,
    })
    for (const { enrolment_id, beneficiary_id } of own)
      found.set(enrolment_id, accounts.get(beneficiary_id) ?? { used: {}, held: {} })
  }
  return found
}

function matchedOn(lines: readonly MatchedLine[], kind: PlanKind): Matched {
  const own = lines.filter((line) => line.destination === kind)
  return {
    gross_cents: own.reduce((sum, line) => sum + line.abondement_gross_cents, 0),
    net_cents: own.reduce((sum, line) => sum + line.abondement_net_cents, 0),
  }
}

async function writeVersions(tx: Tx, rewritten: readonly Rewritten[], now: Date): Promise<void> {
  if (rewritten.length === 0) return
  const before = rewritten.map((one) => one.before.id)
  await sql`
    update choice set status = 'overridden', updated_at = ${now}::timestamptz where id = any(${before}::uuid[])`.execute(
    tx,
  )
  await sql`
    insert into choice (id, company_id, campaign_beneficiary_id, campaign_id, beneficiary_id, status, mode, lines,
      total_cents, acknowledgements, channel, receipt_number, receipt_sha256, receipt, submitted_at, version, created_at, updated_at)
    select o.id, k.company_id, k.campaign_beneficiary_id, k.campaign_id, k.beneficiary_id, 'submitted', k.mode, o.lines,
      k.total_cents, k.acknowledgements, k.channel, o.number, o.sha256, o.receipt, k.submitted_at,
      1 + (select max(v.version) from choice v where v.campaign_beneficiary_id = k.campaign_beneficiary_id),
      ${now}::timestamptz, ${now}::timestamptz
    from unnest(${before}::uuid[], ${rewritten.map(({ id }) => id)}::uuid[],
      ${rewritten.map(({ lines }) => JSON.stringify(lines))}::jsonb[],
      ${rewritten.map(({ receipt }) => receipt?.number ?? null)}::text[],
      ${rewritten.map(({ receipt }) => (receipt ? hashOf(receipt) : null))}::text[],
      ${rewritten.map(({ receipt }) => (receipt ? JSON.stringify(receipt) : null))}::jsonb[])
      as o(before, id, lines, number, sha256, receipt)
    join choice k on k.id = o.before`.execute(tx)
  await sql`
    update campaign_beneficiary e set receipt_number = k.receipt_number, updated_at = ${now}::timestamptz
    from choice k where k.id = any(${rewritten.map(({ id }) => id)}::uuid[]) and e.id = k.campaign_beneficiary_id`.execute(
    tx,
  )
}

async function writeEntries(tx: Tx, changes: readonly Rewriting[], now: Date): Promise<void> {
  await sql`
    update abondement_entry a set gross_cents = o.gross, net_cents = o.net, uncut_gross_cents = greatest(o.gross, o.uncut, a.uncut_gross_cents),
      promised_gross_cents = null, promised_net_cents = null, updated_at = ${now}::timestamptz, version = a.version + 1
    from unnest(${changes.map((change) => change.entry_id)}::uuid[], ${changes.map((change) => change.matched.gross_cents)}::bigint[],
      ${changes.map((change) => change.matched.net_cents)}::bigint[], ${changes.map((change) => change.uncut_gross_cents)}::bigint[])
      as o(id, gross, net, uncut)
    where a.id = o.id`.execute(tx)
}

async function followVersions(tx: Tx, rewritten: readonly Rewritten[]): Promise<void> {
  await sql`
    update abondement_entry a set choice_id = o.choice
    from unnest(${rewritten.map((one) => one.before.id)}::uuid[], ${rewritten.map(({ id }) => id)}::uuid[]) as o(before, choice)
    where a.choice_id = o.before and a.freed_at is null`.execute(tx)
}

/** One mail for each new receipt, to those who have an address. */
async function tellChanges(
  tx: Tx,
  rewritten: readonly Rewritten[],
  { now, reason }: Context,
): Promise<number> {
  const told = rewritten.filter(({ receipt }) => receipt !== null)
  const netOf = (lines: readonly MatchedLine[]) =>
    lines.reduce((sum, line) => sum + line.abondement_net_cents, 0)
  const { numAffectedRows } = await enrolmentMails({
    kind: 'matching-changed',
    key: sql`o.number`,
    more: sql`jsonb_build_object('receipt_number', o.number, 'before_net_cents', o.before, 'after_net_cents', o.after)
      || case when ${reason ?? null}::text is null then '{}'::jsonb else jsonb_build_object('reason', ${reason ?? null}::text) end`,
    priority: 5,
    now,
    from: sql`unnest(${told.map((one) => one.before.campaign_beneficiary_id)}::uuid[],
        ${told.map(({ receipt }) => receipt?.number ?? '')}::text[],
        ${told.map(({ before }) => netOf(before.receipt?.lines ?? before.lines))}::bigint[],
        ${told.map(({ lines }) => netOf(lines))}::bigint[]) as o(enrolment, number, before, after)
      join campaign_beneficiary e on e.id = o.enrolment
      where e.email is not null`,
  }).execute(tx)
  return Number(numAffectedRows ?? 0)
}
