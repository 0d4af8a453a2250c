import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accountKeepers } from '../vocabulary.ts'
import { accountingLayouts } from './accounting-layout.ts'
import { answerColumns, findAnswerHeader } from './answer-columns.ts'
import { answerRow, verdictOf } from './answer-row.ts'
import { journalOf } from './journal.ts'
import { lateInterestOf } from './late-interest.ts'
import { matchAnswer, type SentLine } from './match-answer.ts'
import { canComplete, gapOf, movementsOf, type PaymentFacts, type PaymentRecord } from './movements.ts'
import { sumsOf, treasuryOf } from './treasury.ts'
import { keepersKept } from '../keeper/keepers-of.ts'
import { bankText, isBankName, campaignReference, remittanceOf, transfersOf } from './transfer-words.ts'
import type { PaymentKind } from './payment-vocabulary.ts'

const facts: PaymentFacts = {
  state: 'validated',
  envelope_gross_cents: 500_000,
  advance_gross_cents: 0,
  overpaid_gross_cents: 0,
  to_return_cents: 0,
  gross_cents: 500_000,
  levies_cents: 48_500,
  net_cents: 451_500,
  paid_cents: 200_000,
  pee_cents: 150_000,
  percol_cents: 51_500,
  held_cents: 50_000,
  released: [],
  late_interest_paid_cents: 0,
  late_interest_placed_cents: 0,
  on_top_at_most_cents: 0,
  abondement_gross_cents: 10_000,
  abondement_net_cents: 9_030,
  forfait_social_cents: 102_000,
  held_forfait_cents: 11_074,
  sent_cents: 201_500,
  sent_abondement_net_cents: 9_030,
  unsettled: 0,
  people: 12,
  planned_payment_date: '2026-05-29',
  legal_payment_deadline: '2026-05-31',
  interest_after: '2026-05-31',
  paid_on: null,
}
const none = new Map<PaymentKind, PaymentRecord>()
const recorded = (...records: PaymentRecord[]) => new Map(records.map((one) => [one.kind, one] as const))
const statuses = (...given: Parameters<typeof movementsOf>) =>
  Object.fromEntries(movementsOf(...given).map(({ kind, status }) => [kind, status]))

