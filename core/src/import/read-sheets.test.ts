import { describe, expect, test } from 'vitest'
import type { Cell, SheetHead } from './cell.ts'
import { columnFields, readSheets, type ReadingChoices, type SheetReading } from './read-sheets.ts'

const context = { today: '2026-11-20' }

const sheet = (rows: readonly (readonly Cell[])[], more: Partial<SheetHead> = {}): SheetHead => ({
  name: 'Feuil1',
  rows: rows.map((cells, index) => ({ row: index + 1, cells })),
  ...more,
})

function reading(
  rows: readonly (readonly Cell[])[],
  choices: ReadingChoices = {},
  more: Partial<SheetHead> = {},
): SheetReading {
  const read = readSheets([sheet(rows, more)], context, choices)
  if (read === null) throw new Error('no header was found')
  return read
}

const HEADERS = ['Matricule', 'Nom', 'Prénom', 'E-mail', 'Salaire brut annuel']
const person = (
  number: Cell,
  name: Cell = 'Martin',
  first: Cell = 'Zoé',
  mail: Cell = 'zoe@example.org',
  pay: Cell = 30_000,
): Cell[] => [number, name, first, mail, pay]

const allCodes = (read: SheetReading): string[] =>
  read.problems.map(({ row, field, code, severity }) => [row, field, code, severity].join(' '))
/** Without what is said once of the columns that these small tables do not have. */
const codes = (read: SheetReading): string[] =>
  allCodes(read).filter((line) => !line.startsWith(`${read.header_row} `) || line.includes('unmapped_column'))

describe('finding the table', () => {
  test('titles, blank rows and a group line above the header are passed over', () => {
    const read = reading([
      ['Liste du personnel'],
      [],
      ['Société Exemple – 2025'],
      ['Identité', null, null, null, 'Paie'],
      HEADERS,
      person('A1'),
    ])
    expect(read.header_row).toBe(5)
    expect(read.records).toEqual([
      {
        row: 6,
        employee_number: 'A1',
        last_name: 'Martin',
        first_name: 'Zoé',
        email: 'zoe@example.org',
        reference_salary_cents: 3_000_000,
      },
    ])
  })

  test('the sheet that holds the table wins over a legend and over a hidden copy', () => {
    const legend = sheet([['Lisez-moi'], ['Matricule', 'Nom', 'sont obligatoires']], { name: 'Lisez-moi' })
    const old = sheet([HEADERS, person('OLD')], { name: 'Archive', hidden: true })
    const data = sheet([HEADERS, person('A1'), person('A2', 'Roy', 'Léa', 'lea@example.org')], {
      name: 'Données',
    })
    const read = readSheets([legend, old, data], context)
    expect([read?.sheet, read?.sheet_names]).toEqual(['Données', ['Lisez-moi', 'Archive', 'Données']])
    expect(readSheets([legend, old, data], context, { sheet: 'Archive' })?.records[0]?.employee_number).toBe(
      'OLD',
    )
  })

  test('the header row may be chosen', () => {
    const rows = [HEADERS, person('A1'), HEADERS, person('A2', 'Roy', 'Léa', 'lea@example.org')]
    expect(reading(rows, { headerRow: 3 }).records.map((record) => record.row)).toEqual([4])
    expect(readSheets([sheet(rows)], context, { headerRow: 99 })).toBeNull()
  })

  test('under chosen headers that nobody recognises every filled row waits for its columns to be named', () => {
    const rows = [
      ['Liste'],
      ['Qui', 'Brut annuel', 'Où'],
      ['Ada', 12, 'Lyon'],
      [],
      ['Total', 12, ''],
      ['note'],
    ]
    expect(reading(rows, { headerRow: 2 }).records).toEqual([{ row: 3, reference_salary_cents: 1200 }])
    const named = reading(rows, { headerRow: 2, mapping: { Qui: 'last_name' } })
    expect(named.records).toEqual([{ row: 3, last_name: 'Ada', reference_salary_cents: 1200 }])
  })

  test('a header on two lines, groups above, is read as one', () => {
    const read = reading([
      ['Effectif 2025'],
      ['Matricule', 'Nom', 'Prénom', 'Contrat', null, 'Rémunération', null],
      [null, null, null, 'Date entrée', 'Date sortie', 'Brut annuel', 'Net'],
      ['A1', 'Roy', 'Léa', '01/02/2020', null, 30_000, 24_000],
    ])
    expect(read.header_row).toBe(3)
    expect(columnFields(read.columns)).toEqual({
      Matricule: 'employee_number',
      Nom: 'last_name',
      Prénom: 'first_name',
      'Contrat Date entrée': 'hire_date',
      'Date sortie': 'exit_date',
      'Rémunération Brut annuel': 'reference_salary_cents',
      Net: null,
    })
    expect(read.records).toEqual([
      {
        row: 4,
        employee_number: 'A1',
        last_name: 'Roy',
        first_name: 'Léa',
        hire_date: '2020-02-01',
        reference_salary_cents: 3_000_000,
      },
    ])
  })

  test('a sheet without headers is not read', () => {
    expect(
      readSheets(
        [
          sheet([
            ['a', 'b'],
            [1, 2],
          ]),
        ],
        context,
      ),
    ).toBeNull()
  })

  test('headers keep their own text: NFC, line breaks as spaces, doubles numbered, blank ones named by letter', () => {
    const read = reading([
      ['Matricule', 'Date\nde\r\nnaissance', 'Pre\u0301nom ', 'Nom', 'Prime', 'Prime', null],
      ['A1', '01/02/1990', 'Zoé', 'Roy', 1, 2, 'x'],
    ])
    expect(columnFields(read.columns)).toEqual({
      Matricule: 'employee_number',
      'Date de naissance': 'birth_date',
      Prénom: 'first_name',
      Nom: 'last_name',
      Prime: null,
      'Prime (2)': null,
      'Colonne G': null,
    })
  })
})

