import type { ExampleWorld } from '@moisson/contract/example-world'
import { addOpening } from '@moisson/contract/abondement'
import { submitMyChoices } from '@moisson/contract/choice'
import { createCampaign, launchCampaign, submitCampaign, validateCampaign } from '@moisson/contract/campaign'
import { saveAgreement, savePlan } from '@moisson/contract/company'
import { defaultClauses } from '@moisson/core/company/agreement'
import { shareDocument, uploadDocument } from '@moisson/contract/document'
import { extractBeneficiaries } from '@moisson/contract/extract'
import { receiveKeeperAnswer } from '@moisson/contract/payment'
import { createTodo } from '@moisson/contract/todo'
import { createSimulation } from '@moisson/contract/simulation'
import type { CallDeclaration, Output, Request } from '@moisson/contract/call'
import { markNotified } from '../campaign/mark-notified.ts'
import { runDue } from '../campaign/run-due.ts'
import { seedFunds } from '../fund/seed-funds.ts'
import { exampleProcess } from './example-process.ts'
import { exampleSignIn } from './example-sign-in.ts'
import { pdfExample } from './pdf-example.ts'
import { freshSiren, plantBeneficiary, plantCompany, plantMembership, plantUser } from './plant.ts'
import type { TestServer } from './test-server.ts'

export interface MatrixWorld {
  example: ExampleWorld
  /** User ids by column of the permission matrix. */
  users: Record<
    | 'beneficiary_self'
    | 'beneficiary_other'
    | 'company_admin_own'
    | 'company_admin_other'
    | 'manager_assigned'
    | 'manager_not_assigned'
    | 'platform_admin'
    | 'disabled_user',
    string
  >
  otherCompany: string
}

