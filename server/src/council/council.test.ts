import { randomUUID } from 'node:crypto'
import { completeAnswers } from '@moisson/core/accord/complete-answers'
import { facts, minimal } from '@moisson/core/accord/testing/random-answers'
import { agreementFormula, computeEnvelope } from '@moisson/core/campaign/envelope-basis'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getCouncil, readCouncilPaper } from '@moisson/contract/council'
import {
  listCouncilLinks,
  makeCouncilLink,
  readCouncilLink,
  revokeCouncilLink,
} from '@moisson/contract/council-link'
import { uploadDocument } from '@moisson/contract/document'
import type { Request } from '@moisson/contract/call'
import { plainPdf } from '../file/test-files.ts'
import { plantOpenCampaign } from '../testing/plant-open-campaign.ts'
import { plantMembership, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.setNow('2026-05-20T09:00:00Z')
})
afterAll(() => server.close())

async function company(people: number) {
  const planted = await plantOpenCampaign(server, { people })
  const admin = await plantUser(server, { name: 'Claire Martin' })
  await plantMembership(server, admin, planted.companyId, 'company_admin')
  const read = async () => await server.call(getCouncil, { path: { id: planted.companyId } }, { as: admin })
  return { ...planted, admin, read }
}

test('the totals of a launched campaign are those stored, no amount is one person’s, and nobody is named', async () => {
  const { campaignId, people, read } = await company(15)
  for (const [place, { enrolmentId }] of people.entries())
    await server.owner.query(
      'update campaign_beneficiary set gross_cents = $2, net_cents = $2, csg_deductible_cents = 0, csg_non_deductible_cents = 0, crds_cents = 0 where id = $1',
      [enrolmentId, 100_001 + place * place * 1_000],
    )
  const { rows } = await server.owner.query(
    `select c.envelope_gross_cents::int as envelope_cents, round(avg(e.gross_cents))::int as average_cents
     from campaign c join campaign_beneficiary e on e.campaign_id = c.id where c.id = $1 group by c.id`,
    [campaignId],
  )
  const answer = await read()
  // Squares of 0 to 4 and of 10 to 14, in tens of euros, above 1 000.01 €.
  const five = { lowest_five_cents: 100_001 + 6_000, highest_five_cents: 100_001 + 146_000 }
  expect(answer.body.campaigns).toMatchObject([{ id: campaignId, people: 15, ...rows[0], ...five }])
  const { rows: named } = await server.owner.query<Record<string, string | null>>(
    `select last_name, first_name, beneficiary_id, e.id, email, gross_cents::text from campaign_beneficiary e where campaign_id = $1`,
    [campaignId],
  )
  const text = answer.raw.toString()
  for (const value of named.flatMap((row) => Object.values(row))) if (value) expect(text).not.toContain(value)
})

test('of nine people the extremes are not told', async () => {
  const { read } = await company(9)
  expect((await read()).body.campaigns).toMatchObject([
    { people: 9, lowest_five_cents: null, highest_five_cents: null },
  ])
})

/** What a campaign keeps of the figures its envelope came from, as the record writes it. */
async function withOrigin(companyId: string, campaignId: string) {
  const agreement = agreementFormula(completeAnswers(minimal, facts, '2024-11-20'))
  const exercise = { start: '2025-01-01', end: '2025-12-31' }
  const { basis } = computeEnvelope(agreement, exercise, { resultat: 250_000, masse_salariale: 2_000_000 })
  await server.owner.query(
    `insert into agreement (id, company_id, type, title, first_exercise_start, last_exercise_end, clauses, formula, updated_at)
     values ($1, $2, 'interessement', 'Accord', '2025-01-01', '2027-12-31', '{}', $3, now())`,
    [randomUUID(), companyId, agreement],
  )
  const by = {
    exercise,
    agreement: { id: randomUUID(), title: 'Accord', version: 1 },
    recorded_by: 'Claire Martin',
    recorded_at: '2026-02-01T09:00:00Z',
  }
  await server.owner.query(
    `update campaign set envelope_basis = $2, envelope_gross_cents = 2000000, complement_gross_cents = 0 where id = $1`,
    [campaignId, { ...basis, ...by }],
  )
}

