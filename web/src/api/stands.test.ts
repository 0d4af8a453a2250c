import { expect, test } from 'vitest'
import { alreadySaved } from './stands.ts'

const current = { id: 'a', reference_salary_cents: 2_400_000, presence_days: 365, note: null, version: 4 }

test('a write that comes too late is saved when what it asked for stands, and only then', () => {
  const late = (body: object) => alreadySaved({ code: 'version_conflict', current }, { path: {}, body })
  expect(late({ reference_salary_cents: 2_400_000, presence_days: 365, reason: 'Erreur de saisie' })).toBe(
    current,
  )
  expect(late({ reference_salary_cents: 2_400_000, presence_days: 364 })).toBeNull()
  expect(late({ note: '' })).toBe(current)
  // Nothing of it is shown: nobody knows.
  expect(late({ reason: 'Erreur de saisie' })).toBeNull()
  expect(late({})).toBeNull()
  expect(alreadySaved({ code: 'version_conflict' }, { body: { version: 4 } })).toBeNull()
  expect(alreadySaved({ current }, { path: {} })).toBeNull()
})
