import { sql } from 'kysely'
import type pg from 'pg'
import { inTransaction } from '../database/transaction.ts'
import type { Services } from '../services.ts'
import { sendOutbox } from './send-outbox.ts'

export interface MailWorker {
  /** Looks at the outbox at once. */
  wake(): void
  /** Ends after the mails already claimed. */
  stop(): Promise<void>
}

/** Held, shared, by each process that sends mail. */
const presence = `hashtextextended('moisson mail worker', 0)`

/** Sends mails as they fall due; several processes share the work without sending anything twice. */
export function startMailWorker(services: Services, everyMs = 5000): MailWorker {
  let stopped = false
  let woken = false
  let rest: (() => void) | undefined
  const running = run()
  const wake = () => {
    woken = true
    rest?.()
  }
  return {
    wake,
    async stop() {
      stopped = true
      wake()
      await running
    },
  }

  async function run(): Promise<void> {
    let present: pg.PoolClient | undefined
    let rounds = 0
    while (!stopped) {
      woken = false
      try {
        present ??= await takeSeat(services, () => {
          present = undefined
        })
        if (rounds++ % 60 === 59) await markOrphans(services, false)
        await sendOutbox(services, { goOn: () => !stopped })
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        console.error(JSON.stringify({ level: 'error', what: 'mail', error: reason }))
      }
      if (!woken && !stopped) await pause()
    }
    present?.release(true)
  }

  function pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, everyMs)
      rest = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}

/**
 * Takes this process's place among the senders. Who comes first knows that nobody else is sending: what is still
 * `sending` was left by a process that died, and nobody knows whether it left.
 */
async function takeSeat(services: Services, onLost: () => void): Promise<pg.PoolClient> {
  const client = await services.pool.connect()
  client.on('error', onLost)
  try {
    const { rows } = await client.query<{ alone: boolean }>(
      `select pg_try_advisory_lock(${presence}) as alone`,
    )
    const alone = rows[0]?.alone === true
    if (alone) await markOrphans(services, true)
    await client.query(`select pg_advisory_lock_shared(${presence})`)
    if (alone) await client.query(`select pg_advisory_unlock(${presence})`)
    return client
  } catch (error) {
    client.release(true)
    throw error
  }
}

/** Shows mails of unknown fate as such; they wait for somebody to look, and are never sent again by themselves. */
async function markOrphans(services: Services, alone: boolean): Promise<void> {
  await inTransaction(services.pool, { companies: '*' }, (tx) =>
    tx
      .updateTable('outbox')
      .set({ state: 'uncertain', error: 'the process stopped while the mail was on its way' })
      .where('state', '=', 'sending')
      .where(
        'claimed_at',
        '<',
        alone ? sql<Date>`clock_timestamp()` : sql<Date>`clock_timestamp() - interval '15 minutes'`,
      )
      .execute(),
  )
}
