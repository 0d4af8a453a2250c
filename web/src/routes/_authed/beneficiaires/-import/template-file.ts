import type { Field } from '@moisson/core/import/field'
import { fieldLabels } from '@moisson/core/import/field'
import { downloadCsv } from '../../../../file/csv.ts'
import type { Language } from '@moisson/law/text'

/** The columns of the template, with the values of an invented person. */
const columns: readonly (readonly [Field, string])[] = [
  ['employee_number', '00042'],
  ['civility', 'Mme'],
  ['last_name', 'Martin'],
  ['birth_name', 'Petit'],
  ['first_name', 'Claire'],
  ['birth_date', '14/03/1985'],
  ['email', 'claire.martin@example.org'],
  ['mobile', '06 39 98 00 01'],
  ['address_line1', '12 rue des Pommiers'],
  ['postal_code', '95390'],
  ['city', 'Saint-Prix'],
  ['contract_type', 'CDI'],
  ['hire_date', '01/09/2018'],
  ['exit_date', ''],
  ['other_contracts', '01/02/2018-31/07/2018'],
  ['reference_salary_cents', '34528,83'],
  ['presence_days', '365'],
  ['absence_maladie', '0'],
]

export function templateRows(language: Language): string[][] {
  return [columns.map(([field]) => fieldLabels[field][language]), columns.map(([, example]) => example)]
}

/** A table ready to fill, whose headers are all recognised. */
export function downloadTemplate(name: string, language: Language): void {
  downloadCsv(name, templateRows(language))
}
