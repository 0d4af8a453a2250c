import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  getEnrolmentChoices,
  getMyCampaign,
  getMyChoices,
  getMyNotice,
  getMyProfile,
  getMyReceipt,
  listMyCampaigns,
  previewCampaign,
  saveMyChoices,
  submitMyChoices,
} from '@moisson/contract/choice'
import { plantCompany, plantMembership, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { plantOpenCampaign, type PlantedCampaign } from './plant-open-campaign.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.setNow('2026-05-20T09:00:00Z')
})
afterAll(() => server.close())

const inOpen = (planted: PlantedCampaign, place = 0) => ({
  path: { id: planted.campaignId },
  as: planted.people[place]?.userId ?? '',
})
const save = (planted: PlantedCampaign, body: object, headers = {}, place = 0) => {
  const { path, as } = inOpen(planted, place)
  return server.call(saveMyChoices, { path, body }, { as, headers })
}
const submit = (planted: PlantedCampaign, body: object | undefined = undefined, headers = {}, place = 0) => {
  const { path, as } = inOpen(planted, place)
  return server.call(submitMyChoices, { path, body }, { as, headers })
}
const read = (planted: PlantedCampaign, place = 0) => {
  const { path, as } = inOpen(planted, place)
  return server.call(getMyChoices, { path }, { as })
}
const engagement = async (planted: PlantedCampaign, place = 0) => {
  const { rows } = await server.owner.query('select * from campaign_beneficiary where id = $1', [
    planted.people[place]?.enrolmentId,
  ])
  return rows[0]
}

