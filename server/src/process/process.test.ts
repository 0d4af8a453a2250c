import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CallDeclaration, Output, Request } from '@moisson/contract/call'
import {
  attachPaper,
  copyProcess,
  deleteUserDocument,
  getProcess,
  getStepAgent,
  launchProcessCampaign,
  listProcesses,
  listStepDocuments,
  listSteps,
  listUserDocuments,
  readStepDocument,
  readUserDocument,
  reviewUserDocument,
  skipStep,
  startProcess,
  submitStep,
  updateStep,
  uploadPaper,
} from '@moisson/contract/process'
import { commentStep, listStepComments } from '@moisson/contract/step-comment'
import { uploadDocument } from '@moisson/contract/document'
import { deleteCampaign } from '@moisson/contract/campaign'
import { saveAgreement } from '@moisson/contract/company'
import { pdfExample } from '../testing/pdf-example.ts'
import { plantCompany, plantMembership, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let company: string
let admin: string
let manager: string
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.setNow('2026-03-02T09:00:00Z')
  company = await plantCompany(server)
  admin = await plantUser(server, { name: 'Claire Martin' })
  manager = await plantUser(server, { manager: true, name: 'Sophie Laurent' })
  await plantMembership(server, admin, company, 'company_admin')
  await plantMembership(server, manager, company, 'manager')
  await server.owner.query('delete from outbox')
})

async function ok<D extends CallDeclaration>(as: string, call: D, request: Request<D>): Promise<Output<D>> {
  const answer = await server.call(call, request, { as })
  if (answer.status >= 300)
    throw new Error(`${call.http} answered ${answer.status}: ${JSON.stringify(answer.error)}`)
  return answer.body
}
async function code<D extends CallDeclaration>(as: string, call: D, request: Request<D>, headers = {}) {
  const answer = await server.call(call, request, { as, headers })
  return [answer.status, answer.status < 300 ? undefined : answer.error?.code]
}
const pdf = (name = 'comptes.pdf', content: string | Uint8Array = pdfExample) =>
  ({ name, content }) as unknown as Blob
const begun = async (template_code = 'annual_campaign') => {
  const process = await ok(admin, startProcess, { path: { id: company }, body: { template_code } })
  return { id: process.id, process, step: (name: string) => stepOf(process.id, name) }
}
async function stepOf(processId: string, name: string) {
  const { items } = await ok(admin, listSteps, { path: { id: processId } })
  const step = items.find((one) => one.code === name)
  if (!step) throw new Error(`no step ${name}`)
  return step
}
const mails = async () =>
  (
    await server.owner.query<{ kind: string; recipient: string }>(
      'select kind, recipient from outbox order by kind',
    )
  ).rows
const emailOf = async (id: string) =>
  (await server.owner.query<{ email: string }>('select email from app_user where id = $1', [id])).rows[0]
    ?.email

test('a process begins with its first steps open, the others waiting, dated by the law', async () => {
  const { process, step } = await begun()
  expect(process).toMatchObject({
    title: 'Campagne annuelle 2025',
    year: 2025,
    status: 'not_started',
    progress: { done: 0, total: 11, percent: 0 },
    target_date: '2026-05-31',
    next_step: { title: 'Réunir les chiffres de l’exercice', status: 'available' },
    manager_id: manager,
    agents: [{ id: manager, display_name: 'Sophie Laurent' }],
    campaign_id: null,
  })
  expect(await step('pay')).toMatchObject({ status: 'locked', due_date: '2026-05-31' })
  const envelope = await step('envelope')
  expect(envelope).toMatchObject({
    status: 'locked',
    waits_for: [{ title: 'Réunir les chiffres de l’exercice' }],
    form_schema: { fields: [{ name: 'envelope_cents', type: 'money', required: true }, {}, {}] },
  })
  expect(await code(admin, submitStep, { path: { id: envelope.id } })).toEqual([409, 'step_locked'])
  expect(
    await code(admin, startProcess, { path: { id: company }, body: { template_code: 'annual_campaign' } }),
  ).toEqual([409, 'process_exists'])
  expect(
    await code(admin, startProcess, { path: { id: company }, body: { template_code: 'nothing' } }),
  ).toEqual([422, 'unknown_template'])
  const list = await ok(admin, listProcesses, { path: { id: company }, query: { limit: '1' } })
  expect([list.total, list.items.map((one) => one.id), list.next_cursor]).toEqual([1, [process.id], null])
})

