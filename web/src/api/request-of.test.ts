import { extractBeneficiaries } from '@moisson/contract/extract'
import { listCampaigns, launchCampaign } from '@moisson/contract/campaign'
import { expect, test } from 'vitest'
import { fileNameOf } from './file-of.ts'
import { queryOf, requestOf } from './request-of.ts'

test('the path is filled and the query holds only the filters that are set', () => {
  const parts = {
    path: { id: 'a/b' },
    query: { year: '2026', state: ['open', 'closed'], type: undefined, q: '' },
  }
  expect(requestOf('/api', listCampaigns, parts)).toEqual({
    method: 'GET',
    url: '/api/company/a%2Fb/campaigns?year=2026&state=open%2Cclosed',
    headers: { accept: 'application/json' },
  })
})

test('a call without body sends none', () => {
  const { body, headers } = requestOf('/api', launchCampaign, { path: { id: '1' } })
  expect(body).toBeUndefined()
  expect(headers).not.toHaveProperty('content-type')
})

test('a file goes as multipart, its fields before it', () => {
  const file = new File(['a;b'], 'paie.csv', { type: 'text/csv' })
  const { body, headers } = requestOf('/api', extractBeneficiaries, {
    file,
    body: { year: 2026, note: null },
  })
  expect(body).toBeInstanceOf(FormData)
  expect([...(body as FormData).keys()]).toEqual(['year', 'file'])
  expect(((body as FormData).get('file') as File).name).toBe('paie.csv')
  expect(headers).not.toHaveProperty('content-type')
})

test('an empty query leaves no question mark', () => {
  expect(queryOf({ state: [], q: undefined })).toBe('')
  expect(queryOf()).toBe('')
})

test.each([
  ['attachment; filename="paie.csv"', 'paie.csv'],
  ['attachment; filename="paie.csv"; filename*=UTF-8\'\'int%C3%A9ressement.xlsx', 'intéressement.xlsx'],
  ['attachment; filename="repli.csv"; filename*=UTF-8\'\'%E0%A4%A', 'repli.csv'],
  ['attachment', ''],
  [null, ''],
])('the name in %s is %s', (disposition, name) => {
  expect(fileNameOf(disposition)).toBe(name)
})
