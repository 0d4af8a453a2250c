import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCompany } from '@moisson/contract/admin'
import {
  addBeneficiary,
  importBeneficiaries,
  listBeneficiaries,
  updateBeneficiary,
  updateMe,
} from '@moisson/contract/beneficiary'
import { createCampaign, launchCampaign, submitCampaign, validateCampaign } from '@moisson/contract/campaign'
import { moveClock } from '@moisson/contract/demo'
import { exportGroupama, exportPayroll } from '@moisson/contract/export'
import { extractBeneficiaries } from '@moisson/contract/extract'
import { openPool } from '@moisson/server/database/connect'
import { send, tokenOf } from './api.ts'
import { startServer, type RunningServer } from './start-server.ts'

/** A NIR with its right key, of nobody: its commune does not exist. */
const nirOf = (at: number) => {
  const base = `2${81 + at}0799${String(351_000 + at * 37).padStart(6, '0')}`
  return base + String(97 - Number(BigInt(base) % 97n)).padStart(2, '0')
}
/** An IBAN with its right keys, of a bank that does not exist. */
const ibanOf = (at: number) => {
  const account = `7746${String(5_310_000 + at * 913).padStart(7, '0')}`
  const key = 97n - ((89n * 99_999n + 3n * BigInt(account)) % 97n)
  const bban = `9999900000${account}${String(key).padStart(2, '0')}`
  return `FR${String(98n - (BigInt(`${bban}152700`) % 97n)).padStart(2, '0')}${bban}`
}
const people = Array.from({ length: 4 }, (_, at) => ({ number: `S${at}`, nir: nirOf(at), iban: ibanOf(at) }))
/** Values that come another way than by the file. */
const later = {
  nir: nirOf(8),
  iban: ibanOf(8),
  changed: ibanOf(7),
  mine: ibanOf(9),
  refused: `${nirOf(6).slice(0, 13)}00`,
}
const secrets = [...people.flatMap(({ nir, iban }) => [nir, iban]), ...Object.values(later)]

let server: RunningServer
let temporary: string
beforeAll(async () => {
  temporary = mkdtempSync(join(tmpdir(), 'moisson-temporary-'))
  server = await startServer({ TMPDIR: temporary })
}, 180_000)
afterAll(async () => {
  await server.stop()
  rmSync(temporary, { recursive: true, force: true })
})

/** Everything a value could be written as, without the few last characters that lists may show. */
function formsOf(value: string): [string, Buffer][] {
  const shown = value.startsWith('FR') ? 4 : 3
  const hidden = value.slice(0, -shown)
  const groups = value.startsWith('FR')
    ? hidden.replaceAll(/(.{4})/g, '$1 ')
    : hidden.replace(/^(.)(..)(..)(..)(...)(...)?/, '$1 $2 $3 $4 $5 $6')
  const inWords: Record<string, string> = {
    plain: hidden,
    'lower case': hidden.toLowerCase(),
    spaced: groups.trim(),
    'spaced by non-breaking spaces': groups.trim().replaceAll(' ', '\u00a0'),
    dashed: groups.trim().replaceAll(' ', '-'),
    'in an address': encodeURIComponent(groups.trim()),
    'in a form': groups.trim().replaceAll(' ', '+'),
  }
  const forms: [string, Buffer][] = []
  for (const [name, text] of Object.entries(inWords)) {
    const bytes = Buffer.from(text)
    forms.push([name, bytes])
    if (name !== 'plain' && name !== 'spaced') continue
    forms.push([`${name}, hexadecimal`, Buffer.from(bytes.toString('hex'))])
    forms.push([`${name}, HEXADECIMAL`, Buffer.from(bytes.toString('hex').toUpperCase())])
    forms.push([`${name}, two bytes a character`, Buffer.from(text, 'utf16le')])
    // Wherever it starts among three bytes, the middle of its base64 is the same.
    for (const before of [0, 1, 2]) {
      const whole = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64')
      const from = before === 0 ? 0 : 4
      forms.push([
        `${name}, base64 from ${before}`,
        Buffer.from(whole.slice(from, Math.floor((before + bytes.length) / 3) * 4)),
      ])
    }
  }
  return forms
}
const needles = new Map(
  secrets.flatMap((value) =>
    formsOf(value).map(([form, bytes]) => [bytes.toString('latin1'), `${value} ${form}`]),
  ),
)

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesIn(path) : entry.isFile() ? [path] : []
  })
