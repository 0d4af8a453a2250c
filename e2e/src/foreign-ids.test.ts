import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { generateAccord } from '@moisson/contract/accord'
import type { CallDeclaration, Example } from '@moisson/contract/call'
import { pathOf } from '@moisson/contract/call'
import { calls } from '@moisson/contract/calls'
import { getMyCampaign } from '@moisson/contract/choice'
import { getCompany } from '@moisson/contract/company'
import type { ExampleWorld } from '@moisson/contract/example-world'
import { listSessions } from '@moisson/contract/identity'
import { getUser } from '@moisson/contract/user'
import { openPool } from '@moisson/server/database/connect'
import { send, tokenOf } from './api.ts'
import { answerOf, idsIn, invented, printOf } from './ids-in.ts'
import { startServer, type RunningServer } from './start-server.ts'
import { openRatification } from '@moisson/contract/ratification'
import { worldOf } from './foreign-world.ts'

type Persona = 'claire' | 'lucas' | 'sophie' | 'alex'
let server: RunningServer
let owner: ReturnType<typeof openPool>
const tokens = {} as Record<Persona, string>
const users = {} as Record<Persona, string>
/** What Claire and Lucas may reach, what exists elsewhere, and what does not exist at all. */
let own: ExampleWorld
let foreign: ExampleWorld
const outside = { session: '', fund: '', published: '', company: '', enrolments: [] as string[] }

beforeAll(async () => {
  server = await startServer()
  const socketDirectory = join(server.dataFolder, 'postgres', 'socket')
  owner = openPool({ socketDirectory, port: 5432 }, { max: 1 })
  for (const [name, persona] of Object.entries({
    claire: 'company_admin',
    lucas: 'beneficiary',
    sophie: 'manager',
    alex: 'platform_admin',
  } as const)) {
    const token = await tokenOf(server, persona)
    tokens[name as Persona] = token
    users[name as Persona] = (await send(server, getUser, {}, { token })).body.id
  }
  const vergers = (await send(server, getCompany, {}, { token: tokens.claire })).body?.id ?? ''
  // Another company of Sophie's, with people of its own.
  const { rows } = await owner.query<{ id: string }>(
    `select c.id from company c join membership m on m.company_id = c.id and m.user_id = $2 and m.role = 'manager'
     where c.id <> $1 and c.status = 'active' order by (select count(*) from beneficiary b where b.company_id = c.id) desc, c.id`,
    [vergers, users.sophie],
  )
  const others = await owner.query<{ id: string }>(
    `select id from company where id not in (select company_id from membership where user_id = $1 and role = 'manager')`,
    [users.sophie],
  )
  outside.company = others.rows[0]?.id ?? ''
  own = await worldOf({ server, owner, adviser: users.sophie }, vergers, tokens.claire)
  foreign = await worldOf({ server, owner, adviser: users.sophie }, rows[0]?.id ?? '', tokens.sophie)
  const sessions = await send(server, listSessions, {}, { token: tokens.sophie })
  outside.session = sessions.body.items[0]?.id ?? ''
  const funds = await owner.query<{ id: string; status: string }>(
    `insert into fund (id, code, data, status, sri) select gen_random_uuid(), 'FOREIGN-' || one.status, f.data, one.status, 1
     from (select data from fund order by code limit 1) f, (values ('published'), ('draft')) one(status) returning id, status`,
  )
  outside.published = funds.rows.find(({ status }) => status === 'published')?.id ?? ''
  outside.fund = funds.rows.find(({ status }) => status === 'draft')?.id ?? ''
}, 180_000)
afterAll(async () => {
  await owner.end()
  await server.stop()
})

const answerTo = (call: CallDeclaration, example: Example, persona: Persona) =>
  answerOf(server, tokens[persona], call, example)
const print = () => printOf(owner)
const traces = async () =>
  (await owner.query<{ count: number }>('select count(*)::int as count from audit')).rows[0]?.count

