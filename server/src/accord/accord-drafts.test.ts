import {
  compareAccordDraftVersions,
  createAccordDraft,
  deleteAccordDraft,
  getAccordDraft,
  listAccordDraftVersions,
  listAccordDrafts,
  previewAccord,
  updateAccordDraft,
} from '@moisson/contract/accord-drafts'
import { generateAccord } from '@moisson/contract/accord'
import type { Request } from '@moisson/contract/call'
import { saveAgreement } from '@moisson/contract/company'
import { accordModelCodes } from '@moisson/core/accord/models'
import { publishedModelCodes } from '@moisson/core/accord/published-model-codes'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { plantBeneficiary, plantCompany, plantMembership, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let company: string
let admin: string
let colleague: string
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.setNow('2026-03-02T09:00:00Z')
  company = await plantCompany(server, { name: 'Les Vergers de Saint-Prix' })
  admin = await plantUser(server, { name: 'Claire Martin' })
  colleague = await plantUser(server, { name: 'Paul Denis' })
  await plantMembership(server, admin, company, 'company_admin')
  await plantMembership(server, colleague, company, 'company_admin')
})

type Answers = NonNullable<NonNullable<Request<typeof updateAccordDraft>['body']>['answers']>
type From = NonNullable<NonNullable<Request<typeof createAccordDraft>['body']>['from']>
const whole: Answers = {
  conclusion: { mode: 'ratification' },
  indicators: [
    {
      name: 'resultat',
      label: 'résultat courant avant impôt',
      history: [
        { year: 2024, value: 90_000 },
        { year: 2025, value: 200_000 },
      ],
    },
  ],
  formula: { preset: 'share_of_result', indicator: 'resultat', rate_bps: 800, threshold: 100_000 },
  split: { criteria: [{ criterion: 'uniform', weight_bps: 10_000 }] },
}
const create = (from?: From, as = admin) =>
  server.call(createAccordDraft, { path: { id: company }, body: { ...(from && { from }) } }, { as })
const save = (
  aid: string,
  answers: Answers,
  { as = admin, version }: { as?: string; version?: number } = {},
) =>
  server.call(
    updateAccordDraft,
    { path: { id: company, aid }, body: { answers } },
    { as, ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }) },
  )
const preview = (answers: Answers, more: Partial<Request<typeof previewAccord>['body']> = {}) =>
  server.call(previewAccord, { path: { id: company }, body: { answers, ...more } }, { as: admin })
const line = (body: Awaited<ReturnType<typeof preview>>['body'], code: string) =>
  body.compliance.find((one) => one.code === code)

test('a draft takes answers that are not complete, and whoever saves over a newer version is told so', async () => {
  const { body: draft, status } = await create()
  expect([status, draft.version, draft.kind, draft.answers]).toEqual([201, 1, 'agreement', {}])
  const begun: Answers = {
    indicators: [{ name: 'resultat' }],
    formula: { preset: 'bands', rows: [{ from: 0 }] },
  }
  const saved = await save(draft.id, begun, { version: 1 })
  expect(saved.body).toMatchObject({ version: 2, answers: begun, updated_by_name: 'Claire Martin' })
  const late = await save(draft.id, whole, { as: colleague, version: 1 })
  expect([late.status, late.error?.code]).toEqual([412, 'version_conflict'])
  const same = await save(draft.id, begun, { version: 2 })
  expect(same.body.version).toBe(2)
  const strange = await save(draft.id, { ...whole, prime: 12 } as Answers)
  expect([strange.status, strange.error?.field_errors?.[0]?.field]).toEqual([422, 'answers.prime'])
  const { body: list } = await server.call(listAccordDrafts, { path: { id: company } }, { as: admin })
  expect(list.items.map(({ id, version }) => [id, version])).toEqual([[draft.id, 2]])
})

test('what one person saves in a sitting is one version; two versions are compared answer by answer', async () => {
  const { body: draft } = await create()
  await save(draft.id, { tacit_renewal: true })
  await save(draft.id, whole)
  await save(draft.id, { ...whole, tacit_renewal: true }, { as: colleague })
  await server.setNow('2026-03-02T11:00:00Z')
  const last = await save(draft.id, {
    ...whole,
    formula: { ...whole.formula, preset: 'share_of_result', rate_bps: 950 },
  })
  const path = { id: company, aid: draft.id }
  const { body: kept } = await server.call(listAccordDraftVersions, { path }, { as: admin })
  expect(
    kept.items.map(({ version, saved_by_name, differences }) => [version, saved_by_name, differences]),
  ).toEqual([
    [5, 'Claire Martin', 2],
    [4, 'Paul Denis', 1],
    [3, 'Claire Martin', 13],
    [1, 'Claire Martin', null],
  ])
  const compared = await server.call(
    compareAccordDraftVersions,
    { path, query: { from: '4', to: String(last.body.version) } },
    { as: admin },
  )
  expect(
    compared.body.differences.map(({ field, label, before, after }) => [
      field,
      label.fr,
      before?.fr,
      after?.fr,
    ]),
  ).toEqual([
    ['formula.rate_bps', 'Formule, taux', '8\u202f%', '9,5\u202f%'],
    ['tacit_renewal', 'Reconduction tacite', 'oui', undefined],
  ])
  const gone = await server.call(
    compareAccordDraftVersions,
    { path, query: { from: '2', to: '4' } },
    { as: admin },
  )
  expect(gone.error?.code).toBe('unknown_version')
})

