import { leastLowRisk } from '@moisson/law/managed-profiles'
import { expect, test } from 'vitest'
import { isRefusal } from '../refusal.ts'
import { planFields } from './plan-fields.ts'
import { managedSpans } from './managed-spans.ts'
import { checkManagedSteps, leastSteps, stepAt, type ManagedStep } from './managed-steps.ts'

const step = (years_before: number, prudent_bps: number, balanced_bps: number, dynamic_bps: number) => ({
  years_before,
  prudent_bps,
  balanced_bps,
  dynamic_bps,
})
/** As a keeper writes it: five steps, safer than asked. */
const grid: ManagedStep[] = [
  step(20, 3500, 1000, 0),
  step(12, 6000, 2500, 500),
  step(8, 7000, 4000, 2000),
  step(5, 8500, 5500, 3500),
  step(2, 9500, 8000, 6000),
]
const said = (steps: readonly ManagedStep[]) => {
  const checked = checkManagedSteps(steps)
  return isRefusal(checked) ? [checked.refusal, checked.details] : checked
}

test('the least that is asked is a grid that stands, and one basis point less is refused where it is', () => {
  const least = leastSteps()
  expect(least).toEqual([
    step(11, 3000, 0, 0),
    step(10, 6000, 2000, 0),
    step(5, 8000, 5000, 3000),
    step(2, 9000, 7000, 5000),
  ])
  expect(said(least)).toEqual(least)
  for (const [place, row] of least.entries())
    for (const part of ['prudent_bps', 'balanced_bps', 'dynamic_bps'] as const) {
      if (row[part] === 0) continue
      const lower = least.map((one, at) => (at === place ? { ...one, [part]: one[part] - 1 } : one))
      expect([place, part, said(lower)]).toEqual([
        place,
        part,
        ['illegal_managed_steps', expect.objectContaining({ years: row.years_before })],
      ])
    }
})

test('a grid is kept with its farthest step first, whatever the order it is written in', () => {
  expect(said(grid.toReversed())).toEqual(grid)
  expect(said([])).toEqual([])
})

test('a step that comes too late for the year at which the law asks more is refused for that year', () => {
  const late = grid.map((one) => (one.years_before === 12 ? { ...one, years_before: 9 } : one))
  expect(said(late)).toEqual([
    'illegal_managed_steps',
    expect.objectContaining({ profile: 'Prudent', years: 10, least: '60\u202f%' }),
  ])
})

test('a year given twice, and a part of low risk that goes down, are not a grid', () => {
  expect(said([...grid, step(5, 9000, 9000, 9000)])).toEqual(['repeated_managed_year', { years: 5 }])
  expect(said(grid.map((one) => (one.years_before === 20 ? { ...one, dynamic_bps: 600 } : one)))).toEqual([
    'falling_managed_part',
    { profile: 'Dynamique', profile_en: 'Dynamic', years: 12 },
  ])
})

test('a plan speaks of as many years as the law is asked about', () => {
  const { max } = planFields.managed_steps.of.fields.years_before
  expect(leastLowRisk.apply({ profile: 'prudent', years_before: max }).value).toEqual({ least_bps: 3000 })
  expect(leastLowRisk.apply({ profile: 'prudent', years_before: max + 1 }).refusal?.refusal).toBe(
    'input_not_valid',
  )
})

test('the step that counts is the last one reached, the first one for who is farther away', () => {
  expect([40, 20, 13, 12, 9, 8, 1, 0].map((years) => stepAt(grid, years)?.years_before)).toEqual([
    20, 20, 20, 12, 12, 8, 2, 2,
  ])
})

test('the years of each step are said without a gap and without an overlap', () => {
  expect(managedSpans(grid).map(({ fr }) => fr)).toEqual([
    '13 ans et plus',
    '12 à 9\u00a0ans',
    '8 à 6\u00a0ans',
    '5 à 3\u00a0ans',
    '2 ans et moins',
  ])
  expect(
    managedSpans([{ years_before: 2 }, { years_before: 1 }, { years_before: 0 }]).map(({ en }) => en),
  ).toEqual(['2 years and more', '1 year', '0 years'])
  expect(managedSpans([{ years_before: 7 }]).map(({ fr }) => fr)).toEqual(['Tout le temps'])
})
