import { expect, test } from 'vitest'
import {
  calculateCampaign,
  cancelCampaign,
  createCampaign,
  deleteCampaign,
  getCampaign,
  launchCampaign,
  listCampaigns,
  updateCampaign,
} from '@moisson/contract/campaign'
import { getMyCampaign, previewCampaign } from '@moisson/contract/choice'
import { addEstablishment } from '@moisson/contract/establishment'
import { isSettingOpen, settingFields, settingNames } from '@moisson/core/campaign/setting-fields'
import { isSettingOf } from '@moisson/core/campaign/settings-of-type'
import type { Field } from '@moisson/core/record/field'
import { addDays } from '@moisson/law/calendar'
import { plantUser } from '../testing/plant.ts'
import type { TestServer } from '../testing/test-server.ts'
import {
  inAScene,
  acting,
  countOf,
  plantDraft,
  plantOpen,
  plantPeople,
  plantScene,
  rowsOf,
  type Scene,
} from '../testing/campaign-scene.ts'

let server: TestServer
let scene: Scene
inAScene((given, planted) => {
  server = given
  scene = planted
})
const as = () => acting(server, scene.admin)
const call = <D extends Parameters<TestServer['call']>[0]>(
  declaration: D,
  request: Parameters<typeof server.call<D>>[1],
  headers?: Record<string, string>,
) => server.call(declaration, request, { as: scene.admin, headers })

test('a name, a type and a year take the rest from company, plans and agreement', async () => {
  const { status, body } = await call(createCampaign, {
    path: { id: scene.company },
    body: { name: 'Intéressement 2025', type: 'interessement', year: 2025 },
  })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    state: 'draft',
    exercise_start: '2025-01-01',
    exercise_end: '2025-12-31',
    legal_payment_deadline: '2026-05-31',
    planned_payment_date: '2026-05-31',
    destinations: ['immediate_payment', 'pee', 'percol'],
    default_rule: 'pee_lowest_risk',
    presumption_days: 5,
    response_days: 15,
    reminder_plan: [5, 10, -3, -1],
    contact_name: 'Claire Martin',
    csg_crds_bps: 970,
    allowed_actions: ['edit', 'delete', 'calculate'],
  })
  expect(body.blockers.map(({ code }) => code)).toEqual(['envelope_missing', 'nobody_entitled'])
  expect(body.refused_actions['launch']?.message).toContain('indiquez l’enveloppe à répartir.')
})

test('a company without plans gets a campaign that pays', async () => {
  await server.owner.query('delete from plan where company_id = $1', [scene.company])
  const draft = await plantDraft(server, scene)
  expect(draft).toMatchObject({ destinations: ['immediate_payment'], default_rule: 'immediate_payment' })
})

test('the same name for the same exercice is refused', async () => {
  const body = { name: 'Prime', type: 'interessement', year: 2025 } as const
  const path = { id: scene.company }
  expect((await call(createCampaign, { path, body })).status).toBe(201)
  const again = await call(createCampaign, { path, body: { ...body, name: 'PRIME' } })
  expect([again.status, again.error.code]).toEqual([409, 'campaign_exists'])
  const wrong = await call(createCampaign, {
    path,
    body: { ...body, name: 'x', criteria: [{ criterion: 'salary', weight_bps: 9000 }] },
  })
  expect([wrong.status, wrong.error.code]).toEqual([422, 'criteria_not_100'])
  expect(wrong.error.error).toContain('ils font 90')
  const odd = await call(createCampaign, {
    path,
    body: { ...body, name: 'y', criteria: [{ criterion: 'salary', weight_bps: 9999 }] },
  })
  expect(odd.error.error).toContain('ils font 99,99')
})

test('an exercice given at the creation decides the dates that follow from it', async () => {
  const draft = await plantDraft(server, scene, {
    exercise_start: '2025-10-01',
    exercise_end: '2026-09-30',
    year: 2026,
  })
  expect([draft.legal_payment_deadline, draft.planned_payment_date]).toEqual(['2027-02-28', '2027-02-28'])
})

test('one idempotency key makes one campaign and one answer', async () => {
  const request = {
    path: { id: scene.company },
    body: { name: 'Une seule', type: 'interessement', year: 2025 },
  } as const
  const headers = { 'idempotency-key': 'abc' }
  const [first, second] = await Promise.all([
    call(createCampaign, request, headers),
    call(createCampaign, request, headers),
  ])
  expect([first.status, second.status]).toEqual([201, 201])
  expect(first.body).toEqual(second.body)
  expect(await countOf(server, 'campaign where company_id = $1', [scene.company])).toBe(1)
})

