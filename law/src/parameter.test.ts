import { expect, test } from 'vitest'
import { meanPass } from './ceilings.ts'
import { centsOf, coveredUntil, parameter } from './parameter.ts'
import { timeIn } from './delays.ts'
import { leastLowRisk, yearsOfChange } from './managed-profiles.ts'
import { individualCeilingOf } from './parameters/limits.ts'
import { csgRate } from './parameters/social-levies.ts'
import { monthlyCeiling, pass } from './parameters/social-security-ceiling.ts'
import { refusalOf } from './refusal.ts'
import { Stopped } from './stopped.ts'

const refusalAt = (read: () => unknown) => {
  try {
    read()
  } catch (error) {
    if (error instanceof Stopped) return refusalOf(error)
  }
  return undefined
}

test('the value in force on a day is the last one that started, with its text and link', () => {
  expect(pass.on('2025-12-31')).toMatchObject({ value: 47_100, from: '2025-01-01', provisional: false })
  expect(pass.on('2026-01-01')).toMatchObject({ value: 48_060, text: 'Arrêté du 22/12/2025' })
})

test('the same part of the ceiling quotes the article of its own scheme', () => {
  const textOf = (scheme: 'interessement' | 'participation') => individualCeilingOf(scheme, '2026-01-01').text
  expect([textOf('interessement'), textOf('participation')]).toEqual([
    'Code du travail art. L3314-8',
    'Code du travail art. D3324-12',
  ])
})

test('the years at which a profile changes are those at which its least part does', () => {
  const partAt = (years_before: number) =>
    (['prudent', 'balanced', 'dynamic'] as const).map(
      (profile) => leastLowRisk.value({ profile, years_before }).least_bps,
    )
  const changes = Array.from({ length: 30 }, (_, index) => 30 - index).filter(
    (year) => String(partAt(year)) !== String(partAt(year + 1)),
  )
  expect(yearsOfChange).toEqual(changes)
})

test('a length of time takes the plural above one', () => {
  const year = (value: number) => timeIn({ value, unit: 'years' }, 'fr')
  expect([year(1), year(2)]).toEqual(['un an', 'deux ans'])
})

/** The ceiling as it stood at the end of 2026: the sentences of next year's line are not these. */
const ceilingOf2026 = parameter({
  ...pass,
  values: [{ from: '2026-01-01', value: 48_060, text: 'Arrêté du 22/12/2025', id: null, read: '2026-01-01' }],
})

test('a year that is not published is refused with the last known value in the sentence', () => {
  const refusal = refusalAt(() => ceilingOf2026.on('2027-01-01'))
  expect(refusal?.refusal).toBe('parameter_not_published')
  expect(refusal?.sentence.fr).toBe(
    '«\u00a0Plafond annuel de la sécurité sociale (PASS)\u00a0» n’est pas publié pour le 1er janvier 2027. Dernière valeur connue\u00a0: 48\u202f060\u00a0€, depuis le 1er janvier 2026.',
  )
  expect(refusal?.sentence.en).toContain('1 January 2027. Last known value: €48,060 since 1 January 2026')
  expect(refusalAt(() => pass.on('2999-01-01'))?.refusal).toBe('parameter_not_published')
  expect(refusalAt(() => pass.on('2018-12-31'))?.refusal).toBe('parameter_not_published')
})

test('the last value can be lent on demand, and says so', () => {
  expect(pass.on('2999-03-01', 'provisional')).toMatchObject({
    value: pass.values[0].value,
    provisional: true,
  })
  expect(pass.on('2026-03-01', 'provisional').provisional).toBe(false)
})

test('a mean that borrows the figure of one year is provisional, whatever the others are', () => {
  const known = coveredUntil(pass) ?? ''
  const year = Number(known.slice(0, 4))
  const exercise = { start: `${year}-07-01`, end: `${year + 1}-06-30` }
  expect(meanPass({ exercise, unpublished: 'provisional' }).provisional).toBe(true)
  expect(meanPass({ exercise: { start: '2025-07-01', end: '2026-06-30' } }).provisional).toBe(false)
})

test('a rate that stands until changed never expires by itself', () =>
  expect(csgRate.on('2031-01-01').value).toBe(9.2))

test('the exact value is cents for euros and a ratio for percentages', () => {
  expect(csgRate.on('2026-01-01').exact).toEqual({ num: 23, den: 250 })
  expect(centsOf(pass.on('2026-01-01'))).toBe(4_806_000)
  const hourly = parameter({
    label: { fr: 'essai', en: 'trial' },
    unit: 'EUR/hour',
    renewed: 'half-yearly',
    values: [{ from: '2026-01-01', value: 11.65, text: '', id: null, read: '2026-01-01' }],
    reread: '2026-01-01',
  })
  expect(centsOf(hourly.on('2026-06-30'))).toBe(1165)
  expect(coveredUntil(hourly)).toBe('2026-06-30')
  expect(refusalAt(() => hourly.on('2026-07-01'))?.refusal).toBe('parameter_not_published')
})

test('the annual ceiling is twelve times the monthly one, every year', () => {
  for (let year = 2019; year <= 2026; year += 1) {
    const day = `${year}-01-01`
    expect(centsOf(pass.on(day))).toBe(12 * centsOf(monthlyCeiling.on(day)))
  }
})

test('values may be written in any order; a refusal tells the nearest one that is known', () => {
  const value = (from: string, euros: number) => ({ from, value: euros, text: '', id: null, read: from })
  const written = parameter({
    label: { fr: 'essai', en: 'trial' },
    unit: 'EUR',
    renewed: 'yearly',
    values: [value('2021-01-01', 2), value('2022-01-01', 3), value('2020-01-01', 1)],
    reread: '2026-01-01',
  })
  const last = (day: string) => refusalAt(() => written.on(day))?.details['last_from']
  expect(['2020-12-31', '2021-01-01', '2022-12-31'].map((day) => written.on(day).value)).toEqual([1, 2, 3])
  expect(last('2019-12-31')).toBe('2020-01-01')
  expect(last('2023-01-01')).toBe('2022-01-01')
})
