import { afterAll, beforeAll, expect, test } from 'vitest'
import { getCampaign, submitCampaign, validateCampaign } from '@moisson/contract/campaign'
import { getStatistics } from '@moisson/contract/campaign-follow'
import { getEnrolmentChoices, getMyChoices, getMyReceipt, submitMyChoices } from '@moisson/contract/choice'
import { exportGroupama, exportPayroll, getPaymentSummary } from '@moisson/contract/export'
import { acting, plantOpen, plantPeople, plantScene, rowsOf } from '../testing/campaign-scene.ts'
import { sendOutbox } from '../mail/send-outbox.ts'
import { startPost, type Post } from '../mail/test-post.ts'
import { readPdfText } from '../print/read-pdf-text.ts'
import { plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

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

test('a matching cut by another campaign is one figure on the screen, in the mail, the receipt, the files and the sums', async () => {
  const scene = await plantScene(server)
  const lina = await plantUser(server)
  await plantPeople(server, scene.company, [{ userId: lina }])
  const other = await plantOpen(server, scene, { envelope_gross_cents: 100_000 })
  const { id } = await plantOpen(server, scene, { envelope_gross_cents: 100_000 })
  const me = acting(server, lina)
  const staff = acting(server, scene.admin)
  await me(submitMyChoices, { path: { id: other.id }, body: { mode: 'quick_managed' } })
  await me(submitMyChoices, { path: { id }, body: { mode: 'quick_managed' } })
  // 148,50 € gross is 134,10 € net.
  const [gross, net] = [14_850, 13_410]
  const said = '134,10\u00a0€ nets d’abondement'

  await sendOutbox(server.services)
  const mail = post.received.find(({ mail: { text } }) => text.includes('148,50') || text.includes(said))
  expect(mail?.mail.text).toContain(said)
  const receipt = (await server.call(getMyReceipt, { path: { id } }, { as: lina })).raw
  expect(readPdfText(receipt).replaceAll(/\s/gu, '')).toContain('148,50€/134,10€')

  await staff(submitCampaign, { path: { id: other.id }, body: undefined })
  await staff(submitCampaign, { path: { id }, body: undefined })
  await acting(server, scene.adviser)(validateCampaign, { path: { id }, body: undefined })
  const [row] = await rowsOf(server, id)
  const screen = (await me(getMyChoices, { path: { id } })).estimate
  const forStaff = await staff(getEnrolmentChoices, { path: { id, bid: row?.id ?? '' } })
  const own = (await staff(getCampaign, { path: { id: scene.company, cid: id } })).amounts
  const statistics = (await staff(getStatistics, { path: { id } })).amounts
  const summary = await staff(getPaymentSummary, { path: { id } })
  for (const told of [row, screen, forStaff.estimate, own, statistics, summary])
    expect(told).toMatchObject({ abondement_gross_cents: gross, abondement_net_cents: net })
  for (const [call, query] of [
    [exportPayroll, { format: 'csv' }],
    [exportGroupama, { as: 'csv' }],
  ] as const) {
    const { raw } = await server.call(call, { path: { id }, query } as never, { as: scene.admin })
    const [header = '', line = ''] = raw.toString().replace('\ufeff', '').trim().split('\r\n')
    const at = (name: string) => line.split(';')[header.split(';').indexOf(name)]
    expect([at('abondement_brut'), at('abondement_net')]).toEqual(['148,50', '134,10'])
  }
})
