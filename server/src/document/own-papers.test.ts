import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getDocument, uploadDocument } from '@moisson/contract/document'
import { listMyPapers, readMyPaper, readMyPapers } from '@moisson/contract/own-papers'
import { plainPdf } from '../file/test-files.ts'
import { eachPart } from '../file/zip-parts.ts'
import { readPdfText } from '../print/read-pdf-text.ts'
import { choiceCalls } from '../testing/choice-calls.ts'
import { plantBeneficiary, plantCompany, plantMembership, plantUser } from '../testing/plant.ts'
import { plantOpenCampaign } from '../testing/plant-open-campaign.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.setNow('2026-05-20T09:00:00Z')
})
afterAll(() => server.close())
const { submit } = choiceCalls(() => server)

/** Two people of a company, the first of whom answered twice; a booklet-to-be and papers that are not theirs to read. */
async function planted() {
  const campaign = await plantOpenCampaign(server, { people: 2 })
  await submit(campaign, { mode: 'quick_cash' })
  await submit(campaign, { mode: 'quick_half' })
  const [person, other] = campaign.people
  const admin = await plantUser(server, { name: 'Claire Martin' })
  await plantMembership(server, admin, campaign.companyId, 'company_admin')
  const list = async (as: string) => (await server.call(listMyPapers, {}, { as })).body
  const read = (pid: string, as: string | undefined) =>
    server.call(readMyPaper, { path: { pid } }, as === undefined ? {} : { as })
  return { campaign, person: person!, other: other!, admin, list, read }
}

/** A file of the company as a paper with this type and these eyes. */
async function plantPaper(companyId: string, type: string, more: Record<string, string | null> = {}) {
  const [file, id] = [randomUUID(), randomUUID()]
  await server.owner.query(
    `insert into stored_file (id, company_id, object_key, file_name, mime_type, size_bytes, sha256, created_at)
     values ($1, $2, gen_random_uuid()::text, 'accord.docx', 'text/plain', 3, 'x', '2026-01-05T08:00:00Z')`,
    [file, companyId],
  )
  const row = { status: 'signed', visibility: 'beneficiaries', campaign_id: null, ...more }
  await server.owner.query(
    `insert into document (id, company_id, title, type, file_id, status, visibility, source, series_id, campaign_id, created_at, updated_at)
     values ($1, $2, 'Accord signé', $3, $4, $5, $6, 'uploaded', $1, $7, '2026-01-05T08:00:00Z', '2026-01-05T08:00:00Z')`,
    [id, companyId, type, file, row.status, row.visibility, row.campaign_id],
  )
  return id
}

test('all that is kept for a person is listed, the latest first, each receipt with what became of it', async () => {
  const { campaign, person, other, list, read } = await planted()
  const { items, total } = await list(person.userId)
  expect(items.map(({ kind, replaced }) => [kind, replaced])).toEqual([
    ['receipt', expect.any(Boolean)],
    ['receipt', expect.any(Boolean)],
    ['notice', false],
  ])
  expect(total).toBe(3)
  expect(items.filter(({ replaced }) => replaced)).toHaveLength(1)
  expect(items.at(-1)).toMatchObject({
    id: campaign.campaignId,
    year: 2025,
    about: 'Intéressement 2025',
    file_name: expect.stringMatching(
      /^2026-05-\d\d Fiche individuelle - Intéressement 2025 - Les Vergers de Saint-Prix\.pdf$/,
    ),
  })
  // Kept in the language it was written in: said to whoever reads the other one.
  expect(items[0]?.title).toEqual({ fr: 'Reçu de votre choix', en: 'Receipt of your choice (in French)' })
  const texts = []
  for (const one of items) {
    const paper = await read(one.id, person.userId)
    expect(paper.status).toBe(200)
    texts.push(readPdfText(paper.raw))
  }
  expect(texts.filter((text) => text.includes('MOI-'))).toHaveLength(2)
  expect((await list(other.userId)).items.map(({ kind }) => kind)).toEqual(['notice'])
})

test('a notice is of the day it was sent, never of the day its person is presumed to have it', async () => {
  const { campaign, other, list } = await planted()
  await server.owner.query(
    `update campaign_beneficiary set invited_at = '2026-05-20T08:00:00Z', opened_at = null, informed_on = '2026-05-24' where id = $1`,
    [other.enrolmentId],
  )
  expect((await list(other.userId)).items).toMatchObject([
    { kind: 'notice', id: campaign.campaignId, on: '2026-05-20' },
  ])
})