describe('a foreign id in the path', () => {
  const withIds = [...calls].filter(
    ([, { declaration }]) => /\{\w*id\}/i.test(pathOf(declaration)) && declaration.rights.scope !== 'none',
  )

  test('answers like an invented one, in each place, and changes nothing', { timeout: 120_000 }, async () => {
    expect(withIds.length).toBeGreaterThan(35)
    const before = await print()
    const tracesBefore = await traces()
    const differences: unknown[] = []
    const looked: unknown[] = []
    for (const [name, { declaration }] of withIds) {
      const persona = declaration.rights.scope === 'me' ? 'lucas' : 'claire'
      const whole = declaration.example(foreign)
      const pairs: [Example, Example][] = [[whole, invented(whole)]]
      // A second id is tried under a first one that is the caller's own.
      const mine = declaration.example(own)
      const [first, second] = Object.keys(mine.path ?? {})
      if (first && second && /^[0-9a-f-]{36}$/.test(mine.path?.[second] ?? '')) {
        const mixed = { ...whole, path: { ...whole.path, [first]: mine.path?.[first] ?? '' } }
        pairs.push([mixed, invented(mixed, [mine.path?.[first] ?? ''])])
      }
      for (const [there, nowhere] of pairs) {
        const found = await answerTo(declaration, there, persona)
        const unknown = await answerTo(declaration, nowhere, persona)
        if (found.status !== 404 && found.status !== 403) looked.push([name, there, found.status])
        if (JSON.stringify(found) !== JSON.stringify(unknown)) differences.push([name, there, found, unknown])
      }
    }
    expect(differences).toEqual([])
    expect(looked).toEqual([])
    expect(await print()).toEqual(before)
    expect(await traces()).toBe(tracesBefore)
  })

  test('is the id of something: its rightful reader sees it', async () => {
    const readable = withIds.filter(
      ([, { declaration }]) => declaration.http.startsWith('GET') && declaration.rights.scope !== 'me',
    )
    expect(readable.length).toBeGreaterThan(10)
    const seen: unknown[] = []
    for (const [name, { declaration }] of readable) {
      const { status } = await answerTo(declaration, declaration.example(foreign), 'sophie')
      if (status === 404 || status === 403) seen.push([name, status])
    }
    expect(seen).toEqual([])
  })

  test('of a session answers like an invented one', async () => {
    const end = calls.get('endSession')?.declaration as CallDeclaration
    const before = await print()
    const found = await answerTo(end, { path: { sid: outside.session } }, 'claire')
    expect(found).toEqual(await answerTo(end, { path: { sid: randomUUID() } }, 'claire'))
    expect(found.status).toBe(404)
    expect((await send(server, getUser, {}, { token: tokens.sophie })).status).toBe(200)
    expect(await print()).toEqual(before)
  })
})

