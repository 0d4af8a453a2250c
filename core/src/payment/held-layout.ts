import type { Layout } from '../export/layout.ts'

/** The sums held for people who could not be reached, with what became of each. */
export const heldLayout: Layout = {
  kind: 'held_sums',
  version: '2026.1',
  current: true,
  sheet: {
    name: 'Sommes conservées',
    columns: [
      { header: 'matricule', field: 'employee_number', kind: 'text' },
      { header: 'nom', field: 'last_name', kind: 'text' },
      { header: 'prenom', field: 'first_name', kind: 'text' },
      { header: 'campagne', field: 'campaign_name', kind: 'text' },
      { header: 'montant', field: 'held_cents', kind: 'cents' },
      { header: 'conserve_depuis', field: 'held_since', kind: 'day' },
      { header: 'a_conserver_jusqu_au', field: 'held_until', kind: 'day' },
      { header: 'motif', field: 'reason', kind: 'text' },
      { header: 'tentatives', field: 'attempts', kind: 'text' },
      { header: 'etat', field: 'state', kind: 'text' },
      { header: 'date', field: 'done_on', kind: 'day' },
      { header: 'reference', field: 'reference', kind: 'text' },
      { header: 'note', field: 'note', kind: 'text' },
      { header: 'enregistre_par', field: 'recorded_by', kind: 'text' },
    ],
  },
  csv: { separator: ';', decimal: ',', bom: true },
  disarm: true,
  secrets: false,
}
