import {
  addAgreement,
  applyAccord,
  changeAgreement,
  deleteAgreement,
  denounceAgreement,
  previewAgreement,
  renewAgreement,
} from '@moisson/contract/agreement'
import { generateAccord } from '@moisson/contract/accord'
import { createCampaign, getCampaign, launchCampaign } from '@moisson/contract/campaign'
import { listAgreements, saveAgreement } from '@moisson/contract/company'
import { expect, test } from 'vitest'
import { inAScene, plantOpen, plantPeople, type Scene } from '../testing/campaign-scene.ts'
import type { TestServer } from '../testing/test-server.ts'

let server: TestServer
let scene: Scene
inAScene((given, planted) => {
  server = given
  scene = planted
})

const path = () => ({ id: scene.company })
const listed = async () => (await server.call(listAgreements, { path: path() }, { as: scene.admin })).body
const add = (body: object) =>
  server.call(
    addAgreement,
    { path: path(), body: { type: 'interessement', act: 'amendment', ...body } },
    { as: scene.admin },
  )
const put = (body: object) =>
  server.call(saveAgreement, { path: { ...path(), type: 'interessement' }, body }, { as: scene.admin })
async function inForce() {
  const [found] = (await listed()).items
  if (!found) throw new Error('the scene has an agreement')
  return found
}
const draft = async (year: number, name: string) =>
  (
    await server.call(
      createCampaign,
      { path: path(), body: { type: 'interessement', name, year, envelope_gross_cents: 100_000 } },
      { as: scene.admin },
    )
  ).body

const twoThirds = [
  { criterion: 'uniform' as const, weight_bps: 4000 },
  { criterion: 'salary' as const, weight_bps: 6000 },
]

test('what was launched keeps its version, and an amendment rules the exercices from its first one on', async () => {
  await plantPeople(server, scene.company, 2)
  const launched = await plantOpen(server, scene, { envelope_gross_cents: 300_000 })
  const first = await inForce()
  expect(first.campaigns).toMatchObject([{ id: launched.id, exercise_end: '2025-12-31' }])

  const rewritten = await put({ clauses: { seniority_months: 3 } })
  expect([rewritten.status, rewritten.error.code]).toEqual([409, 'agreement_decided'])
  expect(rewritten.error.error).toContain('avenant')
  const removed = await server.call(
    deleteAgreement,
    { path: { ...path(), aid: first.id } },
    { as: scene.admin },
  )
  expect([removed.status, removed.error.code]).toEqual([409, 'agreement_decided'])
  const capped = await put({ clauses: { individual_cap_cents: 1_000_000_000 } })
  expect(capped.error.field_errors).toMatchObject([
    { field: 'clauses.individual_cap_cents', code: 'above_individual_ceiling' },
  ])
  // What completes it is no rewriting.
  expect((await put({ filing_reference: 'T075' })).status).toBe(200)

  const amended = await add({
    first_exercise_start: '2026-01-01',
    signed_on: '2026-02-10',
    filed_on: '2026-02-12',
    clauses: { criteria: twoThirds },
  })
  expect(amended.status).toBe(201)
  expect(amended.body).toMatchObject({
    title: 'Avenant à « Accord »',
    act: 'amendment',
    of_id: first.id,
    last_exercise_end: '2027-12-31',
    standing: 'in_force',
    clauses: { criteria: twoThirds, presumption_days: 5 },
  })
  const { items, versions } = await listed()
  expect(items.map(({ id }) => id)).toEqual([amended.body.id])
  expect(versions.map(({ id, standing, rules_until }) => [id, standing, rules_until])).toEqual([
    [amended.body.id, 'in_force', '2027-12-31'],
    [first.id, 'past', '2025-12-31'],
  ])
  // Each exercice copies the clauses of its own version.
  expect((await draft(2025, 'Complément')).criteria).toHaveLength(1)
  expect((await draft(2026, 'Prime 2026')).criteria).toMatchObject(twoThirds)
})

