import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getEnrolment } from '@moisson/contract/campaign'
import { getMyReceipt } from '@moisson/contract/choice'
import { enterChoice, readChoicePaper } from '@moisson/contract/paper-choice'
import { getTimeline } from '@moisson/contract/campaign-follow'
import { readCompanyAudit } from '@moisson/contract/company-access'
import { exportMyData } from '@moisson/contract/user'
import { plainPdf } from '../file/test-files.ts'
import { readPdfText } from '../print/read-pdf-text.ts'
import { choiceCalls } from '../testing/choice-calls.ts'
import { plantMembership, plantUser } from '../testing/plant.ts'
import { plantOpenCampaign, type PlantedCampaign } from '../testing/plant-open-campaign.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.setNow('2026-05-20T09:00:00Z')
})
afterAll(() => server.close())
const { save, submit, read, engagement } = choiceCalls(() => server)

async function scene(options: Parameters<typeof plantOpenCampaign>[1] = {}) {
  const planted = await plantOpenCampaign(server, options)
  const admin = await plantUser(server, { name: 'Claire Martin' })
  await plantMembership(server, admin, planted.companyId, 'company_admin')
  return { planted, admin }
}
interface Entered {
  signed_on?: string
  mode?: 'quick_cash' | 'quick_half'
  lines?: string
  reason?: string
}
const signed = plainPdf()
const paper = { name: 'réponse signée.pdf', content: signed } as unknown as Blob
const enter = ({ planted, admin }: { planted: PlantedCampaign; admin: string }, body: Entered) =>
  server.call(
    enterChoice,
    {
      path: { id: planted.campaignId, bid: planted.people[0]?.enrolmentId ?? '' },
      body: { signed_on: '2026-05-18', ...body },
      file: paper,
    },
    { as: admin },
  )
const take = (planted: PlantedCampaign, which: 'paper' | 'receipt', as: string) =>
  server.call(
    readChoicePaper,
    { path: { id: planted.campaignId, bid: planted.people[0]?.enrolmentId ?? '', paper: which } },
    { as },
  )

