import { expect, test } from 'vitest'
import { draftOfFile, fieldsOf } from './paper-draft.ts'

const today = '2026-03-02'

test('the name of a file proposes a label, a type asked for wins over it', () => {
  expect(draftOfFile('Accord_2026 signé.pdf', { today })).toMatchObject({
    title: 'Accord 2026 signé',
    type: 'interessement_agreement',
    year: '2026',
    status: 'signed',
    signed_at: today,
  })
  expect(draftOfFile('scan.pdf', { today, type: 'filing_receipt' })).toMatchObject({
    type: 'filing_receipt',
    year: '',
    status: 'active',
  })
})

test('what is empty is not sent, nor dates that the status hides', () => {
  const draft = { ...draftOfFile('Accord.pdf', { today }), signed_at: '2026-02-01' }
  expect(fieldsOf(draft)).toEqual({
    title: 'Accord',
    type: 'interessement_agreement',
    status: 'to_sign',
    visibility: 'company_admins',
  })
  expect(fieldsOf({ ...draft, status: 'signed' }, 'abc')).toMatchObject({
    signed_at: '2026-02-01',
    replaces: 'abc',
  })
})