/** A company with a campaign in each state a call needs, another company, and one person per column of the matrix. */
export async function makeExampleWorld(server: TestServer): Promise<MatrixWorld> {
  await server.setNow('2026-03-02T09:00:00Z')
  await server.inTransaction({ companies: '*', identity: true }, async (tx) => {
    await seedFunds(tx)
  })
  const company = await plantCompany(server)
  const otherCompany = await plantCompany(server, { name: 'Autre société' })
  const users = {
    beneficiary_self: await plantUser(server, { name: 'Lina Moreau' }),
    beneficiary_other: await plantUser(server),
    company_admin_own: await plantUser(server, { name: 'Claire Martin' }),
    company_admin_other: await plantUser(server),
    manager_assigned: await plantUser(server, { manager: true }),
    manager_not_assigned: await plantUser(server, { manager: true }),
    platform_admin: await plantUser(server, { platformAdmin: true }),
    disabled_user: await plantUser(server),
  }
  await plantMembership(server, users.company_admin_own, company, 'company_admin')
  await plantMembership(server, users.disabled_user, company, 'company_admin')
  await plantMembership(server, users.company_admin_other, otherCompany, 'company_admin')
  await plantMembership(server, users.manager_assigned, company, 'manager')
  await plantMembership(server, users.manager_not_assigned, otherCompany, 'manager')
  const colleague = await plantUser(server, { name: 'Marc Petit' })
  await plantMembership(server, colleague, company, 'company_admin')
  const invitedAdmin = await plantUser(server, { name: 'Inès Faure' })
  await plantMembership(server, invitedAdmin, company, 'company_admin')
  await server.owner.query(`update membership set status = 'invited' where user_id = $1`, [invitedAdmin])
  const employeeNumber = 'A0042'
  const beneficiary = await plantBeneficiary(server, company, {
    userId: users.beneficiary_self,
    number: employeeNumber,
  })
  await plantBeneficiary(server, company, { lastName: 'Noël', salary: 4_100_000, presence: 300 })
  await plantBeneficiary(server, otherCompany, { userId: users.beneficiary_other })
  // The token is taken while the account is alive, as in life.
  await server.tokenOf(users.disabled_user)

  const admin = asUser(server, users.company_admin_own)
  const funds = await server.owner.query<{ id: string; code: string }>(
    `select id, code from fund where status = 'published' order by sri, code`,
  )
  const fund = funds.rows[0]?.id ?? ''
  const plan = await admin(savePlan, {
    path: { id: company, kind: 'pee' },
    body: { fund_ids: funds.rows.map((row) => row.id), default_fund_id: fund },
  })
  await admin(saveAgreement, {
    path: { id: company, type: 'interessement' },
    body: {
      title: 'Accord d’intéressement',
      signed_on: '2025-05-12',
      filed_on: '2025-05-20',
      first_exercise_start: '2025-01-01',
      last_exercise_end: '2027-12-31',
      clauses: defaultClauses,
    },
  })

  const created = async (name: string) =>
    (
      await admin(createCampaign, {
        path: { id: company },
        body: {
          name,
          type: 'interessement',
          year: 2025,
          envelope_gross_cents: 500_000,
          destinations: ['immediate_payment', 'pee'],
        },
      })
    ).id
  const launched = async (name: string) => {
    const id = await created(name)
    await admin(launchCampaign, { path: { id }, body: {} })
    const people = await server.owner.query<{ id: string }>(
      'select id from campaign_beneficiary where campaign_id = $1',
      [id],
    )
    await server.inTransaction({ companies: '*' }, async (tx, now) => {
      for (const person of people.rows) await markNotified(tx, person.id, now)
    })
    return id
  }
  const closedCampaign = await launched('Clôturée')
  const submittedCampaign = await launched('Transmise')
  const validatedCampaign = await launched('Validée')
  await asUser(server, users.beneficiary_self)(submitMyChoices, {
    path: { id: validatedCampaign },
    body: { mode: 'quick_managed' },
  })
  await server.setNow('2026-04-20T09:00:00Z')
  await runDue(server.services)
  for (const id of [submittedCampaign, validatedCampaign])
    await admin(submitCampaign, { path: { id }, body: {} })
  await asUser(server, users.manager_assigned)(validateCampaign, {
    path: { id: validatedCampaign },
    body: {},
  })
  const openCampaign = await launched('Ouverte')
  const spareBeneficiary = await plantBeneficiary(server, company, { lastName: 'Ouvrard' })
  const readyCampaign = await created('Prête')
  const draftCampaign = await created('Brouillon')
  const enrolment = await server.owner.query<{ campaign_id: string; id: string }>(
    'select campaign_id, id from campaign_beneficiary where beneficiary_id = $1',
    [beneficiary],
  )
  await admin(receiveKeeperAnswer, {
    path: { id: company, cid: validatedCampaign },
    body: { text: 'Matricule;Nom;Statut\n;Personne;Rejeté' },
  })
  const answerLines = await server.owner.query<{ id: string }>(
    `select id from keeper_answer_line where status <> 'accepted' order by position`,
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
  const simulation = await admin(createSimulation, {
    path: { id: company },
    body: { type: 'distribution', inputs: { envelope_cents: 500_000 } },
  })
  const document = await admin(uploadDocument, {
    path: { id: company },
    body: { title: 'Accord d’intéressement' },
    file: { name: 'accord signé.pdf', content: pdfExample } as unknown as Blob,
  })
  const share = await admin(shareDocument, {
    path: { id: company, did: document.id },
    body: { label: 'Cabinet Martin' },
  })
  const process = await exampleProcess(admin, company, document.id)
  const accounts = await admin(addOpening, {
    path: { id: company, bid: beneficiary },
    body: { plan: 'pee', year: 2026, gross_cents: 10_000, note: 'Teneur précédent' },
  })
  const opening = accounts.items.flatMap(({ entries }) => entries).find(({ kind }) => kind === 'opening')
  const signIn = await exampleSignIn(server, users.company_admin_own)
  await server.owner.query('update installation set mail_held_since = business_now()')
  await server.owner.query(`update app_user set status = 'suspended' where id = $1`, [users.disabled_user])
  return {
    users,
    otherCompany,
    example: {
      company,
      beneficiary,
      spareBeneficiary,
      freeSiren: freshSiren(),
      colleague,
      invitedAdmin,
      draftCampaign,
      readyCampaign,
      openCampaign,
      closedCampaign,
      submittedCampaign,
      validatedCampaign,
      enrolment: enrolment.rows.find((row) => row.campaign_id === openCampaign)?.id ?? '',
      validatedEnrolment: enrolment.rows.find((row) => row.campaign_id === validatedCampaign)?.id ?? '',
      pee: plan.id,
      answerLine: answerLines.rows[0]?.id ?? '',
      fund,
      extract: extract.extract_id,
      todo: todo.id,
      simulation: simulation.id,
      payrollFile,
      document: document.id,
      documentShare: share.id,
      shareToken: share.url.split('/').at(-1) ?? '',
      fundCode: funds.rows[0]?.code ?? '',
      opening: opening?.id ?? '',
      employeeNumber,
      ...signIn,
      ...process,
      pdf: { name: 'PV du CSE.pdf', content: `${pdfExample}\n` },
    },
  }
}

function asUser(server: TestServer, userId: string) {
  return async <D extends CallDeclaration>(call: D, request: Request<D>): Promise<Output<D>> => {
    const { status, body, error } = await server.call(call, request, { as: userId })
    if (status >= 300) throw new Error(`${call.http} answered ${status}: ${JSON.stringify(error)}`)
    return body
  }
}
