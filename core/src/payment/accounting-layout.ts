import type { Layout } from '../export/layout.ts'
import type { Text } from '@moisson/law/text'

/** What an account stands for in the entries of a campaign. */
export type AccountRole =
  | 'charge_interessement'
  | 'charge_participation'
  | 'charge_other'
  | 'charge_abondement'
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
  readonly label: string
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

const account = (number: string, label: string, options: readonly string[] = []): Account => ({
  account: number,
  label,
  options,
})

export const accountingLayouts: readonly AccountingLayout[] = [
  {
    kind: 'accounting',
    version: '2026.1',
    current: true,
    journals: { entries: 'OD', bank: 'BQ' },
    accounts: {
      charge_interessement: account('648', 'Autres charges de personnel', ['6414', '6914']),
      charge_participation: account('691', 'Participation des salariés aux résultats', ['6911']),
      charge_other: account('648', 'Autres charges de personnel', ['6413']),
      charge_abondement: account('648', 'Autres charges de personnel', ['647']),
      charge_levies: account('645', 'Charges de sécurité sociale et de prévoyance', ['6451']),
      charge_late_interest: account('6618', 'Intérêts des autres dettes', ['6712', '6588']),
      accrued_participation: account(
        '4284',
        'Dettes provisionnées pour participation des salariés aux résultats',
      ),
      accrued_people: account('4286', 'Personnel – autres charges à payer'),
      accrued_levies: account('4386', 'Organismes sociaux – autres charges à payer'),
      due_participation: account('424', 'Participation des salariés aux résultats', ['4246', '4248']),
      due_people: account('421', 'Personnel – rémunérations dues'),
      due_keeper: account('467', 'Autres comptes débiteurs ou créditeurs', ['424']),
      due_levies: account('431', 'Sécurité sociale'),
      advances: account('425', 'Personnel – avances et acomptes', ['4286', '421']),
      to_return: account('425', 'Personnel – avances et acomptes, à restituer', ['4251', '467']),
      bank: account('512', 'Banques'),
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
