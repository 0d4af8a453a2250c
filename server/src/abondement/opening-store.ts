import { randomUUID } from 'node:crypto'
import { sql, type Selectable } from 'kysely'
import { matchedAs } from '@moisson/core/abondement/account'
import type { PlanKind } from '@moisson/core/vocabulary'
import { parisDay } from '@moisson/law/paris-time'
import { cutAbondementToCeilings, dealFreedAbondement } from './deal-abondement.ts'
import type { Tx } from '../database/connect.ts'
import type { AbondementEntryTable } from '../database/schema-campaign-side.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { notFound, refused } from '../http/refused.ts'
import { lockAccounts } from './account-store.ts'
import { legalCeiling } from './accounts-view.ts'

/** The person of a company; not found outside it. */
export async function requirePerson(tx: Tx, companyId: string, beneficiaryId: string): Promise<void> {
  const person = await tx
    .selectFrom('beneficiary')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', beneficiaryId)
    .executeTakeFirst()
  if (!person) throw notFound()
}

export interface Opening {
  beneficiary_id: string
  plan: PlanKind
  year: number
  gross_cents: number
  contributed_cents?: number | undefined
  note: string | null
}

/** Years near this one only: what was received long ago counts nowhere any more. */
export function openingYears(now: Date): { from: number; to: number } {
  const year = Number(parisDay(now.toISOString()).slice(0, 4))
  return { from: year - 1, to: year + 1 }
}

export function requireWithinLaw(plan: PlanKind, year: number, gross_cents: number): void {
  const ceiling_cents = legalCeiling(plan, year)
  if (gross_cents > ceiling_cents) throw refused('opening_above_law', { ceiling_cents })
}

export async function insertOpenings(
  tx: Tx,
  companyId: string,
  openings: readonly Opening[],
  { source, by, now }: { source: 'file' | 'hand'; by: { id: string; name: string }; now: Date },
): Promise<void> {
  if (openings.length === 0) return
  await tx
    .insertInto('abondement_entry')
    .values(
      openings.map(({ plan, contributed_cents = 0, ...opening }) => ({
        id: randomUUID(),
        company_id: companyId,
        ...opening,
        plan_kind: plan,
        kind: 'opening',
        contributed_cents,
        ...netOf(opening.gross_cents, now),
        source,
        confirmed_at: now,
        created_by: by.id,
        created_by_name: by.name,
        created_at: now,
        updated_at: now,
      })),
    )
    .execute()
}

export function netOf(gross_cents: number, now: Date): { net_cents: number } {
  return { net_cents: matchedAs(gross_cents, parisDay(now.toISOString())).net_cents }
}

/** One opening of a person, held; not found where it is another's, or was taken back. */
export async function openingIn(
  tx: Tx,
  companyId: string,
  path: { bid: string; oid: string },
): Promise<Selectable<AbondementEntryTable>> {
  await requirePerson(tx, companyId, path.bid)
  await lockAccounts(tx, companyId, sql`select ${path.bid}::uuid as beneficiary_id`)
  const row = await tx
    .selectFrom('abondement_entry')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('beneficiary_id', '=', path.bid)
    .where('id', '=', path.oid)
    .where('kind', '=', 'opening')
    .where('freed_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw notFound()
  if (row.source === 'kept_promise') throw refused('kept_promise_stays')
  return row
}

/** After a change of openings: what passes a ceiling is cut, what is free goes to those that were cut before. */
export async function balance(
  tx: Tx,
  outbox: Outbox,
  accounts: { company_id: string; year: number; beneficiary_ids: readonly string[]; now: Date },
): Promise<void> {
  const cut = await cutAbondementToCeilings(tx, accounts)
  const raised = await dealFreedAbondement(tx, accounts)
  if (cut + raised > 0) outbox.markUsed()
}