describe('a choice entered from a signed paper', () => {
  test('counts as one given online: receipt, mail, state, and the day of the paper as that of the information', async () => {
    const entered = await scene()
    const { planted } = entered
    await save(planted, { lines: [{ destination: 'pee', amount_cents: 1000 }] })
    const { status, body } = await enter(entered, { mode: 'quick_half' })
    expect([status, body.told, body.signed_on]).toEqual([201, 'mail', '2026-05-18'])
    const seen = (await read(planted)).body
    expect(seen).toMatchObject({
      status: 'submitted',
      receipt_number: body.receipt_number,
      mode: 'quick_half',
    })
    expect(seen.counted?.channel).toBe('on_behalf')
    expect(await engagement(planted)).toMatchObject({
      engagement_state: 'submitted',
      submission_channel: 'on_behalf',
      receipt_number: body.receipt_number,
    })
    const own = await server.call(
      getMyReceipt,
      { path: { id: planted.campaignId } },
      { as: planted.people[0]?.userId ?? '' },
    )
    const text = readPdfText(own.raw).replaceAll(/\s+/g, ' ')
    expect(text).toContain('Claire Martin, d’après le papier signé le 18/05/2026')
    expect(text.replaceAll(' ', '')).toContain(body.sha256)
    const { rows: mails } = await server.owner.query(
      `select kind, payload from outbox where campaign_id = $1`,
      [planted.campaignId],
    )
    expect(mails).toEqual([
      { kind: 'choice-receipt', payload: expect.objectContaining({ receipt_number: body.receipt_number }) },
    ])
    const { rows: traces } = await server.owner.query<{ trace: string }>(
      `select row_to_json(a)::text as trace from audit a where company_id = $1 and action = 'choice.enterChoice'`,
      [planted.companyId],
    )
    expect(traces).toHaveLength(1)
    expect(traces[0]?.trace).toContain(body.sha256)
    expect(traces[0]?.trace).not.toMatch(/quick_half|amount_cents/)
    // The journal of the company says whose it was, and nothing of what was chosen.
    const journal = await server.call(
      readCompanyAudit,
      { path: { id: planted.companyId }, query: {} },
      { as: entered.admin },
    )
    const line = journal.body.items.find(({ action }) => action === 'choice.enterChoice')
    const { rows: names } = await server.owner.query<{ name: string }>(
      `select first_name || ' ' || last_name as name from campaign_beneficiary where id = $1`,
      [planted.people[0]?.enrolmentId],
    )
    expect(line?.target_name).toContain(`${names[0]?.name} · `)
    expect(JSON.stringify(line)).not.toMatch(/quick_half|amount_cents/)
    const mine = await server.call(exportMyData, {}, { as: planted.people[0]?.userId ?? '' })
    expect(JSON.stringify(mine.body)).toContain(body.sha256)
  })

  test('of somebody whom nothing had told leaves them the whole time to change it, from the day they signed', async () => {
    const entered = await scene({ deadline: '2026-05-24T21:59:59.999Z' })
    const { planted } = entered
    const person = planted.people[0]?.enrolmentId ?? ''
    await server.owner.query('update campaign_beneficiary set informed_on = null where id = $1', [person])
    expect((await enter(entered, { mode: 'quick_cash', signed_on: '2026-05-19' })).status).toBe(201)
    const { rows } = await server.owner.query(
      `select e.informed_on::text as informed, paris_day(e.deadline_at)::text as until, paris_day(c.closes_at)::text as closes
       from campaign_beneficiary e join campaign c on c.id = e.campaign_id where e.id = $1`,
      [person],
    )
    expect(rows[0]).toEqual({ informed: '2026-05-19', until: '2026-06-03', closes: '2026-06-03' })
    expect((await submit(planted, { mode: 'quick_half' })).status).toBe(200)
  })

  test('takes a split, said to the cent', async () => {
    const entered = await scene()
    const split = (cash: number) =>
      JSON.stringify([
        { destination: 'immediate_payment', amount_cents: cash },
        { destination: 'pee', amount_cents: 50_000 },
      ])
    expect((await enter(entered, { lines: split(40_299) })).error.code).toBe('amount_mismatch')
    expect((await enter(entered, { lines: 'tout au PEE' })).status).toBe(422)
    expect((await enter(entered, {})).error.code).toBe('no_draft')
    expect((await enter(entered, { lines: split(40_300) })).status).toBe(201)
    expect((await read(entered.planted)).body.lines.map((line) => line.amount_cents)).toEqual([
      40_300, 50_000,
    ])
  })

  test('never stands over an answer of the person, who may still change what was entered', async () => {
    const entered = await scene()
    await enter(entered, { mode: 'quick_cash' })
    await submit(entered.planted, { mode: 'quick_half' })
    expect((await enter(entered, { mode: 'quick_cash' })).error.code).toBe('answered_oneself')
    expect((await take(entered.planted, 'receipt', entered.admin)).error.code).toBe('no_receipt')
    expect((await read(entered.planted)).body.mode).toBe('quick_half')
  })

  test('is entered anew with a reason alone', async () => {
    const entered = await scene()
    expect((await enter(entered, { mode: 'quick_cash', reason: 'Mal lu' })).error.code).toBe(
      'no_paper_to_correct',
    )
    const first = await enter(entered, { mode: 'quick_cash' })
    expect((await enter(entered, { mode: 'quick_half' })).error.code).toBe('paper_correction_reason')
    const second = await enter(entered, { mode: 'quick_half', reason: 'Mal lu' })
    expect(second.status).toBe(201)
    expect(second.body.receipt_number).not.toBe(first.body.receipt_number)
    expect((await read(entered.planted)).body.mode).toBe('quick_half')
  })

  test('stands in the journal of the campaign with whose it is, and each receipt in the file of the person', async () => {
    const entered = await scene()
    const { planted, admin } = entered
    const first = (await enter(entered, { mode: 'quick_cash' })).body.receipt_number
    await server.setNow('2026-05-20T10:00:00Z')
    const second = (await enter(entered, { mode: 'quick_half', reason: 'Mal lu' })).body.receipt_number
    const path = { id: planted.campaignId, bid: planted.people[0]?.enrolmentId ?? '' }
    const person = (await server.call(getEnrolment, { path }, { as: admin })).body
    expect(person.answers?.map(({ channel, receipt_number }) => [channel, receipt_number])).toEqual([
      ['on_behalf', first],
      ['on_behalf', second],
    ])
    expect(JSON.stringify(person)).not.toMatch(/quick_|"mode"/)
    const { events } = (await server.call(getTimeline, { path: { id: planted.campaignId } }, { as: admin }))
      .body
    const name = `${person.first_name} ${person.last_name}`
    expect(events.filter(({ kind }) => kind === 'choice.enterChoice')).toMatchObject([
      { actor: 'Claire Martin', summary: `Réponse sur papier de ${name} saisie, reçu ${first}` },
      { summary: `Réponse sur papier de ${name} saisie de nouveau, reçu ${second} — Mal lu` },
    ])
    await server.setNow('2026-05-20T09:00:00Z')
  })

  test('obeys the deadline, the state and the days of the campaign', async () => {
    const entered = await scene()
    expect((await enter(entered, { mode: 'quick_cash', signed_on: '2026-04-30' })).error.code).toBe(
      'paper_day',
    )
    expect((await enter(entered, { mode: 'quick_cash', signed_on: '2026-05-21' })).error.code).toBe(
      'paper_day',
    )
    const corrected = await scene()
    await server.owner.query(
      `update campaign_beneficiary set correction = '{"at": "2026-05-19T10:00:00Z", "by": "RH", "reason": "Prime",
         "gross_cents": 1, "net_cents": 1, "reference_salary_cents": null, "presence_days": null}' where id = $1`,
      [corrected.planted.people[0]?.enrolmentId],
    )
    expect((await enter(corrected, { mode: 'quick_cash' })).error.code).toBe('paper_before_correction')
    expect((await enter(corrected, { mode: 'quick_cash', signed_on: '2026-05-19' })).status).toBe(201)
    const late = await scene({ deadline: '2026-05-19T21:59:59.999Z' })
    await server.owner.query(`update campaign_beneficiary set informed_on = '2026-05-02' where id = $1`, [
      late.planted.people[0]?.enrolmentId,
    ])
    expect((await enter(late, { mode: 'quick_cash' })).error.code).toBe('campaign_closed')
    const closed = await scene({ state: 'closed' })
    expect((await enter(closed, { mode: 'quick_cash' })).error.code).toBe('campaign_closed')
    const nothing = await scene({ net: 0 })
    expect((await enter(nothing, { mode: 'quick_cash' })).error.code).toBe('nothing_to_enter')
  })

  test('is told by a receipt to hand over where no mail arrives; before the close nobody else reads it', async () => {
    const entered = await scene()
    const { planted, admin } = entered
    await server.owner.query('update campaign_beneficiary set email = null where id = $1', [
      planted.people[0]?.enrolmentId,
    ])
    expect((await enter(entered, { mode: 'quick_cash' })).body.told).toBe('letter')
    const colleague = await plantUser(server, { name: 'Paul Petit' })
    await plantMembership(server, colleague, planted.companyId, 'company_admin')
    expect((await take(planted, 'receipt', colleague)).error.code).toBe('choices_hidden_until_close')
    expect((await take(planted, 'paper', colleague)).error.code).toBe('choices_hidden_until_close')
    expect((await take(planted, 'paper', admin)).raw.toString('latin1')).toBe(signed.toString('latin1'))
    expect(readPdfText((await take(planted, 'receipt', admin)).raw)).toContain('Reçu')
    await server.owner.query(`update campaign set state = 'closed' where id = $1`, [planted.campaignId])
    expect((await take(planted, 'receipt', colleague)).status).toBe(200)
    const person = await server.call(
      getEnrolment,
      { path: { id: planted.campaignId, bid: planted.people[0]?.enrolmentId ?? '' } },
      { as: colleague },
    )
    expect(person.body.submission_channel).toBe('on_behalf')
  })
})