test('last year’s campaign done again keeps its texts and rules, moves its dates, and takes no amount', async () => {
  const model = await plantDraft(server, scene, {
    year: 2024,
    message_title: 'Votre prime 2024',
    message_title_en: 'Your bonus of 2024',
    message_body_en: 'Thank you for 2024.',
    presumption_days: 3,
    planned_payment_date: '2025-05-20',
    criteria: [
      { criterion: 'salary', weight_bps: 4000, floor_cents: 100 },
      { criterion: 'presence', weight_bps: 6000 },
    ],
  })
  const clone = await plantDraft(server, scene, {
    year: 2025,
    clone_from_id: model.id,
    envelope_gross_cents: undefined,
  })
  expect(clone).toMatchObject({
    exercise_start: '2025-01-01',
    exercise_end: '2025-12-31',
    planned_payment_date: '2026-05-20',
    message_title: 'Votre prime 2025',
    message_title_en: 'Your bonus of 2025',
    message_body_en: 'Thank you for 2025.',
    presumption_days: 3,
    criteria: model.criteria,
    envelope_gross_cents: null,
  })
  const other = await plantScene(server)
  const foreign = await plantDraft(server, other)
  const stolen = await call(createCampaign, {
    path: { id: scene.company },
    body: { name: 'x', type: 'interessement', year: 2025, clone_from_id: foreign.id },
  })
  expect([stolen.status, stolen.error.code]).toEqual([422, 'unknown_campaign'])
})

test('a campaign done again in another type takes what silence means there, and the limits of the law', async () => {
  const model = await plantDraft(server, scene, {
    individual_cap_cents: 300_000,
    prorate_cap: false,
    redistribute: false,
    message_title: 'Pour tous',
  })
  const again = { year: 2025, clone_from_id: model.id, envelope_gross_cents: undefined }
  expect(await plantDraft(server, scene, { ...again, type: 'participation' })).toMatchObject({
    default_rule: 'half_percol_half_pee',
    individual_cap_cents: null,
    prorate_cap: true,
    redistribute: true,
    message_title: 'Pour tous',
    reserve: null,
  })
  expect(
    await plantDraft(server, scene, { ...again, type: 'participation', default_rule: 'percol_managed' }),
  ).toMatchObject({ default_rule: 'percol_managed' })
  const { id } = await plantDraft(server, scene, {
    type: 'participation',
    year: 2025,
    envelope_gross_cents: undefined,
  })
  expect(await plantDraft(server, scene, { ...again, clone_from_id: id })).toMatchObject({
    default_rule: 'pee_lowest_risk',
  })
})

test('a campaign done again in another type sends the money where that type sends it, not where its model did', async () => {
  const model = await plantDraft(server, scene, {
    destinations: ['immediate_payment'],
    default_rule: 'immediate_payment',
  })
  const again = { clone_from_id: model.id, envelope_gross_cents: undefined }
  const same = await plantDraft(server, scene, { ...again, year: 2024 })
  expect(same.destinations).toEqual(['immediate_payment'])
  const other = await plantDraft(server, scene, { ...again, year: 2025, type: 'participation' })
  const alone = await plantDraft(server, scene, {
    year: 2024,
    type: 'participation',
    envelope_gross_cents: undefined,
  })
  expect([other.destinations, other.default_rule]).toEqual([alone.destinations, alone.default_rule])
  expect(other.destinations).toEqual(['immediate_payment', 'pee', 'percol'])
})

test('putting back what was read changes nothing, in draft and after the launch', async () => {
  await plantPeople(server, scene.company, 2)
  const draft = await plantDraft(server, scene)
  const path = { id: scene.company, cid: draft.id }
  const read = await as()(getCampaign, { path })
  expect((await as()(updateCampaign, { path, body: read as never })).version).toBe(read.version)
  await as()(launchCampaign, { path: { id: draft.id }, body: undefined })
  const open = await as()(getCampaign, { path })
  expect((await as()(updateCampaign, { path, body: open as never })).version).toBe(open.version)
})

