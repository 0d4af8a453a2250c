import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  enrolBeneficiary,
  getCampaign,
  getEnrolment,
  submitCampaign,
  updateCampaign,
  updateEnrolment,
} from '@moisson/contract/campaign'
import { readCompanyAudit } from '@moisson/contract/company-access'
import { getTimeline } from '@moisson/contract/campaign-follow'
import { getMyReceipt, submitMyChoices } from '@moisson/contract/choice'
import { checkReceiptFile } from '@moisson/contract/receipt-check'
import { violationsIn } from '../invariants/every-invariant.ts'
import { withReading } from '../invariants/reading.ts'
import { sendOutbox } from '../mail/send-outbox.ts'
import { startPost, type Post } from '../mail/test-post.ts'
import { plantUser } from '../testing/plant.ts'
import type { TestServer } from '../testing/test-server.ts'
import {
  inAScene,
  acting,
  countOf,
  plantOpen,
  plantPeople,
  rowsOf,
  type Scene,
} from '../testing/campaign-scene.ts'

let server: TestServer
let post: Post
let scene: Scene
let lina: string
beforeAll(async () => {
  post = await startPost()
})
afterAll(() => post.stop())
inAScene(async (given, planted) => {
  server = given
  scene = planted
  server.services.config.smtpUrl = post.url
  lina = await plantUser(server, { name: 'Lina Moreau' })
})
const as = () => acting(server, scene.admin)
const trail = async () =>
  (await as()(readCompanyAudit, { path: { id: scene.company }, query: { kind: ['campaign'] } })).items
const bySalary = [{ criterion: 'salary' as const, weight_bps: 10_000 }]
const read = (id: string) => as()(getCampaign, { path: { id: scene.company, cid: id } })
/** What the facts of the company have against each other; the chain of the journal has a worker of its own. */
async function violations(): Promise<string[]> {
  return withReading(server.owner, [scene.company], async (reading) => {
    const found: string[] = []
    for await (const one of violationsIn(reading))
      if (one.invariant !== 'audit-chained') found.push(JSON.stringify(one))
    return found
  })
}
const journal = async (id: string) =>
  (await as()(getTimeline, { path: { id } })).events.map(({ summary }) => summary)

test('somebody forgotten is added on top of an envelope shared to the last cent, with a reason and within the ceilings', async () => {
  await plantPeople(server, scene.company, [{}, {}])
  const open = await plantOpen(server, scene, { payroll_gross_cents: 7_600_000 })
  expect(open).toMatchObject({ difference_cents: 0, complement_gross_cents: 0 })
  const [late = ''] = await plantPeople(server, scene.company, [{ number: 'Z9', userId: null }])
  const add = (body: object) =>
    server.call(
      enrolBeneficiary,
      { path: { id: open.id }, body: { beneficiary_id: late, ...body } },
      { as: scene.admin },
    )
  const codeOf = async (body: object) => {
    const { status, error } = await add(body)
    return [status, error.code]
  }
  expect(await codeOf({})).toEqual([409, 'envelope_exceeded'])
  expect(await codeOf({ complement: true })).toEqual([422, 'reason_missing'])
  expect(await codeOf({ complement: true, reason: ' ' })).toEqual([422, 'reason_missing'])
  // 20 % of 76 000 € is 15 200 €; ten thousand are shared, and 75 % of the PASS is far above.
  expect(await codeOf({ complement: true, reason: 'Oubli', gross_cents: 520_001 })).toEqual([
    409,
    'collective_ceiling_reached',
  ])
  expect(await codeOf({ complement: true, reason: 'Oubli', gross_cents: 9_000_000 })).toEqual([
    422,
    'individual_ceiling_reached',
  ])
  expect(await countOf(server, `campaign_beneficiary where campaign_id = $1`, [open.id])).toBe(2)
  // The rates everybody was served with give the share of the two others.
  const added = await add({ complement: true, reason: 'Oubliée à l’import' })
  expect([added.status, added.body.gross_cents, added.body.flags]).toEqual([201, 500_000, ['late_added']])
  expect(await read(open.id)).toMatchObject({
    envelope_gross_cents: 1_500_000,
    complement_gross_cents: 500_000,
    distributed_gross_cents: 1_500_000,
    difference_cents: 0,
  })
  expect(await journal(open.id)).toContain('Personne ajoutée — Oubliée à l’import')
  expect(await violations()).toEqual([])
  await server.setNow('2026-04-10T09:00:00Z')
  await sendOutbox(server.services)
  await server.setNow('2026-05-10T09:00:00Z')
  const done = await as()(submitCampaign, { path: { id: open.id }, body: undefined })
  expect(done.amounts.gross_cents).toBe(1_500_000)
  expect(await violations()).toEqual([])
})

