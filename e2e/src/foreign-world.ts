import { randomUUID } from 'node:crypto'
import { addOpening } from '@moisson/contract/abondement'
import { receiveKeeperAnswer } from '@moisson/contract/payment'
import { createAccordDraft } from '@moisson/contract/accord-drafts'
import { addBeneficiary, listBeneficiaries } from '@moisson/contract/beneficiary'
import type { CallDeclaration, Request } from '@moisson/contract/call'
import { createCampaign, listCampaigns, listEnrolments } from '@moisson/contract/campaign'
import { listAgreements, listPlans } from '@moisson/contract/company'
import { listAdmins } from '@moisson/contract/company-access'
import { commentAccordLink, makeAccordLink } from '@moisson/contract/accord-links'
import { makeCouncilLink } from '@moisson/contract/council-link'
import { shareDocument, uploadDocument } from '@moisson/contract/document'
import { listEstablishments } from '@moisson/contract/establishment'
import type { ExampleWorld } from '@moisson/contract/example-world'
import { extractBeneficiaries } from '@moisson/contract/extract'
import { createSimulation } from '@moisson/contract/simulation'
import { createTodo } from '@moisson/contract/todo'
import { exampleProcess } from '@moisson/server/testing/example-process'
import { exampleOpinion } from '@moisson/server/testing/example-opinion'
import { exampleQuestion } from '@moisson/server/testing/example-question'
import { exampleRatification } from '@moisson/server/testing/example-ratification'
import { pdfExample } from '@moisson/server/testing/pdf-example'
import { send } from './api.ts'
import type { openPool } from '@moisson/server/database/connect'
import type { RunningServer } from './start-server.ts'

/** Where a world is made, and the adviser of both companies. */
interface Place {
  server: RunningServer
  owner: ReturnType<typeof openPool>
  adviser: string
}