test('a stale If-Match is told the current state and changes nothing', async () => {
  const draft = await plantDraft(server, scene)
  const path = { id: scene.company, cid: draft.id }
  await as()(updateCampaign, { path, body: { name: 'Premier' } })
  const stale = await call(
    updateCampaign,
    { path, body: { name: 'Second' } },
    { 'if-match': `"${draft.version}"` },
  )
  expect([stale.status, stale.error.code]).toEqual([412, 'version_conflict'])
  expect(stale.error.current).toMatchObject({ name: 'Premier' })
  expect((await as()(getCampaign, { path })).name).toBe('Premier')
  const launch = await call(
    launchCampaign,
    { path: { id: draft.id }, body: undefined },
    { 'if-match': `"1"` },
  )
  expect(launch.status).toBe(412)
})

test('changing what decides the shares asks for a new computation, changing a text does not', async () => {
  await plantPeople(server, scene.company, 2)
  const draft = await plantDraft(server, scene)
  const path = { id: scene.company, cid: draft.id }
  await as()(calculateCampaign, { path: { id: draft.id } })
  const texts = { name: 'Autre nom', contact_phone: '01 99 00 12 34' }
  const renamed = await as()(updateCampaign, { path, body: texts })
  expect(renamed.calculated_at).not.toBeNull()
  expect(renamed.contact_phone).toBe('+33199001234')
  // Every mail and every letter says whom to call.
  const nobody = await call(updateCampaign, { path, body: { contact_phone: 'bureau' } })
  expect([nobody.error.code, nobody.error.field_errors?.[0]?.field]).toEqual([
    'invalid_phone',
    'contact_phone',
  ])
  const richer = await as()(updateCampaign, { path, body: { envelope_gross_cents: 1_100_000 } })
  expect(richer.calculated_at).toBeNull()
})

test('an exercice moved in draft moves the legal deadline; more than a year is refused', async () => {
  const draft = await plantDraft(server, scene)
  const path = { id: scene.company, cid: draft.id }
  const moved = await as()(updateCampaign, {
    path,
    body: { exercise_start: '2024-10-01', exercise_end: '2025-09-30' },
  })
  expect(moved.legal_payment_deadline).toBe('2026-02-28')
  const long = await call(updateCampaign, { path, body: { exercise_end: '2026-03-31' } })
  expect([long.status, long.error.code]).toEqual([422, 'exercise_dates'])
})

test('an exercice that is not of the campaign’s year is refused at its field, at the creation and afterwards', async () => {
  const draft = await plantDraft(server, scene)
  const path = { id: scene.company, cid: draft.id }
  const other = { exercise_start: '2023-01-01', exercise_end: '2023-12-31' }
  const said = (field: string) => [
    { field, code: 'exercise_of_other_year', message: expect.stringMatching(/2023.*2025/) },
  ]
  const moved = await call(updateCampaign, { path, body: other })
  expect([moved.status, moved.error.field_errors]).toEqual([422, said('exercise_end')])
  const made = await call(createCampaign, {
    path: { id: scene.company },
    body: { name: 'Autre année', type: 'interessement', year: 2025, ...other },
  })
  expect([made.status, made.error.field_errors]).toEqual([422, said('exercise_end')])
  // One bound alone in another year is an exercice across two.
  const across = { exercise_start: '2025-10-01', exercise_end: '2026-09-30' }
  expect((await call(updateCampaign, { path, body: across })).status).toBe(200)
})

test('a ceiling above the law’s, an opening that has passed and a payment years away are refused at their fields', async () => {
  const wrong = {
    individual_cap_cents: 1_000_000_000,
    opens_at: '2020-05-04T07:00:00Z',
    planned_payment_date: '2040-05-31',
  }
  const fields = [
    ['individual_cap_cents', 'above_individual_ceiling'],
    ['opens_at', 'opening_past'],
    ['planned_payment_date', 'payment_too_far'],
  ].map(([field, code]) => ({ field, code }))
  const body = { name: 'Impossible', type: 'interessement', year: 2025 } as const
  const made = await call(createCampaign, { path: { id: scene.company }, body: { ...body, ...wrong } })
  expect([made.status, made.error.field_errors]).toMatchObject([422, fields])
  const draft = await plantDraft(server, scene)
  const path = { id: scene.company, cid: draft.id }
  const moved = await call(updateCampaign, { path, body: wrong })
  expect([moved.status, moved.error.field_errors]).toMatchObject([422, fields])
})