test('a wrong pay is corrected for one person: told, free to decide again, and nobody else’s amount moves', async () => {
  await plantPeople(server, scene.company, [{ userId: lina }, {}])
  const open = await plantOpen(server, scene, { criteria: bySalary })
  const me = acting(server, lina)
  await me(submitMyChoices, { path: { id: open.id }, body: { mode: 'quick_managed' } })
  const file = await server.call(getMyReceipt, { path: { id: open.id } }, { as: lina })
  const sha256 = createHash('sha256').update(file.raw).digest('hex')
  const checked = async () => (await server.call(checkReceiptFile, { body: { sha256 } }, {})).body.receipt
  const [hers, other] = await rowsOf(server, open.id)
  const path = { id: open.id, bid: hers?.id ?? '' }
  const before = await as()(getEnrolment, { path })
  const pay = Math.round((before.reference_salary_cents ?? 0) * 1.2)
  const correct = (body: object) => server.call(updateEnrolment, { path, body }, { as: scene.admin })
  expect((await correct({ reference_salary_cents: pay })).error.code).toBe('campaign_frozen')
  expect((await correct({ reference_salary_cents: pay, correction_reason: '' })).status).toBe(422)
  const repeated = await correct({ ...before, steps: undefined, correction_reason: 'Rien' })
  expect([repeated.status, repeated.body.version]).toEqual([200, before.version])

  // The days of presence are no criterion here: the amount is the same, and so is what was decided about it.
  const same = await correct({ presence_days: 200, correction_reason: 'Absence oubliée' })
  expect(same.body).toMatchObject({ gross_cents: 500_000, engagement_state: 'submitted', presence_days: 200 })
  expect(
    await countOf(server, `abondement_entry where campaign_id = $1 and freed_at is null`, [open.id]),
  ).toBe(1)

  await server.setNow('2026-03-12T09:00:00Z')
  const corrected = await correct({ reference_salary_cents: pay, correction_reason: 'Prime de nuit oubliée' })
  expect(corrected.body).toMatchObject({
    gross_cents: 600_000,
    engagement_state: 'not_invited',
    receipt_number: null,
    correction: { gross_cents: 500_000, reason: 'Prime de nuit oubliée' },
  })
  const [, untouched] = await rowsOf(server, open.id)
  expect(untouched).toEqual(other)
  expect(await read(open.id)).toMatchObject({
    envelope_gross_cents: 1_100_000,
    complement_gross_cents: 100_000,
    distributed_gross_cents: 1_100_000,
    counts: { submitted: 0 },
  })
  // The choice is kept and counts no more; its matching is free again. Nothing has replaced it.
  const ended = {
    state: 'corrected',
    corrected_at: expect.stringMatching(/^2026-03-12T09/),
    replaced_at: null,
  }
  expect(await checked()).toMatchObject(ended)
  expect(await countOf(server, `choice where campaign_id = $1 and status = 'overridden'`, [open.id])).toBe(1)
  expect(
    await countOf(server, `abondement_entry where campaign_id = $1 and freed_at is null`, [open.id]),
  ).toBe(0)
  expect(await journal(open.id)).toContain('Montant d’une personne corrigé — Prime de nuit oubliée')
  const told = (await trail())[0]
  expect(told?.target_name).toBe(`${before.first_name} ${before.last_name} · ${(await read(open.id)).name}`)
  expect(told?.differences).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ label: 'Motif', after: 'Prime de nuit oubliée' }),
      expect.objectContaining({
        label: 'Montant brut',
        before: '5\u202f000,00\u00a0€',
        after: '6\u202f000,00\u00a0€',
      }),
    ]),
  )
  expect(await violations()).toEqual([])

  post.received.length = 0
  await sendOutbox(server.services)
  const mail = post.received.find(({ mail: { text } }) => text.includes('Prime de nuit oubliée'))?.mail
  expect(mail?.subject).toContain('votre montant est corrigé')
  expect(mail?.text.replaceAll(/\s/gu, ' ')).toMatch(/était de 4 515,00 € ; il est maintenant de 5 418,00 €/)
  const [informed] = await rowsOf(server, open.id)
  expect(informed?.engagement_state).toBe('invited')
  expect(informed?.deadline_at?.toISOString()).toBe('2026-04-01T21:59:59.999Z')
  expect((await read(open.id)).closes_at).toBe('2026-04-01T21:59:59.999Z')
  const again = await me(submitMyChoices, { path: { id: open.id }, body: { mode: 'quick_cash' } })
  expect(again.total_cents).toBe(541_800)
  expect(await checked()).toMatchObject(ended)
  expect(await violations()).toEqual([])

  await server.setNow('2026-04-02T09:00:00Z')
  await as()(submitCampaign, { path: { id: open.id }, body: undefined })
  expect(await violations()).toEqual([])
  const late = await correct({ presence_days: 10, correction_reason: 'Trop tard' })
  expect([late.status, late.error.code]).toEqual([409, 'correction_in_control'])
})