/** What of the secrets is in some bytes. */
function found(bytes: Buffer): string[] {
  return [...needles].filter(([needle]) => bytes.includes(needle, 0, 'latin1')).map(([, what]) => what)
}
const foundIn = (folder: string) =>
  filesIn(folder).flatMap((path) => found(readFileSync(path)).map((what) => `${path}: ${what}`))

test(
  'no NIR and no IBAN is written in clear anywhere: tables, journal, logs, mails, temporary files',
  { timeout: 120_000 },
  async () => {
    const [sophie, alex, lucas] = (await Promise.all(
      ['manager', 'platform_admin', 'beneficiary'].map((persona) => tokenOf(server, persona)),
    )) as [string, string, string]
    const company = await send(
      server,
      createCompany,
      { body: { siren: '732829320', name: 'Fournil du Quai' } },
      { token: sophie },
    )
    expect(company.status).toBe(201)
    const path = { id: company.body.id }
    // The example's accounts closed four months ago.
    const closed = new Date()
    closed.setUTCMonth(closed.getUTCMonth() - 4, 1)
    const year = closed.getUTCFullYear()
    const csv = [
      'Matricule;Nom;Prénom;E-mail;NIR;IBAN;Date de naissance;Date d’entrée;Salaire de référence;Jours de présence;Adresse;Code postal;Ville',
      ...people.map(
        ({ number, nir, iban }, at) =>
          `${number};Moreau;Lina ${at};sealed${at}@example.org;${at % 2 ? nir : spaced(nir)};${at % 2 ? iban : spaced(iban)};12/07/19${81 + at};01/02/2012;32000,00;365;3 rue des Lilas;75011;Paris`,
      ),
      // A NIR whose key is wrong: told, and not written.
      `S9;Petit;Nina;;${later.refused};;12/07/1981;01/02/2012;32000,00;365;;;`,
    ].join('\r\n')
    const extract = await send(
      server,
      extractBeneficiaries,
      { query: { company_id: path.id, year: String(year) }, file: new File([csv], 'paie.csv') },
      { token: sophie },
    )
    expect(extract.body.totals).toMatchObject({ new: people.length + 1 })
    const imported = await send(
      server,
      importBeneficiaries,
      {
        path,
        body: {
          extract_id: extract.body.extract_id,
          leave_out: extract.body.rows
            .filter(({ record }) => record['employee_number'] === 'S9')
            .map(({ row }) => row),
          year,
        },
      },
      { token: sophie },
    )
    expect(imported.body).toMatchObject({ created: people.length })

    // By hand, in a change, by the person, and in requests that are refused.
    const added = await send(
      server,
      addBeneficiary,
      {
        path,
        body: {
          last_name: 'Ouvrard',
          first_name: 'Nil',
          employee_number: 'S8',
          nir: later.nir,
          iban: spaced(later.iban),
        },
      },
      { token: sophie },
    )
    expect(added.status).toBe(201)
    const list = await send(server, listBeneficiaries, { path, query: {} }, { token: sophie })
    const bid = list.body.items.find(({ employee_number }) => employee_number === 'S1')?.id ?? ''
    const changed = await send(
      server,
      updateBeneficiary,
      { path: { ...path, bid }, body: { iban: later.changed } },
      { token: sophie },
    )
    expect(changed.status).toBe(200)
    const mine = await send(server, updateMe, { body: { iban: later.mine } }, { token: lucas })
    expect(mine.status).toBe(200)
    const wrong = await send(
      server,
      addBeneficiary,
      {
        path,
        body: {
          last_name: 'Faux',
          first_name: 'Nil',
          employee_number: 'S9',
          nir: later.refused,
          iban: later.iban,
        },
      },
      { token: sophie },
    )
    expect(wrong.status).toBe(422)
    const twice = await send(
      server,
      addBeneficiary,
      {
        path,
        body: {
          last_name: 'Encore',
          first_name: 'Nil',
          employee_number: 'S1',
          nir: later.nir,
          iban: later.iban,
        },
      },
      { token: sophie },
    )
    expect(twice.status).toBe(409)
    for (const answer of [imported, added, list, changed, mine, wrong, twice])
      expect(found(answer.bytes)).toEqual([])
    // A value that was refused is shown to whoever sent the file, who has to mend it.
    expect(found(extract.bytes).filter((what) => !what.startsWith(later.refused))).toEqual([])

    // To the account keeper's file, which holds the NIR.
    const campaign = await send(
      server,
      createCampaign,
      {
        path,
        body: {
          name: 'Intéressement',
          type: 'interessement',
          year,
          envelope_gross_cents: 700_000,
          default_rule: 'pee_lowest_risk',
        },
      },
      { token: sophie },
    )
    const one = { id: campaign.body.id }
    const launched = await send(server, launchCampaign, { path: one, body: {} }, { token: sophie })
    expect([launched.status, launched.error?.error]).toEqual([200, undefined])
    await send(server, moveClock, { body: { advance: 'P40D' } })
    expect((await send(server, submitCampaign, { path: one, body: {} }, { token: sophie })).status).toBe(200)
    expect((await send(server, validateCampaign, { path: one, body: {} }, { token: alex })).status).toBe(200)
    const payroll = await send(
      server,
      exportPayroll,
      { path: one, query: { format: 'csv' } },
      { token: sophie },
    )
    expect(payroll.status).toBe(200)
    expect(found(payroll.bytes)).toEqual([])
    const keeper = await send(
      server,
      exportGroupama,
      { path: one, query: { as: 'csv', layout_version: '2026.1-nir' } },
      { token: sophie },
    )
    expect([keeper.status, keeper.error?.error]).toEqual([200, undefined])
    // They are there, for whom they are meant: the search below could find them.
    expect(people.filter(({ nir }) => keeper.bytes.includes(nir))).toHaveLength(people.length)

    // Large values are compressed on disk, so that tables are searched as text too.
    const owner = openPool(
      { socketDirectory: join(server.dataFolder, 'postgres', 'socket'), port: 5432 },
      { max: 1 },
    )
    await owner.query('checkpoint')
    const { rows: tables } = await owner.query<{ name: string }>(
      `select relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and relkind = 'r'`,
    )
    const leaks: string[] = []
    for (const { name } of tables) {
      const { rows } = await owner.query<{ row: string }>(`select x::text as row from ${name} x`)
      leaks.push(
        ...found(Buffer.from(rows.map(({ row }) => row).join('\n'))).map((what) => `table ${name}: ${what}`),
      )
    }
    await owner.end()
    await server.kill({ database: true })
    expect(leaks).toEqual([])
    expect(found(Buffer.from(server.output()))).toEqual([])
    expect(foundIn(temporary)).toEqual([])
    const size = filesIn(server.dataFolder).reduce((sum, path) => sum + statSync(path).size, 0)
    expect(size).toBeGreaterThan(20_000_000)
    expect(foundIn(server.dataFolder)).toEqual([])
  },
)

test('the search finds each form of a value in the middle of a file', () => {
  const folder = join(temporary, 'control')
  mkdirSync(folder)
  const value = people[0]?.iban ?? ''
  const forms = formsOf(value)
  expect(forms.length).toBeGreaterThan(15)
  for (const [name, bytes] of forms) {
    writeFileSync(
      join(folder, 'file'),
      Buffer.concat([Buffer.from('…before '), bytes, Buffer.from(' after')]),
    )
    expect([name, foundIn(folder).length > 0]).toEqual([name, true])
  }
  for (const before of ['', 'a', 'ab']) {
    writeFileSync(join(folder, 'file'), Buffer.from(`${before}{"iban":"${value}"}`).toString('base64'))
    expect(foundIn(folder).length).toBeGreaterThan(0)
  }
  rmSync(folder, { recursive: true })
})

/** As a person writes it, by groups. */
function spaced(value: string): string {
  return value.startsWith('FR')
    ? value.replaceAll(/(.{4})(?=.)/g, '$1 ')
    : value.replace(/^(.)(..)(..)(..)(...)(...)(..)$/, '$1 $2 $3 $4 $5 $6 $7')
}
