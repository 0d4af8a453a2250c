import { stopToken } from '../mail/stop-token.ts'
import { addAgreement, setAgreementFormula } from '@moisson/contract/agreement'
import { generateAccord } from '@moisson/contract/accord'
import { addOpening } from '@moisson/contract/abondement'
import {
  calculateCampaign,
  createCampaign,
  launchCampaign,
  submitCampaign,
  validateCampaign,
} from '@moisson/contract/campaign'
import { recordCampaignEnvelope } from '@moisson/contract/campaign-envelope'
import { saveAgreement, savePlan, updateCompany } from '@moisson/contract/company'
import { defaultClauses } from '@moisson/core/company/agreement'
import { commentAccordLink, makeAccordLink } from '@moisson/contract/accord-links'
import { makeCouncilLink } from '@moisson/contract/council-link'
import { shareDocument, uploadDocument } from '@moisson/contract/document'
import type { ExampleWorld } from '@moisson/contract/example-world'
import { extractBeneficiaries } from '@moisson/contract/extract'
import { receiveKeeperAnswer } from '@moisson/contract/payment'
import { addEstablishment } from '@moisson/contract/establishment'
import { createTodo } from '@moisson/contract/todo'
import { createAccordDraft } from '@moisson/contract/accord-drafts'
import { createOwnTemplate } from '@moisson/contract/own-template'
import { createSimulation } from '@moisson/contract/simulation'
import { enterChoice } from '@moisson/contract/paper-choice'
import type { CallDeclaration, Output, Request } from '@moisson/contract/call'
import { digestOfCode, freshLetterCode } from '../letter/letter-code.ts'
import { markNotified } from '../campaign/mark-notified.ts'
import { exampleProcess } from './example-process.ts'
import { exampleOpinion } from './example-opinion.ts'
import { exampleQuestion } from './example-question.ts'
import { exampleRatification } from './example-ratification.ts'
import { exampleSignIn } from './example-sign-in.ts'
import { showingCodes } from './example-totp.ts'
import { pdfExample } from './pdf-example.ts'
import { freshSiren, plantBeneficiary, plantMembership, plantUser } from './plant.ts'
import type { TestServer } from './test-server.ts'

/** A company of the example, with the people who act in it. */
export interface ExampleCast {
  company: string
  admin: string
  adviser: string
  saver: string
  /** The address of the account that signs in with a password. */
  passwordEmail: string
}

/** As little as an agreement is written from. */
const shortAnswers: Request<typeof generateAccord>['body']['answers'] = {
  conclusion: { mode: 'ratification' },
  indicators: [
    {
      name: 'resultat_courant',
      label: 'résultat courant avant impôt',
      source: 'compte de résultat approuvé',
      history: [{ year: 2025, value: 214_500 }],
    },
  ],
  formula: { preset: 'share_of_result', indicator: 'resultat_courant', rate_bps: 800, threshold: 100_000 },
  split: { criteria: [{ criterion: 'uniform', weight_bps: 10_000 }] },
}

interface Begun {
  colleague: string
  invitedAdmin: string
  beneficiary: string
  unreached: string
  employeeNumber: string
  pee: string
  agreement: string
  endedAgreement: string
  fund: string
  draftFund: string
  fundCode: string
  closedCampaign: string
  submittedCampaign: string
  validatedCampaign: string
}