describe('mapping columns', () => {
  test('each field goes to the column that names it best', () => {
    const read = reading([
      [
        'Nom',
        "Nom d'usage",
        'Prénom',
        'Matricule',
        "Date d'ancienneté",
        "Date d'entrée",
        'E-mail pro',
        'E-mail perso',
      ],
      ['Roy', 'Petit', 'Léa', 'A1', '01/01/2010', '01/01/2015', 'lea@work.example', 'lea@home.example'],
    ])
    expect(columnFields(read.columns)).toMatchObject({
      Nom: 'birth_name',
      "Nom d'usage": 'last_name',
      "Date d'ancienneté": null,
      "Date d'entrée": 'hire_date',
      'E-mail pro': null,
      'E-mail perso': 'email',
    })
    expect(read.records[0]).toMatchObject({ last_name: 'Petit', birth_name: 'Roy', hire_date: '2015-01-01' })
  })

  test('the mapping of the person wins, and takes the field from the column recognised before', () => {
    const rows = [
      ['Matricule', 'Nom', 'Prénom', 'Code'],
      ['A1', 'Roy', 'Léa', 'X9'],
    ]
    const read = reading(rows, { mapping: { Code: 'employee_number', Nom: null } })
    expect(columnFields(read.columns)).toEqual({
      Matricule: null,
      Nom: null,
      Prénom: 'first_name',
      Code: 'employee_number',
    })
    expect(read.records[0]).toEqual({ row: 2, employee_number: 'X9', first_name: 'Léa' })
  })

  test('a header is not believed against all its values, and clear values need no header', () => {
    const mails = ['a@example.org', 'b@example.org', 'c@example.org', 'd@example.org']
    const read = reading([
      ['Matricule', 'Nom', 'Prénom', 'Naissance', 'Pour écrire'],
      ...mails.map((mail, index) => [`A${index}`, 'Roy', 'Léa', 'Lyon', mail]),
    ])
    expect(columnFields(read.columns)).toMatchObject({ Naissance: null, 'Pour écrire': 'email' })
    expect(read.columns[4]).toMatchObject({ confidence: 'low', samples: mails.slice(0, 3) })
  })

  test('a hidden column yields to a visible one, and is used when alone', () => {
    const rows = [
      ['Matricule', 'Nom', 'Prénom', 'Salaire brut', 'Salaire brut annuel'],
      ['A1', 'Roy', 'Léa', 20_000, 30_000],
    ]
    expect(reading(rows, {}, { hiddenColumns: [4] }).records[0]?.reference_salary_cents).toBe(3_000_000)
    expect(reading([HEADERS, person('A1')], {}, { hiddenColumns: [4] }).columns[4]).toMatchObject({
      field: 'reference_salary_cents',
      hidden: true,
    })
  })

  test('unused columns and required fields without a column are said once, on the header row', () => {
    expect(
      allCodes(
        reading([
          ['Nom', 'Prénom', 'Service'],
          ['Roy', 'Léa', 'Vente'],
        ]),
      ),
    ).toEqual([
      '1 Service unmapped_column warning',
      '1 employee_number missing_required error',
      '1 birth_date missing_required error',
      '1 hire_date missing_required error',
      '1 email missing_required warning',
      '1 reference_salary_cents missing_required warning',
      '1 presence_days missing_required warning',
    ])
  })

  test('an empty cell of a necessary column is said in the cell, a zero is a value', () => {
    const read = reading([
      [...HEADERS, 'Date de naissance', "Date d'entrée", 'Jours de présence'],
      [...person('A1'), null, '01/02/2020', 365],
      [...person('A2'), '31/01/1990', ' - ', 365],
      [...person('A3'), '31/01/1990', '01/02/2020', ''],
      [...person('A4', 'Martin', 'Zoé', 'zoe@example.org', null), '31/01/1990', '01/02/2020', 365],
      [...person('A5', 'Martin', 'Zoé', 'zoe5@example.org', 0), '31/01/1990', '01/02/2020', 0],
    ])
    expect(allCodes(read).filter((line) => line.includes('missing_required'))).toEqual([
      '2 birth_date missing_required error',
      '3 hire_date missing_required error',
      '4 presence_days missing_required warning',
      '5 reference_salary_cents missing_required warning',
    ])
  })
})