test('a person reads their own alone: not a colleague’s, not another company’s, not without signing in', async () => {
  const { person, other, admin, list, read } = await planted()
  const elsewhere = await plantOpenCampaign(server)
  const mine = (await list(person.userId)).items
  for (const { id } of mine.filter(({ kind }) => kind === 'receipt')) {
    expect((await read(id, other.userId)).status).toBe(404)
    expect((await read(id, elsewhere.people[0]!.userId)).status).toBe(404)
    expect((await read(id, undefined)).status).toBe(401)
    expect((await read(id, admin)).status).toBe(403)
  }
  expect((await read(elsewhere.campaignId, person.userId)).status).toBe(404)
  expect((await read(elsewhere.companyId, person.userId)).status).toBe(404)
  const theirs = await plantPaper(elsewhere.companyId, 'interessement_agreement')
  expect((await read(theirs, person.userId)).status).toBe(404)
  expect((await server.call(readMyPapers, {}, {})).status).toBe(401)
  expect((await server.call(listMyPapers, {}, { as: admin })).status).toBe(403)
})

test('of the company’s papers: what it shows to its people and is meant for all of them, in force', async () => {
  const { campaign, person, list } = await planted()
  const { companyId } = campaign
  const kept = await plantPaper(companyId, 'interessement_agreement')
  const others = await plantOpenCampaign(server, { companyId, people: 1 })
  for (const [type, more] of [
    ['interessement_agreement', { visibility: 'company_admins' }],
    ['interessement_agreement', { visibility: 'cse' }],
    ['interessement_agreement', { status: 'draft' }],
    ['interessement_agreement', { status: 'archived' }],
    ['individual_sheet', {}],
    ['payroll_export', {}],
    ['information_note', { campaign_id: others.campaignId }],
  ] as const)
    await plantPaper(companyId, type, more)
  const shared = (await list(person.userId)).items.filter(({ kind }) => kind === 'document')
  expect(shared.map(({ id, about, year }) => [id, about, year])).toEqual([[kept, 'Accord signé', 2026]])
  expect(shared[0]?.file_name).toMatch(/^2026-01-05 Accord d’intéressement - Accord signé - .*\.docx$/)
})

test('all of them in one archive, each under its name, with a list; the reading of a company’s paper is noted', async () => {
  const { campaign, person, admin, list } = await planted()
  const { companyId } = campaign
  const file = { name: 'livret.pdf', content: plainPdf('livret') } as never
  const body = {
    type: 'savings_booklet',
    title: 'Livret d’épargne salariale',
    visibility: 'beneficiaries',
    status: 'active',
  } as const
  const made = await server.call(uploadDocument, { path: { id: companyId }, body, file }, { as: admin })
  expect(made.status).toBe(201)
  const { items } = await list(person.userId)
  const archive = await server.call(readMyPapers, {}, { as: person.userId })
  expect(archive.status).toBe(200)
  const parts = new Map<string, Buffer>()
  await eachPart(archive.raw, (name) => (content) => void parts.set(name, content))
  expect([...parts.keys()].toSorted()).toEqual(
    ['0 - Sommaire.txt', ...items.map(({ file_name }) => file_name)]
      .map((name, place, all) => (all.indexOf(name) === place ? name : name.replace('.pdf', ' (2).pdf')))
      .toSorted(),
  )
  const booklet = items.find(({ title }) => title.fr === 'Livret d’épargne salariale')
  expect(parts.get(booklet?.file_name ?? '')?.equals(plainPdf('livret'))).toBe(true)
  expect(parts.get('0 - Sommaire.txt')?.toString()).toContain('Prouve ce que vous avez choisi')
  const path = { id: companyId, did: booklet?.id ?? '' }
  const seen = (await server.call(getDocument, { path }, { as: admin })).body.accesses
  expect(seen.map(({ kind, who }) => [kind, who])).toEqual([['download', 'Lina Moreau']])
})

test('somebody with nothing yet reads so, and gets no empty archive', async () => {
  const company = await plantCompany(server)
  const userId = await plantUser(server, { name: 'Noé Petit' })
  await plantBeneficiary(server, company, { userId })
  expect((await server.call(listMyPapers, {}, { as: userId })).body).toEqual({ items: [], total: 0 })
  expect((await server.call(readMyPapers, {}, { as: userId })).error.code).toBe('no_papers')
})