test('the council reads the formula in words, its curve and where the envelope came from, and not who recorded it', async () => {
  const { companyId, campaignId, read } = await company(5)
  await withOrigin(companyId, campaignId)
  const answer = await read()
  const [campaign] = answer.body.campaigns
  expect(campaign?.formula.join(' ')).toContain('8')
  expect(campaign?.envelope_steps.at(-1)?.label.fr.replaceAll(/\s/g, ' ')).toBe(
    'L’enveloppe est de 20 000,00 €.',
  )
  expect(campaign?.curve?.points[campaign.curve.at]?.envelope_cents).toBe(2_000_000)
  expect(answer.raw.toString()).not.toContain('Claire Martin')
})

test('of a participation the council reads the steps of the reserve as the launch kept them', async () => {
  const { campaignId, read } = await company(5)
  const steps = [
    { label: { fr: 'Réserve légale', en: 'Legal reserve' }, amount_cents: 452_100, articles: [] },
  ]
  await server.owner.query(
    `update campaign set type = 'participation', frozen = jsonb_set(frozen, '{reserve}', $2) where id = $1`,
    [campaignId, JSON.stringify({ total_cents: 452_100, steps })],
  )
  const [campaign] = (await read()).body.campaigns
  expect(campaign).toMatchObject({ formula: [], envelope_steps: steps, curve: null })
})

test('under five people no amount is told, whoever is excluded counted out', async () => {
  const { companyId, campaignId, people, read } = await company(5)
  await withOrigin(companyId, campaignId)
  await server.owner.query(
    `update campaign_beneficiary set engagement_state = 'excluded', exclusion_reason = 'x' where id = $1`,
    [people[0]?.enrolmentId],
  )
  expect((await read()).body.campaigns).toMatchObject([
    {
      id: campaignId,
      people: 4,
      envelope_cents: null,
      average_cents: null,
      lowest_five_cents: null,
      highest_five_cents: null,
      formula: [],
      envelope_steps: [],
      curve: null,
    },
  ])
})

test('a link opens the same campaigns until its last day or until it is withdrawn; each opening is counted, the first of a day in the log', async () => {
  const { companyId, campaignId, admin, read } = await company(5)
  await withOrigin(companyId, campaignId)
  const path = { id: companyId }
  const make = (body: Request<typeof makeCouncilLink>['body']) =>
    server.call(makeCouncilLink, { path, body }, { as: admin })
  const open = (url: string) =>
    server.call(readCouncilLink, { body: { token: url.split('#token=')[1] ?? '' } })
  const items = async () => (await server.call(listCouncilLinks, { path }, { as: admin })).body.items
  const { body: made } = await make({ label: 'Secrétaire du CSE' })
  expect([made.ends_on, made.state]).toEqual(['2026-06-19', 'open'])
  const opened = await open(made.url)
  expect(opened.body.campaigns).toEqual((await read()).body.campaigns)
  expect(Object.keys(opened.body)).toEqual(['company_name', 'ends_on', 'campaigns'])
  expect(opened.headers['x-robots-tag']).toContain('noindex')
  expect(opened.headers['referrer-policy']).toBe('no-referrer')
  await open(made.url)
  expect(await items()).toMatchObject([{ label: 'Secrétaire du CSE', opened: 2, state: 'open' }])
  const { rows } = await server.owner.query(
    `select actor_name, action from audit where company_id = $1 and action like 'council.%' order by at, id`,
    [companyId],
  )
  expect(rows.map(({ actor_name, action }) => [actor_name, action])).toEqual([
    ['Claire Martin', 'council.makeCouncilLink'],
    ['Secrétaire du CSE', 'council.readCouncilLink'],
  ])
  const kept = await server.owner.query('select row_to_json(l)::text as text from reading_link l')
  expect(JSON.stringify(kept.rows)).not.toContain(made.url.split('#token=')[1])

  const { body: other } = await make({ label: 'Expert', ends_on: '2026-08-18' })
  await server.call(revokeCouncilLink, { path: { ...path, sid: other.id } }, { as: admin })
  const withdrawn = await open(other.url)
  await server.setNow('2026-06-20T09:00:00Z')
  const over = await open(made.url)
  const unknown = await open(`${made.url}x`)
  await server.setNow('2026-05-20T09:00:00Z')
  for (const answer of [withdrawn, over, unknown])
    expect([answer.status, answer.error]).toEqual([
      404,
      { ...unknown.error, request_id: answer.error.request_id },
    ])
  expect(
    (await items())
      .map(({ label, state, opened: count }) => [label, state, count])
      .toSorted(([one], [other]) => String(one).localeCompare(String(other))),
  ).toEqual([
    ['Expert', 'revoked', 0],
    ['Secrétaire du CSE', 'open', 2],
  ])
})

