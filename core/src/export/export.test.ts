import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forfaitSocial } from '@moisson/law/forfait-social'
import { csgCrds } from '@moisson/law/csg-crds'
import { allocationLines, type PlacedPerson } from '../keeper/allocation-lines.ts'
import { controlCodes, controls, failedControls, reasonsOf } from './controls.ts'
import { countryName } from '../record/country.ts'
import { countryCode } from '../record/country-code.ts'
import { ForfaitRun } from './forfait-run.ts'
import { groupama } from '../keeper/groupama.ts'
import { coverFields } from '../keeper/cover-fields.ts'
import { keeperFiles } from '../keeper/keeper-files.ts'
import { opensFormula } from './layout.ts'
import { payrollLayouts } from './payroll-layout.ts'
import { grossParts } from '../campaign/deductible-csg.ts'
import { payrollLine, type SettledPerson } from './payroll-line.ts'
import { csvField, csvHeader, csvWriter, decimalOf, writtenValue } from './write-cell.ts'

const payment = '2026-05-29'
const campaign = {
  type: 'interessement',
  exercise_start: '2025-01-01',
  exercise_end: '2025-12-31',
  like_pay: false,
} as const
const bound = { obliged_to_participation: true, effective_250: true }

/** A person whose net amount is cut in any four parts. */
const person = fc
  .record({
    gross: fc.integer({ min: 1, max: 4_000_000 }),
    cuts: fc.tuple(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
    ),
    abondement: fc.integer({ min: 0, max: 300_000 }),
  })
  .map(({ gross, cuts, abondement }): SettledPerson => {
    const levies = csgCrds.value({ gross_cents: gross, on: payment })
    const net = levies.net_cents
    const paid = Math.floor(net * cuts[0])
    const pee = Math.floor((net - paid) * cuts[1])
    const percol = Math.floor((net - paid - pee) * cuts[2])
    return {
      employee_number: '1',
      untaxed: false,
      given_half_days: null,
      last_name: 'Moreau',
      first_name: 'Lina',
      establishment: null,
      exit_date: null,
      gross_cents: gross,
      csg_deductible_cents: levies.csg_deductible_cents,
      csg_non_deductible_cents: levies.csg_non_deductible_cents,
      crds_cents: levies.crds_cents,
      net_cents: net,
      paid_cents: paid,
      pee_cents: pee,
      percol_cents: percol,
      held_cents: net - paid - pee - percol,
      abondement_gross_cents: abondement,
      abondement_net_cents: abondement,
      receipt_number: null,
      late_interest_paid_cents: 0,
      late_interest_placed_cents: 0,
      advance_gross_cents: 0,
      advance_net_cents: 0,
      to_return_cents: 0,
      overpaid: { gross_cents: 0, csg_deductible_cents: 0, csg_non_deductible_cents: 0, crds_cents: 0 },
    }
  })

test('each line gives back the whole gross, net and levies of its person', () => {
  fc.assert(
    fc.property(person, (one) => {
      const line = payrollLine(one, campaign, new ForfaitRun(bound, payment))
      const parts = [
        line.brut_paye_cents,
        line.brut_investi_pee_cents,
        line.brut_investi_percol_cents,
        line.brut_retenu_cents,
      ]
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(one.gross_cents)
      expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
      expect(line.net_paye_cents + line.net_investi_cents + line.net_retenu_cents).toBe(one.net_cents)
      expect(line.csg_deductible_cents + line.csg_non_deductible_cents).toBe(
        one.csg_deductible_cents + one.csg_non_deductible_cents,
      )
      expect(line.csg_deductible_cents).toBeGreaterThanOrEqual(0)
      expect(line.imposable_cents).toBeLessThanOrEqual(line.brut_paye_cents + 1)
    }),
  )
})

test('the lines’ forfait social adds up to what the law computes on the whole, whatever the order and the cents', () => {
  fc.assert(
    fc.property(fc.array(person, { maxLength: 30 }), (people) => {
      const run = new ForfaitRun(bound, payment)
      const lines = people.map((one) => payrollLine(one, campaign, run))
      const sum = lines.reduce((total, line) => total + line.forfait_social_cents, 0)
      const whole = forfaitSocial.value({
        on: payment,
        regime: bound,
        lines: people.flatMap((one) => {
          const [paid, pee, percol] = grossParts(one)
          return [
            { source: 'interessement' as const, gross_cents: paid, destination: 'paid' as const },
            { source: 'interessement' as const, gross_cents: pee, destination: 'PEE' as const },
            { source: 'interessement' as const, gross_cents: percol, destination: 'PERCOL' as const },
            {
              source: 'abondement' as const,
              gross_cents: one.abondement_gross_cents,
              destination: 'PEE' as const,
            },
          ]
        }),
      })
      expect(sum).toBe(whole.total_cents)
    }),
  )
})