test('a paper is received, the step is sent by itself, the adviser sends it back, the company corrects, all is validated', async () => {
  const { id, step } = await begun()
  const figures = await step('figures')
  const path = { id: figures.id }
  const given = await ok(admin, uploadPaper, {
    path,
    body: { document_name: 'comptes_annuels' },
    file: pdf(),
  })
  expect(given).toMatchObject({
    document_name: 'comptes_annuels',
    status: 'uploaded',
    revision: 1,
    uploaded_by: 'Claire Martin',
    file: { file_name: 'comptes.pdf', mime_type: 'application/pdf' },
  })
  expect(await step('figures')).toMatchObject({ status: 'submitted', submitted_by: 'Claire Martin' })
  expect((await ok(admin, getProcess, { path: { id: company, processId: id } })).status).toBe(
    'waiting_company',
  )
  const rejected = await ok(manager, reviewUserDocument, {
    path: { id: given.id },
    body: { decision: 'rejected', reason: 'La dernière page manque.' },
  })
  expect(rejected).toMatchObject({ status: 'rejected', rejection_reason: 'La dernière page manque.' })
  expect(await step('figures')).toMatchObject({ status: 'changes_requested', comment_count: 1 })
  expect(await code(manager, updateStep, { path, body: { status: 'validated' } })).toEqual([
    409,
    'papers_missing',
  ])
  const again = await ok(admin, uploadPaper, {
    path,
    body: { document_name: 'comptes_annuels' },
    file: pdf('comptes-complets.pdf', `${pdfExample}\n`),
  })
  expect(again.revision).toBe(2)
  const papers = await ok(admin, listUserDocuments, { path })
  expect(papers.items.map((one) => [one.revision, one.status])).toEqual([
    [2, 'uploaded'],
    [1, 'replaced'],
  ])
  expect(
    await code(manager, reviewUserDocument, { path: { id: given.id }, body: { decision: 'accepted' } }),
  ).toEqual([409, 'paper_replaced'])
  const valid = await ok(manager, updateStep, { path, body: { status: 'validated', comment: 'Parfait.' } })
  expect(valid).toMatchObject({ status: 'validated', validated_by: 'Sophie Laurent' })
  expect((await step('envelope')).status).toBe('available')
  const [accepted] = (await ok(admin, listUserDocuments, { path })).items
  expect(accepted).toMatchObject({ status: 'accepted', reviewed_by: 'Sophie Laurent' })
  const filed = await server.owner.query('select type, source, title from document where id = $1', [
    accepted?.document_id,
  ])
  expect(filed.rows).toEqual([
    {
      type: 'financial_statements',
      source: 'process_step',
      title: 'Comptes annuels ou attestation de l’expert-comptable',
    },
  ])
  expect((await ok(admin, getProcess, { path: { id: company, processId: id } })).progress.done).toBe(1)
  const [toAdmin, toManager] = [await emailOf(admin), await emailOf(manager)]
  expect(await mails()).toEqual([
    { kind: 'step-sent-back', recipient: toAdmin },
    { kind: 'step-submitted', recipient: toManager },
    { kind: 'step-submitted', recipient: toManager },
    { kind: 'step-validated', recipient: toAdmin },
  ])
})

test('papers: wrong types, sizes and names are refused or kept as labels; unknown names are extra papers', async () => {
  const { step } = await begun('interessement_setup')
  const path = { id: (await step('eligibility')).id }
  const give = (file: Blob, document_name?: string) =>
    code(admin, uploadPaper, { path, body: document_name ? { document_name } : {}, file })
  expect(await give(pdf('note.txt', 'bonjour'), 'proces_verbal_carence')).toEqual([415, 'unexpected_format'])
  expect(await give(pdf('page.pdf', Buffer.from('MZ\u0090\0\u0003\0\0\0\u0004\0\0\0')))).toEqual([
    415,
    'unsupported_document',
  ])
  expect(await give(pdf('vide.pdf', ''))).toEqual([422, 'empty_file'])
  expect(await give(pdf('gros.txt', Buffer.alloc(10 * 1024 * 1024 + 1, 'a')))).toEqual([
    413,
    'file_too_large',
  ])
  expect((await give(pdf(), 'x'.repeat(9000)))[0]).toBe(422)
  const extra = await ok(admin, uploadPaper, {
    path,
    body: { document_name: '../../etc/passwd' },
    file: pdf('a/b\\c.pdf'),
  })
  expect([extra.document_name, extra.file.file_name]).toEqual(['../../etc/passwd', 'c.pdf'])
  const unnamed = await ok(admin, uploadPaper, { path, body: {}, file: pdf('comptes.pdf') })
  expect(unnamed.document_name).toBe('comptes.pdf')
  // Nothing mandatory is asked here: the step is begun, not sent.
  expect((await step('eligibility')).status).toBe('in_progress')
  const read = await server.call(readUserDocument, { path: { id: extra.id } }, { as: manager })
  expect([read.status, read.raw.toString()]).toEqual([200, pdfExample])
})