test('a launch goes by the version of its exercice, whatever was signed since', async () => {
  await plantPeople(server, scene.company, 2)
  await add({ first_exercise_start: '2026-01-01' })
  const own = await draft(2025, 'Prime 2025')
  expect(own.blockers.map(({ code }) => code)).not.toContain('agreement_unsigned')
  const sent = await server.call(launchCampaign, { path: { id: own.id }, body: {} }, { as: scene.admin })
  expect(sent.status).toBe(200)
  const next = (await draft(2026, 'Prime 2026')).blockers.map(({ code }) => code)
  // Nobody signed the amendment: the exercice goes by the agreement it would change.
  expect(next).not.toContain('agreement_unsigned')
  await server.owner.query(`update agreement set signed_on = null where company_id = $1`, [scene.company])
  const { body } = await server.call(getCampaign, { path: { ...path(), cid: own.id } }, { as: scene.admin })
  expect(body.state).toBe('open')
  expect((await draft(2026, 'Autre')).blockers.map(({ code }) => code)).toContain('agreement_unsigned')
})

test('no exercice has two agreements: what overlaps is refused with what to do instead', async () => {
  const over = await add({
    act: 'agreement',
    first_exercise_start: '2026-01-01',
    last_exercise_end: '2028-12-31',
  })
  expect([over.status, over.error.code]).toEqual([409, 'agreement_overlaps'])
  expect(over.error.error).toContain('1er janvier 2026')
  const same = await add({ first_exercise_start: '2023-01-01' })
  expect([same.status, same.error.code]).toEqual([409, 'agreement_same_start'])
  const nothing = await add({ first_exercise_start: '2030-01-01' })
  expect([nothing.status, nothing.error.code]).toEqual([422, 'amendment_of_nothing'])
  expect((await add({})).error.code).toBe('agreement_day_missing')
  const next = await add({
    act: 'agreement',
    title: 'Accord 2028-2030',
    first_exercise_start: '2028-01-01',
    last_exercise_end: '2030-12-31',
  })
  expect(next.body).toMatchObject({ act: 'agreement', of_id: null, standing: 'unsigned', clauses: {} })
  // Moving it onto the years of the other is refused the same way.
  const moved = await server.call(
    changeAgreement,
    { path: { ...path(), aid: next.body.id }, body: { first_exercise_start: '2027-01-01' } },
    { as: scene.admin },
  )
  expect(moved.error.code).toBe('agreement_overlaps')
})

test('an agreement keeps covering the exercices of its amendments', async () => {
  await add({ first_exercise_start: '2026-01-01' })
  const { id } = await inForce()
  const shorter = await server.call(
    changeAgreement,
    { path: { ...path(), aid: id }, body: { last_exercise_end: '2025-12-31' } },
    { as: scene.admin },
  )
  expect([shorter.status, shorter.error.code]).toEqual([409, 'agreement_amended'])
})

test('a version entered by mistake is taken back, signed or not, until it decided something or others go on from it', async () => {
  const remove = (aid: string) =>
    server.call(deleteAgreement, { path: { ...path(), aid } }, { as: scene.admin })
  const first = await inForce()
  const coming = await add({ first_exercise_start: '2027-01-01', signed_on: '2026-02-10' })
  expect(coming.body.standing).toBe('to_come')
  expect((await remove(coming.body.id)).status).toBe(200)
  expect((await listed()).versions.map(({ id }) => id)).toEqual([first.id])
  expect((await remove(first.id)).status).toBe(200)
  expect((await listed()).versions).toEqual([])
})

test('an agreement is renewed for the same duration where it says so, with the clauses it ended with', async () => {
  const renew =
    (body: object = {}) =>
    async (aid: string) =>
      server.call(renewAgreement, { path: { ...path(), aid }, body }, { as: scene.admin })
  const { id } = await inForce()
  expect((await renew()(id)).error.code).toBe('agreement_not_renewed')
  await put({ tacit_renewal: true })
  expect((await renew({ renegotiation_request: '2027-11-02' })(id)).error.code).toBe('agreement_not_renewed')
  await add({ first_exercise_start: '2027-01-01', signed_on: '2026-02-10', clauses: { criteria: twoThirds } })
  await server.setNow('2027-09-30T09:00:00Z')
  const early = await renew()(id)
  expect([early.status, early.error.code]).toEqual([409, 'agreement_renewal_early'])
  expect(early.error.error).toContain('1er octobre 2027')
  await server.setNow('2027-10-01T09:00:00Z')
  const renewed = await renew()(id)
  expect(renewed.body).toMatchObject({
    act: 'renewal',
    of_id: id,
    signed_on: '2023-05-12',
    first_exercise_start: '2028-01-01',
    last_exercise_end: '2032-12-31',
    clauses: { criteria: twoThirds },
  })
  expect((await renew()(id)).status).toBe(409)
})

