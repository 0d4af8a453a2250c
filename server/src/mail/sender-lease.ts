import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Services } from '../services.ts'
import { ownAnswers } from './own-answers.ts'

/** A sender that has said nothing for this long is gone; what it had claimed goes to the others. */
const SILENCE = sql`interval '30 seconds'`

/** One run of the outbox: what it claims is its own as long as it says in the table that it lives. */
export class SenderLease {
  readonly id = randomUUID()
  readonly #services: Services
  readonly #everyMs: number
  #timer: NodeJS.Timeout | undefined
  #beating: Promise<void> = Promise.resolve()

  constructor(services: Services, everyMs = 5000) {
    this.#services = services
    this.#everyMs = everyMs
  }

  /** In the transaction of a claim: nothing is ever claimed by a sender that others take for gone. */
  async signIn(tx: Tx): Promise<void> {
    await sql`insert into mail_sender (id) values (${this.id})
      on conflict (id) do update set beat_at = clock_timestamp()`.execute(tx)
    this.#timer ??= setInterval(() => {
      this.#beating = this.#beating.then(() => this.#beat()).catch(() => {})
    }, this.#everyMs)
    this.#timer.unref()
  }

  async end(): Promise<void> {
    if (this.#timer === undefined) return
    clearInterval(this.#timer)
    await this.#beating
    await inTransaction(this.#services.pool, { companies: '*' }, (tx) =>
      tx.deleteFrom('mail_sender').where('id', '=', this.id).execute(),
    )
  }

  async #beat(): Promise<void> {
    await inTransaction(this.#services.pool, { companies: '*' }, (tx) =>
      sql`update mail_sender set beat_at = clock_timestamp() where id = ${this.id}`.execute(tx),
    )
  }
}

/**
 * Takes over what senders that are gone had claimed: a mail whose dialogue had not begun is due as before, one whose
 * dialogue had begun may have left and waits for somebody to decide.
 */
export async function takeOverLost(services: Services): Promise<{ due: number; uncertain: number }> {
  return inTransaction(services.pool, { companies: '*' }, async (tx) => {
    const { rows } = await sql<{ state: string }>`
      with gone as (
        select o.id from outbox o where o.state = 'sending' and not exists (
          select from mail_sender s where s.id = o.claimed_by and s.beat_at > clock_timestamp() - ${SILENCE})
        for update skip locked)
      update outbox o set
        state = case when o.attempt_at is null and o.claimed_by is not null then 'pending' else 'uncertain' end,
        attempts = case when o.attempt_at is null then greatest(o.attempts - 1, 0) else o.attempts end,
        error = case when o.attempt_at is null and o.claimed_by is not null then o.error
          else ${ownAnswers.lost.en} end
      from gone where o.id = gone.id returning o.state`.execute(tx)
    await sql`delete from mail_sender where beat_at < clock_timestamp() - interval '1 day'`.execute(tx)
    const due = rows.filter(({ state }) => state === 'pending').length
    return { due, uncertain: rows.length - due }
  })
}
