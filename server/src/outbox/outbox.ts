import { randomUUID } from 'node:crypto'
import type { Tx } from '../database/connect.ts'

export interface OutgoingMail {
  kind: string
  /** One mail per event and person: a second one with the same key is dropped. */
  dedupe: string
  recipient: string
  payload: Record<string, unknown>
  company_id?: string | null
  campaign_id?: string | null
  beneficiary_id?: string | null
  /** 1 sign-in, 5 ordinary, 9 bulk. */
  priority?: number
  due_at?: Date
}

export interface Outbox {
  add: (mail: OutgoingMail) => Promise<void>
  readonly used: boolean
  /** Says that mails were put in the outbox by a statement of the handler's own. */
  markUsed: () => void
}

/** Mails of a transaction: they leave only when it commits. */
export function outboxIn(tx: Tx, now: Date): Outbox {
  let used = false
  return {
    get used() {
      return used
    },
    markUsed: () => {
      used = true
    },
    async add(mail) {
      used = true
      await tx
        .insertInto('outbox')
        .values({
          id: randomUUID(),
          company_id: mail.company_id ?? null,
          campaign_id: mail.campaign_id ?? null,
          beneficiary_id: mail.beneficiary_id ?? null,
          kind: mail.kind,
          dedupe: mail.dedupe,
          recipient: mail.recipient,
          payload: JSON.stringify(mail.payload),
          priority: mail.priority ?? 5,
          created_at: now,
          due_at: mail.due_at ?? now,
        })
        .onConflict((conflict) => conflict.column('dedupe').doNothing())
        .execute()
    },
  }
}
