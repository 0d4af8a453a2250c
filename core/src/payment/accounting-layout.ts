import type { Layout } from '../export/layout.ts'
import type { Text } from '@moisson/law/text'

/** What an account stands for in the entries of a campaign. */
export type AccountRole =
  | 'charge_interessement'
  | 'charge_participation'
  | 'charge_other'
  | 'charge_abondement'
  | 'withheld_from_pay'
  | 'charge_levies'
  | 'charge_late_interest'
  | 'accrued_participation'
  | 'accrued_people'
  | 'accrued_levies'
  | 'due_participation'
  | 'due_people'
  | 'due_keeper'
  | 'due_levies'
  | 'advances'
  | 'to_return'
  | 'bank'

export interface Account {
  readonly account: string
  /** Its name in the French chart, as the books and the file write it. */
  readonly label: string
  /** The same for who reads another language. */
  readonly meaning: Text
  /** Other accounts in use for the same thing, for the accountant to choose from. */
  readonly options: readonly string[]
}

/** Accounts and journals as data: a company's accountant may ask for a version of its own. */
export interface AccountingLayout extends Layout {
  readonly kind: 'accounting'
  readonly journals: { readonly entries: string; readonly bank: string }
  readonly accounts: Readonly<Record<AccountRole, Account>>
  readonly notice: Text
}

const account = (number: string, label: string, en: string, options: readonly string[] = []): Account => ({
  account: number,
  label,
  meaning: { fr: label, en },
  options,
})

export const accountingLayouts: readonly AccountingLayout[] = [
  {
    kind: 'accounting',
    version: '2026.1',
    current: true,
    journals: { entries: 'OD', bank: 'BQ' },
    accounts: {
      charge_interessement: account('648', 'Autres charges de personnel', 'Other staff costs', [
        '6414',
        '6914',
      ]),
      charge_participation: account(
        '691',
        'Participation des salariés aux résultats',
        'Employee profit-sharing (participation), charge',
        ['6911'],
      ),
      charge_other: account('648', 'Autres charges de personnel', 'Other staff costs', ['6413']),
      charge_abondement: account('648', 'Autres charges de personnel', 'Other staff costs', ['647']),
      withheld_from_pay: account('421', 'Personnel – rémunérations dues', 'Staff – pay owed', ['427']),
      charge_levies: account(
        '645',
        'Charges de sécurité sociale et de prévoyance',
        'Social security and welfare charges',
        ['6451'],
      ),
      charge_late_interest: account('6618', 'Intérêts des autres dettes', 'Interest on other debts', [
        '6712',
        '6588',
      ]),
      accrued_participation: account(
        '4284',
        'Dettes provisionnées pour participation des salariés aux résultats',
        'Accrued employee profit-sharing (participation)',
      ),
      accrued_people: account('4286', 'Personnel – autres charges à payer', 'Staff – other accrued charges'),
      accrued_levies: account(
        '4386',
        'Organismes sociaux – autres charges à payer',
        'Social bodies – other accrued charges',
      ),
      due_participation: account(
        '424',
        'Participation des salariés aux résultats',
        'Employee profit-sharing (participation), owed',
        ['4246', '4248'],
      ),
      due_people: account('421', 'Personnel – rémunérations dues', 'Staff – pay owed'),
      due_keeper: account('467', 'Autres comptes débiteurs ou créditeurs', 'Other receivables and payables', [
        '424',
      ]),
      due_levies: account('431', 'Sécurité sociale', 'Social security'),
      advances: account(
        '425',
        'Personnel – avances et acomptes',
        'Staff – advances and payments on account',
        ['4286', '421'],
      ),
      to_return: account(
        '425',
        'Personnel – avances et acomptes, à restituer',
        'Staff – advances and payments on account, to be paid back',
        ['4251', '467'],
      ),
      bank: account('512', 'Banques', 'Banks'),
    },
    notice: {
      fr: 'Proposition d’écritures à valider par votre comptable : les comptes suivent le plan comptable général, vos usages peuvent différer.',
      en: 'Proposed entries, to be validated by your accountant: accounts follow the French general chart, your practice may differ.',
    },
    sheet: {
      name: 'Écritures',
      columns: [
        { header: 'date', field: 'date', kind: 'day' },
        { header: 'journal', field: 'journal', kind: 'text' },
        { header: 'piece', field: 'piece', kind: 'text' },
        { header: 'compte', field: 'account', kind: 'text' },
        { header: 'libelle_compte', field: 'account_label', kind: 'text' },
        { header: 'libelle', field: 'label', kind: 'text' },
        { header: 'debit', field: 'debit_cents', kind: 'cents' },
        { header: 'credit', field: 'credit_cents', kind: 'cents' },
      ],
    },
    csv: { separator: ';', decimal: ',', bom: true },
    disarm: true,
    secrets: false,
  },
]
