import { sql } from 'kysely'
import { inTransaction } from '../database/transaction.ts'
import type { Services } from '../services.ts'
import { prepareMails, type Prepared } from './prepare-mails.ts'
import { settleMails, type Settled } from './settle-mails.ts'
import { SmtpLane } from './smtp-lane.ts'
import type { MailRow } from './campaign-facts.ts'

export interface ClaimedRow extends MailRow {
  attempts: number
}

export interface SendingCounts {
  sent: number
  later: number
  bounced: number
  failed: number
  dropped: number
  uncertain: number
}

const system = { companies: '*', identity: true } as const

/**
 * Sends what is due, most urgent first. A mail is claimed and the claim committed before the dialogue with the
 * mail server, so that it leaves at most once: a process that dies in between leaves it `sending`, never `pending`.
 */
export async function sendOutbox(
  services: Services,
  {
    limit = Number.MAX_SAFE_INTEGER,
    batch = 100,
    lanes = 8,
    goOn = () => true,
  }: { limit?: number; batch?: number; lanes?: number; goOn?: () => boolean } = {},
): Promise<SendingCounts> {
  const counts: SendingCounts = { sent: 0, later: 0, bounced: 0, failed: 0, dropped: 0, uncertain: 0 }
  const url = services.config.smtpUrl
  if (url === undefined) return counts
  const open = Array.from({ length: lanes }, () => new SmtpLane(url))
  let left = limit
  const settler = settlerOf(services, counts)
  const next = async () => {
    if (left <= 0 || !goOn()) return []
    const rows = await claim(services, Math.min(batch, left))
    left -= rows.length
    if (rows.length === 0) return []
    try {
      return await prepareMails(services, rows)
    } catch (error) {
      // None of them was near the mail server: they are due as before.
      await release(services, rows)
      throw error
    }
  }
  try {
    let mails = await next()
    while (mails.length > 0) {
      // The next batch is read while this one leaves; whatever happens to it, this one is seen to its end.
      const [delivery, following] = await Promise.allSettled([
        deliver(services, mails, open, settler),
        next(),
      ])
      if (delivery.status === 'rejected') throw delivery.reason
      if (following.status === 'rejected') throw following.reason
      mails = following.value
      if (!delivery.value) {
        putOff(mails, settler)
        break
      }
    }
  } finally {
    await settler.done()
    for (const lane of open) lane.quit()
  }
  return counts
}

async function claim(services: Services, count: number): Promise<ClaimedRow[]> {
  return inTransaction(services.pool, system, async (tx) => {
    const due = tx
      .selectFrom('outbox')
      .select('id')
      .where('state', '=', 'pending')
      .where('due_at', '<=', sql<Date>`(select business_now())`)
      .orderBy('priority')
      .orderBy('due_at')
      .limit(count)
      .forUpdate()
      .skipLocked()
    return tx
      .updateTable('outbox')
      .set({ state: 'sending', claimed_at: sql`clock_timestamp()`, attempts: sql`attempts + 1` })
      .where('id', 'in', due)
      .returning(['id', 'kind', 'recipient', 'payload', 'campaign_id', 'beneficiary_id', 'attempts'])
      .execute()
  })
}

async function release(services: Services, rows: readonly ClaimedRow[]): Promise<void> {
  const ids = rows.map(({ id }) => id)
  await inTransaction(services.pool, system, (tx) =>
    tx
      .updateTable('outbox')
      .set({ state: 'pending', attempts: sql`attempts - 1` })
      .where('id', 'in', ids)
      .where('state', '=', 'sending')
      .execute(),
  )
}

type Batch = Awaited<ReturnType<typeof prepareMails>>
type Settler = ReturnType<typeof settlerOf>

/** Sends a claimed batch over all lanes and tells what became of each mail; false when no server answers. */
async function deliver(
  services: Services,
  batch: Batch,
  lanes: readonly SmtpLane[],
  settler: Settler,
): Promise<boolean> {
  const queue: Prepared[] = []
  for (const one of batch) {
    if ('settled' in one) settler.add(one.settled)
    else queue.push(one)
  }
  let reached = true
  await Promise.all(
    lanes.map(async (lane) => {
      while (reached) {
        const next = queue.shift()
        if (!next) break
        const { row, compose } = next
        if (await isCalledOff(services, row)) {
          settler.add({ row, fate: 'dropped', reason: 'the campaign was cancelled' })
          continue
        }
        const mail = await compose().catch((error: unknown) => error as Error)
        if (mail instanceof Error) {
          settler.add({ row, fate: 'failed', reason: mail.message.slice(0, 300) })
          continue
        }
        const delivery = await lane.send(mail.envelope, mail.message)
        if (delivery.fate === 'later' && !delivery.connected) reached = false
        settler.add({ row, ...delivery })
      }
    }),
  )
  putOff(queue, settler)
  return reached
}

/** A campaign may be called off after its mails were prepared: asked again right before each dialogue. */
async function isCalledOff(services: Services, row: ClaimedRow): Promise<boolean> {
  const { campaign_id, kind } = row
  if (campaign_id === null || kind === 'campaign-cancelled') return false
  const campaign = await inTransaction(services.pool, system, (tx) =>
    tx.selectFrom('campaign').select('state').where('id', '=', campaign_id).executeTakeFirst(),
  )
  return campaign === undefined || campaign.state === 'cancelled'
}

/** Mails claimed in vain, because no server answers: they are due again later. */
function putOff(batch: Batch, settler: Settler): void {
  for (const one of batch)
    settler.add(
      'settled' in one
        ? one.settled
        : { row: one.row, fate: 'later', reason: 'the mail server does not answer' },
    )
}

/** Writes outcomes in groups, one transaction at a time, while the dialogues go on. */
function settlerOf(services: Services, counts: SendingCounts) {
  let waiting: Settled[] = []
  let running: Promise<void> | undefined
  let failure: unknown
  const flush = async () => {
    while (waiting.length > 0) {
      const group = waiting
      waiting = []
      await settleMails(services, group)
      for (const { fate } of group) counts[fate] += 1
    }
  }
  return {
    add(settled: Settled) {
      waiting.push(settled)
      running ??= flush()
        .catch((error: unknown) => {
          failure ??= error
        })
        .finally(() => {
          running = undefined
        })
    },
    async done() {
      while (running) await running
      if (failure) throw failure
    },
  }
}
