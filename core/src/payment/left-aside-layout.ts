import type { Layout } from '../export/layout.ts'

/** The people that a bank file leaves aside, for whoever pays them otherwise. */
export const leftAsideLayout: Layout = {
  kind: 'transfers_left_aside',
  version: '2026.1',
  current: true,
  sheet: {
    name: 'Sans virement',
    columns: [
      { header: 'matricule', field: 'employee_number', kind: 'text' },
      { header: 'nom', field: 'last_name', kind: 'text' },
      { header: 'prenom', field: 'first_name', kind: 'text' },
      { header: 'montant_a_payer', field: 'amount_cents', kind: 'cents' },
      { header: 'motif', field: 'reason', kind: 'text' },
    ],
  },
  csv: { separator: ';', decimal: ',', bom: true },
  disarm: true,
  secrets: false,
}
