import { randomUUID } from 'node:crypto'
import { createCampaign } from '@moisson/contract/campaign'
import { saveAgreement, savePlan } from '@moisson/contract/company'
import { readCompanyAudit } from '@moisson/contract/company-access'
import { listTodos, updateTodo } from '@moisson/contract/todo'
import {
  archiveDocument,
  getDocument,
  listDocuments,
  readDocumentFile,
  readSharedFile,
  revokeShare,
  shareDocument,
  updateDocument,
  uploadDocument,
} from '@moisson/contract/document'
import type { Request } from '@moisson/contract/call'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { officeOf, pdfOf, plainPdf } from '../file/test-files.ts'
import { plantCompany, plantMembership, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let company: string
let admin: string
let manager: string
beforeAll(async () => {
  server = await startTestServer()
  await server.setNow('2026-03-02T09:00:00Z')
})
afterAll(() => server.close())
beforeEach(async () => {
  company = await plantCompany(server)
  admin = await plantUser(server, { name: 'Claire Martin' })
  manager = await plantUser(server, { manager: true, name: 'Hugo Lambert' })
  await plantMembership(server, admin, company, 'company_admin')
  await plantMembership(server, manager, company, 'manager')
})

type Fields = Request<typeof uploadDocument>['body']
const upload = (name: string, content: Buffer | string = plainPdf(name), body: Fields = {}, as = admin) =>
  server.call(uploadDocument, { path: { id: company }, body, file: { name, content } as never }, { as })
const uploaded = async (...given: Parameters<typeof upload>) => {
  const answer = await upload(...given)
  expect([answer.status, answer.error?.code]).toEqual([201, undefined])
  return answer.body
}
const at = (did: string) => ({ id: company, did })
const list = async (query: Record<string, string> = {}, as = admin) =>
  (await server.call(listDocuments, { path: { id: company }, query: query as never }, { as })).body
const detail = async (did: string) => (await server.call(getDocument, { path: at(did) }, { as: admin })).body
const change = (did: string, body: Request<typeof updateDocument>['body'], headers = {}, as = admin) =>
  server.call(updateDocument, { path: at(did), body }, { as, headers })
const archive = (did: string, as = admin) => server.call(archiveDocument, { path: at(did) }, { as })

test('a file is kept under what its name says, and comes back byte for byte as a download', async () => {
  const content = plainPdf('Bonjour')
  const paper = await uploaded('Accord_intéressement 2026 signé.pdf', content)
  expect(paper).toMatchObject({
    title: 'Accord intéressement 2026 signé',
    type: 'interessement_agreement',
    year: 2026,
    status: 'signed',
    signed_at: null,
    source: 'uploaded',
    revision: 1,
    current: true,
    uploaded_by: { id: admin, name: 'Claire Martin' },
    file: { mime_type: 'application/pdf', size_bytes: content.length },
  })
  const answer = await server.call(readDocumentFile, { path: at(paper.id), query: {} }, { as: admin })
  expect(answer.raw.equals(content)).toBe(true)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'no-store',
    'x-content-sha256': paper.file.sha256,
    'content-disposition':
      'attachment; filename="Accord_interessement 2026 signe.pdf"; filename*=UTF-8\'\'Accord_int%C3%A9ressement%202026%20sign%C3%A9.pdf',
  })
  const preview = await server.call(
    readDocumentFile,
    { path: at(paper.id), query: { inline: 'true' } },
    { as: admin },
  )
  expect(String(preview.headers['content-disposition'])).toMatch(/^inline;/)
})

test('only what a browser shows safely is shown; the rest is saved even when asked inline', async () => {
  const paper = await uploaded('tableau.xlsx', officeOf('xlsx'))
  const shown = await server.call(
    readDocumentFile,
    { path: at(paper.id), query: { inline: 'true' } },
    { as: admin },
  )
  expect(String(shown.headers['content-disposition'])).toMatch(/^attachment;/)
})