test('a step holds 100 MiB, whatever arrives at once; a replaced paper makes room', async () => {
  const { step } = await begun('interessement_setup')
  const id = (await step('eligibility')).id
  await ok(admin, uploadPaper, { path: { id }, body: { document_name: 'base' }, file: pdf() })
  await server.owner.query('update stored_file set size_bytes = $1 where company_id = $2', [
    100 * 1024 * 1024 - 700,
    company,
  ])
  const give = (name: string) =>
    code(admin, uploadPaper, { path: { id }, body: { document_name: name }, file: pdf() })
  const answers = await Promise.all(['a', 'b', 'c', 'd'].map(give))
  expect(answers.filter(([status]) => status === 201).length).toBe(Math.floor(700 / pdfExample.length))
  expect(answers.filter(([, refusal]) => refusal === 'step_full').length).toBe(
    4 - Math.floor(700 / pdfExample.length),
  )
  expect(await give('base')).toEqual([201, undefined])
})

test('a stored document answers for a paper; one of another company answers as an invented one', async () => {
  const { step } = await begun()
  const path = { id: (await step('figures')).id }
  const mine = await ok(admin, uploadDocument, {
    path: { id: company },
    body: { title: 'Comptes' },
    file: pdf(),
  })
  const other = await plantCompany(server)
  await plantMembership(server, manager, other, 'manager')
  const theirs = await ok(manager, uploadDocument, {
    path: { id: other },
    body: { title: 'Comptes' },
    file: pdf(),
  })
  const attach = (existing_document_id: string) =>
    server.call(
      attachPaper,
      { path, body: { document_name: 'comptes_annuels', existing_document_id } },
      { as: manager },
    )
  const [foreign, invented] = [await attach(theirs.id), await attach(randomUUID())]
  expect([foreign.status, foreign.error.error]).toEqual([invented.status, invented.error.error])
  expect(foreign.error.code).toBe('unknown_document')
  const good = await attach(mine.id)
  expect(good.body).toMatchObject({ document_id: mine.id, status: 'uploaded' })
  expect(await code(admin, attachPaper, { path, body: {} })).toEqual([422, 'missing_file'])
  await server.owner.query(`update document set visibility = 'managers_only' where id = $1`, [mine.id])
  expect(await code(admin, attachPaper, { path, body: { existing_document_id: mine.id } })).toEqual([
    422,
    'unknown_document',
  ])
  // Given by the adviser, it is not sent to the adviser.
  expect((await step('figures')).status).toBe('in_progress')
})

test('a paper is taken back twice without harm, and no longer once accepted', async () => {
  const { step } = await begun()
  const path = { id: (await step('figures')).id }
  const first = await ok(admin, uploadPaper, {
    path,
    body: { document_name: 'comptes_annuels' },
    file: pdf(),
  })
  const remove = (id: string, as = admin) => code(as, deleteUserDocument, { path: { id } })
  expect([await remove(first.id), await remove(first.id)]).toEqual([
    [204, undefined],
    [204, undefined],
  ])
  expect((await step('figures')).status).toBe('in_progress')
  expect((await ok(admin, listUserDocuments, { path })).items).toEqual([])
  expect(await code(admin, readUserDocument, { path: { id: first.id } })).toEqual([404, 'not_found'])
  const kept = await ok(admin, uploadPaper, { path, body: { document_name: 'comptes_annuels' }, file: pdf() })
  const loose = await ok(admin, uploadPaper, { path, body: { document_name: 'brouillon' }, file: pdf() })
  await ok(manager, reviewUserDocument, { path: { id: kept.id }, body: { decision: 'accepted' } })
  expect(await remove(kept.id)).toEqual([409, 'paper_settled'])
  await ok(manager, updateStep, { path, body: { status: 'validated' } })
  // Validating the step accepts what was waiting.
  expect(await remove(loose.id)).toEqual([409, 'paper_settled'])
  expect(await code(admin, uploadPaper, { path, body: {}, file: pdf() })).toEqual([409, 'step_over'])
})