describe('movements', () => {
  test('together they are the envelope, the gross matching and the employer’s levy', () => {
    const movements = movementsOf(facts, none, '2026-05-20')
    expect(movements.map(({ kind, amount_cents }) => [kind, amount_cents])).toEqual([
      ['payroll', 200_000],
      ['account_keeper', 210_530],
      ['levies', 151_470],
      ['held', 50_000],
    ])
    expect(movements.reduce((sum, one) => sum + one.amount_cents, 0)).toBe(500_000 + 10_000 + 102_000)
    for (const { parts, amount_cents } of movements)
      expect(parts.reduce((sum, part) => sum + part.amount_cents, 0)).toBe(amount_cents)
    expect(sumsOf(movements)).toMatchObject({ total_cents: 562_000, held_cents: 50_000, paid_cents: 0 })
  })

  test('what was held and has left is a movement of its own, of its own month; what is left is still held', () => {
    const released = [{ on: '2028-06-01', paid_cents: 10_000, deposited_cents: 30_000 }]
    const paid = recorded({ kind: 'payroll', status: 'paid', amount_cents: 200_000, paid_on: '2026-05-29' })
    const movements = movementsOf({ ...facts, released }, paid, '2028-06-02')
    expect(
      movements
        .slice(3)
        .map(({ kind, amount_cents, status, paid_on }) => [kind, amount_cents, status, paid_on]),
    ).toEqual([
      ['held', 10_000, 'held', null],
      ['released', 40_000, 'paid', '2028-06-01'],
      ['released_levies', 8_859, 'forecast', null],
    ])
    expect(movements.reduce((sum, one) => sum + one.amount_cents, 0)).toBe(500_000 + 10_000 + 102_000 + 8_859)
    expect(movementsOf({ ...facts, released }, paid, '2028-08-01').at(-1)).toMatchObject({
      due_month: '2028-07',
      status: 'unrecorded',
      paid_cents: 0,
    })
    expect(gapOf({ ...facts, released }, none)).toBeNull()
    const months = treasuryOf(movements)
    expect(months.slice(-2)).toMatchObject([
      { month: '2028-06', released_cents: 40_000, total_cents: 40_000 },
      { month: '2028-07', levies_cents: 8_859, total_cents: 8_859 },
    ])
    expect(months.some(({ month }) => month.startsWith('2027'))).toBe(false)
    expect(sumsOf(movements)).toMatchObject({ held_cents: 10_000, released_cents: 40_000 })
  })

  test('levies fall the month after the pay they are declared with', () => {
    const levies = movementsOf(facts, none, '2026-05-20').find(({ kind }) => kind === 'levies')
    expect([levies?.due_on, levies?.due_month]).toEqual([null, '2026-06'])
    const december = { ...facts, planned_payment_date: '2026-12-18' }
    expect(movementsOf(december, none, '2026-05-20')[2]?.due_month).toBe('2027-01')
    // What is not paid yet is declared with a pay to come.
    expect(movementsOf(facts, none, '2026-08-03')[2]?.due_month).toBe('2026-09')
    const paid = recorded({ kind: 'payroll', status: 'paid', amount_cents: 200_000, paid_on: '2026-07-01' })
    expect(movementsOf(facts, paid, '2026-08-03')[2]).toMatchObject({
      due_month: '2026-08',
      status: 'to_prepare',
    })
    expect(movementsOf(facts, paid, '2026-09-01')[2]?.status).toBe('late')
  })

  test('a movement is late the day after the last legal day, whatever was planned, and no longer once paid', () => {
    expect(statuses(facts, none, '2026-05-29')).toMatchObject({
      payroll: 'to_prepare',
      account_keeper: 'to_prepare',
      held: 'held',
    })
    const paid = recorded(
      { kind: 'payroll', status: 'paid', amount_cents: 200_000, paid_on: '2026-05-29' },
      { kind: 'account_keeper', status: 'ordered', amount_cents: 210_530, paid_on: '2026-06-02' },
    )
    const movements = movementsOf(facts, paid, '2026-06-03')
    expect(movements.map(({ kind, status, late_days }) => [kind, status, late_days])).toEqual([
      ['payroll', 'paid', 0],
      ['account_keeper', 'late', 3],
      ['levies', 'to_prepare', 0],
      ['held', 'held', 0],
    ])
    expect(canComplete('validated', movements)).toBe(false)
    // Planned on 29 May, owed by 31 May: nothing is late in between, nor when the plan itself is later.
    expect(statuses(facts, none, '2026-05-31')).toMatchObject({ payroll: 'to_prepare' })
    const planned = { ...facts, planned_payment_date: '2026-07-10' }
    expect(movementsOf(planned, none, '2026-06-10')[0]).toMatchObject({ status: 'late', late_days: 10 })
    const completed = { ...facts, state: 'completed' as const, paid_on: '2026-05-28' }
    // The levies of a campaign that is over leave with the declaration of the month after.
    expect(
      ['2026-05-28', '2026-06-30', '2026-07-01'].map((day) => statuses(completed, none, day)),
    ).toMatchObject([
      { payroll: 'paid', levies: 'forecast' },
      { levies: 'forecast' },
      { levies: 'unrecorded' },
    ])
    expect(statuses(completed, none, '2027-01-01')).toEqual({
      payroll: 'paid',
      account_keeper: 'paid',
      levies: 'unrecorded',
      held: 'held',
    })
  })

  test('what no text makes interest run on is never late, however long after its day', () => {
    const bonus = { ...facts, legal_payment_deadline: '2026-12-31', interest_after: null }
    const [payroll] = movementsOf(bonus, none, '2027-06-10')
    expect(payroll).toMatchObject({ status: 'to_prepare', late_days: 0, due_on: '2026-05-29' })
  })

  test('before the outcomes are written, the net is undecided and everything is a forecast', () => {
    const open = { ...facts, state: 'open' as const, unsettled: 12 }
    expect(
      movementsOf(open, none, '2026-07-01').map((one) => [one.kind, one.amount_cents, one.status]),
    ).toEqual([
      ['undecided', 451_500, 'forecast'],
      ['levies', 48_500, 'forecast'],
    ])
    const draft = {
      ...open,
      state: 'draft' as const,
      people: 0,
      gross_cents: 0,
      net_cents: 0,
      levies_cents: 0,
    }
    expect(movementsOf(draft, none, '2026-07-01').map((one) => one.amount_cents)).toEqual([500_000])
  })

  test('a difference of one cent blocks, whatever it comes from', () => {
    expect(gapOf(facts, none)).toBeNull()
    expect(gapOf({ ...facts, held_cents: 49_999 }, none)).toEqual({
      kind: 'payroll',
      gap_cents: 1,
      reason: 'envelope',
    })
    expect(gapOf({ ...facts, sent_cents: 201_501 }, none)).toMatchObject({ gap_cents: -1, reason: 'lines' })
    const record: PaymentRecord = { kind: 'payroll', status: 'paid', amount_cents: 199_999, paid_on: null }
    expect(gapOf(facts, recorded(record))).toMatchObject({ kind: 'payroll', gap_cents: 1, reason: 'record' })
    expect(gapOf(facts, recorded({ ...record, status: 'to_prepare' }))).toBeNull()
    expect(gapOf({ ...facts, state: 'open', held_cents: 0 }, none)).toBeNull()
  })

  test('headcounts told after the levies were paid leave the rest to pay, or too much paid, and block nothing', () => {
    const paid = (amount_cents: number) =>
      recorded({ kind: 'levies', status: 'paid', amount_cents, paid_on: '2026-06-15' })
    const over = { ...facts, state: 'completed' as const, paid_on: '2026-05-29' }
    const without = 151_470 - 102_000
    expect(gapOf(over, paid(without))).toBeNull()
    const levies = (record: typeof none, on: string) =>
      movementsOf(over, record, on).find(({ kind }) => kind === 'levies')
    expect(levies(paid(without), '2026-06-20')).toMatchObject({
      status: 'to_prepare',
      amount_cents: 151_470,
      paid_cents: without,
      paid_on: '2026-06-15',
    })
    expect(levies(paid(without), '2026-07-01')?.status).toBe('late')
    expect(levies(paid(151_470), '2026-07-01')).toMatchObject({ status: 'paid', paid_cents: 151_470 })
    expect(levies(paid(200_000), '2026-07-01')).toMatchObject({ status: 'paid', paid_cents: 200_000 })
    expect(sumsOf(movementsOf(over, paid(without), '2026-07-01')).paid_cents).toBe(
      200_000 + 210_530 + without,
    )
  })
})

