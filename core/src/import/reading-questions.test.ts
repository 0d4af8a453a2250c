import { describe, expect, test } from 'vitest'
import type { Cell, SheetHead } from './cell.ts'
import { looksMonthly } from './pay-watch.ts'
import { otherSheets, rowCounter } from './other-sheets.ts'
import { planReading, readSheets, type ReadingChoices, type SheetReading } from './read-sheets.ts'

const context = { today: '2026-03-01', exercise: { start: '2025-01-01', end: '2025-12-31' } }
const sheet = (rows: readonly (readonly Cell[])[], more: Partial<SheetHead> = {}): SheetHead => ({
  name: 'Feuil1',
  rows: rows.map((cells, index) => ({ row: index + 1, cells })),
  ...more,
})
function reading(rows: readonly (readonly Cell[])[], choices: ReadingChoices = {}): SheetReading {
  const read = readSheets([sheet(rows)], context, choices)
  if (read === null) throw new Error('no header was found')
  return read
}
const codesOf = (read: SheetReading): string[] =>
  read.problems
    .filter(({ row }) => row > read.header_row)
    .map(({ row, code, severity }) => `${row} ${code} ${severity}`)

describe('the order of day and month', () => {
  const dated = (dates: readonly (readonly [string, string])[], choices: ReadingChoices = {}) =>
    reading(
      [
        ['Matricule', 'Nom', 'Prénom', 'Date de naissance', "Date d'entrée"],
        ...dates.map(([born, hired], index) => [`A${index}`, 'Roy', 'Léa', born, hired]),
      ],
      choices,
    )

  test('birth dates that prove months first settle hire dates that prove nothing', () => {
    const read = dated([
      ['03/25/1990', '02/01/2020'],
      ['04/28/1985', '03/02/2019'],
      ['12/31/1979', '04/05/2018'],
    ])
    expect(read.dates).toEqual({ order: 'month_first', doubt: null })
    expect(read.records.map(({ hire_date }) => hire_date)).toEqual(['2020-02-01', '2019-03-02', '2018-04-05'])
  })

  test('two proofs in a column are enough', () => {
    const read = dated([
      ['03/25/1990', '02/01/2020'],
      ['04/28/1985', '03/02/2019'],
    ])
    expect(read.records.map(({ birth_date }) => birth_date)).toEqual(['1990-03-25', '1985-04-28'])
  })

  test('dates that nothing proves are read day first, with a doubt that a choice settles', () => {
    const dates = [['03/02/1990', '02/01/2020']] as const
    expect(dated(dates).dates).toEqual({ order: 'day_first', doubt: 'unproved' })
    const chosen = dated(dates, { dateOrder: 'month_first' })
    expect(chosen.dates).toEqual({ order: 'month_first', doubt: null })
    expect(chosen.records[0]).toMatchObject({ birth_date: '1990-03-02', hire_date: '2020-02-01' })
  })

  test('two columns that contradict each other are a doubt; a slip of the hand is an error in its cell', () => {
    expect(
      dated([
        ['25/03/1990', '02/25/2020'],
        ['28/04/1985', '03/28/2019'],
        ['28/04/1985', '03/28/2019'],
      ]).dates?.doubt,
    ).toBe('contradicted')
    const slip = dated([
      ['25/03/1990', '01/02/2020'],
      ['28/04/1985', '03/28/2019'],
      ['28/04/1985', '28/03/2019'],
      ['28/04/1985', '27/03/2019'],
    ])
    expect(slip.dates).toEqual({ order: 'day_first', doubt: null })
    expect(slip.findings.other_order_dates).toBe(1)
  })

  test('dates that are days, or written year first, ask nothing', () => {
    expect(dated([['1990-03-02', '2020-02-01']]).dates).toBeNull()
  })
})

