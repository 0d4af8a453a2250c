import type { Selectable } from 'kysely'
import type { Tx } from '../database/connect.ts'
import type { UserDocumentTable } from '../database/schema-company-side.ts'
import { rowIn } from '../http/row-in.ts'
import { holdStep, type HeldStep } from './process-store.ts'

/** A paper with its step, the process held until the transaction ends. */
export async function holdUserDocument(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<HeldStep & { paper: Selectable<UserDocumentTable> }> {
  const before = await rowIn(tx, 'user_document', companyId, id)
  const held = await holdStep(tx, companyId, before.step_id)
  // What it is now that nobody else can change it.
  return { ...held, paper: await rowIn(tx, 'user_document', companyId, id) }
}