describe('treasury', () => {
  test('months follow each other without a hole and add up to the year', () => {
    const movements = [
      ...movementsOf(facts, none, '2026-05-20'),
      ...movementsOf({ ...facts, planned_payment_date: '2026-11-30' }, none, '2026-05-20'),
    ]
    const months = treasuryOf(movements)
    expect(months.map(({ month }) => month)).toEqual([
      '2026-05',
      '2026-06',
      '2026-07',
      '2026-08',
      '2026-09',
      '2026-10',
      '2026-11',
      '2026-12',
    ])
    const total = (sums: { total_cents: number }[]) => sums.reduce((sum, one) => sum + one.total_cents, 0)
    expect(total(months)).toBe(sumsOf(movements).total_cents)
  })
})

describe('late interest', () => {
  test('is rounded for each sum, which differs from the whole', () => {
    const when = { first_day: '2024-06-01', paid_on: '2024-06-30' }
    const found = lateInterestOf([{ principal_cents: 100_000, sums: 10 }], when)
    expect(found).toMatchObject({
      days: 30,
      rate_percent: '4.4821',
      principal_cents: 1_000_000,
      interest_cents: 3684,
      per_person_total_cents: 3680,
      per_day_cents: 123,
    })
  })
  test('is refused when the rate is not published, and given with an entered one', () => {
    const groups = [{ principal_cents: 1_000_000, sums: 1 }]
    const when = { first_day: '2026-06-01', paid_on: '2026-06-30' }
    expect(lateInterestOf(groups, when)).toEqual({ refusal: 'tmop_not_published' })
    expect(lateInterestOf(groups, { ...when, tmop_percent: '3' })).toMatchObject({ interest_cents: 3279 })
  })
  test('costs nothing in time', () => {
    const groups = [{ principal_cents: 1_000_000, sums: 3 }]
    const when = { first_day: '2024-06-01', paid_on: '2024-05-31' }
    expect(lateInterestOf(groups, when)).toMatchObject({
      days: 0,
      interest_cents: 0,
      per_person_total_cents: 0,
    })
  })
})

