import { expect, test } from 'vitest'
import {
  addBeneficiary,
  getBeneficiary,
  importBeneficiaries,
  listBeneficiaries,
  updateBeneficiary,
} from '@moisson/contract/beneficiary'
import { calculateCampaign, getCampaign, getEnrolment, launchCampaign } from '@moisson/contract/campaign'
import { getMyNotice } from '@moisson/contract/choice'
import { previewCorrection } from '@moisson/contract/correction'
import { exportMyData } from '@moisson/contract/user'
import { extractBeneficiaries } from '@moisson/contract/extract'
import { euros } from '@moisson/law/words/figures'
import { readPdfText } from '../print/read-pdf-text.ts'
import { forgetPeople } from '../privacy/forget-people.ts'
import { acting, inAScene, notifyAll, plantDraft, rowsOf, type Scene } from '../testing/campaign-scene.ts'
import type { TestServer } from '../testing/test-server.ts'

let server: TestServer
let scene: Scene
inAScene((given, planted) => {
  server = given
  scene = planted
})
const as = () => acting(server, scene.admin)
const send = <D extends Parameters<TestServer['call']>[0]>(call: D, request: object) =>
  server.call(call, request as never, { as: scene.admin })

const file = [
  "Matricule;Nom;Prénom;E-mail;Date de naissance;Date d'entrée;Date de sortie;Autres contrats;Salaire de référence;Absence : maladie;Absence : congé de maternité;Mois d’absence assimilée;Salaire mensuel sans l’absence;Salaire maintenu pendant l’absence;Jours accident du travail refusé",
  'B1;Ferrand;Léa;lea@example.org;01/02/1990;01/03/2019;;;21 000,00;0;112;4;3 000,00;0,00;',
  'B2;Mercier;Tom;tom@example.org;02/02/1990;01/07/2025;10/08/2025;15/12/2024-20/02/2025;4 000,00;10;;;;;7',
  'B3;Vidal;Noé;noe@example.org;03/02/1990;01/07/2025;10/08/2025;;4 000,00;0;;;;;',
].join('\n')

const halves = {
  criteria: [
    { criterion: 'salary', weight_bps: 5_000, floor_cents: null, ceiling_cents: null },
    { criterion: 'presence', weight_bps: 5_000, floor_cents: null, ceiling_cents: null },
  ],
  seniority_months: 3,
  prorate_cap: false,
} as never

async function imported() {
  const read = await server.call(
    extractBeneficiaries,
    { query: { company_id: scene.company }, file: { name: 'paie.csv', content: file } } as never,
    { as: scene.admin },
  )
  expect(read.body.totals).toMatchObject({ rows: 3, new: 3, error: 0 })
  await as()(importBeneficiaries, { path: { id: scene.company }, body: { extract_id: read.body.extract_id } })
  const { items } = await as()(listBeneficiaries, { path: { id: scene.company }, query: {} })
  return {
    read: read.body,
    items: items.toSorted((a, b) => `${a.employee_number}`.localeCompare(`${b.employee_number}`)),
  }
}

test('a payroll file brings contracts, absences by kind and pay to rebuild; a column of free words is left to be chosen', async () => {
  const { read, items } = await imported()
  const [lea, tom] = items
  expect(read.columns.find(({ header }) => header === 'Jours accident du travail refusé')?.field).toBeNull()
  expect(lea?.years[0]).toMatchObject({
    absences: { maladie: 0, maternite: 112 },
    rebuilt_pay: {
      absence_months: 4,
      monthly_salary_if_present_cents: 300_000,
      employer_maintained_cents: 0,
    },
  })
  expect(tom?.other_contracts).toEqual([{ start: '2024-12-15', end: '2025-02-20' }])
  expect(tom?.years[0]?.absences).toEqual({ maladie: 10 })
  // Said again, nothing changes.
  const again = await server.call(
    extractBeneficiaries,
    { query: { company_id: scene.company }, file: { name: 'paie.csv', content: file } } as never,
    { as: scene.admin },
  )
  expect(again.body.totals).toMatchObject({ unchanged: 3, updated: 0 })
})

