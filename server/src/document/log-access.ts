import { randomUUID } from 'node:crypto'
import type { Tx } from '../database/connect.ts'

/** Notes that somebody read a paper. */
export async function logAccess(
  tx: Tx,
  document: { id: string; company_id: string },
  access: { kind: 'preview' | 'download' | 'share'; who: string; user_id?: string; share_id?: string },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('document_access')
    .values({
      id: randomUUID(),
      company_id: document.company_id,
      document_id: document.id,
      share_id: access.share_id ?? null,
      user_id: access.user_id ?? null,
      who: access.who,
      kind: access.kind,
      at: now,
    })
    .execute()
}
