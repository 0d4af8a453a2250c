import { createAccordDraft, previewAccord, updateAccordDraft } from '@moisson/contract/accord-drafts'
import { generateAccord } from '@moisson/contract/accord'
import { applyAccord, setAgreementFormula } from '@moisson/contract/agreement'
import { createCampaign, getCampaign, updateCampaign } from '@moisson/contract/campaign'
import {
  previewCampaignEnvelope,
  readCampaignEnvelope,
  recordCampaignEnvelope,
} from '@moisson/contract/campaign-envelope'
import type { Request } from '@moisson/contract/call'
import { listAgreements, saveAgreement, updateCompany } from '@moisson/contract/company'
import { updateDocument } from '@moisson/contract/document'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { plantBeneficiary, plantCompany, plantMembership, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let company: string
let admin: string
let campaign: string
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.setNow('2025-03-02T09:00:00Z')
  company = await plantCompany(server, {})
  admin = await plantUser(server, { name: 'Claire Martin' })
  await plantMembership(server, admin, company, 'company_admin')
  await plantBeneficiary(server, company, {})
})

/** 8 % of what the result exceeds 100 000 € by, 30 000 € at most. */
const answers: Request<typeof generateAccord>['body']['answers'] = {
  conclusion: { mode: 'ratification' },
  duration: { years: 3, first_exercise_start: '2025-01-01' },
  indicators: [
    {
      name: 'resultat',
      label: 'résultat courant avant impôt',
      definition: 'résultat avant intéressement',
      source: 'comptes approuvés',
      available_by: 'trois mois après la clôture',
    },
  ],
  formula: {
    preset: 'share_of_result',
    indicator: 'resultat',
    rate_bps: 800,
    threshold: 100_000,
    strict: true,
    on: 'excess',
  },
  caps: { amount_cents: 3_000_000 },
  split: { criteria: [{ criterion: 'uniform', weight_bps: 10_000 }] },
}
const draftOf = async (given = answers) => {
  const { body } = await server.call(createAccordDraft, { path: { id: company }, body: {} }, { as: admin })
  await server.call(
    updateAccordDraft,
    { path: { id: company, aid: body.id }, body: { answers: given } },
    { as: admin },
  )
  return body.id
}
/** Written, signed, applied here; the campaign of 2025 is prepared in 2026. */
async function applied() {
  const paper = await server.call(
    generateAccord,
    { path: { id: company }, body: { answers, format: 'pdf' } },
    { as: admin },
  )
  const did = paper.body.document_id ?? ''
  await server.call(
    updateDocument,
    { path: { id: company, did }, body: { status: 'signed', signed_at: '2025-03-01' } },
    { as: admin },
  )
  const { body } = await server.call(
    applyAccord,
    { path: { id: company }, body: { document_id: did } },
    { as: admin },
  )
  await begun()
  return body
}
async function begun() {
  await server.setNow('2026-03-02T09:00:00Z')
  const made = await server.call(
    createCampaign,
    { path: { id: company }, body: { name: 'Intéressement 2025', type: 'interessement', year: 2025 } },
    { as: admin },
  )
  expect(made.status).toBe(201)
  campaign = made.body.id
}
const read = async () =>
  (await server.call(readCampaignEnvelope, { path: { id: campaign } }, { as: admin })).body
const figuresOf = (resultat: number | null) => ({ figures: { resultat, masse_salariale: 1_000_000 } })
const record = (resultat: number | null) =>
  server.call(recordCampaignEnvelope, { path: { id: campaign }, body: figuresOf(resultat) }, { as: admin })
const preview = async (resultat: number | null) =>
  (
    await server.call(
      previewCampaignEnvelope,
      { path: { id: campaign }, body: figuresOf(resultat) },
      { as: admin },
    )
  ).body
const warnings = async () =>
  (
    await server.call(getCampaign, { path: { id: company, cid: campaign } }, { as: admin })
  ).body.warnings.flatMap(({ code, reason_required }) =>
    code.startsWith('envelope') && reason_required ? [code] : [],
  )
const change = (body: Request<typeof updateCampaign>['body']) =>
  server.call(updateCampaign, { path: { id: company, cid: campaign }, body }, { as: admin })

