import { randomUUID } from 'node:crypto'
import { getMyCampaign, listMyCampaigns } from '@moisson/contract/choice'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { plantOpenCampaign } from '../testing/plant-open-campaign.ts'
import { choiceCalls } from '../testing/choice-calls.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.setNow('2026-05-20T09:00:00Z')
})
afterAll(() => server.close())
const { inOpen, save, submit, read, engagement } = choiceCalls(() => server)

describe('a confirmed choice', () => {
  test('from a draft with an empty body: receipt, mail and state in one go', async () => {
    const planted = await plantOpenCampaign(server)
    await save(planted, { mode: 'quick_half' })
    const { status, body } = await submit(planted)
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'submitted', mode: 'quick_half', remaining_cents: 0, issues: [] })
    expect(body.receipt.number).toMatch(/^MOI-[2-9A-HJ-NP-TV-Z]{5}-[2-9A-HJ-NP-TV-Z]{5}$/)
    expect(body.receipt.sha256).toMatch(/^[0-9a-f]{64}$/)
    expect(body.counted?.lines.map((line) => line.amount_cents)).toEqual([45_150, 45_150])
    expect(await engagement(planted)).toMatchObject({
      engagement_state: 'submitted',
      submission_channel: 'web',
      receipt_number: body.receipt.number,
    })
    const { rows } = await server.owner.query(`select kind, payload from outbox where campaign_id = $1`, [
      planted.campaignId,
    ])
    expect(rows).toEqual([
      { kind: 'choice-receipt', payload: expect.objectContaining({ receipt_number: body.receipt.number }) },
    ])
  })

  test('in one tap without a draft', async () => {
    const planted = await plantOpenCampaign(server)
    const { status, body } = await submit(planted, { mode: 'quick_cash' })
    expect([status, body.estimate.net_cash_cents, body.estimate.taxable_cents]).toEqual([200, 90_300, 93_200])
  })

  test('needs something to confirm', async () => {
    const planted = await plantOpenCampaign(server)
    expect((await submit(planted)).error).toMatchObject({ code: 'no_draft' })
  })

  test('is refused to the cent', async () => {
    const planted = await plantOpenCampaign(server)
    const off = (amount_cents: number) =>
      submit(planted, { lines: [{ destination: 'immediate_payment', amount_cents }] })
    expect((await off(90_299)).error).toMatchObject({
      code: 'amount_mismatch',
      error: 'Votre répartition fait 902,99\u00a0€ pour 903,00\u00a0€\u00a0: l’écart est de 0,01\u00a0€.',
    })
    expect((await off(90_301)).status).toBe(422)
    expect((await off(90_300)).status).toBe(200)
  })

  test('sent twice gives the same receipt, one version and one mail', async () => {
    const planted = await plantOpenCampaign(server)
    await save(planted, { mode: 'quick_managed' })
    const first = await submit(planted)
    const [second, third] = await Promise.all([submit(planted), submit(planted, { mode: 'quick_managed' })])
    expect(second.body.receipt).toEqual(first.body.receipt)
    expect(third.body.receipt).toEqual(first.body.receipt)
    const { rows } = await server.owner.query(
      `select (select count(*)::int from choice where campaign_id = $1) as choices, (select count(*)::int from outbox where campaign_id = $1) as mails`,
      [planted.campaignId],
    )
    expect(rows[0]).toEqual({ choices: 1, mails: 1 })
  })

  test('twenty at once leave one that counts', async () => {
    const planted = await plantOpenCampaign(server)
    await server.tokenOf(planted.people[0]?.userId ?? '')
    const modes = ['quick_cash', 'quick_managed', 'quick_half'] as const
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, place) => submit(planted, { mode: modes[place % 3] })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const { rows } = await server.owner.query(
      `select count(*) filter (where status = 'submitted')::int as counted, count(distinct version)::int = count(*)::int as numbered
       from choice where campaign_id = $1`,
      [planted.campaignId],
    )
    expect(rows[0]).toEqual({ counted: 1, numbered: true })
    expect((await engagement(planted)).receipt_number).toBe((await read(planted)).body.receipt_number)
  })

  test('is replaced by the last one confirmed, and every version is kept', async () => {
    const planted = await plantOpenCampaign(server)
    const first = await submit(planted, { mode: 'quick_cash' })
    const second = await submit(planted, { mode: 'quick_managed' })
    expect(second.body.receipt.number).not.toBe(first.body.receipt.number)
    const { body } = await read(planted)
    expect(body.history.map((version) => [version.status, version.receipt_number])).toEqual([
      ['overridden', first.body.receipt.number],
      ['submitted', second.body.receipt.number],
    ])
  })

  test('is not weakened by a later unfinished draft', async () => {
    const planted = await plantOpenCampaign(server)
    const { body: confirmed } = await submit(planted, { mode: 'quick_cash' })
    const { body } = await save(planted, { lines: [{ destination: 'pee', amount_cents: 1000 }] })
    expect(body).toMatchObject({
      status: 'draft',
      total_cents: 1000,
      receipt_number: confirmed.receipt.number,
    })
    expect(body.counted?.lines).toEqual(confirmed.lines)
    expect((await engagement(planted)).engagement_state).toBe('submitted')
    expect((await submit(planted)).error.code).toBe('amount_mismatch')
    expect((await read(planted)).body.receipt_number).toBe(confirmed.receipt.number)
  })

  test('coming back to it puts the draft aside', async () => {
    const planted = await plantOpenCampaign(server)
    const { body: confirmed } = await submit(planted, { mode: 'quick_cash' })
    await save(planted, { lines: [{ destination: 'pee', amount_cents: 1000 }] })
    const { body } = await save(planted, { mode: 'quick_cash' })
    expect(body).toMatchObject({ status: 'submitted', receipt_number: confirmed.receipt.number })
    expect(body.history).toHaveLength(1)
  })

  test('sent again under the same key is answered from the first time', async () => {
    const planted = await plantOpenCampaign(server)
    const headers = { 'idempotency-key': randomUUID() }
    const first = await submit(planted, { mode: 'quick_cash' }, headers)
    await submit(planted, { mode: 'quick_half' })
    const again = await submit(planted, { mode: 'quick_cash' }, headers)
    expect(again.body).toEqual(first.body)
    expect((await read(planted)).body.mode).toBe('quick_half')
  })

  test('in English speaks English, and keeps a receipt in English, which each screen that opens it says', async () => {
    const planted = await plantOpenCampaign(server)
    const headers = { 'x-language': 'en' }
    const short = await submit(planted, { lines: [{ destination: 'pee', amount_cents: 90_000 }] }, headers)
    expect(short.error.error).toBe(
      'Your split adds up to €900.00 out of €903.00: €3.00 is missing or too much.',
    )
    const { body } = await submit(planted, { mode: 'quick_cash' }, headers)
    const { rows } = await server.owner.query('select receipt from choice where receipt_number = $1', [
      body.receipt.number,
    ])
    expect(rows[0].receipt.language).toBe('en')
    const { path, as } = inOpen(planted)
    const listed = (await server.call(listMyCampaigns, {}, { as })).body.items[0]
    const opened = (await server.call(getMyCampaign, { path }, { as })).body
    const written = [listed, opened, (await read(planted)).body].map((one) => one?.receipt_language)
    expect(written).toEqual(['en', 'en', 'en'])
  })

  test('makes the person informed that day, even when the page was never opened', async () => {
    const planted = await plantOpenCampaign(server)
    await server.owner.query(`update campaign_beneficiary set informed_on = null where campaign_id = $1`, [
      planted.campaignId,
    ])
    await submit(planted, { mode: 'quick_cash' })
    expect(await engagement(planted)).toMatchObject({
      informed_on: '2026-05-20',
      opened_at: expect.any(Date),
    })
  })

  test('leaves a trace without the choice itself', async () => {
    const planted = await plantOpenCampaign(server)
    await save(planted, { mode: 'quick_half' })
    const { body } = await submit(planted)
    const { rows } = await server.owner.query(
      `select action, summary, before, after from audit where company_id = $1 order by at`,
      [planted.companyId],
    )
    expect(rows).toEqual([
      { action: 'choice.saveMyChoices', summary: 'draft kept', before: null, after: null },
      {
        action: 'choice.submitMyChoices',
        summary: `choice confirmed, receipt ${body.receipt.number}`,
        before: null,
        after: null,
      },
    ])
  })

  test('on an older state than the one stored is refused', async () => {
    const planted = await plantOpenCampaign(server)
    await save(planted, { mode: 'quick_cash' })
    await save(planted, { mode: 'quick_half' })
    const stale = await submit(planted, { version: 1 })
    expect([stale.status, stale.error.code]).toEqual([412, 'version_conflict'])
    expect(stale.error.asked).toBeUndefined()
    expect((await submit(planted, { version: 2 })).status).toBe(200)
  })

  test('met by an older one says what each brings in, and which counts beside a draft of a third device', async () => {
    const matching = {
      kind: 'single',
      rate_bps: 5000,
      cap_cents: 60_000,
      base: 'net',
      leavers: false,
    } as const
    const planted = await plantOpenCampaign(server, { matching })
    const all = (destination: string) => ({ lines: [{ destination, amount_cents: 90_300 }] })
    const { body } = await submit(planted, all('pee'))
    await save(planted, all('immediate_payment'))
    const half = {
      lines: [
        { destination: 'pee', amount_cents: 45_150 },
        ...all('percol').lines.map((line) => ({ ...line, amount_cents: 45_150 })),
      ],
    }
    const met = await submit(planted, { version: 0, ...half })
    expect(met.error).toMatchObject({
      code: 'version_conflict',
      current: {
        status: 'draft',
        estimate: { abondement_net_cents: 0 },
        counted: { receipt_number: body.receipt.number, lines: body.lines },
      },
    })
    const asked = met.error.asked as { lines: typeof body.lines; estimate: typeof body.estimate }
    expect(asked.lines.map((line) => line.amount_cents)).toEqual([45_150, 45_150])
    const { body: kept } = await save(planted, half)
    expect(asked.lines).toEqual(kept.lines)
    expect(asked.estimate).toEqual(kept.estimate)
    expect(asked.estimate.abondement_net_cents).toBeGreaterThan(0)
  })

  test('carries the matching of the employer', async () => {
    const matching = {
      kind: 'single',
      rate_bps: 5000,
      cap_cents: 60_000,
      base: 'net',
      leavers: false,
    } as const
    const planted = await plantOpenCampaign(server, { matching })
    const { body } = await submit(planted, { mode: 'quick_managed' })
    expect(body.estimate).toMatchObject({ abondement_gross_cents: 45_150, abondement_net_cents: 40_770 })
    // A second campaign of the year shares the cap of 600 €.
    await server.owner.query(`update campaign set state = 'submitted', submitted_at = now() where id = $1`, [
      planted.campaignId,
    ])
    const later = await plantOpenCampaign(server, { matching, companyId: planted.companyId })
    await server.owner.query(`update campaign_beneficiary set beneficiary_id = $1 where id = $2`, [
      planted.people[0]?.beneficiaryId,
      later.people[0]?.enrolmentId,
    ])
    later.people[0] = { ...later.people[0]!, userId: planted.people[0]!.userId }
    const second = await submit(later, { mode: 'quick_managed' })
    expect(second.body.estimate.abondement_gross_cents).toBe(60_000 - 45_150)
  })
})
