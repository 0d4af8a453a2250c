import { expect, test } from 'vitest'
import { dueOn } from './due.ts'
import { csgRate } from './parameters/social-levies.ts'
import { pass } from './parameters/social-security-ceiling.ts'
import { tmop } from './parameters/tmop.ts'

const reasons = (day: string) => dueOn(day, [pass, tmop, csgRate]).map(({ label, reason }) => [label, reason])

test('an ended value comes first, then the one that ends soon', () =>
  expect(reasons('2026-11-21')).toEqual([
    [tmop.label.fr, 'not_published'],
    [pass.label.fr, 'ends_soon'],
  ]))

test('a rate that stands until changed is only read again every six months', () => {
  expect(reasons('2026-08-01').map(([label]) => label)).not.toContain(csgRate.label.fr)
  expect(reasons('2027-05-20')).toContainEqual([csgRate.label.fr, 'reread'])
})
