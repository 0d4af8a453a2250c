import { abondement } from '@moisson/law/abondement'
import { expect, test } from 'vitest'
import {
  ceilingsOf,
  deadlinesOf,
  matchingLeft,
  netOf,
  releaseDay,
  taxNowOrLater,
  type ToolLine,
} from './tools.ts'

const on = '2026-11-24'
const said = (lines: readonly ToolLine[]) =>
  Object.fromEntries(lines.map(({ name, value }) => [name, Object.values(value)[0]]))

test('a net, a tax and a date are those of the law', () => {
  expect(said(netOf(100_000, on))).toEqual({ csg: -9200, crds: -500, net: 90_300 })
  expect(said(taxNowOrLater(100_000, 1100, on))).toMatchObject({
    taxable: 93_200,
    tax: -10_252,
    cash: 80_048,
  })
  expect(said(deadlinesOf('2026-12-31'))).toEqual({
    sign: '2026-06-30',
    file: '2026-07-15',
    statement: '2027-03-31',
    inform: '2027-05-16',
    pay: '2027-05-31',
    interest: '2027-06-01',
    report: '2027-06-30',
    supplement: '2027-12-31',
  })
  const days = deadlinesOf('2026-08-31')
  expect(days.map(({ name, value }) => [name, value.day])).toEqual([
    ['sign', '2026-02-28'],
    ['file', '2026-03-15'],
    ['inform', '2027-01-16'],
    ['pay', '2027-01-31'],
    ['interest', '2027-02-01'],
    ['report', '2027-02-28'],
    ['statement', '2027-03-31'],
    ['supplement', '2027-08-31'],
  ])
  expect(said(ceilingsOf('2026-12-31', on))).toMatchObject({
    person: 3_604_500,
    pee: 384_480,
    percol: 768_960,
  })
  expect(said(releaseDay('participation', 'PEE', '2025-12-31'))).toEqual({ free: '2031-06-01' })
  expect(said(releaseDay('other', 'PEE', '2026-05-31'))).toEqual({ free: '2031-05-31' })
  expect(releaseDay('other', 'PERCOL', on)[0]?.value).toEqual({ retirement: true })
})

test('what is to be placed uses up the matching, to the cent, and a cent less does not', () => {
  for (const [rate_bps, cap_cents, received_cents] of [
    [5000, 40_000, 0],
    [30_000, 999_999, 12_345],
    [3333, 70_001, 7],
    [40_000, 30_000, 0],
  ] as const) {
    const { left, place } = said(
      matchingLeft({ rate_bps, cap_cents, received_cents, plan: 'PEE' }, on),
    ) as Record<string, number>
    const matched = (contribution_cents: number) =>
      abondement.value({
        plan: 'PEE',
        paid_on: on,
        matching: { rate_bps, plan_cap_cents: cap_cents },
        contribution_cents,
        already_this_year_cents: received_cents,
      }).gross_cents
    expect(matched(place ?? 0)).toBe(left)
    // A rate that gives several cents for one passes over the last of them.
    if (rate_bps <= 10_000) expect(matched((place ?? 0) - 1)).toBeLessThanOrEqual(left ?? 0)
  }
  expect(
    said(matchingLeft({ rate_bps: 5000, cap_cents: 30_000, received_cents: 30_000, plan: 'PEE' }, on)),
  ).toMatchObject({
    left: 0,
    place: 0,
  })
})