/** The company in March: its people, plan and agreement, three campaigns launched and one answer. */
export async function beginExample(server: TestServer, cast: ExampleCast): Promise<Begun> {
  const { company } = cast
  const colleague = await plantUser(server, { name: 'Marc Petit' })
  await plantMembership(server, colleague, company, 'company_admin')
  const invitedAdmin = await plantUser(server, { name: 'Inès Faure' })
  await plantMembership(server, invitedAdmin, company, 'company_admin')
  await server.owner.query(`update membership set status = 'invited' where user_id = $1`, [invitedAdmin])
  const employeeNumber = 'A0042'
  const beneficiary = await plantBeneficiary(server, company, { userId: cast.saver, number: employeeNumber })
  const unreached = await plantBeneficiary(server, company, {
    lastName: 'Noël',
    email: null,
    salary: 4_100_000,
    presence: 300,
  })

  const admin = asUser(server, cast.admin)
  const funds = await server.owner.query<{ id: string; code: string }>(
    `select id, code from fund where status = 'published' order by sri, code`,
  )
  const { id: fund = '', code: fundCode = '' } = funds.rows[0] ?? {}
  const plan = await admin(savePlan, {
    path: { id: company, kind: 'pee' },
    body: { fund_ids: funds.rows.map((row) => row.id), default_fund_id: fund },
  })
  const agreement = await admin(saveAgreement, {
    path: { id: company, type: 'interessement' },
    body: {
      title: 'Accord d’intéressement',
      signed_on: '2025-05-12',
      filed_on: '2025-05-20',
      first_exercise_start: '2025-01-01',
      last_exercise_end: '2027-12-31',
      tacit_renewal: true,
      clauses: defaultClauses,
    },
  })
  const ended = await admin(saveAgreement, {
    path: { id: company, type: 'participation' },
    body: {
      title: 'Accord de participation',
      signed_on: '2023-05-12',
      first_exercise_start: '2023-01-01',
      last_exercise_end: '2025-12-31',
      tacit_renewal: true,
    },
  })
  const closedCampaign = await launched(server, cast, 'Clôturée', unreached)
  const submittedCampaign = await launched(server, cast, 'Transmise')
  const validatedCampaign = await launched(server, cast, 'Validée', unreached)
  await admin(enterChoice, {
    path: { id: validatedCampaign, bid: beneficiary },
    body: { signed_on: '2026-03-02', mode: 'quick_half' },
    file: { name: 'réponse signée.pdf', content: pdfExample } as unknown as Blob,
  })
  return {
    colleague,
    invitedAdmin,
    beneficiary,
    unreached,
    employeeNumber,
    pee: plan.id,
    agreement: agreement.id,
    endedAgreement: ended.id,
    fund,
    draftFund: await draftFund(server),
    fundCode,
    closedCampaign,
    submittedCampaign,
    validatedCampaign,
  }
}

