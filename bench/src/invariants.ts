import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { savePlan } from '@moisson/contract/company'
import { launchCampaign, submitCampaign, validateCampaign } from '@moisson/contract/campaign'
import { submitMyChoices } from '@moisson/contract/choice'
import { chainAudit } from '@moisson/server/audit/chain-audit'
import { campaignIn } from '@moisson/server/campaign/campaign-store'
import { freezeHash } from '@moisson/server/campaign/freeze-hash'
import { inTransaction } from '@moisson/server/database/transaction'
import { openSession } from '@moisson/server/identity/open-session'
import { signIdToken } from '@moisson/server/identity/id-token'
import { startBenchServer, type BenchServer } from './bench-server.ts'
import { evenLate, plantCampaign, plantCompany } from './company.ts'
import { multiplyPeople } from './multiply.ts'
import { timed } from './measure.ts'

/**
 * The invariants of companies of different sizes, each in a process of its own: half of the people confirmed, with their
 * receipt, matching and mail, the others got the default. What counts is the memory it takes at most, garbage aside: no
 * more for many than for few. `node bench/src/invariants.ts [few] [many] [more]`
 */
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [10_000, 100_000]
const MOST_MB = 200
/** Ten times the people would be ten times the memory. */
const MOST_RATIO = 1.3
/** Those who live through the product's own calls; everybody else is like one of them. */
const LIVING = 20

const peaks: number[] = []
for (const people of sizes) peaks.push(await memoryFor(people))
const ratio = Math.max(...peaks) / Math.min(...peaks)
const kept = peaks.every((peak) => peak <= MOST_MB) && ratio <= MOST_RATIO
const told = sizes.map((people, place) => `${people} people ${peaks[place]} MB`).join(', ')
console.log(
  `${told}: ${ratio.toFixed(2)} times, at most ${MOST_RATIO} and ${MOST_MB} MB: ${kept ? 'kept' : 'MISSED'}`,
)
process.exitCode = kept ? 0 : 1

/** Peak memory of the command on a company of so many, in MB; infinite where an invariant does not hold. */
async function memoryFor(people: number): Promise<number> {
  const server = await startBenchServer()
  try {
    const planting = await timed(() => plant(server, people))
    const tool = fileURLToPath(new URL('../../tools/invariants.ts', import.meta.url))
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      // A small heap: what is let go of is not kept around.
      ['--disable-warning=ExperimentalWarning', '--max-old-space-size=64', '--max-semi-space-size=2', tool],
      { encoding: 'utf8', env: { ...process.env, DATABASE_URL: '', DATA_FOLDER: server.folder } },
    )
    console.log(`${people} people, planted in ${(planting / 1000).toFixed(1)} s\n${stderr}${stdout}`)
    return status === 0 ? Number(/peak memory (\d+) MB/.exec(stderr)?.[1]) : Number.POSITIVE_INFINITY
  } finally {
    await server.stop()
  }
}

/** A validated campaign as the product's calls make it for a few, then the same for as many as asked. */
async function plant(server: BenchServer, people: number): Promise<void> {
  const { owner, services } = server
  const company = await plantCompany(server, LIVING)
  await server.call(
    savePlan,
    {
      path: { id: company.id, kind: 'pee' },
      body: {
        abondement: { kind: 'single', rate_bps: 5000, cap_cents: 60_000, base: 'net', leavers: false },
      },
    },
    company.bearer,
  )
  const adviser = await server.signIn({ manager: true })
  await owner.query(
    `insert into membership (user_id, company_id, role, created_at) values ($1, $2, 'manager', now())`,
    [adviser.userId, company.id],
  )
  await setNow(server, '2026-03-02T09:00:00Z')
  const id = await plantCampaign(server, company, LIVING)
  await server.call(launchCampaign, { path: { id }, body: evenLate }, company.bearer)
  const { rows } = await owner.query<{ user_id: string }>(
    `with told as (update campaign_beneficiary set engagement_state = 'invited', invited_at = business_now(),
       informed_on = paris_day(business_now()) where campaign_id = $1 returning beneficiary_id)
     select b.user_id from told join beneficiary b on b.id = told.beneficiary_id order by b.employee_number`,
    [id],
  )
  for (const [place, { user_id }] of rows.slice(0, LIVING / 2).entries()) {
    const mode = place % 2 === 0 ? ('quick_half' as const) : ('quick_cash' as const)
    await server.call(submitMyChoices, { path: { id }, body: { mode } }, await bearerOf(server, user_id))
  }
  await setNow(server, '2026-05-02T09:00:00Z')
  await server.call(submitCampaign, { path: { id }, body: {} }, company.bearer)
  await server.call(validateCampaign, { path: { id }, body: {} }, adviser.bearer)
  await owner.query(`update outbox set state = 'sent', sent_at = business_now() where campaign_id = $1`, [id])
  await multiplyPeople(owner, id, people / LIVING)
  await inTransaction(services.pool, { companies: '*' }, async (tx) => {
    const print = await freezeHash(tx, await campaignIn(tx, company.id, id))
    await tx.updateTable('campaign').set({ frozen_hash: print }).where('id', '=', id).execute()
  })
  await chainAudit(services.pool)
}

async function setNow({ owner }: BenchServer, instant: string): Promise<void> {
  await owner.query(`update business_clock set shift = $1::timestamptz - clock_timestamp()`, [instant])
}

async function bearerOf({ services }: BenchServer, userId: string): Promise<string> {
  const session = await inTransaction(services.pool, { identity: true }, (tx) =>
    openSession(tx, userId, { absoluteHours: 12 }),
  )
  return (await signIdToken(services.keys, { ...session, userId })).token
}
