import { isQuiet } from '@moisson/core/sms/quiet-hours'
import type { SmsConfig } from '../config.ts'
import { inTransaction } from '../database/transaction.ts'
import { beginAttempt, claim, giveBack } from '../mail/claim-mails.ts'
import { ownAnswers } from '../mail/own-answers.ts'
import { SenderLease } from '../mail/sender-lease.ts'
import { settlerOf, type SendingCounts, type Settled } from '../mail/settle-mails.ts'
import type { Services } from '../services.ts'
import { askGateway } from './ask-gateway.ts'
import { prepareTexts, type PreparedText } from './prepare-texts.ts'

/** Refusals of us in a row after which the rest waits: a wrong key is not tried on everybody at once. */
const refusalsInARow = 5
const BATCH = 50
const LANES = 4

/**
 * Sends the messages that are due, but in the hours in which nothing leaves. As a mail, a message is claimed, and its
 * attempt is written right before its request: it leaves at most once, and only what was attempted can be in doubt.
 */
export async function sendTexts(
  services: Services,
  { goOn = () => true, patienceMs }: { goOn?: () => boolean; patienceMs?: number } = {},
): Promise<SendingCounts> {
  const counts: SendingCounts = { sent: 0, later: 0, bounced: 0, failed: 0, dropped: 0, uncertain: 0 }
  const { sms } = services.config
  if (!sms || (await isQuietNow(services, sms))) return counts
  const lease = new SenderLease(services)
  const settler = settlerOf(services, counts)
  const round: Round = { services, sms, patienceMs, refused: 0, goes: true }
  try {
    while (round.goes && goOn()) {
      const rows = await claim(services, lease, BATCH, 'sms')
      if (rows.length === 0) break
      const batch = await prepareTexts(services, rows).catch(async (error: unknown) => {
        await giveBack(services, rows)
        throw error
      })
      const queue: PreparedText[] = []
      for (const one of batch) {
        if ('settled' in one) settler.add(one.settled)
        else queue.push(one)
      }
      const lane = async () => {
        for (let next = queue.shift(); next; next = queue.shift()) {
          const settled = await sendOne(round, next)
          if (settled) settler.add(settled)
        }
      }
      await Promise.all(Array.from({ length: LANES }, lane))
    }
  } finally {
    try {
      await settler.done()
    } finally {
      await lease.end()
    }
  }
  return counts
}

interface Round {
  services: Services
  sms: SmsConfig
  patienceMs: number | undefined
  /** Refusals of us since the last message that was taken. */
  refused: number
  /** False once trying the rest is useless: no gateway answers, or it refuses us. */
  goes: boolean
}

/** The hours are those of business time, as every date that people read. */
const isQuietNow = (services: Services, { hours }: SmsConfig): Promise<boolean> =>
  inTransaction(services.pool, {}, (_tx, now) => Promise.resolve(isQuiet(now, hours)))

/** One message; nothing to tell about one that another sender has taken over. */
async function sendOne(round: Round, { row, text }: PreparedText): Promise<Settled | undefined> {
  if (!round.goes) return { row, fate: 'later', reason: ownAnswers.gateway_away.en, hindrance: 'away' }
  const attempt = await beginAttempt(round.services, row)
  if (attempt === 'lost') return undefined
  if (attempt === 'called_off') return { row, fate: 'dropped', reason: 'the campaign was cancelled' }
  const delivery = await askGateway(round.sms, { to: row.recipient, text }, round.patienceMs)
  if (delivery.fate === 'sent') round.refused = 0
  if (delivery.fate === 'later') {
    if (delivery.hindrance === 'refused') round.refused += 1
    if (delivery.hindrance === 'away' || round.refused >= refusalsInARow) round.goes = false
  }
  return { row, ...delivery }
}
