import { expect, test } from 'vitest'
import { actionsOfKinds, auditWords, wordsOfAction } from './audit-words.ts'
import { auditKinds } from './audit-kinds.ts'
import { differencesOf } from './audit-differences.ts'

const told = (before: unknown, after: unknown) =>
  differencesOf({ before, after }, 'fr', 'company.updateCompany')

test('only what changed is told, each value as people read it', () => {
  expect(
    told(
      { share_capital_cents: 100, has_cse: null, headcount: 12, legal_form: 'sas' },
      { share_capital_cents: 150_000, has_cse: true, headcount: 12, legal_form: 'sas' },
    ).map(({ label, before, after }) => [label, before, after]),
  ).toEqual([
    ['Capital social', '1,00\u00a0€', '1\u202f500,00\u00a0€'],
    ['CSE', null, 'oui'],
  ])
})

test('a NIR, an IBAN or a secret never comes out, wherever it was written', () => {
  const iban = 'FR7630006000011234567890189'
  const nir = '185067512345602'
  const lines = told(null, {
    iban,
    nir,
    password_hash: 'abc',
    reason: `viré sur ${iban} pour ${nir}`,
    address: { iban_cipher: 'zzz', line1: iban },
    hidden: ['iban'],
  })
  const written = JSON.stringify(lines)
  for (const secret of [iban, nir, 'abc', 'zzz']) expect(written).not.toContain(secret)
  expect(lines.find(({ field }) => field === 'reason')?.after).toBe('viré sur •••• pour ••••')
  expect(lines.filter(({ hidden }) => hidden).map(({ field }) => field)).toContain('iban')
})

test('closed lists are told in words, and technical fields not at all', () => {
  expect(
    differencesOf(
      { before: { state: 'draft', version: 1 }, after: { state: 'open', version: 2, sha256: 'ab' } },
      'fr',
      'campaign.launchCampaign',
    ),
  ).toEqual([{ field: 'state', label: 'État', before: 'brouillon', after: 'ouverte', hidden: false }])
  expect(told(null, { criteria: [{ criterion: 'salary', weight_bps: 5000 }] })[0]?.after).toBe(
    'salaire, 50\u202f%',
  )
})

test('a field of a record is told by its own name, its choices and units in words', () => {
  const lines = differencesOf(
    {
      before: { default_rule: 'pee_lowest_risk', seniority_months: 0, legal_form: 'sas' },
      after: { default_rule: 'immediate_payment', seniority_months: 3, destinations: ['pee', 'percol'] },
    },
    'fr',
    'campaign.updateCampaign',
  )
  expect(lines.map(({ label, after }) => [label, after])).toEqual([
    ['Sans réponse', 'La prime est versée'],
    ['Ancienneté exigée', '3 mois'],
    ['Forme juridique', null],
    ['Destinations', 'PEE, PER COL'],
  ])
  const paper = { document_id: '00000000-0000-4000-8000-000000000001', conclusion: 'branch' }
  expect(differencesOf({ before: null, after: paper }, 'fr', 'company.saveAgreement')).toMatchObject([
    { label: 'Mode de conclusion', after: 'Adhésion à un accord de branche agréé' },
  ])
})

test('the fields of a person that were changed are told by their names', () => {
  const fields = ['birth_place', 'iban', 'something_else', 'reference_salary_cents', 'presence_days']
  expect(differencesOf({ before: null, after: { fields } }, 'fr', 'beneficiary.updateBeneficiary')).toEqual([
    {
      field: 'fields',
      label: 'Champs modifiés',
      before: null,
      after: 'Lieu de naissance, IBAN, Salaire de référence, Jours de présence',
      hidden: false,
    },
  ])
})

test('a row that names the columns of sealed fields tells each field once', () => {
  const fields = ['iban_cipher', 'iban_mask', 'nir_cipher', 'nir_index', 'nir_mask']
  expect(
    differencesOf({ before: null, after: { fields } }, 'fr', 'beneficiary.updateBeneficiary')[0]?.after,
  ).toBe('IBAN, N° de sécurité sociale')
  const lines = differencesOf(
    { before: null, after: { iban_cipher: 'x', iban_mask: '••1' } },
    'fr',
    'beneficiary.updateMe',
  )
  expect(lines.map(({ label, hidden }) => [label, hidden])).toEqual([['IBAN', true]])
})