test('twenty calls at once make one campaign, and each gets it', async () => {
  await server.tokenOf(manager)
  await ok(admin, saveAgreement, { path: { id: company, type: 'interessement' }, body: { title: 'Accord' } })
  const { id, step } = await begun()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      server.call(launchProcessCampaign, { path: { id } }, { as: index % 2 ? admin : manager }),
    ),
  )
  // One call made it; the others found it.
  expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([
    ...Array.from({ length: 19 }, () => 200),
    201,
  ])
  expect(new Set(answers.map((answer) => answer.body.campaign.id)).size).toBe(1)
  const made = await server.owner.query('select state, year, name from campaign where company_id = $1', [
    company,
  ])
  expect(made.rows).toEqual([{ state: 'draft', year: 2025, name: 'Intéressement 2025' }])
  expect(answers[0]?.body.process.campaign_id).toBe(answers[0]?.body.campaign.id)
  // A body that repeats what is there is answered with it, one that differs is refused by name.
  const asking = (campaign: object) =>
    server.call(launchProcessCampaign, { path: { id }, body: { campaign } }, { as: admin })
  const made2025 = answers[0]?.body.campaign
  expect((await asking({ name: 'Intéressement 2025', criteria: made2025?.criteria })).status).toBe(200)
  const other = await asking({ name: 'Nouvelle', envelope_gross_cents: 100 })
  expect([other.status, other.error.code]).toEqual([409, 'process_campaign_differs'])
  expect(other.error.error).toContain('name, envelope_gross_cents')
  // The step itself still waits for what comes before it.
  expect((await step('campaign')).status).toBe('locked')
  // A cancelled campaign makes room for another one.
  await server.owner.query(`update campaign set state = 'cancelled' where company_id = $1`, [company])
  const next = await ok(admin, launchProcessCampaign, {
    path: { id },
    body: { campaign: { envelope_gross_cents: 1_000_000 } },
  })
  expect(next.campaign).toMatchObject({ name: 'Intéressement 2025 (2)', envelope_gross_cents: 1_000_000 })
})

test('the campaign’s step is over with the campaign, and the process goes on', async () => {
  const { id, step } = await begun()
  const advance = async (name: string) => {
    const { id: stepId } = await step(name)
    if (name === 'figures')
      await ok(manager, uploadPaper, {
        path: { id: stepId },
        body: { document_name: 'comptes_annuels' },
        file: pdf(),
      })
    await ok(manager, updateStep, { path: { id: stepId }, body: { status: 'validated' } })
  }
  for (const name of ['figures', 'envelope', 'people', 'check_data']) await advance(name)
  expect((await step('campaign')).allowed_actions).toContain('launch')
  const { process } = await ok(admin, launchProcessCampaign, { path: { id } })
  expect(await step('campaign')).toMatchObject({ status: 'validated' })
  expect(process.next_step).toMatchObject({ title: 'Informer le CSE' })
  expect((await step('follow')).status).toBe('available')
  // The draft is deleted: the step makes another one.
  await ok(admin, deleteCampaign, { path: { id: company, cid: process.campaign_id ?? '' } })
  expect((await ok(admin, getProcess, { path: { id: company, processId: id } })).campaign_id).toBeNull()
  expect((await step('campaign')).allowed_actions).toContain('launch')
  const second = await ok(admin, launchProcessCampaign, { path: { id } })
  expect(second.process.campaign_id).toBe(second.campaign.id)
  expect((await step('campaign')).allowed_actions).not.toContain('launch')
})

test('answers: a draft keeps them, sending asks for all of them, the sender does not validate', async () => {
  const { step } = await begun('agreement_renewal')
  const path = { id: (await step('decision')).id }
  const send = (body: object, as = admin) => server.call(submitStep, { path, body }, { as })
  expect((await send({ form_data: { years: 3 }, draft: true })).body).toMatchObject({
    status: 'in_progress',
    form_data: { years: 3 },
  })
  const wrong = await send({ form_data: { years: 'trois' } })
  expect([wrong.status, wrong.error.field_errors?.map((one) => one.field)]).toEqual([
    422,
    ['form_data.choice', 'form_data.years'],
  ])
  // An adviser who sends for the company does not validate it too.
  expect((await send({ form_data: { years: 3, choice: 'same' } }, manager)).body.status).toBe('submitted')
  expect(await code(manager, updateStep, { path, body: { status: 'validated' } })).toEqual([409, 'own_step'])
  const platform = await plantUser(server, { platformAdmin: true })
  expect((await ok(platform, updateStep, { path, body: { status: 'validated' } })).status).toBe('validated')
})

