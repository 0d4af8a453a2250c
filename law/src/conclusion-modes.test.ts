import { expect, test } from 'vitest'
import { modesOpenTo } from './conclusion-modes.ts'

const company = { size: 45, ds: false, cse: false, approved_branch_accord: false }

test('a small company with nobody to negotiate with may decide alone', () =>
  expect(modesOpenTo(company)).toEqual(['collective_agreement', 'ratification', 'unilateral']))

test('with a works council it must negotiate first', () =>
  expect(modesOpenTo({ ...company, cse: true })).toEqual([
    'collective_agreement',
    'works_council',
    'ratification',
    'unilateral_after_failure',
  ]))

test('an approved branch agreement closes the unilateral way and opens adhesion', () =>
  expect(modesOpenTo({ ...company, approved_branch_accord: true })).toEqual([
    'collective_agreement',
    'ratification',
    'branch',
  ]))

test('from 50 employees no unilateral way is open', () => {
  const large = modesOpenTo({ size: 50, ds: true, cse: true, approved_branch_accord: false })
  expect(large).not.toContain('unilateral')
  expect(large).not.toContain('unilateral_after_failure')
})