test('an amendment that excludes renewal is the last word, as one that brings it is', async () => {
  const renew = (aid: string) =>
    server.call(renewAgreement, { path: { ...path(), aid }, body: {} }, { as: scene.admin })
  const { id } = await inForce()
  await put({ tacit_renewal: true })
  const amended = await add({
    first_exercise_start: '2026-01-01',
    signed_on: '2026-02-10',
    tacit_renewal: false,
  })
  await server.setNow('2027-10-04T09:00:00Z')
  expect((await renew(id)).error.code).toBe('agreement_renewal_excluded')
  await server.owner.query(`update agreement set tacit_renewal = (id = $1) where company_id = $2`, [
    amended.body.id,
    scene.company,
  ])
  expect((await renew(id)).body).toMatchObject({ act: 'renewal', of_id: id, tacit_renewal: true })
})

test('with its amendments an agreement lasts five years at most, at entry, change and from a text', async () => {
  const beyond = await add({ first_exercise_start: '2026-01-01', last_exercise_end: '2028-12-31' })
  expect([beyond.status, beyond.error.code]).toEqual([422, 'agreement_too_long'])
  expect(beyond.error.error).toContain('31 décembre 2027')
  expect(beyond.error.field_errors?.map(({ field }) => field)).toEqual(['last_exercise_end'])
  const { body } = await add({ first_exercise_start: '2026-01-01', last_exercise_end: '2027-12-31' })
  const change = (aid: string, given: object) =>
    server.call(changeAgreement, { path: { ...path(), aid }, body: given }, { as: scene.admin })
  expect((await change(body.id, { last_exercise_end: '2028-12-31' })).error.code).toBe('agreement_too_long')
  const written = await server.call(
    generateAccord,
    {
      path: path(),
      body: {
        answers: {
          conclusion: { mode: 'ratification' },
          duration: { first_exercise_start: '2027-01-01', years: 3 },
          indicators: [{ name: 'resultat', label: 'résultat courant', source: 'compte de résultat' }],
          formula: { preset: 'share_of_result', indicator: 'resultat', rate_bps: 800, threshold: 100_000 },
          split: { criteria: [{ criterion: 'uniform', weight_bps: 10_000 }] },
        },
        format: 'docx',
      },
    },
    { as: scene.admin },
  )
  const applied = await server.call(
    applyAccord,
    { path: path(), body: { document_id: written.body.document_id ?? '', act: 'amendment' } },
    { as: scene.admin },
  )
  expect(applied.error.code).toBe('agreement_too_long')
})

test('a denunciation filed in time ends the agreement before the exercice in progress, and else after it', async () => {
  const denounce = async (day: string) =>
    server.call(
      denounceAgreement,
      { path: { ...path(), aid: (await inForce()).id }, body: { denounced_on: day, filed_on: day } },
      { as: scene.admin },
    )
  expect((await denounce('2026-04-01')).error.code).toBe('agreement_dates')
  await add({ first_exercise_start: '2027-01-01' })
  expect((await denounce('2026-02-20')).body).toMatchObject({
    denounced_on: '2026-02-20',
    last_exercise_end: '2025-12-31',
  })
  // The amendment that nobody signed has nothing left to change.
  expect((await listed()).versions).toHaveLength(1)
  expect((await denounce('2026-02-20')).error.code).toBe('agreement_not_denounced')
  await server.owner.query(`update agreement set last_exercise_end = '2027-12-31' where company_id = $1`, [
    scene.company,
  ])
  await server.setNow('2026-09-02T08:00:00Z')
  expect((await denounce('2026-09-01')).body.last_exercise_end).toBe('2026-12-31')
})

test('in its first exercice a denunciation in time leaves it none to rule, and a refusal says its own reason', async () => {
  const { id } = await inForce()
  const denounce = (aid: string) =>
    server.call(
      denounceAgreement,
      { path: { ...path(), aid }, body: { denounced_on: '2026-02-20', filed_on: '2026-02-20' } },
      { as: scene.admin },
    )
  const starting = (first: string) =>
    server.owner.query(`update agreement set first_exercise_start = $1 where company_id = $2`, [
      first,
      scene.company,
    ])
  await starting('2027-01-01')
  expect((await denounce(id)).error.error).toContain('premier exercice n’a pas commencé')
  await starting('2026-01-01')
  const amended = await add({ first_exercise_start: '2027-01-01', signed_on: '2026-02-10' })
  expect((await denounce(amended.body.id)).error.error).toContain('c’est un avenant')
  expect((await denounce(id)).error.error).toContain('compte après lui')
  await server.owner.query(`delete from agreement where id = $1`, [amended.body.id])
  const denounced = await denounce(id)
  expect(denounced.body).toMatchObject({ last_exercise_end: '2025-12-31', standing: 'past' })
  expect((await denounce(id)).error.error).toContain('déjà fin le 31')
  expect((await put({ filing_reference: 'T075' })).status).toBe(200)
})