describe('a foreign id in the body or the query', () => {
  interface Place {
    as: Persona
    request(one: string): Example
    foreign(): string[]
  }
  const line = (fund_id: string) => [
    { destination: 'pee', management_mode: 'free', fund_id, amount_cents: 1000 },
  ]
  const matched = { cap_cents: 10_000, base: 'net', leavers: false }
  const byFund = (fund_id: string) => ({ ...matched, kind: 'funds', funds: [{ fund_id, rate_bps: 5000 }] })
  const inParts = (fund_id: string) => ({
    ...matched,
    kind: 'several',
    parts: [{ kind: 'funds', funds: [{ fund_id, rate_bps: 5000 }] }],
  })
  const places: Record<string, Place> = {
    'createCompany body.manager_id': {
      as: 'alex',
      request: (manager_id) => ({ body: { siren: own.freeSiren, name: 'Fournil du Quai', manager_id } }),
      foreign: () => [users.lucas, users.claire, own.beneficiary],
    },
    'importBeneficiaries body.extract_id': {
      as: 'claire',
      request: (extract_id) => ({ path: { id: own.company }, body: { extract_id } }),
      foreign: () => [foreign.extract],
    },
    'createCampaign body.clone_from_id': {
      as: 'claire',
      request: (clone_from_id) => ({
        path: { id: own.company },
        body: { name: 'Copie', type: 'interessement', year: 2025, clone_from_id },
      }),
      foreign: () => [foreign.validatedCampaign, foreign.draftCampaign, foreign.company],
    },
    'createCampaign body.completes_id': {
      as: 'claire',
      request: (completes_id) => ({
        path: { id: own.company },
        body: { name: 'Supplément', type: 'interessement_supplement', year: 2025, completes_id },
      }),
      foreign: () => [foreign.validatedCampaign, foreign.draftCampaign, foreign.company],
    },
    'updateCampaign body.completes_id': {
      as: 'claire',
      request: (completes_id) => ({ path: { id: own.draftCampaign }, body: { completes_id } }),
      foreign: () => [foreign.validatedCampaign, foreign.draftCampaign],
    },
    'enrolBeneficiary body.beneficiary_id': {
      as: 'claire',
      request: (beneficiary_id) => ({ path: { id: own.draftCampaign }, body: { beneficiary_id } }),
      foreign: () => [foreign.beneficiary, foreign.spareBeneficiary, own.enrolment],
    },
    'keepPromises body.ids': {
      as: 'claire',
      request: (one) => ({ path: { id: own.company }, body: { ids: [one] } }),
      foreign: () => [foreign.enrolment, own.enrolment],
    },
    'tellPromises body.ids': {
      as: 'claire',
      request: (one) => ({ path: { id: own.company }, body: { ids: [one] } }),
      foreign: () => [foreign.enrolment, own.enrolment],
    },
    'remindCampaign body.ids': {
      as: 'claire',
      request: (one) => ({ path: { id: own.openCampaign }, body: { ids: [one] } }),
      foreign: () => [foreign.enrolment, foreign.validatedEnrolment, own.validatedEnrolment],
    },
    'printLetters body.ids': {
      as: 'claire',
      request: (one) => ({ path: { id: own.openCampaign }, body: { ids: [one] } }),
      foreign: () => [foreign.enrolment, foreign.validatedEnrolment, own.validatedEnrolment],
    },
    'recordHandovers body.ids': {
      as: 'claire',
      request: (one) => ({
        path: { id: own.openCampaign },
        body: { handed_on: '2026-11-20', handed_how: 'in_person', ids: [one] },
      }),
      foreign: () => [foreign.enrolment, foreign.validatedEnrolment, own.validatedEnrolment],
    },
    'resendCampaignMails body.ids': {
      as: 'claire',
      request: (one) => ({ path: { id: own.openCampaign }, body: { ids: [one] } }),
      foreign: () => [foreign.enrolment, own.enrolment],
    },
    'giveUpNotices body.ids': {
      as: 'claire',
      request: (one) => ({ path: { id: own.openCampaign }, body: { ids: [one] } }),
      foreign: () => [foreign.enrolment, own.enrolment],
    },
    'savePlan body.fund_ids': {
      as: 'claire',
      request: (one) => ({ path: { id: own.company, kind: 'pee' }, body: { fund_ids: [own.fund, one] } }),
      foreign: () => [outside.fund],
    },
    'savePlan body.default_fund_id': {
      as: 'claire',
      request: (default_fund_id) => ({
        path: { id: own.company, kind: 'pee' },
        body: { fund_ids: [own.fund], default_fund_id },
      }),
      foreign: () => [outside.fund, outside.published],
    },
    'savePlan body.abondement.funds.fund_id': {
      as: 'claire',
      request: (one) => ({ path: { id: own.company, kind: 'pee' }, body: { abondement: byFund(one) } }),
      foreign: () => [outside.fund, outside.published],
    },
    'savePlan body.abondement.parts.funds.fund_id': {
      as: 'claire',
      request: (one) => ({ path: { id: own.company, kind: 'pee' }, body: { abondement: inParts(one) } }),
      foreign: () => [outside.fund, outside.published],
    },
    'previewPlan body.abondement.funds.fund_id': {
      as: 'claire',
      request: (one) => ({ path: { id: own.company, kind: 'pee' }, body: { abondement: byFund(one) } }),
      foreign: () => [outside.fund],
    },
    'previewPlan body.abondement.parts.funds.fund_id': {
      as: 'claire',
      request: (one) => ({ path: { id: own.company, kind: 'pee' }, body: { abondement: inParts(one) } }),
      foreign: () => [outside.fund],
    },
    'saveMyChoices body.lines.fund_id': {
      as: 'lucas',
      request: (one) => ({ path: { id: own.openCampaign }, body: { mode: 'custom', lines: line(one) } }),
      foreign: () => [outside.fund, outside.published],
    },
    'submitMyChoices body.lines.fund_id': {
      as: 'lucas',
      request: (one) => ({ path: { id: own.openCampaign }, body: { mode: 'custom', lines: line(one) } }),
      foreign: () => [outside.fund, outside.published],
    },
    'extractBeneficiaries query.company_id': {
      as: 'claire',
      request: (company_id) => ({ query: { company_id }, file: own.payrollFile }),
      foreign: () => [foreign.company],
    },
    'getMe query.company_id': {
      as: 'lucas',
      request: (company_id) => ({ query: { company_id } }),
      foreign: () => [foreign.company],
    },
    'updateMe query.company_id': {
      as: 'lucas',
      request: (company_id) => ({ query: { company_id }, body: { wants_reminders: true } }),
      foreign: () => [foreign.company],
    },
    'askCorrection query.company_id': {
      as: 'lucas',
      request: (company_id) => ({ query: { company_id }, body: { field: 'other', message: 'Mon nom' } }),
      foreign: () => [foreign.company],
    },
    'getMyErasure query.company_id': {
      as: 'lucas',
      request: (company_id) => ({ query: { company_id } }),
      foreign: () => [foreign.company],
    },
    'askErasure query.company_id': {
      as: 'lucas',
      request: (company_id) => ({ query: { company_id }, body: {} }),
      foreign: () => [foreign.company],
    },
    'listFunds query.company_id': {
      as: 'claire',
      request: (company_id) => ({ query: { company_id } }),
      foreign: () => [foreign.company],
    },
    'listFunds query.campaign_id': {
      as: 'lucas',
      request: (campaign_id) => ({ query: { campaign_id } }),
      foreign: () => [foreign.validatedCampaign],
    },
    'attachPaper body.existing_document_id': {
      as: 'claire',
      request: (existing_document_id) => ({ path: { id: own.step }, body: { existing_document_id } }),
      foreign: () => [foreign.document, foreign.userDocument, own.userDocument],
    },
    'uploadPaper body.existing_document_id': {
      as: 'claire',
      request: (existing_document_id) => ({ path: { id: own.step }, body: { existing_document_id } }),
      foreign: () => [foreign.document, foreign.userDocument],
    },
    'populateTodos body.own_template_id': {
      as: 'sophie',
      request: (own_template_id) => ({ path: { id: own.company }, body: { own_template_id } }),
      foreign: () => [foreign.ownTemplate, own.todo],
    },
    'copyProcess body.source_process_id': {
      as: 'sophie',
      request: (source_process_id) => ({ path: { id: own.company }, body: { source_process_id } }),
      foreign: () => [own.step, own.draftCampaign],
    },
    'launchProcessCampaign body.campaign.clone_from_id': {
      as: 'claire',
      request: (clone_from_id) => ({ path: { id: own.process }, body: { campaign: { clone_from_id } } }),
      foreign: () => [foreign.validatedCampaign, foreign.draftCampaign],
    },
    'launchProcessCampaign body.campaign.completes_id': {
      as: 'claire',
      request: (completes_id) => ({ path: { id: own.process }, body: { campaign: { completes_id } } }),
      foreign: () => [foreign.validatedCampaign, foreign.draftCampaign],
    },
    'createTodo body.assignee_id': {
      as: 'claire',
      request: (assignee_id) => ({
        path: { id: own.company },
        body: { title: 'Prévenir le CSE', assignee_id },
      }),
      foreign: () => [users.lucas, users.alex],
    },
    'updateTodo body.assignee_id': {
      as: 'claire',
      request: (assignee_id) => ({ path: { id: own.company, tid: own.todo }, body: { assignee_id } }),
      foreign: () => [users.lucas, users.alex],
    },
    'updateTodo body.evidence_document_id': {
      as: 'claire',
      request: (evidence_document_id) => ({
        path: { id: own.company, tid: own.todo },
        body: { status: 'done', evidence_document_id },
      }),
      foreign: () => [foreign.document, own.userDocument],
    },
    'recordPayment body.proof_document_id': {
      as: 'claire',
      request: (proof_document_id) => ({
        path: { id: own.company, cid: own.validatedCampaign, kind: 'payroll' },
        body: { status: 'ordered', proof_document_id },
      }),
      foreign: () => [foreign.document, own.userDocument],
    },
    'savePlan body.rules_document_id': {
      as: 'claire',
      request: (rules_document_id) => ({
        path: { id: own.company, kind: 'pee' },
        body: { rules_document_id },
      }),
      foreign: () => [foreign.document, own.userDocument],
    },
    'addAgreement body.document_id': {
      as: 'claire',
      request: (document_id) => ({
        path: { id: own.company },
        body: { type: 'participation', act: 'agreement', first_exercise_start: '2026-01-01', document_id },
      }),
      foreign: () => [foreign.document, own.userDocument],
    },
    'changeAgreement body.document_id': {
      as: 'claire',
      request: (document_id) => ({ path: { id: own.company, aid: own.agreement }, body: { document_id } }),
      foreign: () => [foreign.document, own.userDocument],
    },
    'applyAccord body.document_id': {
      as: 'claire',
      request: (document_id) => ({ path: { id: own.company }, body: { document_id } }),
      foreign: () => [foreign.document, own.userDocument],
    },
    'saveAgreement body.document_id': {
      as: 'claire',
      request: (document_id) => ({ path: { id: own.company, type: 'interessement' }, body: { document_id } }),
      foreign: () => [foreign.document, own.userDocument],
    },
    'addAgreement body.signatories.document_id': {
      as: 'claire',
      request: (document_id) => ({
        path: { id: own.company },
        body: {
          type: 'participation',
          act: 'agreement',
          first_exercise_start: '2026-01-01',
          ...signedBy(document_id),
        },
      }),
      foreign: () => [foreign.document, own.userDocument],
    },
    'changeAgreement body.signatories.document_id': {
      as: 'claire',
      request: (document_id) => ({
        path: { id: own.company, aid: own.agreement },
        body: { ...signedBy(document_id) },
      }),
      foreign: () => [foreign.document, own.userDocument],
    },
    'saveAgreement body.signatories.document_id': {
      as: 'claire',
      request: (document_id) => ({
        path: { id: own.company, type: 'interessement' },
        body: { ...signedBy(document_id) },
      }),
      foreign: () => [foreign.document, own.userDocument],
    },
    'createAccordDraft body.from.draft_id': {
      as: 'claire',
      request: (draft_id) => ({ path: { id: own.company }, body: { from: { kind: 'draft', draft_id } } }),
      foreign: () => [foreign.accordDraft, own.simulation],
    },
    'generateAccord body.draft_id': {
      as: 'claire',
      request: (draft_id) => ({
        ...generateAccord.example(own),
        body: { ...generateAccord.example(own).body, draft_id },
      }),
      foreign: () => [foreign.accordDraft, own.simulation],
    },
    'setAgreementFormula body.draft_id': {
      as: 'claire',
      request: (draft_id) => ({ path: { id: own.company, aid: own.agreement }, body: { draft_id } }),
      foreign: () => [foreign.accordDraft, own.simulation],
    },
    'updateSimulation body.compare_with_id': {
      as: 'claire',
      request: (compare_with_id) => ({
        path: { id: own.company, sid: own.simulation },
        body: { compare_with_id },
      }),
      foreign: () => [foreign.simulation, own.document],
    },
    'openRatification body.document_id': {
      as: 'claire',
      request: (document_id) => ({
        path: { id: own.company },
        body: { ...openRatification.example(own).body, document_id },
      }),
      foreign: () => [foreign.document, own.userDocument],
    },
    'openRatification body.joint_request.document_id': {
      as: 'claire',
      request: (document_id) => {
        const { path, body } = openRatification.example(own)
        return { path, body: { ...body, joint_request: { ...body.joint_request, document_id } } }
      },
      foreign: () => [foreign.document, own.userDocument],
    },
    'setUserRole body.company_id': {
      as: 'claire',
      request: (company_id) => ({
        path: { id: own.colleague },
        body: { role: 'company_admin', action: 'grant', company_id },
      }),
      foreign: () => [foreign.company, own.document],
    },
    'setActivation body.user_ids': {
      as: 'sophie',
      request: (one) => ({ body: { user_ids: [one], action: 'resend' } }),
      foreign: () => [users.alex, own.beneficiary],
    },
    'setActivation body.user_id': {
      as: 'sophie',
      request: (user_id) => ({ body: { user_id, action: 'resend' } }),
      foreign: () => [users.alex, own.beneficiary],
    },
    'previewAdviser query.user_id': {
      as: 'sophie',
      request: (user_id) => ({ path: { id: own.company }, query: { user_id } }),
      foreign: () => [own.beneficiary, own.company],
    },
    'assignAdviser body.user_id': {
      as: 'sophie',
      request: (user_id) => ({ path: { id: own.company }, body: { user_id } }),
      foreign: () => [own.beneficiary, own.company],
    },
    'setManager body.user_id': {
      as: 'alex',
      request: (user_id) => ({ body: { user_id, manager: true } }),
      foreign: () => [own.beneficiary, own.company],
    },
    'setManager body.company_ids': {
      as: 'alex',
      request: (one) => ({ body: { user_id: users.sophie, manager: true, company_ids: [own.company, one] } }),
      foreign: () => [own.beneficiary, own.draftCampaign],
    },
    'listCompanies query.company_id': {
      as: 'sophie',
      request: (company_id) => ({ query: { company_id } }),
      foreign: () => [outside.company, own.beneficiary],
    },
    'listCompanies query.manager_id': {
      as: 'sophie',
      request: (manager_id) => ({ query: { manager_id } }),
      foreign: () => [users.lucas, own.company],
    },
    'listUsers query.company_id': {
      as: 'sophie',
      request: (company_id) => ({ query: { company_id } }),
      foreign: () => [outside.company, own.beneficiary],
    },
    'previewCampaign query.bid': {
      as: 'claire',
      request: (bid) => ({ path: { id: own.openCampaign }, query: { bid } }),
      foreign: () => [foreign.enrolment, own.validatedEnrolment],
    },
  }

  test('has its place in this test wherever a call takes one', () => {
    const found = [...calls].flatMap(([name, { declaration }]) =>
      (['query', 'body'] as const).flatMap((part) =>
        idsIn(declaration.input?.[part], part).map((place) => `${name} ${place}`),
      ),
    )
    expect(found.toSorted((a, b) => a.localeCompare(b))).toEqual(
      Object.keys(places).toSorted((a, b) => a.localeCompare(b)),
    )
  })

  /** Everything as the last place has left it, for the next one to begin from. */
  let stands: Record<string, string> | undefined
  test.each(Object.entries(places))(
    '%s answers like an invented one and changes nothing',
    async (name, place) => {
      const call = calls.get(name.split(' ')[0] ?? '')?.declaration as CallDeclaration
      const before = (stands ??= await print())
      const tracesBefore = (await traces()) ?? 0
      const unknown = await answerTo(call, place.request(randomUUID()), place.as)
      const tracesOfOne = ((await traces()) ?? 0) - tracesBefore
      for (const one of place.foreign()) {
        expect(one).toMatch(/^[0-9a-f-]{36}$/)
        expect(await answerTo(call, place.request(one), place.as)).toEqual(unknown)
      }
      stands = await print()
      expect(stands).toEqual(before)
      expect(await traces()).toBe(tracesBefore + tracesOfOne * (1 + place.foreign().length))
      // Only a reminder has something to say about people it does not know: nobody was reminded.
      if (call.http.includes('/remind')) expect(unknown.body).toContain('"sent":0')
      // Nor is any mail that is not the campaign's sent again or given up.
      else if (call.http.includes('/mails/')) expect(unknown.body).toMatch(/"(sent_again|given_up)":0/)
      // A filter on what is out of reach finds nothing.
      else if (call.http.startsWith('GET /admin/') && !call.http.includes('{id}'))
        expect(unknown.body).toContain('"total":0')
      else expect(unknown.status).toBeGreaterThanOrEqual(400)
    },
  )

  test('is judged by calls that accept the right one', async () => {
    const fund = (
      await send(server, getMyCampaign, { path: { id: own.openCampaign } }, { token: tokens.lucas })
    ).body.funds.pee[0]?.id
    const right: [string, string][] = [
      ['saveMyChoices body.lines.fund_id', fund ?? ''],
      ['listFunds query.company_id', own.company],
      ['getMe query.company_id', own.company],
      ['listFunds query.campaign_id', own.openCampaign],
      ['previewCampaign query.bid', own.enrolment],
      ['extractBeneficiaries query.company_id', own.company],
      ['enrolBeneficiary body.beneficiary_id', own.spareBeneficiary],
      ['createCampaign body.clone_from_id', own.validatedCampaign],
      ['importBeneficiaries body.extract_id', own.extract],
      ['createCompany body.manager_id', users.sophie],
    ]
    for (const [name, one] of right) {
      const place = places[name] as Place
      const call = calls.get(name.split(' ')[0] ?? '')?.declaration as CallDeclaration
      const { status, body } = await answerTo(call, place.request(one), place.as)
      expect([name, status < 300 ? 'accepted' : `${status} ${body}`]).toEqual([name, 'accepted'])
    }
  })
})

const signedBy = (document_id: string) => ({
  signatories: [{ capacity: 'employer', name: 'Marc Petit', document_id }],
})