test('between 50 and 249 employees only the matching bears the levy; under 50 nothing does', () => {
  const one = {
    ...fc.sample(person, { numRuns: 1, seed: 7 })[0],
    abondement_gross_cents: 10_000,
  } as SettledPerson
  const levy = (regime: typeof bound) =>
    payrollLine(one, campaign, new ForfaitRun(regime, payment)).forfait_social_cents
  expect(levy({ obliged_to_participation: true, effective_250: false })).toBe(2_000)
  expect(levy({ obliged_to_participation: false, effective_250: false })).toBe(0)
})

test('cents are written with two decimals whatever their size and sign', () => {
  expect(
    [0, 5, 99, 100, 123_456, -1, -12_345, 900_719_925_474_099].map((cents) => decimalOf(cents, ',')),
  ).toEqual(['0,00', '0,05', '0,99', '1,00', '1234,56', '-0,01', '-123,45', '9007199254740,99'])
  expect([
    writtenValue('2025-12-31', 'day', ','),
    writtenValue(2000, 'percent', ','),
    writtenValue(null, 'cents', ','),
  ]).toEqual(['31/12/2025', '20,00', ''])
})

const starts = ['=', '+', '-', '@', '|', '\uff1d', '\uff0b', '\uff0d', '\uff20', '\uff5c']
const blanks = ['', ' ', '\u00a0', '\u200b', '\u2060', '\u202e', '\u200f', '\ufeff', 'Ligne\n', 'Ligne\r\n  ']
const payloads = starts.flatMap((sign) => blanks.map((blank) => `${blank}${sign}cmd|' /C calc'!A1`))

