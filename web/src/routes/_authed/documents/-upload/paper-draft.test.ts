import { expect, test } from 'vitest'
import { askedDay, draftOfFile, fieldsOf } from './paper-draft.ts'

const today = '2026-03-02'

test('the name of a file proposes a label, a type asked for wins over it', () => {
  expect(draftOfFile('Accord_2026 signé.pdf', { today })).toMatchObject({
    title: 'Accord 2026 signé',
    type: 'interessement_agreement',
    year: '2026',
    status: 'signed',
    signed_at: '',
  })
  expect(draftOfFile('scan.pdf', { today, type: 'filing_receipt' })).toMatchObject({
    type: 'filing_receipt',
    year: '',
    status: 'active',
  })
})

test('the day of a signature or of a filing is asked for, never supposed', () => {
  const draft = draftOfFile('Accord_2026 signé.pdf', { today })
  expect(askedDay(draft)).toBe('signed_at')
  expect(askedDay({ ...draft, signed_at: '2026-02-01' })).toBe(null)
  expect(askedDay({ ...draft, status: 'filed' })).toBe('filed_at')
  expect(askedDay({ ...draft, status: 'to_sign' })).toBe(null)
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