describe('the keeper’s answer', () => {
  test('columns are recognised in our own file come back, and in a list of refusals', () => {
    const ours = ['numero_ligne', 'matricule', 'nom_naissance', 'nom_usage', 'prenom', 'statut', 'plan']
    const back = [...ours, 'code_fonds', 'libelle_fonds', 'montant_net_investi', 'abondement_net']
    expect(answerColumns([...back, 'Résultat du traitement', 'Motif'])).toEqual({
      employee_number: 1,
      last_name: 3,
      first_name: 4,
      plan: 6,
      fund: 7,
      amount: 9,
      status: 11,
      reason: 12,
    })
    const sheet = { name: 'Rejets', rows: [{ row: 1, cells: ['Rejets du 12/05/2026'] }] }
    const titles = { row: 3, cells: ['N° salarié', 'Bénéficiaire', 'Motif du rejet'] }
    expect(findAnswerHeader([{ ...sheet, rows: [...sheet.rows, titles] }])).toMatchObject({ row: 3 })
    expect(findAnswerHeader([sheet])).toBeNull()
  })

  test('words of a status are read without knowing them all', () => {
    expect(['Accepté', 'OK', 'Intégrée', 'traité'].map(verdictOf)).toEqual(Array(4).fill('accepted'))
    expect(['Rejeté', 'KO', 'Refusée', 'Non traité', 'Anomalie 12'].map(verdictOf)).toEqual(
      Array(5).fill('rejected'),
    )
    expect(['ACTIF', 'PARTI', ''].map(verdictOf)).toEqual([null, null, null])
  })

  const line = (number: string, name: string, amount: number, more: Partial<SentLine> = {}): SentLine => ({
    campaign_beneficiary_id: `e-${number}`,
    beneficiary_id: `b-${number}`,
    employee_number: number,
    person_name: name,
    plan: 'PEE',
    fund_code: 'FR0001',
    fund_name: 'Prudent',
    amount_cents: amount,
    abondement_net_cents: 0,
    ...more,
  })
  const sent = [
    line('0012', 'Lefèvre Zoé', 10_000, { abondement_net_cents: 500 }),
    line('13', 'Petit Nina', 20_000),
    line('13', 'Petit Nina', 5_000, { plan: 'PERCOL', fund_code: 'EQUILIBRE', fund_name: 'PILOTE' }),
    line('14', 'Martin Luc', 7_000),
    line('15', 'Martin Luc', 8_000),
    line('16', 'Roy Ana', 9_000),
  ]
  const read = (titles: string, ...rows: string[]) =>
    rows.flatMap((text, at) => answerRow(at + 2, text.split(';'), answerColumns(titles.split(';'))) ?? [])
  const outcome = (lines: ReturnType<typeof matchAnswer>) =>
    lines.map((one) => [one.employee_number, one.status, one.expected_cents])

  test('lines are matched by number without its zeros, by name, plan and amount; what is left is missing', () => {
    const rows = read(
      'Matricule;Nom;Plan;Montant;Statut;Motif',
      '12;LEFEVRE ZOE;PEE;105,00;Accepté;',
      ';Nina PETIT;PERECO;50,00;KO;NIR absent',
      '13;;PEE;199,99;OK;',
      ';Martin Luc;;70,00;OK;',
      '99;Inconnu;;1,00;OK;',
    )
    expect(outcome(matchAnswer(sent, rows, { rejectsOnly: false }))).toEqual([
      ['0012', 'accepted', 10_000],
      ['13', 'rejected', 5_000],
      ['13', 'amount_differs', 20_000],
      [null, 'unknown', null],
      ['99', 'unknown', null],
      ['14', 'missing', 7_000],
      ['15', 'missing', 8_000],
      ['16', 'missing', 9_000],
    ])
  })

  test('one line may speak of all the plans of a person, and a list of refusals accepts the rest', () => {
    const rows = read('Matricule;Montant;Motif', '13;250,00;Date de naissance', '13;250,00;encore')
    expect(outcome(matchAnswer(sent, rows, { rejectsOnly: true }))).toEqual([
      ['13', 'rejected', 20_000],
      ['13', 'rejected', 5_000],
      ['13', 'unknown', null],
      ['0012', 'accepted', 10_000],
      ['14', 'accepted', 7_000],
      ['15', 'accepted', 8_000],
      ['16', 'accepted', 9_000],
    ])
  })

  test('a plan is read in the keeper’s words or in full; an unread one is told apart when both could be meant', () => {
    const twins = [
      line('13', 'Petit Nina', 40_000, { fund_code: 'F' }),
      line('13', 'Petit Nina', 40_000, { fund_code: 'F', plan: 'PERCOL' }),
    ]
    const statusOf = (plan: string, own?: { pee: string; percol: string }, amount = '400,00') => {
      const cells = ['13', plan, amount, 'KO']
      const row = answerRow(2, cells, answerColumns(['Matricule', 'Plan', 'Montant', 'Statut']), own)
      return matchAnswer(twins, row ? [row] : [], { rejectsOnly: false }).map((one) => [one.plan, one.status])
    }
    const refused = [
      ['PERCOL', 'rejected'],
      ['PEE', 'missing'],
    ]
    expect(statusOf('p2', { pee: 'P1', percol: 'P2' })).toEqual(refused)
    expect(statusOf('Plan d’épargne retraite collectif')).toEqual(refused)
    expect(statusOf('Plan d’épargne d’entreprise')).toEqual([
      ['PEE', 'rejected'],
      ['PERCOL', 'missing'],
    ])
    for (const amount of ['400,00', '', '399,99'])
      expect(statusOf('P2', undefined, amount)).toEqual([
        ['P2', 'unknown'],
        ['PEE', 'missing'],
        ['PERCOL', 'missing'],
      ])
    expect(statusOf('Les deux', undefined, '800,00')).toEqual([
      ['PEE', 'rejected'],
      ['PERCOL', 'rejected'],
    ])
  })

  test('an amount nobody can read is shown, not guessed', () => {
    const [first] = matchAnswer(sent, read('Matricule;Montant', '16;9,000'), { rejectsOnly: false })
    expect(first).toMatchObject({ status: 'amount_differs', reason: '9,000', amount_cents: null })
  })

  test('whatever the answer, every sent line comes out once and the sums are those sent', () => {
    let seed = 7
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
    for (let round = 0; round < 200; round += 1) {
      const many = Array.from({ length: 12 }, (_, at) =>
        line(String(at >> 1), `Nom ${at >> 1}`, 1_000 + random(5), { plan: at % 2 ? 'PERCOL' : 'PEE' }),
      )
      const rows = Array.from({ length: random(20) }, (_, at) => ({
        row: at + 2,
        employee_number: random(5) === 0 ? null : String(random(8)),
        person: `NOM ${random(8)}`,
        plan: ([null, 'PEE', 'PERCOL'] as const)[random(3)] ?? null,
        unread_plan: null,
        fund: null,
        amount_cents: random(3) === 0 ? null : 1_000 + random(5),
        unreadable_amount: null,
        verdict: ([null, 'accepted', 'rejected'] as const)[random(3)] ?? null,
        reason: null,
      }))
      const lines = matchAnswer(many, rows, { rejectsOnly: random(2) === 0 })
      const told = lines.filter(({ status }) => status !== 'unknown')
      expect(new Set(told.map((one) => one.sent)).size).toBe(many.length)
      expect(told.length).toBe(many.length)
      expect(told.reduce((sum, one) => sum + (one.expected_cents ?? 0), 0)).toBe(
        many.reduce((sum, one) => sum + one.amount_cents, 0),
      )
    }
  })
})