/** The company in April, once the campaigns of March are closed: one of each further state, files, papers, steps. */
export async function finishExample(
  server: TestServer,
  cast: ExampleCast,
  begun: Begun,
): Promise<ExampleWorld> {
  const { company } = cast
  const { beneficiary, submittedCampaign, validatedCampaign } = begun
  const admin = asUser(server, cast.admin)
  await admin(updateCompany, {
    path: { id: company },
    body: { iban: 'FR7630006000011234567890189', keeper_iban: 'FR1420041010050500013M02606' },
  })
  for (const id of [submittedCampaign, validatedCampaign])
    await admin(submitCampaign, { path: { id }, body: {} })
  await asUser(server, cast.adviser)(validateCampaign, { path: { id: validatedCampaign }, body: {} })
  const openCampaign = await launched(server, cast, 'Ouverte')
  const spareBeneficiary = await plantBeneficiary(server, company, { lastName: 'Ouvrard' })
  const readyCampaign = await created(server, cast, 'Prête')
  await admin(calculateCampaign, { path: { id: readyCampaign } })
  const draftCampaign = await created(server, cast, 'Brouillon')
  const enrolment = await server.owner.query<{ campaign_id: string; id: string }>(
    'select campaign_id, id from campaign_beneficiary where beneficiary_id = $1',
    [beneficiary],
  )
  const enrolmentIn = (campaign: string) =>
    enrolment.rows.find((row) => row.campaign_id === campaign)?.id ?? ''
  const unreached = await server.owner.query<{ campaign_id: string; id: string }>(
    'select campaign_id, id from campaign_beneficiary where beneficiary_id = $1',
    [begun.unreached],
  )
  const unreachedIn = (campaign: string) =>
    unreached.rows.find((row) => row.campaign_id === campaign)?.id ?? ''
  await admin(receiveKeeperAnswer, {
    path: { id: company, cid: validatedCampaign },
    body: { text: 'Matricule;Nom;Statut\nA0042;Personne;Rejeté' },
  })
  const answerLines = await server.owner.query<{ id: string }>(
    `select id from keeper_answer_line where status <> 'accepted' and campaign_id = $1 order by position`,
    [validatedCampaign],
  )
  const payrollFile = {
    name: 'paie.csv',
    content:
      'Matricule;Nom;Prénom;E-mail;Brut annuel;Jours de présence\r\nN1;Petit;Nina;nina.petit@example.org;31 000,00;365\r\n',
  }
  const extract = await admin(extractBeneficiaries, {
    query: { company_id: company },
    file: payrollFile as unknown as Blob,
  })
  const todo = await admin(createTodo, { path: { id: company }, body: { title: 'Prévenir le CSE' } })
  const ownTemplate = await asUser(server, cast.adviser)(createOwnTemplate, {
    body: {
      base_code: null,
      title: 'Accueil d’un nouveau client',
      process: null,
      todos: [
        {
          code: 'call',
          title: 'Appeler le dirigeant',
          description: '',
          type: 'communication',
          priority: 'normal',
          minutes: null,
          from: 'given',
          days: 7,
        },
      ],
    },
  })
  const simulation = await admin(createSimulation, {
    path: { id: company },
    body: { type: 'distribution', inputs: { envelope_cents: 500_000 } },
  })
  const accordDraft = await admin(createAccordDraft, {
    path: { id: company },
    body: { from: { kind: 'model', code: 'share_of_result' } },
  })
  await admin(setAgreementFormula, {
    path: { id: company, aid: begun.agreement },
    body: { draft_id: accordDraft.id },
  })
  // What is ready to be launched has its figures.
  await admin(recordCampaignEnvelope, {
    path: { id: readyCampaign },
    body: { figures: { resultat: 250_000, masse_salariale: 2_000_000 } },
  })
  const establishment = await admin(addEstablishment, {
    path: { id: company },
    body: { name: 'Entrepôt' },
  })
  const document = await admin(uploadDocument, {
    path: { id: company },
    body: { title: 'Accord d’intéressement' },
    file: { name: 'accord signé.pdf', content: pdfExample } as unknown as Blob,
  })
  const councilPaper = await admin(uploadDocument, {
    path: { id: company },
    body: { title: 'Avis du CSE', visibility: 'cse', status: 'active' },
    file: { name: 'avis du CSE.pdf', content: pdfExample } as unknown as Blob,
  })
  const councilLink = await admin(makeCouncilLink, {
    path: { id: company },
    body: { label: 'Secrétaire du CSE' },
  })
  const accordLink = await admin(makeAccordLink, {
    path: { id: company, aid: accordDraft.id },
    body: { label: 'Maître Roche', may_comment: true },
  })
  const accordToken = accordLink.url.split('=').at(-1) ?? ''
  const accordComment = await admin(commentAccordLink, {
    body: { token: accordToken, name: 'Hélène Roche', body: 'Le seuil est-il celui de 2025 ?' },
  })
  const share = await admin(shareDocument, {
    path: { id: company, did: document.id },
    body: { label: 'Cabinet Martin' },
  })
  const accounts = await admin(addOpening, {
    path: { id: company, bid: beneficiary },
    body: { plan: 'pee', year: 2026, gross_cents: 10_000, note: 'Teneur précédent' },
  })
  const opening = accounts.items.flatMap(({ entries }) => entries).find(({ kind }) => kind === 'opening')
  const planToCome = '2027-01-01'
  await admin(savePlan, {
    path: { id: company, kind: 'pee' },
    body: { counts_from: planToCome, name: 'PEE 2027' },
  })
  const amendment = await admin(addAgreement, {
    path: { id: company },
    body: { type: 'interessement', act: 'amendment', first_exercise_start: '2027-01-01' },
  })
  const accord = await admin(generateAccord, {
    path: { id: company },
    body: { answers: shortAnswers, format: 'docx' },
  })
  return showingCodes({
    company,
    ...begun,
    planToCome,
    amendment: amendment.id,
    writtenAccord: accord.document_id ?? '',
    adviser: await anAdviser(server),
    spareBeneficiary,
    freeSiren: freshSiren(),
    draftCampaign,
    readyCampaign,
    openCampaign,
    opinion: await exampleOpinion(server.owner),
    question: await exampleQuestion(server.owner, { company, campaign: openCampaign, beneficiary }),
    reminderToken: stopToken(server.services.sealer, enrolmentIn(openCampaign)),
    letterCode: await letterFor(server, enrolmentIn(openCampaign), cast.admin),
    enrolment: enrolmentIn(openCampaign),
    unreachedEnrolment: unreachedIn(begun.closedCampaign),
    heldEnrolment: unreachedIn(validatedCampaign),
    validatedEnrolment: enrolmentIn(validatedCampaign),
    answerLine: answerLines.rows[0]?.id ?? '',
    establishment: establishment.id,
    extract: extract.extract_id,
    todo: todo.id,
    simulation: simulation.id,
    ownTemplate: ownTemplate.id,
    accordDraft: accordDraft.id,
    payrollFile,
    document: document.id,
    councilPaper: councilPaper.id,
    councilLink: councilLink.id,
    councilToken: councilLink.url.split('=').at(-1) ?? '',
    accordLink: accordLink.id,
    accordToken,
    accordComment: accordComment.id,
    documentShare: share.id,
    shareToken: share.url.split('/').at(-1) ?? '',
    opening: opening?.id ?? '',
    ...(await exampleSignIn(server, cast.admin, cast.passwordEmail)),
    ...(await exampleProcess(admin, company, document.id)),
    ...(await exampleRatification(admin, server.owner, { company, beneficiary, ends_on: '2026-05-05' })),
    pdf: { name: 'PV du CSE.pdf', content: `${pdfExample}\n` },
  })
}

