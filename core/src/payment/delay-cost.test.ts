import { expect, test } from 'vitest'
import { tmop } from '@moisson/law/parameters/tmop'
import { costOfADayLate, delayCost, rateCaution } from './delay-cost.ts'

test('a delay is priced from the day after the limit to the day of payment, at the published rate', () => {
  const cost = delayCost(1_000_000, '2024-05-31', '2024-06-30')
  expect(cost).toMatchObject({ days: 30, cents: 3684, bps: 448, provisional: false })
  expect(cost && rateCaution(cost).fr).toBe('')
})

test('where no rate is published the last one stands in, and is named as provisional', () => {
  const cost = delayCost(1_000_000, '2098-12-31', '2099-01-11')
  expect(cost).toMatchObject({ days: 11, provisional: true })
  expect(cost && rateCaution(cost).fr).toContain(
    `taux provisoire, le dernier publié\u00a0: ${tmop.values[0].text}`,
  )
})

test('nothing is owed in time, on nothing, nor before the first known rate', () => {
  expect(delayCost(1_000_000, '2024-05-31', '2024-05-31')).toBe(null)
  expect(costOfADayLate(0, '2026-12-31')).toBe(null)
  expect(costOfADayLate(9_480_000, '2005-12-31')).toBe(null)
})

test('a day late costs the interest of one day', () => {
  expect(costOfADayLate(9_480_000, '2024-05-31')?.cents).toBe(1164)
})