test('a unit agrees with its number', () => {
  const told = (days: number, language: 'fr' | 'en') =>
    differencesOf({ before: null, after: { presumption_days: days } }, language, 'campaign.updateCampaign')[0]
      ?.after
  expect([told(0, 'fr'), told(1, 'fr'), told(2, 'fr')]).toEqual(['0 jour', '1 jour', '2 jours'])
  expect([told(0, 'en'), told(1, 'en'), told(2, 'en')]).toEqual(['0 days', '1 day', '2 days'])
})

test('anything at all can be told without a fault', () => {
  for (const value of [
    null,
    undefined,
    3,
    'x',
    '2025-13-45',
    '2025-13-45T99:99:99Z',
    [],
    [1, null, { a: 1 }],
    { a: null },
    { hidden: 3 },
  ])
    expect(Array.isArray(differencesOf({ before: value, after: { x: value } }, 'en', 'any.thing'))).toBe(true)
  expect(told(null, { name: 'é'.repeat(900) })[0]?.after).toHaveLength(200)
})

test('an action without words keeps its name in view, and each action is of one kind', () => {
  expect(wordsOfAction('process.frobnicate')).toMatchObject({ kind: 'process' })
  const control = (state: string) => wordsOfAction('campaign.validateCampaign', { state }).fr
  expect(control('validated')).toBe('a validé une campagne')
  expect(control('correction')).toBe('a renvoyé une campagne pour correction')
  expect(control('strange')).toBe('a contrôlé une campagne')
  expect(wordsOfAction('strange.thing').fr).toContain('strange.thing')
  const all = auditKinds.flatMap((kind) => actionsOfKinds([kind]).actions)
  expect(all.toSorted()).toEqual(Object.keys(auditWords).toSorted())
})

test('why somebody corrected or sent back is told with what it changed, and what else is kept as a summary is not', () => {
  const row = {
    before: { gross_cents: 100_000, presence_days: 180 },
    after: { gross_cents: 110_000, presence_days: 200 },
    summary: 'Congé maternité oublié, viré sur FR7630006000011234567890189',
  }
  expect(
    differencesOf(row, 'fr', 'campaign.updateEnrolment').map(({ label, before, after }) => [
      label,
      before,
      after,
    ]),
  ).toEqual([
    ['Motif', null, 'Congé maternité oublié, viré sur ••••'],
    ['Montant brut', '1\u202f000,00\u00a0€', '1\u202f100,00\u00a0€'],
    ['Jours de présence', '180', '200'],
  ])
  expect(differencesOf({ before: null, after: null, summary: 'signed in' }, 'fr', 'auth.login')).toEqual([])
})

test('a matching rule and the headcounts of years are told whole, with what they were', () => {
  const rule = (rate_bps: number, more = {}) => ({
    abondement: { kind: 'single', rate_bps, cap_cents: 60_000, base: 'net', leavers: false, ...more },
  })
  // The amounts follow what it is computed on and whom it is for, which the sentence alone leaves out.
  const same =
    'L’entreprise ajoute 50\u202f% de ce que vous placez, dans la limite de 600,00\u00a0€ bruts par an.'
  expect(
    differencesOf(
      { before: rule(5000), after: rule(5000, { base: 'gross', leavers: true }) },
      'fr',
      'company.savePlan',
    ).map(({ before, after }) => [before, after]),
  ).toEqual([
    [
      same,
      `Calculé sur\u00a0: la prime brute correspondante. Aussi pour les personnes qui ont quitté l’entreprise. ${same}`,
    ],
  ])
  expect(
    differencesOf({ before: rule(5000), after: rule(10_000) }, 'fr', 'company.savePlan').map(
      ({ before, after }) => [before, after],
    ),
  ).toEqual([
    [
      'L’entreprise ajoute 50\u202f% de ce que vous placez, dans la limite de 600,00\u00a0€ bruts par an.',
      'L’entreprise ajoute 100\u202f% de ce que vous placez, dans la limite de 600,00\u00a0€ bruts par an.',
    ],
  ])
  const years = (headcount: number | null) => ({
    headcounts: [
      { year: 2025, headcount: 48.5 },
      { year: 2024, headcount },
    ],
  })
  expect(
    differencesOf({ before: years(null), after: years(260) }, 'fr', 'company.saveHeadcounts').map(
      ({ label, before, after }) => [label, before, after],
    ),
  ).toEqual([['Effectifs moyens', '2025\u00a0: 48,5', '2025\u00a0: 48,5\u202f; 2024\u00a0: 260']])
})