test('after the launch amounts and rules are frozen, texts and later dates are not', async () => {
  await plantPeople(server, scene.company, 2)
  const open = await plantOpen(server, scene)
  const path = { id: scene.company, cid: open.id }
  for (const body of [
    { envelope_gross_cents: 5 },
    { redistribute: true },
    { destinations: ['immediate_payment' as const] },
    { presumption_days: 1 },
    { exercise_end: '2025-12-30' },
  ]) {
    const refused = await call(updateCampaign, { path, body })
    expect([refused.status, refused.error.code]).toEqual([409, 'campaign_frozen'])
    expect(refused.error.error).toContain('Ouverte')
  }
  const changed = await as()(updateCampaign, {
    path,
    body: { name: 'Nouveau nom', message_body: 'Bonjour', planned_payment_date: '2026-06-12' },
  })
  expect(changed).toMatchObject({ name: 'Nouveau nom', planned_payment_date: '2026-06-12' })
})

test('an English message written once people were told is theirs to read and is previewed in its language', async () => {
  const userId = await plantUser(server)
  await plantPeople(server, scene.company, [{ userId }, {}])
  const open = await plantOpen(server, scene, {
    message_title: 'Merci',
    message_body: 'À vous : choisissez.',
  })
  const path = { id: scene.company, cid: open.id }
  const tooLong = await call(updateCampaign, { path, body: { message_title_en: 'x'.repeat(161) } })
  expect([tooLong.status, tooLong.error.field_errors?.map(({ field }) => field)]).toEqual([
    422,
    ['message_title_en'],
  ])
  await as()(updateCampaign, {
    path,
    body: { message_title_en: 'Thank you', message_body_en: 'It is yours to choose.' },
  })
  const mine = await server.call(getMyCampaign, { path: { id: open.id } }, { as: userId })
  expect(mine.body).toMatchObject({
    message_title: 'Merci',
    message_body: 'À vous : choisissez.',
    message_title_en: 'Thank you',
    message_body_en: 'It is yours to choose.',
  })
  const mailIn = async (language: string) =>
    (await call(previewCampaign, { path: { id: open.id }, query: {} }, { 'x-language': language })).body.mail
      .text
  const [french, english] = [await mailIn('fr'), await mailIn('en')]
  expect(french).toContain('À vous\u00a0: choisissez.')
  expect(french).not.toContain('yours to choose.\n')
  expect(english).toContain('Thank you')
  expect(english).toContain('It is yours to choose.')
  expect(english).not.toContain('choisissez')
  await as()(updateCampaign, { path, body: { message_body_en: null } })
  expect(await mailIn('en')).toContain('À vous\u00a0: choisissez.')
})

/** Another value of the same field. */
function another(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case 'flag':
      return value !== true
    case 'number':
      return value === field.max ? field.min : Number(value) + 1
    case 'cents':
      return Number(value ?? 0) + 100
    case 'day':
      return addDays(typeof value === 'string' ? value : '2026-05-10', 1)
    case 'instant':
      return '2026-04-01T07:00:00.000Z'
    case 'email':
      return 'autre@exemple.fr'
    case 'phone':
      return '+33199001234'
    case 'choice':
      return Object.keys(field.names).find((one) => one !== value)
    case 'list':
      return (value as unknown[]).slice(0, 1)
    case 'texts':
      return { late: 'Décidé par la direction' }
    default:
      return 'Autre chose'
  }
}

test('every setting is sent, stored and read back in draft; once open, only those that stay open are taken', async () => {
  await plantPeople(server, scene.company, 2)
  await as()(addEstablishment, { path: { id: scene.company }, body: { name: 'Quai' } })
  const open = await plantOpen(server, scene, { name: 'Une autre' })
  const draft = await plantDraft(server, scene, { type: 'interessement_supplement', completes_id: null })
  const others = Object.fromEntries(
    settingNames.map((name) => [
      name,
      // One criterion alone is the whole of it.
      name === 'criteria'
        ? [{ criterion: 'presence', weight_bps: 10_000, floor_cents: null, ceiling_cents: null }]
        : name === 'establishments'
          ? ['Quai']
          : name === 'completes_id'
            ? open.id
            : another(settingFields[name], draft[name]),
    ]),
  )
  // What a type has no use for is asked of the one that has.
  const held = [
    { name: 'Réserve', type: 'participation', year: 2025 },
    { name: 'Prime', type: 'ppv', year: 2026 },
    { name: 'Sites', type: 'interessement', year: 2025 },
  ] as const
  const drafts = [draft]
  for (const body of held) drafts.push(await as()(createCampaign, { path: { id: scene.company }, body }))
  const sent = new Set<string>()
  for (const { id, type } of drafts) {
    const mine = settingNames.filter((name) => !sent.has(name) && isSettingOf(type, name))
    const body = Object.fromEntries(mine.map((name) => [name, others[name]]))
    expect(await as()(updateCampaign, { path: { id: scene.company, cid: id }, body })).toMatchObject(body)
    for (const name of mine) sent.add(name)
  }
  expect(settingNames.filter((name) => !sent.has(name))).toEqual([])
  const frozen = settingNames.filter((name) => !isSettingOpen(name, 'open'))
  expect(frozen.length).toBeGreaterThan(10)
  for (const name of frozen) {
    const body = { [name]: others[name] }
    const refused = await call(updateCampaign, { path: { id: scene.company, cid: open.id }, body })
    expect([name, refused.status, refused.error.code]).toEqual([name, 409, 'campaign_frozen'])
  }
})

