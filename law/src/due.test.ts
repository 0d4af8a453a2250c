import { expect, test } from 'vitest'
import { dueOn } from './due.ts'
import { parameter, type Renewal } from './parameter.ts'

const made = (name: string, renewed: Renewal, from: string) =>
  parameter({
    label: { fr: name, en: name },
    unit: 'EUR',
    renewed,
    values: [{ from, value: 1, text: 'Arrêté', id: null, read: '2026-11-20' }],
    reread: '2026-11-20',
  })
const ceiling = made('plafond', 'yearly', '2026-01-01')
const halfYear = made('semestre', 'half-yearly', '2024-01-01')
const rate = made('taux', 'when-changed', '2018-01-01')

const reasons = (day: string) =>
  dueOn(day, [ceiling, halfYear, rate]).map(({ label, reason }) => [label, reason])

test('an ended value comes first, then the one that ends soon', () =>
  expect(reasons('2026-11-21')).toEqual([
    ['semestre', 'not_published'],
    ['plafond', 'ends_soon'],
  ]))

test('a rate that stands until changed is only read again every six months', () => {
  expect(reasons('2026-08-01').map(([label]) => label)).not.toContain('taux')
  expect(reasons('2027-05-20')).toContainEqual(['taux', 'reread'])
})
