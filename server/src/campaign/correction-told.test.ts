import { expect, test } from 'vitest'
import { launchCampaign, updateEnrolment } from '@moisson/contract/campaign'
import { getMyCampaign, getMyNotice, listMyCampaigns } from '@moisson/contract/choice'
import { printLetters } from '@moisson/contract/letter'
import { readPdfText } from '../print/read-pdf-text.ts'
import {
  acting,
  inAScene,
  plantDraft,
  plantOpen,
  plantPeople,
  rowsOf,
  type Scene,
} from '../testing/campaign-scene.ts'
import { plantUser } from '../testing/plant.ts'
import type { TestServer } from '../testing/test-server.ts'

let server: TestServer
let scene: Scene
let lina: string
inAScene(async (given, planted) => {
  server = given
  scene = planted
  lina = await plantUser(server, { name: 'Lina Moreau' })
})
const bySalary = [{ criterion: 'salary' as const, weight_bps: 10_000 }]
const textOf = (raw: Buffer) => readPdfText(raw).replaceAll(/\s+/g, ' ')
async function correct(id: string, place: number, pay: number): Promise<void> {
  const row = (await rowsOf(server, id))[place]
  await acting(server, scene.admin)(updateEnrolment, {
    path: { id, bid: row?.id ?? '' },
    body: { reference_salary_cents: pay, correction_reason: 'Prime de nuit oubliée' },
  })
}
const changed =
  'Votre montant net a été corrigé le jeudi 12 mars 2026 : il était de 4 515,00 €, il est de 5 418,00 €. Ce qui a pu être choisi avant cette correction ne compte plus. Motif : « Prime de nuit oubliée ».'

test('a corrected amount says what it was and why wherever it is read: space, notice, letter', async () => {
  await plantPeople(server, scene.company, [{ userId: lina }, { email: null }, {}])
  const { id } = await plantOpen(server, scene, {
    criteria: bySalary,
    envelope_gross_cents: 1_500_000,
    payroll_gross_cents: 20_000_000,
  })
  const me = acting(server, lina)
  const path = { id }
  const print = async (ids?: string[]) => {
    const { raw } = await server.call(
      printLetters,
      { path, ...(ids && { body: { ids } }) },
      { as: scene.admin },
    )
    return textOf(raw)
  }
  expect((await me(getMyCampaign, { path })).corrected).toBeNull()
  expect(await print()).not.toContain('corrigé')

  await server.setNow('2026-03-12T09:00:00Z')
  const [, untold] = await rowsOf(server, id)
  const pay = 3_600_000
  await correct(id, 0, pay)
  await correct(id, 1, pay)
  const told = (await me(getMyCampaign, { path })).corrected
  expect(told?.fr.replaceAll(/\s+/g, ' ')).toBe(changed)
  expect(told?.en).toContain('it was €4,515.00, it is €5,418.00')
  expect((await me(listMyCampaigns, { query: {} })).items[0]?.corrected).toEqual(told)
  const notice = await server.call(getMyNotice, { path }, { as: lina })
  expect(textOf(notice.raw)).toContain(changed)
  expect((await print([untold?.id ?? ''])).match(/Votre montant net a été corrigé/g)).toHaveLength(2)
  // Who was not corrected reads nothing of it.
  expect((await rowsOf(server, id))[2]?.net_cents).toBe(451_500)
})

test('what was corrected before anybody was told is told as it is', async () => {
  await plantPeople(server, scene.company, [{ userId: lina }, {}])
  const { id } = await plantDraft(server, scene, {
    criteria: bySalary,
    opens_at: '2026-03-10T07:00:00Z',
    payroll_gross_cents: 20_000_000,
  })
  await acting(server, scene.admin)(launchCampaign, { path: { id }, body: {} })
  await correct(id, 0, 3_600_000)
  await server.owner.query(`update campaign set state = 'open' where id = $1`, [id])
  expect((await acting(server, lina)(getMyCampaign, { path: { id } })).corrected).toBeNull()
})

test('corrected again before anything left, an amount is told against the last one that its person knew', async () => {
  await plantPeople(server, scene.company, [{ userId: lina }, { email: null }])
  const { id } = await plantOpen(server, scene, { criteria: bySalary, payroll_gross_cents: 20_000_000 })
  const former = async (place: number) => {
    const { rows } = await server.owner.query<{ net: number; now: number; reason: string }>(
      `select (correction->>'net_cents')::int as net, net_cents::int as now, correction->>'reason' as reason
       from campaign_beneficiary where campaign_id = $1 order by employee_number offset $2 limit 1`,
      [id, place],
    )
    return rows[0]
  }
  const known = (await rowsOf(server, id))[0]?.net_cents ?? 0
  await server.setNow('2026-03-12T09:00:00Z')
  await correct(id, 0, 3_600_000)
  await correct(id, 1, 3_600_000)
  await server.setNow('2026-03-12T09:01:00Z')
  await correct(id, 0, 3_300_000)
  expect(await former(0)).toMatchObject({ net: known })
  // Back to what it was: nothing else is known to the person.
  await correct(id, 1, 3_000_000)
  expect(await former(1)).toEqual({ net: known, now: known, reason: 'Prime de nuit oubliée' })
  const { raw } = await server.call(printLetters, { path: { id } }, { as: scene.admin })
  expect(textOf(raw)).toContain(
    'Votre montant net a été corrigé, puis rétabli le jeudi 12 mars 2026 : il est de 4 515,00 €, comme avant.',
  )
  // Told since: that is what the next correction starts from.
  await server.setNow('2026-03-13T09:00:00Z')
  await correct(id, 1, 3_300_000)
  expect(await former(1)).toMatchObject({ net: known, now: 496_650 })
  await server.setNow('2026-03-13T10:00:00Z')
  await server.call(
    printLetters,
    { path: { id }, body: { ids: [(await rowsOf(server, id))[1]?.id ?? ''] } },
    { as: scene.admin },
  )
  await correct(id, 1, 3_600_000)
  expect(await former(1)).toMatchObject({ net: 496_650 })
})
