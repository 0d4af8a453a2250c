import { expect, test } from 'vitest'
import { loggedPath } from './logged-path.ts'

test.each([
  '/api/shared/SECRET',
  '/api/shared/SECRET?x=SECRET',
  '/api/%73hared/SECRET',
  '/api/%2573hared/SECRET',
  '/api/shared//SECRET',
  '/api//shared/./SECRET',
  '/api/shared%2FSECRET',
  '/api/SHARED/SECRET',
  '/api/shared;v=1/SECRET',
  '/api/shared\\SECRET',
  '/api/shared/%00/SECRET',
  '/%61pi/remind%65rs/SECRET/again',
  '/api/%ff/%73hared/SECRET',
  '/api/%zzshared%/SECRET',
])('%s is written down without its key', (url) => {
  expect(loggedPath(url)).not.toContain('SECRET')
})

test.each([
  ['/api/company/7/documents/8/shares/9?as=csv', '/api/company/7/documents/8/shares/9'],
  ['/api/shared/abc', '/api/shared/…'],
  ['/api/reminders/abc', '/api/reminders/…'],
  ['/api/campaigns/1/export/payroll', '/api/campaigns/1/export/payroll'],
  ['/soci%C3%A9t%C3%A9', '/soci%C3%A9t%C3%A9'],
])('%s is written down as %s', (url, path) => {
  expect(loggedPath(url)).toBe(path)
})
