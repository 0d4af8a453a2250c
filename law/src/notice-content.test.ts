import { expect, test } from 'vitest'
import { missingFromNotice, noticeContent } from './notice-content.ts'

const codes = (missing: { code: string }[]) => missing.map(({ code }) => code)
const simple = { placed_possible: false, advances_paid: false }

test('an empty notice lacks everything that is owed in every case', () =>
  expect(codes(missingFromNotice('interessement', new Set(), simple))).toEqual([
    'global_amount',
    'average_amount',
    'own_rights',
    'csg_crds',
    'default',
    'rules_annex',
  ]))

test('lock-up and early release are owed once sums may be placed, advances once some were paid', () => {
  const present = new Set([
    'global_amount',
    'average_amount',
    'own_rights',
    'csg_crds',
    'default',
    'rules_annex',
  ])
  const facts = { placed_possible: true, advances_paid: true }
  expect(codes(missingFromNotice('interessement', present, facts))).toEqual([
    'advances',
    'lock_up',
    'release_cases',
  ])
  expect(missingFromNotice('interessement', present, simple)).toEqual([])
})

test('the PPV notice has the five mentions of the decree', () =>
  expect(noticeContent.ppv.items).toHaveLength(5))