test('the adviser’s word: a comment to send back, the version read, and no way around a closed step', async () => {
  const { step } = await begun()
  const figures = await step('figures')
  const path = { id: figures.id }
  expect(await code(manager, updateStep, { path, body: { status: 'changes_requested' } })).toEqual([
    422,
    'comment_missing',
  ])
  const stale = await server.call(
    updateStep,
    { path, body: { due_date: '2026-04-01' } },
    { as: manager, headers: { 'if-match': '"99"' } },
  )
  expect([stale.status, stale.error.current]).toEqual([
    412,
    expect.objectContaining({ id: figures.id, version: figures.version }),
  ])
  const moved = await ok(manager, updateStep, { path, body: { ...figures, due_date: '2026-04-01' } as never })
  expect(moved).toMatchObject({
    due_date: '2026-04-01',
    status: 'available',
    required_documents: figures.required_documents,
  })
  const locked = await step('envelope')
  const refused = await server.call(
    updateStep,
    { path: { id: locked.id }, body: { status: 'validated' } },
    { as: manager },
  )
  expect([refused.status, refused.error.code]).toEqual([409, 'step_locked'])
  expect(refused.error.error).toContain(
    '« Réunir les chiffres de l’exercice »'.replaceAll(' »', '\u00a0»').replace('« ', '«\u00a0'),
  )
  const people = await step('people')
  expect((await ok(admin, submitStep, { path: { id: people.id } })).status).toBe('validated')
  expect(await code(admin, submitStep, { path: { id: people.id } })).toEqual([409, 'step_over'])
  const reopened = await ok(manager, updateStep, {
    path: { id: people.id },
    body: { status: 'changes_requested', comment: 'Deux sorties manquent.' },
  })
  expect(reopened).toMatchObject({
    status: 'changes_requested',
    validated_at: null,
    comment: 'Deux sorties manquent.',
  })
})

test('a step that is not needed is skipped with its reason; a necessary one is not', async () => {
  const { step } = await begun('agreement_renewal')
  const skip = async (name: string) => {
    const { id } = await step(name)
    return code(admin, skipStep, { path: { id }, body: { reason: 'Même accord qu’avant.' } })
  }
  expect(await skip('decision')).toEqual([409, 'step_not_skippable'])
  expect(await skip('past_years')).toEqual([200, undefined])
  const { id, comment } = await step('past_years')
  expect(comment).toBe('Même accord qu’avant.')
  const thread = await ok(admin, listStepComments, { path: { id } })
  expect(thread.items).toMatchObject([
    { text: 'Même accord qu’avant.', author_role: 'company_admin', mine: true },
  ])
})

test('comments reach the other side by mail, once', async () => {
  const { step } = await begun()
  const path = { id: (await step('figures')).id }
  await ok(admin, commentStep, { path, body: { text: 'Les comptes arrivent lundi.' } })
  await ok(manager, commentStep, { path, body: { text: 'Parfait, merci.' } })
  const thread = await ok(manager, listStepComments, { path })
  expect(thread.items.map((one) => [one.author_role, one.mine])).toEqual([
    ['company_admin', false],
    ['manager', true],
  ])
  expect(new Set((await mails()).map((one) => one.recipient))).toEqual(
    new Set([await emailOf(admin), await emailOf(manager)]),
  )
})

test('the agent is the adviser with the business contact only; null without one', async () => {
  const { step } = await begun()
  const path = { id: (await step('figures')).id }
  await server.owner.query(`update app_user set agent = $2 where id = $1`, [
    manager,
    JSON.stringify({
      title: 'Conseillère épargne salariale',
      phone: '01 99 00 45 67',
      calendar_url: 'https://example.org/rdv',
      languages: ['fr', 'en'],
      secret: 'x',
    }),
  ])
  const agent = await ok(admin, getStepAgent, { path })
  expect(agent).toMatchObject({
    display_name: 'Sophie Laurent',
    phone: '01 99 00 45 67',
    languages: ['fr', 'en'],
    firm: null,
  })
  expect(JSON.stringify(agent)).not.toContain('secret')
  await server.owner.query('delete from membership where user_id = $1', [manager])
  expect(await ok(admin, getStepAgent, { path })).toBeNull()
})