test('the trail says what a setting was before, and whose deadline moved from when to when', async () => {
  await plantPeople(server, scene.company, [{}, {}])
  const open = await plantOpen(server, scene, { contact_name: 'Paie' })
  const { version } = await read(open.id)
  const path = { id: scene.company, cid: open.id }
  const body = { contact_name: 'Ressources humaines', response_days: 20 }
  await server.call(
    updateCampaign,
    { path, body },
    { as: scene.admin, headers: { 'if-match': `"${version}"` } },
  )
  const [settings] = await trail()
  expect(settings?.differences.map(({ label, before, after }) => [label, before, after])).toEqual(
    expect.arrayContaining([
      [expect.any(String), 'Paie', 'Ressources humaines'],
      [expect.any(String), '15 jours', '20 jours'],
      ['Fin de la collecte', expect.any(String), expect.any(String)],
    ]),
  )
})

test('an amount corrected down goes back to the envelope, and takes a complement back first', async () => {
  await plantPeople(server, scene.company, [{}, {}])
  const open = await plantOpen(server, scene, { criteria: bySalary })
  const [first] = await rowsOf(server, open.id)
  const path = { id: open.id, bid: first?.id ?? '' }
  const { reference_salary_cents: salary } = await as()(getEnrolment, { path })
  const to = async (share: number) => {
    const body = { reference_salary_cents: Math.round((salary ?? 0) * share), correction_reason: 'Paie' }
    await as()(updateEnrolment, { path, body })
    const { envelope_gross_cents, complement_gross_cents, distributed_gross_cents } = await read(open.id)
    expect(await violations()).toEqual([])
    return [envelope_gross_cents, complement_gross_cents, distributed_gross_cents]
  }
  expect(await to(1.2)).toEqual([1_100_000, 100_000, 1_100_000])
  expect(await to(1.1)).toEqual([1_050_000, 50_000, 1_050_000])
  expect(await to(0.8)).toEqual([1_000_000, 0, 900_000])
  expect(await to(1)).toEqual([1_000_000, 0, 1_000_000])
})

test('a correction takes nothing back for what a campaign launched since has given', async () => {
  await plantPeople(server, scene.company, [{}, {}])
  const settings = { criteria: bySalary, individual_cap_cents: 300_000 }
  const first = await plantOpen(server, scene, { ...settings, envelope_gross_cents: 500_000 })
  await plantOpen(server, scene, {
    criteria: bySalary,
    envelope_gross_cents: 800_000,
    payroll_gross_cents: 100_000_000,
  })
  const [row] = await rowsOf(server, first.id)
  expect(row?.gross_cents).toBe(250_000)
  const path = { id: first.id, bid: row?.id ?? '' }
  const { reference_salary_cents: salary } = await as()(getEnrolment, { path })
  const to = async (share: number) => {
    const body = { reference_salary_cents: Math.round((salary ?? 0) * share), correction_reason: 'Paie' }
    const { gross_cents } = await as()(updateEnrolment, { path, body })
    expect(await violations()).toEqual([])
    return gross_cents
  }
  expect([await to(1.1), await to(0.8)]).toEqual([250_000, 200_000])
})
