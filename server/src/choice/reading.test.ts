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
import { redeemLink } from '@moisson/contract/identity'
import { mintLink } from '../identity/mint-link.ts'
import { identityScope } from '../identity/see-identity.ts'
import { plantCompany, plantMembership, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { plantOpenCampaign, type PlantedCampaign } from '../testing/plant-open-campaign.ts'
import { choiceCalls } from '../testing/choice-calls.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.setNow('2026-05-20T09:00:00Z')
})
afterAll(() => server.close())
const { inOpen, save, submit, engagement } = choiceCalls(() => server)

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

  test('two people who share an address each answer from the link of their own mail', async () => {
    const planted = await plantOpenCampaign(server, { people: 2 })
    const { campaignId, people } = planted
    const user = people[0]?.userId ?? ''
    await server.owner.query('update beneficiary set user_id = $1 where id = any($2)', [
      user,
      people.map(({ beneficiaryId }) => beneficiaryId),
    ])
    const numbers: (string | null)[] = []
    for (const { beneficiaryId, email } of people) {
      const order = { kind: 'campaign', user_id: user, email, campaign_id: campaignId } as const
      const minted = await server.inTransaction(identityScope, (tx, now) =>
        mintLink(tx, { ...order, beneficiary_id: beneficiaryId }, now),
      )
      const opened = await server.call(redeemLink, { body: { token: minted?.token ?? '' } })
      const headers = { authorization: `Bearer ${opened.body.id_token}` }
      const list = await server.call(listMyCampaigns, {}, { headers })
      expect(list.body.items).toHaveLength(1)
      const answer = await server.call(
        submitMyChoices,
        { path: { id: campaignId }, body: { mode: 'quick_cash' } },
        { headers },
      )
      expect(answer.status).toBe(200)
      const own = await server.call(getMyCampaign, { path: { id: campaignId } }, { headers })
      numbers.push(own.body.receipt_number)
    }
    const kept = [await engagement(planted, 0), await engagement(planted, 1)]
    expect(kept.map((row) => row.receipt_number)).toEqual(numbers)
    expect(new Set(numbers).size).toBe(2)
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

  test('who keeps what is placed is named, each keeper with its plan, and nobody where no plan is offered', async () => {
    const named = async (planted: PlantedCampaign, percol: string | null) => {
      await server.owner.query(
        `update company set account_keeper = 'amundi', percol_account_keeper = $2 where id = $1`,
        [planted.companyId, percol],
      )
      const { path, as } = inOpen(planted)
      return (await server.call(getMyCampaign, { path }, { as })).body.kept_by?.fr
    }
    const planted = await plantOpenCampaign(server)
    expect(await named(planted, null)).toBe(
      'Ce que vous placez va sur un compte à votre nom, tenu par Amundi ESR.',
    )
    expect(await named(planted, 'natixis_interepargne')).toBe(
      'Ce que vous placez va sur un compte à votre nom, tenu par Amundi ESR pour le PEE et par Natixis Interépargne pour le PER\u00a0COL.',
    )
    // Another keeper, whose name nobody gave, is nobody’s to name.
    expect(await named(planted, 'other')).toBe(
      'Ce que vous placez va sur un compte à votre nom, tenu par Amundi ESR pour le PEE.',
    )
    const paid = await plantOpenCampaign(server, { destinations: ['immediate_payment'] })
    expect(await named(paid, null)).toBeUndefined()
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

  test('who has left reads why nothing is added, and who decides of silence is told', async () => {
    const matching = {
      kind: 'single',
      rate_bps: 5000,
      cap_cents: 60_000,
      base: 'net',
      leavers: false,
    } as const
    const planted = await plantOpenCampaign(server, { matching })
    const { path, as } = inOpen(planted)
    const profile = async () => (await server.call(getMyProfile, { path }, { as })).body
    const modes = (body: Awaited<ReturnType<typeof profile>>) => body.quick_choices.map(({ mode }) => mode)
    const staying = await profile()
    expect(staying.leaver_note).toBeNull()
    expect(staying.default_preview.decided_by.fr).toContain('L3315-2')
    await server.owner.query(
      'update beneficiary set exit_date = $1 where id in (select beneficiary_id from campaign_beneficiary where campaign_id = $2)',
      ['2026-02-28', planted.campaignId],
    )
    const gone = await profile()
    expect(modes(gone)).not.toContain('quick_both')
    expect(gone.leaver_note?.fr).toMatch(
      /^Votre dernier jour dans l’entreprise, le .*elle n’ajoute rien à ce que vous placez/u,
    )
    expect(gone.leaver_note?.fr).toContain('R3324-22')
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
    const { rows } = await server.owner.query(
      'select count(*)::int as n from sign_in_link where campaign_id = $1',
      [planted.campaignId],
    )
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
