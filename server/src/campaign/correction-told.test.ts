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