test('from the file to the notice the same figures, and what was assumed is named before the launch', async () => {
  await imported()
  const draft = await plantDraft(server, scene, { ...(halves as object), envelope_gross_cents: 500_000 })
  expect(draft.blockers.map(({ code }) => code)).not.toContain('presence_missing')
  expect(
    draft.warnings.filter(({ code }) => code === 'left_out_seniority').map(({ count }) => count),
  ).toEqual([1])
  const computed = await as()(calculateCampaign, { path: { id: draft.id } })
  expect(computed.distributed_gross_cents).toBe(500_000)
  expect(computed.assumed.map(({ code, people }) => [code, people?.map(({ name }) => name)])).toEqual([
    ['single_contract', ['Noé Vidal']],
  ])
  // More presence than the contract can hold: named before the launch, as the share counts all of it.
  const { rows: who } = await server.owner.query<{ id: string }>(
    `update beneficiary_year y set presence_days = 93 from beneficiary b
     where b.id = y.beneficiary_id and b.company_id = $1 and b.employee_number = 'B2' returning b.id`,
    [scene.company],
  )
  const excess = (await as()(calculateCampaign, { path: { id: draft.id } })).assumed
  expect(
    excess.flatMap(({ code, people }) => (code === 'presence_above_contract' ? (people ?? []) : [])),
  ).toEqual([{ id: who[0]?.id, name: 'Tom Mercier' }])
  // Whoever controls the campaign reads it too, and nothing else that was assumed.
  const state = (name: string) =>
    server.owner.query('update campaign set state = $2 where id = $1', [draft.id, name])
  await state('submitted')
  const controlled = (await as()(getCampaign, { path: { id: scene.company, cid: draft.id } })).assumed
  expect(controlled.map(({ code, people }) => [code, people?.map(({ name }) => name)])).toEqual([
    ['presence_above_contract', ['Tom Mercier']],
  ])
  await state('draft')
  await server.owner.query(`update beneficiary_year set presence_days = null where beneficiary_id = $1`, [
    who[0]?.id,
  ])
  await as()(calculateCampaign, { path: { id: draft.id } })
  const rows = await rowsOf(server, draft.id)
  const bases = await server.owner.query(
    `select employee_number, reference_salary_cents::int, presence_days::float8 from campaign_beneficiary
     where campaign_id = $1 order by 1`,
    [draft.id],
  )
  // 9 000 € more than she was paid; 51 days of the first contract and 41 of the second, 10 of them ill.
  expect(bases.rows).toEqual([
    { employee_number: 'B1', reference_salary_cents: 3_300_000, presence_days: 365 },
    { employee_number: 'B2', reference_salary_cents: 400_000, presence_days: 82 },
  ])
  const launched = await send(launchCampaign, { path: { id: draft.id } })
  expect(launched.status, JSON.stringify(launched.error)).toBe(200)
  await notifyAll(server, draft.id)
  expect((await as()(getCampaign, { path: { id: scene.company, cid: draft.id } })).assumed).toEqual([])
  for (const row of rows) {
    const told = await as()(getEnrolment, { path: { id: draft.id, bid: row.id } })
    const { rows: users } = await server.owner.query(
      `select b.user_id from beneficiary b join campaign_beneficiary e on e.beneficiary_id = b.id where e.id = $1`,
      [row.id],
    )
    const person = String((users as { user_id: string }[])[0]?.user_id)
    const notice = await server.call(getMyNotice, { path: { id: draft.id } }, { as: person })
    const mine = await server.call(exportMyData, { query: {} }, { as: person })
    expect(JSON.stringify(mine.body)).toMatch(/"absences":\{"[a-z]+":/)
    const text = readPdfText(notice.raw).replaceAll(/\s/gu, '')
    for (const cents of [told.gross_cents, told.net_cents])
      expect(text).toContain(euros(cents, 'fr').replaceAll(/\s/gu, ''))
    for (const { label, detail } of told.steps ?? [])
      if (/Présence comptée|Salaire reconstitué/.test(label.fr))
        expect(text).toContain(detail?.fr.replaceAll(/\s/gu, ''))
    expect(told.steps?.map(({ label }) => label.fr)).toContain('Présence comptée')
  }
  // Files read again as they were: nobody's amount moves.
  const preview = await as()(previewCorrection, {
    path: { id: draft.id },
    query: { reread: 'true' },
  } as never)
  expect(preview.changed).toBe(0)
})

test('more days of absence than of contract stop the computation with the numbers to look at', async () => {
  const { items } = await imported()
  const { id = '' } = items[1] ?? {}
  const years = [{ year: 2025, absences: { maladie: 100 } }]
  await as()(updateBeneficiary, { path: { id: scene.company, bid: id }, body: { years } })
  const draft = await plantDraft(server, scene, { ...(halves as object), envelope_gross_cents: 500_000 })
  const refused = await send(calculateCampaign, { path: { id: draft.id } })
  expect([refused.status, refused.error.code]).toEqual([409, 'absent_too_long'])
  expect(refused.error.error).toContain('B2')
})

test('a kind of absence that nobody has classified, and a contract that ends before it begins, are refused at their place', async () => {
  const { items } = await imported()
  const path = { id: scene.company, bid: items[0]?.id ?? '' }
  const unknown = await send(updateBeneficiary, {
    path,
    body: { years: [{ year: 2025, absences: { accident_refuse: 3 } }] },
  })
  expect(unknown.status).toBe(422)
  expect(JSON.stringify(unknown.error)).toContain('accident_refuse')
  const other_contracts = [{ start: '2025-03-01', end: '2025-02-01' }]
  const backwards = await send(updateBeneficiary, { path, body: { other_contracts } })
  expect(backwards.error.code).toBe('exit_before_hire')
  const added = await send(addBeneficiary, {
    path: { id: scene.company },
    body: { last_name: 'Roux', first_name: 'Ida', other_contracts },
  })
  expect(added.error.code).toBe('exit_before_hire')
})

test('what is emptied is emptied, what is not named stays', async () => {
  const { items } = await imported()
  const path = { id: scene.company, bid: items[0]?.id ?? '' }
  await as()(updateBeneficiary, { path, body: { years: [{ year: 2025, rebuilt_pay: null }] } })
  const person = await as()(getBeneficiary, { path })
  expect(person.years[0]).toMatchObject({
    reference_salary_cents: 2_100_000,
    absences: { maternite: 112 },
    rebuilt_pay: null,
  })
})

test('nothing of contracts and absences outlives who is forgotten', async () => {
  const { items } = await imported()
  const { id = '' } = items[1] ?? {}
  await server.inTransaction({ companies: '*' }, (tx, now) => forgetPeople(tx, [id], now))
  const { rows } = await server.owner.query(
    `select b.other_contracts, (select count(*)::int from beneficiary_year y where y.beneficiary_id = b.id) as years
     from beneficiary b where id = $1`,
    [id],
  )
  expect(rows).toEqual([{ other_contracts: [], years: 0 }])
})