test('an agreement applied from its text asks each campaign for its figures, and gives the envelope with its steps', async () => {
  const agreement = await applied()
  expect(agreement.formula?.figures.map(({ name }) => name)).toEqual(['resultat', 'masse_salariale'])
  const wages = async () => (await read()).fields.find(({ name }) => name === 'masse_salariale')
  const told = (annual_gross_payroll_year: number) =>
    server.call(
      updateCompany,
      {
        path: { id: company },
        body: { annual_gross_payroll_cents: 90_000_000, annual_gross_payroll_year },
      },
      { as: admin },
    )
  await told(2024)
  expect(await wages()).toMatchObject({
    value: null,
    known: { from: 'company', value: 900_000, year: 2024 },
  })
  await told(2025)
  expect(await wages()).toMatchObject({ value: 900_000, known: { from: 'company', year: 2025 } })
  await server.call(
    updateCompany,
    {
      path: { id: company },
      body: { annual_gross_payroll_cents: null, annual_gross_payroll_year: null },
    },
    { as: admin },
  )
  const asked = await read()
  expect(asked.fields.map(({ name, source, value }) => [name, source, value])).toEqual([
    ['resultat', 'comptes approuvés', null],
    ['masse_salariale', null, null],
  ])
  expect(await preview(null)).toEqual({ missing: ['resultat'], problem: null, basis: null })
  // 8 % of 150 000 € is 12 000 €.
  const shown = (await preview(250_000)).basis
  expect([shown?.formula_cents, shown?.amount_cents]).toEqual([1_200_000, 1_200_000])
  expect(shown?.steps.at(-1)?.label.fr).toBe('L’enveloppe est de 12\u202f000,00\u00a0€.')
  expect((await read()).recorded).toBeNull()

  const { body, status } = await record(250_000)
  expect([status, body.envelope_gross_cents, body.payroll_gross_cents]).toEqual([200, 1_200_000, 100_000_000])
  const kept = await read()
  expect(kept.recorded).toMatchObject({
    ...shown,
    recorded_by: 'Claire Martin',
    agreement: { id: agreement.id },
  })
  expect([kept.by_hand_cents, kept.recomputed_cents]).toEqual([0, 1_200_000])
  expect(kept.fields.map(({ value }) => value)).toEqual([250_000, 1_000_000])
  expect(await warnings()).toEqual([])
})

test('a text written here is proposed until it is applied; what it says of the company fills the file, and a day planned for its signature is none', async () => {
  const given = {
    ...answers,
    company: { representative: { name: 'Yann Le Goff', quality: 'président' }, headcount: 15 },
    conclusion: { mode: 'ratification' as const, signed_on: '2025-03-01' },
  }
  await server.owner.query(
    `update company set legal_representative = null, headcount = null, fiscal_year_end_month = null where id = $1`,
    [company],
  )
  const paper = await server.call(
    generateAccord,
    { path: { id: company }, body: { answers: given, format: 'both' } },
    { as: admin },
  )
  const did = paper.body.document_id ?? ''
  const listed = async () =>
    (await server.call(listAgreements, { path: { id: company } }, { as: admin })).body
  expect((await listed()).written).toMatchObject([{ document_id: did, signed_on: null }])
  const { body } = await server.call(
    applyAccord,
    { path: { id: company }, body: { document_id: did } },
    { as: admin },
  )
  expect([body.signed_on, body.standing]).toEqual([null, 'unsigned'])
  expect((await listed()).written).toEqual([])
  const { rows } = await server.owner.query(
    'select legal_representative as who, headcount from company where id = $1',
    [company],
  )
  expect(rows[0]).toMatchObject({
    who: { first_name: 'Yann', last_name: 'Le Goff', title: 'président' },
    headcount: 15,
  })
})

test('the ceiling that bites is named: the agreement’s own, then a fifth of the gross wages', async () => {
  await applied()
  const bite = async (resultat: number, wages = 1_000_000) =>
    (
      await server.call(
        previewCampaignEnvelope,
        { path: { id: campaign }, body: { figures: { resultat, masse_salariale: wages } } },
        { as: admin },
      )
    ).body.basis
  const own = await bite(600_000)
  expect([own?.formula_cents, own?.amount_cents]).toEqual([4_000_000, 3_000_000])
  expect(own?.ceilings.filter(({ bites }) => bites).map(({ of }) => of)).toEqual(['agreement'])
  const law = await bite(600_000, 100_000)
  expect(law?.amount_cents).toBe(2_000_000)
  expect(law?.ceilings.filter(({ bites }) => bites).map(({ of }) => of)).toEqual(['agreement', 'law'])
})

