import { listEnrolments, launchCampaign } from '@moisson/contract/campaign'
import { listBeneficiaries } from '@moisson/contract/beneficiary'
import { startBenchServer } from './bench-server.ts'
import { evenLate, plantCampaign, plantCompany } from './company.ts'
import { load } from './load.ts'
import type { Shot } from './load-protocol.ts'
import { interleaved, perSecond, report } from './measure.ts'
import { Costs } from './processor-time.ts'
import { recordStatements, startBareServer, type Statement } from './replay.ts'

/**
 * Pages of the people of a company and of a campaign, 10,000 people each, beside a bare `node:http` server with the
 * same SQL. `node bench/src/list.ts [people]`
 */
const PEOPLE = Number(process.argv[2] ?? 10_000)
const ROUNDS = 5
const SECONDS = 3

const server = await startBenchServer()
try {
  const company = await plantCompany(server, PEOPLE)
  const campaign = await plantCampaign(server, company, PEOPLE)
  await server.call(launchCampaign, { path: { id: campaign }, body: evenLate }, company.bearer)
  await server.owner.query('vacuum analyze')

  const people = await server.call(listBeneficiaries, { path: { id: company.id }, query: {} }, company.bearer)
  const enrolled = await server.call(listEnrolments, { path: { id: campaign }, query: {} }, company.bearer)
  const next = (cursor: string | null) => (cursor === null ? '' : `cursor=${encodeURIComponent(cursor)}`)
  const pages: Record<string, string> = {
    'people, first page': `/company/${company.id}/beneficiaries`,
    'people, second page': `/company/${company.id}/beneficiaries?${next(people.next_cursor)}`,
    'people, a search': `/company/${company.id}/beneficiaries?q=lefevre`,
    'campaign, first page': `/campaigns/${campaign}/beneficiaries`,
    'campaign, second page': `/campaigns/${campaign}/beneficiaries?${next(enrolled.next_cursor)}`,
    'campaign, a search': `/campaigns/${campaign}/beneficiaries?q=lefevre`,
  }
  for (const [title, path] of Object.entries(pages)) {
    const shot: Shot = {
      method: 'GET',
      path: `/api${path}`,
      headers: { authorization: `Bearer ${company.bearer}` },
    }
    const ask = () =>
      fetch(`${server.url}${shot.path}`, { headers: shot.headers ?? {} }).then((a) => a.text())
    await ask()
    const statements = new Map<string, Statement[]>([[`GET ${shot.path}`, await recordStatements(ask)]])
    const bare = await startBareServer(server.services.pool, statements)
    await load(server.url, [shot], { seconds: 1 })
    await load(bare.url, [shot], { seconds: 1 })
    const costs = new Costs(server.folder)
    const found = await interleaved(ROUNDS, {
      moisson: async () =>
        (await costs.of('moisson', () => load(server.url, [shot], { seconds: SECONDS }))).perSecond,
      bare: async () =>
        (await costs.of('bare', () => load(bare.url, [shot], { seconds: SECONDS }))).perSecond,
    })
    await bare.close()
    report(
      `List of ${PEOPLE} – ${title}`,
      {
        Moisson: `${perSecond(found.moisson)}, ${costs.said('moisson')}`,
        'bare node:http, same SQL': `${perSecond(found.bare)}, ${costs.said('bare')}`,
      },
      { ratio: found.moisson / found.bare, atLeast: 0.7 },
    )
  }
} finally {
  await server.stop()
}
