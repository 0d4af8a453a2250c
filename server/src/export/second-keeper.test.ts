import { afterAll, beforeAll, expect, test } from 'vitest'
import { getCampaign } from '@moisson/contract/campaign'
import { exportGroupama, exportToKeeper, getPaymentSummary } from '@moisson/contract/export'
import { receiveKeeperAnswer } from '@moisson/contract/payment'
import type { KeeperFile } from '@moisson/core/keeper/keeper'
import { keeperFiles } from '@moisson/core/keeper/keeper-files'
import { plantCompany, plantMembership, plantUser } from '../testing/plant.ts'
import { plantSettled } from '../testing/plant-settled.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

const cell = { kind: 'text' as const }
const moulin: KeeperFile = {
  kind: 'moulin',
  prefix: 'Moulin',
  remark: { fr: 'le fichier du Moulin', en: 'the file of the Moulin' },
  layouts: [
    {
      kind: 'moulin',
      version: 'm1',
      current: true,
      sheet: {
        name: 'Parts',
        columns: [
          { header: 'Qui', field: 'matricule', ...cell },
          { header: 'Ou', field: 'plan', ...cell },
          { header: 'Comment', field: 'mode_gestion', ...cell },
          { header: 'Grille', field: 'profil_pilote', ...cell },
          { header: 'Combien', field: 'montant_net_investi', kind: 'cents' },
        ],
      },
      csv: { separator: '|', decimal: '.', bom: false },
      disarm: false,
      secrets: false,
    },
  ],
  spares: ['birth_date'],
  words: {
    plans: { pee: 'P1', percol: 'P2' },
    modes: { free: 'L', managed: 'G' },
    profiles: { prudent: 'BAS', balanced: 'MILIEU', dynamic: 'HAUT' },
    civilities: {},
    statuses: { at_work: 'OUI', left: 'NON' },
    origins: { default: 'D', company: 'E', person: 'C' },
  },
  answer: [
    ['employee_number', /^qui$/],
    ['plan', /^ou$/],
    ['fund', /^grille$/],
    ['amount', /^combien$/],
    ['reason', /^grain$/],
  ],
}

let server: TestServer
let admin: string
beforeAll(async () => {
  server = await startTestServer()
  await server.setNow('2026-05-20T10:00:00Z')
  admin = await plantUser(server)
  keeperFiles.amundi = moulin
})
afterAll(() => server.close())

async function settledAt(keeper: string) {
  const company = await plantCompany(server)
  await plantMembership(server, admin, company, 'company_admin')
  await server.owner.query('update company set account_keeper = $2 where id = $1', [company, keeper])
  const { id } = await plantSettled(server, company, [
    { number: '7', gross: 100_000, pee: 50_300, percol: 40_000, birthDate: null },
  ])
  const criteria = JSON.stringify([{ criterion: 'uniform', weight_bps: 10_000 }])
  await server.owner.query('update campaign set criteria = $2 where id = $1', [id, criteria])
  return { company, id }
}
const as = (user: string) => ({ as: user })

test('a second account keeper is data: its layout, words, controls, remark, name and answer', async () => {
  const { company, id } = await settledAt('amundi')
  const warnings = async () =>
    (await server.call(getCampaign, { path: { id: company, cid: id } }, as(admin))).body.warnings.map(
      ({ code }) => code,
    )
  expect(await warnings()).toEqual(['payroll_not_downloaded', 'moulin_not_downloaded'])

  const file = await server.call(exportToKeeper, { path: { id }, query: { as: 'csv' } }, as(admin))
  expect(file.raw.toString().split('\r\n')).toEqual([
    'Qui|Ou|Comment|Grille|Combien',
    '7|P1|L||503.00',
    '7|P2|G|MILIEU|400.00',
    '',
  ])
  expect(file.headers['content-disposition']).toMatch(/filename="Moulin_\d{9}_interessement_2025_20260512/)
  expect(await warnings()).toEqual(['payroll_not_downloaded'])

  const { body } = await server.call(getPaymentSummary, { path: { id } }, as(admin))
  expect([body.keeper, body.downloads.map(({ kind, layout_version }) => [kind, layout_version])]).toEqual([
    'Amundi ESR',
    [['moulin', 'm1']],
  ])
  expect(body.controls.map(({ code }) => code)).not.toContain('birth_date')

  const text = 'Qui|Ou|Grille|Combien|Grain\n7|P2|MILIEU|400.00|compte clos'.replaceAll('|', ';')
  const answer = await server.call(
    receiveKeeperAnswer,
    { path: { id: company, cid: id }, body: { text, rejects_only: true } } as never,
    as(admin),
  )
  expect(answer.body.counts).toMatchObject({ rejected: { count: 1, amount_cents: 40_000 } })
})

test('a keeper whose file we do not write is told apart, and the address of another keeper stays its own', async () => {
  const none = await settledAt('other')
  const asked = await server.call(exportToKeeper, { path: { id: none.id } }, as(admin))
  expect([asked.status, asked.error.code]).toEqual([404, 'keeper_without_file'])
  const { body } = await server.call(getPaymentSummary, { path: { id: none.id } }, as(admin))
  expect(body.keeper).toBeNull()
  const { id } = await settledAt('amundi')
  const other = await server.call(exportGroupama, { path: { id } }, as(admin))
  expect(other.error.code).toBe('other_account_keeper')
})