test('a draft begins from another, from each model, and from the agreement in force as its amendment', async () => {
  for (const code of [...accordModelCodes, ...publishedModelCodes]) {
    const { body, status } = await create({ kind: 'model', code })
    expect([status, body.origin]).toEqual([201, 'model'])
    const answers = { ...body.answers, conclusion: { mode: 'ratification' as const } }
    const shown = await preview(answers)
    expect([code, shown.body.problems, shown.body.complete]).toEqual([code, [], true])
    expect(shown.body.figures?.curve?.points.length).toBeGreaterThan(10)
  }
  const none = await create({ kind: 'agreement' })
  expect(none.error?.code).toBe('no_agreement_to_amend')
  const written = await server.call(
    generateAccord,
    { path: { id: company }, body: { answers: { ...whole, tacit_renewal: true } as never, format: 'pdf' } },
    { as: admin },
  )
  const { type, ...record } = written.body.agreement
  await server.call(
    saveAgreement,
    {
      path: { id: company, type },
      body: { ...record, signed_on: '2026-03-01', document_id: written.body.document_id },
    },
    { as: admin },
  )
  await server.setNow('2026-09-01T09:00:00Z')
  const { body: amendment } = await create({ kind: 'agreement' })
  expect(amendment).toMatchObject({
    kind: 'amendment',
    origin_name: 'Accord d’intéressement 2026-2028',
    answers: {
      amends: { title: 'Accord d’intéressement 2026-2028', signed_on: '2026-03-01' },
      conclusion: { mode: 'ratification' },
      // The first exercice cannot be changed any more in September.
      duration: { first_exercise_start: '2027-01-01', years: 2 },
      formula: whole.formula,
      tacit_renewal: true,
    },
  })
  const { body: text } = await preview(amendment.answers)
  expect(text.text?.title).toBe('Avenant n°\u00a01\u00a0: Accord d’intéressement 2026-2028')
  expect(text.text?.clauses.find(({ code }) => code === 'purpose')?.text).toContain(
    'À compter de l’exercice ouvert le 1er',
  )
  const copy = await create({ kind: 'draft', draft_id: amendment.id })
  expect(copy.body).toMatchObject({ kind: 'amendment', answers: amendment.answers })
})

test('an amendment begins from the version in force, else the next to come, and never from one that ended', async () => {
  const plant = (title: string, first: string, last: string) =>
    server.owner.query(
      `insert into agreement (id, company_id, type, act, title, signed_on, first_exercise_start, last_exercise_end, clauses, updated_at)
       values (gen_random_uuid(), $1, 'interessement', 'agreement', $2, $3, $3, $4, '{}', now())`,
      [company, title, first, last],
    )
  await plant('Accord 2020-2022', '2020-01-01', '2022-12-31')
  expect((await create({ kind: 'agreement' })).error?.code).toBe('no_agreement_to_amend')
  await plant('Accord 2029-2031', '2029-01-01', '2031-12-31')
  expect((await create({ kind: 'agreement' })).body.origin_name).toBe('Accord 2029-2031')
  await plant('Accord 2025-2027', '2025-01-01', '2027-12-31')
  expect((await create({ kind: 'agreement' })).body).toMatchObject({
    origin_name: 'Accord 2025-2027',
    answers: { amends: { title: 'Accord 2025-2027' }, duration: { first_exercise_start: '2026-01-01' } },
  })
})

test('a draft of another company is not found, and one deleted takes its versions along', async () => {
  const { body: draft } = await create()
  const stranger = await plantUser(server, { name: 'Zoé' })
  const other = await plantCompany(server, { name: 'Autre' })
  await plantMembership(server, stranger, other, 'company_admin')
  const path = { id: company, aid: draft.id }
  expect((await server.call(getAccordDraft, { path }, { as: stranger })).status).toBe(404)
  expect((await server.call(getAccordDraft, { path: { ...path, id: other } }, { as: stranger })).status).toBe(
    404,
  )
  expect((await server.call(deleteAccordDraft, { path }, { as: admin })).status).toBe(204)
  const { rows } = await server.owner.query('select from accord_draft_version where draft_id = $1', [
    draft.id,
  ])
  expect(rows).toEqual([])
})

