import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CallDeclaration, Output, Request } from '@moisson/contract/call'
import { getProcess, listSteps, startProcess, submitStep, uploadPaper } from '@moisson/contract/process'

import { saveAgreement, updateCompany } from '@moisson/contract/company'

import { pdfExample } from '../testing/pdf-example.ts'
import { plantBeneficiary, plantCompany, plantMembership, plantUser } from '../testing/plant.ts'
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

test('a step ends when its thing is recorded, opens again when it is taken back, and nobody ends it by a click', async () => {
  const setup = await begun('interessement_setup')
  const steps = async () => {
    const { items } = await ok(admin, listSteps, { path: { id: setup.id } })
    return Object.fromEntries(items.map((one) => [one.code, one.status]))
  }
  const file = await setup.step('company_file')
  expect(file.allowed_actions).not.toContain('submit')
  expect(await code(admin, submitStep, { path: { id: file.id } })).toEqual([409, 'step_ends_by_itself'])
  expect(await steps()).toMatchObject({
    eligibility: 'available',
    company_file: 'available',
    signature: 'locked',
    filing: 'locked',
    people: 'locked',
  })

  // The agreement is entered elsewhere, for the exercice the process is about.
  const { year } = setup.process
  const agreement = {
    title: 'Accord',
    signed_on: '2026-02-20',
    first_exercise_start: `${year}-01-01`,
    last_exercise_end: `${year}-12-31`,
  }
  const path = { id: company, type: 'interessement' as const }
  await ok(admin, saveAgreement, { path, body: agreement })
  expect(await steps()).toMatchObject({
    eligibility: 'validated',
    draft_agreement: 'validated',
    signature: 'validated',
    filing: 'available',
    inform_employees: 'available',
  })
  await plantBeneficiary(server, company, {})
  expect((await steps())['people']).toBe('validated')
  const { progress } = await ok(admin, getProcess, { path: { id: company, processId: setup.id } })
  expect(progress.done).toBe(7)
  await ok(admin, saveAgreement, { path, body: { signed_on: null } })
  expect(await steps()).toMatchObject({ eligibility: 'available', signature: 'locked', people: 'validated' })
})

test('what the company’s file says is answered in the process, and what is out of bounds is refused with them', async () => {
  await ok(admin, updateCompany, { path: { id: company }, body: { headcount: 15, has_cse: false } })
  const { step } = await begun('interessement_setup')
  expect((await step('eligibility')).form_data).toMatchObject({ headcount: 15, has_cse: false })
  // Said later, it stands there all the same.
  await ok(admin, updateCompany, { path: { id: company }, body: { headcount: 16 } })
  const asked = await step('eligibility')
  expect(asked.form_data).toMatchObject({ headcount: 16 })
  const refused = await server.call(
    submitStep,
    {
      path: { id: asked.id },
      body: { form_data: { headcount: -4, has_cse: false, has_union_delegate: false } },
    },
    { as: admin },
  )
  expect(refused.error.field_errors).toMatchObject([
    { field: 'form_data.headcount', code: 'too_small', message: 'Au moins 1.' },
  ])
})

test('where nobody advises, what is sent is done', async () => {
  await server.owner.query(`delete from membership where user_id = $1`, [manager])
  const { step } = await begun('interessement_setup')
  const form_data = { headcount: 15, has_cse: false, has_union_delegate: false }
  const sent = await ok(admin, submitStep, {
    path: { id: (await step('eligibility')).id },
    body: { form_data },
  })
  expect(sent.status).toBe('validated')
  // What the file did not say is written there, and is asked nowhere again; what it says stays.
  const { rows } = await server.owner.query('select headcount, has_cse from company where id = $1', [company])
  expect(rows).toEqual([{ headcount: 24, has_cse: false }])
})

test('where nobody advises, a paper given waits for nobody, and the company ends the adviser’s steps and what was sent before', async () => {
  const { step } = await begun()
  const figures = (await step('figures')).id
  const give = () =>
    ok(admin, uploadPaper, {
      path: { id: figures },
      body: { document_name: 'comptes_annuels' },
      file: { name: 'comptes.pdf', content: pdfExample } as unknown as Blob,
    })
  await give()
  expect(await step('figures')).toMatchObject({ status: 'submitted', reviewed: true })
  expect((await step('figures')).allowed_actions).not.toContain('submit')
  await server.owner.query(`delete from membership where user_id = $1`, [manager])
  // Sent to the adviser who is gone.
  expect(await step('figures')).toMatchObject({ status: 'submitted', reviewed: false })
  expect((await ok(admin, submitStep, { path: { id: figures } })).status).toBe('validated')

  const transfer = await begun('keeper_transfer')
  const { items } = await ok(admin, listSteps, { path: { id: transfer.id } })
  const hers = items.find(({ responsible }) => responsible === 'manager')
  if (!hers) throw new Error('no step of the adviser')
  await server.owner.query(
    `update process_step set status = case when id = $2 then 'available' else 'validated' end where process_id = $1`,
    [transfer.id, hers.id],
  )
  expect(await transfer.step(hers.code)).toMatchObject({ reviewed: false, waits_for: [] })
  for (const { document_name } of hers.required_documents.filter((one) => one.mandatory))
    await ok(admin, uploadPaper, {
      path: { id: hers.id },
      body: { document_name },
      file: { name: 'offre.pdf', content: pdfExample } as unknown as Blob,
    })
  expect(await transfer.step(hers.code)).toMatchObject({ status: 'in_progress' })
  expect((await transfer.step(hers.code)).allowed_actions).toEqual(
    expect.arrayContaining(['upload', 'submit']),
  )
})