describe('a line for each month', () => {
  const headers = ['Matricule', 'Nom', 'Prénom', 'Mois', 'Salaire brut', "Date d'entrée"]
  const months = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12']
  const year = (number: string, pay: (index: number) => number, hired = '01/02/2015') =>
    months.map((month, index) => [number, 'Roy', `Léa ${number}`, `${month}/2025`, pay(index), hired])
  const rows = [headers, ...year('A1', () => 2_100), ...year('A2', (index) => 2_000 + index)]

  test('nothing is written before somebody has said how the months are read, equal or not', () => {
    const read = reading(rows)
    expect(read.months).toEqual({ index: 3, header: 'Mois' })
    expect(read.findings.months).toEqual({
      found: months.map((month) => `2025-${month}`),
      missing: [],
      people: 2,
    })
    expect(read.records).toHaveLength(24)
    expect(read.records.every(({ row }) => codesOf(read).includes(`${row} several_months error`))).toBe(true)
  })

  test('added up, a person is one record with the pay of the year', () => {
    const read = reading(rows, { months: 'sum' })
    expect(
      read.records.map(({ row, employee_number, reference_salary_cents }) => [
        row,
        employee_number,
        reference_salary_cents,
      ]),
    ).toEqual([
      [2, 'A1', 2_520_000],
      [14, 'A2', 2_406_600],
    ])
    expect(codesOf(read)).toEqual([])
  })

  test('months nobody has and months one person lacks while there are named', () => {
    const some = rows.filter((_, index) => index === 0 || ![3, 12, 15].includes(index))
    const read = reading([...some, ...year('A3', () => 2_000, '01/10/2025').slice(9)], { months: 'sum' })
    expect(read.findings.months?.missing).toEqual(['2025-03'])
    expect(codesOf(read)).toEqual(['2 months_missing warning'])
    expect(read.rejected_values.map(({ text }) => text)).toEqual(['12/2025'])
  })

  test('the last month alone can be asked for, and a lone line for each person is no month', () => {
    expect(reading(rows, { months: 'last' }).records.map((one) => one.reference_salary_cents)).toEqual([
      210_000, 201_100,
    ])
    const once = reading([headers, rows[1] ?? [], rows[13] ?? []])
    expect(once.findings.months).toBeNull()
    expect(codesOf(once)).toEqual([])
  })
})

describe('what pay and presence are of', () => {
  const paid = (pays: readonly number[], choices: ReadingChoices = {}) =>
    reading(
      [
        ['Matricule', 'Nom', 'Prénom', 'Salaire brut'],
        ...pays.map((pay, index) => [`A${index}`, 'Roy', `Léa ${index}`, pay]),
      ],
      choices,
    )

  test('pay under the minimum of a year on most lines is doubted; twelve months can be asked for', () => {
    expect(looksMonthly(paid([2_100, 2_400, 3_000, 30_000]).findings.pay)).toBe(true)
    expect(looksMonthly(paid([24_000, 30_000, 36_000, 2_100]).findings.pay)).toBe(false)
    const yearly = paid([2_100, 2_400.5], { payPeriod: 'month' })
    expect(yearly.records.map((one) => one.reference_salary_cents)).toEqual([2_520_000, 2_880_600])
    expect(looksMonthly(yearly.findings.pay)).toBe(false)
  })

  const present = (header: string, days: readonly Cell[], choices: ReadingChoices = {}) =>
    reading(
      [
        ['Matricule', 'Nom', 'Prénom', "Date d'entrée", header],
        ...days.map((day, index) => [
          `A${index}`,
          'Roy',
          `Léa ${index}`,
          index === 1 ? '02/07/2025' : '13/01/2010',
          day,
        ]),
      ],
      choices,
    )
  const daysIn = (read: SheetReading) => read.records.map((one) => one.presence_days)

  test('a presence in percent is asked about, and no day is counted before', () => {
    const read = present('% présence', [100, 80, 50])
    expect(read.percent).toEqual({ header: '% présence', ofOne: false })
    expect(daysIn(read)).toEqual([undefined, undefined, undefined])
    expect(codesOf(read)).toEqual(['2 presence_unit error', '3 presence_unit error', '4 presence_unit error'])
  })

  test('a percentage is turned into days of the exercice or of the contract, as it was said', () => {
    const choose = (presenceUnit: 'percent_of_exercice' | 'percent_of_contract') => ({ presenceUnit })
    expect(daysIn(present('Présence (%)', [100, 100, 50], choose('percent_of_exercice')))).toEqual([
      365, 365, 182.5,
    ])
    expect(daysIn(present('Présence (%)', [100, 100, 50], choose('percent_of_contract')))).toEqual([
      365, 183, 182.5,
    ])
    expect(daysIn(present('Présence', ['100%', '80 %', '50%'], choose('percent_of_exercice')))).toEqual([
      365, 292, 182.5,
    ])
    expect(daysIn(present('Présence %', [1, 0.8, 0.5], choose('percent_of_exercice')))).toEqual([
      365, 292, 182.5,
    ])
    expect(daysIn(present('Présence %', [100, 80, 50], { presenceUnit: 'days' }))).toEqual([100, 80, 50])
  })

  test('a column whose usual and largest value is 100 is asked about, days are not', () => {
    expect(present('Présence', [100, 100, 80, 100, 100]).percent).not.toBeNull()
    expect(present('Jours de présence', [365, 365, 100, 182, 365]).percent).toBeNull()
  })
})