test('a hundred formula payloads are seen, disarmed on each of their lines, and unchanged once the apostrophes are gone', () => {
  for (const payload of [...payloads, '\t=1', '\r=1', '\n@x', '=1;"2"']) {
    expect([payload, opensFormula(payload)]).toEqual([payload, true])
    const field = csvField(payload, ';', true)
    const read = field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field
    expect(read).not.toBe(payload)
    expect(read.split(/\r\n|\r|\n/).every((line, at) => !opensFormula(line) || (at > 0 && line === ''))).toBe(
      true,
    )
    expect(read.replaceAll(/(^|\r\n|\r|\n)'/g, '$1')).toBe(payload)
    expect(csvField(payload, ';', false).replaceAll('"', '')).toBe(payload.replaceAll('"', ''))
  }
})

test('what would open a formula behind the end of a cell, as another program sees it, is disarmed there', () => {
  expect(
    ['X,=1+1', 'X;@a', 'X,"=1', 'Lot 3, -1 étage', '12,5'].map((text) => csvField(text, ';', true)),
  ).toEqual(["X,'=1+1", `"X;'@a"`, `"X,""'=1"`, 'Lot 3, -1 étage', '12,5'])
})

test('ordinary names are written as they are, separators and quotes are quoted', () => {
  for (const name of ['Moreau', "D'Almeida", 'Jean-Noël', 'Le Gall', 'Œuvre', 'Nguyễn', ''])
    expect(csvField(name, ';', true)).toBe(name)
  expect(['a;b', 'a"b', ' a', 'a\nb'].map((text) => csvField(text, ';', true))).toEqual([
    '"a;b"',
    '"a""b"',
    '" a"',
    '"a\nb"',
  ])
})

test('every column of a layout is a field of its rows, and headers are all different', () => {
  const line = payrollLine(
    fc.sample(person, { numRuns: 1, seed: 1 })[0] as SettledPerson,
    campaign,
    new ForfaitRun(bound, payment),
  )
  for (const layout of payrollLayouts) {
    for (const column of layout.sheet.columns) expect(Object.keys(line)).toContain(column.field)
    expect(csvWriter(layout)(line).split(';').length).toBe(csvHeader(layout).split(';').length)
  }
  const keepers = Object.values(keeperFiles)
  for (const { kind, layouts, words } of keepers) {
    const [row] = allocationLines(placed, new Map(), words, '2026-05-29')
    const fields = ['numero_ligne', ...Object.keys(row?.line ?? {})]
    for (const layout of layouts) {
      const headers = layout.sheet.columns.map((column) => column.header)
      expect(new Set(headers).size).toBe(headers.length)
      for (const column of layout.sheet.columns) expect(fields).toContain(column.field)
      for (const line of layout.cover?.lines ?? []) expect(coverFields).toContain(line.field)
      expect(layout.sheet.columns.some((column) => column.field === 'nir')).toBe(layout.secrets)
      expect(layout.kind).toBe(kind)
    }
  }
  for (const kind of [payrollLayouts, ...keepers.map(({ layouts }) => layouts)])
    expect(kind.filter((layout) => layout.current).length).toBe(1)
})

const placed: PlacedPerson = {
  employee_number: '7',
  civility: 'mr',
  last_name: 'Roy',
  birth_name: null,
  first_name: 'Paul',
  birth_date: '1980-02-03',
  birth_place: 'Paris',
  birth_country: 'France',
  nir: null,
  address: { line1: '1 rue Haute', postal_code: '75001', city: 'Paris' },
  email: 'paul@example.org',
  mobile: null,
  hire_date: '2010-01-01',
  exit_date: '2025-06-30',
  status: 'left',
  receipt_number: 'R1',
  late_interest: { pee: 0, percol: 0 },
  choice_status: 'submitted',
  channel: 'on_behalf',
  chosen_at: '2026-04-01T10:00:00Z',
  lines: [
    {
      destination: 'pee',
      management_mode: 'managed',
      managed_profile: 'prudent',
      fund_id: null,
      amount_cents: 100,
      abondement_gross_cents: 10,
      abondement_net_cents: 9,
    },
  ],
}
test('who left before the money is placed has left, though their file was not closed', () => {
  const statusOf = (exit_date: string | null, status = 'active') =>
    allocationLines({ ...placed, exit_date, status }, new Map(), groupama.words, '2026-05-29')[0]?.line[
      'statut'
    ]
  expect(['2026-05-28', '2026-05-29', null].map((day) => statusOf(day))).toEqual(['PARTI', 'ACTIF', 'ACTIF'])
  expect(statusOf(null, 'left')).toBe('PARTI')
})

test('a tax residence is told of whoever lives in France alone: of nobody whose address is not known', () => {
  const told = (address: PlacedPerson['address']) => {
    const { line } = allocationLines({ ...placed, address }, new Map(), groupama.words, '2026-05-29')[0] ?? {}
    return [line?.['pays'], line?.['resident_fiscal']]
  }
  expect(told(placed.address)).toEqual(['FRA', 'FRA'])
  expect(told({ city: 'Namur', country: 'Belgique' })).toEqual(['BEL', null])
  for (const nowhere of [null, {}, { line1: null, city: '' }]) expect(told(nowhere)).toEqual([null, null])
})

test('a row says who the person is, what is placed, and where the choice comes from, in the keeper’s words', () => {
  expect(
    allocationLines(placed, new Map(), groupama.words, '2026-05-29').map(({ line }) => line),
  ).toMatchObject([
    {
      civilite: 'M',
      nom_naissance: 'Roy',
      statut: 'PARTI',
      pays: 'FRA',
      pays_naissance: 'FRA',
      mode_gestion: 'PILOTE',
      profil_pilote: 'PRUDENT',
      code_fonds: null,
      csg_crds_abondement: 1,
      origine_choix: 'SAISIE_ENTREPRISE',
    },
  ])
  expect([countryName('FRA', 'fr'), countryName('DZA', 'en'), countryName('XYZ', 'fr')]).toEqual([
    'France',
    'Algeria',
    'XYZ',
  ])
  expect(
    ['Deutschland', 'Pays Bas', 'États-Unis', 'Côte d’Ivoire', 'UK', 'autriche'].map(countryCode),
  ).toEqual(['DEU', 'NLD', 'USA', 'CIV', 'GBR', 'AUT'])
  expect(['Algérie', 'fr', 'BEL', 'Atlantide', '', null].map(countryCode)).toEqual([
    'DZA',
    'FRA',
    'BEL',
    'Atlantide',
    null,
    null,
  ])
})

test('only controls that block stop a file, and each gives its reason in both languages', () => {
  expect(failedControls({ birth_date: 2, email: 5, nir: 1 }, (code) => code !== 'nir')).toEqual([
    { code: 'birth_date', count: 2 },
  ])
  const all = failedControls(Object.fromEntries(controlCodes.map((code) => [code, 3])))
  expect(all.every(({ code }) => controls[code].severity === 'block')).toBe(true)
  expect(reasonsOf([{ code: 'birth_date', count: 2 }], 'en')).toContain('to correct: 2')
})

test('sums that lost their exemptions are subject as a whole, placed or not, and say so', () => {
  const [one] = fc.sample(person, { numRuns: 1, seed: 3 }) as SettledPerson[]
  const placed = { ...one!, paid_cents: 0, pee_cents: one!.net_cents, percol_cents: 0, held_cents: 0 }
  const line = payrollLine(placed, { ...campaign, like_pay: true }, new ForfaitRun(bound, payment))
  expect(line.imposable_cents).toBe(placed.gross_cents - placed.csg_deductible_cents)
  expect([line.nature, line.dsn_code_54]).toEqual([
    'Intéressement, soumis aux cotisations comme un salaire',
    '',
  ])
  expect(payrollLine(placed, campaign, new ForfaitRun(bound, payment)).imposable_cents).toBe(0)
})