test('a text written here becomes a version in one call, and is not doubled', async () => {
  const { body: written } = await server.call(
    generateAccord,
    {
      path: path(),
      body: {
        answers: {
          conclusion: { mode: 'ratification' },
          indicators: [{ name: 'resultat', label: 'résultat courant', source: 'compte de résultat' }],
          formula: { preset: 'share_of_result', indicator: 'resultat', rate_bps: 800, threshold: 100_000 },
          split: { criteria: [{ criterion: 'uniform', weight_bps: 10_000 }] },
          supplement: { split: 'own', criteria: [{ criterion: 'appartenance', weight_bps: 10_000 }] },
        },
        format: 'docx',
      },
    },
    { as: scene.admin },
  )
  const apply = (body: object) =>
    server.call(
      applyAccord,
      { path: path(), body: { document_id: written.document_id ?? '', ...body } },
      { as: scene.admin },
    )
  // The years it covers have their agreement.
  expect((await apply({})).error.code).toBe('agreement_overlaps')
  await server.owner.query(`update agreement set last_exercise_end = '2025-12-31' where company_id = $1`, [
    scene.company,
  ])
  // Of a company that closes on another day, it says both.
  const closes = (month: number, day: number) =>
    server.owner.query(
      `update company set fiscal_year_end_month = $1, fiscal_year_end_day = $2 where id = $3`,
      [month, day, scene.company],
    )
  await closes(7, 31)
  const other = await apply({})
  expect([other.status, other.error.code]).toEqual([422, 'agreement_of_other_exercices'])
  expect(other.error.error).toContain('1er janvier 2026')
  expect(other.error.error).toContain('1er août 2025')
  await closes(12, 31)
  const applied = await apply({})
  expect(applied.status).toBe(201)
  expect(applied.body.clauses.supplement_criteria).toEqual([
    { criterion: 'appartenance', weight_bps: 10_000 },
  ])
  expect(applied.body).toMatchObject({
    ...written.agreement,
    document_id: written.document_id,
    conclusion: 'ratification',
    standing: 'unsigned',
  })
  expect((await apply({})).body.id).toBe(applied.body.id)
  expect((await listed()).versions).toHaveLength(2)
})

test('what was denounced before its first exercice leaves its place to another of the same start', async () => {
  await server.owner.query(
    `update agreement set first_exercise_start = '2026-01-01', last_exercise_end = '2025-12-31', denounced_on = '2026-01-10'
     where company_id = $1`,
    [scene.company],
  )
  const again = () =>
    server.call(
      addAgreement,
      {
        path: path(),
        body: {
          type: 'interessement',
          act: 'agreement',
          first_exercise_start: '2026-01-01',
          last_exercise_end: '2028-12-31',
        },
      },
      { as: scene.admin },
    )
  expect((await again()).status).toBe(201)
  expect((await again()).error.code).toBe('agreement_same_start')
})

test('applied as an agreement first, a text nobody signed is made the amendment that it is asked to be', async () => {
  await server.owner.query(`update agreement set last_exercise_end = '2025-12-31' where company_id = $1`, [
    scene.company,
  ])
  const { body: written } = await server.call(
    generateAccord,
    {
      path: path(),
      body: {
        answers: {
          conclusion: { mode: 'ratification' },
          duration: { first_exercise_start: '2026-01-01', years: 1, period_months: 3 },
          indicators: [{ name: 'resultat', label: 'résultat courant', source: 'compte de résultat' }],
          formula: { preset: 'share_of_result', indicator: 'resultat', rate_bps: 800, threshold: 100_000 },
          split: { criteria: [{ criterion: 'uniform', weight_bps: 10_000 }] },
        },
        format: 'docx',
      },
    },
    { as: scene.admin },
  )
  const apply = (act: 'agreement' | 'amendment') =>
    server.call(
      applyAccord,
      { path: path(), body: { document_id: written.document_id ?? '', act } },
      { as: scene.admin },
    )
  expect((await apply('agreement')).body).toMatchObject({ act: 'agreement', period_months: 3 })
  // Nothing else covers that exercice: there is nothing it could amend, and it stays what it was.
  expect((await apply('amendment')).error.code).toBe('amendment_of_nothing')
  await server.owner.query(
    `update agreement set last_exercise_end = '2026-12-31' where company_id = $1 and first_exercise_start < '2026-01-01'`,
    [scene.company],
  )
  const turned = await apply('amendment')
  expect(turned.body).toMatchObject({ act: 'amendment', first_exercise_start: '2026-01-01' })
  expect((await listed()).versions.map(({ act }) => act)).toEqual(['amendment', 'agreement'])
})

