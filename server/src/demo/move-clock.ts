import type pg from 'pg'
import { chainAudit } from '../audit/chain-audit.ts'
import { runDue } from '../campaign/run-due.ts'
import { sendOutbox } from '../mail/send-outbox.ts'
import { endDueRatifications } from '../ratification/end-due.ts'
import type { Services } from '../services.ts'

/** Moves business time forward a day at a time, and does what falls due on each before going on. */
export async function advanceClock(
  services: Services,
  owner: pg.Pool,
  seconds: number,
): Promise<Record<string, number>> {
  const done: Record<string, number> = {}
  for (let left = seconds; left > 0; left -= 86_400) {
    await owner.query(`update business_clock set shift = shift + make_interval(secs => $1)`, [
      Math.min(left, 86_400),
    ])
    await catchUp(services, done)
  }
  await chainAudit(services.pool)
  return done
}

/** Sends what waits and does what is due until nothing is. */
export async function catchUp(services: Services, done: Record<string, number> = {}): Promise<void> {
  for (let round = 0; round < 20; round++) {
    const due = { ...(await runDue(services)), ratified: await endDueRatifications(services, () => true) }
    const mails = await sendOutbox(services)
    for (const [name, count] of Object.entries({ ...due, mails: mails.sent }))
      done[name] = (done[name] ?? 0) + count
    if (mails.sent === 0 && Object.values(due).every((count) => count === 0)) return
  }
}

/** Sets business time to an instant, for the making of the world. */
export async function setClock(owner: pg.Pool, instant: Date | null): Promise<void> {
  await owner.query(
    `update business_clock set shift = case when $1::timestamptz is null then interval '0' else $1::timestamptz - clock_timestamp() end`,
    [instant],
  )
}
