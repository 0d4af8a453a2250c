import { expect, test } from 'vitest'
import { checkAbondement } from './abondement.ts'
import { checkClauses, defaultClauses } from './agreement.ts'
import { companyCompleteness, type CompanyFile } from './completeness.ts'
import { nextLegalDeadline } from './deadline.ts'
import { sirenOf, siretOfCompany } from './number.ts'

test('a SIREN is nine digits with a right check digit, spaces and a SIRET tolerated', () => {
  expect(sirenOf('732 829 320')).toBe('732829320')
  expect(sirenOf('732\u202f829\u202f320')).toBe('732829320')
  expect(sirenOf('73282932000074')).toBe('732829320')
  for (const wrong of ['732829321', '73282932', 'abc', '', '000000000', '00000000000000'])
    expect(sirenOf(wrong)).toEqual({ refusal: 'invalid_siren', details: { siren: wrong } })
})

test('a SIRET belongs to its company; La Poste’s follow their own sum', () => {
  expect(siretOfCompany('732 829 320 00074', '732829320')).toBe('73282932000074')
  expect(siretOfCompany('73282932000074', '552100554')).toMatchObject({ refusal: 'invalid_siret' })
  expect(siretOfCompany('73282932000075', '732829320')).toMatchObject({ refusal: 'invalid_siret' })
  expect(siretOfCompany('35600000049837', '356000000')).toBe('35600000049837')
})

const rule = { base: 'net' as const, leavers: false, cap_cents: null }

test('a matching rule stops at three times the contribution', () => {
  expect(checkAbondement({ ...rule, kind: 'single', rate_bps: 30_000 }, 'pee', '2026-06-01')).toMatchObject({
    rate_bps: 30_000,
  })
  expect(checkAbondement({ ...rule, kind: 'single', rate_bps: 30_001 }, 'pee', '2026-06-01')).toMatchObject({
    refusal: 'illegal_abondement',
  })
  const bands = [
    { up_to_cents: 50_000, rate_bps: 10_000 },
    { up_to_cents: null, rate_bps: 31_000 },
  ]
  expect(checkAbondement({ ...rule, kind: 'bands', bands }, 'pee', '2026-06-01')).toMatchObject({
    refusal: 'illegal_abondement',
  })
})

test('its yearly cap stops at 8 % of the PASS for a PEE and 16 % for a PER COL', () => {
  const capped = (cap_cents: number, plan: 'pee' | 'percol') =>
    checkAbondement({ ...rule, kind: 'single', rate_bps: 10_000, cap_cents }, plan, '2026-06-01')
  expect(capped(384_480, 'pee')).not.toHaveProperty('refusal')
  expect(capped(384_481, 'pee')).toEqual({
    refusal: 'illegal_abondement',
    details: {
      limit: '3\u202f844,80\u00a0€ par personne et par an',
      limit_en: '€3,844.80 per person and year',
    },
  })
  expect(capped(768_960, 'percol')).not.toHaveProperty('refusal')
  expect(capped(768_961, 'percol')).toHaveProperty('refusal')
})

test('a matching that would never add anything is refused, since people would read of it', () => {
  const nothing = { refusal: 'matching_of_nothing' }
  const check = (more: object) =>
    checkAbondement({ ...rule, kind: 'single', rate_bps: 5000, ...more }, 'pee', '2026-06-01')
  expect(check({ cap_cents: 0 })).toMatchObject(nothing)
  expect(check({ rate_bps: 0 })).toMatchObject(nothing)
  expect(check({ kind: 'seniority', seniority: [{ from_years: 2, rate_bps: 0 }] })).toMatchObject(nothing)
  expect(check({ cap_cents: 1 })).toMatchObject({ cap_cents: 1 })
})

test('bands follow each other and a rule says its rate', () => {
  const unclear = { refusal: 'unclear_abondement', details: {} }
  expect(checkAbondement({ ...rule, kind: 'single' }, 'pee', '2026-06-01')).toEqual(unclear)
  expect(checkAbondement({ ...rule, kind: 'bands', bands: [] }, 'pee', '2026-06-01')).toEqual(unclear)
  const backwards = [
    { up_to_cents: 50_000, rate_bps: 10_000 },
    { up_to_cents: 20_000, rate_bps: 5000 },
  ]
  expect(checkAbondement({ ...rule, kind: 'bands', bands: backwards }, 'pee', '2026-06-01')).toEqual(unclear)
})