test('the payment announced is neither brought forward nor put before the last answer, and a later one is told', async () => {
  await plantPeople(server, scene.company, 2)
  const open = await plantOpen(server, scene, { planned_payment_date: '2026-05-20' })
  const path = { id: scene.company, cid: open.id }
  const move = (planned_payment_date: string) =>
    call(updateCampaign, { path, body: { planned_payment_date } })
  const during = await move('2026-03-20')
  expect([during.status, during.error.code]).toEqual([422, 'payment_before_close'])
  expect(during.error.error).toContain('dimanche 22 mars 2026')
  const before = await move('2026-05-13')
  expect([before.status, before.error.code]).toEqual([422, 'earlier_payment'])
  const told = () => countOf(server, `outbox where campaign_id = $1 and kind = 'payment-moved'`, [open.id])
  expect(await told()).toBe(0)
  expect((await move('2026-05-29')).status).toBe(200)
  expect((await move('2026-05-29')).status).toBe(200)
  expect(await told()).toBe(2)
})

test('the last answer is never put after the payment announced, unless the payment moves with it', async () => {
  await plantPeople(server, scene.company, 2)
  const open = await plantOpen(server, scene, { planned_payment_date: '2026-05-20' })
  const path = { id: scene.company, cid: open.id }
  for (const body of [{ closes_at: '2026-05-20T10:00:00Z' }, { response_days: 90 }]) {
    const refused = await call(updateCampaign, { path, body })
    expect([refused.status, refused.error.code]).toEqual([422, 'payment_before_close'])
  }
  expect(
    await countOf(server, `outbox where campaign_id = $1 and kind = 'deadline-changed'`, [open.id]),
  ).toBe(0)
  const body = { closes_at: '2026-05-20T10:00:00Z', planned_payment_date: '2026-05-29' }
  expect((await as()(updateCampaign, { path, body })).closes_at).toBe('2026-05-20T21:59:59.999Z')
})

test('a longer time to answer moves every open window across the change of hour, and each person is told', async () => {
  await server.setNow('2026-03-02T09:00:00Z')
  await plantPeople(server, scene.company, 2)
  const open = await plantOpen(server, scene)
  expect(open.closes_at).toBe('2026-03-22T22:59:59.999Z')
  const path = { id: scene.company, cid: open.id }
  const later = await as()(updateCampaign, { path, body: { response_days: 25 } })
  expect(later.closes_at).toBe('2026-04-01T21:59:59.999Z')
  const rows = await rowsOf(server, open.id)
  expect(rows.map((row) => row.deadline_at?.toISOString())).toEqual(
    rows.map(() => '2026-04-01T21:59:59.999Z'),
  )
  expect(
    await countOf(server, `outbox where campaign_id = $1 and kind = 'deadline-changed'`, [open.id]),
  ).toBe(2)
  const shorter = await call(updateCampaign, { path, body: { response_days: 20 } })
  expect([shorter.status, shorter.error.code]).toEqual([422, 'earlier_deadline'])
})

test('a later end for all keeps the windows that are longer still; an earlier end is refused', async () => {
  await plantPeople(server, scene.company, 2)
  const open = await plantOpen(server, scene)
  const path = { id: scene.company, cid: open.id }
  const later = await as()(updateCampaign, { path, body: { closes_at: '2026-04-10T08:00:00Z' } })
  expect(later.closes_at).toBe('2026-04-10T21:59:59.999Z')
  const earlier = await call(updateCampaign, { path, body: { closes_at: '2026-04-09T08:00:00Z' } })
  expect([earlier.status, earlier.error.code]).toEqual([422, 'earlier_deadline'])
})