describe('journal', () => {
  const layout = accountingLayouts[0]
  if (!layout) throw new Error('a layout is shipped')
  const booked = (type: 'interessement' | 'participation', records = none) =>
    journalOf(
      {
        facts: { ...facts, name: 'Campagne', type, exercise_end: '2025-12-31' },
        movements: movementsOf(facts, records, '2026-06-20'),
        reference: 'INT-2025-1',
        validated_on: '2026-05-12',
        interest_on: null,
      },
      layout,
    )
  const balance = (lines: ReturnType<typeof booked>, accountNumber: string) =>
    lines
      .filter(({ account }) => account === accountNumber)
      .reduce((sum, one) => sum + one.debit_cents - one.credit_cents, 0)

  test('every entry is balanced, and only what is held stays accrued', () => {
    const lines = booked('interessement')
    const sum = (side: 'debit_cents' | 'credit_cents') => lines.reduce((total, one) => total + one[side], 0)
    expect(sum('debit_cents')).toBe(sum('credit_cents'))
    expect(sum('debit_cents')).toBeGreaterThan(0)
    expect(balance(lines, '4286')).toBe(-50_000)
    expect(balance(lines, '648')).toBe(510_000)
    // 20 % of the 553,72 € gross behind what is held is a charge of the exercice too, and is not due before it leaves.
    expect(balance(lines, '645')).toBe(102_000 + 11_074)
    expect(balance(lines, '4386')).toBe(-11_074)
    expect([balance(lines, '421'), balance(lines, '467'), balance(lines, '431')]).toEqual([
      -200_000, -210_530, -151_470,
    ])
    expect(lines.every((one) => (one.debit_cents === 0) !== (one.credit_cents === 0))).toBe(true)
  })

  test('the levy on what was held is due in the part that left, owed until something says it was paid, and nothing of it stays accrued at the end', () => {
    const of = (today: string, ...released: PaymentFacts['released']) => {
      const left = { ...facts, released }
      const lines = journalOf(
        {
          facts: { ...left, name: 'Campagne', type: 'participation', exercise_end: '2025-12-31' },
          movements: movementsOf(left, none, today),
          reference: 'PAR-2025-1',
          validated_on: '2026-05-12',
          interest_on: null,
        },
        layout,
      )
      return [balance(lines, '4386'), balance(lines, '431'), balance(lines, '645')]
    }
    const third = { on: '2027-03-01', paid_cents: 16_667, deposited_cents: 0 }
    // 11 074 × 16 667 ÷ 50 000 = 3 691,41
    const rest = { on: '2028-02-01', paid_cents: 0, deposited_cents: 33_333 }
    expect(of('2027-04-30', third)).toEqual([-7_383, -151_470 - 3_691, 113_074])
    expect(of('2027-05-01', third)).toEqual([-7_383, -151_470 - 3_691, 113_074])
    expect(of('2028-04-01', rest, third)).toEqual([0, -151_470 - 11_074, 113_074])
  })

  test('of one’s own money the levy on the matching is booked with it, and its payment leaves nothing owed or accrued', () => {
    const own: PaymentFacts = {
      ...facts,
      envelope_gross_cents: 201_500,
      gross_cents: 201_500,
      net_cents: 201_500,
      levies_cents: 0,
      paid_cents: 0,
      held_cents: 0,
      held_forfait_cents: 0,
      forfait_social_cents: 2_000,
    }
    const records = recorded(
      { kind: 'account_keeper', status: 'paid', amount_cents: 210_530, paid_on: '2026-05-28' },
      { kind: 'levies', status: 'paid', amount_cents: 2_970, paid_on: '2026-06-15' },
    )
    const lines = journalOf(
      {
        facts: { ...own, name: 'Campagne', type: 'voluntary_payment', exercise_end: '2026-05-29' },
        movements: movementsOf(own, records, '2026-06-20'),
        reference: 'VV-2026-1',
        validated_on: '2026-05-12',
        interest_on: null,
      },
      layout,
    )
    expect(['467', '431', '4386', '512'].map((one) => balance(lines, one))).toEqual([0, 0, 0, -213_500])
    expect(['421', '648', '645'].map((one) => balance(lines, one))).toEqual([201_500, 10_000, 2_000])
    const withheld = lines.filter(({ label }) => label.startsWith('Retenue sur salaire'))
    expect(withheld.map(({ account }) => account)).toEqual(['421', '467'])
  })

  test('payments settle the debts to zero against the bank', () => {
    const paid = recorded(
      { kind: 'payroll', status: 'paid', amount_cents: 200_000, paid_on: '2026-05-29' },
      { kind: 'account_keeper', status: 'paid', amount_cents: 210_530, paid_on: '2026-05-28' },
      { kind: 'levies', status: 'paid', amount_cents: 151_470, paid_on: '2026-06-15' },
    )
    const lines = booked('participation', paid)
    expect([balance(lines, '424'), balance(lines, '431'), balance(lines, '4284')]).toEqual([0, 0, -50_000])
    expect(balance(lines, '512')).toBe(-562_000)
    expect(balance(lines, '691')).toBe(500_000)
    // Levies recorded before headcounts made them more: what left the bank is what was recorded, the rest is owed.
    const short = recorded({ kind: 'levies', status: 'paid', amount_cents: 49_470, paid_on: '2026-06-15' })
    const owing = booked('participation', short)
    expect([balance(owing, '512'), balance(owing, '431')]).toEqual([-49_470, -102_000])
  })
})

