import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { from } from 'pg-copy-streams'
import type { ImportRecord } from '@moisson/core/import/field'
import { importBeneficiaries } from '@moisson/contract/beneficiary'
import { extractBeneficiaries, getExtract } from '@moisson/contract/extract'
import { readRecords } from '@moisson/server/beneficiary/read-sheet'
import { startBenchServer } from './bench-server.ts'
import { plantCompany } from './company.ts'
import { interleaved, ms, report, timed } from './measure.ts'
import { payrollFile } from './payroll-file.ts'

/**
 * A payroll csv from the upload to the last row written, beside the sum of what cannot be spared: the reader alone, the
 * encryption alone, COPY alone. `node bench/src/import-csv.ts [people]`
 */
const PEOPLE = Number(process.argv[2] ?? 100_000)
const ROUNDS = 3

const server = await startBenchServer()
const { owner, services } = server
try {
  const csv = payrollFile(PEOPLE)
  const path = join(services.config.dataFolder, 'payroll.csv')
  writeFileSync(path, csv)
  let records: ImportRecord[] = []

  const reader = () =>
    timed(async () => {
      records = []
      await readRecords(path, { today: '2026-03-01' }, (chunk) => {
        for (const record of chunk.records) records.push(record)
      })
    })

  /** Each row waits sealed for its confirmation and is opened again; each person's NIR and IBAN stay sealed. */
  const encryption = () => {
    const company = randomUUID()
    const { sealer } = services
    const rows = records.map((record) => JSON.stringify({ record, problems: [], rejected: [] }))
    return timed(() => {
      for (const [at, row] of rows.entries()) {
        const { nir = '', iban = '' } = records[at] ?? {}
        const place = `extract_row/${company}/${at}`
        sealer.open(company, place, sealer.seal(company, place, row))
        sealer.seal(company, `beneficiary.nir/${company}`, nir)
        sealer.blindIndex(company, nir)
        sealer.seal(company, `beneficiary.iban/${company}`, iban)
      }
    })
  }

  const columns = `id, company_id, employee_number, last_name, first_name, personal_email, nir_cipher, nir_index, nir_mask,
    iban_cipher, iban_mask, birth_date, hire_date, address, created_at, updated_at`
  const copy = async () => {
    const company = await plantCompany(server, 0)
    const bytea = (bytes: Buffer) => `\\\\x${bytes.toString('hex')}`
    const { sealer } = services
    const people: string[] = []
    const years: string[] = []
    for (const { nir = '', iban = '', ...record } of records) {
      const id = randomUUID()
      people.push(
        [
          id,
          company.id,
          record.employee_number,
          record.last_name,
          record.first_name,
          record.email,
          bytea(sealer.seal(company.id, id, nir)),
          bytea(sealer.blindIndex(company.id, nir)),
          '••••••••123',
          bytea(sealer.seal(company.id, id, iban)),
          '••••••••1234',
          record.birth_date,
          record.hire_date,
          JSON.stringify({ line1: record.address_line1, postal_code: record.postal_code, city: record.city }),
          '2026-03-01',
          '2026-03-01',
        ].join('\t'),
      )
      years.push(`${id}\t${company.id}\t2025\t${record.reference_salary_cents}\t${record.presence_days}`)
    }
    const [peopleText, yearsText] = [people.join('\n'), years.join('\n')]
    const client = await owner.connect()
    const send = async (into: string, text: string) => {
      const stream = client.query(from(`copy ${into} from stdin`))
      stream.end(text)
      await once(stream, 'finish')
    }
    const took = await timed(async () => {
      await client.query('begin')
      await send(`beneficiary (${columns})`, peopleText)
      await send(
        'beneficiary_year (beneficiary_id, company_id, year, reference_salary_cents, presence_days)',
        yearsText,
      )
      await client.query('commit')
    })
    client.release()
    await forget(company.id)
    return took
  }

  /** What one round wrote does not weigh on the next. */
  const forget = async (companyId: string) => {
    await owner.query(
      `begin; set local session_replication_role = replica; truncate beneficiary_year, extract_row, extract_file, extract;
       delete from beneficiary where company_id = '${companyId}'; commit`,
    )
    await owner.query('vacuum full beneficiary')
    await owner.query('checkpoint')
  }

  const parts = { read: 0, write: 0 }
  const moisson = async () => {
    const company = await plantCompany(server, 0)
    const file = new File([csv], 'payroll.csv')
    parts.read = await timed(async () => {
      let extract = await server.call(
        extractBeneficiaries,
        { query: { company_id: company.id }, file },
        company.bearer,
      )
      const found = {
        path: { id: company.id, extractId: extract.extract_id },
        query: { limit: '1' },
      }
      while (extract.state === 'reading') {
        await sleep(50)
        extract = await server.call(getExtract, found, company.bearer)
      }
      if (extract.totals.new !== PEOPLE) throw new Error(`read: ${JSON.stringify(extract.totals)}`)
      parts.write = await timed(async () => {
        const body = { extract_id: extract.extract_id }
        const done = await server.call(
          importBeneficiaries,
          { path: { id: company.id }, body },
          company.bearer,
        )
        if (done.created !== PEOPLE) throw new Error(`written: ${JSON.stringify(done)}`)
      })
    })
    await forget(company.id)
    return parts.read
  }

  await reader()
  const found = await interleaved(ROUNDS, { reader, encryption, copy, moisson })
  const floor = found.reader + found.encryption + found.copy
  report(
    `Import of ${PEOPLE} people from a csv of ${(Buffer.byteLength(csv) / 1e6).toFixed(1)} MB`,
    {
      Moisson: `${ms(found.moisson)} (the last time: read ${ms(parts.read - parts.write)}, written ${ms(parts.write)})`,
      'reader alone': ms(found.reader),
      'encryption alone': ms(found.encryption),
      'COPY alone': ms(found.copy),
      sum: ms(floor),
    },
    { ratio: found.moisson / floor, atMost: 1.5 },
  )
} finally {
  await server.stop()
}