test('a draft is deleted once, and a second call answers the same', async () => {
  const draft = await plantDraft(server, scene)
  const path = { id: scene.company, cid: draft.id }
  expect((await call(deleteCampaign, { path })).status).toBe(204)
  expect((await call(deleteCampaign, { path })).status).toBe(204)
  expect((await call(getCampaign, { path })).status).toBe(404)
  const invented = { id: scene.company, cid: '00000000-0000-4000-8000-000000000000' }
  expect((await call(deleteCampaign, { path: invented })).status).toBe(404)
})

test('a launched campaign is cancelled with a reason, never deleted; those informed are told, the others hear nothing', async () => {
  await plantPeople(server, scene.company, [{}, { email: null }, {}])
  const open = await plantOpen(server, scene)
  const path = { id: scene.company, cid: open.id }
  const refused = await call(deleteCampaign, { path })
  expect([refused.status, refused.error.code]).toEqual([409, 'campaign_not_draft'])
  const silent = await call(cancelCampaign, { path: { id: open.id }, body: { reason: ' ' } })
  expect(silent.status).toBe(422)
  const cancelled = await as()(cancelCampaign, {
    path: { id: open.id },
    body: { reason: 'Erreur de fichier' },
  })
  expect(cancelled).toMatchObject({
    state: 'cancelled',
    state_reason: 'Erreur de fichier',
    cancelled_by: 'Claire Martin',
  })
  expect(
    await countOf(server, `outbox where campaign_id = $1 and kind = 'campaign-cancelled'`, [open.id]),
  ).toBe(2)
  const again = await call(cancelCampaign, { path: { id: open.id }, body: { reason: 'x' } })
  expect([again.status, again.error.code]).toEqual([409, 'campaign_ended'])
  const draft = await plantDraft(server, scene)
  const early = await call(cancelCampaign, { path: { id: draft.id }, body: { reason: 'x' } })
  expect([early.status, early.error.code]).toEqual([409, 'campaign_is_draft'])
})

test('notices of a cancelled campaign that have not left never leave', async () => {
  await plantPeople(server, scene.company, 2)
  const draft = await plantDraft(server, scene)
  await as()(launchCampaign, { path: { id: draft.id }, body: undefined })
  await as()(cancelCampaign, { path: { id: draft.id }, body: { reason: 'Trop tôt' } })
  expect(await countOf(server, `outbox where campaign_id = $1 and state = 'dropped'`, [draft.id])).toBe(2)
})

test('the list shows every state, filters, and pages without repeating or losing one', async () => {
  await plantPeople(server, scene.company, 2)
  const made = [await plantOpen(server, scene)]
  for (const year of [2023, 2024, 2025, 2025]) made.push(await plantDraft(server, scene, { year }))
  const path = { id: scene.company }
  const all = await as()(listCampaigns, { path })
  expect(all).toMatchObject({ total: 5, next_cursor: null })
  expect(all.items.map((item) => item.year)).toEqual([2025, 2025, 2025, 2024, 2023])
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await as()(listCampaigns, { path, query: { limit: '2', ...(cursor ? { cursor } : {}) } })
    seen.push(...page.items.map((item) => item.id))
    cursor = page.next_cursor ?? undefined
  } while (cursor)
  expect(seen).toEqual(all.items.map((item) => item.id))
  const open = await as()(listCampaigns, { path, query: { state: 'open,closed' } })
  expect(open.items.map((item) => item.id)).toEqual([made[0]?.id])
  expect((await as()(listCampaigns, { path, query: { year: '2024' } })).total).toBe(1)
  expect((await call(listCampaigns, { path, query: { cursor: 'eA' } })).status).toBe(422)
})

test('another company’s campaign answers as one that does not exist', async () => {
  const other = await plantScene(server)
  const foreign = await plantDraft(server, other)
  const paths = [
    { id: other.company, cid: foreign.id },
    { id: scene.company, cid: foreign.id },
    { id: scene.company, cid: '00000000-0000-4000-8000-000000000000' },
  ]
  for (const path of paths) {
    expect((await call(getCampaign, { path })).status).toBe(404)
    expect((await call(updateCampaign, { path, body: { name: 'x' } })).status).toBe(404)
    expect((await call(deleteCampaign, { path })).status).toBe(404)
  }
  expect((await call(calculateCampaign, { path: { id: foreign.id } })).status).toBe(404)
  expect((await call(launchCampaign, { path: { id: foreign.id }, body: undefined })).status).toBe(404)
})