test('the store holds nothing readable, and a company’s key does not open another’s object', async () => {
  const paper = await uploaded('note.txt', 'Le montant secret est de 1 234 euros, le montant secret est ici.')
  const { rows } = await server.owner.query<{ object_key: string; id: string }>(
    'select f.object_key, f.id from stored_file f join document d on d.file_id = f.id where d.id = $1',
    [paper.id],
  )
  const key = rows[0]?.object_key ?? ''
  const sealed = await server.services.files.get(key)
  expect(sealed.includes('secret')).toBe(false)
  const other = await plantCompany(server)
  expect(() => server.services.sealer.open(other, `file/${rows[0]?.id}`, sealed)).toThrow()
  await server.services.files.put(key, Buffer.concat([sealed.subarray(0, -1), Buffer.from([0])]))
  const read = await server.call(readDocumentFile, { path: at(paper.id), query: {} }, { as: admin })
  expect(read.status).toBe(500)
})

test.each([
  ['vide.pdf', Buffer.alloc(0), 422, 'empty_file'],
  ['page.pdf', Buffer.from('<html><script>1</script>'), 415, 'unreadable_text'],
  ['accord.pdf', pdfOf(['<< /S /JavaScript /JS (1) >>']), 422, 'active_pdf'],
  ['gros.pdf', Buffer.alloc(20 * 1024 * 1024 + 1, 'a'), 413, 'file_too_large'],
])('%s is refused with a sentence that helps, and nothing is kept', async (name, content, status, code) => {
  const answer = await upload(name, content)
  expect([answer.status, answer.error.code]).toEqual([status, code])
  expect(answer.error.error).toMatch(/[.)]$/)
  expect((await list()).total).toBe(0)
})

test('a new version takes the place of the old one, which stays readable and cannot be changed', async () => {
  const first = await uploaded('Accord 2026.pdf', undefined, {
    year: '2026',
    valid_until: '2028-12-31',
  } as never)
  const second = await uploaded('Accord 2026 signé.pdf', undefined, { replaces: first.id })
  expect(second).toMatchObject({
    title: 'Accord 2026',
    year: 2026,
    status: 'signed',
    valid_until: '2028-12-31',
    revision: 2,
    previous_version_id: first.id,
  })
  expect((await list()).items.map((paper) => paper.id)).toEqual([second.id])
  expect((await detail(first.id)).versions.map(({ revision, current }) => [revision, current])).toEqual([
    [2, true],
    [1, false],
  ])
  const old = await server.call(readDocumentFile, { path: at(first.id), query: {} }, { as: admin })
  expect(old.status).toBe(200)
  expect((await change(first.id, { title: 'x' })).error.code).toBe('old_version')
  expect((await archive(first.id)).error.code).toBe('old_version')
  expect((await upload('a.pdf', undefined, { replaces: first.id })).error.code).toBe('old_version')
  expect((await upload('b.pdf', plainPdf('Accord 2026 signé.pdf'), { replaces: second.id })).error.code).toBe(
    'same_content',
  )
})

test('whether the company has a file is found by its print, and whether it was scanned is said', async () => {
  const content = plainPdf('Une seule fois')
  const paper = await uploaded('une-fois.pdf', content)
  expect(paper.file.scanned).toBe(false)
  const found = async (sha256: string, as = admin) => (await list({ sha256 }, as)).items.map(({ id }) => id)
  expect(await found(paper.file.sha256)).toEqual([paper.id])
  expect(await found('0'.repeat(64))).toEqual([])
  await archive(paper.id)
  expect(await found(paper.file.sha256)).toEqual([])
})

test('of two versions dropped at once on the same paper one wins, the other is told', async () => {
  const first = await uploaded('Accord.pdf')
  const both = await Promise.all(
    ['a.pdf', 'b.pdf'].map((name) => upload(name, plainPdf(name), { replaces: first.id })),
  )
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  expect((await detail(first.id)).versions).toHaveLength(2)
})