test('the same process given twice is said once, and given to whoever confirms', async () => {
  const give = (force?: boolean) =>
    server.call(
      copyProcess,
      {
        path: { id: company },
        body: { template_code: 'annual_campaign', ...(force === undefined ? {} : { force }) },
      },
      { as: manager },
    )
  expect((await give(false)).status).toBe(201)
  const again = await give(false)
  expect([again.status, again.error.code]).toEqual([409, 'process_alike'])
  const counted = () => server.owner.query('select 1 from process where company_id = $1', [company])
  expect((await counted()).rows).toHaveLength(1)
  expect([(await give(true)).status, (await give()).status, (await counted()).rows.length]).toEqual([
    201, 201, 3,
  ])
})

test('a copy is begun again: from a template, or from a process in scope with days a year later and its papers', async () => {
  const { id, step } = await begun()
  const figures = await step('figures')
  await ok(admin, uploadPaper, {
    path: { id: figures.id },
    body: { document_name: 'comptes_annuels' },
    file: pdf(),
  })
  await ok(manager, updateStep, { path: { id: figures.id }, body: { status: 'validated' } })
  const copy = (body: object, target = company, as = manager) =>
    server.call(copyProcess, { path: { id: target }, body }, { as })
  const same = await copy({ source_process_id: id, copy_documents: true })
  expect(same.body).toMatchObject({
    year: 2026,
    status: 'not_started',
    copied_from_id: id,
    target_date: '2027-05-31',
    campaign_id: null,
  })
  const again = await stepOf(same.body.id, 'figures')
  expect(again).toMatchObject({ status: 'available', due_date: figures.due_date?.replace('2026', '2027') })
  expect((await ok(admin, listUserDocuments, { path: { id: again.id } })).items).toMatchObject([
    { status: 'uploaded' },
  ])
  const other = await plantCompany(server)
  await plantMembership(server, manager, other, 'manager')
  expect((await copy({ source_process_id: id, target_date: '2026-06-30' }, other)).body).toMatchObject({
    company_id: other,
    target_date: '2026-06-30',
  })
  expect((await copy({ source_process_id: id, copy_documents: true }, other)).error.code).toBe(
    'papers_of_another_company',
  )
  const stranger = await plantUser(server, { manager: true })
  const theirs = await plantCompany(server)
  await plantMembership(server, stranger, theirs, 'manager')
  const outside = await copy({ source_process_id: id }, theirs, stranger)
  const invented = await copy({ source_process_id: randomUUID() }, theirs, stranger)
  expect([outside.status, outside.error.error]).toEqual([404, invented.error.error])
  expect((await copy({})).error.code).toBe('template_or_source')
  expect((await copy({ template_code: 'interessement_setup', title: 'Notre accord' })).body).toMatchObject({
    title: 'Notre accord',
    manager_id: manager,
  })
  expect((await mails()).filter((one) => one.kind === 'process-begun').length).toBeGreaterThan(0)
})

test('papers we give are Word files with the company’s name in them', async () => {
  const { step } = await begun('interessement_setup')
  const path = { id: (await step('signature')).id }
  const { items } = await ok(admin, listStepDocuments, { path })
  // The page reads what the file says: its headings, and a list at least, with French spaces.
  const blocks = items[0]?.blocks ?? []
  expect(blocks[0]).toMatchObject({ kind: 'title' })
  expect(blocks.some(({ kind }) => kind === 'list' || kind === 'boxes' || kind === 'table')).toBe(true)
  expect(items.map((one) => one.document_name)).toEqual(['modele_pv_ratification', 'modele_liste_emargement'])
  const file = await server.call(
    readStepDocument,
    { path: { ...path, name: 'modele_pv_ratification' } },
    { as: admin },
  )
  expect([file.status, file.raw.subarray(0, 2).toString(), file.raw.length]).toEqual([
    200,
    'PK',
    items[0]?.size_bytes,
  ])
  expect(await code(admin, readStepDocument, { path: { ...path, name: 'autre' } })).toEqual([
    404,
    'not_found',
  ])
})