/** One adviser whom every company may be given to, the same in each world. */
async function anAdviser(server: TestServer): Promise<string> {
  const email = 'lea.marchand@cabinet.example'
  const { rows } = await server.owner.query<{ id: string }>(`select id from app_user where email = $1`, [
    email,
  ])
  return rows[0]?.id ?? plantUser(server, { manager: true, name: 'Léa Marchand', email })
}

async function draftFund(server: TestServer): Promise<string> {
  const { rows } = await server.owner.query<{ id: string }>(
    `insert into fund (id, code, data, status, sri) select gen_random_uuid(), 'DRAFT' || floor(random() * 1e9), data, 'draft', sri
     from fund where status = 'published' order by code limit 1 returning id`,
  )
  return rows[0]?.id ?? ''
}

async function created(server: TestServer, cast: ExampleCast, name: string): Promise<string> {
  const campaign = await asUser(server, cast.admin)(createCampaign, {
    path: { id: cast.company },
    body: {
      name,
      type: 'interessement',
      year: 2025,
      envelope_gross_cents: 200_000,
      destinations: ['immediate_payment', 'pee'],
    },
  })
  return campaign.id
}

/** A campaign whose people read their notice, except one. */
async function launched(
  server: TestServer,
  cast: ExampleCast,
  name: string,
  unreached: string | null = null,
): Promise<string> {
  const id = await created(server, cast, name)
  await asUser(server, cast.admin)(launchCampaign, { path: { id }, body: {} })
  const people = await server.owner.query<{ id: string }>(
    'select id from campaign_beneficiary where campaign_id = $1 and beneficiary_id is distinct from $2',
    [id, unreached],
  )
  await server.inTransaction({ companies: '*' }, async (tx, now) => {
    for (const person of people.rows) await markNotified(tx, person.id, now)
  })
  return id
}

function asUser(server: TestServer, userId: string) {
  return async <D extends CallDeclaration>(call: D, request: Request<D>): Promise<Output<D>> => {
    const { status, body, error } = await server.call(call, request, { as: userId })
    if (status >= 300) throw new Error(`${call.http} answered ${status}: ${JSON.stringify(error)}`)
    return body
  }
}

/** A letter printed for somebody of a campaign, as it stands in the database: its code is nowhere else. */
async function letterFor(server: TestServer, enrolmentId: string, by: string): Promise<string> {
  const code = freshLetterCode()
  await server.owner.query(
    `insert into letter (campaign_beneficiary_id, company_id, campaign_id, beneficiary_id, code_hash, first_printed_at,
       printed_at, printed_by, printed_by_name)
     select id, company_id, campaign_id, beneficiary_id, $2, business_now(), business_now(), $3, 'Claire Martin'
     from campaign_beneficiary where id = $1`,
    [enrolmentId, digestOfCode(server.services.sealer, code), by],
  )
  return code
}
