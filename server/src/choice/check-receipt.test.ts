import { createHash } from 'node:crypto'
import { getMyReceipt } from '@moisson/contract/choice'
import { checkReceiptFile, checkReceiptNumber } from '@moisson/contract/receipt-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { choiceCalls } from '../testing/choice-calls.ts'
import { plantOpenCampaign, type PlantedCampaign } from '../testing/plant-open-campaign.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.setNow('2026-05-20T09:00:00Z')
})
afterAll(() => server.close())
const { submit } = choiceCalls(() => server)

async function given(planted: PlantedCampaign): Promise<string> {
  const { raw } = await server.call(
    getMyReceipt,
    { path: { id: planted.campaignId } },
    { as: planted.people[0]?.userId ?? '' },
  )
  return createHash('sha256').update(raw).digest('hex')
}
const byFile = async (sha256: string) =>
  (await server.call(checkReceiptFile, { body: { sha256 } }, {})).body.receipt
const byNumber = async (number: string) =>
  (await server.call(checkReceiptNumber, { body: { number } }, {})).body.receipt

test('the very file is recognised without signing in, and says when its choice no longer counts', async () => {
  const planted = await plantOpenCampaign(server)
  const { body } = await submit(planted, { mode: 'quick_cash' })
  const sha256 = await given(planted)
  expect(await byFile(sha256)).toEqual({
    number: body.receipt.number,
    submitted_at: body.receipt.submitted_at,
    state: 'counts',
    replaced_at: null,
    corrected_at: null,
  })
  await server.setNow('2026-05-20T10:00:00Z')
  await submit(planted, { mode: 'quick_half' })
  expect(await byFile(sha256)).toMatchObject({
    number: body.receipt.number,
    state: 'replaced',
    replaced_at: expect.stringMatching(/^2026-05-20T10:00:0/),
  })
})

test('a file changed by one byte is not ours', async () => {
  const planted = await plantOpenCampaign(server)
  await submit(planted, { mode: 'quick_cash' })
  const sha256 = await given(planted)
  expect(await byFile(sha256)).not.toBeNull()
  expect(await byFile(sha256.replace(/^./, (first) => (first === '0' ? '1' : '0')))).toBeNull()
})

test('a number alone says that the receipt exists and when, however it is typed, and nothing else', async () => {
  const planted = await plantOpenCampaign(server)
  const { body } = await submit(planted, { mode: 'quick_cash' })
  const { number, submitted_at } = body.receipt
  expect(await byNumber(number)).toEqual({ number, submitted_at })
  expect(await byNumber(number.toLowerCase().replaceAll('-', ' '))).toEqual({ number, submitted_at })
  expect(await byNumber('MOI-22222-22222')).toBeNull()
  expect(await byNumber('pas un numéro')).toBeNull()
})

test('a receipt that was erased leaves a digest that says nothing', async () => {
  const planted = await plantOpenCampaign(server)
  await submit(planted, { mode: 'quick_cash' })
  const sha256 = await given(planted)
  await server.owner.query(`update choice set receipt = null, receipt_number = null where campaign_id = $1`, [
    planted.campaignId,
  ])
  expect(await byFile(sha256)).toBeNull()
})