test('criteria add up to 100 %, each named once', () => {
  expect(checkClauses(defaultClauses)).toBe(defaultClauses)
  const half = { criterion: 'uniform' as const, weight_bps: 5000 }
  expect(checkClauses({ ...defaultClauses, criteria: [half] })).toEqual({
    refusal: 'criteria_not_100',
    details: { sum: 50 },
  })
  expect(checkClauses({ ...defaultClauses, criteria: [half, half] })).toMatchObject({
    refusal: 'criterion_twice',
  })
})

test('the next legal date follows the closing day of the accounts and passes over what is settled', () => {
  const december = { month: 12, day: 31 }
  expect(nextLegalDeadline(december, '2026-05-31')).toMatchObject({
    date: '2026-05-31',
    exercise_end: '2025-12-31',
  })
  expect(nextLegalDeadline(december, '2026-06-01').date).toBe('2027-05-31')
  expect(nextLegalDeadline(december, '2026-05-01', ['2025-12-31']).date).toBe('2027-05-31')
  expect(nextLegalDeadline({ month: 2, day: 31 }, '2027-03-01')).toMatchObject({
    date: '2027-07-31',
    exercise_end: '2027-02-28',
  })
})

test('a bare company says what is missing, a full one is complete', () => {
  const bare: CompanyFile = {
    legal_form: null,
    siret: null,
    naf_code: null,
    idcc_codes: [],
    address: null,
    headcount: null,
    fiscal_year_end_month: null,
    fiscal_year_end_day: null,
    has_cse: null,
    account_keeper: 'none',
    percol_account_keeper: null,
    percol_keeper_company_code: null,
    account_keeper_name: null,
    percol_keeper_name: null,
    account_keeper_company_code: null,
    payroll_software: null,
    contact_name: null,
    contact_email: null,
    legal_representative: null,
    iban_mask: null,
    keeper_iban_mask: null,
    percol_keeper_iban_mask: null,
    has_plans: true,
  }
  expect(companyCompleteness(bare).completeness).toBe(0)
  // Without a plan no keeper is asked for, and nobody reads that one was chosen; nor a code without a keeper.
  const asked = (file: CompanyFile) => companyCompleteness(file).checklist.map(({ code }) => code)
  expect(asked(bare)).toContain('account_keeper_missing')
  expect(asked(bare)).not.toContain('keeper_code_missing')
  expect(asked({ ...bare, has_plans: false })).not.toContain('account_keeper_missing')
  expect(companyCompleteness(bare).missing[0]).toMatchObject({
    code: 'contact_missing',
    field: 'contact_email',
    section: 'identity',
  })
  const half = companyCompleteness({ ...bare, fiscal_year_end_month: 6 })
  expect(half.completeness).toBe(0)
  expect(half.missing.find(({ code }) => code === 'closing_missing')?.field).toBe('fiscal_year_end_day')
  const full: CompanyFile = {
    legal_form: 'sas',
    siret: '73282932000074',
    naf_code: '62.01Z',
    idcc_codes: [1486],
    address: { line1: '8 quai de la Fosse', postal_code: '44000', city: 'Nantes' },
    headcount: 0,
    fiscal_year_end_month: 12,
    fiscal_year_end_day: 31,
    has_cse: false,
    account_keeper: 'groupama_es',
    percol_account_keeper: null,
    percol_keeper_company_code: null,
    account_keeper_name: null,
    percol_keeper_name: null,
    account_keeper_company_code: 'GES-0020',
    payroll_software: 'silae',
    contact_name: 'Claire Martin',
    contact_email: 'claire@example.org',
    legal_representative: { last_name: 'Roche' },
    iban_mask: '••••0189',
    keeper_iban_mask: '••••2606',
    percol_keeper_iban_mask: null,
    has_plans: true,
  }
  expect(companyCompleteness(full)).toMatchObject({ completeness: 100, missing: [] })
  expect(companyCompleteness(full).checklist.every(({ done }) => done)).toBe(true)
  // What is placed on a plan is transferred to its keeper; without a plan nothing is.
  const unpaid = { ...full, keeper_iban_mask: null }
  expect(companyCompleteness(unpaid).missing.map(({ code, section }) => [code, section])).toEqual([
    ['keeper_iban_missing', 'bank'],
  ])
  expect(companyCompleteness({ ...unpaid, has_plans: false }).missing).toEqual([])
  const apart = companyCompleteness({ ...full, percol_account_keeper: 'amundi' }).missing
  expect(apart.map(({ code }) => code)).toEqual(['percol_keeper_code_missing', 'percol_keeper_iban_missing'])
  const unlikely = { address: { city: 'N' }, contact_name: 'C', legal_representative: { last_name: 'R' } }
  expect(companyCompleteness({ ...full, ...unlikely }).missing.map(({ code }) => code)).toEqual([
    'contact_missing',
    'address_missing',
    'representative_missing',
  ])
})