test('a preview says what is missing where it is missing, and computes what already can be', async () => {
  const { body: nothing } = await preview({})
  expect(nothing.complete).toBe(false)
  expect(nothing.problems.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['conclusion.mode', 'indicators', 'formula', 'split.criteria']),
  )
  expect([nothing.figures, nothing.text]).toEqual([null, null])
  const { body: half } = await preview({
    ...whole,
    formula: { preset: 'share_of_result', indicator: 'resultat' },
  })
  expect(half.problems.map(({ field, code }) => [field, code])).toEqual([
    ['formula.rate_bps', 'clause_missing'],
  ])
  expect(line(half, 'random')?.status).toBe('to_confirm')
  const { body: formulaOnly } = await preview({ indicators: whole.indicators, formula: whole.formula })
  expect(formulaOnly.figures?.outcome.envelope_cents).toBe(1_600_000)
  expect(formulaOnly.figures?.shares).toBeNull()
})

test('the figures of a preview are those of the formula: sliders, back-test, curve, sensitivity', async () => {
  const { body } = await preview(whole, { values: { resultat: 250_000, masse_salariale: 40_000 } })
  expect(body.figures?.outcome).toEqual({
    formula_cents: 2_000_000,
    envelope_cents: 2_000_000,
    collective_ceiling_cents: 800_000,
    distributable_cents: 800_000,
    limited_by: [{ fr: 'Plafond légal des salaires bruts', en: 'Legal ceiling on gross wages' }],
  })
  const { body: usual } = await preview(whole)
  expect(usual.figures?.inputs.find(({ name }) => name === 'resultat')).toMatchObject({
    value: 200_000,
    from: 'history',
  })
  expect(usual.figures?.back_test.map(({ year, outcome }) => [year, outcome?.formula_cents])).toEqual([
    [2024, 0],
    [2025, 1_600_000],
  ])
  expect(usual.figures?.sensitivity).toEqual([
    expect.objectContaining({
      indicator: 'resultat',
      lower_cents: 1_440_000,
      higher_cents: 1_760_000,
      swing_cents: 320_000,
    }),
  ])
  const points = usual.figures?.curve?.points ?? []
  expect(
    points.filter(({ value }) => value <= 99_000).every(({ envelope_cents }) => envelope_cents === 0),
  ).toBe(true)
  expect(points.find(({ value }) => value === 200_000)?.envelope_cents).toBe(1_600_000)
  expect(usual.figures?.shares).toMatchObject({ from: 'estimated' })
  const started = performance.now()
  await preview(whole)
  expect(performance.now() - started).toBeLessThan(1000)
})

test('the shares are those of the real people once there are five, by the engine of campaigns', async () => {
  for (let n = 0; n < 6; n += 1) {
    const id = await plantBeneficiary(server, company, { lastName: `N${n}` })
    await server.owner.query(
      `insert into beneficiary_year (company_id, beneficiary_id, year, reference_salary_cents, presence_days)
       values ($1, $2, 2025, $3, 365) on conflict (beneficiary_id, year) do update set reference_salary_cents = excluded.reference_salary_cents, presence_days = 365`,
      [company, id, 2_000_000 + n * 200_000],
    )
  }
  const split = { criteria: [{ criterion: 'salary' as const, weight_bps: 10_000 }] }
  const { body } = await preview({ ...whole, split }, { values: { resultat: 150_000 } })
  // 12 000 € over 15 M cents of pay: 8 % of each pay.
  expect(body.figures?.shares).toMatchObject({
    from: 'people',
    year: 2025,
    people: 6,
    lowest_cents: 160_000,
    highest_cents: 240_000,
    mean_cents: 200_000,
    not_distributed_cents: 0,
  })
})

test('two drafts of one act have each their own paper, and rewriting one never replaces the other’s', async () => {
  const [one, other] = [(await create()).body.id, (await create()).body.id]
  const write = (draft_id?: string) =>
    server.call(
      generateAccord,
      {
        path: { id: company },
        body: { answers: whole as never, format: 'pdf', ...(draft_id && { draft_id }) },
      },
      { as: admin },
    )
  expect([(await write(one)).body.version, (await write(other)).body.version]).toEqual([1, 1])
  expect([(await write(one)).body.version, (await write()).body.version]).toEqual([2, 1])
  const { rows } = await server.owner.query<{ draft: string | null; revision: number }>(
    `select answers->>'draft_id' as draft, revision from document where company_id = $1 and current`,
    [company],
  )
  expect(new Map(rows.map(({ draft, revision }) => [draft, revision]))).toEqual(
    new Map([
      [one, 2],
      [other, 1],
      [null, 1],
    ]),
  )
  const elsewhere = await plantCompany(server, {})
  await plantMembership(server, admin, elsewhere, 'company_admin')
  const foreign = await server.call(
    generateAccord,
    { path: { id: elsewhere }, body: { answers: whole as never, draft_id: one } },
    { as: admin },
  )
  expect([foreign.status, foreign.error.code]).toEqual([422, 'unknown_draft'])
})
