import type { Services } from '../services.ts'
import { beginAttempt, claim, giveBack } from './claim-mails.ts'
import { ownAnswers } from './own-answers.ts'
import { prepareMails, type Prepared } from './prepare-mails.ts'
import { SenderLease } from './sender-lease.ts'
import { settlerOf, type SendingCounts, type Settled, type Settler } from './settle-mails.ts'
import { SmtpLane } from './smtp-lane.ts'

/** Refusals of us in a row after which the rest waits: a wrong setting is not tried on everybody at once. */
const refusalsInARow = 20

/**
 * Sends what is due, most urgent first. A mail is claimed, and right before its dialogue with the mail server the
 * attempt is written, so that it leaves at most once and only what was attempted can ever be in doubt.
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
  const lease = new SenderLease(services)
  const round: Round = {
    services,
    lanes: Array.from({ length: lanes }, () => new SmtpLane(url)),
    settler: settlerOf(services, counts),
    refused: 0,
    goes: true,
  }
  let left = limit
  const next = async () => {
    if (left <= 0 || !goOn()) return []
    const rows = await claim(services, lease, Math.min(batch, left))
    left -= rows.length
    if (rows.length === 0) return []
    try {
      return await prepareMails(services, rows)
    } catch (error) {
      await giveBack(services, rows)
      throw error
    }
  }
  try {
    let mails = await next()
    while (mails.length > 0) {
      // The next batch is read while this one leaves; whatever happens to it, this one is seen to its end.
      const [delivery, following] = await Promise.allSettled([deliver(round, mails), next()])
      if (delivery.status === 'rejected') throw delivery.reason
      if (following.status === 'rejected') throw following.reason
      mails = following.value
      if (!round.goes) {
        putOff(round, mails)
        break
      }
    }
  } finally {
    try {
      await round.settler.done()
    } finally {
      for (const lane of round.lanes) lane.quit()
      await lease.end()
    }
  }
  return counts
}

type Batch = Awaited<ReturnType<typeof prepareMails>>

interface Round {
  services: Services
  lanes: readonly SmtpLane[]
  settler: Settler
  /** Refusals of us since the last mail that was taken. */
  refused: number
  /** False once trying the rest is useless: no server answers, or it refuses us. */
  goes: boolean
}

/** Sends a claimed batch over all lanes and tells what became of each mail. */
async function deliver(round: Round, batch: Batch): Promise<void> {
  const queue: Prepared[] = []
  for (const one of batch) {
    if ('settled' in one) round.settler.add(one.settled)
    else queue.push(one)
  }
  await Promise.all(
    round.lanes.map(async (lane) => {
      while (round.goes) {
        const next = queue.shift()
        if (!next) break
        const settled = await sendOne(round.services, lane, next)
        if (settled) round.settler.add(settled)
        if (settled?.fate === 'sent') round.refused = 0
        if (settled?.hindrance === 'refused') round.refused += 1
        if (settled?.hindrance === 'away' || round.refused >= refusalsInARow) round.goes = false
      }
    }),
  )
  putOff(round, queue)
}

/** One mail over one lane; nothing to tell about one that another sender has taken over. */
async function sendOne(
  services: Services,
  lane: SmtpLane,
  { row, compose }: Prepared,
): Promise<Settled | undefined> {
  const mail = await compose().catch((error: unknown) => error as Error)
  if (mail instanceof Error) return { row, fate: 'failed', reason: mail.message.slice(0, 300) }
  const closed = await lane.open()
  if (closed) return { row, ...closed }
  const attempt = await beginAttempt(services, row)
  if (attempt === 'lost') return undefined
  if (attempt === 'called_off') return { row, fate: 'dropped', reason: 'the campaign was cancelled' }
  return { row, ...(await lane.send(mail.envelope, mail.message)) }
}

/** Mails claimed in vain: they are due again later. */
function putOff(round: Round, batch: Batch): void {
  const hindrance = round.refused >= refusalsInARow ? 'refused' : 'away'
  const reason = ownAnswers[hindrance].en
  for (const one of batch)
    round.settler.add('settled' in one ? one.settled : { row: one.row, fate: 'later', reason, hindrance })
}
