import { decideErasure, getConservation, holdPerson } from '@moisson/contract/erasure'
import { limitsOf, type DataRequestKind } from '@moisson/core/privacy/data-requests'
import { parisDay } from '@moisson/law/paris-time'
import { sql } from 'kysely'
import { beneficiaryIn } from '../beneficiary/beneficiary-row.ts'
import type { Tx } from '../database/connect.ts'
import { handle } from '../http/handle.ts'
import { seeIdentity } from '../identity/see-identity.ts'
import { erasePerson } from './erase-person.ts'
import { endRestriction, limitProcessing } from './limit-processing.ts'
import { erasureIn, outcomeOf, requestsOf } from './erasure-facts.ts'

export const handleGetConservation = handle(getConservation, async ({ tx, companyId, input, now }) => {
  const { bid } = input.path
  const today = outcomeOf(await erasureIn(tx, companyId, bid, now))
  const hold = await tx
    .selectFrom('legal_hold')
    .select(['reason', 'placed_at', 'placed_by_name'])
    .where('company_id', '=', companyId)
    .where('beneficiary_id', '=', bid)
    .where('lifted_at', 'is', null)
    .executeTakeFirst()
  const requests = await requestsOf(tx, companyId, bid)
  return {
    waiting: requests.find(({ decided_at }) => decided_at === null) ?? null,
    hold: hold ? { ...hold, placed_at: hold.placed_at.toISOString() } : null,
    today,
  }
})

/** What no duty keeps goes in the same transaction as the answer, which stays as its proof. */
export const handleDecideErasure = handle(decideErasure, async (ctx) => {
  const { tx, companyId, input, now, caller, note, refuse } = ctx
  const { bid } = input.path
  const { kind, granted, reason = null, letter_on } = input.body
  if (!granted && !reason) throw refuse('erasure_reason_missing')
  const person = await beneficiaryIn(tx, companyId, bid, { lock: true })
  const erasure = await erasureIn(tx, companyId, bid, now)
  const asked = await askedOf(tx, { companyId, bid, kind })
  if (letter_on && letter_on > parisDay(now)) throw refuse('letter_ahead')
  if (letter_on && asked.waiting) throw refuse('request_waiting')
  const answered = letter_on
    ? asked.answered.find((one) => one.by_letter && parisDay(one.asked_at) === letter_on)
    : asked.answered[0]
  if (answered && !asked.waiting)
    throw refuse('request_answered', {
      name: answered.decided_by_name ?? 'Moisson',
      answered_on: parisDay(answered.decided_at),
    })
  if (!letter_on && !asked.waiting) throw refuse('no_request_waiting')
  const given = kind === 'erasure' ? outcomeOf(erasure) : limitsOf(kind)
  const outcome = granted ? given : null
  const address = await addressOf(tx, bid)
  const decided = {
    decided_at: now,
    decided_by: caller.user_id,
    decided_by_name: caller.name,
    granted,
    reason,
    outcome: outcome && JSON.stringify(outcome),
    done:
      granted && kind === 'erasure'
        ? JSON.stringify({ whole: erasure.whole, purposes: erasure.purposes })
        : null,
  }
  const id = asked.waiting ?? ctx.newId()
  if (asked.waiting) await tx.updateTable('erasure_request').set(decided).where('id', '=', id).execute()
  else
    await tx
      .insertInto('erasure_request')
      // A letter has no hour.
      .values({
        id,
        company_id: companyId,
        beneficiary_id: bid,
        kind,
        asked_at: new Date(`${letter_on}T11:00:00Z`),
        ...decided,
      })
      .execute()
  await sql`update todo set status = 'done', completed_at = ${now}, completed_by = ${caller.user_id},
      completed_by_name = ${caller.name}, updated_at = ${now}, version = version + 1
    where company_id = ${companyId} and related ->> 'id' = ${bid} and related ->> 'field' = ${kind}
      and status in ('todo', 'in_progress', 'blocked')`.execute(tx)
  const of = { companyId, id: bid, by: { id: caller.user_id, name: caller.name }, now }
  if (granted && kind === 'erasure') await erasePerson(tx, { companyId, id: bid }, { erasure, now })
  else if (granted) await limitProcessing(tx, kind, of)
  else if (kind === 'restriction') await endRestriction(tx, of)
  if (address)
    await ctx.outbox.add({
      kind: 'erasure-answered',
      dedupe: `erasure-answered:${id}`,
      recipient: address.email,
      company_id: companyId,
      payload: {
        language: address.locale,
        name: person.first_name,
        asked_for: kind,
        granted,
        reason,
        outcome,
      },
    })
  note({ after: { kind, granted, erased: outcome?.erased.length ?? 0, kept: outcome?.kept.length ?? 0 } })
  return { granted, ...(outcome ?? { erased: [], kept: given.kept }) }
})

interface Asked {
  waiting: string | undefined
  /** The newest first. */
  answered: { by_letter: boolean; asked_at: Date; decided_at: Date; decided_by_name: string | null }[]
}

/** The requests of one kind; the file is locked, so that of two answers at once the second sees the first. */
async function askedOf(
  tx: Tx,
  { companyId, bid, kind }: { companyId: string; bid: string; kind: DataRequestKind },
): Promise<Asked> {
  const { rows } = await sql<
    Omit<Asked['answered'][number], 'decided_at'> & { id: string; decided_at: Date | null }
  >`
    select id, user_id is null as by_letter, asked_at, decided_at, decided_by_name from erasure_request
    where company_id = ${companyId} and beneficiary_id = ${bid} and kind = ${kind} order by decided_at desc`.execute(
    tx,
  )
  return {
    waiting: rows.find(({ decided_at }) => decided_at === null)?.id,
    answered: rows.flatMap((row) => (row.decided_at ? [{ ...row, decided_at: row.decided_at }] : [])),
  }
}

async function addressOf(tx: Tx, id: string): Promise<{ email: string; locale: string } | undefined> {
  await seeIdentity(tx)
  const { rows } = await sql<{ email: string | null; locale: string }>`
    select coalesce(u.email, b.personal_email, b.work_email) as email, coalesce(u.locale, 'fr') as locale
    from beneficiary b left join app_user u on u.id = b.user_id and u.status = 'active' where b.id = ${id}`.execute(
    tx,
  )
  const [found] = rows
  return found?.email ? { email: found.email, locale: found.locale } : undefined
}

export const handleHoldPerson = handle(
  holdPerson,
  async ({ tx, companyId, input, now, caller, newId, note }) => {
    const { bid } = input.path
    const { reason } = input.body
    await beneficiaryIn(tx, companyId, bid, { lock: true })
    await tx
      .updateTable('legal_hold')
      .set({ lifted_at: now, lifted_by_name: caller.name })
      .where('company_id', '=', companyId)
      .where('beneficiary_id', '=', bid)
      .where('lifted_at', 'is', null)
      .execute()
    if (reason !== null)
      await tx
        .insertInto('legal_hold')
        .values({
          id: newId(),
          company_id: companyId,
          beneficiary_id: bid,
          reason,
          placed_at: now,
          placed_by: caller.user_id,
          placed_by_name: caller.name,
        })
        .execute()
    note({ after: { held: reason !== null } })
    return { held: reason !== null }
  },
)