test('an envelope typed without figures, changed by hand or older than its agreement needs a written reason', async () => {
  await applied()
  await change({ envelope_gross_cents: 1_000_000 })
  expect(await warnings()).toEqual(['envelope_without_figures'])
  await record(250_000)
  expect(await warnings()).toEqual([])
  await change({ envelope_gross_cents: 1_300_000, warning_reasons: { envelope_by_hand: 'Accord du CSE' } })
  expect(await warnings()).toEqual(['envelope_by_hand'])
  expect(await read()).toMatchObject({ by_hand_cents: 100_000, by_hand_reason: 'Accord du CSE' })
  await change({ payroll_gross_cents: 90_000_000 })
  expect(await warnings()).toEqual(['envelope_by_hand', 'envelope_figures_old'])
  // Computed again, it is what the formula gives: the reasons written against the former one are gone.
  const again = await record(250_000)
  expect([again.body.envelope_gross_cents, again.body.warning_reasons]).toEqual([1_200_000, {}])
  expect(await warnings()).toEqual([])
})

test('figures that are missing are named, and nothing is recorded', async () => {
  await applied()
  const { status, error } = await record(null)
  expect([status, error.code, Object.keys(error.field_errors?.[0] ?? {})]).toEqual([
    422,
    'figures_missing',
    expect.arrayContaining(['field']),
  ])
  expect(error.field_errors?.map(({ field }) => field)).toEqual(['figures.resultat'])
  expect(error.error).toContain('1 chiffre manque pour')
  const owed = { path: { id: campaign }, body: { figures: { resultat: 600_000, masse_salariale: -5 } } }
  const wages = (await server.call(previewCampaignEnvelope, owed, { as: admin })).body
  expect([wages.basis, wages.problem?.fr]).toEqual([null, expect.stringContaining('est négative')])
  expect((await read()).recorded).toBeNull()
})

test('an agreement signed elsewhere has the formula of a draft, or says why its amount is typed', async () => {
  const agreement = await server.call(
    saveAgreement,
    {
      path: { id: company, type: 'interessement' },
      body: {
        signed_on: '2025-02-01',
        filed_on: '2025-02-10',
        first_exercise_start: '2025-01-01',
        last_exercise_end: '2027-12-31',
      },
    },
    { as: admin },
  )
  const set = (body: Request<typeof setAgreementFormula>['body']) =>
    server.call(setAgreementFormula, { path: { id: company, aid: agreement.body.id }, body }, { as: admin })
  const typed = await set({ typed_envelope_reason: 'Calcul de l’expert-comptable' })
  expect(typed.body).toMatchObject({ formula: null, typed_envelope_reason: 'Calcul de l’expert-comptable' })
  await begun()
  expect((await read()).agreement).toMatchObject({ has_formula: false })
  expect((await record(250_000)).error.code).toBe('agreement_without_formula')
  const empty = await server.call(createAccordDraft, { path: { id: company }, body: {} }, { as: admin })
  expect((await set({ draft_id: empty.body.id })).error.code).toBe('draft_without_formula')
  const kept = await set({ draft_id: await draftOf() })
  expect([kept.body.typed_envelope_reason, kept.body.formula?.figures.length]).toEqual([null, 2])
  expect((await record(250_000)).body.envelope_gross_cents).toBe(1_200_000)
  // An amount for each by presence: the people's own files say how many whole presences they make.
  const each: typeof answers = {
    ...answers,
    caps: {},
    formula: {
      tree: {
        if: { cmp: '>', left: { var: 'resultat' }, right: { const: 80_000 } },
        [`${'then'}`]: { per_head: { const: 600 } },
        else: { const: 0 },
      },
    },
    split: { criteria: [{ criterion: 'presence', weight_bps: 10_000 }] },
  }
  await plantBeneficiary(server, company, { hireDate: '2025-07-02', presence: 183 })
  await set({ draft_id: await draftOf(each) })
  const presences = (await read()).fields.find(({ name }) => name === 'beneficiaires_selon_presence')
  expect(presences).toMatchObject({ value: 1.50137, known: { from: 'people', value: 1.50137 } })
  const seen = await server.call(
    previewAccord,
    { path: { id: company }, body: { answers: each, values: { resultat: 100_000 } } },
    { as: admin },
  )
  expect(seen.body.figures?.outcome.formula_cents).toBe(90_082)
})