describe('a draft', () => {
  test('may be incomplete, is announced as such and is not an answer', async () => {
    const planted = await plantOpenCampaign(server)
    const { status, body } = await save(planted, { lines: [{ destination: 'pee', amount_cents: 40_000 }] })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'draft',
      total_cents: 40_000,
      remaining_cents: 50_300,
      counted: null,
      receipt_number: null,
      version: 1,
      issues: [
        { code: 'amount_mismatch', message: expect.stringContaining('400,00\u00a0€ pour 903,00\u00a0€') },
      ],
    })
    expect(body.lines[0]).toMatchObject({
      fund_id: planted.funds[0],
      management_mode: 'free',
      share_bps: 4430,
    })
    expect(await engagement(planted)).toMatchObject({ engagement_state: 'in_progress', receipt_number: null })
    expect((await submit(planted)).error.code).toBe('amount_mismatch')
  })

  test('is one row however often it is kept, and a stale writer is told what is there now', async () => {
    const planted = await plantOpenCampaign(server)
    await save(planted, { mode: 'quick_cash' })
    const second = await save(planted, { mode: 'quick_half' }, { 'if-match': '"1"' })
    expect(second.headers['etag']).toBe('"2"')
    const stale = await save(planted, { mode: 'quick_cash' }, { 'if-match': '"1"' })
    expect(stale.status).toBe(412)
    expect(stale.error.current).toMatchObject({ mode: 'quick_half', version: 2 })
    const { rows } = await server.owner.query(
      'select count(*)::int as n from choice where campaign_id = $1',
      [planted.campaignId],
    )
    expect(rows[0]).toEqual({ n: 1 })
  })

  test('takes back what a reading gave', async () => {
    const planted = await plantOpenCampaign(server)
    await save(planted, { mode: 'quick_half' })
    const { body } = await read(planted)
    const again = await save(planted, body)
    expect(again.status).toBe(200)
    expect(again.body.lines).toEqual(body.lines)
  })

  test('holds no foreign fund, no closed destination, no eleventh fund', async () => {
    const planted = await plantOpenCampaign(server, { destinations: ['immediate_payment', 'pee'] })
    const code = async (lines: object[]) => (await save(planted, { lines })).error.code
    expect(await code([{ destination: 'pee', amount_cents: 100, fund_id: randomUUID() }])).toBe(
      'fund_not_offered',
    )
    expect(await code([{ destination: 'percol', amount_cents: 100 }])).toBe('destination_not_offered')
    expect(await code([{ destination: 'pee', managed_profile: 'prudent', amount_cents: 100 }])).toBe(
      'profile_not_offered',
    )
    expect((await read(planted)).body.status).toBe('empty')
  })
})

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

  test('on an older state than the one stored is refused', async () => {
    const planted = await plantOpenCampaign(server)
    await save(planted, { mode: 'quick_cash' })
    await save(planted, { mode: 'quick_half' })
    const stale = await submit(planted, { version: 1 })
    expect([stale.status, stale.error.code]).toEqual([412, 'version_conflict'])
    expect((await submit(planted, { version: 2 })).status).toBe(200)
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

describe('the deadline', () => {
  test('an answer counts to the last millisecond and not one later', async () => {
    const planted = await plantOpenCampaign(server, { people: 2 })
    const at = async (instant: string, place: number) => {
      await server.setNow(instant)
      return submit(planted, { mode: 'quick_cash' }, {}, place)
    }
    expect((await at('2026-05-27T21:59:58.500Z', 0)).status).toBe(200)
    const late = await at('2026-05-27T22:00:00.000Z', 1)
    expect(late.status).toBe(409)
    expect(late.error.code).toBe('campaign_closed')
    expect(late.error.error).toContain(
      'Le choix par défaut s’applique\u00a0: 903,00\u00a0€ seront placés sur le PEE',
    )
    expect((await save(planted, { mode: 'quick_cash' }, {}, 1)).error.code).toBe('campaign_closed')
    const told = await save(planted, { mode: 'quick_half' })
    expect(told.error.error).toContain(
      'Votre choix s’applique\u00a0: 903,00\u00a0€ vous seront versés (imposables).',
    )
    await server.setNow('2026-05-20T09:00:00Z')
  })

  test('the instant is read once the campaign is locked: a close that comes first wins', async () => {
    const planted = await plantOpenCampaign(server)
    const close = await server.owner.connect()
    try {
      await close.query('begin')
      await close.query('select from campaign where id = $1 for update', [planted.campaignId])
      const waiting = submit(planted, { mode: 'quick_cash' })
      await new Promise((resolve) => setTimeout(resolve, 150))
      await close.query(`update campaign set state = 'closed' where id = $1`, [planted.campaignId])
      await close.query('commit')
      expect((await waiting).error.code).toBe('campaign_closed')
    } finally {
      close.release()
    }
    expect((await engagement(planted)).engagement_state).toBe('invited')
  })

  test('the instant is read after the wait, not before it', async () => {
    const planted = await plantOpenCampaign(server)
    await server.setNow('2026-05-27T21:59:59.700Z')
    const blocker = await server.owner.connect()
    try {
      await blocker.query('begin')
      await blocker.query('select from campaign where id = $1 for update', [planted.campaignId])
      const waiting = submit(planted, { mode: 'quick_cash' })
      await new Promise((resolve) => setTimeout(resolve, 600))
      await blocker.query('commit')
      expect((await waiting).error.code).toBe('campaign_closed')
    } finally {
      blocker.release()
      await server.setNow('2026-05-20T09:00:00Z')
    }
  })

  test('no answer is accepted at or after the deadline, and none before it is lost', async () => {
    const planted = await plantOpenCampaign(server, { people: 60 })
    await Promise.all(planted.people.map(({ userId }) => server.tokenOf(userId)))
    await server.setNow('2026-05-27T21:59:59.600Z')
    const sent = planted.people.map(async (_, place) => {
      await new Promise((resolve) => setTimeout(resolve, place * 12))
      return submit(planted, { mode: 'quick_cash' }, {}, place)
    })
    const statuses = (await Promise.all(sent)).map(({ status }) => status)
    await server.setNow('2026-05-20T09:00:00Z')
    const { rows } = await server.owner.query(
      `select count(*)::int as kept, count(*) filter (where submitted_at > '2026-05-27T21:59:59.999Z')::int as late
       from choice where campaign_id = $1 and status = 'submitted'`,
      [planted.campaignId],
    )
    expect(rows[0]).toEqual({ kept: statuses.filter((status) => status === 200).length, late: 0 })
    expect(new Set(statuses)).toEqual(new Set([200, 409]))
  })
})

describe('who reads', () => {
  test('a campaign that is not open yet, another person’s and an invented one look the same', async () => {
    const draft = await plantOpenCampaign(server, { state: 'draft' })
    const scheduled = await plantOpenCampaign(server, { state: 'scheduled' })
    const foreign = await plantOpenCampaign(server)
    const stranger = await plantOpenCampaign(server)
    const as = stranger.people[0]?.userId ?? ''
    const own = async (planted: PlantedCampaign) =>
      (
        await server.call(
          getMyCampaign,
          { path: { id: planted.campaignId } },
          { as: planted.people[0]?.userId },
        )
      ).status
    expect([await own(draft), await own(scheduled)]).toEqual([404, 404])
    for (const id of [foreign.campaignId, randomUUID(), 'nonsense']) {
      const path = { id }
      const answers = [
        await server.call(getMyCampaign, { path }, { as }),
        await server.call(getMyProfile, { path }, { as }),
        await server.call(getMyChoices, { path }, { as }),
        await server.call(saveMyChoices, { path, body: { mode: 'quick_cash' } }, { as }),
        await server.call(submitMyChoices, { path, body: { mode: 'quick_cash' } }, { as }),
        await server.call(getMyReceipt, { path }, { as }),
        await server.call(getMyNotice, { path }, { as }),
      ]
      expect(answers.map(({ status, error }) => [status, error.code])).toEqual(
        answers.map(() => [404, 'not_found']),
      )
    }
  })

  test('staff sees no choice before the close, and the whole choice after it', async () => {
    const planted = await plantOpenCampaign(server)
    const admin = await plantUser(server)
    await plantMembership(server, admin, planted.companyId, 'company_admin')
    await submit(planted, { mode: 'quick_half' })
    const look = (bid: string | undefined) =>
      server.call(getEnrolmentChoices, { path: { id: planted.campaignId, bid: bid ?? '' } }, { as: admin })
    const early = await look(planted.people[0]?.enrolmentId)
    expect([early.status, early.error.code]).toEqual([409, 'choices_hidden_until_close'])
    expect(early.error.error).toContain('mercredi 27 mai 2026')
    await server.owner.query(`update campaign set state = 'closed' where id = $1`, [planted.campaignId])
    const { body } = await look(planted.people[0]?.enrolmentId)
    expect(body.lines[1]).toMatchObject({
      destination: 'pee',
      fund_name: 'Fonds de risque 1',
      amount_cents: 45_150,
    })
    expect((await look(planted.people[0]?.beneficiaryId)).status).toBe(200)
    expect((await look(randomUUID())).status).toBe(404)
  })

  test('the first reading is remembered, once', async () => {
    const planted = await plantOpenCampaign(server)
    const { path, as } = inOpen(planted)
    const { body } = await server.call(getMyCampaign, { path }, { as })
    expect(body).toMatchObject({
      engagement_state: 'opened',
      destinations: ['immediate_payment', 'pee', 'percol'],
    })
    expect(body.funds.pee).toHaveLength(3)
    const first = (await engagement(planted)).opened_at
    await server.call(getMyCampaign, { path }, { as })
    expect((await engagement(planted)).opened_at).toEqual(first)
    expect((await engagement(planted)).deadline_at.toISOString()).toBe('2026-05-27T21:59:59.999Z')
  })

  test('the list is the person’s own, ended campaigns on demand', async () => {
    const planted = await plantOpenCampaign(server)
    const { as } = inOpen(planted)
    await save(planted, { mode: 'quick_cash' })
    const list = (query = {}) => server.call(listMyCampaigns, { query }, { as })
    expect((await list()).body.items).toMatchObject([
      { id: planted.campaignId, net_cents: 90_300, choice_status: 'draft', engagement_state: 'in_progress' },
    ])
    await server.owner.query(`update campaign set state = 'completed' where id = $1`, [planted.campaignId])
    expect((await list()).body.items).toEqual([])
    expect((await list({ include_completed: 'true' })).body.items).toHaveLength(1)
    expect((await list({ include_completed: 'true', year: '2024' })).body.items).toEqual([])
  })

  test('the profile says what silence means in euros, and offers three ways that add up', async () => {
    const planted = await plantOpenCampaign(server, { net: 123_457 })
    const { path, as } = inOpen(planted)
    const { body } = await server.call(getMyProfile, { path }, { as })
    expect(body.default_preview.sentence.fr).toBe(
      'Si vous ne faites rien, 1\u202f234,57\u00a0€ seront placés sur le PEE (fonds «\u00a0Fonds de risque 1\u00a0»), libres le jeudi 29 mai 2031.',
    )
    expect(body.default_preview.legal_basis).toContain('art. L3315-2 du code du travail')
    expect(
      body.quick_choices.map(({ mode, lines }) => [mode, lines.map((line) => line.amount_cents)]),
    ).toEqual([
      ['quick_cash', [123_457]],
      ['quick_managed', [123_457]],
      ['quick_half', [61_728, 61_729]],
    ])
    expect(body.calculation.steps[0]?.label.fr).toBe('Enveloppe à répartir entre tous')
    expect(body.calculation.steps.at(-1)?.amount_cents).toBe(123_457)
    expect(body.calculation.average_gross_cents).toBe(100_000)
  })

  test('a preview shows what a person will read and records nothing', async () => {
    const planted = await plantOpenCampaign(server, { state: 'draft', deadline: null })
    const admin = await plantUser(server)
    await plantMembership(server, admin, planted.companyId, 'company_admin')
    const { status, body } = await server.call(
      previewCampaign,
      { path: { id: planted.campaignId }, query: { bid: planted.people[0]?.enrolmentId ?? '' } },
      { as: admin },
    )
    expect(status).toBe(200)
    expect(body.mail.text).toContain('Si vous ne faites rien, 903,00\u00a0€ seront placés')
    expect(body.mail.subject).not.toContain('903')
    expect((await engagement(planted)).opened_at).toBeNull()
    const { rows } = await server.owner.query('select count(*)::int as n from sign_in_link')
    expect(rows[0]).toEqual({ n: 0 })
    const elsewhere = await server.call(
      previewCampaign,
      { path: { id: planted.campaignId }, query: { bid: randomUUID() } },
      { as: admin },
    )
    expect(elsewhere.status).toBe(404)
  })
})

describe('the papers', () => {
  test('the receipt is the same to the byte each time, and the notice too', async () => {
    const planted = await plantOpenCampaign(server)
    const { path, as } = inOpen(planted)
    const none = await server.call(getMyReceipt, { path }, { as })
    expect([none.status, none.error.code]).toEqual([409, 'no_receipt'])
    const { body } = await submit(planted, { mode: 'quick_half' })
    const first = await server.call(getMyReceipt, { path }, { as })
    await server.setNow('2026-05-21T11:11:11Z')
    await server.owner.query(`update company set legal_name = 'Renommée' where id = $1`, [planted.companyId])
    const second = await server.call(getMyReceipt, { path }, { as })
    await server.setNow('2026-05-20T09:00:00Z')
    expect(first.raw.subarray(0, 5).toString()).toBe('%PDF-')
    expect(second.raw.equals(first.raw)).toBe(true)
    expect(first.headers['content-disposition']).toContain(`recu-${body.receipt.number}.pdf`)
    const notice = () => server.call(getMyNotice, { path }, { as })
    expect((await notice()).raw.equals((await notice()).raw)).toBe(true)
  })

  test('an outsider of the company reads neither', async () => {
    const planted = await plantOpenCampaign(server)
    const other = await plantUser(server)
    await plantMembership(server, other, await plantCompany(server), 'company_admin')
    const { path } = inOpen(planted)
    expect((await server.call(getMyReceipt, { path }, { as: other })).status).toBe(403)
  })
})
