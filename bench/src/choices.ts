import { launchCampaign } from '@moisson/contract/campaign'
import { buildApp } from '@moisson/server/http/app'
import { authenticate } from '@moisson/server/identity/authenticate'
import { listen } from '@moisson/server/http/listen'
import { signIdToken } from '@moisson/server/identity/id-token'
import { routes } from '@moisson/server/routes'
import { startBenchServer } from './bench-server.ts'
import { evenLate, plantCampaign, plantCompany } from './company.ts'
import { load, type LoadResult } from './load.ts'
import type { Shot } from './load-protocol.ts'
import { interleaved, perSecond, report } from './measure.ts'
import { Costs } from './processor-time.ts'
import { recordStatements, startBareServer, type Statement } from './replay.ts'

/**
 * The evening of the deadline: people each keep a draft then confirm it, beside a bare `node:http` server that sends
 * the same SQL for the same people. `node bench/src/choices.ts [people]`
 */
const PEOPLE = Number(process.argv[2] ?? 1_000)
const ROUNDS = 3

const server = await startBenchServer()
const { owner, services } = server
try {
  const company = await plantCompany(server, PEOPLE)
  const campaign = await plantCampaign(server, company, PEOPLE)
  await server.call(launchCampaign, { path: { id: campaign }, body: evenLate }, company.bearer)
  await owner.query(
    `update campaign_beneficiary set engagement_state = 'invited', invited_at = now(), informed_on = current_date`,
  )
  const { rows: sessions } = await owner.query<{ id: string; user_id: string; net: number }>(
    `insert into session (id, user_id, secret, auth_time, expires_at)
     select gen_random_uuid(), b.user_id, sha256(b.id::text::bytea), now() - interval '5 minutes', now() + interval '1 day'
     from beneficiary b returning id, user_id,
       (select e.net_cents from campaign_beneficiary e join beneficiary b on b.id = e.beneficiary_id
         where b.user_id = session.user_id) as net`,
  )
  const { rows: funds } = await owner.query<{ id: string }>('select default_fund_id as id from plan')
  const shots: Shot[] = []
  for (const { id, user_id, net } of sessions) {
    const authTime = new Date(Date.now() - 300_000)
    const { token } = await signIdToken(services.keys, { id, userId: user_id, authTime })
    const path = `/api/beneficiary/me/campaigns/${campaign}`
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const paid = Math.floor(net / 3)
    const lines = [
      { destination: 'immediate_payment', amount_cents: paid },
      { destination: 'pee', fund_id: funds[0]?.id, amount_cents: net - paid },
    ]
    shots.push(
      { method: 'PUT', path: `${path}/choices`, headers, body: JSON.stringify({ mode: 'custom', lines }) },
      { method: 'POST', path: `${path}/submit`, headers, body: '{}' },
    )
  }

  /** Nobody has answered yet, and the tables are as compact as before. */
  const reset = async () => {
    const client = await owner.connect()
    await client.query(
      `begin; set local session_replication_role = replica; truncate choice, audit, outbox;
       update campaign_beneficiary set engagement_state = 'invited', drafted_at = null, submitted_at = null,
         submission_channel = null, receipt_number = null; commit`,
    )
    await client.query('vacuum full campaign_beneficiary, session')
    await client.query('analyze; checkpoint')
    client.release()
  }
  /** The same people on a process that has seen none of them: each one's activity is noted, as after a pause. */
  const run = async (some: readonly Shot[]): Promise<LoadResult> => {
    const app = await buildApp({ ...services }, { authenticate, routes })
    const url = `http://127.0.0.1:${await listen(app, '127.0.0.1', 0, false)}`
    try {
      return await load(url, some)
    } finally {
      await app.close()
    }
  }

  await run(shots)
  await reset()
  const statements = new Map<string, Statement[]>()
  const bareShots = shots.map((shot, at): Shot => ({ ...shot, path: `/${at}` }))
  for (const [at, { method, path, headers = {}, body = '' }] of shots.entries()) {
    const sent = await recordStatements(() =>
      fetch(`${server.url}${path}`, { method, headers, body }).then((answer) => answer.text()),
    )
    statements.set(`${method} /${at}`, sent)
  }
  const bare = await startBareServer(services.pool, statements)
  const latencies: number[] = []
  const costs = new Costs(server.folder)
  const found = await interleaved(ROUNDS, {
    moisson: async () => {
      await reset()
      const result = await costs.of('moisson', () => run(shots))
      latencies.push(result.p99)
      return result.perSecond
    },
    bare: async () => {
      await reset()
      return (await costs.of('bare', () => load(bare.url, bareShots))).perSecond
    },
  })
  await bare.close()
  const each = [...statements.values()].reduce((sum, { length }) => sum + length, 0) / PEOPLE
  report(
    `Choices of ${PEOPLE} people – a draft kept, then confirmed: ${each.toFixed(0)} statements`,
    {
      Moisson: `${perSecond(found.moisson)} requests, ${perSecond(found.moisson / 2)} choices confirmed (goal 500/s)`,
      '  processor': costs.said('moisson'),
      'Moisson, slowest hundredth': `${Math.max(...latencies)} ms`,
      'bare node:http, same SQL': `${perSecond(found.bare)} requests, ${perSecond(found.bare / 2)} choices confirmed`,
      '  processor ': costs.said('bare'),
    },
    { ratio: found.moisson / found.bare, atLeast: 0.7 },
  )
  if (process.env['STATEMENTS'])
    for (const at of [0, 1])
      console.log(statements.get(`${shots[at]?.method} /${at}`)?.map(({ text }) => text.slice(0, 160)))
} finally {
  await server.stop()
}
