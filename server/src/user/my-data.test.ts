import { exportMyData } from '@moisson/contract/user'
import { submitMyChoices } from '@moisson/contract/choice'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachPart } from '../file/zip-parts.ts'
import { acting, plantOpen, plantPeople, plantScene } from '../testing/campaign-scene.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { exportedTables } from './my-data.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Tables with a person that the export does not tell, each with its reason. */
const argued: Record<string, string> = {
  abondement_account: 'a lock: its entries are told',
  extract_row: 'the lines of a file read, thirty days: what was written of them is in the file of the person',
  sign_in_link: 'the print of a link, ninety days: a secret, and nothing else of the person but the address',
  idempotency: 'the answer kept two days for a repeated request',
  recovery_code: 'the print of a secret',
  factor_recovery: 'a step of security under way: telling it to whoever holds the session would undo it',
  legal_hold:
    'a dispute is the company’s own reason; the person is told of it with the answer to their request',
}

test('every table with a person in it is exported, or says why not', async () => {
  const { rows } = await server.owner.query<{ name: string }>(
    // A view keeps nothing of its own.
    `select distinct table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and column_name in ('beneficiary_id', 'user_id', 'campaign_beneficiary_id')`,
  )
  const known = new Set([...exportedTables, ...Object.keys(argued)])
  expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([])
  expect(Object.keys(argued).filter((name) => exportedTables.includes(name))).toEqual([])
})

test('the archive holds the data, the notice and the receipt of each campaign; a new column is in it by itself', async () => {
  await server.setNow('2026-04-01T08:00:00Z')
  const scene = await plantScene(server)
  const [first = ''] = await plantPeople(server, scene.company, 2)
  const campaign = await plantOpen(server, scene)
  const { rows } = await server.owner.query(`select user_id from beneficiary where id = $1`, [first])
  const user = String(rows[0]?.user_id)
  const { receipt_number } = await acting(server, user)(submitMyChoices, {
    path: { id: campaign.id },
    body: { mode: 'quick_half' },
  })
  await server.owner.query(
    `alter table campaign_beneficiary add column said_later text default 'quelque chose'`,
  )
  const answer = await server.call(exportMyData, { query: { format: 'zip' } }, { as: user })
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/zip'])
  const files = new Map<string, Buffer>()
  await eachPart(answer.raw, (name) => (content) => void files.set(name, content))
  const names = [...files.keys()]
  const folder = `campagne-2025-${campaign.id.slice(0, 8)}`
  expect(names).toEqual([
    'mes-donnees.json',
    expect.stringMatching(new RegExp(`^${folder}/fiche-.*\\.pdf$`)),
    `${folder}/recu-${receipt_number}.pdf`,
  ])
  for (const name of names.slice(1)) expect(files.get(name)?.subarray(0, 5).toString()).toBe('%PDF-')
  const data = JSON.parse(files.get('mes-donnees.json')?.toString() ?? '{}') as Record<string, object[]>
  expect(data['campaigns']).toEqual([
    expect.objectContaining({
      said_later: 'quelque chose',
      gross_cents: expect.any(Number),
      last_name: 'Nom000',
    }),
  ])
  expect(data['choices']).toEqual([expect.objectContaining({ receipt_number, status: 'submitted' })])
  expect(files.get('mes-donnees.json')?.toString()).not.toMatch(/Nom001|_cipher|secret/)
})
