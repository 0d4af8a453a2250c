import { createServer } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { to } from 'pg-copy-streams'
import { startBenchServer } from './bench-server.ts'
import { plantCampaign, plantCompany } from './company.ts'
import { interleaved, ms, report, timed } from './measure.ts'

/**
 * The payroll csv of a validated campaign, beside the same rows from COPY TO STDOUT over a bare `node:http` server.
 * `node bench/src/export-csv.ts [people]`
 */
const PEOPLE = Number(process.argv[2] ?? 100_000)
const ROUNDS = 5

const server = await startBenchServer()
const { owner } = server
try {
  const company = await plantCompany(server, PEOPLE)
  const campaign = await plantCampaign(server, company, PEOPLE)
  // Its outcome as a submission leaves it: a third paid, the rest in the PEE.
  await owner.query(
    `insert into campaign_beneficiary (id, company_id, campaign_id, beneficiary_id, employee_number, last_name, first_name,
       establishment, engagement_state, gross_cents, csg_deductible_cents, csg_non_deductible_cents, crds_cents, net_cents,
       paid_cents, pee_cents, percol_cents, held_cents, receipt_number, created_at, updated_at)
     select gen_random_uuid(), company_id, $2, id, employee_number, last_name, first_name, establishment, 'locked', gross,
       csg, cet, crds, gross - csg - cet - crds, (gross - csg - cet - crds) / 3,
       (gross - csg - cet - crds) - (gross - csg - cet - crds) / 3, 0, 0, 'R-' || left(id::text, 13), now(), now()
     from (select b.*, g.gross, g.gross * 68 / 1000 as csg, g.gross * 24 / 1000 as cet, g.gross * 5 / 1000 as crds
       from beneficiary b, lateral (select 100000 + (hashtext(b.employee_number) & 65535) as gross) g
       where b.company_id = $1) people`,
    [company.id, campaign],
  )
  await owner.query(
    `update campaign set state = 'validated', validated_at = now(), planned_payment_date = '2026-05-29',
       distributed_gross_cents = (select sum(gross_cents) from campaign_beneficiary) where id = $1`,
    [campaign],
  )
  await owner.query('vacuum analyze')

  const ofCampaign = `from campaign_beneficiary where company_id = '${company.id}' and campaign_id = '${campaign}'
    order by employee_number collate "C", id`
  const money = (cents: string) => `to_char((${cents}) / 100.0, 'FM9999999990D00')`
  const queries: Record<string, string> = {
    '/rows': `select employee_number, last_name, first_name, establishment, exit_date, gross_cents, csg_deductible_cents,
      csg_non_deductible_cents, crds_cents, net_cents, paid_cents, pee_cents, percol_cents, held_cents,
      abondement_gross_cents, abondement_net_cents, receipt_number ${ofCampaign}`,
    // The columns of the file, without the law: what each part would be by a plain division.
    '/lines': `select employee_number, last_name, first_name, establishment, to_char(exit_date, 'DD/MM/YYYY'), 'Intéressement',
      '12', '01/01/2025', '31/12/2025', ${[
        'gross_cents',
        'gross_cents * paid_cents / net_cents',
        'gross_cents * pee_cents / net_cents',
        'gross_cents * percol_cents / net_cents',
        'gross_cents * held_cents / net_cents',
        'csg_deductible_cents',
        'csg_non_deductible_cents',
        'crds_cents',
        'paid_cents',
        'pee_cents + percol_cents',
        'held_cents',
        '(gross_cents - csg_deductible_cents) * paid_cents / net_cents',
        'abondement_gross_cents',
        'abondement_net_cents',
        '0',
        '0',
        '0',
      ]
        .map(money)
        .join(', ')}, receipt_number ${ofCampaign}`,
  }
  const bare = createServer((request, response) => {
    void (async () => {
      const client = await owner.connect()
      response.writeHead(200, { 'content-type': 'text/csv; charset=utf-8' })
      const rows = client.query(
        to(`copy (${queries[request.url ?? '']}) to stdout with (format csv, header, delimiter ';')`),
      )
      await pipeline(rows, response).finally(() => client.release())
    })()
  })
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve))
  const address = bare.address()
  const bareUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`

  const sizes: Record<string, number> = {}
  const take = (url: string, encoding = 'identity') =>
    timed(async () => {
      const answer = await fetch(url, {
        headers: { authorization: `Bearer ${company.bearer}`, 'accept-encoding': encoding },
      })
      if (!answer.ok || !answer.body) throw new Error(`${url} answered ${answer.status}`)
      let size = 0
      for await (const piece of answer.body) size += (piece as Uint8Array).length
      sizes[url] = size
    })
  const url = `${server.url}/api/campaigns/${campaign}/export/payroll?format=csv`
  await take(url)
  for (const path of Object.keys(queries)) await take(bareUrl + path)
  const found = await interleaved(ROUNDS, {
    moisson: () => take(url),
    lines: () => take(`${bareUrl}/lines`),
    rows: () => take(`${bareUrl}/rows`),
    json: () => take(url.replace('csv', 'json')),
  })
  bare.close()
  const size = (of: string) => `${((sizes[of] ?? 0) / 1e6).toFixed(1)} MB`
  report(
    `Payroll export of ${PEOPLE} people as csv`,
    {
      Moisson: `${ms(found.moisson)}, ${size(url)}`,
      'COPY of the same columns over bare HTTP': `${ms(found.lines)}, ${size(`${bareUrl}/lines`)}`,
      'COPY of the stored rows over bare HTTP': `${ms(found.rows)}, ${size(`${bareUrl}/rows`)}, ratio ${(found.moisson / found.rows).toFixed(2)}`,
      'for information, the same as json': ms(found.json),
    },
    { ratio: found.moisson / found.lines, atMost: 1.5 },
  )
} finally {
  await server.stop()
}
