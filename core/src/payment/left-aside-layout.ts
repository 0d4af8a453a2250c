import type { InEach, Language } from '@moisson/law/text'
import type { Layout } from '../export/layout.ts'

const words: InEach<{ sheet: string; headers: readonly [string, string, string, string, string] }> = {
  fr: { sheet: 'Sans virement', headers: ['matricule', 'nom', 'prenom', 'montant_a_payer', 'motif'] },
  en: {
    sheet: 'No transfer',
    headers: ['employee_number', 'last_name', 'first_name', 'amount_to_pay', 'reason'],
  },
}

/** The people that a bank file leaves aside, for whoever pays them otherwise, in the words of who reads it. */
export function leftAsideLayout(language: Language): Layout {
  const { sheet, headers } = words[language]
  return {
    kind: 'transfers_left_aside',
    version: '2026.1',
    current: true,
    sheet: {
      name: sheet,
      columns: [
        { header: headers[0], field: 'employee_number', kind: 'text' },
        { header: headers[1], field: 'last_name', kind: 'text' },
        { header: headers[2], field: 'first_name', kind: 'text' },
        { header: headers[3], field: 'amount_cents', kind: 'cents' },
        { header: headers[4], field: 'reason', kind: 'text' },
      ],
    },
    csv: { separator: ';', decimal: ',', bom: true },
    disarm: true,
    secrets: false,
  }
}
