import type { InEach, Language } from '@moisson/law/text'
import type { Layout } from '../export/layout.ts'

type Column = Layout['sheet']['columns'][number]
const columns: readonly (readonly [field: string, kind: Column['kind'], header: InEach<string>])[] = [
  ['employee_number', 'text', { fr: 'matricule', en: 'employee_number' }],
  ['last_name', 'text', { fr: 'nom', en: 'last_name' }],
  ['first_name', 'text', { fr: 'prenom', en: 'first_name' }],
  ['campaign_name', 'text', { fr: 'campagne', en: 'campaign' }],
  ['held_cents', 'cents', { fr: 'montant', en: 'amount' }],
  ['held_since', 'day', { fr: 'conserve_depuis', en: 'held_since' }],
  ['held_until', 'day', { fr: 'a_conserver_jusqu_au', en: 'to_be_kept_until' }],
  ['reason', 'text', { fr: 'motif', en: 'reason' }],
  ['attempts', 'text', { fr: 'tentatives', en: 'attempts' }],
  ['state', 'text', { fr: 'etat', en: 'state' }],
  ['done_on', 'day', { fr: 'date', en: 'date' }],
  ['reference', 'text', { fr: 'reference', en: 'reference' }],
  ['note', 'text', { fr: 'note', en: 'note' }],
  ['recorded_by', 'text', { fr: 'enregistre_par', en: 'recorded_by' }],
]
const sheetNames: InEach<string> = { fr: 'Sommes conservées', en: 'Held sums' }

/** The sums held for people who could not be reached, with what became of each, in the words of who reads it. */
export const heldLayout = (language: Language): Layout => ({
  kind: 'held_sums',
  version: '2026.1',
  current: true,
  sheet: {
    name: sheetNames[language],
    columns: columns.map(([field, kind, header]) => ({ header: header[language], field, kind })),
  },
  csv: { separator: ';', decimal: ',', bom: true },
  disarm: true,
  secrets: false,
})