test('the list is found by type, year, status and words, page by page, and says what is where', async () => {
  await uploaded('Accord 2025 signé.pdf')
  await uploaded('PV CSE 2026.pdf')
  await uploaded('Récépissé TéléAccords 2026.pdf', undefined, {
    filing_reference: 'T09226001234',
    filed_at: '2026-02-01',
  })
  const old = await uploaded('Règlement PEE 2020.pdf', undefined, { valid_until: '2025-12-31' })
  expect(old.status).toBe('expired')
  const titles = async (query: Record<string, string>) =>
    (await list(query)).items.map((paper) => paper.title)
  expect(await titles({ type: 'cse_minutes,pee_rules' })).toEqual(['Règlement PEE 2020', 'PV CSE 2026'])
  expect(await titles({ year: '2025' })).toEqual(['Accord 2025 signé'])
  expect(await titles({ status: 'expired' })).toEqual(['Règlement PEE 2020'])
  expect(await titles({ status: 'filed' })).toEqual(['Récépissé TéléAccords 2026'])
  expect(await titles({ q: 'recepisse' })).toEqual(['Récépissé TéléAccords 2026'])
  expect(await titles({ q: 't0922600' })).toEqual(['Récépissé TéléAccords 2026'])
  expect(await titles({ q: '100%' })).toEqual([])
  const seen: string[] = []
  let cursor: string | null = ''
  do {
    const page = await list({ limit: '3', ...(cursor ? { cursor } : {}) })
    expect(page.total).toBe(4)
    seen.push(...page.items.map((paper) => paper.id))
    cursor = page.next_cursor
  } while (cursor)
  expect(new Set(seen).size).toBe(4)
  expect((await list()).counts).toEqual({
    by_type: { interessement_agreement: 1, cse_minutes: 1, filing_receipt: 1, pee_rules: 1 },
    by_status: { signed: 1, active: 1, filed: 1, expired: 1 },
    expiring: 0,
    years: [2026, 2025, 2020],
  })
  const { by_type, by_status } = (await list({ type: 'cse_minutes,pee_rules', status: 'expired' })).counts
  expect(Object.keys(by_type)).toHaveLength(4)
  expect(by_status).toEqual({ active: 1, expired: 1 })
})

test.each([
  [{ type: '../../' }, 422, 'type.0'],
  [{ status: 'x' }, 422, 'status.0'],
  [{ year: 'abc' }, 422, 'year'],
  [{ cursor: 'nonsense' }, 422, undefined],
])('the filter %j is refused', async (query, status, field) => {
  const answer = await server.call(
    listDocuments,
    { path: { id: company }, query: query as never },
    { as: admin },
  )
  expect(answer.status).toBe(status)
  if (field) expect(answer.error.field_errors?.[0]?.field).toBe(field)
})

test('a label is corrected with its dates; a stale correction gets the current state', async () => {
  const paper = await uploaded('Accord.pdf')
  const filed = await change(
    paper.id,
    {
      title: 'Accord 2026',
      status: 'filed',
      signed_at: '2026-02-20',
      filed_at: '2026-03-01',
      filing_reference: 'T092260012',
      valid_until: '2026-04-30',
    },
    { 'if-match': `"${paper.version}"` },
  )
  expect(filed.body).toMatchObject({ title: 'Accord 2026', status: 'filed', expires_soon: true, version: 2 })
  const stale = await change(paper.id, { title: 'x' }, { 'if-match': '"1"' })
  expect([stale.status, stale.error.current]).toEqual([412, filed.body])
  const again = await change(paper.id, { ...filed.body } as never)
  expect([again.status, again.body.version]).toEqual([200, 2])
  expect((await change(paper.id, { filed_at: '2026-02-01' })).error.code).toBe('filed_before_signed')
  expect((await change(paper.id, { signed_at: '2027-01-01' })).error.code).toBe('signed_in_future')
  expect((await change(paper.id, { filing_reference: null, filed_at: null })).error.code).toBe(
    'filed_needs_date',
  )
  expect((await change(paper.id, { status: 'expired' })).error.code).toBe('status_not_given')
})

test('an archived paper leaves the list and its links close; it can come back', async () => {
  const paper = await uploaded('Accord.pdf')
  const share = await server.call(
    shareDocument,
    { path: at(paper.id), body: { label: 'CSE' } },
    { as: admin },
  )
  expect((await archive(paper.id)).status).toBe(204)
  expect((await archive(paper.id)).status).toBe(204)
  expect((await list()).total).toBe(0)
  expect((await list({ status: 'archived' })).total).toBe(1)
  expect((await open(tokenIn(share.body.url))).status).toBe(410)
  expect((await upload('b.pdf', undefined, { replaces: paper.id })).error.code).toBe('document_archived')
  expect((await change(paper.id, { status: 'active' })).body.status).toBe('active')
  expect((await list()).total).toBe(1)
})