/** A company's objects of each kind; what the demo has none of is made. */
export async function worldOf(
  { server, owner, adviser }: Place,
  company: string,
  token: string,
): Promise<ExampleWorld> {
  const path = { id: company }
  const people = (await send(server, listBeneficiaries, { path, query: {} }, { token })).body.items
  const campaigns = (
    await send(server, listCampaigns, { path, query: { include_completed: 'true' } }, { token })
  ).body.items
  const inState = (state: string) => campaigns.find((campaign) => campaign.state === state)?.id
  const draft = async (name: string) => {
    const body = { name, type: 'interessement' as const, year: 2025, envelope_gross_cents: 100_000 }
    return (await send(server, createCampaign, { path, body }, { token })).body.id
  }
  // Before somebody whose pay nobody knows: pay decides shares there.
  const simulation = await send(
    server,
    createSimulation,
    { path, body: { type: 'distribution', inputs: { envelope_cents: 500_000 } } },
    { token },
  )
  const spare = await send(
    server,
    addBeneficiary,
    { path, body: { last_name: 'Ouvrard', first_name: 'Nil', employee_number: randomUUID().slice(0, 8) } },
    { token },
  )
  const enrolmentIn = async (id: string) =>
    (await send(server, listEnrolments, { path: { id }, query: {} }, { token })).body.items[0]?.id ?? ''
  const payrollFile = { name: 'paie.csv', content: 'Matricule;Nom;Prénom\r\nN1;Petit;Nina\r\n' }
  const extract = await send(
    server,
    extractBeneficiaries,
    { query: { company_id: company }, file: new File([payrollFile.content], payrollFile.name) },
    { token },
  )
  const accordDraft = await send(server, createAccordDraft, { path, body: {} }, { token })
  const todo = await send(server, createTodo, { path, body: { title: 'Prévenir le CSE' } }, { token })
  const document = await send(
    server,
    uploadDocument,
    { path, body: { title: 'PV du CSE' }, file: new File([`${pdfExample}\n`], 'PV du CSE.pdf') },
    { token },
  )
  const opinion = { visibility: 'cse', status: 'active', title: 'Avis' } as const
  const file = new File([`${pdfExample}\n\n`], 'Avis.pdf')
  const accordLink = await send(
    server,
    makeAccordLink,
    { path: { ...path, aid: accordDraft.body.id }, body: { label: 'Avocat', may_comment: true } },
    { token },
  )
  const accordComment = await send(
    server,
    commentAccordLink,
    { body: { token: accordLink.body.url.split('=').at(-1) ?? '', name: 'Avocat', body: 'À relire.' } },
    { token },
  )
  const councilPaper = await send(server, uploadDocument, { path, body: opinion, file }, { token })
  const share = await send(
    server,
    shareDocument,
    { path: { ...path, did: document.body.id }, body: { label: 'CSE' } },
    { token },
  )
  const asked = async <D extends CallDeclaration>(call: D, request: Request<D>) =>
    (await send(server, call, request, { token })).body
  const process = await exampleProcess(asked, company, document.body.id)
  const ownTemplate = await ownTemplateOf(owner, company)
  const beneficiary = people[0]?.id ?? ''
  const ends_on = new Date(Date.now() + 864_000_000).toISOString().slice(0, 10)
  const ratification = await exampleRatification(asked, owner, { company, ends_on, beneficiary })
  const plans = (await send(server, listPlans, { path }, { token })).body.items
  const admins = (await send(server, listAdmins, { path }, { token })).body.items
  const settled = inState('validated') ?? inState('completed') ?? ''
  await send(
    server,
    receiveKeeperAnswer,
    { path: { ...path, cid: settled }, body: { text: 'Matricule;Nom;Statut\n;Personne;Rejeté' } },
    { token },
  )
  const accounts = await send(
    server,
    addOpening,
    {
      path: { ...path, bid: people[0]?.id ?? '' },
      body: { plan: 'pee', year: 2026, gross_cents: 100, note: 'Essai' },
    },
    { token },
  )
  const opening = accounts.body.items.flatMap(({ entries }) => entries).find(({ kind }) => kind === 'opening')
  const answerLines = await owner.query<{ id: string }>(
    'select id from keeper_answer_line where campaign_id = $1 order by row limit 1',
    [settled],
  )
  const { versions } = (await send(server, listAgreements, { path }, { token })).body
  const launched = inState('open') ?? inState('submitted') ?? inState('validated') ?? ''
  return {
    company,
    beneficiary,
    spareBeneficiary: spare.body.id,
    planToCome: '2040-01-01',
    agreement: versions[0]?.id ?? '',
    endedAgreement: versions[0]?.id ?? '',
    amendment: versions[0]?.id ?? '',
    writtenAccord: document.body.id,
    freeSiren: '732829320',
    adviser,
    colleague: admins.find(({ status, is_self }) => status === 'active' && !is_self)?.user_id ?? '',
    invitedAdmin: admins.find(({ status }) => status === 'invited')?.user_id ?? '',
    draftCampaign: inState('draft') ?? (await draft('Brouillon')),
    readyCampaign: await draft('Prête'),
    openCampaign: launched,
    opinion: await exampleOpinion(owner),
    question: await exampleQuestion(owner, { company, campaign: launched, beneficiary }),
    closedCampaign: inState('closed') ?? launched,
    submittedCampaign: inState('submitted') ?? launched,
    validatedCampaign: settled || launched,
    answerLine: answerLines.rows[0]?.id ?? '',
    letterCode: '2345-6789-ABCD',
    enrolment: await enrolmentIn(launched),
    unreachedEnrolment: await enrolmentIn(inState('closed') ?? launched),
    draftFund: '',
    heldEnrolment: await enrolmentIn(settled || launched),
    validatedEnrolment: await enrolmentIn(settled || launched),
    pee: plans.find((plan) => plan.kind === 'pee')?.id ?? '',
    fund: plans[0]?.funds[0]?.id ?? '',
    extract: extract.body.extract_id,
    simulation: simulation.body.id,
    accordDraft: accordDraft.body.id,
    todo: todo.body.id,
    establishment: (await send(server, listEstablishments, { path }, { token })).body.items[0]?.id ?? '',
    payrollFile,
    document: document.body.id,
    councilPaper: councilPaper.body.id,
    councilLink: (await send(server, makeCouncilLink, { path, body: { label: 'CSE' } }, { token })).body.id,
    councilToken: '',
    accordLink: accordLink.body.id,
    accordToken: '',
    accordComment: accordComment.body.id,
    documentShare: share.body.id,
    opening: opening?.id ?? '',
    employeeNumber: people[0]?.employee_number ?? '',
    // No id of the company is behind these: no path of this test names them.
    shareToken: '',
    reminderToken: '',
    fundCode: '',
    session: '',
    totp: '',
    totpCode: '',
    refreshCookie: '',
    signInToken: '',
    resetToken: '',
    passwordAccount: { email: '', password: '' },
    ...process,
    ownTemplate,
    ...ratification,
    pdf: { name: 'accord.pdf', content: pdfExample },
  }
}

/** A set of things to do that somebody of the company wrote, who is no adviser of another one. */
async function ownTemplateOf(owner: Place['owner'], company: string): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into own_template (id, version, kind, owner_id, title, content, written_by_name, created_at)
     select gen_random_uuid(), 1, 'todos', m.user_id, 'Accueil',
       '{"process": null, "todos": [{"code": "a", "title": "Appeler", "description": "", "type": "communication",
         "priority": "normal", "minutes": null, "from": "given", "days": 7}]}', 'Conseil', now()
     from membership m where m.company_id = $1 order by (m.role = 'manager') limit 1 returning id`,
    [company],
  )
  return rows[0]?.id ?? ''
}
