import { sql } from 'kysely'
import { addOpening, removeOpening, updateOpening } from '@moisson/contract/abondement'
import { handle, type Context } from '../http/handle.ts'
import { Refused } from '../http/refused.ts'
import { lockAccounts } from './account-store.ts'
import { accountsForCompany } from './accounts-view.ts'
import {
  balance,
  insertOpenings,
  netOf,
  openingIn,
  openingYears,
  requirePerson,
  requireWithinLaw,
} from './opening-store.ts'

/** What was received elsewhere takes its part of the ceilings; a confirmed choice that no longer fits is cut and told. */
export const handleAddOpening = handle(addOpening, async (context) => {
  const { tx, companyId, input, now, caller, outbox, note, refuse } = context
  const { bid } = input.path
  const { plan, year } = input.body
  await requirePerson(tx, companyId, bid)
  const { from, to } = openingYears(now)
  if (year < from || year > to) throw refuse('opening_year', { year, from, to })
  requireWithinLaw(plan, year, input.body.gross_cents)
  await lockAccounts(tx, companyId, sql`select ${bid}::uuid as beneficiary_id`)
  const by = { id: caller.user_id, name: caller.name }
  await insertOpenings(tx, companyId, [{ ...input.body, beneficiary_id: bid }], { source: 'hand', by, now })
  await balance(tx, outbox, { company_id: companyId, year, beneficiary_ids: [bid], now })
  note({ summary: input.body.note, after: { plan, year, gross_cents: input.body.gross_cents } })
  return { items: await accountsForCompany(tx, companyId, bid, now) }
})

export const handleUpdateOpening = handle(updateOpening, async (context) => {
  const { tx, companyId, input, now, outbox, note } = context
  const row = await openingIn(tx, companyId, input.path)
  await refuseStale(context, row)
  const { reason, ...asked } = input.body
  const gross_cents = asked.gross_cents ?? row.gross_cents
  requireWithinLaw(row.plan_kind, row.year, gross_cents)
  await tx
    .updateTable('abondement_entry')
    .set({
      gross_cents,
      ...netOf(gross_cents, now),
      contributed_cents: asked.contributed_cents ?? row.contributed_cents,
      note: asked.note ?? row.note,
      updated_at: now,
      version: row.version + 1,
    })
    .where('company_id', '=', companyId)
    .where('id', '=', row.id)
    .execute()
  await balance(tx, outbox, {
    company_id: companyId,
    year: row.year,
    beneficiary_ids: [row.beneficiary_id],
    now,
  })
  note({ summary: reason, before: { gross_cents: row.gross_cents }, after: { gross_cents } })
  return { items: await accountsForCompany(tx, companyId, row.beneficiary_id, now) }
})

export const handleRemoveOpening = handle(removeOpening, async (context) => {
  const { tx, companyId, input, now, outbox, note } = context
  const row = await openingIn(tx, companyId, input.path)
  await refuseStale(context, row)
  await tx
    .updateTable('abondement_entry')
    .set({ freed_at: now, freed_because: 'opening_removed', updated_at: now, version: row.version + 1 })
    .where('company_id', '=', companyId)
    .where('id', '=', row.id)
    .execute()
  await balance(tx, outbox, {
    company_id: companyId,
    year: row.year,
    beneficiary_ids: [row.beneficiary_id],
    now,
  })
  note({ summary: input.query.reason, before: { gross_cents: row.gross_cents } })
  return { items: await accountsForCompany(tx, companyId, row.beneficiary_id, now) }
})

async function refuseStale(
  { tx, companyId, now, ifMatch }: Context<typeof updateOpening> | Context<typeof removeOpening>,
  row: { version: number; beneficiary_id: string },
): Promise<void> {
  if (ifMatch === undefined || ifMatch === row.version) return
  const current = { items: await accountsForCompany(tx, companyId, row.beneficiary_id, now) }
  throw new Refused({ refusal: 'version_conflict', details: {} }, { current })
}
