import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  calculateCampaign,
  getCampaign,
  launchCampaign,
  submitCampaign,
  validateCampaign,
} from '@moisson/contract/campaign'
import {
  getMyCampaign,
  getMyChoices,
  getMyNotice,
  getMyProfile,
  getMyReceipt,
  listMyCampaigns,
  previewCampaign,
  submitMyChoices,
} from '@moisson/contract/choice'
import { exportPayroll, getPaymentSummary } from '@moisson/contract/export'
import { likePaySentence } from '@moisson/core/campaign/like-pay'
import { sendOutbox } from '../mail/send-outbox.ts'
import { startPost, type Post } from '../mail/test-post.ts'
import { readPdfText } from '../print/read-pdf-text.ts'
import { acting, plantDraft, plantPeople, plantScene } from '../testing/campaign-scene.ts'
import { plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { squeezed } from '../testing/squeezed.ts'

let server: TestServer
let post: Post
beforeAll(async () => {
  server = await startTestServer()
  await server.setNow('2026-03-02T09:00:00Z')
  post = await startPost()
  server.services.config.smtpUrl = post.url
})
afterAll(async () => {
  await post.stop()
  await server.close()
})

const said = squeezed(likePaySentence.fr)

/** One bonus of 1 000 € that its person places whole, from the draft to the payroll file. */
async function told(filed_on: string, warning_reasons: Record<string, string>) {
  const scene = await plantScene(server)
  const lina = await plantUser(server)
  await plantPeople(server, scene.company, [{ userId: lina }])
  await server.owner.query(
    `update agreement set signed_on = '2025-05-12', first_exercise_start = '2025-01-01', filed_on = $2
     where company_id = $1`,
    [scene.company, filed_on],
  )
  await server.owner.query(
    `update company set bound_to_participation = true, bound_at_250 = true, headcount = 300 where id = $1`,
    [scene.company],
  )
  const [me, staff] = [acting(server, lina), acting(server, scene.admin)]
  const draft = await plantDraft(server, scene, { envelope_gross_cents: 100_000 })
  const computed = await staff(calculateCampaign, { path: { id: draft.id } })
  const preview = await staff(previewCampaign, { path: { id: draft.id }, query: {} })
  const path = { id: draft.id }
  post.received.length = 0
  const launched = await staff(launchCampaign, { path, body: { warning_reasons } })
  await sendOutbox(server.services)
  await me(submitMyChoices, { path, body: { mode: 'quick_managed' } })
  const open = {
    notice: squeezed(readPdfText((await server.call(getMyNotice, { path }, { as: lina })).raw)),
    receipt: squeezed(readPdfText((await server.call(getMyReceipt, { path }, { as: lina })).raw)),
    profile: await me(getMyProfile, { path }),
    campaign: await me(getMyCampaign, { path }),
    listed: (await me(listMyCampaigns, { query: {} })).items.find(({ id }) => id === path.id),
    estimate: (await me(getMyChoices, { path })).estimate,
  }
  await sendOutbox(server.services)
  await staff(submitCampaign, { path, body: undefined })
  await acting(server, scene.adviser)(validateCampaign, { path, body: undefined })
  const payroll = await staff(exportPayroll, { path, query: {} } as never)
  const summary = await staff(getPaymentSummary, { path })
  const read = await staff(getCampaign, { path: { id: scene.company, cid: draft.id } })
  const mails = post.received.map(({ mail }) => squeezed(mail.text))
  return { ...open, computed, launched, preview, mails, line: payroll.items[0], summary, read }
}

const code = 'like_pay'

test('an agreement filed too late is told to its people and to payroll wherever an amount stands', async () => {
  const late = await told('2025-08-01', { filed_late: 'Dépôt oublié' })
  const { profile, estimate, line, summary } = late
  expect(late.mails).toHaveLength(2)
  for (const text of [...late.mails, squeezed(late.preview.mail.text), late.notice, late.receipt])
    expect(text).toContain(said)
  expect(late.mails[0]).toContain(squeezed('Votre montant avant cotisations et impôt'))
  expect(late.notice).toContain(squeezed('Solde à recevoir ou à placer, avant cotisations et impôt'))
  expect(squeezed(profile.default_preview.sentence.fr)).toContain(said)
  for (const one of [late.campaign, late.listed, late.preview.campaign, estimate])
    expect(one).toMatchObject({ like_pay: true })
  // All of it placed, and all of it taxable: the gross less its deductible CSG.
  expect(estimate).toMatchObject({ net_cash_cents: 0, taxable_cents: 93_200 })
  expect(line).toMatchObject({
    nature: 'Intéressement, soumis aux cotisations comme un salaire',
    dsn_code_54: '',
    imposable_cents: 93_200,
    csg_deductible_cents: 6800,
    // The levy is on the matching alone.
    forfait_social_base_cents: line?.abondement_brut_cents,
  })
  expect(summary.controls.find((one) => one.code === code)).toMatchObject({
    ok: false,
    severity: 'warn',
    count: 1,
    message: expect.stringContaining('Le bulletin de paie décide du net'),
  })
  // The staff read it where they read a net.
  for (const one of [late.computed, late.launched, late.read]) expect(one.like_pay).toBe(true)
  // No levy on the bonus, neither before the launch nor in what it announced.
  for (const cost of [late.computed.cost, late.launched.cost, late.launched.announced_cost])
    expect(cost?.if_paid.forfait_social_cents).toBe(0)
})

test('the same campaign filed in time says nothing of it', async () => {
  const fine = await told('2025-06-15', {})
  const { estimate, line } = fine
  const everything = [...fine.mails, squeezed(fine.preview.mail.text), fine.notice, fine.receipt].join(' ')
  expect(everything).toContain(squeezed('Votre montant net'))
  expect(everything).not.toMatch(/cotisations/)
  expect(fine.profile.default_preview.sentence.fr).not.toMatch(/cotisations/)
  for (const one of [
    fine.campaign,
    fine.listed,
    fine.preview.campaign,
    fine.computed,
    fine.launched,
    fine.read,
  ])
    expect(one).toMatchObject({ like_pay: false })
  expect(estimate).toMatchObject({ taxable_cents: 0 })
  expect(estimate.like_pay).toBeUndefined()
  expect(line).toMatchObject({ nature: 'Intéressement', dsn_code_54: '12', imposable_cents: 0 })
  expect(line?.forfait_social_base_cents).toBe(100_000 + (line?.abondement_brut_cents ?? 0))
  expect(fine.summary.controls.map((one) => one.code)).not.toContain(code)
  for (const cost of [fine.computed.cost, fine.launched.cost, fine.launched.announced_cost])
    expect(cost?.if_paid.forfait_social_cents).toBeGreaterThan(0)
})
