import { expect, test } from 'vitest'
import { cellText, sampleText, typedText } from './cell-text.ts'

test('values are shown as one reads them and offered as one types them', () => {
  expect(cellText('birth_date', '1988-02-01', 'fr')).toBe('01/02/1988')
  expect(typedText('birth_date', '1988-02-01')).toBe('01/02/1988')
  expect(typedText('reference_salary_cents', 3_452_883)).toBe('34528,83')
  expect(cellText('contract_type', 'permanent', 'en')).toBe('Permanent')
  expect(typedText('contract_type', 'permanent')).toBe('CDI')
  expect(cellText('email', undefined, 'fr')).toBe('')
})

test('a date kept as a number of days is shown as a date, another number stays one', () => {
  expect(sampleText('birth_date', '28086', 'fr')).toBe('22/11/1976')
  expect(sampleText('postal_code', '28086', 'fr')).toBe('28086')
  expect(sampleText('birth_date', '14/03/1985', 'fr')).toBe('14/03/1985')
})
