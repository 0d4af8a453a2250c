import type { CampaignState } from '@moisson/core/vocabulary'
import { openingHold } from '@moisson/core/campaign/opening'
import { writeAudit } from '../audit/write-audit.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Tx } from '../database/connect.ts'
import type { Services } from '../services.ts'
import { frozenOf, type CampaignRow } from './campaign-store.ts'
import { closeCampaign } from './close-campaign.ts'
import { followAddresses } from './follow-addresses.ts'
import { openCampaign } from './open-campaign.ts'
import { refreshStaleCosts } from './refresh-costs.ts'
import { remindDue } from './remind-due.ts'
import { tellStaff } from './staff-mails.ts'
import { tellSilent } from './tell-silent.ts'
import { unsettledNoticesOf } from './unsettled-notices.ts'

/** One kind of due work: done until nothing is due or its time is over; what is left is done the next time. */
interface DueTask {
  name: string
  run: (services: Services, goOn: () => boolean) => Promise<Record<string, number>>
}

/** What falls due for campaigns, each kind by itself; several processes may run them at once. */
export const campaignTasks: readonly DueTask[] = [
  { name: 'openings', run: async (services, goOn) => ({ opened: await openDue(services, goOn) }) },
  {
    name: 'addresses',
    run: async (services, goOn) => ({ readdressed: await followAddresses(services, goOn) }),
  },
  { name: 'reminders', run: remindDue },
  { name: 'silent people', run: async (services, goOn) => ({ told: await tellSilent(services, goOn) }) },
  {
    name: 'costs',
    run: async (services, goOn) => ({ recosted: await refreshStaleCosts(services, goOn) }),
  },
  { name: 'closings', run: async (services, goOn) => ({ closed: await closeDue(services, goOn) }) },
]

const openDue = (services: Services, goOn: () => boolean) =>
  eachDue(services, 'opened', { state: 'scheduled', column: 'opens_at' }, openCampaign, goOn)
const closeDue = (services: Services, goOn: () => boolean) =>
  eachDue(services, 'closed', { state: 'open', column: 'closes_at' }, closeCampaign, goOn)

/** Everything that is due now, one kind after the other, and how many of each were done; for whoever moves the clock. */
export async function runDue(services: Services): Promise<Record<string, number>> {
  const done: Record<string, number> = {}
  const failures: unknown[] = []
  for (const { run } of campaignTasks)
    try {
      Object.assign(done, await run(services, () => true))
    } catch (error) {
      failures.push(error)
    }
  if (failures.length > 0) throw failures[0]
  return done
}

/** Does the work again when it met another transaction: it wrote nothing. Three times at most. */
async function again<Result>(
  pool: Services['pool'],
  work: (tx: Tx, now: Date) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await inTransaction(pool, { companies: '*' }, work)
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : null
      if (attempt === 3 || (code !== '40P01' && code !== '40001')) throw error
    }
}

type Move = (tx: Tx, campaign: CampaignRow, now: Date) => Promise<CampaignRow>

/** Takes the campaigns whose instant has passed, one transaction each, leaving those another process holds. */
async function eachDue(
  services: Services,
  what: 'opened' | 'closed',
  due: { state: CampaignState; column: 'opens_at' | 'closes_at' },
  move: Move,
  goOn: () => boolean,
): Promise<number> {
  let done = 0
  for (;;) {
    const outcome = await again(services.pool, async (tx, now) => {
      const campaign = await tx
        .selectFrom('campaign')
        .selectAll()
        .where('state', '=', due.state)
        // An opening is due at its instant; a window still counts at its last one.
        .where(due.column, due.column === 'opens_at' ? '<=' : '<', now)
        .where((eb) => eb.or([eb('look_again_at', 'is', null), eb('look_again_at', '<=', now)]))
        .orderBy(due.column)
        .limit(1)
        .forNoKeyUpdate()
        .skipLocked()
        .executeTakeFirst()
      if (!campaign) return 'none'
      const waits = what === 'closed' ? waitsForNotices : waitsToOpen
      if (await waits(tx, campaign, now)) return 'waits'
      const after = await move(tx, campaign, now)
      await writeAudit(
        tx,
        now,
        `campaign.${what}`,
        { name: 'Moisson' },
        {
          company_id: campaign.company_id,
          target_type: 'campaign',
          target_id: campaign.id,
          before: { state: campaign.state },
          after: { state: after.state },
        },
      )
      return 'moved'
    })
    if (outcome === 'moved') done += 1
    if (outcome === 'none' || !goOn()) return done
  }
}

/** A collection does not end while a notice has neither left nor been given up; it is looked at again soon. */
async function waitsForNotices(tx: Tx, campaign: CampaignRow, now: Date): Promise<boolean> {
  const unsettled = await unsettledNoticesOf(tx, [campaign.id])
  if (unsettled.size === 0) return false
  await lookAgain(tx, campaign, now)
  return true
}

/** Nothing begins in a suspended company, nor too late for the payment that was planned: HR and adviser are told once. */
async function waitsToOpen(tx: Tx, campaign: CampaignRow, now: Date): Promise<boolean> {
  const { status } = await tx
    .selectFrom('company')
    .select('status')
    .where('id', '=', campaign.company_id)
    .executeTakeFirstOrThrow()
  const { payment_day } = frozenOf(campaign)
  const hold = openingHold({ ...campaign, payment_day }, { suspended: status === 'suspended', now })
  if (hold === null || campaign.opens_at === null) return false
  const notOpened = { why: hold, opens_at: campaign.opens_at.toISOString() }
  for (const to of ['company_admin', 'manager'] as const)
    await tellStaff(tx, null, campaign, { kind: 'campaign-held', to, now, notOpened })
  await lookAgain(tx, campaign, now)
  return true
}

const lookAgain = (tx: Tx, { id }: CampaignRow, now: Date) =>
  tx
    .updateTable('campaign')
    .set({ look_again_at: new Date(now.getTime() + 60_000) })
    .where('id', '=', id)
    .execute()