test('a link lasts ninety days at most and one day at least', async () => {
  const { companyId, admin } = await company(1)
  const make = async (ends_on: string) => {
    const body = { label: 'CSE', ends_on }
    const { status } = await server.call(makeCouncilLink, { path: { id: companyId }, body }, { as: admin })
    return status
  }
  expect([await make('2026-05-20'), await make('2026-08-19'), await make('2026-08-18')]).toEqual([
    422, 422, 201,
  ])
})

test('by a link too, nothing of a campaign of fewer than five people', async () => {
  const { companyId, campaignId, admin } = await company(4)
  await withOrigin(companyId, campaignId)
  const { body } = await server.call(
    makeCouncilLink,
    { path: { id: companyId }, body: { label: 'CSE' } },
    { as: admin },
  )
  const opened = await server.call(readCouncilLink, { body: { token: body.url.split('#token=')[1] ?? '' } })
  expect(opened.body.campaigns).toMatchObject([
    { people: 4, envelope_cents: null, average_cents: null, formula: [], envelope_steps: [], curve: null },
  ])
})

test('a campaign that is not launched, or was cancelled, is not there', async () => {
  const { campaignId, read } = await company(5)
  const become = (what: string) =>
    server.owner.query(`update campaign set ${what} where id = $1`, [campaignId])
  await become(`state = 'cancelled'`)
  expect((await read()).body.campaigns).toEqual([])
  await become(`state = 'draft', launched_at = null`)
  expect((await read()).body.campaigns).toEqual([])
})

test('a paper is given when it is addressed to the council; another is not found, and each reading is noted', async () => {
  const { companyId, admin, read } = await company(5)
  const upload = async (name: string, body: Request<typeof uploadDocument>['body']) => {
    const file = { name: `${name}.pdf`, content: plainPdf(name) }
    return (
      await server.call(uploadDocument, { path: { id: companyId }, body, file: file as never }, { as: admin })
    ).body.id
  }
  const open = (did: string) => server.call(readCouncilPaper, { path: { id: companyId, did } }, { as: admin })
  const theirs = await upload('accord', { visibility: 'cse', status: 'active', title: 'Accord' })
  const kept = await upload('note', { status: 'active' })
  const draft = await upload('projet', { visibility: 'cse', status: 'draft' })
  expect((await read()).body.papers.map(({ id, title }) => [id, title])).toEqual([[theirs, 'Accord']])
  expect([(await open(theirs)).status, (await open(kept)).status, (await open(draft)).status]).toEqual([
    200, 404, 404,
  ])
  const { rows } = await server.owner.query(
    'select document_id, who, kind from document_access where user_id = $1',
    [admin],
  )
  expect(rows).toEqual([{ document_id: theirs, who: 'Claire Martin', kind: 'download' }])
})