describe('reading values', () => {
  test('a NIR and its key in two columns are joined; without its key it is refused', () => {
    const read = reading([
      ['Matricule', 'Nom', 'Prénom', 'E-mail', 'N° SS', 'Clé'],
      ['A1', 'Roy', 'Léa', 'a@example.org', '2 94 07 05 995 473', '62'],
      ['A2', 'Roy', 'Luc', 'b@example.org', 2_800_501_994_421, 54],
      ['A3', 'Roy', 'Lou', 'c@example.org', '2940705995473', null],
    ])
    expect(columnFields(read.columns)).toMatchObject({ 'N° SS': 'nir', Clé: 'nir_key' })
    expect(read.records.map((record) => record.nir)).toEqual(['294070599547362', undefined, undefined])
    expect(codes(read)).toEqual(['3 nir invalid_nir warning', '4 nir invalid_nir warning'])
    expect(read.rejected_values).toEqual([
      { row: 3, field: 'nir', text: '2800501994421' },
      { row: 4, field: 'nir', text: '2940705995473' },
    ])
  })

  test('a header merged over a NIR and its key covers both', () => {
    const read = reading([
      ['Matricule', 'Nom', 'Prénom', 'N° de sécurité sociale', null],
      ['A1', 'Roy', 'Léa', '2940705995473', 62],
    ])
    expect(read.records[0]?.nir).toBe('294070599547362')
  })

  test('one order of day and month holds for the whole file, proved by any of its columns', () => {
    const rows = ['03/25/2020', '04/01/2021', '12/31/2019', '01/15/2018'].map((hired, index) => [
      `A${index}`,
      'Roy',
      'Léa',
      hired,
      '04/01/1990',
    ])
    const read = reading([['Matricule', 'Nom', 'Prénom', 'Hire date', 'Birth date'], ...rows])
    expect(read.records.map((record) => record.hire_date)).toEqual([
      '2020-03-25',
      '2021-04-01',
      '2019-12-31',
      '2018-01-15',
    ])
    expect(read.records[0]?.birth_date).toBe('1990-04-01')
    expect(read.dates).toEqual({ order: 'month_first', doubt: null })
  })

  test('the apostrophe that guards a value from being run as a formula is not part of it', () => {
    const read = reading([HEADERS, person('12', "'t Hooft", "'=Zoé")])
    expect(read.records[0]).toMatchObject({
      last_name: "'t Hooft",
      first_name: '=Zoé',
    })
  })

  test('workbooks that count from 1904 give the same days', () => {
    const rows = [
      ['Matricule', 'Nom', 'Prénom', 'E-mail', 'Date de naissance'],
      ['A1', 'Roy', 'Léa', 'a@example.org', 28_086 - 1_462],
    ]
    const read = readSheets([sheet(rows)], { ...context, date1904: true })
    expect(read?.records[0]?.birth_date).toBe('1976-11-22')
  })

  test('text keeps its case and loses outer spaces, no-break and zero-width ones included', () => {
    const read = reading([
      HEADERS,
      person('\u00a0A1 ', ' DU BOIS-ME\u0301NARD\u202f', 'Zoé\u200b', 'ZOE@Example.ORG'),
    ])
    expect(read.records[0]).toMatchObject({
      employee_number: 'A1',
      last_name: 'DU BOIS-MÉNARD',
      first_name: 'Zoé',
      email: 'zoe@example.org',
    })
  })

  test('errors of the spreadsheet and formulas never computed are no values', () => {
    const read = reading([
      HEADERS,
      person('A1', 'Roy', 'Léa', 'a@example.org', { broken: 'formula', text: '' }),
      person('A2', { broken: 'error', text: '#N/A' }, 'Luc', 'b@example.org'),
      person('A3', 'Roy', 'Lou', 'c@example.org', '#REF!'),
    ])
    expect(codes(read)).toEqual([
      '2 reference_salary_cents formula_without_value error',
      '3 last_name unreadable_value error',
      '4 reference_salary_cents unreadable_value error',
    ])
    expect(read.rejected_values[1]).toEqual({ row: 3, field: 'last_name', text: '#N/A' })
  })

  test('readable but impossible values are kept and listed; zero is a value', () => {
    const read = reading([
      [...HEADERS, 'Date de naissance', "Date d'entrée", 'Date de sortie', 'Jours de présence'],
      [...person('A1', 'Roy', 'Léa', 'a@example.org', -1), '01/01/2012', '01/01/2024', '31/12/2023', 367],
      [...person('A2', 'Roy', 'Luc', 'b@example.org', 0), '01/01/1990', '01/01/2024', '31/12/2999', 0],
    ])
    expect(codes(read)).toEqual([
      '2 reference_salary_cents amount_negative error',
      '2 birth_date under_age error',
      '2 exit_date exit_before_hire error',
      '2 presence_days presence_out_of_range error',
    ])
    expect(read.records[0]).toMatchObject({
      reference_salary_cents: -100,
      presence_days: 367,
      exit_date: '2023-12-31',
    })
    expect(read.records[1]).toMatchObject({ reference_salary_cents: 0, presence_days: 0 })
    expect(read.records[1]).not.toHaveProperty('exit_date')
  })

  test('names in one column are taken apart by their capitals, or by their order with a warning', () => {
    const read = reading([
      ['Matricule', 'Nom et prénom', 'E-mail'],
      ['A1', 'DU BOIS-MÉNARD Anne Marie', 'a@example.org'],
      ['A2', 'Jean-Luc DUPONT', 'b@example.org'],
      ['A3', 'Le Gall, Yann', 'c@example.org'],
      ['A4', 'Martin Anne Sophie', 'd@example.org'],
    ])
    expect(read.records.map((record) => [record.last_name, record.first_name])).toEqual([
      ['DU BOIS-MÉNARD', 'Anne Marie'],
      ['DUPONT', 'Jean-Luc'],
      ['Le Gall', 'Yann'],
      ['Martin', 'Anne Sophie'],
    ])
    expect(codes(read)).toEqual(['5 last_name ambiguous_name warning'])
  })

  test('civility and contract are read from the words payroll uses; interns are pointed at', () => {
    const read = reading([
      [...HEADERS, 'Civilité', 'Type de contrat'],
      [...person('A1', 'Roy', 'Léa', 'a@example.org'), 'Mme', 'CDI'],
      [...person('A2', 'Roy', 'Luc', 'b@example.org'), 'MONSIEUR', 'CDD saisonnier'],
      [...person('A3', 'Roy', 'Lou', 'c@example.org'), '?', "Contrat d'apprentissage"],
      [...person('A4', 'Roy', 'Lia', 'd@example.org'), 'M.', 'Stagiaire'],
    ])
    expect(read.records.map((record) => [record.civility, record.contract_type])).toEqual([
      ['mrs', 'permanent'],
      ['mr', 'seasonal'],
      [undefined, 'apprentice'],
      ['mr', 'other'],
    ])
    expect(codes(read)).toEqual([
      '4 civility unknown_value warning',
      '5 contract_type not_eligible_contract warning',
    ])
  })
})