test('texts for the bank hold only letters every bank takes', () => {
  expect(bankText('Épargne & Cœur « L’été » //', 70)).toBe("Epargne Coeur L'ete")
  expect(bankText('x'.repeat(200), 140)).toHaveLength(140)
  for (const [name, whole] of [
    ['Łukasz', true],
    ['Ивaн', false],
    ['李', false],
    ['—', false],
    ['Anne-Marie d’Œ', true],
  ] as const)
    expect([name, isBankName(name)]).toEqual([name, whole])
  expect(bankText('Łukasz Öztürk Groß', 70)).toBe('Lukasz Ozturk Gross')
  expect(bankText('Đặng Łoś, Ødegård Þór, Kılıç İnci, ŒUVRÉ Ǆ', 70)).toBe(
    'Dang Los, Odegard THor, Kilic Inci, OEUVRE DZ',
  )
  const campaign = { id: '1a2b3c4d-0000-4000-8000-000000000000', type: 'participation', year: 2025 } as const
  expect(campaignReference(campaign)).toBe('PAR-2025-1A2B3C4D')
  expect(remittanceOf(campaign, '123456789', null)).toBe('123456789 PAR-2025-1A2B3C4D')
})

test('what the keepers are paid makes the whole to the cent, whoever keeps which plan', () => {
  const named = { id: '1a2b3c4d-0000-4000-8000-000000000000', type: 'participation', year: 2025 } as const
  const cents = fc.nat(300_000_000_000)
  const keepers = fc.record({
    account_keeper: fc.constantFrom(...accountKeepers),
    account_keeper_name: fc.constantFrom(null, 'Eres'),
    account_keeper_company_code: fc.constantFrom(null, 'A1'),
    percol_account_keeper: fc.constantFrom(null, 'amundi' as const, 'other' as const),
    percol_keeper_name: fc.constantFrom(null, 'Eres', 'Siaci'),
    percol_keeper_company_code: fc.constantFrom(null, 'P1'),
  })
  fc.assert(
    fc.property(
      fc.record({ pee: cents, percol: cents }),
      fc.option(keepers),
      keepers,
      (by_plan, kept, today) => {
        const sent = transfersOf({ ...named, by_plan, keepers: kept }, { ...today, siren: '123456789' })
        const company = keepersKept(kept, today)
        expect(sent.reduce((sum, one) => sum + one.amount_cents, 0)).toBe(by_plan.pee + by_plan.percol)
        const own = sent.find(({ kept }) => kept.iban === 'percol_keeper_iban')
        const apart = company.percol_account_keeper !== null && by_plan.percol > 0
        expect(own?.amount_cents).toBe(apart ? by_plan.percol : undefined)
      },
    ),
  )
})
