import { saveAgreement } from '@moisson/contract/company'
import { getFilingPack, readFilingPack, uploadDocument } from '@moisson/contract/document'
import type { Request } from '@moisson/contract/call'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { officeOf, plainPdf } from '../file/test-files.ts'
import { eachPart } from '../file/zip-parts.ts'
import { plantCompany, plantMembership, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let company: string
let admin: string
beforeAll(async () => {
  server = await startTestServer()
  await server.setNow('2026-03-02T09:00:00Z')
})
afterAll(() => server.close())
beforeEach(async () => {
  company = await plantCompany(server, { name: 'Les Vergers de Saint-Prix' })
  admin = await plantUser(server, { name: 'Claire Martin' })
  await plantMembership(server, admin, company, 'company_admin')
  await server.owner.query(
    `update company set fiscal_year_end_month = 12, fiscal_year_end_day = 31, headcount = 30, has_cse = true, has_union_delegate = false where id = $1`,
    [company],
  )
})

const upload = (name: string, body: Request<typeof uploadDocument>['body'] = {}) =>
  server.call(
    uploadDocument,
    { path: { id: company }, body, file: { name, content: plainPdf(name) } as never },
    { as: admin },
  )
const pack = async (query: Request<typeof getFilingPack>['query'] = {}) =>
  (await server.call(getFilingPack, { path: { id: company }, query }, { as: admin })).body
const states = async (query: Request<typeof getFilingPack>['query'] = {}) =>
  (await pack(query)).papers.map((paper) => `${paper.code} ${paper.state}`)
const zip = () => server.call(readFilingPack, { path: { id: company }, query: {} }, { as: admin })

test('the papers of the likely mode go from missing to not signed to present', async () => {
  expect(await pack()).toMatchObject({
    mode: 'works_council',
    mode_from: 'company',
    ready: false,
    missing: 2,
  })
  expect(await states()).toEqual(['text missing', 'cse_minutes missing'])
  expect((await zip()).error.code).toBe('filing_pack_empty')
  const draft = await upload('Accord 2026.pdf')
  expect(await states()).toEqual(['text not_signed', 'cse_minutes missing'])
  await upload('Accord 2026 signé.pdf', { replaces: draft.body.id })
  await upload('PV CSE 2026.pdf')
  expect(await states()).toEqual(['text present', 'cse_minutes present'])
  expect(await pack()).toMatchObject({
    ready: true,
    missing: 0,
    deadlines: { year: 2026, sign_by: '2026-06-30', file_by: '2026-07-15', late: false },
  })
})

test('another mode asks for other papers, and the agreement’s own answers come before a guess', async () => {
  const { body } = await upload('Accord 2026 signé.pdf')
  expect(await states({ mode: 'ratification' })).toEqual([
    'text present',
    'signature_list missing',
    'joint_request missing',
  ])
  await server.owner.query(
    `update document set answers = '{"accord":{"conclusion":{"mode":"unions"}}}' where id = $1`,
    [body.id],
  )
  expect(await pack()).toMatchObject({ mode: 'unions', mode_from: 'agreement' })
})

test('a text written here is signed and filed by the days that its own articles say', async () => {
  const { body } = await upload('Accord 2026.pdf')
  await server.owner.query(
    `update document set year = 2026,
      answers = '{"accord":{"duration":{"first_period":{"start":"2026-04-01"},"period_months":6}}}' where id = $1`,
    [body.id],
  )
  expect((await pack()).deadlines).toMatchObject({ sign_by: '2026-06-30', file_by: '2026-07-15' })
  await server.owner.query(
    `update document set answers = jsonb_set(answers, '{accord,duration,period_months}', '12') where id = $1`,
    [body.id],
  )
  expect((await pack()).deadlines).toMatchObject({ sign_by: '2026-09-30', file_by: '2026-10-15' })
})

test('an expired text and the minutes of an older agreement do not count', async () => {
  await upload('Accord 2020 signé.pdf', { valid_until: '2022-12-31' })
  expect(await states()).toEqual(['text missing', 'cse_minutes missing'])
  await upload('Accord 2026 signé.pdf')
  await upload('PV CSE 2019.pdf')
  expect(await states()).toEqual(['text present', 'cse_minutes missing'])
})

test('of the copies of one agreement the signed one is filed, else the PDF rather than the Word file', async () => {
  const { body: pdf } = await upload('Accord 2026.pdf')
  const word = await server.call(
    uploadDocument,
    {
      path: { id: company },
      body: {},
      file: { name: 'Accord 2026.docx', content: officeOf('docx') } as never,
    },
    { as: admin },
  )
  const text = async () => (await pack()).papers[0]?.document?.id
  expect(await text()).toBe(pdf.id)
  await server.owner.query(`update document set status = 'signed' where id = $1`, [word.body.id])
  expect(await text()).toBe(word.body.id)
})

test('the archive holds each paper as it was given and says what is missing', async () => {
  await upload('Accord 2026 signé.pdf')
  const answer = await zip()
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/zip'])
  expect(String(answer.headers['content-disposition'])).toContain('Les%20Vergers%20de%20Saint-Prix.zip')
  const parts = new Map<string, Buffer>()
  await eachPart(answer.raw, (name) => (content) => void parts.set(name, content))
  expect([...parts.keys()]).toEqual(['0 - Sommaire.txt', '1 - Accord d’intéressement.pdf'])
  expect(parts.get('1 - Accord d’intéressement.pdf')?.equals(plainPdf('Accord 2026 signé.pdf'))).toBe(true)
  const list = parts.get('0 - Sommaire.txt')?.toString() ?? ''
  expect(list).toContain('MANQUE')
  expect(list).toContain('1 pièce reste à réunir')
  expect(list).toContain(
    'À signer au plus tard le mardi 30 juin 2026, à déposer au plus tard le mercredi 15 juillet 2026.',
  )
  // What has no type of its own is no choice among the options of a branch, unless it says so.
  await upload('Relevé des indicateurs.pdf', { type: 'other' })
  expect(await states({ mode: 'branch' })).toEqual(['text present', 'other missing'])
  await upload('Options retenues.pdf', { type: 'other' })
  expect(await states({ mode: 'branch' })).toEqual(['text present', 'other present'])
})

test('a text whose agreement is on record as signed and filed is not told that its days have passed', async () => {
  const text = await upload('Accord 2026.pdf', { type: 'interessement_agreement', year: '2026' })
  await server.setNow('2026-11-23T09:00:00Z')
  expect((await pack()).deadlines).toMatchObject({ late: true })
  const body = {
    title: 'Accord 2026',
    document_id: text.body.id,
    signed_on: '2026-05-20',
    filed_on: '2026-05-28',
    first_exercise_start: '2026-01-01',
    last_exercise_end: '2028-12-31',
  }
  const saved = await server.call(
    saveAgreement,
    { path: { id: company, type: 'interessement' }, body },
    { as: admin },
  )
  expect(saved.status).toBe(200)
  expect(await pack()).toMatchObject({ deadlines: null, filed_at: '2026-05-28' })
  await server.setNow('2026-03-02T09:00:00Z')
})

test('the pack names who signs by the agreement on record, and files the paper they were recorded with', async () => {
  const text = await upload('Accord 2026 signé.pdf', { type: 'interessement_agreement' })
  const older = await upload('Mandat CFDT.pdf', {
    type: 'negotiation_mandate',
    status: 'signed',
    signed_at: '2026-01-10',
  })
  await upload('Mandat CGT.pdf', { type: 'negotiation_mandate', status: 'signed', signed_at: '2026-01-12' })
  const saved = await server.call(
    saveAgreement,
    {
      path: { id: company, type: 'interessement' },
      body: {
        title: 'Accord',
        conclusion: 'unions',
        document_id: text.body.id,
        signed_on: '2026-02-10',
        first_exercise_start: '2026-01-01',
        signatories: [
          { capacity: 'employer', name: 'Marc Petit', quality: 'gérant', signed_on: '2026-02-10' },
          { capacity: 'union', name: 'Nadia Roy', organisation: 'CFDT', document_id: older.body.id },
        ],
      },
    },
    { as: admin },
  )
  expect(saved.status).toBe(200)
  // The company file would have guessed the works council: the agreement on record says otherwise.
  expect(await pack()).toMatchObject({
    mode: 'unions',
    mode_from: 'agreement',
    signatories: [
      { name: 'Marc Petit', signed_on: '2026-02-10', proof: null },
      { name: 'Nadia Roy', organisation: 'CFDT', signed_on: null, document_id: older.body.id },
    ],
  })
  const mandate = (await pack()).papers.find(({ code }) => code === 'negotiation_mandate')
  expect(mandate?.document?.id).toBe(older.body.id)
})