test('evidence is not archived: a generated agreement once filed, a proof of payment', async () => {
  const generated = await uploaded('Accord.pdf', undefined, { filed_at: '2026-02-01' })
  await server.owner.query(`update document set source = 'generated' where id = $1`, [generated.id])
  const answer = await archive(generated.id)
  expect([answer.status, answer.error.code]).toEqual([409, 'evidence_of_filing'])
  const proof = await uploaded('Preuve de virement.pdf')
  const newer = await uploaded('Preuve de virement 2.pdf', undefined, { replaces: proof.id })
  const campaign = await server.call(
    createCampaign,
    { path: { id: company }, body: { name: 'Intéressement', type: 'interessement', year: 2025 } },
    { as: admin },
  )
  await server.owner.query(
    `insert into payment_record (id, company_id, campaign_id, kind, status, amount_cents, proof_document_id, created_at, updated_at)
     values ($1, $2, $3, 'payroll', 'paid', 100, $4, now(), now())`,
    [crypto.randomUUID(), company, campaign.body.id, proof.id],
  )
  expect((await archive(newer.id)).error.code).toBe('evidence_of_payment')
  expect((await detail(newer.id)).kept_because?.code).toBe('evidence_of_payment')
})

const tokenIn = (url: string) => url.split('/shared/')[1] ?? ''
const open = (token: string, headers: Record<string, string> = {}) =>
  server.call(readSharedFile, { path: { token } }, { headers })

test('a link opens one version without an account, is counted, and ends on its day or at once', async () => {
  const paper = await uploaded('Accord.pdf')
  const made = await server.call(
    shareDocument,
    { path: at(paper.id), body: { label: 'Cabinet Martin', days: 7 } },
    { as: admin },
  )
  expect(made.status).toBe(201)
  expect(made.body.url).toMatch(/^http:\/\/localhost:4000\/api\/shared\/[\w-]{43}$/)
  expect(Date.parse(made.body.expires_at) - Date.parse(made.body.created_at)).toBe(7 * 86_400_000)
  const token = tokenIn(made.body.url)
  const { rows } = await server.owner.query<{ text: string }>(
    'select row_to_json(s)::text as text from document_share s where id = $1',
    [made.body.id],
  )
  expect(rows[0]?.text).not.toContain(token)
  const read = await open(token)
  expect([read.status, read.raw.equals(plainPdf('Accord.pdf'))]).toEqual([200, true])
  expect(read.headers['x-robots-tag']).toContain('noindex')
  const file = await detail(paper.id)
  expect(file.shares).toMatchObject([{ label: 'Cabinet Martin', state: 'open', opened: 1 }])
  expect(file.accesses).toMatchObject([{ who: 'Cabinet Martin', kind: 'share', revision: 1 }])
  await uploaded('Accord v2.pdf', undefined, { replaces: paper.id })
  expect((await open(token)).raw.equals(plainPdf('Accord.pdf'))).toBe(true)

  const revoke = () =>
    server.call(revokeShare, { path: { ...at(paper.id), sid: made.body.id } }, { as: admin })
  expect([(await revoke()).status, (await revoke()).status]).toEqual([204, 204])
  const closed = await open(token)
  expect([closed.status, closed.error.code]).toEqual([410, 'share_over'])
  const page = await open(token, { accept: 'text/html,*/*' })
  expect([page.status, page.headers['content-type']]).toEqual([410, 'text/html; charset=utf-8'])
  expect(page.raw.toString()).toContain('Ce lien n’est plus ouvert')
})

test('a link past its day is over; an invented one does not exist', async () => {
  const paper = await uploaded('Accord.pdf')
  const made = await server.call(
    shareDocument,
    { path: at(paper.id), body: { label: 'CSE', days: 1 } },
    { as: admin },
  )
  await server.owner.query(
    `update document_share set expires_at = business_now() - interval '1 second' where id = $1`,
    [made.body.id],
  )
  expect((await open(tokenIn(made.body.url))).status).toBe(410)
  for (const token of ['x', 'A'.repeat(43), '../../etc', made.body.id])
    expect((await open(token)).status).toBe(404)
})

