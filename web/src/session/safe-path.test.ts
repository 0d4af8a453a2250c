import { expect, test } from 'vitest'
import { maskedEmail } from './pending-sign-in.ts'
import { safePath } from './safe-path.ts'

test.each(['/beneficiaire', '/campagne/detail-1?tab=a#b', '/'])('%s is followed', (path) => {
  expect(safePath(path)).toBe(path)
})

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  'campagne',
  '',
  '/login',
  '/login/authAction',
  undefined,
  42,
])('%j is not followed', (path) => {
  expect(safePath(path)).toBeNull()
})

test('an address is masked but for its first letter and its domain', () => {
  expect(maskedEmail('claire.martin@example.org')).toBe('c••••@example.org')
  expect(maskedEmail('@x')).toBe('@x')
})
