import { randomUUID } from 'node:crypto'
import type { Tx } from '../database/connect.ts'

export interface AuditNote {
  company_id?: string | null
  target_type?: string | null
  target_id?: string | null
  /** One sentence without personal data. */
  summary?: string | null
  /** Non-sensitive fields only. */
  before?: unknown
  after?: unknown
}

export interface AuditActor {
  user_id?: string | null
  name?: string | null
  session_id?: string | null
  request_id?: string | null
}

/** Writes who did what to what, in the transaction of the change; the chain is added right after by the chainer. */
export async function writeAudit(
  tx: Tx,
  at: Date,
  action: string,
  actor: AuditActor,
  note: AuditNote = {},
): Promise<void> {
  await tx
    .insertInto('audit')
    .values({
      id: randomUUID(),
      company_id: note.company_id ?? null,
      at,
      actor_id: actor.user_id ?? null,
      actor_name: actor.name ?? null,
      session_id: actor.session_id ?? null,
      action,
      target_type: note.target_type ?? null,
      target_id: note.target_id ?? null,
      summary: note.summary ?? null,
      before: note.before === undefined ? null : JSON.stringify(note.before),
      after: note.after === undefined ? null : JSON.stringify(note.after),
      request_id: actor.request_id ?? null,
      seq: null,
      previous_hash: null,
      hash: null,
    })
    .execute()
}
