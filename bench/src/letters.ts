import { launchCampaign } from '@moisson/contract/campaign'
import { letterPage } from '@moisson/server/letter/letter-page'
import { freshLetterCode } from '@moisson/server/letter/letter-code'
import { toldFiles } from '@moisson/server/choice/choosing-file'
import { plain } from '@moisson/server/database/run-statement'
import { inTransaction } from '@moisson/server/database/transaction'
import { printPdf } from '@moisson/server/print/print-pdf'
import { startBenchServer } from './bench-server.ts'
import { evenLate, plantCampaign, plantCompany } from './company.ts'
import { interleaved, ms, report, timed } from './measure.ts'

/**
 * One print job of letters for people without e-mail, codes and kept facts included, beside such pages set from
 * values that are there already. `node bench/src/letters.ts [people]`
 */
const PEOPLE = Number(process.argv[2] ?? 200)
const ROUNDS = 3
const patienceMs = 600_000

const server = await startBenchServer()
const { owner, services } = server
try {
  const company = await plantCompany(server, PEOPLE)
  await owner.query(
    `update beneficiary set personal_email = null, address =
      '{"line1":"12 rue des Vergers","postal_code":"95390","city":"Saint-Prix","country":"FRA"}'`,
  )
  const campaign = await plantCampaign(server, company, PEOPLE)
  await server.call(launchCampaign, { path: { id: campaign }, body: evenLate }, company.bearer)
  const { rows } = await owner.query<{ id: string; beneficiary_id: string }>(
    'select id, beneficiary_id from campaign_beneficiary where campaign_id = $1',
    [campaign],
  )
  const ids = rows.map(({ id }) => id)

  const print = async (): Promise<void> => {
    const answer = await fetch(`${server.url}/api/campaigns/${campaign}/letters/print`, {
      method: 'POST',
      headers: { authorization: `Bearer ${company.bearer}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ids }),
    })
    const pdf = Buffer.from(await answer.arrayBuffer())
    if (!answer.ok || pdf.subarray(0, 4).toString() !== '%PDF')
      throw new Error(`the print job answered ${answer.status}: ${pdf.toString().slice(0, 500)}`)
  }
  const files = await inTransaction(services.pool, { companies: [company.id] }, (tx) =>
    toldFiles(
      plain(tx),
      rows.map(({ beneficiary_id }) => beneficiary_id),
      campaign,
    ),
  )
  // Codes of their own each time, as a print job has them: pages that were set before would cost nothing.
  const lettersOf = () =>
    [...files.values()].map((file) =>
      letterPage({
        file,
        language: 'fr',
        code: freshLetterCode(),
        publicUrl: services.config.publicUrl,
        address: ['12 rue des Vergers', '95390 Saint-Prix'],
        establishment: 'Site 1',
        printedOn: '2026-05-14',
      }),
    )
  const bare = (letters: object[]) =>
    printPdf('letter', { title: 'Lettres', issuer: 'Les Vergers de Saint-Prix', letters }, patienceMs)

  await print()
  const found = await interleaved(ROUNDS, {
    moisson: () => timed(print),
    bare: () => {
      const letters = lettersOf()
      return timed(() => bare(letters))
    },
  })
  report(
    `Letters of ${PEOPLE} people`,
    { Moisson: ms(found.moisson), 'such pages, set alone': ms(found.bare) },
    { ratio: found.moisson / found.bare, atMost: 1.5 },
  )
} finally {
  await server.stop()
}