describe('rows that are no people', () => {
  test('blank rows, titles, repeated headers, notes and totals are not records', () => {
    const read = reading([
      HEADERS,
      person('A1'),
      [],
      ['   ', '\u00a0', null],
      ['Service Production'],
      HEADERS,
      person('A2', 'Roy', 'Léa', 'lea@example.org', 20_000),
      ['Sous-total Production', null, null, null, 50_000],
      [null, null, null, null, 50_000],
      [null, 'TOTAL GÉNÉRAL', null, null, '50 000,00 €'],
      ['Édité le 12/03/2026'],
    ])
    expect(read.records.map((record) => record.row)).toEqual([2, 7])
    expect(codes(read)).toEqual(
      ['8 total_row_ignored info', '9 total_row_ignored info', '10 total_row_ignored info'].map((text) =>
        text.replace(/^(\d+) /, '$1  '),
      ),
    )
    expect(read.rows_expected).toBe(2)
  })

  test('a total that is not the sum of what was read is said', () => {
    const read = reading([HEADERS, person('A1'), ['TOTAL', null, null, null, 45_000]])
    expect(codes(read)).toContain('3 reference_salary_cents total_mismatch warning')
  })

  test('somebody called Total is a person', () => {
    expect(reading([HEADERS, person('A1', 'Total', 'Jean')]).rows_expected).toBe(1)
  })

  test('a row that holds only an employee number is somebody, with what is missing', () => {
    const read = reading([HEADERS, person('A1'), ['A2']])
    expect(codes(read)).toEqual([
      '3 last_name missing_required error',
      '3 first_name missing_required error',
      '3 email missing_required warning',
      '3 reference_salary_cents missing_required warning',
    ])
  })
})

describe('duplicates', () => {
  test('the same row twice is a warning, a contradiction an error, on the later row', () => {
    const read = reading([
      HEADERS,
      person('A1'),
      person(' A1'),
      person('A1', 'Martin', 'Zoé', 'other@example.org'),
    ])
    expect(codes(read)).toEqual([
      '3 employee_number duplicate_in_file warning',
      '4 employee_number duplicate_in_file error',
    ])
    expect(read.rows_expected).toBe(3)
  })

  test('one address under two employee numbers is doubted', () => {
    const read = reading([
      HEADERS,
      person('A1', 'Martin', 'Zoé', 'foyer@example.org'),
      person('A2', 'Martin', 'Léo', 'Foyer@example.org'),
      person('A3', 'Martin', 'Luc', 'luc@example.org'),
    ])
    expect(codes(read)).toEqual(['3 email shared_email warning'])
  })

  test('one NIR under two employee numbers is doubted', () => {
    const read = reading([
      [...HEADERS, 'NIR'],
      [...person('A1'), '294070599547362'],
      [...person('A2'), '2 94 07 05 995 473 62'],
    ])
    expect(codes(read)).toEqual(['3 nir duplicate_in_file warning'])
  })
})