test('before it is saved, an agreement is told its last days, its end and what a campaign would take over', async () => {
  await server.owner.query(
    `update company set fiscal_year_end_month = 12, fiscal_year_end_day = 31 where id = $1`,
    [scene.company],
  )
  const preview = async (body: object) =>
    (
      await server.call(
        previewAgreement,
        {
          path: path(),
          body: {
            type: 'interessement',
            signed_on: null,
            filed_on: null,
            first_exercise_start: '2026-01-01',
            last_exercise_end: '2028-12-31',
            tacit_renewal: null,
            clauses: { criteria: twoThirds },
            ...body,
          },
        },
        { as: scene.admin },
      )
    ).body
  const first = await preview({})
  expect(first).toMatchObject({
    exercise: { start: '2026-01-01', end: '2026-12-31' },
    now: { title: 'Accord', clauses: { presumption_days: 5 } },
    next: { criteria: twoThirds },
  })
  expect(first.remarks.map(({ field, serious }) => [field, serious])).toEqual([
    ['signed_on', false],
    ['criteria', true],
  ])
  expect(first.remarks[0]?.message.fr).toContain('30 juin 2026')
  const fields = async (body: object) => (await preview(body)).remarks.map(({ field }) => field)
  expect(await fields({ last_exercise_end: null, first_exercise_start: '2026-02-01' })).toEqual([
    'first_exercise_start',
    'signed_on',
    'last_exercise_end',
    'criteria',
  ])
  expect(await fields({ signed_on: '2026-02-01', filed_on: '2026-02-03', tacit_renewal: true })).toEqual([
    'tacit_renewal',
    'criteria',
  ])
  expect(await fields({ first_exercise_start: '2025-01-01', signed_on: '2025-08-01' })).toContain('signed_on')
  // One set of days: those of the first exercice that it rules.
  await server.owner.query(
    `update company set fiscal_year_end_month = 7, fiscal_year_end_day = 31 where id = $1`,
    [scene.company],
  )
  const july = await preview({})
  expect(july.exercise).toEqual({ start: '2026-08-01', end: '2027-07-31' })
  expect(july.remarks[0]?.message.fr).toContain('1er août 2026')
  expect(july.remarks[1]?.message.fr).toContain('31 janvier 2027')
  expect((await listed()).versions).toHaveLength(1)
})

test('who signs is on record with the paper, the last signature dates the agreement, and an amendment is signed anew', async () => {
  const employer = { capacity: 'employer', name: 'Marc Petit', quality: 'gérant', signed_on: '2026-01-20' }
  const council = { capacity: 'works_council', name: 'Nadia Roy' }
  const written = await add({
    act: 'agreement',
    title: 'Accord suivant',
    first_exercise_start: '2028-01-01',
    last_exercise_end: '2030-12-31',
    conclusion: 'works_council',
    signatories: [employer, council],
  })
  expect(written.status).toBe(201)
  expect(written.body).toMatchObject({ signed_on: null, signatories: [employer, council] })
  const change = (body: object) =>
    server.call(changeAgreement, { path: { ...path(), aid: written.body.id }, body }, { as: scene.admin })
  const strange = await change({ signatories: [employer, { ...council, capacity: 'union' }] })
  expect([strange.status, strange.error.code]).toEqual([422, 'signatory_of_other_mode'])
  const alien = await change({ signatories: [{ ...council, document_id: written.body.id }] })
  expect([alien.status, alien.error.code]).toEqual([422, 'unknown_document'])
  const signed = await change({ signatories: [employer, { ...council, signed_on: '2026-01-15' }] })
  expect(signed.body).toMatchObject({ signed_on: '2026-01-20' })
  const amended = await add({ first_exercise_start: '2029-01-01' })
  expect(amended.body).toMatchObject({ conclusion: 'works_council', signatories: [], signed_on: null })
})
