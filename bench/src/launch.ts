import { launchCampaign } from '@moisson/contract/campaign'
import { startBenchServer } from './bench-server.ts'
import { evenLate, plantCampaign, plantCompany } from './company.ts'
import { interleaved, ms, report, timed } from './measure.ts'
import { recordStatements, replay, type Statement } from './replay.ts'

/**
 * The launch of a campaign: shares computed once more, guards, accounts and notices of everybody, beside the same
 * statements sent bare. Each round has companies of its own. `node bench/src/launch.ts [people]`
 */
const PEOPLE = Number(process.argv[2] ?? 10_000)
const ROUNDS = 5

const server = await startBenchServer()
const { owner, services } = server
try {
  const prepared = async () => {
    const company = await plantCompany(server, PEOPLE)
    return { company, campaign: await plantCampaign(server, company, PEOPLE) }
  }
  const launch = async ({ company, campaign }: Awaited<ReturnType<typeof prepared>>) => {
    const done = await server.call(launchCampaign, { path: { id: campaign }, body: evenLate }, company.bearer)
    if (done.state !== 'open') throw new Error(`the campaign is ${done.state}`)
  }
  /** The statements of a launch that is taken back at its end, so that they can be sent again. */
  const recordedLaunch = async (): Promise<Statement[]> => {
    const ready = await prepared()
    const statements = await recordStatements(() => launch(ready))
    await owner.query(
      `begin; set local session_replication_role = replica;
       delete from outbox where campaign_id = '${ready.campaign}'; delete from audit where company_id = '${ready.company.id}';
       delete from campaign_beneficiary where campaign_id = '${ready.campaign}';
       delete from app_user u using beneficiary b where b.company_id = '${ready.company.id}' and b.user_id = u.id;
       update beneficiary set user_id = null where company_id = '${ready.company.id}';
       update campaign set state = 'draft', frozen = null, launched_at = null, closes_at = null, opens_at = null,
         calculation = null, calculated_at = null, version = 1 where id = '${ready.campaign}'; commit`,
    )
    return statements
  }

  await launch(await prepared())
  const all: Statement[][] = []
  for (let round = 0; round <= ROUNDS; round += 1) all.push(await recordedLaunch())
  await owner.query('vacuum analyze')
  await replay(services.pool, all[ROUNDS] ?? [])
  const ready: Awaited<ReturnType<typeof prepared>>[] = []
  for (let round = 0; round < ROUNDS; round += 1) ready.push(await prepared())
  await owner.query('vacuum analyze')
  const found = await interleaved(ROUNDS, {
    moisson: async (round) => {
      const one = ready[round]
      return one ? timed(() => launch(one)) : Number.NaN
    },
    bare: (round) => timed(() => replay(services.pool, all[round] ?? [])),
  })
  report(
    `Launch for ${PEOPLE} people: ${all[0]?.length} statements`,
    { Moisson: ms(found.moisson), 'the same statements, bare': ms(found.bare) },
    { ratio: found.moisson / found.bare, atMost: 2 },
  )
} finally {
  await server.stop()
}