test('what is kept for advisers is not there for the company, nor can it be shared', async () => {
  const paper = await uploaded('Note interne.pdf', undefined, { visibility: 'managers_only' }, manager)
  expect([(await list()).total, (await list({}, manager)).total]).toEqual([0, 1])
  expect((await server.call(getDocument, { path: at(paper.id) }, { as: admin })).status).toBe(404)
  const share = await server.call(
    shareDocument,
    { path: at(paper.id), body: { label: 'CSE' } },
    { as: manager },
  )
  expect(share.error.code).toBe('adviser_document')
  expect((await upload('a.pdf', undefined, { visibility: 'managers_only' })).error.code).toBe(
    'adviser_visibility',
  )
})

test('whoever of the company names a paper kept for advisers is told what an invented one is told, and reads no trace of it', async () => {
  const paper = await uploaded(
    'Preuve.pdf',
    undefined,
    { visibility: 'managers_only', type: 'payment_proof', valid_until: '2026-04-01' },
    manager,
  )
  const invented = randomUUID()
  const told = async (ask: (did: string) => Promise<{ status: number; error: { code?: string } }>) => {
    const [real, none] = [await ask(paper.id), await ask(invented)]
    expect([real.status, real.error?.code]).toEqual([none.status, none.error?.code])
    expect(none.status).toBeGreaterThanOrEqual(400)
  }
  const [todo] = (await server.call(listTodos, { path: { id: company }, query: {} }, { as: admin })).body
    .items
  const as = { as: admin }
  await told((document_id) =>
    server.call(saveAgreement, { path: { id: company, type: 'interessement' }, body: { document_id } }, as),
  )
  await told((rules_document_id) =>
    server.call(savePlan, { path: { id: company, kind: 'pee' }, body: { rules_document_id } }, as),
  )
  await told((evidence_document_id) =>
    server.call(
      updateTodo,
      { path: { id: company, tid: todo?.id ?? '' }, body: { evidence_document_id } },
      as,
    ),
  )
  await told((did) => change(did, { title: 'Autre' }))
  await told((did) => server.call(readDocumentFile, { path: at(did), query: {} }, as))
  await told((did) => server.call(shareDocument, { path: at(did), body: { label: 'CSE' } }, as))
  await told((replaces) => upload('b.pdf', plainPdf('b'), { replaces }))
  const log = async (who: string) =>
    (await server.call(readCompanyAudit, { path: { id: company }, query: {} }, { as: who })).raw.toString()
  expect([(await log(manager)).includes(paper.id), (await log(admin)).includes(paper.id)]).toEqual([
    true,
    false,
  ])
  const todos = await server.call(listTodos, { path: { id: company }, query: {} }, as)
  expect(todos.raw.toString()).not.toContain(paper.id)
})

test('another company’s paper cannot be read, replaced nor named', async () => {
  const paper = await uploaded('Accord.pdf')
  const stranger = await plantUser(server)
  const theirs = await plantCompany(server)
  await plantMembership(server, stranger, theirs, 'company_admin')
  const crossed = await server.call(getDocument, { path: { id: theirs, did: paper.id } }, { as: stranger })
  expect(crossed.status).toBe(404)
  const replaced = await server.call(
    uploadDocument,
    {
      path: { id: theirs },
      body: { replaces: paper.id },
      file: { name: 'a.pdf', content: plainPdf() } as never,
    },
    { as: stranger },
  )
  expect(replaced.error.code).toBe('unknown_document')
})

test('each upload, change, share and archive leaves its line in the audit', async () => {
  const paper = await uploaded('Accord.pdf')
  await change(paper.id, { title: 'Accord 2026' })
  await server.call(shareDocument, { path: at(paper.id), body: { label: 'CSE' } }, { as: admin })
  await archive(paper.id)
  const { rows } = await server.owner.query<{ action: string }>(
    `select action from audit where company_id = $1 and target_id = $2 order by at, id`,
    [company, paper.id],
  )
  expect(rows.map(({ action }) => action)).toEqual([
    'document.uploadDocument',
    'document.updateDocument',
    'document.shareDocument',
    'document.archiveDocument',
  ])
})
