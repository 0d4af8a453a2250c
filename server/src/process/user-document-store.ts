import type { Selectable } from 'kysely'
import type { Tx } from '../database/connect.ts'
import type { UserDocumentTable } from '../database/schema-company-side.ts'
import { notFound } from '../http/refused.ts'
import { holdStep, type HeldStep } from './process-store.ts'

/** A paper with its step, the process held until the transaction ends. */
export async function holdUserDocument(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<HeldStep & { paper: Selectable<UserDocumentTable> }> {
  const read = () =>
    tx
      .selectFrom('user_document')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .executeTakeFirst()
  const before = await read()
  if (!before) throw notFound()
  const held = await holdStep(tx, companyId, before.step_id)
  // What it is now that nobody else can change it.
  const paper = await read()
  if (!paper) throw notFound()
  return { ...held, paper }
}