describe('sheets and hidden rows', () => {
  const headers = ['Matricule', 'Nom', 'Prénom']
  const site = (name: string, rows: readonly (readonly Cell[])[], more: Partial<SheetHead> = {}) =>
    sheet(rows, { name, ...more })

  test('every other visible sheet with people is found, with whether its columns are the same', () => {
    const heads = [
      site('Site 1', [headers, ['A1', 'Roy', 'Léa'], ['A2', 'Roy', 'Luc']]),
      site('Site 2', [['Titre'], headers, ['B1', 'Zola', 'Émile'], ['Total', null, null]]),
      site('Site 3', [
        ['Nom', 'Prénom', 'E-mail'],
        ['Sand', 'George', 's@example.org'],
      ]),
      site('Notes', [['À lire avant tout']]),
      site('Archive', [headers, ['Z1', 'Hugo', 'Adèle']], { hidden: true }),
    ]
    const plan = planReading(heads)
    if (plan === null) throw new Error('no plan')
    const others = otherSheets(heads, plan)
    expect(others.map(({ name, header_row, same_columns }) => [name, header_row, same_columns])).toEqual([
      ['Site 2', 2, true],
      ['Site 3', 1, false],
    ])
    const counter = rowCounter(others[0] ?? { name: '', header_row: 0, columns: [], same_columns: true })
    for (const { row, cells } of heads[1]?.rows ?? []) counter.read(row, cells)
    expect(counter.rows()).toBe(1)
  })
})

describe('officers and spouses', () => {
  const said = (rows: readonly (readonly Cell[])[]) =>
    reading([['Matricule', 'Nom', 'Prénom', 'Type de contrat', 'Mandataire social'], ...rows])

  test('a column of its own says who is an officer or a spouse; beside a contract it is a doubt', () => {
    const read = said([
      ['A1', 'Roy', 'Léa', '', 'Oui'],
      ['A2', 'Roy', 'Luc', '', 'Conjoint collaborateur'],
      ['A3', 'Roy', 'Lou', 'CDI', 'Non'],
      ['A4', 'Roy', 'Lise', 'CDI', 'Gérant'],
      ['A5', 'Roy', 'Loïc', 'CDI', 'peut-être'],
      ['A6', 'Roy', 'Lina', 'CDI', 'Salariée'],
    ])
    expect(read.records.map((one) => one.contract_type)).toEqual([
      'corporate_officer',
      'spouse',
      'permanent',
      'permanent',
      'permanent',
      'permanent',
    ])
    expect(codesOf(read)).toEqual(['5 officer_with_contract warning', '6 unknown_value warning'])
    expect(read.records.every((one) => !('officer' in one))).toBe(true)
  })

  test('values that name an officer or a spouse are read under any header; yes and no, or a trade, say nothing', () => {
    const under = (header: string, ...values: readonly Cell[]) =>
      reading([
        ['Matricule', 'Nom', 'Prénom', header],
        ...values.map((value, at) => [`A${at}`, 'Roy', `Léa${at}`, value]),
      ]).records.map((one) => one.contract_type ?? null)
    expect(under('Statut', 'gérant', 'conjointe collaboratrice', 'ouvrier', null)).toEqual([
      'corporate_officer',
      'spouse',
      null,
      null,
    ])
    expect(under('Conjoint collaborateur', 'conjoint collaborateur', null)).toEqual(['spouse', null])
    expect(under('Actif', 'Oui', 'Non', 'Oui')).toEqual([null, null, null])
    expect(under('Poste', 'Gérant de magasin', 'Menuisier', 'Secrétaire')).toEqual([null, null, null])
    expect(under('Statut', 'cadre', 'cadre dirigeant', 'ouvrier')).toEqual([null, null, null])
  })
})
